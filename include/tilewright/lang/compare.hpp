// Comparisons with modifiers, tests for NaN, and selection. Without modifiers tw::less(x, y) is x < y, and so on.
#pragma once
#include <tilewright/lang/operands.hpp>

namespace tw {
namespace lang {

template <class... M, class X, class Y>
constexpr auto compared(ir::predicate p, X const& x, Y const& y, loc const& l) {
  using C = typename pair_type<X, Y>::type;
  using T = typename C::value_type;
  static_assert(modifiers_fit<T, takes_order, M...>());
  constexpr said s = gather_modifiers<M...>();
  auto const order = s.orderings > 0 ? s.order : default_order(p);
  return compare(p, as<C>(x, l), as<C>(y, l), l, order);
}

template <tile_like X>
consteval bool for_nan() {
  using T = typename as_tile_t<X>::value_type;
  static_assert(float_element<T>, "tilewright: only floats can be NaN or infinite; integers never are");
  return true;
}

}  // namespace lang

// Element by element. Beside a NaN they are false, but for not_equal, which is true; with tw::unordered all are true,
// with tw::ordered all are false.
#define TW_COMPARISON(name, relation)                                                     \
  template <class X, class Y, class A = lang::no_modifier, class B = lang::no_modifier>   \
    requires lang::pairable<X, Y>                                                         \
  constexpr auto name(X const& x, Y const& y, A a = {}, B = {}, loc l = loc::current()) { \
    return lang::compared<A, B>(ir::predicate::relation, x, y, lang::written_at(a, l));   \
  }                                                                                       \
  template <class X, class Y, class... M>                                                 \
    requires lang::mismatched<X, Y>                                                       \
  constexpr auto name(X const& x, Y const& y, M const&...) {                              \
    static_assert(lang::pair_up<X, Y>());                                                 \
    return lang::the_tile(x, y);                                                          \
  }
TW_COMPARISON(equal, equal)
TW_COMPARISON(not_equal, not_equal)
TW_COMPARISON(less, less_than)
TW_COMPARISON(less_equal, less_than_or_equal)
TW_COMPARISON(greater, greater_than)
TW_COMPARISON(greater_equal, greater_than_or_equal)
#undef TW_COMPARISON

template <lang::tile_like X>
constexpr auto isnan(X const& x, loc l = loc::current()) {
  static_assert(lang::for_nan<X>());
  auto const& t = static_cast<lang::as_tile_t<X> const&>(x);
  return lang::compare(ir::predicate::not_equal, t, t, l);
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
