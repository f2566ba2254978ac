// Sizes of a tensor along its axes.
#pragma once
#include <array>
#include <cstdint>
#include <span>

#include <tilewright/runtime/error.hpp>
#include <tilewright/tensor/tensor_ref.hpp>

namespace tw {

template <int R>
struct extents : std::array<std::int64_t, R> {
  static_assert(R >= 1 && R <= max_tensor_rank, "tilewright: a tensor has one to six axes");
};

namespace detail {

// The number of elements. Throws error(usage) for a negative extent, or when elements or bytes exceed 2^63 - 1.
std::int64_t checked_count(std::span<std::int64_t const> extents, element, loc);
void row_major_strides(std::span<std::int64_t const> extents, std::span<std::int64_t> strides);
// One of them. Throws error(usage) for an axis that is not there.
std::int64_t extent_at(std::span<std::int64_t const> extents, int axis, loc);
[[noreturn]] void wrong_rank(int expected, std::size_t given, loc);

template <int R>
extents<R> to_extents(std::span<std::int64_t const> list, loc where) {
  if (list.size() != R) wrong_rank(R, list.size(), where);
  extents<R> e;
  for (std::size_t i = 0; i < R; ++i) e[i] = list[i];
  return e;
}

}  // namespace detail
}  // namespace tw
