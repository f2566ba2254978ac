// tile<T, D...>: a value of a traced kernel, an array of D... elements in registers; tile<T> is a scalar.
// Operators work element by element; sizes of 1 and scalars are repeated as needed; literals take the tile's type.
#pragma once
#include <bit>
#include <concepts>
#include <cstdint>
#include <limits>
#include <source_location>
#include <type_traits>

#include <tilewright/ir/builder.hpp>
#include <tilewright/types/element.hpp>
#include <tilewright/types/float16.hpp>
#include <tilewright/types/float8.hpp>
#include <tilewright/types/four_bits.hpp>
#include <tilewright/types/scale.hpp>
#include <tilewright/types/shape.hpp>
#include <tilewright/types/tf32.hpp>

namespace tw {

using loc = std::source_location;
inline constexpr float inf = std::numeric_limits<float>::infinity();

template <class T, int... D>
struct tile;

namespace lang {

using ir::opcode;

template <class...>
inline constexpr bool never = false;

template <class T, class Shape>
struct tile_with;
template <class T, int... D>
struct tile_with<T, shape_t<D...>> {
  using type = tile<T, D...>;
};
template <class T, class Shape>
using tile_with_t = typename tile_with<T, Shape>::type;

template <class T>
constexpr ir::signedness sign_of() {
  return std::is_signed_v<T> || std::same_as<T, i4> ? ir::signedness::signed_ : ir::signedness::unsigned_;
}

// 0 as a literal of tiles of T.
template <class T>
inline constexpr std::conditional_t<std::same_as<T, bool>, bool, int> zero_literal{};

// An operation whose result is tile<T, D...>.
template <class T, int... D>
constexpr ir::op make_op(opcode code) {
  static_assert(!std::same_as<T, e2m1> || (1LL * ... * D) > 1, "tilewright: a tile of e2m1 has at least two elements");
  ir::op o;
  o.code = code;
  o.elem = element_of<T>;
  o.rank = sizeof...(D);
  if constexpr (integer_element<T>) o.sign = sign_of<T>();
  if constexpr (sizeof...(D) > 0) {
    int i = 0;
    ((o.log2_dim[i++] = static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(D)))), ...);
  }
  return o;
}

// A left operand that also catches where the user wrote it: the implicit conversion evaluates loc::current() there.
template <class T>
struct located {
  T v;
  loc l;
  template <class U>
    requires std::convertible_to<U const&, T>
  constexpr located(U const& u, loc at = loc::current()) : v(convert(u, at)), l(at) {}

 private:
  template <class U>
  static constexpr T convert(U const& u, loc const& at) {
    if constexpr (std::is_constructible_v<T, U const&, loc>) return T(u, at);
    else return u;
  }
};

// A C++ number that a tile of T takes as a literal.
template <class U, class T>
concept literal_for = std::is_arithmetic_v<U> && !std::same_as<T, i4> && !std::same_as<T, u4> &&
                      (std::same_as<U, bool> ? std::same_as<T, bool>
                                             : !std::same_as<T, bool> && (float_element<T> || std::integral<U>));

template <class X>
struct tile_traits {
  static constexpr bool is_tile = false;
  using shape = shape_t<>;
};
template <class T, int... D>
struct tile_traits<tile<T, D...>> {
  static constexpr bool is_tile = true;
  using shape = shape_t<D...>;
  using value = T;
};
template <class T, int... D>
tile<T, D...> tile_base(tile<T, D...> const*);
// The tile type that X is or derives from (tw::var, tw::index).
template <class X>
concept tile_like = requires(X const* x) { tile_base(x); };
template <tile_like X>
using as_tile_t = decltype(tile_base(static_cast<X const*>(nullptr)));

template <class R, class T, int... D>
constexpr tile<R, D...> binary(ir::op, tile<T, D...> const&, tile<T, D...> const&, loc const&);
// What a comparison says beside a NaN if the user does not: false, except != which is true.
constexpr ir::ordering default_order(ir::predicate p) {
  return p == ir::predicate::not_equal ? ir::ordering::unordered : ir::ordering::ordered;
}
template <class T, int... D>
constexpr tile<bool, D...> compare(ir::predicate, tile<T, D...> const&, tile<T, D...> const&, loc const&);
template <class T, int... D>
constexpr tile<bool, D...> compare(ir::predicate, tile<T, D...> const&, tile<T, D...> const&, loc const&, ir::ordering);
template <class R, class X>
constexpr R unary(ir::op const&, X const&, loc const&);
template <class T, char Symbol>
constexpr ir::op checked_op(opcode of_floats, opcode of_integers);

// Says that elements of type T are for storage and matrix products only.
template <class T>
consteval bool computes() {
  static_assert(arithmetic_element<T>,
                "tilewright: tiles of e4m3, e5m2 and tf32 are converted, moved and multiplied (tw::mma) only, as are "
                "those of e8m0, e5m3, "
                "e2m1, i4 and u4; for other "
                "operations convert with tw::cast<float>(x) first");
  return true;
}

}  // namespace lang

template <class T, int... D>
struct tile {
  static_assert(element_type<T>,
                "tilewright: tiles hold bool, integers (also i4, u4), e2m1, e4m3, e5m2, e5m3, e8m0, f16, bf16, tf32, "
                "float or double");
  static_assert(lang::powers_of_two<D...>, "tilewright: every size of a tile is a power of two");
  static_assert(sizeof...(D) <= ir::max_rank, "tilewright: a tile has at most six axes");
  using shape_type = shape_t<D...>;
  using value_type = T;

  ir::builder* trace = nullptr;  // null: a literal
  int id = -1;
  std::int64_t literal = 0;      // integers: the value; floats: the bits of a double
  bool fits = true;              // the literal is the number that the user wrote

  constexpr tile(ir::builder* b, int i) : trace(b), id(i) {}
  template <lang::literal_for<T> U>
  constexpr tile(U v) : literal(encode(v)), fits(holds(v)) {}
  template <int... E>
    requires(lang::broadcasts_to<shape_t<E...>, shape_t<D...>> && !std::same_as<shape_t<E...>, shape_t<D...>>)
  constexpr tile(tile<T, E...> const& s, loc l = loc::current()) : trace(s.trace), literal(s.literal), fits(s.fits) {
    if (trace) id = trace->emit_with(lang::make_op<T, D...>(ir::opcode::broadcast), l, s.id);
  }
  constexpr tile(tile const& s, loc const&) : tile(s) {}
  constexpr tile(tile const&) = default;
  constexpr tile& operator=(tile const&) = default;

  // The value's number in `b`; a literal becomes a constant there.
  constexpr int in(ir::builder* b, loc const& l) const {
    if (id >= 0) return id;
    ir::op o = lang::make_op<T, D...>(ir::opcode::constant);
    o.imm = literal;
    int const at = b->emit(o, l);
    if (!fits) b->fail(ir::trace_fault::literal_does_not_fit, at);
    return at;
  }

  template <class X = void>
  explicit constexpr operator bool() const {
    static_assert(lang::never<X>,
                  "tilewright: a traced value has no value while the kernel is traced; write b.if_(cond, [&]{...}, "
                  "[&]{...}), b.break_if(cond) or tw::select(cond, x, y) instead of if, while, ?: or !");
    return false;
  }

  // Operators. The left operand carries the user's location; the second form joins two shapes.
#define TW_BINARY(sym, of_floats, of_integers, Result)                                                                \
  friend constexpr tile<Result, D...> operator sym(lang::located<tile> x, tile y) {                                   \
    return lang::binary<Result>(lang::checked_op<T, #sym[0]>(of_floats, of_integers), x.v, y, x.l);                   \
  }                                                                                                                   \
  template <int... E>                                                                                                 \
    requires(!std::same_as<shape_t<D...>, shape_t<E...>> && sizeof...(D) > 0 &&                                       \
             lang::joined<shape_t<D...>, shape_t<E...>>::ok)                                                          \
  friend constexpr auto operator sym(lang::located<tile> x, tile<T, E...> const& y) {                                 \
    using joint = lang::tile_with_t<T, typename lang::joined<shape_t<D...>, shape_t<E...>>::type>;                    \
    return lang::binary<Result>(lang::checked_op<T, #sym[0]>(of_floats, of_integers), joint(x.v, x.l), joint(y, x.l), \
                                x.l);                                                                                 \
  }
  TW_BINARY(+, opcode::addf, opcode::addi, T)
  TW_BINARY(-, opcode::subf, opcode::subi, T)
  TW_BINARY(*, opcode::mulf, opcode::muli, T)
  TW_BINARY(/, opcode::divf, opcode::divi, T)
  TW_BINARY(%, opcode::remf, opcode::remi, T)
  TW_BINARY(&, opcode::param, opcode::andi, T)
  TW_BINARY(|, opcode::param, opcode::ori, T)
  TW_BINARY(^, opcode::param, opcode::xori, T)
  TW_BINARY(<<, opcode::param, opcode::shli, T)
  TW_BINARY(>>, opcode::param, opcode::shri, T)
  TW_BINARY(&&, opcode::param, opcode::andi, bool)
  TW_BINARY(||, opcode::param, opcode::ori, bool)
#undef TW_BINARY
#define TW_COMPARE(sym, relation)                                                                  \
  friend constexpr tile<bool, D...> operator sym(lang::located<tile> x, lang::located<tile> y) {   \
    return lang::compare(ir::predicate::relation, x.v, y.v, x.l);                                  \
  }                                                                                                \
  template <int... E>                                                                              \
    requires(!std::same_as<shape_t<D...>, shape_t<E...>> && sizeof...(D) > 0 &&                    \
             lang::joined<shape_t<D...>, shape_t<E...>>::ok)                                       \
  friend constexpr auto operator sym(lang::located<tile> x, tile<T, E...> const& y) {              \
    using joint = lang::tile_with_t<T, typename lang::joined<shape_t<D...>, shape_t<E...>>::type>; \
    return lang::compare(ir::predicate::relation, joint(x.v, x.l), joint(y, x.l), x.l);            \
  }
  TW_COMPARE(==, equal)
  TW_COMPARE(!=, not_equal)
  TW_COMPARE(<, less_than)
  TW_COMPARE(<=, less_than_or_equal)
  TW_COMPARE(>, greater_than)
  TW_COMPARE(>=, greater_than_or_equal)
#undef TW_COMPARE
  friend constexpr tile operator-(lang::located<tile> x) {
    static_assert(!std::same_as<T, bool>, "tilewright: the negative of a condition; convert with tw::cast<T>(x) first");
    static_assert(lang::computes<T>());
    return lang::unary<tile>(lang::make_op<T, D...>(float_element<T> ? ir::opcode::negf : ir::opcode::negi), x.v, x.l);
  }
  // Exact operand: a converting one would compete with the built-in ! after operator bool.
  friend constexpr tile operator!(tile const& x)
    requires std::same_as<T, bool>
  {
    return lang::binary<bool>(lang::make_op<bool, D...>(ir::opcode::xori), x, tile(true), x.trace->where[x.id]);
  }

 private:
  using opcode = ir::opcode;
  template <class U>
  static constexpr bool holds(U v) {
    if constexpr (std::same_as<T, e8m0>) return static_cast<double>(T(v)) == static_cast<double>(v);
    else if constexpr (std::same_as<T, e5m3>) return !(v < U{});
    else if constexpr (float_element<T>) return !std::same_as<T, e2m1> || v == v;
    else return static_cast<U>(static_cast<T>(v)) == v && (static_cast<T>(v) < T{}) == (v < U{});
  }
  template <class U>
  static constexpr std::int64_t encode(U v) {
    if constexpr (float_element<T>) {
      return std::bit_cast<std::int64_t>(static_cast<double>(v));
    } else {
      return static_cast<std::int64_t>(static_cast<T>(v));
    }
  }
};

template <class T>
using scalar = tile<T>;

// A tile index made by a view or a grid.
struct index : tile<int> {
  constexpr index(ir::builder* b, int i) : tile<int>(b, i) {}
};

namespace lang {

template <class R, class T, int... D>
constexpr tile<R, D...> binary(ir::op o, tile<T, D...> const& x, tile<T, D...> const& y, loc const& l) {
  ir::op const shaped = make_op<R, D...>(o.code);
  o.elem = shaped.elem;
  o.rank = shaped.rank;
  for (int i = 0; i < ir::max_rank; ++i) o.log2_dim[i] = shaped.log2_dim[i];
  ir::builder* b = x.trace ? x.trace : y.trace;
  int const i = x.in(b, l), j = y.in(b, l);
  return {b, b->emit_with(o, l, i, j)};
}
// cmpi or cmpf.
template <class T, int... D>
constexpr tile<bool, D...> compare(ir::predicate p, tile<T, D...> const& x, tile<T, D...> const& y, loc const& l) {
  return compare(p, x, y, l, default_order(p));
}
template <class T, int... D>
constexpr tile<bool, D...> compare(ir::predicate p, tile<T, D...> const& x, tile<T, D...> const& y, loc const& l,
                                   ir::ordering order) {
  static_assert(computes<T>());
  ir::op o;
  o.code = float_element<T> ? opcode::cmpf : opcode::cmpi;
  o.pred = p;
  o.order = order;
  if constexpr (std::integral<T>) o.sign = sign_of<T>();
  return binary<bool>(o, x, y, l);
}
template <class R, class X>
constexpr R unary(ir::op const& o, X const& x, loc const& l) {
  return R(x.trace, x.trace->emit_with(o, l, x.id));
}
// The operation that an operator stands for on elements of type T; Symbol is its first character.
template <class T, char Symbol>
constexpr ir::op checked_op(opcode of_floats, opcode of_integers) {
  constexpr bool bits = Symbol == '&' || Symbol == '|' || Symbol == '^', shift = Symbol == '<' || Symbol == '>';
  static_assert(!std::same_as<T, bool> || bits,
                "tilewright: arithmetic on conditions (tiles of bool); convert with tw::cast<int>(x) first");
  static_assert(computes<T>());
  static_assert(!float_element<T> || !(bits || shift),
                "tilewright: this operator takes integers or conditions; convert with tw::cast<T>(x) first");
  ir::op o;
  o.code = float_element<T> ? (bits || shift ? opcode::addf : of_floats) : of_integers;  // addf: after the message
  if constexpr (std::integral<T>) o.sign = sign_of<T>();
  if (o.code == opcode::divi) o.round = ir::rounding::zero;
  return o;
}

}  // namespace lang
}  // namespace tw
