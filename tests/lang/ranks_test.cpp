// Kernels of any rank: parameter packs, and arithmetic on shapes.
#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include <gtest/gtest.h>

#include "lang/kit.hpp"

namespace {

using tw::axis;
using tw::shape;

static_assert(shape<4, 8, 2>.size == 64 && shape<4, 8, 2>[1] == 8 && shape<>.size == 1 && shape<>.rank == 0);
static_assert(tw::with_size(shape<4, 8, 2>, axis<1>, tw::value<1>) == shape<4, 1, 2>);
static_assert(tw::without(shape<4, 8, 2>, axis<0>) == shape<8, 2> && tw::without(shape<4>, axis<0>) == shape<>);
static_assert(tw::chain(shape<4, 8>, shape<2>) == shape<4, 8, 2> && tw::chain(shape<>, shape<2>) == shape<2>);
static_assert(!(shape<4, 8> == shape<8, 4>));

// 3 x + (the largest of its tile along every axis), which the pack of indices loads.
constexpr auto any_rank = tw::kernel<"any_rank">(
  []<class T, int... D>(tw::block, tw::out_tile<T, D...> y, tw::in<T, static_cast<int>(sizeof...(D))> x) {
    auto const t = x.load_like(y);
    auto const again = [&]<std::size_t... I>(std::index_sequence<I...>) {
      return x.tiles(shape<D...>).load(y.index(static_cast<int>(I))...);
    }(std::make_index_sequence<sizeof...(D)>{});
    auto const largest = [&]<std::size_t... I>(std::index_sequence<I...>) {
      auto const along = [](auto const& self, auto const& v, auto first, auto... rest) {
        auto const r = tw::max(v, axis<first.value>);
        if constexpr (sizeof...(rest) == 0) return r;
        else return self(self, r, rest...);
      };
      return along(along, t, tw::value<static_cast<int>(I)>...);
    }(std::make_index_sequence<sizeof...(D)>{});
    y.store(t * T(2) + again + tw::broadcast(largest, tw::shape_of(t)));
  });

// The tile with its axes in reverse order: axis k is the last but k.
constexpr auto reversed = tw::kernel<"reversed">(
  []<class T, int... D>(tw::block, tw::out_tile<T, D...> y, tw::in<T, static_cast<int>(sizeof...(D))> x) {
    constexpr int n = sizeof...(D);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      auto const t = x.tiles(shape<shape<D...>[n - 1 - static_cast<int>(I)]...>)
                       .load(y.index(n - 1 - static_cast<int>(I))...);
      y.store(tw::permute<(n - 1 - static_cast<int>(I))...>(t));
    }(std::make_index_sequence<sizeof...(D)>{});
  });

// Sums along axis A, which leaves the shape.
template <int A>
constexpr auto sums =
  [](auto const& t) { return tw::reshape(tw::sum(t, axis<A>), tw::without(tw::shape_of(t), axis<A>)); };
constexpr auto fewer_axes = tw::kernel<"fewer_axes">(
  []<int A, int... D>(tw::block, tw::out_tile<int, D...> y, tw::in<int, static_cast<int>(sizeof...(D)) + 1> x,
                      tw::constant<A>) {
    constexpr auto full = tw::chain(shape<D...>, shape<4>);
    auto const t = [&]<std::size_t... I>(std::index_sequence<I...>) {
      return x.tiles(full).load(y.index(static_cast<int>(I))..., 0);
    }(std::make_index_sequence<sizeof...(D)>{});
    y.store(sums<A>(t));
  });

// Row-major position of an index, and back.
template <std::size_t N>
std::array<std::int64_t, N> index_of(std::int64_t at, std::array<std::int64_t, N> const& extents) {
  std::array<std::int64_t, N> i{};
  for (std::size_t k = N; k-- > 0;) {
    i[k] = at % extents[k];
    at /= extents[k];
  }
  return i;
}
template <std::size_t N>
std::int64_t position(std::array<std::int64_t, N> const& i, std::array<std::int64_t, N> const& extents) {
  std::int64_t at = 0;
  for (std::size_t k = 0; k < N; ++k) at = at * extents[k] + i[k];
  return at;
}

template <int... D>
void check(std::array<std::int64_t, sizeof...(D)> const& extents) {
  constexpr auto n = sizeof...(D);
  constexpr std::array<std::int64_t, n> tile{D...};
  std::int64_t count = 1;
  for (auto e : extents) count *= e;
  std::vector<int> v(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < v.size(); ++i) v[i] = static_cast<int>(i * 7919 % 1009) + 1;
  auto const sizes = [](std::array<std::int64_t, n> const& a) {
    tw::extents<n> e;
    std::copy(a.begin(), a.end(), e.begin());
    return e;
  };
  auto const x = tw::tensor<int, n>::from(v, sizes(extents));
  auto const y = tw::to_host(any_rank(tw::uninit<int, n>(sizes(extents)).tiles(shape<D...>), x).sync());
  auto const tile_of = [&](std::int64_t at) {
    auto i = index_of(at, extents);
    for (std::size_t k = 0; k < n; ++k) i[k] /= tile[k];
    return i;
  };
  std::map<std::array<std::int64_t, n>, int> largest;  // elements beyond the edge are 0
  for (std::int64_t at = 0; at < count; ++at) {
    int& most = largest[tile_of(at)];
    most = std::max(most, v[static_cast<std::size_t>(at)]);
  }
  for (std::int64_t at = 0; at < count; ++at)
    ASSERT_EQ(y[static_cast<std::size_t>(at)], 3 * v[static_cast<std::size_t>(at)] + largest[tile_of(at)])
      << n << " axes, element " << at;

  std::array<std::int64_t, n> turned{};
  for (std::size_t k = 0; k < n; ++k) turned[k] = extents[n - 1 - k];
  auto const z = tw::to_host(reversed(tw::uninit<int, n>(sizes(turned)).tiles(shape<D...>), x).sync());
  for (std::int64_t at = 0; at < count; ++at) {
    auto const i = index_of(at, turned);
    std::array<std::int64_t, n> j{};
    for (std::size_t k = 0; k < n; ++k) j[k] = i[n - 1 - k];
    ASSERT_EQ(z[static_cast<std::size_t>(at)], v[static_cast<std::size_t>(position(j, extents))])
      << n << " axes, element " << at;
  }
}

TEST(ranks, one_to_six) {
  check<16>({37});
  check<4, 8>({5, 19});
  check<2, 4, 4>({3, 9, 5});
  check<2, 1, 4, 2>({3, 2, 9, 3});
  check<2, 2, 1, 4, 2>({3, 3, 2, 5, 3});
  check<1, 2, 2, 1, 4, 2>({2, 3, 3, 2, 5, 3});
}

TEST(ranks, an_axis_leaves_the_shape) {
  std::vector<int> v(3 * 4 * 4);
  std::iota(v.begin(), v.end(), 0);
  auto const x = tw::tensor<int, 3>::from(v, {3, 4, 4});
  auto const y = tw::to_host(fewer_axes(tw::uninit<int, 2>({3, 4}).tiles(shape<2, 4>), x, tw::value<2>).sync());
  for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(y[i], 4 * static_cast<int>(4 * i) + 6);
}

// Both sides of && and || are computed: they are values, and have no effects.
constexpr auto conditions = tw::kernel<"conditions">([](tw::block b, tw::out_tile<int, 1> y, tw::scalar<int> n) {
  b.require(n >= 1);
  tw::var r = b.let(0);
  b.if_(n > 2 && n < 6, [&] { r = r + 1; });
  b.if_(n == 1 || n > 5, [&] { r = r + 2; });
  b.if_(!(n % 2 == 0) && (n < 3 || n > 6), [&] { r = r + 4; });
  y.store(tw::reshape(r, shape<1>));
});
TEST(ranks, conditions_of_scalars) {
  for (int n = 1; n < 10; ++n) {
    auto const y = conditions(tw::uninit<int, 1>({1}).tiles(shape<1>), n).sync();
    EXPECT_EQ(tw::to_host(y)[0],
              (n > 2 && n < 6 ? 1 : 0) + (n == 1 || n > 5 ? 2 : 0) + (n % 2 != 0 && (n < 3 || n > 6) ? 4 : 0));
  }
}

}  // namespace
