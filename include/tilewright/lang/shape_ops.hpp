// Operations that move elements: reshape, broadcast, transpose; and reductions along an axis.
#pragma once
#include <array>
#include <utility>

#include <tilewright/lang/math.hpp>

namespace tw {
namespace lang {

template <int A, class Shape, class Axes>
struct with_one;
template <int A, int... D, std::size_t... I>
struct with_one<A, shape_t<D...>, std::index_sequence<I...>> {
  using type = shape_t<(static_cast<int>(I) == A ? 1 : D)...>;
};

template <int A, class T, int... D>
constexpr auto reduce(opcode code, tile<T, D...> const& x, loc const& l, bool nan_propagates = false) {
  static_assert(A >= 0 && A < static_cast<int>(sizeof...(D)), "tilewright: the tile has no such axis");
  static_assert(computes<T>());
  if constexpr (A >= 0 && A < static_cast<int>(sizeof...(D))) {
    using R = tile_with_t<T, typename with_one<A, shape_t<D...>, std::make_index_sequence<sizeof...(D)>>::type>;
    return [&]<int... E>(tile<T, E...> const*) {
      ir::op o = make_op<T, E...>(code);
      o.axis = A;
      o.propagate_nan = nan_propagates;
      return unary<R>(o, x, l);
    }(static_cast<R const*>(nullptr));
  } else {
    return x;
  }
}

template <class Shape, int... P>
struct permuted;
template <int... D, int... P>
struct permuted<shape_t<D...>, P...> {
  static constexpr std::array<int, sizeof...(D)> from{D...};
  using type = shape_t<from[static_cast<std::size_t>(P)]...>;
};

// The tile type of two tiles side by side along axis A.
template <int A, class T, class Shape, class Axes>
struct doubled;
template <int A, class T, int... D, std::size_t... I>
struct doubled<A, T, shape_t<D...>, std::index_sequence<I...>> {
  using type = tile<T, (static_cast<int>(I) == A ? 2 * D : D)...>;
};

template <int... P, class T, int... D>
constexpr auto permute_axes(tile<T, D...> const& t, loc const& l) {
  return [&]<int... E>(shape_t<E...>) {
    ir::op o = make_op<T, E...>(opcode::permute);
    int k = 0;
    ((o.imm |= std::int64_t{P} << (8 * k++)), ...);  // the permutation, a byte an axis
    return unary<tile<T, E...>>(o, t, l);
  }(typename permuted<shape_t<D...>, P...>::type{});
}

}  // namespace lang

// The shape of a tile, as a value: tw::shape_of(x).rank, tw::shape_of(x)[0], tw::reshape(y, tw::shape_of(x)).
template <lang::tile_like X>
constexpr typename lang::as_tile_t<X>::shape_type shape_of(X const&) {
  return {};
}

// Row-major reinterpretation; keeps the number of elements.
template <lang::tile_like X, int... E>
constexpr auto reshape(X const& x, shape_t<E...>, loc l = loc::current()) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    static_assert((1LL * ... * D) == (1LL * ... * E), "tilewright: reshape keeps the number of elements");
    if constexpr (std::same_as<shape_t<D...>, shape_t<E...>>) return t;
    else return lang::unary<tile<T, E...>>(lang::make_op<T, E...>(ir::opcode::reshape), t, l);
  }(static_cast<lang::as_tile_t<X> const&>(x));
}

// The tile repeated along axes of size 1 (a scalar: along all) to the given shape.
template <lang::tile_like X, int... E>
constexpr auto broadcast(X const& x, shape_t<E...>, loc l = loc::current()) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    constexpr bool same = std::same_as<shape_t<D...>, shape_t<E...>>;
    static_assert(same || lang::broadcasts_to<shape_t<D...>, shape_t<E...>>,
                  "tilewright: broadcast repeats axes of size 1; the other sizes must be equal");
    if constexpr (same) return t;
    else if constexpr (lang::broadcasts_to<shape_t<D...>, shape_t<E...>>) return tile<T, E...>(t, l);
    else
      return tile<T, E...>(
        t.trace,
        tile<T, E...>(lang::zero_literal<T>).in(t.trace, l));  // of the right shape, so that nothing else follows
  }(static_cast<lang::as_tile_t<X> const&>(x));
}

// Axes in another order: axis k of the result is axis P[k] of x.
template <int... P, lang::tile_like X>
constexpr auto permute(X const& x, loc l = loc::current()) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    constexpr bool once = sizeof...(P) == sizeof...(D) && ((P >= 0 && P < ir::max_rank) && ...) &&
                          (0u | ... | (1u << (P & 7))) + 1 == (1u << sizeof...(D));
    static_assert(once, "tilewright: permute names every axis once");
    if constexpr (!once) return t;
    else return lang::permute_axes<P...>(t, l);
  }(static_cast<lang::as_tile_t<X> const&>(x));
}
template <lang::tile_like X>
constexpr auto transpose(X const& x, loc l = loc::current()) {
  static_assert(lang::as_tile_t<X>::shape_type::rank == 2,
                "tilewright: transpose takes a tile with two axes; see tw::permute");
  if constexpr (lang::as_tile_t<X>::shape_type::rank == 2) return permute<1, 0>(x, l);
  else return static_cast<lang::as_tile_t<X> const&>(x);
}

// Two tiles of one shape, y behind x along axis A, which becomes twice as long.
template <lang::tile_like X, lang::tile_like Y, int A>
constexpr auto cat(X const& x, Y const& y, axis_t<A>, loc l = loc::current()) {
  using V = lang::as_tile_t<X>;
  constexpr bool same = std::same_as<V, lang::as_tile_t<Y>>, there = A >= 0 && A < V::shape_type::rank;
  static_assert(same, "tilewright: cat(x, y, axis) takes two tiles of one element type and one shape");
  static_assert(there, "tilewright: the tile has no such axis");
  if constexpr (!same || !there) return static_cast<V const&>(x);
  else
    return [&]<class T, int... D>(tile<T, D...> const& t) {
      using R = typename lang::doubled<A, T, shape_t<D...>, std::make_index_sequence<sizeof...(D)>>::type;
      return [&]<int... E>(tile<T, E...> const*) {
        ir::op o = lang::make_op<T, E...>(ir::opcode::cat);
        o.axis = A;
        return R(t.trace, t.trace->emit_with(o, l, t.id, static_cast<V const&>(y).id));
      }(static_cast<R const*>(nullptr));
    }(static_cast<V const&>(x));
}

// Reductions keep the reduced axis, with size 1. The order of additions is not specified.
template <lang::tile_like X, int A>
constexpr auto sum(X const& x, axis_t<A>, loc l = loc::current()) {
  return lang::reduce<A>(ir::opcode::reduce_add, static_cast<lang::as_tile_t<X> const&>(x), l);
}
template <lang::tile_like X, int A>
constexpr auto product(X const& x, axis_t<A>, loc l = loc::current()) {
  return lang::reduce<A>(ir::opcode::reduce_mul, static_cast<lang::as_tile_t<X> const&>(x), l);
}
template <lang::tile_like X, int A>
constexpr auto max(X const& x, axis_t<A>, loc l = loc::current()) {
  return lang::reduce<A>(ir::opcode::reduce_max, static_cast<lang::as_tile_t<X> const&>(x), l);
}
template <lang::tile_like X, int A>
constexpr auto min(X const& x, axis_t<A>, loc l = loc::current()) {
  return lang::reduce<A>(ir::opcode::reduce_min, static_cast<lang::as_tile_t<X> const&>(x), l);
}
// The same with tw::nan_propagates: NaN if any element is.
template <lang::tile_like X, int A>
constexpr auto max(X const& x, axis_t<A>, lang::nan_modifier, loc l = loc::current()) {
  constexpr bool
    fits = lang::modifiers_fit<typename lang::as_tile_t<X>::value_type, lang::takes_nan, lang::nan_modifier>();
  return lang::reduce<A>(ir::opcode::reduce_max, static_cast<lang::as_tile_t<X> const&>(x), l, fits);
}
template <lang::tile_like X, int A>
constexpr auto min(X const& x, axis_t<A>, lang::nan_modifier, loc l = loc::current()) {
  constexpr bool
    fits = lang::modifiers_fit<typename lang::as_tile_t<X>::value_type, lang::takes_nan, lang::nan_modifier>();
  return lang::reduce<A>(ir::opcode::reduce_min, static_cast<lang::as_tile_t<X> const&>(x), l, fits);
}

}  // namespace tw
