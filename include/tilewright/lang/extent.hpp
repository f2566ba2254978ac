// extent: the size of a tensor along an axis, 64 bits, known when the kernel is launched.
#pragma once
#include <cstdint>

#include <tilewright/lang/operators.hpp>

namespace tw {

struct extent {
  ir::builder* trace = nullptr;  // null: a literal
  int id = -1;
  std::int64_t literal = 0;

  constexpr extent(ir::builder* b, int i) : trace(b), id(i) {}
  template <std::integral U>
    requires(!std::same_as<U, bool>)
  constexpr extent(U v) : literal(static_cast<std::int64_t>(v)) {}
  constexpr extent(tile<std::int32_t> const& s, loc l = loc::current()) : trace(s.trace), literal(s.literal) {
    if (trace) id = lang::unary<tile<std::int64_t>>(lang::make_op<std::int64_t>(ir::opcode::exti), s, l).id;
  }
  constexpr extent(extent const& s, loc const&) : extent(s) {}
  constexpr extent(extent const&) = default;
  constexpr extent& operator=(extent const&) = default;

  constexpr operator tile<std::int64_t>() const {
    tile<std::int64_t> t(literal);
    t.trace = trace;
    t.id = id;
    return t;
  }

 private:
  using wide = tile<std::int64_t>;
  static constexpr wide of(extent const& e) { return e; }

#define TW_EXTENT_ARITHMETIC(sym, code)                                                                   \
  friend constexpr extent operator sym(lang::located<extent> x, extent y) {                               \
    auto const r = lang::binary<std::int64_t>(                                                            \
      lang::checked_op<std::int64_t, #sym[0]>(ir::opcode::param, ir::opcode::code), of(x.v), of(y), x.l); \
    return {r.trace, r.id};                                                                               \
  }
  TW_EXTENT_ARITHMETIC(+, addi)
  TW_EXTENT_ARITHMETIC(-, subi)
  TW_EXTENT_ARITHMETIC(*, muli)
  TW_EXTENT_ARITHMETIC(/, divi)
  TW_EXTENT_ARITHMETIC(%, remi)
#undef TW_EXTENT_ARITHMETIC
#define TW_EXTENT_COMPARE(sym, relation)                                                                               \
  friend constexpr tile<bool> operator sym(lang::located<extent> x, lang::located<extent> y) {                         \
    return lang::compare(ir::predicate::relation, of(x.v), of(y.v), x.l);                                              \
  }                                                                                                                    \
  template <int... D>                                                                                                  \
    requires(sizeof...(D) > 0)                                                                                         \
  friend constexpr tile<bool, D...> operator sym(tile<std::int32_t, D...> const& x, lang::located<extent> y) {         \
    auto const w = lang::unary<tile<std::int64_t, D...>>(lang::make_op<std::int64_t, D...>(ir::opcode::exti), x, y.l); \
    return lang::compare(ir::predicate::relation, w, tile<std::int64_t, D...>(of(y.v), y.l), y.l);                     \
  }
  TW_EXTENT_COMPARE(==, equal)
  TW_EXTENT_COMPARE(!=, not_equal)
  TW_EXTENT_COMPARE(<, less_than)
  TW_EXTENT_COMPARE(<=, less_than_or_equal)
  TW_EXTENT_COMPARE(>, greater_than)
  TW_EXTENT_COMPARE(>=, greater_than_or_equal)
#undef TW_EXTENT_COMPARE
};

// Numbers with a fraction, and tiles of floats, beside an extent.
namespace lang {
template <class X>
concept no_whole_number = std::floating_point<X> ||
                          (tile_like<X> && requires { requires float_element<typename as_tile_t<X>::value_type>; });
}  // namespace lang
#define TW_EXTENT_MISMATCH(sym, Result, result)                                                                     \
  template <lang::no_whole_number X>                                                                                \
  constexpr Result operator sym(extent const& e, X const&) {                                                        \
    static_assert(lang::never<X>, "tilewright: extents are integers of 64 bits; use tw::cast<float>(x.extent(0))"); \
    return result;                                                                                                  \
  }                                                                                                                 \
  template <lang::no_whole_number X>                                                                                \
  constexpr Result operator sym(X const&, extent const& e) {                                                        \
    static_assert(lang::never<X>, "tilewright: extents are integers of 64 bits; use tw::cast<float>(x.extent(0))"); \
    return result;                                                                                                  \
  }
TW_EXTENT_MISMATCH(+, extent, e)
TW_EXTENT_MISMATCH(-, extent, e)
TW_EXTENT_MISMATCH(*, extent, e)
TW_EXTENT_MISMATCH(/, extent, e)
TW_EXTENT_MISMATCH(==, tile<bool>, e == e)
TW_EXTENT_MISMATCH(!=, tile<bool>, e == e)
TW_EXTENT_MISMATCH(<, tile<bool>, e == e)
TW_EXTENT_MISMATCH(<=, tile<bool>, e == e)
TW_EXTENT_MISMATCH(>, tile<bool>, e == e)
TW_EXTENT_MISMATCH(>=, tile<bool>, e == e)
#undef TW_EXTENT_MISMATCH

// All extents of a tensor; == compares all of them.
template <int R>
struct extent_list {
  ir::builder* trace;
  int id[R];

  constexpr extent operator[](int axis) const { return {trace, id[axis]}; }
  friend constexpr tile<bool> operator==(lang::located<extent_list> x, lang::located<extent_list> y) {
    tile<bool> all = x.v.trace ? tile<bool>(lang::compare(ir::predicate::equal, wide(x.v, 0), wide(y.v, 0), x.l))
                               : tile<bool>(true);
    for (int i = 1; i < R; ++i) {
      ir::op o;
      o.code = ir::opcode::andi;
      all = lang::binary<bool>(o, all, lang::compare(ir::predicate::equal, wide(x.v, i), wide(y.v, i), x.l), x.l);
    }
    return all;
  }

 private:
  static constexpr tile<std::int64_t> wide(extent_list const& e, int i) { return {e.trace, e.id[i]}; }
};
template <int R, int S>
  requires(R != S)
constexpr tile<bool> operator==(extent_list<R> const& x, extent_list<S> const&) {
  static_assert(R == S,
                "tilewright: extents() of tensors with different numbers of axes; compare extent(axis) of each");
  return x[0] == x[0];
}

}  // namespace tw
