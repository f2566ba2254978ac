// Modifiers of operations: values with defaults, given behind the operands in any order, as in
// tw::add(x, y, tw::round::up, tw::ftz). What each one means: docs/semantics.md, "Modifiers".
#pragma once
#include <tilewright/lang/tile.hpp>

namespace tw {
namespace lang {

template <ir::rounding R>
struct rounding_modifier {};
struct flush_modifier {};
struct nan_modifier {};
template <ir::ordering O>
struct ordering_modifier {};
template <ir::overflow O>
struct overflow_modifier {};
struct in_range_modifier {};
struct no_modifier {};

}  // namespace lang

// Directions in which a result that is no number of its type is rounded. approx and full: float only, faster, with errors.
namespace round {
inline constexpr lang::rounding_modifier<ir::rounding::nearest_even> nearest{};  // ties to even; the default
inline constexpr lang::rounding_modifier<ir::rounding::nearest_away> nearest_away{};  // ties away from zero
inline constexpr lang::rounding_modifier<ir::rounding::zero> toward_zero{};
inline constexpr lang::rounding_modifier<ir::rounding::negative_inf> down{};
inline constexpr lang::rounding_modifier<ir::rounding::positive_inf> up{};
inline constexpr lang::rounding_modifier<ir::rounding::approx> approx{};
inline constexpr lang::rounding_modifier<ir::rounding::full> full{};
}  // namespace round

inline constexpr lang::flush_modifier ftz{};  // float: denormal operands and results count as zeros
inline constexpr lang::nan_modifier nan_propagates{};  // max and min: NaN if an operand is
inline constexpr lang::ordering_modifier<ir::ordering::ordered> ordered{};  // comparisons: false beside a NaN
inline constexpr lang::ordering_modifier<ir::ordering::unordered> unordered{};  // comparisons: true beside a NaN

// Promises that nobody checks: where one is wrong, the whole kernel has no meaning.
namespace unsafe {
inline constexpr lang::overflow_modifier<ir::overflow::no_signed_wrap> no_signed_wrap{};
inline constexpr lang::overflow_modifier<ir::overflow::no_unsigned_wrap> no_unsigned_wrap{};
inline constexpr lang::overflow_modifier<ir::overflow::no_wrap> no_wrap{};  // both
inline constexpr lang::in_range_modifier in_range{};  // cast to an integer: its type holds every element, none is NaN
}  // namespace unsafe

namespace lang {

// What is said behind the operands of one operation.
struct said {
  int roundings = 0, orderings = 0;
  ir::rounding round = ir::rounding::nearest_even;
  ir::ordering order = ir::ordering::ordered;
  ir::overflow wrap = ir::overflow::none;
  bool flush = false, nan = false, in_range = false;

  constexpr bool approximate() const { return round == ir::rounding::approx || round == ir::rounding::full; }
};
template <ir::rounding R>
constexpr void say(rounding_modifier<R>, said& s) {
  s.round = R;
  ++s.roundings;
}
constexpr void say(flush_modifier, said& s) { s.flush = true; }
constexpr void say(nan_modifier, said& s) { s.nan = true; }
template <ir::ordering O>
constexpr void say(ordering_modifier<O>, said& s) {
  s.order = O;
  ++s.orderings;
}
template <ir::overflow O>
constexpr void say(overflow_modifier<O>, said& s) {
  s.wrap = static_cast<ir::overflow>(static_cast<int>(s.wrap) | static_cast<int>(O));
}
constexpr void say(in_range_modifier, said& s) { s.in_range = true; }
constexpr void say(no_modifier, said&) {}
constexpr void say(loc const&, said&) {}  // a helper passes on where it was called

template <class M>
concept modifier = requires(said& s) { say(M{}, s); };

template <class... M>
consteval said gather_modifiers() {
  said s;
  if constexpr ((modifier<M> && ...)) (say(M{}, s), ...);
  return s;
}
// Where the user wrote the operation: the location in the place of a modifier, or the default one.
template <class M>
constexpr loc written_at(M const& m, loc const& l) {
  if constexpr (std::same_as<M, loc>) return m;
  else return l;
}

// Modifiers that an operation takes.
enum takes : unsigned {
  takes_nothing = 0,
  takes_directions = 1,
  takes_approx = 2,
  takes_full = 4,
  takes_flush = 8,
  takes_nan = 16,
  takes_order = 32,
  takes_overflow = 64,
  takes_range = 128
};

// Says what is wrong about the modifiers of an operation on elements of type T.
template <class T, unsigned Takes, class... M>
consteval bool modifiers_fit() {
  static_assert((modifier<M> && ...),
                "tilewright: behind the operands stand modifiers: tw::round::up, down, toward_zero, nearest, approx or "
                "full, tw::ftz, tw::nan_propagates, tw::unordered, in any order");
  constexpr said s = gather_modifiers<M...>();
  constexpr bool floats = float_element<T>;
  static_assert(s.roundings <= 1, "tilewright: two roundings of one operation; leave one out");
  static_assert(s.orderings <= 1, "tilewright: tw::ordered and tw::unordered exclude each other; leave one out");
  static_assert(s.roundings == 0 || floats, "tilewright: operations on integers are exact: they take no rounding");
  static_assert(s.roundings == 0 || !floats || s.approximate() || (Takes & takes_directions) != 0,
                "tilewright: this function has no direction of rounding; add, sub, mul, div, fma, sqrt and cast have");
  static_assert(s.round != ir::rounding::nearest_away || (Takes & takes_range) != 0,
                "tilewright: tw::round::nearest_away is for conversions from float to tf32");
  static_assert(s.round != ir::rounding::approx || ((Takes & takes_approx) != 0 && std::same_as<T, float>),
                "tilewright: tw::round::approx is for div, sqrt, exp and tanh of tiles of float");
  static_assert(s.round != ir::rounding::full || ((Takes & takes_full) != 0 && std::same_as<T, float>),
                "tilewright: tw::round::full is for div of tiles of float");
  static_assert(!s.flush || ((Takes & takes_flush) != 0 && std::same_as<T, float>),
                "tilewright: tw::ftz is for add, sub, mul, div, fma, sqrt, rsqrt, exp2, max and min of tiles of float; "
                "other types keep their denormals");
  static_assert(!s.nan || ((Takes & takes_nan) != 0 && floats),
                "tilewright: tw::nan_propagates is for max and min of floats");
  static_assert(
    s.orderings == 0 || ((Takes & takes_order) != 0 && floats),
    "tilewright: tw::ordered and tw::unordered are for comparisons of floats, as in tw::less(x, y, tw::unordered)");
  static_assert(s.wrap == ir::overflow::none || ((Takes & takes_overflow) != 0 && !floats),
                "tilewright: tw::unsafe::no_wrap and the like are for add, sub, mul, shift_left and narrowing casts of "
                "integers");
  static_assert(!s.in_range || (Takes & takes_range) != 0,
                "tilewright: tw::unsafe::in_range is for conversions of floats to integers");
  return true;
}

}  // namespace lang
}  // namespace tw
