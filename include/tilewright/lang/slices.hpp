// Parts of tiles: slices that are taken out or put in, and elements packed into bytes.
#pragma once
#include <array>

#include <tilewright/lang/math.hpp>

namespace tw {
namespace lang {

// Every size of the slice divides that of the tile (both are powers of two).
template <class Whole, class Part>
inline constexpr bool cuts = false;
template <int... D, int... E>
  requires(sizeof...(D) == sizeof...(E))
inline constexpr bool cuts<shape_t<D...>, shape_t<E...>> = ((E <= D) && ...);

using slice_index = located<tile<int>>;

template <class X, class S>
concept sliceable = tile_like<X> && cuts<typename as_tile_t<X>::shape_type, S>;
template <class X, class V>
concept insertable = tile_like<X> && tile_like<V> &&
                     std::same_as<typename as_tile_t<X>::value_type, typename as_tile_t<V>::value_type> &&
                     cuts<typename as_tile_t<X>::shape_type, typename as_tile_t<V>::shape_type>;

template <class R>
constexpr R sliced(ir::op o, std::initializer_list<int> tiles, ir::builder* b, std::initializer_list<slice_index> i) {
  loc const l = i.begin()->l;
  int ids[ir::max_rank] = {};
  int n = 0;
  for (slice_index const& x : i) ids[n++] = x.v.in(b, l);
  o.first = b->pool.size();
  o.count = static_cast<std::int32_t>(tiles.size()) + n;
  for (int t : tiles) b->pool.push_back(t);
  for (int k = 0; k < n; ++k) b->pool.push_back(ids[k]);
  return R(b, b->emit(o, l));
}
template <class X, int... E>
constexpr auto extracted(X const& x, shape_t<E...>, std::initializer_list<slice_index> i) {
  using T = typename as_tile_t<X>::value_type;
  return sliced<tile<T, E...>>(make_op<T, E...>(ir::opcode::extract), {x.id}, x.trace, i);
}
template <class X, class V>
constexpr as_tile_t<X> inserted(X const& x, V const& v, std::initializer_list<slice_index> i) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    int const part = static_cast<as_tile_t<V> const&>(v).in(t.trace, i.begin()->l);
    return sliced<tile<T, D...>>(make_op<T, D...>(ir::opcode::insert), {part, t.id}, t.trace, i);
  }(static_cast<as_tile_t<X> const&>(x));
}

}  // namespace lang

// A slice of a tile: the tile is cut into slices of this shape, and the indices (one an axis) say which one. They are
// proved or checked to be inside, as those of loads are (docs/safety.md).
// tw::insert gives the tile with one slice replaced.
#define TW_SLICES(axes, parameters, ...)                                             \
  template <class X, int... E>                                                       \
    requires(lang::sliceable<X, shape_t<E...>> && sizeof...(E) == axes)              \
  constexpr auto extract(X const& x, shape_t<E...> s, parameters) {                  \
    return lang::extracted(x, s, {__VA_ARGS__});                                     \
  }                                                                                  \
  template <class X, class V>                                                        \
    requires(lang::insertable<X, V> && lang::as_tile_t<X>::shape_type::rank == axes) \
  constexpr auto insert(X const& x, V const& v, parameters) {                        \
    return lang::inserted(x, v, {__VA_ARGS__});                                      \
  }
#define TW_I(n) lang::slice_index i##n
#define TW_COMMA ,
TW_SLICES(1, TW_I(0), i0)
TW_SLICES(2, TW_I(0) TW_COMMA TW_I(1), i0, i1)
TW_SLICES(3, TW_I(0) TW_COMMA TW_I(1) TW_COMMA TW_I(2), i0, i1, i2)
TW_SLICES(4, TW_I(0) TW_COMMA TW_I(1) TW_COMMA TW_I(2) TW_COMMA TW_I(3), i0, i1, i2, i3)
TW_SLICES(5, TW_I(0) TW_COMMA TW_I(1) TW_COMMA TW_I(2) TW_COMMA TW_I(3) TW_COMMA TW_I(4), i0, i1, i2, i3, i4)
TW_SLICES(6, TW_I(0) TW_COMMA TW_I(1) TW_COMMA TW_I(2) TW_COMMA TW_I(3) TW_COMMA TW_I(4) TW_COMMA TW_I(5), i0, i1, i2,
          i3, i4, i5)
#undef TW_COMMA
#undef TW_I
#undef TW_SLICES

namespace lang {

template <int Rank, class... I>
inline constexpr bool indices_fit = sizeof...(I) == Rank && (std::convertible_to<I const&, slice_index> && ...);
template <class X, class S, class... I>
concept no_extraction = !sliceable<X, S> || !indices_fit<S::rank, I...>;
template <class X, class V, class... I>
concept no_insertion = !insertable<X, V> || !indices_fit<as_tile_t<X>::shape_type::rank, I...>;

}  // namespace lang

template <lang::tile_like X, int... E, class... I>
  requires lang::no_extraction<X, shape_t<E...>, I...>
constexpr auto extract(X const& x, shape_t<E...>, I const&...) {
  using V = lang::as_tile_t<X>;
  constexpr bool cut = lang::cuts<typename V::shape_type, shape_t<E...>>;
  static_assert(
    cut,
    "tilewright: extract(x, tw::shape<...>, i, j): the shape of the slice has as many axes as the tile, and "
    "no size is larger");
  static_assert(
    !cut || lang::indices_fit<V::shape_type::rank, I...>,
    "tilewright: extract takes one index for every axis: an int (a literal, tile<int>, or an index of an axis)");
  return
    [&]<class T, int... D>(tile<T, D...> const& t) { return tile<T, E...>(t.trace, t.id); }(static_cast<V const&>(x));
}
template <lang::tile_like X, lang::tile_like V, class... I>
  requires lang::no_insertion<X, V, I...>
constexpr auto insert(X const& x, V const&, I const&...) {
  using W = lang::as_tile_t<X>;
  using P = lang::as_tile_t<V>;
  constexpr bool same = std::same_as<typename W::value_type, typename P::value_type>;
  constexpr bool cut = lang::cuts<typename W::shape_type, typename P::shape_type>;
  static_assert(same,
                "tilewright: insert(x, slice, i, j): tile and slice have different element types; convert one with "
                "tw::cast<T>(x)");
  static_assert(cut,
                "tilewright: insert(x, slice, i, j): the slice has as many axes as the tile, and no size is larger");
  static_assert(
    !same || !cut || lang::indices_fit<W::shape_type::rank, I...>,
    "tilewright: insert takes one index for every axis: an int (a literal, tile<int>, or an index of an axis)");
  return static_cast<W const&>(x);
}

namespace lang {

// Bits that an element takes in bytes; tf32 as in memory.
template <class T>
inline constexpr int packed_bits = std::same_as<T, tf32> ? 32 : info(element_of<T>).bits;

// The last size times Numerator / Denominator.
template <class T, class Shape, int Numerator, int Denominator>
struct with_last;
template <class T, int... D, int Numerator, int Denominator>
struct with_last<T, shape_t<D...>, Numerator, Denominator> {
  static constexpr auto sizes = [] {
    std::array<int, sizeof...(D)> s{D...};
    s.back() = s.back() * Numerator / Denominator;
    return s;
  }();
  static constexpr bool whole = std::array<int, sizeof...(D)>{D...}.back() * Numerator % Denominator == 0;
  template <std::size_t... I>
  static auto of(std::index_sequence<I...>) -> tile<T, sizes[I]...>;
  using type = decltype(of(std::make_index_sequence<sizeof...(D)>{}));
};

// Rank 1 is what the operations take.
template <class R, class T, int... D>
constexpr R repacked(opcode code, tile<T, D...> const& t, loc const& l) {
  constexpr int n = (1 * ... * D);
  tile<T, n> const line = [&] {
    if constexpr (sizeof...(D) == 1) return t;
    else return unary<tile<T, n>>(make_op<T, n>(opcode::reshape), t, l);
  }();
  return [&]<class U, int... E>(tile<U, E...> const*) {
    constexpr int m = (1 * ... * E);
    auto const r = unary<tile<U, m>>(make_op<U, m>(code), line, l);
    if constexpr (sizeof...(E) == 1) return r;
    else return unary<tile<U, E...>>(make_op<U, E...>(opcode::reshape), r, l);
  }(static_cast<R const*>(nullptr));
}

}  // namespace lang

// The bytes of a tile's elements, as they lie in memory (little-endian; of 4-bit elements two in a byte, of conditions
// eight, the first one lowest). The last axis becomes longer or shorter.
template <lang::tile_like X>
constexpr auto pack(X const& x, loc l = loc::current()) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    static_assert(sizeof...(D) > 0,
                  "tilewright: pack takes a tile with at least one axis; tw::reshape(x, tw::shape<1>)");
    constexpr int bits = lang::packed_bits<T>;
    if constexpr (sizeof...(D) == 0) {
      return t;
    } else {
      using W = lang::with_last<std::uint8_t, shape_t<D...>, bits, 8>;
      static_assert(W::whole, "tilewright: pack: the last axis does not fill whole bytes; tw::reshape the tile first");
      if constexpr (!W::whole) return t;
      else if constexpr (std::same_as<T, std::uint8_t>) return t;
      else if constexpr (bits == 8) return bitcast<std::uint8_t>(t, l);
      else return lang::repacked<typename W::type>(ir::opcode::pack, t, l);
    }
  }(static_cast<lang::as_tile_t<X> const&>(x));
}
// Bytes as elements of another type: the inverse of pack.
template <element_type To, lang::tile_like X>
constexpr auto unpack(X const& x, loc l = loc::current()) {
  return [&]<class T, int... D>(tile<T, D...> const& t) {
    constexpr bool bytes = std::same_as<T, std::uint8_t> || std::same_as<T, std::int8_t>;
    static_assert(bytes, "tilewright: unpack takes a tile of bytes, uint8_t or int8_t; tw::pack(x) makes one");
    static_assert(sizeof...(D) > 0,
                  "tilewright: unpack takes a tile with at least one axis; tw::reshape(x, tw::shape<1>)");
    constexpr int bits = lang::packed_bits<To>;
    if constexpr (!bytes || sizeof...(D) == 0) {
      return t;
    } else {
      using W = lang::with_last<To, shape_t<D...>, 8, bits>;
      static_assert(W::whole,
                    "tilewright: unpack: the last axis does not hold whole elements; tw::reshape the tile first");
      if constexpr (!W::whole) return t;
      else if constexpr (bits == 8) return bitcast<To>(t, l);
      else return lang::repacked<typename W::type>(ir::opcode::unpack, t, l);
    }
  }(static_cast<lang::as_tile_t<X> const&>(x));
}

}  // namespace tw
