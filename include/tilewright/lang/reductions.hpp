// Named reductions and scans beside sum, product, max and min.
#pragma once
#include <limits>

#include <tilewright/lang/combine.hpp>

namespace tw {
namespace lang {

template <class T>
constexpr auto lowest_number() {
  if constexpr (float_element<T>) return -inf;
  else return std::numeric_limits<T>::lowest();
}
template <class T>
constexpr auto highest_number() {
  if constexpr (float_element<T>) return inf;
  else return std::numeric_limits<T>::max();
}

template <class X>
consteval bool is_condition() {
  static_assert(std::same_as<typename as_tile_t<X>::value_type, bool>,
                "tilewright: all_of and any_of take a condition, a tile of bool made by a comparison");
  return std::same_as<typename as_tile_t<X>::value_type, bool>;
}
template <class X>
consteval bool has_bits() {
  using T = typename as_tile_t<X>::value_type;
  static_assert(integer_element<T> || std::same_as<T, bool>,
                "tilewright: bits_and, bits_or and bits_xor take integers or conditions; see tw::cast<T>(x)");
  return integer_element<T> || std::same_as<T, bool>;
}

// All elements in one row.
template <class X>
constexpr auto flat(X const& x, loc const& l) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    return tw::reshape(t, shape<(1 * ... * D)>, l);
  }(static_cast<as_tile_t<X> const&>(x));
}

// 0, 1, 2, ... along axis A of a tile of shape D..., a size of 1 elsewhere.
template <int A, class T, int... D>
constexpr auto positions(tile<T, D...> const& x, loc const& l) {
  constexpr int sizes[] = {D...};
  constexpr int n = sizes[A];
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    tile<int, n> const line(x.trace, x.trace->emit(make_op<int, n>(opcode::iota), l));
    return tw::broadcast(tw::reshape(line, shape<(static_cast<int>(I) == A ? n : 1)...>, l), shape<D...>, l);
  }(std::make_index_sequence<sizeof...(D)>{});
}

// The lowest place of an extreme element. A NaN counts as the other extreme, and its place as behind all others.
template <int A, bool Largest, class T, int... D>
constexpr auto place_of_extreme(tile<T, D...> const& x, loc const& l) {
  static_assert(computes<T>());
  constexpr auto neutral = Largest ? lowest_number<T>() : highest_number<T>();
  constexpr int sizes[] = {D..., 1};
  auto const at = positions<A>(x, l);
  auto const better = [&](auto const& a, auto const& b) {
    return compare(Largest ? ir::predicate::greater_than : ir::predicate::less_than, a, b, l);
  };
  auto const first = [&](auto const& key, auto const& place) {
    return std::get<1>(tw::reduce(
      tw::operands(key, place), axis<A>, tw::identities(neutral, std::numeric_limits<int>::max()),
      [&](auto const& a, auto const& b) {
        auto const& [v, i] = a;
        auto const& [w, j] = b;
        auto const mine = better(v, w) ||
                          (compare(ir::predicate::equal, v, w, l) && compare(ir::predicate::less_than, i, j, l));
        return tw::operands(tw::select(mine, v, w, l), tw::select(mine, i, j, l));
      },
      l));
  };
  if constexpr (float_element<T>) {
    auto const nan = compare(ir::predicate::not_equal, x, x, l);
    auto const found = first(tw::select(nan, neutral, x, l), tw::select(nan, at + sizes[A], at, l));
    return tw::select(found >= sizes[A], found - sizes[A], found, l);
  } else {
    return first(x, at);
  }
}

}  // namespace lang

// The lowest position along axis A, as int, of an element that equals tw::max(x, axis<A>) (argmin: tw::min). Of nothing
// but NaN: 0.
template <lang::tile_like X, int A>
constexpr auto argmax(X const& x, axis_t<A>, loc l = loc::current()) {
  if constexpr (!lang::has_axis<A, X>()) return static_cast<lang::as_tile_t<X> const&>(x);
  else return lang::place_of_extreme<A, true>(static_cast<lang::as_tile_t<X> const&>(x), l);
}
template <lang::tile_like X, int A>
constexpr auto argmin(X const& x, axis_t<A>, loc l = loc::current()) {
  if constexpr (!lang::has_axis<A, X>()) return static_cast<lang::as_tile_t<X> const&>(x);
  else return lang::place_of_extreme<A, false>(static_cast<lang::as_tile_t<X> const&>(x), l);
}

// Whether a condition holds everywhere (somewhere) along an axis, or in the whole tile: then a scalar.
template <lang::tile_like X, int A>
constexpr auto all_of(X const& x, axis_t<A> a, loc l = loc::current()) {
  if constexpr (!lang::is_condition<X>()) return static_cast<lang::as_tile_t<X> const&>(x);
  else return reduce(x, a, true, [](auto p, auto q) { return p & q; }, l);
}
template <lang::tile_like X, int A>
constexpr auto any_of(X const& x, axis_t<A> a, loc l = loc::current()) {
  if constexpr (!lang::is_condition<X>()) return static_cast<lang::as_tile_t<X> const&>(x);
  else return reduce(x, a, false, [](auto p, auto q) { return p | q; }, l);
}
template <lang::tile_like X>
constexpr tile<bool> all_of(X const& x, loc l = loc::current()) {
  if constexpr (!lang::is_condition<X>()) return tile<bool>(true);
  else return reshape(all_of(lang::flat(x, l), axis<0>, l), shape<>, l);
}
template <lang::tile_like X>
constexpr tile<bool> any_of(X const& x, loc l = loc::current()) {
  if constexpr (!lang::is_condition<X>()) return tile<bool>(true);
  else return reshape(any_of(lang::flat(x, l), axis<0>, l), shape<>, l);
}

// Bit by bit, of integers and conditions.
template <lang::tile_like X, int A>
constexpr auto bits_and(X const& x, axis_t<A> a, loc l = loc::current()) {
  using T = typename lang::as_tile_t<X>::value_type;
  if constexpr (!lang::has_bits<X>()) return static_cast<lang::as_tile_t<X> const&>(x);
  else return reduce(x, a, static_cast<T>(~T{}), [](auto p, auto q) { return p & q; }, l);
}
template <lang::tile_like X, int A>
constexpr auto bits_or(X const& x, axis_t<A> a, loc l = loc::current()) {
  using T = typename lang::as_tile_t<X>::value_type;
  if constexpr (!lang::has_bits<X>()) return static_cast<lang::as_tile_t<X> const&>(x);
  else return reduce(x, a, T{}, [](auto p, auto q) { return p | q; }, l);
}
template <lang::tile_like X, int A>
constexpr auto bits_xor(X const& x, axis_t<A> a, loc l = loc::current()) {
  using T = typename lang::as_tile_t<X>::value_type;
  if constexpr (!lang::has_bits<X>()) return static_cast<lang::as_tile_t<X> const&>(x);
  else return reduce(x, a, T{}, [](auto p, auto q) { return p ^ q; }, l);
}

// Sums, products, maxima and minima of the elements up to each place along an axis; with tw::reverse from each place on.
template <lang::tile_like X, int A>
constexpr auto cumsum(X const& x, axis_t<A> a, loc l = loc::current()) {
  return scan(x, a, 0, [](auto p, auto q) { return p + q; }, l);
}
template <lang::tile_like X, int A>
constexpr auto cumsum(X const& x, axis_t<A> a, reverse_t r, loc l = loc::current()) {
  return scan(x, a, 0, [](auto p, auto q) { return p + q; }, r, l);
}
template <lang::tile_like X, int A>
constexpr auto cumprod(X const& x, axis_t<A> a, loc l = loc::current()) {
  return scan(x, a, 1, [](auto p, auto q) { return p * q; }, l);
}
template <lang::tile_like X, int A>
constexpr auto cumprod(X const& x, axis_t<A> a, reverse_t r, loc l = loc::current()) {
  return scan(x, a, 1, [](auto p, auto q) { return p * q; }, r, l);
}
template <lang::tile_like X, int A>
constexpr auto cummax(X const& x, axis_t<A> a, loc l = loc::current()) {
  return scan(
    x, a, lang::lowest_number<typename lang::as_tile_t<X>::value_type>(), [](auto p, auto q) { return tw::max(p, q); },
    l);
}
template <lang::tile_like X, int A>
constexpr auto cummax(X const& x, axis_t<A> a, reverse_t r, loc l = loc::current()) {
  return scan(
    x, a, lang::lowest_number<typename lang::as_tile_t<X>::value_type>(), [](auto p, auto q) { return tw::max(p, q); },
    r, l);
}
template <lang::tile_like X, int A>
constexpr auto cummin(X const& x, axis_t<A> a, loc l = loc::current()) {
  return scan(
    x, a, lang::highest_number<typename lang::as_tile_t<X>::value_type>(), [](auto p, auto q) { return tw::min(p, q); },
    l);
}
template <lang::tile_like X, int A>
constexpr auto cummin(X const& x, axis_t<A> a, reverse_t r, loc l = loc::current()) {
  return scan(
    x, a, lang::highest_number<typename lang::as_tile_t<X>::value_type>(), [](auto p, auto q) { return tw::min(p, q); },
    r, l);
}

}  // namespace tw
