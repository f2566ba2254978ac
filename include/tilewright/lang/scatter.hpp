// What a scatter takes: y.scatter(tw::axis<A>, positions, t, tw::out_of_range::skip) of a tw::inout_tiles (list.hpp).
#pragma once
#include <tilewright/lang/gather.hpp>

namespace tw::lang {

// Positions are compared with each other, every one with every one.
inline constexpr int most_scattered = 128;

template <class... X>
inline constexpr bool scatter_arguments = false;
template <int A, class... X>
inline constexpr bool scatter_arguments<axis_t<A>, X...> = sizeof...(X) == 3 || sizeof...(X) == 4;

// What is wrong with the arguments of a scatter to tiles of T and D...; true when nothing is.
template <int A, class Positions, class V, class P, class T, int... D>
consteval bool may_scatter() {
  constexpr bool axis_ok = A >= 0 && A < static_cast<int>(sizeof...(D));
  static_assert(axis_ok, "tilewright: scatter(axis, ...): the output has no such axis");
  constexpr bool tiles = tile_like<Positions> && tile_like<V>;
  static_assert(tile_like<Positions>,
                "tilewright: scatter(axis, positions, ...): positions is a tile with one axis of int32_t or int64_t");
  static_assert(tile_like<V>, "tilewright: scatter(axis, positions, t, ...): t is a tile of the output's shape");
  constexpr bool policy = std::same_as<P, out_of_range::skip_t> || std::same_as<P, out_of_range::trap_t>;
  static_assert(
    policy, "tilewright: scatter ends with what positions outside of the tensor do: tw::out_of_range::skip or trap");
  bool ok = axis_ok && tiles && policy;
  if constexpr (axis_ok && tiles) {
    using U = typename as_tile_t<Positions>::value_type;
    constexpr bool ints = std::integral<U> && !std::same_as<U, bool> && sizeof(U) >= 4;
    static_assert(
      ints,
      "tilewright: scatter(axis, positions, ...): positions are int32_t or int64_t; use tw::cast<int>(positions)");
    constexpr int sizes[] = {D...};
    constexpr bool one_each = std::same_as<typename as_tile_t<Positions>::shape_type, shape_t<sizes[A]>>;
    static_assert(one_each,
                  "tilewright: scatter(axis, positions, ...): one position for each slice of the tile along the axis: "
                  "positions has one axis, as long as the output's tile is there");
    constexpr bool same_element = std::same_as<typename as_tile_t<V>::value_type, T>;
    static_assert(same_element,
                  "tilewright: scatter(axis, positions, t, ...): t has another element type than the output; use "
                  "tw::cast<T>(t)");
    constexpr bool same_shape = std::same_as<typename as_tile_t<V>::shape_type, shape_t<D...>>;
    static_assert(same_shape,
                  "tilewright: scatter(axis, positions, t, ...): t has another shape than the output's tiles");
    constexpr bool few = sizes[A] <= most_scattered;
    static_assert(few, "tilewright: scatter takes at most 128 positions at a time; cut the output into smaller tiles");
    ok = ok && ints && one_each && same_element && same_shape && few;
  }
  return ok;
}

}  // namespace tw::lang
