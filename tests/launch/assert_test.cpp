// Assertions of kernels: what a failing one says, and that it harms nothing else.
#include <gmock/gmock.h>
#include <tilewright/tilewright.hpp>

namespace {

using testing::AllOf;
using testing::Each;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using tw::shape;

template <class F>
tw::error failure(F&& launch) {
  try {
    launch();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::device) << e.what();
    EXPECT_TRUE(e.submitted());
    EXPECT_THAT(std::string(e.where().file_name()), HasSubstr("assert_test.cpp"));
    EXPECT_THAT(std::string(e.remedy()), HasSubstr("the outputs of this launch are not to be used"));
    return e;
  }
  ADD_FAILURE() << "no assertion failed";
  return {tw::error_kind::internal, tw::loc::current(), "no failure"};
}
tw::tensor<int, 2> numbers(std::vector<int> const& v, std::int64_t rows) {
  return tw::tensor<int, 2>::from(v, {rows, static_cast<std::int64_t>(v.size()) / rows});
}

constexpr int positive_line = __LINE__ + 3;
constexpr auto positive = tw::kernel<"positive">([](tw::block b, tw::inout_tile<int, 2, 4> y) {
  auto const t = y.load();
  b.assert_(t > 0, "every number is positive");
  y.store(t * 2);
});
auto run_positive(std::vector<int> const& v, std::int64_t rows) {
  return positive(numbers(v, rows).tiles(shape<2, 4>)).sync();
}
TEST(assertion, that_holds_changes_nothing) {
  EXPECT_THAT(tw::to_host(run_positive(std::vector<int>(64, 3), 8)), Each(6));
}
TEST(assertion, names_kernel_line_element_and_message) {
  std::vector<int> v(8, 1);
  v[6] = 0;
  v[7] = -1;
  auto const e = failure([&] { (void)run_positive(v, 2); });
  EXPECT_EQ(std::string(e.cause()), "kernel 'positive': assertion failed at " +
                                      std::string(tw::loc::current().file_name()) + ":" +
                                      std::to_string(positive_line) + ", element [1, 2]: every number is positive");
  v[0] = 0;
  EXPECT_THAT(failure([&] { (void)run_positive(v, 2); }).what(), HasSubstr(", element [0, 0]: "));
}
TEST(assertion, of_one_block_among_many) {
  std::vector<int> v(8 * 4000, 1);
  v[8 * 2345 + 3] = -7;
  EXPECT_THAT(failure([&] { (void)run_positive(v, 2 * 4000); }).what(), HasSubstr("element [0, 3]: every number"));
}
TEST(assertion, of_elements_beyond_the_edge_sees_their_padding) {
  EXPECT_THAT(failure([&] { (void)run_positive({1, 1, 1}, 1); }).what(), HasSubstr("element [0, 3]: "));
}
TEST(assertion, leaves_everything_else_usable) {
  auto const other = numbers({5, 6, 7, 8}, 1);
  auto y = numbers(std::vector<int>(8, -1), 2);
  try {
    y = positive(std::move(y).tiles(shape<2, 4>)).sync();
    ADD_FAILURE();
  } catch (tw::error const& e) {
    EXPECT_TRUE(e.restore(y));
    EXPECT_THROW((void)tw::to_host(y), tw::error);  // what it holds is not to be used
  }
  EXPECT_THAT(tw::to_host(other), testing::ElementsAre(5, 6, 7, 8));
  EXPECT_THAT(tw::to_host(run_positive(std::vector<int>(8, 1), 2)), Each(2));
}

constexpr auto scalars = tw::kernel<"scalars">(
  [](tw::block b, tw::inout_tile<int, 4> y, tw::scalar<int> n, tw::scalar<int> limit, tw::scalar<bool> strict) {
    tw::var sum = b.let(0);
    for (auto i : b.range(0, n)) {
      sum += i;
      b.if_(strict, [&] { b.assert_(sum < limit, "100 % of the {sum} is below the \"limit\""); });
    }
    y.store(y.load() + sum);
  });
auto run_scalars(int n, int limit, bool strict) {
  return scalars(tw::zeros<int>(4).sync().tiles(shape<4>), n, limit, strict).sync();
}
TEST(assertion, of_a_scalar_in_a_loop_and_an_arm) {
  EXPECT_THAT(tw::to_host(run_scalars(5, 11, true)), Each(10));
  EXPECT_THAT(tw::to_host(run_scalars(5, 0, false)), Each(10));  // the arm does not run
  EXPECT_THAT(tw::to_host(run_scalars(0, 0, true)), Each(0));    // the loop has no round
  EXPECT_THAT(failure([&] { (void)run_scalars(5, 10, true); }).cause(),
              AllOf(EndsWith(": 100 % of the {sum} is below the \"limit\""), Not(HasSubstr("element"))));
}

// Beside a check of an index: both report, each as what it is.
constexpr auto both = tw::kernel<"both">(
  [](tw::block b, tw::out_tile<int, 1> y, tw::in<int, 1> which, tw::in<int, 1> table) {
    auto const i = tw::reshape(which.load_like(y), tw::shape<>);
    b.assert_(i != 3, "three is not asked for");
    y.store(table.tiles(tw::shape<1>).load(i));
  });
TEST(assertion, beside_a_check_of_an_index) {
  auto const run = [](int i) {
    auto const table = tw::arange<int>(6).sync();
    auto const which = tw::full<int>(1, i).sync();
    return tw::to_host(both(tw::uninit<int, 1>({1}).tiles(shape<1>), which, table).sync());
  };
  EXPECT_THAT(run(5), Each(5));
  EXPECT_THAT(failure([&] { run(3); }).what(), HasSubstr("three is not asked for"));
  EXPECT_THAT(failure([&] { run(6); }).what(), HasSubstr("the load asked for tile 6 along axis 0 of argument 3"));
}

}  // namespace
