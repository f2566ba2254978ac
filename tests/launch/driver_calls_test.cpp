// Launches as the driver sees them: a library that plays the driver says what was called. Its kernels do nothing.
#include <cstdlib>

#include <gmock/gmock.h>
#include <tilewright/async/unsafe.hpp>
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

struct driver_calls : testing::Test {
  static void SetUpTestSuite() {
    setenv("TW_LIBCUDA", FAKE_LIBCUDA, 1);
    setenv("FAKE_CUDA_SM", "90", 1);
  }
  static tw::tensor<int, 1> numbers() {
    return tw::tensor<int, 1>::from(std::vector<int>(64, 1), {{64}}, tw::device::cuda(0));
  }
};

// Launches that may start before the kernel before them has ended.
using dependent_launch = driver_calls;
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

int times(std::string const& text, std::string const& call) {
  int n = 0;
  for (auto at = text.find(call); at != std::string::npos; at = text.find(call, at + 1)) ++n;
  return n;
}
using checked_launch = driver_calls;
TEST_F(checked_launch, reports_without_copies) {
  auto const x = numbers();
  auto y = checks(numbers().tiles(shape<8>), x).sync();  // code and memory are there now
  tw::test::clear_calls();
  for (int k = 0; k < 600; ++k) y = checks(std::move(y).tiles(shape<8>), x).sync();
  std::string const calls = tw::test::calls();
  EXPECT_EQ(times(calls, "cuLaunchKernel "), 600);
  EXPECT_THAT(calls, Not(HasSubstr("cuMem"))) << "neither allocation nor copy: what a launch took, the next one takes";
}
TEST_F(checked_launch, that_fails_keeps_its_memory) {
  auto const x = numbers();
  (void)checks(numbers().tiles(shape<8>), x).sync();
  tw::test::clear_calls();
  // More of them than one allocation has room for: a kernel that still runs may write to what it was given.
  for (int k = 0; k < 300; ++k) {
    auto y = numbers();
    setenv("FAKE_CUDA_FAIL", "cuStreamSynchronize=700", 1);
    EXPECT_THROW((void)checks(std::move(y).tiles(shape<8>), x).sync(), tw::error);
    unsetenv("FAKE_CUDA_FAIL");
  }
  EXPECT_THAT(tw::test::calls(), HasSubstr("cuMemHostAlloc 4096 flags=3"));
}
TEST_F(checked_launch, that_nobody_waits_for_does_not_wait) {
  auto const x = numbers();
  auto y = checks(numbers().tiles(shape<8>), x).sync();
  auto const stream = tw::default_stream(tw::device::cuda(0));
  (void)tw::unsafe::enqueue(checks(numbers().tiles(shape<8>), x), stream);  // its memory is there now
  auto z = numbers().tiles(shape<8>);
  tw::test::clear_calls();
  auto const got = tw::unsafe::enqueue(checks(std::move(z), x), stream);
  EXPECT_THAT(tw::test::calls(), Not(HasSubstr("cuStreamSynchronize")));
  EXPECT_THAT(tw::test::calls(), Not(HasSubstr("cuMem")));
}
TEST_F(checked_launch, without_checks_has_another_code) {
  auto const x = numbers();
  auto y = checks(numbers().tiles(shape<8>), x).sync();
  tw::test::clear_calls();
  y = checks.with({.checks = tw::unsafe::checks::off})(std::move(y).tiles(shape<8>), x).sync();
  EXPECT_THAT(tw::test::calls(), HasSubstr("cuLibraryLoadData elf"));
}

// What a GPU is told of tile libraries: nothing.
using tile_library = driver_calls;
struct of_no_library {
  static constexpr char name[] = "of_no_library";
  using result = tw::tile<int, 8>;
  static void on_cpu(std::array<int, 8> const& x, std::array<int, 8>& y) { y = x; }
};
constexpr auto calls_a_library = tw::kernel<"calls_a_library">(
  [](tw::block, tw::inout_tile<int, 8> y) { y.store(tw::unsafe::call<of_no_library>(y.load())); });

TEST_F(tile_library, runs_on_the_cpu_only) {
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
