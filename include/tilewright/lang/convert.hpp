// Conversions of every element: cast, and bitcast.
#pragma once
#include <tilewright/lang/operands.hpp>

namespace tw {
namespace lang {

constexpr bool narrow_float(element e) { return e == element::e4m3 || e == element::e5m2 || e == element::e2m1; }
// Every number of `from` is one of `to`.
constexpr bool widens(element from, element to) {
  if (from == element::e8m0 || from == element::e5m3)
    return to == element::bf16 || to == element::f32 || to == element::f64 || to == element::tf32;
  if (to == element::e8m0 || to == element::e5m3) return false;  // they have no sign
  if (narrow_float(from))
    return to == element::f16 || to == element::bf16 || to == element::f32 || to == element::f64 || to == element::tf32;
  if (to == element::f64) return true;
  if (to == element::f32) return from != element::f64;
  return to == element::tf32 && (from == element::f16 || from == element::bf16);
}
// The roundings that a conversion between floats has.
constexpr bool rounds(element from, element to, ir::rounding r) {
  using enum ir::rounding;
  if (widens(from, to)) return r != approx && r != full;  // exact: all are the same
  if (narrow_float(to) || to == element::e5m3) return r == nearest_even;
  if (to == element::e8m0) return r == zero || r == positive_inf;
  if (from == element::f64 && to == element::f32) return r <= positive_inf;
  if (from == element::f32 && to == element::tf32) return r == nearest_even || r == zero || r == nearest_away;
  return r == nearest_even || r == zero;
}

template <class To, class... M, class T, int... D>
constexpr tile<To, D...> converted(tile<T, D...> const& t, loc const& l);

// The 8-bit integer with the sign of a 4-bit one.
template <class T>
using byte_of = std::conditional_t<std::same_as<T, u4>, std::uint8_t, std::int8_t>;
// From and to integers of 4 bits, through 8 bits. Floats saturate, integers keep their low bits.
template <class To, class... M, class T, int... D>
constexpr tile<To, D...> four_bits(tile<T, D...> const& t, loc const& l) {
  using R = tile<To, D...>;
  ir::op o = make_op<To, D...>(ir::opcode::exti);
  constexpr auto wrap = gather_modifiers<M...>().wrap;
  if constexpr (element_of<T> == element_of<To>) {
    return R(t.trace, t.id);
  } else if constexpr (element_of<T> == element::i4) {
    if constexpr (std::integral<To> && !std::same_as<To, bool>) {
      o.sign = sign_of<T>();
      return unary<R>(o, t, l);
    } else {
      return converted<To, M...>(converted<byte_of<T>>(t, l), l);
    }
  } else if constexpr (std::integral<T> && !std::same_as<T, bool>) {
    o.code = ir::opcode::trunci;
    o.sign = sign_of<T>();
    o.wrap = wrap;
    return unary<R>(o, t, l);
  } else {
    using B = byte_of<To>;
    using bytes = tile<B, D...>;
    bytes byte = converted<B, M...>(t, l);
    ir::op limit;
    limit.sign = sign_of<B>();
    limit.code = ir::opcode::mini;
    byte = binary<B>(limit, byte, bytes(std::same_as<To, u4> ? 15 : 7), l);
    limit.code = ir::opcode::maxi;
    if constexpr (std::same_as<To, i4>) byte = binary<B>(limit, byte, bytes(-8), l);
    return converted<To>(byte, l);
  }
}

template <class To, class... M, class T, int... D>
constexpr tile<To, D...> converted(tile<T, D...> const& t, loc const& l) {
  constexpr element from = element_of<T>, to = element_of<To>;
  constexpr bool between_floats = is_float(from) && is_float(to) && from != to;
  static_assert(
    !((std::same_as<To, tf32> || std::same_as<To, e8m0> || std::same_as<To, e5m3>) && is_integer(from)),
    "tilewright: integers become tf32, e8m0 and e5m3 through float: tw::cast<tw::tf32>(tw::cast<float>(x))");
  constexpr unsigned directions = takes_directions | takes_range;
  static_assert(modifiers_fit<T, (is_float(from) ? directions : takes_nothing) | takes_overflow, M...>());
  constexpr said s = gather_modifiers<M...>();
  static_assert(!s.in_range || (is_float(from) && is_integer(to) && !std::same_as<To, bool>),
                "tilewright: tw::unsafe::in_range is for conversions of floats to integers");
  static_assert(s.wrap == ir::overflow::none || (is_integer(from) && is_integer(to) && info(to).bits < info(from).bits),
                "tilewright: tw::unsafe::no_wrap and the like are for add, sub, mul, shift_left and narrowing casts of "
                "integers");
  static_assert(!is_float(from) || s.roundings == 0 || between_floats,
                "tilewright: floats become integers by truncation; round with tw::floor or tw::ceil first");
  static_assert(
    s.roundings == 0 || !between_floats || rounds(from, to, s.round),
    "tilewright: this conversion has no such rounding: to e4m3, e5m2, e5m3 and e2m1 it is nearest, to e8m0 up or "
    "toward_zero, else nearest or toward_zero; double to float has up and down, float to tf32 has nearest_away");
  using R = tile<To, D...>;
  ir::op o = make_op<To, D...>(ir::opcode::ftof);
  o.wrap = s.wrap;
  o.in_range = s.in_range;
  if constexpr (std::same_as<T, To>) {
    return t;
  } else if constexpr (from == element::i4 || to == element::i4) {
    return four_bits<To, M...>(t, l);
  } else if constexpr (std::same_as<To, bool> && !arithmetic_element<T>) {
    return converted<bool>(converted<float>(t, l), l);
  } else if constexpr (std::same_as<To, bool>) {
    return compare(ir::predicate::not_equal, t, tile<T, D...>(0), l);
  } else {
    if constexpr (std::integral<T>) o.sign = sign_of<T>();
    else if constexpr (std::integral<To>) o.sign = sign_of<To>();
    if constexpr (is_integer(from) && is_integer(to)) {
      if constexpr (info(from).bits == info(to).bits) return R(t.trace, t.id);
      o.code = info(from).bits < info(to).bits ? ir::opcode::exti : ir::opcode::trunci;
    } else if constexpr (is_integer(to)) {
      o.code = ir::opcode::ftoi;
      o.round = ir::rounding::nearest_int_to_zero;
    } else if constexpr (is_integer(from)) {
      o.code = ir::opcode::itof;
    } else if constexpr (!widens(from, to)) {
      o.round = to == element::e8m0 && s.roundings == 0 ? ir::rounding::positive_inf : s.round;
    }
    return unary<R>(o, t, l);
  }
}

}  // namespace lang

// Conversion of every element: floats round to nearest even (e4m3, e5m2, e5m3 and e2m1 saturate; to e8m0 up), float to integer truncates and
// saturates, integers wrap. Modifiers: other roundings between floats, as the table in docs/semantics.md says.
template <element_type To, lang::tile_like X, class A = lang::no_modifier>
constexpr auto cast(X const& x, A a = {}, loc l = loc::current()) {
  return lang::converted<To, A>(static_cast<lang::as_tile_t<X> const&>(x), lang::written_at(a, l));
}
template <element_type To>
constexpr tile<To> cast(extent const& x, loc l = loc::current()) {
  return cast<To>(static_cast<tile<std::int64_t>>(x), l);
}

// The same bits read as another type of the same width.
template <element_type To, lang::tile_like X>
constexpr auto bitcast(X const& x, loc l = loc::current()) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    constexpr bool fits = info(element_of<T>).bits == info(element_of<To>).bits && !std::same_as<T, tf32> &&
                          !std::same_as<To, tf32> && info(element_of<T>).bits >= 8;
    static_assert(fits || std::same_as<T, To>,
                  "tilewright: bitcast reads the bits as a type of the same width (8, 16, 32 or 64); tf32 has 19 bits: "
                  "tw::cast<float>(x) is exact");
    if constexpr (std::same_as<T, To>) return t;
    else if constexpr (element_of<T> == element_of<To> || !fits) return tile<To, D...>(t.trace, t.id);
    else return lang::unary<tile<To, D...>>(lang::make_op<To, D...>(ir::opcode::bitcast), t, l);
  }(static_cast<lang::as_tile_t<X> const&>(x));
}

}  // namespace tw
