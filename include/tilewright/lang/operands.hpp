// Operands of functions brought to one type and shape, and the sentences for those that do not go together.
#pragma once
#include <type_traits>

#include <tilewright/lang/extent.hpp>
#include <tilewright/lang/modifiers.hpp>

namespace tw::lang {

template <tile_like X>
consteval bool on_floats() {
  static_assert(float_element<typename as_tile_t<X>::value_type>,
                "tilewright: this function takes floating-point tiles; convert with tw::cast<float>(x) first");
  if constexpr (float_element<typename as_tile_t<X>::value_type>) computes<typename as_tile_t<X>::value_type>();
  return true;
}

// Operands of a two-argument function brought to one type and shape.
template <class X, class Y>
struct pair_type {};
template <tile_like X, tile_like Y>
  requires(std::same_as<typename as_tile_t<X>::value_type, typename as_tile_t<Y>::value_type> &&
           (std::same_as<typename as_tile_t<X>::shape_type, typename as_tile_t<Y>::shape_type> ||
            joined<typename as_tile_t<X>::shape_type, typename as_tile_t<Y>::shape_type>::ok))
struct pair_type<X, Y> {
  using xs = typename as_tile_t<X>::shape_type;
  using type = tile_with_t<
    typename as_tile_t<X>::value_type,
    typename std::conditional_t<std::same_as<xs, typename as_tile_t<Y>::shape_type>, std::type_identity<xs>,
                                joined<xs, typename as_tile_t<Y>::shape_type>>::type>;
};
template <tile_like X, class Y>
  requires literal_for<Y, typename as_tile_t<X>::value_type>
struct pair_type<X, Y> {
  using type = as_tile_t<X>;
};
template <class X, tile_like Y>
  requires literal_for<X, typename as_tile_t<Y>::value_type>
struct pair_type<X, Y> {
  using type = as_tile_t<Y>;
};
template <class X, class Y>
concept pairable = requires { typename pair_type<X, Y>::type; };

// Says why two operands do not go together.
template <class X, class Y>
consteval bool pair_up() {
  if constexpr (tile_like<X> && tile_like<Y>) {
    using A = as_tile_t<X>;
    using B = as_tile_t<Y>;
    constexpr bool same = std::same_as<typename A::value_type, typename B::value_type>;
    static_assert(same, "tilewright: the operands have different element types; convert one with tw::cast<T>(x)");
    static_assert(!same || pairable<X, Y>,
                  "tilewright: the operands have shapes that do not broadcast: each size must be equal, or 1");
  } else {
    static_assert(pairable<X, Y>,
                  "tilewright: this number is no literal for the tile's element type: tiles of integers take "
                  "integers, tiles of floats take numbers, conditions take bool; use tw::cast<T>(x) on the tile");
  }
  return true;
}
template <class X, class Y>
concept mismatched = (tile_like<X> && tile_like<Y> && !pairable<X, Y>) ||
                     (tile_like<X> && std::is_arithmetic_v<Y> && !pairable<X, Y>) ||
                     (std::is_arithmetic_v<X> && tile_like<Y> && !pairable<X, Y>);
// Of two operands the one that is a tile.
template <class X, class Y>
constexpr auto the_tile(X const& x, Y const& y) {
  if constexpr (tile_like<X>) return static_cast<as_tile_t<X> const&>(x);
  else return static_cast<as_tile_t<Y> const&>(y);
}

template <class C, class X>
constexpr C as(X const& x, loc const& l) {
  if constexpr (tile_like<X>) {
    if constexpr (std::same_as<C, as_tile_t<X>>) return static_cast<as_tile_t<X> const&>(x);
    else return C(static_cast<as_tile_t<X> const&>(x), l);
  } else {
    return C(x);
  }
}

}  // namespace tw::lang
