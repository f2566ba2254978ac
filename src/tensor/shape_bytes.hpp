// Sizes that a file claims, computed without trusting it.
#pragma once
#include <cstdint>
#include <optional>
#include <span>

namespace tw::detail {

// Elements of a tensor whose extents are not negative; nothing when they exceed 2^63 - 1. A zero among them settles it.
inline std::optional<std::int64_t> element_count(std::span<std::int64_t const> shape) {
  std::int64_t count = 1;
  bool overflow = false;
  for (std::int64_t x : shape) {
    if (x == 0) return 0;
    overflow = overflow || __builtin_mul_overflow(count, x, &count);
  }
  if (overflow) return std::nullopt;
  return count;
}

// That many bytes of all elements; nothing when they exceed 2^63 - 1.
inline std::optional<std::uint64_t> byte_count(std::int64_t count, std::int64_t element_bytes) {
  std::int64_t bytes = 0;
  if (__builtin_mul_overflow(count, element_bytes, &bytes)) return std::nullopt;
  return static_cast<std::uint64_t>(bytes);
}

}  // namespace tw::detail
