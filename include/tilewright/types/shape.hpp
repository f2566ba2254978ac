// Compile-time shapes, axes and constants.
#pragma once
#include <bit>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace tw {

// A list of sizes, known to the compiler. Used as a value: tw::shape<128, 64>.
template <int... N>
struct shape_t {
  static constexpr int rank = sizeof...(N);
  static constexpr std::int64_t size = (std::int64_t{1} * ... * N);  // number of elements

  // The size along an axis, 0 <= axis < rank.
  constexpr int operator[](int axis) const {
    int const sizes[] = {N..., 0};
    if (axis < 0 || axis >= rank) throw "tilewright: the shape has no such axis";
    return sizes[axis];
  }
  template <int... M>
  constexpr bool operator==(shape_t<M...>) const {
    return std::is_same_v<shape_t, shape_t<M...>>;
  }
};
template <int... N>
inline constexpr shape_t<N...> shape{};

// An axis of a tile: tw::axis<1>.
template <int A>
struct axis_t {};
template <int A>
inline constexpr axis_t<A> axis{};

// A constant kernel parameter. Kernels take tw::constant<K>, callers pass tw::value<64>.
template <auto V>
struct constant {
  static constexpr auto value = V;
};
template <auto V>
inline constexpr constant<V> value{};

// Shapes from shapes, for kernels of any rank.
//   with_size(shape<4, 8, 2>, axis<1>, value<1>)   shape<4, 1, 2>
//   without(shape<4, 8, 2>, axis<1>)               shape<4, 2>
//   chain(shape<4, 8>, shape<2>)                   shape<4, 8, 2>
template <int... N, int A, auto Size>
constexpr auto with_size(shape_t<N...> s, axis_t<A>, constant<Size>) {
  static_assert(A >= 0 && A < s.rank, "tilewright: the shape has no such axis");
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return shape<(static_cast<int>(I) == A ? static_cast<int>(Size) : N)...>;
  }(std::make_index_sequence<sizeof...(N)>{});
}
template <int... N, int A>
constexpr auto without(shape_t<N...> s, axis_t<A>) {
  static_assert(A >= 0 && A < s.rank, "tilewright: the shape has no such axis");
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return shape<shape_t<N...>{}[static_cast<int>(I) + (static_cast<int>(I) >= A ? 1 : 0)]...>;
  }(std::make_index_sequence<sizeof...(N) - 1>{});
}
template <int... N, int... M>
constexpr shape_t<N..., M...> chain(shape_t<N...>, shape_t<M...>) {
  return {};
}

namespace lang {

template <int... N>
concept powers_of_two = ((N > 0 && std::has_single_bit(static_cast<unsigned>(N > 0 ? N : 1))) && ...);

// Shape A can be repeated to give shape B: equal ranks, and every size of A is 1 or that of B; a scalar fits all.
template <class A, class B>
inline constexpr bool broadcasts_to = false;
template <int... A, int... B>
  requires(sizeof...(A) == sizeof...(B) && sizeof...(A) > 0)
inline constexpr bool broadcasts_to<shape_t<A...>, shape_t<B...>> = ((A == B || A == 1) && ...);
template <int... B>
inline constexpr bool broadcasts_to<shape_t<>, shape_t<B...>> = true;

// The shape of a binary operation's result: sizes must be equal, or one of them 1; scalars fit all shapes.
template <class A, class B>
struct joined {
  static constexpr bool ok = false;
  using type = A;
};
template <int... A, int... B>
  requires(sizeof...(A) == sizeof...(B) && sizeof...(A) > 0)
struct joined<shape_t<A...>, shape_t<B...>> {
  static constexpr bool ok = ((A == B || A == 1 || B == 1) && ...);
  using type = shape_t<(A > B ? A : B)...>;
};
template <int... A>
  requires(sizeof...(A) > 0)
struct joined<shape_t<A...>, shape_t<>> {
  static constexpr bool ok = true;
  using type = shape_t<A...>;
};
template <int... B>
struct joined<shape_t<>, shape_t<B...>> {
  static constexpr bool ok = true;
  using type = shape_t<B...>;
};

}  // namespace lang
}  // namespace tw
