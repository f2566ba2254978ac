// Launches that may start before the kernel before them has ended, as the driver sees them: a library that plays the driver
// says what was called. Its kernels do nothing.
#include <cstdlib>

#include <gmock/gmock.h>
#include <tilewright/tilewright.hpp>

#include "cuda/fake.hpp"

namespace {

using testing::HasSubstr;
using testing::Not;
using tw::shape;

constexpr auto waits = tw::kernel<"waits">([](tw::block, tw::inout_tile<int, 8> y, tw::in<int, 1> x) {
  tw::unsafe::wait_for_previous_grid(x);
  y.store(y.load() + x.load_like(y));
  tw::unsafe::launch_dependents(x);
});
constexpr auto checks = tw::kernel<"checks">([](tw::block, tw::inout_tile<int, 8> y, tw::in<int, 1> x) {
  tw::unsafe::wait_for_previous_grid(x);
  auto const xs = x.tiles(shape<8>);
  y.store(xs.load(tw::reshape(tw::sum(xs.load(0), tw::axis<0>), shape<>)));  // an index that is data
});

struct dependent_launch : testing::Test {
  static void SetUpTestSuite() {
    setenv("TW_LIBCUDA", FAKE_LIBCUDA, 1);
    setenv("FAKE_CUDA_SM", "90", 1);
  }
  static tw::tensor<int, 1> numbers() {
    return tw::tensor<int, 1>::from(std::vector<int>(64, 1), {{64}}, tw::device::cuda(0));
  }
};

TEST_F(dependent_launch, has_the_attribute_when_asked_for) {
  auto const x = numbers();
  auto y = numbers();
  tw::test::clear_calls();
  y = waits.with({.dependent_launch = true})(std::move(y).tiles(shape<8>), x).sync();
  EXPECT_THAT(tw::test::calls(), HasSubstr("cuLaunchKernelEx f=2000 grid=8,1,1"));
  EXPECT_THAT(tw::test::calls(), HasSubstr(" attribute 6=1\n"));
  tw::test::clear_calls();
  y = waits(std::move(y).tiles(shape<8>), x).sync();
  EXPECT_THAT(tw::test::calls(), HasSubstr("cuLaunchKernel f=2000 grid=8,1,1"));
  EXPECT_THAT(tw::test::calls(), Not(HasSubstr("cuLaunchKernelEx")));
  EXPECT_THAT(tw::test::calls(), Not(HasSubstr("cuLibraryLoadData"))) << "the code is the same";
}

// What it reports goes to memory of its own.
TEST_F(dependent_launch, of_a_kernel_with_checks) {
  auto const x = numbers();
  auto y = numbers();
  tw::test::clear_calls();
  y = checks.with({.dependent_launch = true})(std::move(y).tiles(shape<8>), x).sync();
  EXPECT_THAT(tw::test::calls(), HasSubstr("cuLaunchKernelEx f=2000 grid=8,1,1"));
  EXPECT_THAT(tw::test::calls(), HasSubstr(" attribute 6=1\n"));
}

// Not about overlap, but about what a GPU is told: nothing.
struct of_no_library {
  static constexpr char name[] = "of_no_library";
  using result = tw::tile<int, 8>;
  static void on_cpu(std::array<int, 8> const& x, std::array<int, 8>& y) { y = x; }
};
constexpr auto calls_a_library = tw::kernel<"calls_a_library">(
  [](tw::block, tw::inout_tile<int, 8> y) { y.store(tw::unsafe::call<of_no_library>(y.load())); });

TEST_F(dependent_launch, a_kernel_that_calls_a_tile_library_runs_on_the_cpu_only) {
  try {
    (void)calls_a_library(numbers().tiles(shape<8>)).sync();
    ADD_FAILURE() << "the launch was not refused";
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::unsupported);
    EXPECT_THAT(e.what(),
                HasSubstr("kernel 'calls_a_library' is not for this GPU: calls of tile libraries run on the CPU only"));
  }
  auto y = tw::tensor<int, 1>::from(std::vector<int>(64, 7), {{64}}, tw::device::cpu());
  EXPECT_THAT(tw::to_host(calls_a_library(std::move(y).tiles(shape<8>)).sync()), testing::Each(7));
}

}  // namespace
