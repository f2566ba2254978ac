// Element-wise functions, conversions and selection.
#pragma once
#include <type_traits>

#include <tilewright/lang/extent.hpp>

namespace tw {

// Modifiers of functions: tw::exp2(x, tw::ftz).
struct flush_to_zero_t {};
inline constexpr flush_to_zero_t ftz{};  // f32: denormal inputs and results count as zero

namespace lang {

template <class... M>
inline constexpr bool has_ftz = (std::same_as<M, flush_to_zero_t> || ...);

template <tile_like X>
constexpr as_tile_t<X> map(opcode code, X const& x, loc const& l, bool flush = false,
                           ir::rounding round = ir::rounding::nearest_even) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    ir::op o = make_op<T, D...>(code);
    o.flush_to_zero = flush;
    o.round = round;
    return unary<tile<T, D...>>(o, t, l);
  }(static_cast<as_tile_t<X> const&>(x));
}
template <tile_like X>
consteval bool on_floats() {
  static_assert(float_element<typename as_tile_t<X>::value_type>,
                "tilewright: this function takes floating-point tiles; convert with tw::cast<float>(x) first");
  if constexpr (float_element<typename as_tile_t<X>::value_type>) computes<typename as_tile_t<X>::value_type>();
  return true;
}

// Operands of a two-argument function brought to one type and shape.
template <class X, class Y>
struct pair_type {};
template <tile_like X, tile_like Y>
  requires(std::same_as<typename as_tile_t<X>::value_type, typename as_tile_t<Y>::value_type> &&
           (std::same_as<typename as_tile_t<X>::shape_type, typename as_tile_t<Y>::shape_type> ||
            joined<typename as_tile_t<X>::shape_type, typename as_tile_t<Y>::shape_type>::ok))
struct pair_type<X, Y> {
  using xs = typename as_tile_t<X>::shape_type;
  using type = tile_with_t<
    typename as_tile_t<X>::value_type,
    typename std::conditional_t<std::same_as<xs, typename as_tile_t<Y>::shape_type>, std::type_identity<xs>,
                                joined<xs, typename as_tile_t<Y>::shape_type>>::type>;
};
template <tile_like X, class Y>
  requires literal_for<Y, typename as_tile_t<X>::value_type>
struct pair_type<X, Y> {
  using type = as_tile_t<X>;
};
template <class X, tile_like Y>
  requires literal_for<X, typename as_tile_t<Y>::value_type>
struct pair_type<X, Y> {
  using type = as_tile_t<Y>;
};
template <class X, class Y>
concept pairable = requires { typename pair_type<X, Y>::type; };

// Says why two operands do not go together.
template <class X, class Y>
consteval bool pair_up() {
  if constexpr (tile_like<X> && tile_like<Y>) {
    using A = as_tile_t<X>;
    using B = as_tile_t<Y>;
    constexpr bool same = std::same_as<typename A::value_type, typename B::value_type>;
    static_assert(same, "tilewright: the operands have different element types; convert one with tw::cast<T>(x)");
    static_assert(!same || pairable<X, Y>,
                  "tilewright: the operands have shapes that do not broadcast: each size must be equal, or 1");
  } else {
    static_assert(pairable<X, Y>,
                  "tilewright: this number is no literal for the tile's element type: tiles of integers take "
                  "integers, tiles of floats take numbers, conditions take bool; use tw::cast<T>(x) on the tile");
  }
  return true;
}
template <class X, class Y>
concept mismatched = (tile_like<X> && tile_like<Y> && !pairable<X, Y>) ||
                     (tile_like<X> && std::is_arithmetic_v<Y> && !pairable<X, Y>) ||
                     (std::is_arithmetic_v<X> && tile_like<Y> && !pairable<X, Y>);
// Of two operands the one that is a tile.
template <class X, class Y>
constexpr auto the_tile(X const& x, Y const& y) {
  if constexpr (tile_like<X>) return static_cast<as_tile_t<X> const&>(x);
  else return static_cast<as_tile_t<Y> const&>(y);
}

template <class C, class X>
constexpr C as(X const& x, loc const& l) {
  if constexpr (tile_like<X>) {
    if constexpr (std::same_as<C, as_tile_t<X>>) return static_cast<as_tile_t<X> const&>(x);
    else return C(static_cast<as_tile_t<X> const&>(x), l);
  } else {
    return C(x);
  }
}
template <class X, class Y>
constexpr auto map2(opcode of_floats, opcode of_integers, X const& x, Y const& y, loc const& l) {
  using C = typename pair_type<X, Y>::type;
  static_assert(computes<typename C::value_type>());
  ir::op o;
  o.code = float_element<typename C::value_type> ? of_floats : of_integers;
  if constexpr (std::integral<typename C::value_type>) o.sign = sign_of<typename C::value_type>();
  return binary<typename C::value_type>(o, as<C>(x, l), as<C>(y, l), l);
}

template <class T, int... D>
constexpr tile<T, D...> fma_of(tile<T, D...> const& x, tile<T, D...> const& y, tile<T, D...> const& z, loc const& l) {
  ir::builder* const b = x.trace ? x.trace : y.trace ? y.trace : z.trace;
  int const i = x.in(b, l), j = y.in(b, l), k = z.in(b, l);
  return {b, b->emit_with(make_op<T, D...>(ir::opcode::fma), l, i, j, k)};
}

}  // namespace lang

// e^x, 2^x and so on; which functions are exact and the bounds of the others: docs/semantics.md, "Functions".
template <lang::tile_like X>
constexpr auto exp(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::exp, x, l, false, ir::rounding::full);
}
template <lang::tile_like X>
constexpr auto exp2(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::exp2, x, l);
}
template <lang::tile_like X>
constexpr auto exp2(X const& x, flush_to_zero_t, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::exp2, x, l, true);
}
template <lang::tile_like X>
constexpr auto log(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::log, x, l);
}
template <lang::tile_like X>
constexpr auto log2(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::log2, x, l);
}
template <lang::tile_like X>
constexpr auto sqrt(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::sqrt, x, l);
}
template <lang::tile_like X>
constexpr auto rsqrt(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::rsqrt, x, l);
}
template <lang::tile_like X>
constexpr auto sin(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::sin, x, l);
}
template <lang::tile_like X>
constexpr auto cos(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::cos, x, l);
}
template <lang::tile_like X>
constexpr auto tanh(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::tanh, x, l, false, ir::rounding::full);
}
template <lang::tile_like X>
constexpr auto floor(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::floor, x, l);
}
template <lang::tile_like X>
constexpr auto ceil(X const& x, loc l = loc::current()) {
  static_assert(lang::on_floats<X>());
  return lang::map(ir::opcode::ceil, x, l);
}
template <lang::tile_like X>
constexpr auto abs(X const& x, loc l = loc::current()) {
  static_assert(lang::computes<typename lang::as_tile_t<X>::value_type>());
  return lang::map(float_element<typename lang::as_tile_t<X>::value_type> ? ir::opcode::absf : ir::opcode::absi, x, l);
}

// The larger and the smaller of two, element by element. A NaN operand loses; -0 < +0.
template <class X, class Y>
  requires lang::pairable<X, Y>
constexpr auto max(X const& x, Y const& y, loc l = loc::current()) {
  return lang::map2(ir::opcode::maxf, ir::opcode::maxi, x, y, l);
}
template <class X, class Y>
  requires lang::pairable<X, Y>
constexpr auto min(X const& x, Y const& y, loc l = loc::current()) {
  return lang::map2(ir::opcode::minf, ir::opcode::mini, x, y, l);
}
// x * y + z, rounded once.
template <class X, class Y, class Z>
  requires lang::pairable<X, Y> && lang::pairable<typename lang::pair_type<X, Y>::type, Z>
constexpr auto fma(X const& x, Y const& y, Z const& z, loc l = loc::current()) {
  using C = typename lang::pair_type<typename lang::pair_type<X, Y>::type, Z>::type;
  if constexpr (!lang::on_floats<C>()) return lang::the_tile(z, lang::the_tile(x, y));
  else return lang::fma_of(lang::as<C>(x, l), lang::as<C>(y, l), lang::as<C>(z, l), l);
}
// x / y rounded up, for integers; y must be positive.
template <class X, class Y>
  requires lang::pairable<X, Y>
constexpr auto ceil_div(X const& x, Y const& y, loc l = loc::current()) {
  using C = typename lang::pair_type<X, Y>::type;
  static_assert(integer_element<typename C::value_type>, "tilewright: ceil_div takes integers");
  ir::op o;
  o.code = ir::opcode::divi;
  o.sign = lang::sign_of<typename C::value_type>();
  o.round = ir::rounding::positive_inf;
  return lang::binary<typename C::value_type>(o, lang::as<C>(x, l), lang::as<C>(y, l), l);
}

template <class X, class Y>
  requires lang::mismatched<X, Y>
constexpr auto max(X const& x, Y const& y) {
  static_assert(lang::pair_up<X, Y>());
  return lang::the_tile(x, y);
}
template <class X, class Y>
  requires lang::mismatched<X, Y>
constexpr auto min(X const& x, Y const& y) {
  static_assert(lang::pair_up<X, Y>());
  return lang::the_tile(x, y);
}
template <class X, class Y, class Z>
  requires lang::mismatched<X, Y>
constexpr auto fma(X const& x, Y const& y, Z const&) {
  static_assert(lang::pair_up<X, Y>());
  return lang::the_tile(x, y);
}
template <class X, class Y, class Z>
  requires lang::pairable<X, Y> && lang::mismatched<typename lang::pair_type<X, Y>::type, Z>
constexpr auto fma(X const& x, Y const& y, Z const&) {
  static_assert(lang::pair_up<typename lang::pair_type<X, Y>::type, Z>());
  return lang::the_tile(x, y);
}
template <class X, class Y>
  requires lang::mismatched<X, Y>
constexpr auto ceil_div(X const& x, Y const& y) {
  static_assert(lang::pair_up<X, Y>());
  return lang::the_tile(x, y);
}

// Conversion of every element: floats round to nearest even (e4m3 and e5m2 saturate), float to integer truncates and
// saturates, integers wrap.
template <element_type To, lang::tile_like X>
constexpr auto cast(X const& x, loc l = loc::current()) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    using R = tile<To, D...>;
    constexpr element from = element_of<T>, to = element_of<To>;
    static_assert(!(std::same_as<To, tf32> && is_integer(from)),
                  "tilewright: integers become tf32 through float: tw::cast<tw::tf32>(tw::cast<float>(x))");
    ir::op o = lang::make_op<To, D...>(ir::opcode::ftof);
    if constexpr (std::same_as<T, To>) {
      return t;
    } else if constexpr (std::same_as<To, bool> && !arithmetic_element<T>) {
      return cast<bool>(cast<float>(t, l), l);
    } else if constexpr (std::same_as<To, bool>) {
      return lang::compare(ir::predicate::not_equal, t, tile<T, D...>(0), l);
    } else {
      if constexpr (std::integral<T>) o.sign = lang::sign_of<T>();
      else if constexpr (std::integral<To>) o.sign = lang::sign_of<To>();
      if constexpr (is_integer(from) && is_integer(to)) {
        if constexpr (info(from).bits == info(to).bits) return R(t.trace, t.id);
        o.code = info(from).bits < info(to).bits ? ir::opcode::exti : ir::opcode::trunci;
      } else if constexpr (is_integer(to)) {
        o.code = ir::opcode::ftoi;
        o.round = ir::rounding::nearest_int_to_zero;
      } else if constexpr (is_integer(from)) {
        o.code = ir::opcode::itof;
      }
      return lang::unary<R>(o, t, l);
    }
  }(static_cast<lang::as_tile_t<X> const&>(x));
}
template <element_type To>
constexpr tile<To> cast(extent const& x, loc l = loc::current()) {
  return cast<To>(static_cast<tile<std::int64_t>>(x), l);
}

namespace lang {

template <class V, class C, class X, class Y>
constexpr auto select_of(C const& c, X const& x, Y const& y, loc const& l) {
  using cs = typename as_tile_t<C>::shape_type;
  using vs = typename V::shape_type;
  using S = typename std::conditional_t<std::same_as<cs, vs>, std::type_identity<cs>, joined<cs, vs>>::type;
  return [&]<int... D>(shape_t<D...>) {
    using R = tile<typename V::value_type, D...>;
    tile<bool, D...> const cc = as<tile<bool, D...>>(c, l);
    int const i = as<R>(x, l).in(cc.trace, l), j = as<R>(y, l).in(cc.trace, l);
    return R(cc.trace, cc.trace->emit_with(make_op<typename V::value_type, D...>(opcode::select), l, cc.id, i, j));
  }(S{});
}

}  // namespace lang

// Element by element: x where the condition holds, else y.
template <lang::tile_like C, class X, class Y>
  requires lang::pairable<X, Y>
constexpr auto select(C const& c, X const& x, Y const& y, loc l = loc::current()) {
  static_assert(std::same_as<typename lang::as_tile_t<C>::value_type, bool>,
                "tilewright: the first argument of select is a condition, a tile of bool made by a comparison");
  using V = typename lang::pair_type<X, Y>::type;
  using cs = typename lang::as_tile_t<C>::shape_type;
  using vs = typename V::shape_type;
  static_assert(std::same_as<cs, vs> || lang::joined<cs, vs>::ok,
                "tilewright: select(c, x, y): the shapes do not broadcast: each size must be equal, or 1");
  constexpr bool ok = std::same_as<typename lang::as_tile_t<C>::value_type, bool> &&
                      (std::same_as<cs, vs> || lang::joined<cs, vs>::ok);
  if constexpr (!ok) return lang::the_tile(x, y);
  else return lang::select_of<V>(c, x, y, l);
}
template <lang::tile_like C, class X, class Y>
  requires lang::mismatched<X, Y>
constexpr auto select(C const&, X const& x, Y const& y) {
  static_assert(lang::pair_up<X, Y>());
  return lang::the_tile(x, y);
}
// Two literals: their type follows from C++.
template <lang::tile_like C, class X>
  requires(std::is_arithmetic_v<X>)
constexpr auto select(C const& c, X x, X y, loc l = loc::current()) {
  return select(c, tile<X>(x), tile<X>(y), l);
}

}  // namespace tw
