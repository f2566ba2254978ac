// Operations: run once, at once or with the error as a value.
#include <gmock/gmock.h>
#include <tilewright/async/create.hpp>

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Fails before anything is submitted, or gives its number.
struct countdown_body {
  using value_type = int;
  [[maybe_unused]] static constexpr bool scoped = false;
  int left;

  tw::device where() const { return tw::device::cpu(); }
  int submit(tw::context& c) && {
    if (left < 0) throw tw::error(tw::error_kind::launch, c.where, "counted below zero");
    return left;
  }
};
tw::op<countdown_body> countdown(int n) { return tw::op<countdown_body>(countdown_body{n}); }

TEST(op, sync_gives_the_value_and_names_the_callers_line_in_errors) {
  EXPECT_EQ(countdown(3).sync(), 3);
  EXPECT_EQ(countdown(4).sync_on(tw::default_stream(tw::device::cpu())), 4);
  auto const line = static_cast<unsigned>(__LINE__) + 2;
  try {
    (void)countdown(-1).sync();
    FAIL() << "no error";
  } catch (tw::error const& e) {
    EXPECT_EQ(e.where().line(), line);
    EXPECT_FALSE(e.submitted());
  }
}

TEST(op, try_sync_gives_the_value_or_the_error) {
  auto good = countdown(3).try_sync();
  ASSERT_TRUE(good.has_value());
  EXPECT_EQ(good.value(), 3);
  EXPECT_THROW((void)good.error(), tw::error);
  auto const bad = countdown(-1).try_sync();
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().kind(), tw::error_kind::launch);
  EXPECT_THAT(std::string(bad.error().what()), HasSubstr("op_test.cpp"));
  try {
    (void)bad.value();
    FAIL() << "no error";
  } catch (tw::error const& e) { EXPECT_EQ(e.cause(), "counted below zero"); }
}

TEST(op, outcomes_hold_what_can_only_be_moved) {
  auto made = tw::arange<float>(3).try_sync();
  ASSERT_TRUE(made);
  auto t = std::move(made).value();
  EXPECT_THAT(tw::to_host(t), ElementsAre(0, 1, 2));
}

TEST(op, ready_keeps_its_value_until_it_is_run) {
  EXPECT_EQ(tw::ready(7).sync(), 7);
  auto op = tw::ready(tw::arange<float>(2).sync());
  auto moved = std::move(op);
  EXPECT_THAT(tw::to_host(std::move(moved).sync()), ElementsAre(0, 1));
  std::string const text = "kept";
  EXPECT_EQ(tw::ready(text).sync(), "kept");
}

}  // namespace
