// What happens to handles between building an operation and running it.
#include <memory>

#include <gmock/gmock.h>
#include <tilewright/tilewright.hpp>

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr auto add_to = tw::kernel<"add_to">(
  []<int B>(tw::block, tw::inout_tile<float, B> y, tw::in<float, 1> x) { y.store(y.load() + x.load_like(y)); });

template <class F>
std::string refusal(F&& f) {
  try {
    f();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::usage);
    EXPECT_THAT(std::string(e.where().file_name()), HasSubstr("borrowed_test.cpp"));
    return e.what();
  }
  ADD_FAILURE() << "nothing was refused";
  return {};
}

auto borrows_a_local() {
  auto x = tw::ones<float>(4).sync(), y = tw::arange<float>(4).sync();
  return add_to(std::move(y).tiles(tw::shape<2>), x);
}

TEST(borrowed, the_handle_may_die_before_the_operation_runs) {
  auto made = borrows_a_local();
  EXPECT_THAT(tw::to_host(std::move(made).sync()), ElementsAre(1, 2, 3, 4));
  auto x = std::make_unique<tw::tensor<float, 1>>(tw::ones<float>(4).sync());
  auto y = tw::arange<float>(4).sync();
  auto other = add_to(std::move(y).tiles(tw::shape<2>), *x);
  x.reset();
  EXPECT_THAT(tw::to_host(std::move(other).sync()), ElementsAre(1, 2, 3, 4));
}

TEST(borrowed, a_moved_tensor_stays_lent) {
  auto x = tw::ones<float>(4).sync(), y = tw::arange<float>(4).sync();
  auto made = add_to(std::move(y).tiles(tw::shape<2>), x);
  auto moved = std::move(x);
  EXPECT_THAT(refusal([&] { (void)std::move(moved).tiles(tw::shape<2>); }), HasSubstr("that is lent"));
  EXPECT_THAT(tw::to_host(std::move(made).sync()), ElementsAre(1, 2, 3, 4));
}

TEST(partition, one_that_a_launch_has_taken_is_refused) {
  auto cut = tw::arange<float>(4).sync().tiles(tw::shape<2>);
  auto const x = tw::ones<float>(4).sync();
  EXPECT_THAT(tw::to_host(add_to(std::move(cut), x).sync()), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(refusal([&] { (void)add_to(std::move(cut), x).sync(); }),
              HasSubstr("a kernel gets a partition that was moved from"));
}

TEST(operation, one_that_has_run_is_refused) {
  auto const x = tw::ones<float>(4).sync();
  auto operation = add_to(tw::arange<float>(4).sync().tiles(tw::shape<2>), x);
  EXPECT_THAT(tw::to_host(std::move(operation).sync()), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(refusal([&] { (void)std::move(operation).sync(); }),
              HasSubstr("a kernel gets a partition that was moved from"));
}

constexpr auto pick = tw::kernel<"pick">(
  []<int B>(tw::block, tw::inout_tile<float, B> y, tw::in<int, 1> which, tw::in<float, 1> table) {
    y.store(table.tiles(tw::shape<B>).load(tw::reshape(which.tiles(tw::shape<1>).load(y.index(0)), tw::shape<>)));
  });
constexpr auto clear = tw::kernel<"clear">(
  []<int B>(tw::block b, tw::out_tile<float, B> y) { y.store(b.zeros<float>(tw::shape<B>)); });

TEST(poison, what_a_failed_launch_was_writing_is_read_only_after_it_was_filled_again) {
  auto const table = tw::ones<float>(8).sync();
  auto const bad = tw::full<int>(2, 7).sync();
  auto y = tw::arange<float>(4).sync();
  try {
    y = pick(std::move(y).tiles(tw::shape<2>), bad, table).sync();
    FAIL() << "the check in the kernel did not fail";
  } catch (tw::error const& e) {
    EXPECT_TRUE(e.submitted());
    ASSERT_TRUE(e.restore(y));
  }
  EXPECT_THAT(refusal([&] { (void)tw::to_host(y); }), HasSubstr("was writing when it failed"));
  EXPECT_THAT(refusal([&] { (void)add_to(tw::zeros<float>(4).sync().tiles(tw::shape<2>), y).sync(); }),
              HasSubstr("a kernel reads a tensor"));
  try {
    y = add_to(std::move(y).tiles(tw::shape<2>), table).sync();
    FAIL() << "an inout_tile reads";
  } catch (tw::error const& e) {
    EXPECT_FALSE(e.submitted());
    ASSERT_TRUE(e.restore(y));
  }
  y = clear(std::move(y).tiles(tw::shape<2>)).sync();
  EXPECT_THAT(tw::to_host(y), ElementsAre(0, 0, 0, 0));
}

}  // namespace
