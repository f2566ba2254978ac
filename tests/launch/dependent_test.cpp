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

// Its word for the host is written just before: there is no kernel to overlap with.
TEST_F(dependent_launch, of_a_kernel_with_checks_does_not_overlap) {
  auto const x = numbers();
  auto y = numbers();
  tw::test::clear_calls();
  y = checks.with({.dependent_launch = true})(std::move(y).tiles(shape<8>), x).sync();
  EXPECT_THAT(tw::test::calls(), HasSubstr("cuLaunchKernel f=2000 grid=8,1,1"));
  EXPECT_THAT(tw::test::calls(), Not(HasSubstr("cuLaunchKernelEx")));
}

}  // namespace
