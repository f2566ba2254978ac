// Lists of tiles: every way of dealing them writes each tile once, whatever the number of blocks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include <tilewright/tilewright.hpp>

#include "kernels/gemm_persistent.hpp"

namespace {

using tw::bf16;

std::vector<float> ramp(std::int64_t n) {
  std::vector<float> v(static_cast<std::size_t>(n));
  std::iota(v.begin(), v.end(), 1.0f);
  return v;
}

// Adds 1 to each tile that it is given: a tile that is dealt twice or never shows.
constexpr auto bump = tw::kernel<"bump", tw::no_kernel_checks>(
  []<class T, int... D>(tw::block, tw::inout_tiles<T, D...> y, tw::in<T, sizeof...(D)> x) {
    for (auto at : y.each()) y.store(at, y.load(at) + x.load_like(at));
  });

constexpr auto copy = tw::kernel<"copy", tw::no_kernel_checks>(
  []<class T, int... D>(tw::block, tw::out_tiles<T, D...> y, tw::in<T, sizeof...(D)> x) {
    for (auto at : y.each()) y.store(at, x.load_like(at));
  });

template <class Deal>
void check_2d(Deal deal, std::int64_t m, std::int64_t n, std::int64_t blocks) {
  auto const values = ramp(m * n);
  auto x = tw::tensor<float, 2>::from(values, {m, n});
  auto y = tw::tensor<float, 2>::from(values, {m, n});
  y = bump(std::move(y).tiles(tw::shape<2, 4>).dealt(deal, blocks), x).sync();
  // Both run before anything is compared: preparing code for a GPU makes that of both.
  auto z = copy(tw::uninit<float, 2>({m, n}).tiles(tw::shape<2, 4>).dealt(deal, blocks), x).sync();
  auto const got = tw::to_host(y);
  for (std::size_t i = 0; i < got.size(); ++i)
    ASSERT_EQ(got[i], 2 * values[i]) << m << " x " << n << ", " << blocks << " blocks, element " << i;
  ASSERT_EQ(tw::to_host(z), values) << m << " x " << n << ", " << blocks << " blocks";
}

TEST(lists, each_tile_of_a_grid_is_dealt_once) {
  for (std::int64_t m : {1, 2, 5, 16, 19})
    for (std::int64_t n : {1, 4, 13, 40})
      for (std::int64_t blocks : {0, 1, 3, 1000}) {
        check_2d(tw::linear, m, n, blocks);
        check_2d(tw::grouped<1>, m, n, blocks);
        check_2d(tw::grouped<3>, m, n, blocks);
        check_2d(tw::grouped<8>, m, n, blocks);
      }
}

TEST(lists, whole_axes) {
  for (std::int64_t m : {1, 5, 16})
    for (std::int64_t n : {1, 13, 40}) {
      check_2d(tw::whole<0>, m, n, 0);
      check_2d(tw::whole<1>, m, n, 0);
    }
}

TEST(lists, one_and_three_and_four_axes) {
  auto const values = ramp(3 * 5 * 7 * 2);
  auto line = tw::tensor<float, 1>::from(values, {210});
  EXPECT_EQ(tw::to_host(copy(tw::uninit<float, 1>({210}).tiles(tw::shape<16>).dealt(tw::linear, 4), line).sync()),
            values);
  auto cube = tw::tensor<float, 3>::from(values, {6, 5, 7});
  EXPECT_EQ(
    tw::to_host(copy(tw::uninit<float, 3>({6, 5, 7}).tiles(tw::shape<1, 2, 4>).dealt(tw::grouped<2>, 5), cube).sync()),
    values);
  EXPECT_EQ(
    tw::to_host(copy(tw::uninit<float, 3>({6, 5, 7}).tiles(tw::shape<1, 2, 4>).dealt(tw::whole<1>), cube).sync()),
    values);
  auto four = tw::tensor<float, 4>::from(values, {3, 5, 7, 2});
  EXPECT_EQ(
    tw::to_host(
      copy(tw::uninit<float, 4>({3, 5, 7, 2}).tiles(tw::shape<2, 1, 4, 1>).dealt(tw::grouped<3>, 7), four).sync()),
    values);
  EXPECT_EQ(
    tw::to_host(copy(tw::uninit<float, 4>({3, 5, 7, 2}).tiles(tw::shape<2, 1, 4, 1>).dealt(tw::whole<2>), four).sync()),
    values);
}

TEST(lists, nothing_to_do) {
  auto x = tw::zeros<float>({0, 8}).sync();
  auto y = copy(tw::uninit<float, 2>({0, 8}).tiles(tw::shape<2, 4>).dealt(tw::linear), x).sync();
  EXPECT_EQ(y.size(), 0);
}

// Rows longer than a tile, by one block each: two walks over the same tiles, the second reads what the first wrote.
constexpr auto normalise = tw::kernel<"normalise", tw::no_kernel_checks>(
  []<int R, int C>(tw::block b, tw::inout_tiles<float, R, C> y, tw::out_tile<float, R, 1> largest) {
    b.require(y.extent(0) == largest.extent(0));
    tw::var top = b.full<float>(tw::shape<R, 1>, -tw::inf);
    for (auto at : y.each()) {
      auto const doubled = y.load(at) * 2.0f;
      top = tw::max(top, tw::max(doubled, tw::axis<1>));
      y.store(at, doubled);
    }
    for (auto at : y.each()) y.store(at, y.load(at) - top);
    largest.store(top);
  });

TEST(lists, rows_longer_than_a_tile_twice) {
  constexpr std::int64_t m = 5, n = 24;
  auto const values = ramp(m * n);
  auto x = tw::tensor<float, 2>::from(values, {m, n});
  auto [y, largest] = normalise(std::move(x).tiles(tw::shape<2, 4>).dealt(tw::whole<1>),
                                tw::uninit<float, 2>({m, 1}).tiles(tw::shape<2, 1>))
                        .sync();
  auto const got = tw::to_host(y);
  auto const tops = tw::to_host(largest);
  for (std::int64_t i = 0; i < m; ++i) {
    float const top = 2 * values[static_cast<std::size_t>(i * n + n - 1)];
    EXPECT_EQ(tops[static_cast<std::size_t>(i)], top);
    for (std::int64_t j = 0; j < n; ++j) {
      auto const k = static_cast<std::size_t>(i * n + j);
      ASSERT_EQ(got[k], 2 * values[k] - top);
    }
  }
}

template <class Deal>
void check_gemm(Deal deal, std::int64_t m, std::int64_t n, std::int64_t k, std::int64_t blocks) {
  std::vector<float> a(static_cast<std::size_t>(m * k)), b(static_cast<std::size_t>(k * n));
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<float>(static_cast<int>(i * 7 % 11) - 5);
  for (std::size_t i = 0; i < b.size(); ++i) b[i] = static_cast<float>(static_cast<int>(i * 5 % 13) - 6);
  auto x = tw::tensor<float, 2>::from(a, {m, k});
  auto w = tw::tensor<float, 2>::from(b, {k, n});
  auto c = examples::gemm_persistent(tw::uninit<float, 2>({m, n}).tiles(tw::shape<16, 16>).dealt(deal, blocks), x, w,
                                     tw::value<16>)
             .sync();
  auto const got = tw::to_host(c);
  for (std::int64_t i = 0; i < m; ++i)
    for (std::int64_t j = 0; j < n; ++j) {
      float sum = 0;  // small integers: exact
      for (std::int64_t z = 0; z < k; ++z)
        sum += a[static_cast<std::size_t>(i * k + z)] * b[static_cast<std::size_t>(z * n + j)];
      ASSERT_EQ(got[static_cast<std::size_t>(i * n + j)], sum) << i << ", " << j;
    }
}

TEST(lists, persistent_gemm) {
  for (std::int64_t blocks : {0, 1, 3}) {
    check_gemm(tw::linear, 50, 33, 40, blocks);
    check_gemm(tw::grouped<2>, 80, 64, 16, blocks);
  }
}

constexpr auto place_of = tw::kernel<"place_of", tw::no_kernel_checks>(
  []<int M, int N>(tw::block b, tw::out_tile<int, M, N> y) {
    y.store(b.full<int>(tw::shape<M, N>, y.index(0) * 100 + y.index(1)));
  });

TEST(orders, of_blocks_change_no_result) {
  auto const cut = [] { return tw::uninit<int, 2>({11, 9}).tiles(tw::shape<2, 2>); };
  auto const plain = tw::to_host(place_of(cut()).sync());
  EXPECT_EQ(plain[8 * 9 + 5], 402);
  EXPECT_EQ(tw::to_host(place_of(cut().ordered(tw::grouped<4>)).sync()), plain);
  EXPECT_EQ(tw::to_host(place_of(cut().ordered(tw::reversed<0>)).sync()), plain);
  EXPECT_EQ(tw::to_host(place_of(cut().ordered(tw::linear)).sync()), plain);
  EXPECT_EQ(tw::to_host(place_of(cut().ordered(tw::linear).ordered(tw::reversed<1>)).sync()), plain);
  EXPECT_EQ(tw::to_host(place_of(cut().ordered(tw::reversed<1>)).sync()), plain);
  EXPECT_EQ(tw::to_host(place_of(cut().ordered(tw::grouped<2>).ordered(tw::reversed<1>)).sync()), plain);
}

TEST(lists, blocks_are_counted) {
  auto const negative = [] { (void)tw::uninit<float, 2>({8, 8}).tiles(tw::shape<2, 4>).dealt(tw::linear, -1); };
  EXPECT_THAT(negative, testing::ThrowsMessage<tw::error>(testing::HasSubstr("-1 blocks")));
}

constexpr auto two = tw::kernel<"two", tw::no_kernel_checks>(
  []<int A, int B>(tw::block, tw::out_tiles<float, A> y, tw::out_tiles<float, B> z, tw::in<float, 1> x) {
    for (auto at : y.each()) y.store(at, x.load_like(at));
    for (auto at : z.each()) z.store(at, x.load_like(at));
  });

TEST(lists, outputs_share_their_blocks) {
  auto x = tw::zeros<float>(64).sync();
  auto const call = [&](std::int64_t length, std::int64_t a, std::int64_t b) {
    return two(tw::uninit<float, 1>({64}).tiles(tw::shape<8>).dealt(tw::linear, a),
               tw::uninit<float, 1>({length}).tiles(tw::shape<8>).dealt(tw::linear, b), x)
      .sync();
  };
  EXPECT_NO_THROW(call(64, 2, 2));
  EXPECT_NO_THROW(call(64, 2, 0));
  EXPECT_THAT([&] { call(64, 2, 3); },
              testing::ThrowsMessage<tw::error>(testing::HasSubstr("to 2 blocks and argument 2 to 3")));
  EXPECT_THAT([&] { call(48, 2, 2); },
              testing::ThrowsMessage<tw::error>(testing::HasSubstr("8 tiles and argument 2 has 6")));
}

}  // namespace
