// accum: a tensor that any block of a launch may update, atomically and in no promised order.
//
//   bins.at(ids, tw::out_of_range::skip).add(1);   each element of ids names a position
//   sums.tiles(tw::shape<1, N>).add(0, j, t);      a whole tile at a time
#pragma once
#include <array>
#include <tuple>
#include <utility>

#include <tilewright/lang/view.hpp>

namespace tw {
namespace lang {

enum class update_kind : std::uint8_t { add, extreme, bits };

// The hardware's atomic updates of elements of type T.
template <class T, update_kind K>
consteval bool updates() {
  constexpr bool whole = std::integral<T> && !std::same_as<T, bool> && sizeof(T) >= 4;
  constexpr bool fraction = std::same_as<T, f16> || std::same_as<T, bf16> || std::same_as<T, float> ||
                            std::same_as<T, double>;
  static_assert(K != update_kind::add || whole || fraction,
                "tilewright: atomic add works on (u)int32_t, (u)int64_t, f16, bf16, float and double; make the tensor "
                "of one of these");
  static_assert(K != update_kind::extreme || whole,
                "tilewright: atomic max and min work on (u)int32_t and (u)int64_t; make the tensor of one of these");
  static_assert(K != update_kind::bits || whole,
                "tilewright: atomic bit operations work on (u)int32_t and (u)int64_t; make the tensor of one of these");
  return whole || (K == update_kind::add && fraction);
}
template <class T>
constexpr ir::atomic_mode mode_of(ir::atomic_mode m) {
  if (m == ir::atomic_mode::add && float_element<T>) return ir::atomic_mode::addf;
  if (m == ir::atomic_mode::max && !std::is_signed_v<T>) return ir::atomic_mode::umax;
  if (m == ir::atomic_mode::min && !std::is_signed_v<T>) return ir::atomic_mode::umin;
  return m;
}

template <class P>
concept update_policy = std::same_as<P, out_of_range::skip_t> || std::same_as<P, out_of_range::trap_t>;
template <class X>
concept position = std::integral<X> || (tile_like<X> && requires {
                     requires integer_element<typename as_tile_t<X>::value_type> &&
                                !std::same_as<typename as_tile_t<X>::value_type, bool> &&
                                sizeof(typename as_tile_t<X>::value_type) >= 4;
                   });
template <class X>
struct position_tile {
  using type = tile<int>;
};
template <tile_like X>
struct position_tile<X> {
  using type = as_tile_t<X>;
};
template <class X>
using position_tile_t = typename position_tile<X>::type;

// The shape of all operands of an update together; `ok` is false where they do not broadcast.
template <class S, class... Rest>
struct all_joined {
  static constexpr bool ok = true;
  using type = S;
};
template <class S, class Next, class... Rest>
struct all_joined<S, Next, Rest...> {
  static constexpr bool same = std::same_as<S, Next>;
  using step = typename std::conditional_t<same, std::type_identity<S>, joined<S, Next>>::type;
  static constexpr bool ok = (same || joined<S, Next>::ok) && all_joined<step, Rest...>::ok;
  using type = typename all_joined<step, Rest...>::type;
};

// Positions of an accum, one tile of them for each axis.
template <class T, bool Trap, class... X>
class accum_positions {
 public:
  constexpr accum_positions(ir::builder* b, int param, X const&... x) : b_(b), param_(param), positions_(x...) {}

  // Adds the value: for every element to the element at its position. Integers wrap; the order of float additions is
  // not specified (docs/semantics.md, "Atomic updates"). All updates of one accum in a kernel are of one kind.
  template <class V>
  constexpr void add(V const& v, loc l = loc::current()) const {
    update<update_kind::add>(ir::atomic_mode::add, v, l);
  }
  // The larger or the smaller of the element and the value.
  template <class V>
  constexpr void max(V const& v, loc l = loc::current()) const {
    update<update_kind::extreme>(ir::atomic_mode::max, v, l);
  }
  template <class V>
  constexpr void min(V const& v, loc l = loc::current()) const {
    update<update_kind::extreme>(ir::atomic_mode::min, v, l);
  }
  template <class V>
  constexpr void bit_and(V const& v, loc l = loc::current()) const {
    update<update_kind::bits>(ir::atomic_mode::and_, v, l);
  }
  template <class V>
  constexpr void bit_or(V const& v, loc l = loc::current()) const {
    update<update_kind::bits>(ir::atomic_mode::or_, v, l);
  }
  template <class V>
  constexpr void bit_xor(V const& v, loc l = loc::current()) const {
    update<update_kind::bits>(ir::atomic_mode::xor_, v, l);
  }

 private:
  template <update_kind K, class V>
  constexpr void update(ir::atomic_mode m, V const& v, loc const& l) const {
    if constexpr (sizeof...(X) == 0) {  // at() has said what is wrong
    } else if constexpr (updates<T, K>()) {
      if constexpr (tile_like<V>) {
        static_assert(std::same_as<typename as_tile_t<V>::value_type, T>,
                      "tilewright: the value of an update has another element type than the accum; use tw::cast<T>(x)");
        if constexpr (std::same_as<typename as_tile_t<V>::value_type, T>)
          emit(mode_of<T>(m), static_cast<as_tile_t<V> const&>(v), l);
      } else {
        static_assert(literal_for<V, T>,
                      "tilewright: the value of an update is a tile of the accum's element type, or a literal for it");
        if constexpr (literal_for<V, T>) emit(mode_of<T>(m), tile<T>(v), l);
      }
    }
  }
  template <int... E>
  constexpr void emit(ir::atomic_mode m, tile<T, E...> const& v, loc const& l) const {
    using all = all_joined<shape_t<E...>, typename X::shape_type...>;
    static_assert(all::ok,
                  "tilewright: the positions and the value of an update have shapes that do not broadcast: each size "
                  "must be equal, or 1");
    if constexpr (all::ok) emit_as(typename all::type{}, m, v, l);
  }
  template <int... D, int... E>
  constexpr void emit_as(shape_t<D...>, ir::atomic_mode m, tile<T, E...> const& v, loc const& l) const {
    std::apply(
      [&](auto const&... x) {
        int const ids[] = {in_shape<D...>(x, l)..., as<tile<T, D...>>(v, l).in(b_, l)};
        ir::op o = make_op<T, D...>(opcode::accum_update);
        o.imm = param_;
        o.mode = m;
        o.trap = Trap;
        o.first = b_->pool.size();
        o.count = static_cast<std::int32_t>(sizeof...(X) + 1);
        for (int id : ids) b_->pool.push_back(id);
        b_->emit(o, l);
      },
      positions_);
  }
  // Positions as numbers of the shape D..., signed: 64 bits unless they have 32.
  template <int... D, class U, int... E>
  constexpr int in_shape(tile<U, E...> const& x, loc const& l) const {
    tile<U, E...> const made(b_, x.in(b_, l));
    if constexpr (std::same_as<U, std::int32_t>) return as<tile<U, D...>>(made, l).in(b_, l);
    else return as<tile<std::int64_t, D...>>(cast<std::int64_t>(made, l), l).in(b_, l);
  }

  ir::builder* b_;
  int param_;
  std::tuple<X...> positions_;
};

}  // namespace lang

// An accum cut into a grid of tiles of D... elements, to be updated a whole tile at a time. Indices must lie in the grid:
// proved by the compiler, or checked (docs/safety.md, "Bounds"). Elements beyond the tensor's edge are left alone.
template <class T, int... D>
class accum_tiles {
 public:
  constexpr accum_tiles(ir::builder* b, int id) : b_(b), id_(id) {}

  // All tile indices along an axis, for a range-for.
  constexpr loop_range axis(int axis, loc l = loc::current()) const { return tiled<T, D...>(b_, id_).axis(axis, l); }

  constexpr void add(lang::index_argument<D>... i, tile<T, D...> const& v, loc l = loc::current()) const {
    update<lang::update_kind::add>(ir::atomic_mode::add, v, l, i...);
  }
  constexpr void max(lang::index_argument<D>... i, tile<T, D...> const& v, loc l = loc::current()) const {
    update<lang::update_kind::extreme>(ir::atomic_mode::max, v, l, i...);
  }
  constexpr void min(lang::index_argument<D>... i, tile<T, D...> const& v, loc l = loc::current()) const {
    update<lang::update_kind::extreme>(ir::atomic_mode::min, v, l, i...);
  }
  constexpr void bit_and(lang::index_argument<D>... i, tile<T, D...> const& v, loc l = loc::current()) const {
    update<lang::update_kind::bits>(ir::atomic_mode::and_, v, l, i...);
  }
  constexpr void bit_or(lang::index_argument<D>... i, tile<T, D...> const& v, loc l = loc::current()) const {
    update<lang::update_kind::bits>(ir::atomic_mode::or_, v, l, i...);
  }
  constexpr void bit_xor(lang::index_argument<D>... i, tile<T, D...> const& v, loc l = loc::current()) const {
    update<lang::update_kind::bits>(ir::atomic_mode::xor_, v, l, i...);
  }
  template <class... X>
    requires(sizeof...(X) != sizeof...(D) + 1 && (!std::same_as<X, loc> && ...))
  constexpr void add(X const&...) const {
    static_assert(lang::never<X...>,
                  "tilewright: tiles(...).add takes one tile index for every axis of the view, and then the tile");
  }

 private:
  template <lang::update_kind K, class... I>
  constexpr void update(ir::atomic_mode m, tile<T, D...> const& v, loc const& l, I const&... i) const {
    if constexpr (lang::updates<T, K>()) {
      int const ids[] = {i.in(b_, l)..., v.in(b_, l)};
      ir::op o = lang::make_op<T, D...>(ir::opcode::view_update);
      o.mode = lang::mode_of<T>(m);
      o.first = b_->pool.size();
      o.count = 2 + static_cast<std::int32_t>(sizeof...(I));
      b_->pool.push_back(id_);
      for (int id : ids) b_->pool.push_back(id);
      b_->emit(o, l);
    }
  }
  ir::builder* b_;
  int id_;
};

// A whole tensor of R axes that every block may update and none may read: its elements change while the launch runs. The
// host moves it in, std::move(x).accum(), and gets it back.
template <class T, int R>
class accum : public lang::tensor_param {
 public:
  constexpr accum(ir::builder* builder, int p) : lang::tensor_param{builder, p} {}

  constexpr tw::extent extent(int axis, loc l = loc::current()) const { return extent_of(axis, R, l); }
  constexpr extent_list<R> extents(loc l = loc::current()) const { return extents_of<R>(l); }

  // The elements at positions, one integer tile (or number) for each axis, and what positions outside of the tensor do:
  // tw::out_of_range::skip leaves them out, trap ends the launch with an error.
  template <class... X>
  constexpr auto at(X const&... x) const {
    if constexpr (good_positions<X...>(std::make_index_sequence<R>{}))
      return some_at(std::tuple<X const&...>(x...), std::make_index_sequence<R>{});
    else return lang::accum_positions<T, false>(b, param);
  }
  template <int... S>
  constexpr auto tiles(shape_t<S...>, loc l = loc::current()) const {
    static_assert(sizeof...(S) == R, "tilewright: the tile shape must have as many axes as the tensor");
    static_assert(lang::powers_of_two<S...>, "tilewright: every size of a tile is a power of two");
    ir::op o = lang::make_op<T, S...>(ir::opcode::tiled_view);
    o.imm = param;
    o.rank = R;
    return accum_tiles<T, S...>(b, b->emit(o, l));
  }
  template <class... X>
  constexpr tile<T> load(X const&...) const {
    static_assert(lang::never<X...>,
                  "tilewright: an accum is not read by the kernel that updates it: other blocks change it meanwhile; "
                  "read the tensor in a later launch");
    return {b, b->emit(lang::make_op<T>(ir::opcode::constant), loc::current())};
  }

 private:
  template <class... X, std::size_t... I>
  static consteval bool good_positions(std::index_sequence<I...>) {
    constexpr bool policy = sizeof...(X) > 0 && (lang::update_policy<X> || ...);
    static_assert(policy,
                  "tilewright: accum.at(i, ..., policy) ends with what positions outside of the tensor do: "
                  "tw::out_of_range::skip or trap");
    constexpr bool count = sizeof...(X) == R + 1;
    static_assert(
      !policy || count,
      "tilewright: accum.at(i, ..., policy) takes one position, or tile of positions, for every axis of the "
      "tensor");
    if constexpr (policy && count) {
      using list = std::tuple<X...>;
      constexpr bool integers = (lang::position<std::tuple_element_t<I, list>> && ...);
      static_assert(integers, "tilewright: positions are integers of 32 or 64 bits; use tw::cast<int>(i)");
      constexpr bool last = lang::update_policy<std::tuple_element_t<R, list>>;
      static_assert(!integers || last, "tilewright: the policy of accum.at(i, ..., policy) comes last");
      return integers && last;
    }
    return false;
  }
  template <class... X, std::size_t... I>
  constexpr auto some_at(std::tuple<X...> const& x, std::index_sequence<I...>) const {
    using policy = std::remove_cvref_t<std::tuple_element_t<R, std::tuple<X...>>>;
    using result = lang::accum_positions<
      T, std::same_as<policy, out_of_range::trap_t>,
      lang::position_tile_t<std::remove_cvref_t<std::tuple_element_t<I, std::tuple<X...>>>>...>;
    return result(
      b, param,
      lang::position_tile_t<std::remove_cvref_t<std::tuple_element_t<I, std::tuple<X...>>>>(std::get<I>(x))...);
  }
};

}  // namespace tw
