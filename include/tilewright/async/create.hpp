// Making tensors: zeros, ones, full, arange; and showing them.
#pragma once
#include <concepts>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <tilewright/async/op.hpp>
#include <tilewright/tensor/tensor.hpp>

namespace tw {
namespace detail {

// Both write `count` elements and block: copies of the `size` bytes at `value`; or 0, 1, 2, ... in the element type.
void fill_with(storage const&, stream_ref, void const* value, std::size_t size, std::int64_t count, loc);
void fill_counting(storage const&, stream_ref, element, bool is_unsigned, std::int64_t count, loc);
[[noreturn]] void counts_too_far(std::int64_t n, std::string_view type, loc);

template <class T, int R, bool Counting>
struct create_body {
  using value_type = tensor<T, R>;
  static constexpr bool scoped = false;
  extents<R> sizes;
  device place;
  T value;

  device where() const { return place; }
  value_type submit(context& c) && {
    auto b = allocate_body<T, R>(sizes, c.stream, c.where);
    auto const n = checked_count(sizes, element_of<T>, c.where);
    if constexpr (Counting) fill_counting(b.memory, c.stream, element_of<T>, std::is_unsigned_v<T>, n, c.where);
    else fill_with(b.memory, c.stream, &value, sizeof value, n, c.where);
    return value_type(std::move(b));
  }
};

template <class T, int R, bool Counting = false>
op<create_body<T, R, Counting>> create(extents<R> const& e, T v, loc where) {
  checked_count(e, element_of<T>, where);
  return op<create_body<T, R, Counting>>({e, device::current(where), v});
}
template <class T, std::size_t R>
auto create(std::int64_t const (&e)[R], T v, loc where) {
  return create<T, static_cast<int>(R)>(to_extents<static_cast<int>(R)>(e, where), v, where);
}

// numpy-like text of values in host memory.
std::string show_values(void const*, element, bool is_unsigned, std::span<std::int64_t const> extents);

}  // namespace detail

// Operations that give a new tensor on the current device: zeros<float>(n), zeros<float>({m, n}), or with tw::extents. Throw
// error(usage) for bad extents.
template <element_type T, int R>
auto zeros(extents<R> const& e, loc where = loc::current()) {
  return detail::create<T, R>(e, T(0), where);
}
template <element_type T, int R>
auto ones(extents<R> const& e, loc where = loc::current()) {
  return detail::create<T, R>(e, T(1), where);
}
template <element_type T, int R>
auto full(extents<R> const& e, T v, loc where = loc::current()) {
  return detail::create<T, R>(e, v, where);
}
template <element_type T>
auto zeros(std::integral auto n, loc where = loc::current()) {
  return detail::create<T, 1>({{static_cast<std::int64_t>(n)}}, T(0), where);
}
template <element_type T>
auto ones(std::integral auto n, loc where = loc::current()) {
  return detail::create<T, 1>({{static_cast<std::int64_t>(n)}}, T(1), where);
}
template <element_type T>
auto full(std::integral auto n, std::type_identity_t<T> v, loc where = loc::current()) {
  return detail::create<T, 1>({{static_cast<std::int64_t>(n)}}, v, where);
}
template <element_type T, std::size_t R>
auto zeros(std::int64_t const (&e)[R], loc where = loc::current()) {
  return detail::create<T, R>(e, T(0), where);
}
template <element_type T, std::size_t R>
auto ones(std::int64_t const (&e)[R], loc where = loc::current()) {
  return detail::create<T, R>(e, T(1), where);
}
template <element_type T, std::size_t R>
auto full(std::int64_t const (&e)[R], std::type_identity_t<T> v, loc where = loc::current()) {
  return detail::create<T, R>(e, v, where);
}
// 0, 1, ..., n - 1. Numbers that a floating-point type does not hold are rounded; error(usage) when an integer type does not
// hold n - 1.
template <element_type T>
auto arange(std::int64_t n, loc where = loc::current()) {
  static_assert(!std::same_as<T, bool>, "tilewright: arange counts; use zeros or ones for a tensor of bool");
  if constexpr (std::is_integral_v<T>)
    if (n > 0 && std::cmp_greater(n - 1, std::numeric_limits<T>::max()))
      detail::counts_too_far(n, cpp_name<T>(), where);
  return detail::create<T, 1, true>({{n}}, T(0), where);
}

// The values as text, long axes shortened; copies to the host and blocks.
template <readable_tensor X>
std::string show(X const& x, loc where = loc::current()) {
  using T = typename X::value_type;
  auto const values = detail::host_bytes(x, "show", where);
  return detail::show_values(values.data(), element_of<T>, std::is_unsigned_v<T>, x.checked("show", where).sizes);
}

}  // namespace tw
