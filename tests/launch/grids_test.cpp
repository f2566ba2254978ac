// Grids of every form, kinds of arguments, several outputs, several threads.
#include <thread>

#include <gmock/gmock.h>
#include <tilewright/tilewright.hpp>

#include "kernels/saxpy.hpp"

namespace {

using testing::ElementsAre;
using tw::shape;
using tw::value;

// Each element gets the number of its block, in row-major order of the tile grid.
constexpr auto numbers3 = tw::kernel<"numbers3">([]<int A, int B, int C>(tw::block b, tw::out_tile<int, A, B, C> y) {
  auto count = [&](int axis, int t) { return tw::ceil_div(tw::cast<int>(y.extent(axis)), t); };
  auto n = (y.index(0) * count(1, B) + y.index(1)) * count(2, C) + y.index(2);
  y.store(b.full<int>(tw::shape<A, B, C>, n));
});
constexpr auto numbers4 = tw::kernel<"numbers4">(
  []<int A, int B, int C, int D>(tw::block b, tw::out_tile<int, A, B, C, D> y) {
    auto count = [&](int axis, int t) { return tw::ceil_div(tw::cast<int>(y.extent(axis)), t); };
    auto n = ((y.index(0) * count(1, B) + y.index(1)) * count(2, C) + y.index(2)) * count(3, D) + y.index(3);
    y.store(b.full<int>(tw::shape<A, B, C, D>, n));
  });
constexpr auto rows = tw::kernel<"rows">([]<int B, int C>(tw::block b, tw::out_tile<int, B, C> y) {
  y.store(b.full<int>(tw::shape<B, C>, y.index(0) * 100000 + y.index(1)));
});

TEST(grids, three_axes) {
  auto const y = tw::to_host(numbers3(tw::uninit<int, 3>({3, 5, 9}).tiles(shape<2, 2, 4>)).sync());
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 5; ++j)
      for (int k = 0; k < 9; ++k)
        ASSERT_EQ(y[static_cast<std::size_t>((i * 5 + j) * 9 + k)], ((i / 2) * 3 + j / 2) * 3 + k / 4);
}
TEST(grids, four_axes_are_folded) {
  auto const y = tw::to_host(numbers4(tw::uninit<int, 4>({3, 4, 5, 6}).tiles(shape<1, 2, 2, 4>)).sync());
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 4; ++j)
      for (int k = 0; k < 5; ++k)
        for (int l = 0; l < 6; ++l)
          ASSERT_EQ(y[static_cast<std::size_t>(((i * 4 + j) * 5 + k) * 6 + l)],
                    ((i * 2 + j / 2) * 3 + k / 2) * 2 + l / 4);
}
TEST(grids, more_tiles_along_an_axis_than_cuda_has_there) {
  auto const y = tw::to_host(rows(tw::uninit<int, 2>({2, 65537}).tiles(shape<1, 1>)).sync());
  EXPECT_EQ(y[65536], 65536);
  EXPECT_EQ(y[65537], 100000);
  EXPECT_EQ(y.back(), 165536);
}

constexpr auto both = tw::kernel<"both">([]<int B>(tw::block, tw::out_tile<float, B> sum, tw::inout_tile<float, B> y,
                                                   tw::in<float, 1> x, tw::scalar<float> a, tw::scalar<bool> twice) {
  auto s = y.load() + a * x.load_like(y);
  sum.store(tw::select(twice, s + s, s));
  y.store(s);
});
TEST(arguments, several_outputs_come_back_as_a_tuple) {
  auto const x = tw::arange<float>(5).sync();
  auto [sum, y] = both(tw::uninit<float, 1>({5}).tiles(shape<4>), tw::ones<float>(5).sync().tiles(shape<4>), x, 2.0f,
                       true)
                    .sync();
  EXPECT_THAT(tw::to_host(sum), ElementsAre(2, 6, 10, 14, 18));
  EXPECT_THAT(tw::to_host(y), ElementsAre(1, 3, 5, 7, 9));
}
TEST(arguments, inputs_are_tensors_shared_tensors_views_and_temporaries) {
  auto const run = [](auto&& x) {
    return tw::to_host(
      examples::saxpy(tw::zeros<float>(3).sync().tiles(shape<4>), std::forward<decltype(x)>(x), 1.0f).sync());
  };
  auto t = tw::arange<float>(6).sync();
  EXPECT_THAT(run(t), ElementsAre(0, 1, 2));
  EXPECT_THAT(run(t.slice(2, 5)), ElementsAre(2, 3, 4));
  auto const v = t.view();
  EXPECT_THAT(run(v), ElementsAre(0, 1, 2));
  EXPECT_THAT(run(tw::arange<float>(6).sync()), ElementsAre(0, 1, 2));
  auto const s = tw::arange<float>(6).sync().share();
  EXPECT_THAT(run(s), ElementsAre(0, 1, 2));
  EXPECT_THAT(run(s.slice(3, 6)), ElementsAre(3, 4, 5));  // 12 bytes into its memory: other alignment, other code
}
TEST(arguments, a_loan_ends_with_the_operation) {
  auto x = tw::arange<float>(3).sync();
  (void)examples::saxpy(tw::zeros<float>(3).sync().tiles(shape<4>), x, 1.0f).sync();
  EXPECT_NO_THROW((void)std::move(x).tiles(shape<4>));
}

TEST(threads, one_new_kernel_launched_from_many) {
  auto const x = tw::arange<float>(1000).sync().share();
  std::vector<std::thread> threads;
  std::atomic<int> right{0};
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&, i] {
      auto const y = tw::to_host(
        examples::saxpy(tw::ones<float>(1000).sync().tiles(shape<32>), x, static_cast<float>(i)).sync());
      bool good = true;
      for (std::size_t k = 0; k < y.size(); ++k)
        good = good && y[k] == static_cast<float>(i) * static_cast<float>(k) + 1.0f;
      right += good ? 1 : 0;
    });
  for (auto& t : threads) t.join();
  EXPECT_EQ(right, 8);
}

}  // namespace
