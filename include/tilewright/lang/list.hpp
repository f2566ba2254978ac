// Lists of tiles: outputs of which a block gets more than one tile. The host says how they are dealt out
// (std::move(y).tiles(tw::shape<...>).dealt(...)), the kernel walks its share:
//
//   for (auto at : y.each()) y.store(at, xs.load(at[0], at[1]));
#pragma once
#include <tilewright/lang/scatter.hpp>
#include <tilewright/lang/view.hpp>

namespace tw {

// The place of one tile in a list of tiles of D... elements, inside of `for (auto at : y.each())`. at[axis] is its index
// along an axis of the grid of tiles, for loads from other tensors. Only the list that made it takes it.
template <int... D>
class place {
 public:
  // An axis with the line that names it.
  struct located {
    int axis;
    loc where;
    constexpr located(int a, loc l = loc::current()) : axis(a), where(l) {}
  };

  constexpr place(ir::builder* b, int param, int id, loc const& l) : b_(b), id_(id) {
    for (int a = 0; a < static_cast<int>(sizeof...(D)); ++a) {
      ir::op o = lang::make_op<int>(ir::opcode::list_index);
      o.imm = param;
      o.axis = static_cast<std::int8_t>(a);
      index_[a] = b->emit_with(o, l, id);
    }
  }
  constexpr index operator[](located a) const {
    return {b_, index_[lang::checked_axis(b_, a.axis, static_cast<int>(sizeof...(D)), a.where)]};
  }
  constexpr int id() const { return id_; }

 private:
  ir::builder* b_;
  int id_;  // of the loop's index
  int index_[sizeof...(D)] = {};
};

namespace lang {

// The places of a block, for a range-for.
template <int... D>
class places {
 public:
  constexpr places(ir::builder* b, int param, loc const& l)
      : b_(b),
        param_(param),
        loc_(l),
        range_(b, b->list_bound(ir::opcode::list_begin, param, l), b->list_bound(ir::opcode::list_end, param, l),
               b->list_bound(ir::opcode::list_step, param, l), l) {}

  class iterator {
   public:
    constexpr explicit iterator(places const& of) : of_(of), inner_(of.range_.begin()) {}
    constexpr bool operator!=(int end) const { return inner_ != end; }
    constexpr place<D...> operator*() const { return {of_.b_, of_.param_, (*inner_).id, of_.loc_}; }
    constexpr void operator++() { ++inner_; }

   private:
    places const& of_;
    loop_range::iterator inner_;
  };
  constexpr iterator begin() const { return iterator(*this); }
  constexpr int end() const { return 0; }

 private:
  ir::builder* b_;
  int param_;
  loc loc_;
  loop_range range_;
};

// What out_tiles and inout_tiles share.
template <class T, int... D>
class own_tiles : public tensor_param {
 public:
  constexpr own_tiles(ir::builder* builder, int p) : tensor_param{builder, p} {}

  constexpr tw::extent extent(int axis, loc l = loc::current()) const { return extent_of(axis, sizeof...(D), l); }
  constexpr extent_list<sizeof...(D)> extents(loc l = loc::current()) const { return extents_of<sizeof...(D)>(l); }
  // Where the block's tiles lie along an axis that is not dealt: with dealt(tw::whole<1>), along axis 0.
  constexpr tw::index index(int axis, loc l = loc::current()) const {
    return {b, b->block_index(param, checked_axis(b, axis, static_cast<int>(sizeof...(D)), l), l)};
  }
  // The tiles of this block, each once.
  constexpr places<D...> each(loc l = loc::current()) const { return {b, param, l}; }

  constexpr void store(place<D...> const& at, tile<T, D...> const& v, loc l = loc::current()) const {
    ir::op o = make_op<T, D...>(ir::opcode::tile_store);
    o.imm = param;
    b->emit_with(o, l, v.in(b, l), at.id());
  }
  template <class U, int... E>
    requires(!std::convertible_to<tile<U, E...>, tile<T, D...>>)
  constexpr void store(place<D...> const& at, tile<U, E...> const& v, loc l = loc::current()) const {
    static_assert(std::same_as<U, T>,
                  "tilewright: store(at, x): x has another element type than the output; use tw::cast<T>(x)");
    static_assert(!std::same_as<U, T>, "tilewright: store(at, x): x has another shape than the output's tiles");
    static_cast<void>(v);
    store(at, tile<T, D...>(lang::zero_literal<T>), l);  // of the right shape, so that nothing else follows
  }
  template <class X, class V>
    requires(!std::convertible_to<X, place<D...>>)
  constexpr void store(X const&, V const&, loc = loc::current()) const {
    static_assert(never<X, V>,
                  "tilewright: store(at, x): `at` is a place of this list: for (auto at : y.each()) y.store(at, x)");
  }
  template <class V>
  constexpr void store(V const&, loc l = loc::current()) const {
    static_assert(never<V>, "tilewright: a list holds many tiles; say which: for (auto at : y.each()) y.store(at, x)");
    if (!b->open_loops.empty())  // most likely the walk, so that nothing else follows
      store(place<D...>(b, param, b->open_loops.back() + 1, l), tile<T, D...>(lang::zero_literal<T>), l);
  }
};

}  // namespace lang

// The tiles of an output that are dealt to the block: write-only, each stored exactly once.
template <class T, int... D>
class out_tiles : public lang::own_tiles<T, D...> {
 public:
  constexpr out_tiles(ir::builder* builder, int p) : lang::own_tiles<T, D...>(builder, p) {}
  constexpr out_tiles(out_tiles const& o) : lang::own_tiles<T, D...>(o) {
    this->b->use_as(this->param, ir::param_kind::out_tile);
  }
  template <class X>
  constexpr tile<T, D...> load(X const&, loc l = loc::current()) const {
    static_assert(
      lang::never<X>,
      "tilewright: out_tiles are write-only (their memory may be uninitialised); take tw::inout_tiles to read them");
    return {this->b, this->b->emit(lang::make_op<T, D...>(ir::opcode::constant), l)};
  }
  template <class... X>
  constexpr void scatter(X const&...) const {
    static_assert(lang::never<X...>,
                  "tilewright: out_tiles are stored exactly once, element by element, and a scatter leaves out some; "
                  "take tw::inout_tiles");
    // Stored, so that nothing else follows.
    for (auto at : this->each()) this->store(at, tile<T, D...>(lang::zero_literal<T>));
  }
};

// The tiles of an output that are dealt to the block and may be read.
template <class T, int... D>
class inout_tiles : public lang::own_tiles<T, D...> {
 public:
  constexpr inout_tiles(ir::builder* builder, int p) : lang::own_tiles<T, D...>(builder, p) {}
  constexpr inout_tiles(inout_tiles const& o) : lang::own_tiles<T, D...>(o) {
    this->b->use_as(this->param, ir::param_kind::inout_tile);
  }
  constexpr tile<T, D...> load(place<D...> const& at, loc l = loc::current()) const {
    this->b->use_as(this->param, ir::param_kind::inout_tile);  // also where the parameter is a reference
    ir::op o = lang::make_op<T, D...>(ir::opcode::tile_load);
    o.imm = this->param;
    return {this->b, this->b->emit_with(o, l, at.id())};
  }

  // Slice k of `v` along axis A replaces the one at positions[k] of that axis, inside of the block's tiles of the other
  // axes. The axis is dealt whole, dealt(tw::whole<A>): other blocks have no part of it. Of equal positions the last one
  // counts. What positions outside of the tensor do is written: tw::out_of_range::skip leaves them out, trap ends the
  // launch with an error that names one.
  template <int A, class Positions, class V, class P>
  constexpr void scatter(axis_t<A>, Positions const& positions, V const& v, P, loc l = loc::current()) const {
    if constexpr (lang::may_scatter<A, Positions, V, P, T, D...>()) {
      this->b->use_as(this->param, ir::param_kind::inout_tile);
      lang::as_tile_t<Positions> const& at = positions;
      lang::as_tile_t<V> const& value = v;
      ir::op o = lang::make_op<T, D...>(ir::opcode::tile_scatter);
      o.imm = this->param;
      o.axis = A;
      o.sign = lang::sign_of<typename lang::as_tile_t<Positions>::value_type>();
      o.trap = std::same_as<P, out_of_range::trap_t>;
      int const which = at.in(this->b, l);
      this->b->emit_with(o, l, which, value.in(this->b, l));
    }
  }
  template <class... X>
    requires(!lang::scatter_arguments<X...>)
  constexpr void scatter(X const&...) const {
    static_assert(lang::never<X...>,
                  "tilewright: scatter takes an axis, a tile of positions, a tile, and what positions outside of the "
                  "tensor do: y.scatter(tw::axis<0>, at, t, tw::out_of_range::skip)");
  }
};

namespace lang {

// What a dealt output becomes while tracing: the kernel's parameter type decides how it may be used.
template <class T, int... D>
class any_own_tiles : public out_tiles<T, D...>, public inout_tiles<T, D...> {
 public:
  constexpr any_own_tiles(ir::builder* builder, int p)
      : out_tiles<T, D...>(builder, p), inout_tiles<T, D...>(builder, p) {}
};

}  // namespace lang
}  // namespace tw
