// Gathers: tiles whose positions along one axis are given one by one, by a tile of integers.
//
//   y.store(table.tiles(tw::shape<B, D>).gather(tw::axis<0>, ids.load_like(y, tw::axis<0>), y.index(1),
//                                               tw::out_of_range::zero));
#pragma once
#include <utility>

#include <tilewright/lang/extent.hpp>
#include <tilewright/lang/shape_ops.hpp>

namespace tw {

// What ids outside of the tensor (below 0, or not below its extent) mean. It is written at every gather.
namespace out_of_range {

struct zero_t {};
struct trap_t {};
struct skip_t {};
template <class U>
struct pad_t {
  U value;
};
inline constexpr zero_t zero{};  // their elements are zero
inline constexpr trap_t trap{};  // a mistake: the launch ends with an error that names the id
inline constexpr skip_t skip{};  // of scatter only
template <class U>
constexpr pad_t<U> pad(U value) {  // their elements are `value`
  return {value};
}

}  // namespace out_of_range

namespace lang {

template <class P>
inline constexpr bool gather_policy = std::same_as<P, out_of_range::zero_t> || std::same_as<P, out_of_range::trap_t>;
template <class U>
inline constexpr bool gather_policy<out_of_range::pad_t<U>> = true;

template <int>
using gather_index = tile<int>;

// Shape of one row of ids beside a tile of D...: 1 everywhere but along axis A.
template <int A, int... D, std::size_t... I>
constexpr auto along(shape_t<D...>, std::index_sequence<I...>) {
  return shape_t<(static_cast<int>(I) == A ? D : 1)...>{};
}

// What is wrong with the arguments of a gather; true when nothing is.
template <int A, class Ids, class P, class T, int... D>
consteval bool may_gather() {
  constexpr bool axis_ok = A >= 0 && A < static_cast<int>(sizeof...(D));
  static_assert(axis_ok, "tilewright: gather(axis, ...): the view has no such axis");
  static_assert(tile_like<Ids>,
                "tilewright: gather(axis, ids, ...): ids is a tile with one axis of int32_t or int64_t");
  static_assert(!std::same_as<P, out_of_range::skip_t>,
                "tilewright: out_of_range::skip is for scatter: a gathered element needs a value; write "
                "tw::out_of_range::zero, pad(v) or trap");
  static_assert(
    gather_policy<P> || std::same_as<P, out_of_range::skip_t>,
    "tilewright: gather ends with what ids outside of the tensor give: tw::out_of_range::zero, pad(v) or trap");
  bool ok = axis_ok && tile_like<Ids> && gather_policy<P>;
  if constexpr (axis_ok && tile_like<Ids>) {
    using U = typename as_tile_t<Ids>::value_type;
    constexpr bool ints = std::integral<U> && !std::same_as<U, bool> && sizeof(U) >= 4;
    static_assert(ints, "tilewright: gather(axis, ids, ...): ids are int32_t or int64_t; use tw::cast<int>(ids)");
    constexpr int sizes[] = {D...};
    constexpr bool one_each = std::same_as<typename as_tile_t<Ids>::shape_type, shape_t<sizes[A]>>;
    static_assert(one_each,
                  "tilewright: gather(axis, ids, ...): one id for each position of the tile along the axis: ids "
                  "has one axis, as long as the view's tile is there");
    ok = ok && ints && one_each;
  }
  return ok;
}

// The gather of a view, as a base of it: `Others` counts the view's other axes.
template <class View, class T, class Shape, class Others>
struct gathering;
template <class View, class T, int... D, std::size_t... I>
struct gathering<View, T, shape_t<D...>, std::index_sequence<I...>> {
  // Positions ids[k] along axis A, and of the other axes the tile at one index each, in order. Elements beyond the edge of
  // the other axes are the view's padding; for ids outside of the tensor the policy decides.
  template <int A, class Ids, class P>
  constexpr tile<T, D...> gather(axis_t<A>, Ids const& ids, gather_index<static_cast<int>(I)>... index, P policy,
                                 loc l = loc::current()) const {
    auto const& view = static_cast<View const&>(*this);
    if constexpr (may_gather<A, Ids, P, T, D...>())
      return gathered<A>(view.b_, view.id_, static_cast<as_tile_t<Ids> const&>(ids), policy, l, index...);
    else
      return {view.b_,
              tile<T, D...>(lang::zero_literal<T>).in(view.b_, l)};  // of the right type, so that nothing else follows
  }
  template <class... X>
    requires(sizeof...(X) != sizeof...(I) + 3 && (!std::same_as<X, loc> && ...))
  constexpr tile<T, D...> gather(X const&...) const {
    static_assert(
      never<X...>,
      "tilewright: gather takes an axis, ids, one tile index for every other axis of the view, and what ids "
      "outside of the tensor give: v.gather(tw::axis<0>, ids, j, tw::out_of_range::zero)");
    auto const& view = static_cast<View const&>(*this);
    return {view.b_, tile<T, D...>(lang::zero_literal<T>).in(view.b_, loc::current())};
  }

 private:
  template <int A, class U, int N, class P, class... J>
  static constexpr tile<T, D...> gathered(ir::builder* b, int view, tile<U, N> const& ids, P policy, loc const& l,
                                          J const&... index) {
    ir::op o = make_op<T, D...>(opcode::view_gather);
    o.axis = A;
    o.sign = sign_of<U>();
    o.imm = std::same_as<P, out_of_range::trap_t> ? 1 : 0;
    int const others[] = {index.in(b, l)..., -1};
    int const which = ids.in(b, l);
    o.first = b->pool.size();
    o.count = 1 + static_cast<int>(sizeof...(D));
    b->pool.push_back(view);
    for (int a = 0, k = 0; a < static_cast<int>(sizeof...(D)); ++a) b->pool.push_back(a == A ? which : others[k++]);
    bool const zeros = b->ops[view].pad == ir::padding::zero;
    auto const param = static_cast<int>(b->ops[view].imm);
    tile<T, D...> const loaded(b, b->emit(o, l));
    if constexpr (std::same_as<P, out_of_range::trap_t>) {
      return loaded;
    } else {
      constexpr bool zero = std::same_as<P, out_of_range::zero_t>;
      if (zero && zeros) return loaded;  // what the view gives
      tile<std::int64_t, N> const wide = cast<std::int64_t>(ids, l);
      tile<std::int64_t> const end(b, b->extent(param, A, l));
      auto const inside = binary<bool>(make_op<bool, N>(opcode::andi),
                                       compare(ir::predicate::greater_than_or_equal, wide, tile<std::int64_t, N>(0), l),
                                       compare(ir::predicate::less_than, wide, tile<std::int64_t, N>(end, l), l), l);
      auto const row = reshape(inside, along<A>(shape<D...>, std::make_index_sequence<sizeof...(D)>{}), l);
      if constexpr (zero) return select(row, loaded, tile<T>(lang::zero_literal<T>), l);
      else return select(row, loaded, padding(policy), l);
    }
  }
  template <class U>
  static constexpr tile<T> padding(out_of_range::pad_t<U> p) {
    static_assert(literal_for<U, T>, "tilewright: out_of_range::pad(v): v is no literal for the tensor's element type");
    if constexpr (literal_for<U, T>) return tile<T>(p.value);
    else return tile<T>(lang::zero_literal<T>);
  }
};

}  // namespace lang
}  // namespace tw
