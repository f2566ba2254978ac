// Arithmetic of two or three tiles with modifiers, extrema, and the divisions and halves of products of integers.
// Without modifiers x + y is tw::add(x, y), and so on. Operands: tiles of one element type whose shapes broadcast, or a
// tile and a number.
#pragma once
#include <tilewright/lang/operands.hpp>

namespace tw {
namespace lang {

inline constexpr unsigned takes_ieee = takes_directions | takes_flush;
inline constexpr unsigned of_sums = takes_ieee | takes_overflow, of_extrema = takes_nan | takes_flush;
inline constexpr unsigned of_quotients = takes_ieee | takes_approx | takes_full;

// `Takes`: the modifiers; `of_integers`: param where there is no such operation.
template <unsigned Takes, class... M, class X, class Y>
constexpr auto map2(opcode of_floats, opcode of_integers, X const& x, Y const& y, loc const& l) {
  using C = typename pair_type<X, Y>::type;
  using T = typename C::value_type;
  static_assert(!std::same_as<T, bool>,
                "tilewright: arithmetic on conditions (tiles of bool); convert with tw::cast<int>(x) first");
  static_assert(computes<T>());
  static_assert(modifiers_fit<T, Takes, M...>());
  constexpr said s = gather_modifiers<M...>();
  ir::op o;
  o.code = float_element<T> ? of_floats : of_integers;
  if constexpr (std::integral<T>) o.sign = sign_of<T>();
  o.round = s.round;
  o.flush_to_zero = s.flush;
  o.propagate_nan = s.nan;
  o.wrap = s.wrap;
  return binary<T>(o, as<C>(x, l), as<C>(y, l), l);
}

template <class... M, class T, int... D>
constexpr tile<T, D...> fma_of(tile<T, D...> const& x, tile<T, D...> const& y, tile<T, D...> const& z, loc const& l) {
  constexpr said s = gather_modifiers<M...>();
  ir::builder* const b = x.trace ? x.trace : y.trace ? y.trace : z.trace;
  int const i = x.in(b, l), j = y.in(b, l), k = z.in(b, l);
  ir::op o = make_op<T, D...>(ir::opcode::fma);
  o.round = s.round;
  o.flush_to_zero = s.flush;
  return {b, b->emit_with(o, l, i, j, k)};
}

// Integer operations of two operands.
template <class C>
consteval bool on_integers() {
  using T = typename C::value_type;
  static_assert(std::integral<T> && !std::same_as<T, bool>,
                "tilewright: this function takes integers; convert with tw::cast<int>(x) first");
  return true;
}
template <class X, class Y>
constexpr auto integers2(opcode code, ir::rounding round, X const& x, Y const& y, loc const& l) {
  using C = typename pair_type<X, Y>::type;
  using T = typename C::value_type;
  static_assert(on_integers<C>());
  ir::op o;
  o.code = std::integral<T> ? code : opcode::addf;  // after the message
  if constexpr (std::integral<T>) o.sign = sign_of<T>();
  o.round = round;
  return binary<T>(o, as<C>(x, l), as<C>(y, l), l);
}

}  // namespace lang

// x + y, x - y, x * y. Floats: rounding directions and ftz. Integers wrap.
template <class X, class Y, class A = lang::no_modifier, class B = lang::no_modifier>
  requires lang::pairable<X, Y>
constexpr auto add(X const& x, Y const& y, A a = {}, B = {}, loc l = loc::current()) {
  return lang::map2<lang::of_sums, A, B>(ir::opcode::addf, ir::opcode::addi, x, y, lang::written_at(a, l));
}
template <class X, class Y, class A = lang::no_modifier, class B = lang::no_modifier>
  requires lang::pairable<X, Y>
constexpr auto sub(X const& x, Y const& y, A a = {}, B = {}, loc l = loc::current()) {
  return lang::map2<lang::of_sums, A, B>(ir::opcode::subf, ir::opcode::subi, x, y, lang::written_at(a, l));
}
template <class X, class Y, class A = lang::no_modifier, class B = lang::no_modifier>
  requires lang::pairable<X, Y>
constexpr auto mul(X const& x, Y const& y, A a = {}, B = {}, loc l = loc::current()) {
  return lang::map2<lang::of_sums, A, B>(ir::opcode::mulf, ir::opcode::muli, x, y, lang::written_at(a, l));
}
// x / y of floats; also tw::round::approx and tw::round::full. For integers see /, ceil_div and floor_div.
template <class X, class Y, class A = lang::no_modifier, class B = lang::no_modifier>
  requires lang::pairable<X, Y>
constexpr auto div(X const& x, Y const& y, A a = {}, B = {}, loc l = loc::current()) {
  constexpr bool floats = float_element<typename lang::pair_type<X, Y>::type::value_type>;
  static_assert(floats, "tilewright: div takes floats; integers are divided by x / y, tw::floor_div or tw::ceil_div");
  return lang::map2<lang::of_quotients, A, B>(ir::opcode::divf, ir::opcode::muli, x, y, lang::written_at(a, l));
}
// x * y + z, rounded once.
template <class X, class Y, class Z, class A = lang::no_modifier, class B = lang::no_modifier>
  requires lang::pairable<X, Y> && lang::pairable<typename lang::pair_type<X, Y>::type, Z>
constexpr auto fma(X const& x, Y const& y, Z const& z, A a = {}, B = {}, loc l = loc::current()) {
  using C = typename lang::pair_type<typename lang::pair_type<X, Y>::type, Z>::type;
  if constexpr (!lang::on_floats<C>()) {
    return lang::the_tile(z, lang::the_tile(x, y));
  } else {
    static_assert(lang::modifiers_fit<typename C::value_type, lang::takes_ieee, A, B>());
    loc const at = lang::written_at(a, l);
    return lang::fma_of<A, B>(lang::as<C>(x, at), lang::as<C>(y, at), lang::as<C>(z, at), at);
  }
}
// The larger and the smaller of two, element by element. A NaN operand loses, or with tw::nan_propagates wins; -0 < +0.
template <class X, class Y, class A = lang::no_modifier, class B = lang::no_modifier>
  requires lang::pairable<X, Y>
constexpr auto max(X const& x, Y const& y, A a = {}, B = {}, loc l = loc::current()) {
  return lang::map2<lang::of_extrema, A, B>(ir::opcode::maxf, ir::opcode::maxi, x, y, lang::written_at(a, l));
}
template <class X, class Y, class A = lang::no_modifier, class B = lang::no_modifier>
  requires lang::pairable<X, Y>
constexpr auto min(X const& x, Y const& y, A a = {}, B = {}, loc l = loc::current()) {
  return lang::map2<lang::of_extrema, A, B>(ir::opcode::minf, ir::opcode::mini, x, y, lang::written_at(a, l));
}

// x / y of integers rounded up, and rounded down (toward minus infinity).
template <class X, class Y>
  requires lang::pairable<X, Y>
constexpr auto ceil_div(X const& x, Y const& y, loc l = loc::current()) {
  return lang::integers2(ir::opcode::divi, ir::rounding::positive_inf, x, y, l);
}
template <class X, class Y>
  requires lang::pairable<X, Y>
constexpr auto floor_div(X const& x, Y const& y, loc l = loc::current()) {
  using T = typename lang::pair_type<X, Y>::type::value_type;
  auto const round = std::is_signed_v<T> ? ir::rounding::negative_inf : ir::rounding::zero;
  return lang::integers2(ir::opcode::divi, round, x, y, l);
}
// The upper half of the product of twice as many bits.
template <class X, class Y>
  requires lang::pairable<X, Y>
constexpr auto mulhi(X const& x, Y const& y, loc l = loc::current()) {
  using C = typename lang::pair_type<X, Y>::type;
  using T = typename C::value_type;
  auto const high = lang::integers2(ir::opcode::mulhii, ir::rounding::nearest_even, x, y, l);
  if constexpr (!std::integral<T> || std::same_as<T, bool> || !std::is_signed_v<T>) {
    return high;
  } else {  // Of unsigned readings: each negative one counts 2^bits too much.
    C p = lang::as<C>(x, l), q = lang::as<C>(y, l);
    for (C* v : {&p, &q})
      if (!v->trace) *v = C(high.trace, v->in(high.trace, l));
    constexpr int last = static_cast<int>(sizeof(T)) * 8 - 1;
    auto const where_negative = [&](C const& of, C const& other) {
      auto const all = lang::integers2(ir::opcode::shri, ir::rounding::nearest_even, of, C(last), l);
      return lang::integers2(ir::opcode::andi, ir::rounding::nearest_even, all, other, l);
    };
    auto const less = lang::integers2(ir::opcode::subi, ir::rounding::nearest_even, high, where_negative(p, q), l);
    return lang::integers2(ir::opcode::subi, ir::rounding::nearest_even, less, where_negative(q, p), l);
  }
}
// x << count; the modifiers of tw::unsafe promise that no bit is lost.
template <class X, class Y, class A = lang::no_modifier>
  requires lang::pairable<X, Y>
constexpr auto shift_left(X const& x, Y const& count, A a = {}, loc l = loc::current()) {
  using C = typename lang::pair_type<X, Y>::type;
  static_assert(lang::on_integers<C>());
  return lang::map2<lang::takes_overflow, A>(ir::opcode::addf, ir::opcode::shli, x, count, lang::written_at(a, l));
}

// -x; the modifiers of tw::unsafe promise of integers that the least one does not occur.
template <lang::tile_like X, class A = lang::no_modifier>
constexpr auto neg(X const& x, A a = {}, loc l = loc::current()) {
  return [&]<class T, int... D>(tile<T, D...> const& t, loc const& at) {
    static_assert(!std::same_as<T, bool>, "tilewright: the negative of a condition; convert with tw::cast<T>(x) first");
    static_assert(lang::computes<T>());
    static_assert(lang::modifiers_fit<T, lang::takes_overflow, A>());
    constexpr auto wrap = lang::gather_modifiers<A>().wrap;
    static_assert(wrap != ir::overflow::no_unsigned_wrap,
                  "tilewright: as an unsigned number only -0 does not wrap; promise tw::unsafe::no_signed_wrap of neg");
    ir::op o = lang::make_op<T, D...>(float_element<T> ? ir::opcode::negf : ir::opcode::negi);
    o.wrap = wrap;
    return lang::unary<tile<T, D...>>(o, t, at);
  }(static_cast<lang::as_tile_t<X> const&>(x), lang::written_at(a, l));
}

// Operands that do not go together.
#define TW_MISMATCH(name)                                    \
  template <class X, class Y, class... M>                    \
    requires lang::mismatched<X, Y>                          \
  constexpr auto name(X const& x, Y const& y, M const&...) { \
    static_assert(lang::pair_up<X, Y>());                    \
    return lang::the_tile(x, y);                             \
  }
TW_MISMATCH(add)
TW_MISMATCH(sub)
TW_MISMATCH(mul)
TW_MISMATCH(div)
TW_MISMATCH(max)
TW_MISMATCH(min)
TW_MISMATCH(ceil_div)
TW_MISMATCH(floor_div)
TW_MISMATCH(mulhi)
TW_MISMATCH(shift_left)
#undef TW_MISMATCH
template <class X, class Y, class Z, class... M>
  requires lang::mismatched<X, Y>
constexpr auto fma(X const& x, Y const& y, Z const&, M const&...) {
  static_assert(lang::pair_up<X, Y>());
  return lang::the_tile(x, y);
}
template <class X, class Y, class Z, class... M>
  requires lang::pairable<X, Y> && lang::mismatched<typename lang::pair_type<X, Y>::type, Z>
constexpr auto fma(X const& x, Y const& y, Z const&, M const&...) {
  static_assert(lang::pair_up<typename lang::pair_type<X, Y>::type, Z>());
  return lang::the_tile(x, y);
}

}  // namespace tw
