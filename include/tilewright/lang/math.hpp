// Functions of floats, element by element. Which are exact, and the bounds of the others: docs/semantics.md, "Functions".
#pragma once
#include <type_traits>

#include <tilewright/lang/arithmetic.hpp>
#include <tilewright/lang/compare.hpp>
#include <tilewright/lang/convert.hpp>

namespace tw {
namespace lang {

template <unsigned Takes, class... M, tile_like X>
constexpr as_tile_t<X> map(opcode code, X const& x, loc const& l, ir::rounding otherwise = ir::rounding::nearest_even) {
  static_assert(on_floats<X>());
  using V = typename as_tile_t<X>::value_type;
  static_assert(modifiers_fit<V, Takes, M...>());
  constexpr said s = gather_modifiers<M...>();
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    ir::op o = make_op<T, D...>(code);
    o.flush_to_zero = s.flush;
    o.round = s.roundings > 0 ? s.round : otherwise;
    return unary<tile<T, D...>>(o, t, l);
  }(static_cast<as_tile_t<X> const&>(x));
}

// x of floats and n of integers, for powers.
template <class X, class N>
concept integer_power = tile_like<X> && tile_like<N> && float_element<typename as_tile_t<X>::value_type> &&
                        std::integral<typename as_tile_t<N>::value_type> &&
                        !std::same_as<typename as_tile_t<N>::value_type, bool>;

template <class T, int... D, class S>
constexpr auto in_shape(tile<T, D...> const& x, S, loc const& l) {
  if constexpr (std::same_as<shape_t<D...>, S>) return x;
  else return tile_with_t<T, S>(x, l);
}

}  // namespace lang

#define TW_FUNCTION(name, takes, ...)                                                                      \
  template <lang::tile_like X, class A = lang::no_modifier, class B = lang::no_modifier>                   \
  constexpr auto name(X const& x, A a = {}, B = {}, loc l = loc::current()) {                              \
    return lang::map<takes, A, B>(ir::opcode::name, x, lang::written_at(a, l) __VA_OPT__(, ) __VA_ARGS__); \
  }
TW_FUNCTION(exp, lang::takes_approx, ir::rounding::full)
TW_FUNCTION(exp2, lang::takes_flush)
TW_FUNCTION(log, lang::takes_nothing)
TW_FUNCTION(log2, lang::takes_nothing)
TW_FUNCTION(sqrt, lang::takes_ieee | lang::takes_approx)
TW_FUNCTION(rsqrt, lang::takes_flush)
TW_FUNCTION(sin, lang::takes_nothing)
TW_FUNCTION(cos, lang::takes_nothing)
TW_FUNCTION(tan, lang::takes_nothing)
TW_FUNCTION(sinh, lang::takes_nothing)
TW_FUNCTION(cosh, lang::takes_nothing)
TW_FUNCTION(tanh, lang::takes_approx, ir::rounding::full)
TW_FUNCTION(floor, lang::takes_nothing)
TW_FUNCTION(ceil, lang::takes_nothing)
#undef TW_FUNCTION

// Of signed integers, too: the absolute value of the least one is itself.
template <lang::tile_like X>
constexpr auto abs(X const& x, loc l = loc::current()) {
  static_assert(lang::computes<typename lang::as_tile_t<X>::value_type>());
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    return lang::unary<tile<T, D...>>(lang::make_op<T, D...>(float_element<T> ? ir::opcode::absf : ir::opcode::absi), t,
                                      l);
  }(static_cast<lang::as_tile_t<X> const&>(x));
}

// The angle of the point with ordinate y and abscissa x, in [-pi, pi], as the C function.
template <class Y, class X>
  requires lang::pairable<Y, X>
constexpr auto atan2(Y const& y, X const& x, loc l = loc::current()) {
  using C = typename lang::pair_type<Y, X>::type;
  if constexpr (!lang::on_floats<C>()) return lang::the_tile(y, x);
  else return lang::map2<lang::takes_nothing>(ir::opcode::atan2, ir::opcode::atan2, y, x, l);
}
// x to the power of y, as the C function.
template <class X, class Y>
  requires lang::pairable<X, Y>
constexpr auto pow(X const& x, Y const& y, loc l = loc::current()) {
  using C = typename lang::pair_type<X, Y>::type;
  if constexpr (!lang::on_floats<C>()) return lang::the_tile(x, y);
  else return lang::map2<lang::takes_nothing>(ir::opcode::fpowf, ir::opcode::fpowf, x, y, l);
}
// x to the power of a tile of integers, by multiplications.
template <class X, class N>
  requires lang::integer_power<X, N>
constexpr auto pow(X const& x, N const& n, loc l = loc::current()) {
  using T = typename lang::as_tile_t<X>::value_type;
  using I = typename lang::as_tile_t<N>::value_type;
  using xs = typename lang::as_tile_t<X>::shape_type;
  using ns = typename lang::as_tile_t<N>::shape_type;
  constexpr bool narrow = sizeof(I) < 4 || std::same_as<I, std::int32_t>;
  constexpr bool shapes = std::same_as<xs, ns> || lang::joined<xs, ns>::ok;
  static_assert(narrow, "tilewright: pow(x, n) takes integers n of at most 32 bits with a sign; use tw::cast<int>(n)");
  static_assert(shapes, "tilewright: the operands have shapes that do not broadcast: each size must be equal, or 1");
  static_assert(lang::computes<T>());
  if constexpr (!narrow || !shapes) {
    return static_cast<lang::as_tile_t<X> const&>(x);
  } else {
    using S = typename std::conditional_t<std::same_as<xs, ns>, std::type_identity<xs>, lang::joined<xs, ns>>::type;
    auto const signed_n = [&] {  // the operation reads them with a sign
      if constexpr (std::is_signed_v<I>) return static_cast<lang::as_tile_t<N> const&>(n);
      else return cast<std::int32_t>(n, l);
    }();
    auto const base = lang::in_shape(static_cast<lang::as_tile_t<X> const&>(x), S{}, l);
    auto const power = lang::in_shape(signed_n, S{}, l);
    return [&]<int... D>(shape_t<D...>) {
      return tile<T, D...>(base.trace,
                           base.trace->emit_with(lang::make_op<T, D...>(ir::opcode::fpowi), l, base.id, power.id));
    }(S{});
  }
}

template <class X, class Y>
  requires lang::mismatched<X, Y>
constexpr auto atan2(X const& x, Y const& y) {
  static_assert(lang::pair_up<X, Y>());
  return lang::the_tile(x, y);
}
template <class X, class Y>
  requires(lang::mismatched<X, Y> && !lang::integer_power<X, Y>)
constexpr auto pow(X const& x, Y const& y) {
  static_assert(lang::pair_up<X, Y>());
  return lang::the_tile(x, y);
}

}  // namespace tw
