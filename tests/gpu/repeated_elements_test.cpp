// Elements that are repeated along the innermost axis, in a tile of other axes (docs/known-assembler-faults.md).
#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

// Which of them are chosen is data; what is chosen has an arrangement in the registers of its own.
template <int C, int B>
constexpr auto chosen = tw::kernel<"chosen">([](tw::block b, tw::out_tile<float, C * B> y, tw::in<int, 1> x) {
  auto const column = tw::reshape(
    tw::max(tw::reshape(x.tiles(shape<2 * C>).load(y.index(0)), shape<2, C>), tw::axis<0>), shape<C, 1>);
  auto const two = tw::mma(b.full<tw::f16>(shape<2, 1>, 1.0), b.full<tw::f16>(shape<1, 1>, 1.0),
                           b.zeros<float>(shape<2, 1>));
  auto const all = tw::reshape(tw::broadcast(two, shape<2, C * B / 2>), shape<C * B>);
  auto const repeated = tw::reshape(tw::broadcast(column, shape<C, B>), shape<C * B>);
  y.store(tw::select(repeated != 0, all, 0.0f));
});
// Repeated twice, without anything else.
template <int C, int B>
constexpr auto twice = tw::kernel<"twice">([](tw::block, tw::out_tile<float, C * B> y, tw::in<int, 1> x) {
  auto const rows = tw::reshape(x.tiles(shape<2 * C>).load(y.index(0)), shape<2, C>);
  auto const column = tw::reshape(tw::cast<std::int64_t>(tw::max(rows, tw::axis<0>)), shape<C, 1>);
  auto const some = tw::cast<std::int64_t>(rows) + tw::reshape(tw::broadcast(column, shape<C, 2>), shape<2, C>);
  auto const repeated = tw::broadcast(tw::reshape(some, shape<2 * C, 1>), shape<2 * C, B / 2>);
  y.store(tw::cast<float>(tw::reshape(repeated, shape<C * B>) != 0));
});

template <int C, int B, class Kernel>
void check(Kernel const& kernel, char const* name) {
  constexpr std::int64_t blocks = 5;
  std::mt19937 engine(5);
  std::vector<int> x(static_cast<std::size_t>(blocks * 2 * C));
  for (int& v : x) v = engine() % 4 == 0 ? static_cast<int>(engine() % 1000) - 500 : 0;
  auto const run = [&](tw::device d) {
    auto y = tw::uninit<float, 1>({{blocks * C * B}}, d);
    return tw::to_host(
      kernel(std::move(y).tiles(shape<C * B>), tw::tensor<int, 1>::from(x, {{blocks * 2 * C}}, d)).sync());
  };
  auto const got = run(gpu());
  if (preparing()) return;
  EXPECT_EQ(got, run(tw::device::cpu())) << name << " " << C << " x " << B;
}

TEST(gpu_repeated_elements, are_the_same) {
  check<4, 2>(chosen<4, 2>, "chosen");
  check<4, 4>(chosen<4, 4>, "chosen");
  check<32, 8>(chosen<32, 8>, "chosen");
  check<256, 2>(chosen<256, 2>, "chosen");
  check<4, 8>(twice<4, 8>, "twice");
  check<16, 8>(twice<16, 8>, "twice");
}

}  // namespace
