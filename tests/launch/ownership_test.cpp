// Who holds what before, during and after a launch that succeeds or fails.
#include <gmock/gmock.h>
#include <tilewright/async/unsafe.hpp>
#include <tilewright/tilewright.hpp>

#include "kernels/saxpy.hpp"

namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using tw::shape;

// The error of a launch that must fail, for what it says and gives back.
template <class F>
tw::error failure(F&& launch, tw::error_kind kind = tw::error_kind::usage) {
  try {
    launch();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), kind) << e.what();
    EXPECT_THAT(std::string(e.where().file_name()), HasSubstr("ownership_test.cpp"));
    return e;
  }
  ADD_FAILURE() << "the launch did not fail";
  return {tw::error_kind::internal, tw::loc::current(), "no failure"};
}

auto ones(std::int64_t n) { return tw::ones<float>(n).sync(); }

TEST(moved, an_input_tensor_is_told_and_the_output_comes_back) {
  auto y = ones(16), x = ones(16);
  auto const gone = std::move(x);
  auto const e = failure([&] { y = examples::saxpy(std::move(y).tiles(shape<16>), x, 1.0f).sync(); });
  EXPECT_THAT(e.what(), HasSubstr("a kernel gets a tensor that was moved from"));
  ASSERT_FALSE(y.valid());
  EXPECT_TRUE(e.restore(y));
  EXPECT_THAT(tw::to_host(y), Each(1.0f));
}
TEST(moved, views_and_shared_tensors_are_told_as_well) {
  auto const t = ones(16);
  auto v = t.view();
  auto const w = std::move(v);
  auto const with = [](auto const& x) { (void)examples::saxpy(ones(16).tiles(shape<16>), x, 1.0f).sync(); };
  EXPECT_THAT(failure([&] { with(v); }).what(), HasSubstr("a kernel gets a view that was moved from"));
  EXPECT_THAT(failure([&] { (void)v.slice(0, 1); }).what(), HasSubstr("slice() of a view that was moved from"));
  EXPECT_THAT(failure([&] { (void)tw::to_host(v); }).what(), HasSubstr("to_host() of a view that was moved from"));
  EXPECT_NO_THROW(with(w));
  auto s = ones(16).share();
  auto const other = std::move(s);
  EXPECT_THAT(failure([&] { with(s); }).what(), HasSubstr("a kernel gets a shared tensor that was moved from"));
  EXPECT_NO_THROW(with(other));
}
TEST(moved, a_tensor_that_moved_on_between_the_call_and_its_run_is_still_read) {
  auto x = ones(16);
  auto operation = examples::saxpy(ones(16).tiles(shape<16>), x, 1.0f);
  auto const thief = std::move(x);  // the call lent the memory, not the handle
  EXPECT_THAT(tw::to_host(std::move(operation).sync()), Each(2.0f));
}
TEST(moved, an_operation_that_has_run_holds_nothing) {
  auto x = ones(16);
  auto const s = ones(16).share();
  auto lent = examples::saxpy(ones(16).tiles(shape<16>), x, 1.0f);
  auto shared = examples::saxpy(ones(16).tiles(shape<16>), s, 1.0f);
  EXPECT_FALSE(s.unique());
  EXPECT_THAT(failure([&] { (void)std::move(x).tiles(shape<16>); }).what(), HasSubstr("that is lent"));
  (void)std::move(lent).sync();
  (void)std::move(shared).sync();
  EXPECT_TRUE(s.unique());
  EXPECT_NO_THROW((void)std::move(x).tiles(shape<16>));
}
TEST(moved, an_output_that_went_away_says_where) {
  auto y = ones(16);
  auto const x = ones(16);
  y = examples::saxpy(std::move(y).tiles(shape<16>), x, 1.0f).sync();
  (void)examples::saxpy(std::move(y).tiles(shape<16>), x, 1.0f).sync();
  auto const line = static_cast<unsigned>(__LINE__ - 1);
  EXPECT_THAT(failure([&] { (void)std::move(y).tiles(shape<16>); }).what(),
              AllOf(HasSubstr("tiles() of a tensor that was moved from at"),
                    HasSubstr("ownership_test.cpp:" + std::to_string(line))));
}
TEST(moved, the_output_is_no_input_of_its_own_launch) {
  auto y = ones(16);
  auto const e = failure([&] { y = examples::saxpy(std::move(y).tiles(shape<16>), y, 1.0f).sync(); });
  EXPECT_THAT(e.what(), HasSubstr("moved from"));
  ASSERT_TRUE(e.restore(y));
  auto const text = failure([&] {
    auto const v = y.view();
    y = examples::saxpy(std::move(y).tiles(shape<16>), v, 1.0f).sync();
  });
  EXPECT_THAT(text.what(), HasSubstr("tiles() of a tensor that is lent: a view or an operation made at"));
  EXPECT_THAT(tw::to_host(y), Each(1.0f));
}

TEST(moved, axes_that_are_not_there_are_told) {
  auto const t = ones(16);
  auto const v = t.view();
  for (int axis : {-1, 1, 6})
    EXPECT_THAT(failure([&] { (void)t.extent(axis); }).what(),
                HasSubstr("extent(" + std::to_string(axis) + ") of a tensor with 1 axes"));
  EXPECT_THAT(failure([&] { (void)v.extent(1); }).what(), HasSubstr("extent(1)"));
}

// ---- what a failed launch gives back

TEST(restored, tensors_moved_in_to_be_read_come_back_too) {
  auto y = ones(100), x = tw::arange<float>(3).sync();
  auto const e = failure([&] { y = examples::saxpy(std::move(y).tiles(shape<16>), std::move(x), 1.0f).sync(); });
  EXPECT_FALSE(e.submitted());
  EXPECT_TRUE(e.restore(y));  // in the order of the arguments
  EXPECT_TRUE(e.restore(x));
  EXPECT_EQ(y.size(), 100);
  EXPECT_THAT(tw::to_host(x), ElementsAre(0, 1, 2));
}
TEST(restored, memory_that_was_never_written_does_not_come_back) {
  auto z = ones(100);
  auto const x = ones(100), shorter = ones(3);
  auto const used = std::move(z);
  auto const e = failure([&] { z = examples::add(tw::uninit<float, 1>({100}).tiles(shape<16>), x, shorter).sync(); });
  EXPECT_FALSE(e.restore(z));
  EXPECT_FALSE(z.valid());
}

constexpr auto both = tw::kernel<"both">(
  []<int B>(tw::block, tw::out_tile<float, B> z, tw::inout_tile<float, B> y, tw::in<float, 1> x) {
    z.store(x.load_like(z));
    y.store(y.load() + x.load_like(y));
  });
TEST(restored, the_initialised_output_alone) {
  auto y = tw::arange<float>(4).sync();
  auto const shorter = ones(1);
  auto const e = failure(
    [&] { (void)both(tw::uninit<float, 1>({4}).tiles(shape<2>), std::move(y).tiles(shape<2>), shorter).sync(); });
  EXPECT_TRUE(e.restore(y));
  EXPECT_THAT(tw::to_host(y), ElementsAre(0, 1, 2, 3));
  EXPECT_FALSE(e.restore(y));
}
TEST(restored, when_there_is_no_memory_for_another_output) {
  auto y = tw::arange<float>(4).sync();
  auto const x = ones(4);
  std::int64_t const far_too_many = std::int64_t{1} << 60;
  auto const e = failure(
    [&] { (void)both(tw::uninit<float, 1>({far_too_many}).tiles(shape<2>), std::move(y).tiles(shape<2>), x).sync(); },
    tw::error_kind::device);
  EXPECT_FALSE(e.submitted());
  EXPECT_TRUE(e.restore(y));
  EXPECT_THAT(tw::to_host(y), ElementsAre(0, 1, 2, 3));
}

// ---- results

TEST(results, the_tensor_that_comes_back_is_the_one_that_went_in) {
  std::vector<float> memory(16, 1.0f);
  auto y = tw::unsafe::claim_exclusive<float, 1>(memory.data(), {{16}}, tw::device::cpu());
  y = examples::saxpy(std::move(y).tiles(shape<4>), ones(16), 2.0f).sync();
  EXPECT_THAT(memory, Each(3.0f));
  y = examples::saxpy(std::move(y).tiles(shape<8>), ones(16), 2.0f).sync();
  EXPECT_THAT(memory, Each(5.0f));
}
TEST(results, the_order_of_a_tuple_is_that_of_the_arguments) {
  auto const x = tw::arange<float>(4).sync();
  auto [z, y] = both(tw::uninit<float, 1>({4}).tiles(shape<2>), ones(4).tiles(shape<2>), x).sync();
  EXPECT_THAT(tw::to_host(z), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(tw::to_host(y), ElementsAre(1, 2, 3, 4));
}
TEST(results, a_shared_tensor_that_was_moved_in_is_let_go) {
  auto s = tw::arange<float>(3).sync().share();
  auto second = s;
  EXPECT_FALSE(s.unique());
  auto const y = examples::saxpy(ones(3).tiles(shape<4>), std::move(second), 1.0f).sync();
  EXPECT_TRUE(s.unique());
  EXPECT_THAT(tw::to_host(y), ElementsAre(1, 2, 3));
  EXPECT_THAT(tw::to_host(std::move(s).unshare()), ElementsAre(0, 1, 2));
}
TEST(results, foreign_memory_is_let_go_after_its_last_launch) {
  auto owner = std::make_shared<std::vector<float>>(8, 2.0f);
  std::weak_ptr<void const> const watch = owner;
  auto x = tw::unsafe::wrap_shared<float, 1>(owner->data(), {{8}}, tw::device::cpu(), owner);
  owner.reset();
  {
    auto operation = examples::saxpy(ones(8).tiles(shape<8>), std::move(x), 1.0f);
    EXPECT_FALSE(watch.expired());
    EXPECT_THAT(tw::to_host(std::move(operation).sync()), Each(3.0f));
  }
  EXPECT_TRUE(watch.expired());
}
TEST(results, an_operation_that_is_never_run_frees_what_it_took) {
  auto x = ones(4);
  { [[maybe_unused]] auto const never = examples::saxpy(ones(4).tiles(shape<4>), x, 1.0f); }
  EXPECT_NO_THROW((void)std::move(x).tiles(shape<4>));
}

// ---- memory passed twice

TEST(aliases, two_parts_of_one_memory_are_two_outputs) {
  std::vector<float> memory(32, 1.0f);
  auto const part = [&](std::int64_t at) {
    return tw::unsafe::claim_exclusive<float, 1>(memory.data() + at, {{16}}, tw::device::cpu());
  };
  auto const x = tw::arange<float>(16).sync();
  auto const run = [&](std::int64_t p, std::int64_t q) {
    (void)both(part(p).tiles(shape<8>), part(q).tiles(shape<8>), x).sync();
  };
  for (auto [p, q] : {std::pair{0, 0}, {0, 15}, {15, 0}, {1, 16}}) {
    auto const before = memory;
    EXPECT_THAT(failure([&] { run(p, q); }).what(), HasSubstr("arguments 1 and 2 share memory"));
    EXPECT_EQ(memory, before);
  }
  run(16, 0);
  for (std::size_t i = 0; i < 16; ++i) {
    EXPECT_EQ(memory[16 + i], static_cast<float>(i));
    EXPECT_EQ(memory[i], static_cast<float>(i) + 1);
  }
}
TEST(aliases, an_output_beside_what_is_read_in_the_same_rows) {
  std::vector<float> memory(64, 1.0f);
  auto const whole = tw::unsafe::wrap_shared<float, 1>(memory.data(), {{64}}, tw::device::cpu());
  auto const out = [&](std::int64_t at) {
    return tw::unsafe::claim_exclusive<float, 1>(memory.data() + at, {{16}}, tw::device::cpu()).tiles(shape<16>);
  };
  EXPECT_THAT(failure([&] { (void)examples::saxpy(out(32), whole.slice(17, 33), 1.0f).sync(); }).what(),
              HasSubstr("share memory"));
  EXPECT_THAT(failure([&] { (void)examples::saxpy(out(32), whole.slice(47, 63), 1.0f).sync(); }).what(),
              HasSubstr("share memory"));
  (void)examples::saxpy(out(32), whole.slice(16, 32), 1.0f).sync();
  (void)examples::saxpy(out(32), whole.slice(48, 64), 1.0f).sync();
  EXPECT_EQ(memory[31], 1.0f);
  EXPECT_EQ(memory[32], 3.0f);
  EXPECT_EQ(memory[47], 3.0f);
  EXPECT_EQ(memory[48], 1.0f);
}
TEST(aliases, nothing_shares_no_memory) {
  std::vector<float> memory(4, 1.0f);
  auto const empty = tw::unsafe::wrap_shared<float, 1>(memory.data() + 2, {{0}}, tw::device::cpu());
  auto y = tw::unsafe::claim_exclusive<float, 1>(memory.data(), {{0}}, tw::device::cpu());
  EXPECT_NO_THROW((void)examples::saxpy(std::move(y).tiles(shape<4>), empty, 1.0f).sync());
}

}  // namespace
