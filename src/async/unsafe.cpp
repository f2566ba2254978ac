#include <tilewright/async/unsafe.hpp>

#include <string>

namespace tw::detail {

void check_foreign(void const* data, std::size_t alignment, std::span<std::int64_t const> extents,
                   std::span<std::int64_t const> strides, element elem, loc where) {
  std::int64_t low = 0, high = 0;  // offsets of the first and the last element in memory
  bool overflow = false;
  for (std::size_t a = 0; a < extents.size(); ++a) {
    if (extents[a] == 0) return;
    std::int64_t reach = 0;
    overflow = overflow || __builtin_mul_overflow(extents[a] - 1, strides[a], &reach);
    overflow = overflow || __builtin_add_overflow(reach < 0 ? low : high, reach, reach < 0 ? &low : &high);
  }
  std::int64_t bytes = 0;
  overflow = overflow || __builtin_sub_overflow(high, low, &bytes) || __builtin_add_overflow(bytes, 1, &bytes) ||
             __builtin_mul_overflow(bytes, std::int64_t{info(elem).bytes}, &bytes);
  if (overflow)
    throw error(error_kind::usage, where, "foreign memory: extents and strides span more than 2^63 - 1 bytes",
                "pass strides in elements, not in bytes");
  if (data == nullptr)
    throw error(error_kind::usage, where, "foreign memory at a null pointer", "pass the address of element 0");
  if (reinterpret_cast<std::uintptr_t>(data) % alignment != 0)
    throw error(
      error_kind::usage, where,
      "foreign memory whose address is no multiple of " + std::to_string(alignment) + ", the alignment of its elements",
      "copy the values to memory that is aligned");
}

}  // namespace tw::detail
