// Threads of a program that launch at the same time: first launches, which make and load code, and later ones.
#include <thread>

#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

template <int Step>
constexpr auto steps = tw::kernel<"steps">(
  [](tw::block, tw::inout_tile<int, 256> y, tw::in<int, 1> x) { y.store(y.load() * Step + x.load_like(y)); });

template <int Step>
void launch_often(int& wrong) {
  constexpr std::int64_t n = 1 << 14;
  constexpr int repeats = 20;
  auto const x = tw::tensor<int, 1>::from(std::vector<int>(n, Step), {{n}}, gpu());
  auto y = tw::tensor<int, 1>::from(std::vector<int>(n, 1), {{n}}, gpu());
  std::uint32_t want = 1;
  for (int k = 0; k < repeats; ++k) {
    y = steps<Step>(std::move(y).tiles(shape<256>), x).sync();
    want = want * Step + Step;
  }
  if (preparing()) return;
  for (int v : tw::to_host(y)) wrong += static_cast<std::uint32_t>(v) != want;
}

TEST(gpu_threads, launch_at_the_same_time) {
  std::vector<int> wrong(6, 0);
  {
    std::vector<std::jthread> threads;
    [&]<int... Step>(std::integer_sequence<int, Step...>) {
      (threads.emplace_back([&wrong] { launch_often<Step + 3>(wrong[Step]); }), ...);
    }(std::make_integer_sequence<int, 6>{});
  }
  EXPECT_EQ(wrong, std::vector<int>(6, 0));
}

}  // namespace
