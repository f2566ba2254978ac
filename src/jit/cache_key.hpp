// What a compiled kernel is found by: a hash of all that decides the machine code, and of nothing else.
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace tw::jit {

struct cache_key {
  std::uint64_t high = 0, low = 0;
  friend bool operator==(cache_key, cache_key) noexcept = default;
};

// Target and options are hashed too; the architecture is the exact one, since code for sm_86 is not code for sm_80.
cache_key make_key(std::span<const std::uint8_t> bytecode, int sm, std::string_view options);

// 32 hexadecimal digits.
std::string to_string(cache_key);

}  // namespace tw::jit

template <>
struct std::hash<tw::jit::cache_key> {
  std::size_t operator()(tw::jit::cache_key k) const noexcept { return static_cast<std::size_t>(k.high ^ k.low); }
};
