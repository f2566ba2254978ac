// Making tensors: zeros, ones, full, arange; and showing them.
#pragma once
#include <initializer_list>
#include <string>

#include <tilewright/async/op.hpp>
#include <tilewright/tensor/tensor.hpp>

namespace tw {
namespace detail {

// Writes `count` elements of `size` bytes: start + i * step, computed for the element type; blocks.
void fill_sequence(storage const&, element, bool is_unsigned, std::int64_t count, double start, double step, loc);

template <class T, int R>
struct create_body {
  using value_type = tensor<T, R>;
  static constexpr bool scoped = false;
  extents<R> sizes;
  device place;
  double start, step;

  device where() const { return place; }
  value_type submit(context& c) && {
    auto b = allocate_body<T, R>(sizes, c.stream, c.where);
    fill_sequence(b.memory, element_of<T>, std::is_unsigned_v<T>, checked_count(sizes, element_of<T>, c.where), start, step, c.where);
    return value_type(std::move(b));
  }
};

template <class T, int R>
op<create_body<T, R>> create(extents<R> const& e, double start, double step, loc where) {
  checked_count(e, element_of<T>, where);
  return op<create_body<T, R>>({e, device::current(where), start, step});
}

// numpy-like text of values in host memory.
std::string show_values(void const*, element, bool is_unsigned, std::span<std::int64_t const> extents);

}  // namespace detail

// Operations that give a new tensor on the current device. Throw error(usage) for bad extents.
template <element_type T, int R>
auto zeros(extents<R> const& e, loc where = loc::current()) { return detail::create<T, R>(e, 0, 0, where); }
template <element_type T, int R>
auto ones(extents<R> const& e, loc where = loc::current()) { return detail::create<T, R>(e, 1, 0, where); }
template <element_type T, int R>
auto full(extents<R> const& e, T v, loc where = loc::current()) { return detail::create<T, R>(e, static_cast<double>(v), 0, where); }
template <element_type T>
auto zeros(std::int64_t n, loc where = loc::current()) { return detail::create<T, 1>({{n}}, 0, 0, where); }
template <element_type T>
auto ones(std::int64_t n, loc where = loc::current()) { return detail::create<T, 1>({{n}}, 1, 0, where); }
template <element_type T>
auto full(std::int64_t n, T v, loc where = loc::current()) { return detail::create<T, 1>({{n}}, static_cast<double>(v), 0, where); }
// 0, 1, ..., n - 1; exact while the element type holds them (beyond: rounded).
template <element_type T>
auto arange(std::int64_t n, loc where = loc::current()) { return detail::create<T, 1>({{n}}, 0, 1, where); }

// The values as text, long axes shortened; copies to the host and blocks.
template <readable_tensor X>
std::string show(X const& x, loc where = loc::current()) {
  using T = typename X::value_type;
  auto const values = to_host(x, where);
  return detail::show_values(values.data(), element_of<T>, std::is_unsigned_v<T>, x.checked("show", where).sizes);
}

}  // namespace tw
