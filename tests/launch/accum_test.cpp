// Launches of kernels that update tensors from all blocks: who holds what, and what failures say.
#include <gmock/gmock.h>
#include <tilewright/async/unsafe.hpp>
#include <tilewright/tilewright.hpp>

#include "kernels/histogram.hpp"

namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using tw::shape;

template <class F>
tw::error failure(F&& launch, tw::error_kind kind) {
  try {
    launch();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), kind) << e.what();
    return e;
  }
  ADD_FAILURE() << "the launch did not fail";
  return {tw::error_kind::internal, tw::loc::current(), "no failure"};
}
tw::tensor<int, 1> numbers(std::vector<int> const& v) {
  return tw::tensor<int, 1>::from(v, {static_cast<std::int64_t>(v.size())});
}

constexpr int update_line = __LINE__ + 3;
constexpr auto count_up = tw::kernel<"count_up">(
  []<int B>(tw::block, tw::accum<int, 1> y, tw::in<int, 1> x, tw::over<B> own) {
    y.at(x.load_like(own), tw::out_of_range::trap).add(1);
  });

TEST(accum, the_tensor_is_moved_in_and_comes_back) {
  auto y = numbers({10, 20, 30});
  auto const x = numbers({0, 2, 2, 2});
  auto op = count_up(std::move(y).accum(), x, tw::over<4>());
  EXPECT_FALSE(y.valid());  // NOLINT(bugprone-use-after-move): what it is then
  y = std::move(op).sync();
  EXPECT_THAT(tw::to_host(y), ElementsAre(11, 20, 33));
}
TEST(accum, without_blocks_it_comes_back_as_it_was) {
  auto y = count_up(numbers({1, 2}).accum(), numbers({}), tw::over<4>()).sync();
  EXPECT_THAT(tw::to_host(y), ElementsAre(1, 2));
}
TEST(accum, a_lent_tensor_is_not_updated) {
  auto y = numbers({1, 2});
  auto const lent = y.view();
  auto const e = failure([&] { (void)std::move(y).accum(); }, tw::error_kind::usage);
  EXPECT_THAT(e.what(), HasSubstr("that is lent"));
}
TEST(accum, what_is_updated_is_not_read_through_another_argument) {
  std::vector<int> memory(64, 0);
  auto const part = [&](std::ptrdiff_t at) {
    return tw::unsafe::claim_exclusive<int, 1>(memory.data() + at, {{16}}, tw::device::cpu());
  };
  auto const call = [&](std::ptrdiff_t y, std::ptrdiff_t x) {
    (void)count_up(part(y).accum(), part(x), tw::over<4>()).sync();
  };
  for (auto [y, x] : {std::pair{0, 0}, {0, 15}, {15, 0}})
    EXPECT_THAT(failure([&] { call(y, x); }, tw::error_kind::usage).what(),
                HasSubstr("arguments 1 and 2 share memory"));
  EXPECT_THAT(memory, Each(0));
  EXPECT_NO_THROW(call(0, 16));
  EXPECT_EQ(memory[0], 16);
}
TEST(accum, a_trap_names_the_position_and_poisons_the_tensor) {
  auto y = numbers({0, 0, 0});
  auto const x = numbers({0, 1, 7});
  auto const e = failure([&] { y = count_up(std::move(y).accum(), x, tw::over<2>()).sync(); }, tw::error_kind::device);
  EXPECT_THAT(e.what(),
              AllOf(HasSubstr("accum_test.cpp:" + std::to_string(update_line)),
                    HasSubstr("the update asked for position 7 along axis 0 of argument 1, which has extent 3")));
  EXPECT_TRUE(e.restore(y));
  EXPECT_THROW((void)tw::to_host(y), tw::error);
}
TEST(accum, a_launch_whose_tiles_would_lie_outside_is_refused) {
  auto sums = tw::zeros<float, 2>({{1, 10}}).sync();
  auto const x = tw::ones<float, 2>({{4, 33}}).sync();
  auto const e = failure([&] { sums = examples::column_sums(std::move(sums).accum(), x, tw::over<4, 32>()).sync(); },
                         tw::error_kind::usage);
  EXPECT_FALSE(e.submitted());
  EXPECT_TRUE(e.restore(sums));
  EXPECT_THAT(tw::to_host(sums), Each(0.0f));
}

// Beside an output whose tiles make the grid.
constexpr auto square_and_count = tw::kernel<"square_and_count">(
  []<int B>(tw::block, tw::out_tile<int, B> y, tw::accum<std::int64_t, 1> total, tw::in<int, 1> x) {
    auto const v = x.load_like(y);
    y.store(v * v);
    total.tiles(tw::shape<1>).add(0, tw::cast<std::int64_t>(tw::sum(v, tw::axis<0>)));
  });
TEST(accum, beside_an_output_both_come_back) {
  std::vector<int> v(1000);
  for (int i = 0; i < 1000; ++i) v[static_cast<std::size_t>(i)] = i;
  auto [y, total] = square_and_count(tw::uninit<int, 1>({1000}).tiles(shape<64>),
                                     tw::zeros<std::int64_t>(1).sync().accum(), numbers(v))
                      .sync();
  EXPECT_EQ(tw::to_host(y)[31], 961);
  EXPECT_THAT(tw::to_host(total), ElementsAre(499500));
}
constexpr auto of_many_axes = tw::kernel<"of_many_axes">(
  [](tw::block, tw::accum<int, 1> y, tw::in<int, 4> x, tw::over<1, 2, 1, 4> own) {
    y.at(own.index(0) * 100 + own.index(1) * 10 + own.index(2) * 5 + own.index(3), tw::out_of_range::trap).add(1);
    static_cast<void>(x);
  });
TEST(accum, a_grid_of_four_axes) {
  auto const x = tw::zeros<int, 4>({{2, 3, 2, 5}}).sync();
  auto const y = tw::to_host(of_many_axes(tw::zeros<int>(200).sync().accum(), x, tw::over<1, 2, 1, 4>()).sync());
  std::vector<int> expected(200);
  for (int a = 0; a < 2; ++a)
    for (int b = 0; b < 2; ++b)
      for (int c = 0; c < 2; ++c)
        for (int d = 0; d < 2; ++d) expected[static_cast<std::size_t>(a * 100 + b * 10 + c * 5 + d)] += 1;
  EXPECT_EQ(y, expected);
}

}  // namespace
