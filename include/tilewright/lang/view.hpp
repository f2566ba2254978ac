// Tensors as a kernel sees them: whole ones to read (in), the block's own tile to write (out_tile, inout_tile), and
// views that cut a tensor into a grid of tiles.
#pragma once
#include <utility>

#include <tilewright/lang/gather.hpp>
#include <tilewright/lang/loop.hpp>
#include <tilewright/lang/over.hpp>
#include <tilewright/lang/products.hpp>
#include <tilewright/lang/shape_ops.hpp>
#include <tilewright/lang/slices.hpp>

namespace tw {

template <int... D>
class place;  // list.hpp

// What a load gives for elements beyond the tensor's edge.
enum class pad : std::uint8_t { zero, neg_zero, nan, pos_inf, neg_inf };

// Hints of one access: how long it is expected to take (1 to 10: how far ahead it is fetched), and not to use TMA.
template <int N>
struct latency_t {};
template <int N>
inline constexpr latency_t<N> latency{};
struct no_tma_t {};
inline constexpr no_tma_t no_tma{};

// Elements from one tile index to the next, for tiles that overlap or leave gaps: x.tiles(tw::shape<4>, tw::step<1>).
template <int... N>
struct step_t {};
template <int... N>
inline constexpr step_t<N...> step{};
// Axis k of the tiles lies along axis A_k of the tensor: x.tiles(tw::shape<K, M>, tw::axes<1, 0>).
template <int... A>
struct axes_t {};
template <int... A>
inline constexpr axes_t<A...> axes{};

namespace lang {

// Whether tiles of T may be padded with something else than zero. The assembler writes other paddings of tf32 in the
// wrong place (docs/known-assembler-faults.md).
template <class T>
inline constexpr bool padded_with_any = is_float(element_of<T>) && sizeof(T) > 1 && !std::same_as<T, tw::tf32>;

template <int... A>
consteval bool each_axis_once() {
  int const list[] = {A..., -1};
  for (int a = 0; a < static_cast<int>(sizeof...(A)); ++a) {
    int found = 0;
    for (int x : list) found += x == a ? 1 : 0;
    if (found != 1) return false;
  }
  return true;
}

template <int N>
constexpr void add_hint(latency_t<N>, ir::op& o) {
  static_assert(N >= 1 && N <= 10, "tilewright: tw::latency<N> takes 1 to 10");
  o.latency = N >= 1 && N <= 10 ? N : 1;
}
constexpr void add_hint(no_tma_t, ir::op& o) { o.no_tma = true; }
template <class H>
concept access_hint = requires(H h, ir::op& o) { add_hint(h, o); };

template <int>
using index_argument = tile<int>;

// The axis, or a fault of the trace: then axis 0 stands for it, so that nothing else follows.
constexpr int checked_axis(ir::builder* b, int axis, int rank, loc const& l) {
  if (axis >= 0 && axis < rank) return axis;
  b->fail(ir::trace_fault::no_such_axis, b->emit(make_op<int>(opcode::constant), l));
  return 0;
}

}  // namespace lang

// Tiles of D... elements of a tensor, in a grid: what a tensor cut into tiles and one with overlapping tiles share. Tiles at
// the edge hang over it. Indices must lie in the grid: proved by the compiler, or checked (docs/safety.md, "Bounds").
template <class T, int... D>
class tile_grid_of {
 public:
  constexpr tile_grid_of(ir::builder* b, int id) : b_(b), id_(id) {}

  // Number of tiles along an axis.
  constexpr tile<int> count(int axis, loc l = loc::current()) const {
    ir::op o = lang::make_op<int>(ir::opcode::tile_count);
    o.axis = static_cast<std::int8_t>(checked(axis, l));
    return {b_, b_->emit_with(o, l, id_)};
  }
  // All tile indices along an axis, for a range-for.
  constexpr loop_range axis(int axis, loc l = loc::current()) const {
    int const lo = tile<int>(0).in(b_, l), step = tile<int>(1).in(b_, l);
    return {b_, lo, count(axis, l).id, step, l};
  }

  // The tile at an index (one per axis), then hints.
  constexpr tile<T, D...> load(lang::index_argument<D>... i, loc l = loc::current()) const {
    return load_at({}, l, i...);
  }
  template <lang::access_hint H>
  constexpr tile<T, D...> load(lang::index_argument<D>... i, H h, loc l = loc::current()) const {
    ir::op o;
    lang::add_hint(h, o);
    return load_at(o, l, i...);
  }
  template <lang::access_hint H, lang::access_hint G>
  constexpr tile<T, D...> load(lang::index_argument<D>... i, H h, G g, loc l = loc::current()) const {
    ir::op o;
    lang::add_hint(h, o);
    lang::add_hint(g, o);
    return load_at(o, l, i...);
  }
  template <class... X>
    requires(sizeof...(X) < sizeof...(D))
  constexpr tile<T, D...> load(X const&...) const {
    static_assert(lang::never<X...>,
                  "tilewright: load takes one tile index for every axis of the view; some are missing");
    return {b_, id_};
  }
  template <class... X>
    requires(sizeof...(X) > sizeof...(D) && ((!lang::access_hint<X> && !std::same_as<X, loc>) && ...))
  constexpr tile<T, D...> load(X const&...) const {
    static_assert(lang::never<X...>,
                  "tilewright: load takes one tile index for every axis of the view; there are too many");
    return {b_, id_};
  }
  template <class... X>
    requires(sizeof...(X) == sizeof...(D) && !(std::convertible_to<X, tile<int>> && ...))
  constexpr tile<T, D...> load(X const&...) const {
    static_assert(
      lang::never<X...>,
      "tilewright: a tile index is an int (a literal, tile<int>, or an index of an axis); use tw::cast<int>(i)");
    return {b_, id_};
  }

 private:
  constexpr int checked(int axis, loc const& l) const {
    return lang::checked_axis(b_, axis, static_cast<int>(sizeof...(D)), l);
  }
  template <class... I>
  constexpr tile<T, D...> load_at(ir::op const& hints, loc const& l, I const&... i) const {
    ir::op o = lang::make_op<T, D...>(ir::opcode::view_load);
    o.latency = hints.latency;
    o.no_tma = hints.no_tma;
    int ids[] = {i.in(b_, l)...};
    o.first = b_->pool.size();
    o.count = 1 + static_cast<int>(sizeof...(I));
    b_->pool.push_back(id_);
    for (int x : ids) b_->pool.push_back(x);
    return {b_, b_->emit(o, l)};
  }

  template <class, class, class, class>
  friend struct lang::gathering;
  ir::builder* b_;
  int id_;
};

// A tensor cut into tiles. Tile (i, j) covers elements [i * D0, (i + 1) * D0) x [j * D1, ...).
template <class T, int... D>
class tiled : public tile_grid_of<T, D...>,
              public lang::gathering<tiled<T, D...>, T, shape_t<D...>, std::make_index_sequence<sizeof...(D) - 1>> {
 public:
  constexpr tiled(ir::builder* b, int id) : tile_grid_of<T, D...>(b, id) {}

 private:
  template <class, class, class, class>
  friend struct lang::gathering;
};

namespace lang {

// A tensor parameter of the kernel being traced.
struct tensor_param {
  ir::builder* b;
  int param;

  constexpr tw::extent extent_of(int axis, int rank, loc const& l) const {
    return {b, b->extent(param, checked_axis(b, axis, rank, l), l)};
  }
  template <int R>
  constexpr extent_list<R> extents_of(loc const& l) const {
    extent_list<R> e{b, {}};
    for (int i = 0; i < R; ++i) e.id[i] = extent_of(i, R, l).id;
    return e;
  }
};

}  // namespace lang

// A whole tensor, read-only, of R axes.
template <class T, int R>
class in : public lang::tensor_param {
 public:
  constexpr in(ir::builder* builder, int p) : lang::tensor_param{builder, p} {}

  constexpr tw::extent extent(int axis, loc l = loc::current()) const { return extent_of(axis, R, l); }
  constexpr extent_list<R> extents(loc l = loc::current()) const { return extents_of<R>(l); }

  template <int... S>
  constexpr auto tiles(shape_t<S...>, pad p = pad::zero, loc l = loc::current()) const {
    static_assert(sizeof...(S) == R, "tilewright: the tile shape must have as many axes as the tensor");
    static_assert(lang::powers_of_two<S...>, "tilewright: every size of a tile is a power of two");
    if constexpr (sizeof...(S) == R && lang::powers_of_two<S...>) {
      ir::op o = lang::make_op<T, S...>(ir::opcode::tiled_view);
      o.imm = param;
      o.pad = static_cast<ir::padding>(p);
      int const view = b->emit(o, l);
      if (!lang::padded_with_any<T> && p != pad::zero) b->fail(ir::trace_fault::integers_padded, view);
      return tiled<T, S...>(b, view);
    } else {  // sizes that tiles may have, so that nothing else follows
      return [&]<int... E>(shape_t<E...>) {
        ir::op o = lang::make_op<T, E...>(ir::opcode::tiled_view);
        o.imm = param;
        o.rank = R;
        return tiled<T, E...>(b, b->emit(o, l));
      }(shape<static_cast<int>(std::bit_ceil(static_cast<unsigned>(S > 0 ? S : 1)))...>);
    }
  }

  // Tiles that begin every N... elements, whatever their size: they may overlap, or leave gaps.
  template <int... S, int... N>
  constexpr auto tiles(shape_t<S...> s, step_t<N...> n, pad p = pad::zero, loc l = loc::current()) const {
    return tiles_along(s, n, std::make_integer_sequence<int, R>{}, p, l);
  }
  // Tiles whose axes are those of the tensor in another order.
  template <int... S, int... A>
  constexpr auto tiles(shape_t<S...> s, axes_t<A...>, pad p = pad::zero, loc l = loc::current()) const {
    return tiles_along(s, step_t<S...>{}, std::integer_sequence<int, A...>{}, p, l);
  }
  // Both; N... goes with the axes of the tiles.
  template <int... S, int... N, int... A>
  constexpr auto tiles(shape_t<S...> s, step_t<N...> n, axes_t<A...>, pad p = pad::zero, loc l = loc::current()) const {
    return tiles_along(s, n, std::integer_sequence<int, A...>{}, p, l);
  }

  // The tile that lies as the block's does, in a kernel whose grid of blocks is tw::over<D...>.
  template <int... D>
  constexpr tile<T, D...> load_like(over<D...> const& own, loc l = loc::current()) const {
    static_assert(sizeof...(D) == R,
                  "tilewright: load_like(own) needs a tensor with as many axes as tw::over has sizes");
    if constexpr (sizeof...(D) == R) {
      auto const view = tiles(shape<D...>, pad::zero, l);
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return view.load(own.index(static_cast<int>(I), l)..., l);
      }(std::make_index_sequence<R>{});
    } else {
      return {b, b->emit(lang::make_op<T, D...>(ir::opcode::constant), l)};
    }
  }
  // The tile that lies as the block's own tile of `y` does.
  template <template <class, int...> class Out, class U, int... D>
  constexpr tile<T, D...> load_like(Out<U, D...> const& y, loc l = loc::current()) const {
    static_assert(sizeof...(D) == R,
                  "tilewright: load_like needs a tensor with as many axes as the output; or name the axis: "
                  "load_like(y, tw::axis<0>)");
    if constexpr (sizeof...(D) == R) {
      auto const view = tiles(shape<D...>, pad::zero, l);
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return view.load(y.index(static_cast<int>(I), l)..., l);
      }(std::make_index_sequence<R>{});
    } else {
      return {b, b->emit(lang::make_op<T, D...>(ir::opcode::constant), l)};
    }
  }
  // The tile that lies at a place of a list of tiles.
  template <int... D>
  constexpr tile<T, D...> load_like(place<D...> const& at, loc l = loc::current()) const {
    static_assert(sizeof...(D) == R,
                  "tilewright: load_like needs a tensor with as many axes as the output; or name the axis: "
                  "load_like(at, tw::axis<0>)");
    if constexpr (sizeof...(D) == R) {
      auto const view = tiles(shape<D...>, pad::zero, l);
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return view.load(at[{static_cast<int>(I), l}]..., l);
      }(std::make_index_sequence<R>{});
    } else {
      return {b, b->emit(lang::make_op<T, D...>(ir::opcode::constant), l)};
    }
  }
  template <int... D, int A>
  constexpr auto load_like(place<D...> const& at, axis_t<A>, loc l = loc::current()) const {
    static_assert(R == 1, "tilewright: load_like(at, axis) is for tensors with one axis");
    constexpr int sizes[] = {D...};
    return tiles(shape<sizes[A]>, pad::zero, l).load(at[{A, l}], l);
  }
  // The same for a tensor of one axis beside axis A of the output.
  template <template <class, int...> class Out, class U, int... D, int A>
  constexpr auto load_like(Out<U, D...> const& y, axis_t<A>, loc l = loc::current()) const {
    static_assert(R == 1, "tilewright: load_like(y, axis) is for tensors with one axis");
    constexpr int sizes[] = {D...};
    return tiles(shape<sizes[A]>, pad::zero, l).load(y.index(A, l), l);
  }

 private:
  template <int... S, int... N, int... A>
  constexpr tile_grid_of<T, S...> tiles_along(shape_t<S...>, step_t<N...>, std::integer_sequence<int, A...>, pad p,
                                              loc const& l) const {
    static_assert(sizeof...(S) == R, "tilewright: the tile shape must have as many axes as the tensor");
    static_assert(lang::powers_of_two<S...>, "tilewright: every size of a tile is a power of two");
    static_assert(sizeof...(N) == R, "tilewright: tw::step has one number of elements for every axis of the tiles");
    static_assert(((N > 0 && N <= (1 << 16)) && ...), "tilewright: tw::step takes 1 to 65536 elements");
    static_assert(sizeof...(A) == R && lang::each_axis_once<A...>(),
                  "tilewright: tw::axes names every axis of the tensor once");
    constexpr bool good = sizeof...(S) == R && lang::powers_of_two<S...> && sizeof...(N) == R &&
                          ((N > 0 && N <= (1 << 16)) && ...) && sizeof...(A) == R && lang::each_axis_once<A...>();
    ir::op o = lang::make_op<T, S...>(ir::opcode::tiled_view);
    o.imm = param;
    o.rank = R;
    o.pad = static_cast<ir::padding>(p);
    if constexpr (good) {
      std::int64_t const numbers[] = {N..., A...};
      o.data = b->add_numbers(numbers, 2 * R);
    }
    int const view = b->emit(o, l);
    if (!lang::padded_with_any<T> && p != pad::zero) b->fail(ir::trace_fault::integers_padded, view);
    return {b, view};
  }
};

namespace lang {

// What out_tile and inout_tile share: the block's own tile of an output.
template <class T, int... D>
class own_tile : public tensor_param {
 public:
  constexpr own_tile(ir::builder* builder, int p) : tensor_param{builder, p} {}

  constexpr tw::extent extent(int axis, loc l = loc::current()) const { return extent_of(axis, sizeof...(D), l); }
  constexpr extent_list<sizeof...(D)> extents(loc l = loc::current()) const { return extents_of<sizeof...(D)>(l); }
  // Where the block's tile lies in the output's grid of tiles.
  constexpr tw::index index(int axis, loc l = loc::current()) const {
    return {b, b->block_index(param, checked_axis(b, axis, static_cast<int>(sizeof...(D)), l), l)};
  }
  constexpr void store(tile<T, D...> const& v, loc l = loc::current()) const {
    ir::op o = make_op<T, D...>(ir::opcode::tile_store);
    o.imm = param;
    b->emit_with(o, l, v.in(b, l));
  }
  template <class U, int... E>
    requires(!std::convertible_to<tile<U, E...>, tile<T, D...>>)
  constexpr void store(tile<U, E...> const& v, loc l = loc::current()) const {
    static_assert(std::same_as<U, T>,
                  "tilewright: store(x): x has another element type than the output; use tw::cast<T>(x)");
    static_assert(!std::same_as<U, T>, "tilewright: store(x): x has another shape than the output tile");
    static_cast<void>(v);
    store(tile<T, D...>(lang::zero_literal<T>), l);  // of the right shape, so that nothing else follows
  }
  template <class... X>
  constexpr void scatter(X const&...) const {
    static_assert(never<X...>,
                  "tilewright: a scatter writes anywhere along its axis, and this block has one tile there; take "
                  "tw::inout_tiles<T, ...> y and pass std::move(y).tiles(...).dealt(tw::whole<A>)");
    store(tile<T, D...>(lang::zero_literal<T>));  // so that nothing else follows
  }
};

}  // namespace lang

// The block's own tile of an output: write-only, stored exactly once on every path.
template <class T, int... D>
class out_tile : public lang::own_tile<T, D...> {
 public:
  constexpr out_tile(ir::builder* builder, int p) : lang::own_tile<T, D...>(builder, p) {}
  constexpr out_tile(out_tile const& o) : lang::own_tile<T, D...>(o) {
    this->b->use_as(this->param, ir::param_kind::out_tile);
  }
  template <class X = void>
  constexpr tile<T, D...> load(loc l = loc::current()) const {
    static_assert(
      lang::never<X>,
      "tilewright: an out_tile is write-only (its memory may be uninitialised); take tw::inout_tile to read it");
    return {this->b, this->b->emit(lang::make_op<T, D...>(ir::opcode::constant), l)};
  }
};

// The block's own tile of an output that may be read.
template <class T, int... D>
class inout_tile : public lang::own_tile<T, D...> {
 public:
  constexpr inout_tile(ir::builder* builder, int p) : lang::own_tile<T, D...>(builder, p) {}
  constexpr inout_tile(inout_tile const& o) : lang::own_tile<T, D...>(o) {
    this->b->use_as(this->param, ir::param_kind::inout_tile);
  }
  constexpr tile<T, D...> load(loc l = loc::current()) const {
    this->b->use_as(this->param, ir::param_kind::inout_tile);  // also where the parameter is a reference
    ir::op o = lang::make_op<T, D...>(ir::opcode::tile_load);
    o.imm = this->param;
    return {this->b, this->b->emit(o, l)};
  }
};

namespace lang {

// What a tensor cut into tiles becomes while tracing: the kernel's parameter type decides how it may be used.
template <class T, int... D>
class any_own_tile : public out_tile<T, D...>, public inout_tile<T, D...> {
 public:
  constexpr any_own_tile(ir::builder* builder, int p)
      : out_tile<T, D...>(builder, p), inout_tile<T, D...>(builder, p) {}
};

}  // namespace lang
}  // namespace tw
