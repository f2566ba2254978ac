// Scans along every axis, of shapes that warps share in different ways (docs/known-assembler-faults.md: along a middle
// axis).
#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

// The identities are none, so that a scan that starts with them twice, or not at all, is noticed.
template <bool Reverse, int Axis, class Tile>
constexpr auto mixed(Tile const& t) {
  auto const mix = [](auto p, auto q) { return (p ^ q) ^ 47; };
  if constexpr (Reverse) return tw::scan(t, tw::axis<Axis>, 47, mix, tw::reverse);
  else return tw::scan(t, tw::axis<Axis>, 47, mix);
}
template <int A, int B, int C, int Axis, bool Reverse>
constexpr auto one = tw::kernel<"scan_one">(
  [](tw::block, tw::out_tile<int, A, B, C> y, tw::in<int, 3> x) { y.store(mixed<Reverse, Axis>(x.load_like(y))); });
template <int A, int B, int C, int Axis>
constexpr auto two = tw::kernel<"scan_two">([](tw::block, tw::out_tile<int, A, B, C> y, tw::in<int, 3> x) {
  auto const t = x.load_like(y);
  auto const [ands, mixes] = tw::scan(
    tw::operands(t * 3 + 1, t), tw::axis<Axis>, tw::identities(-1, 47), [](auto p, auto q) {
      return tw::operands(std::get<0>(p) & std::get<0>(q), (std::get<1>(p) ^ std::get<1>(q)) ^ 47);
    });
  y.store(mixes * 2 + ands);
});

template <int A, int B, int C, class Kernel>
void check(Kernel const& kernel, std::string const& name) {
  constexpr std::int64_t blocks = 2;
  std::mt19937 engine(7);
  std::vector<int> x(static_cast<std::size_t>(blocks * A * B * C));
  for (int& v : x) v = static_cast<int>(engine() % 1000) - 300;
  auto const run = [&](tw::device d) {
    auto y = tw::uninit<int, 3>({{blocks * A, B, C}}, d);
    auto const in = tw::tensor<int, 3>::from(x, {{blocks * A, B, C}}, d);
    return tw::to_host(kernel(std::move(y).tiles(shape<A, B, C>), in).sync());
  };
  auto const got = run(gpu());
  if (preparing()) return;
  EXPECT_EQ(got, run(tw::device::cpu())) << name << " of " << A << " x " << B << " x " << C;
}

template <int A, int B, int C>
void check_all() {
  check<A, B, C>(one<A, B, C, 0, false>, "axis 0");
  check<A, B, C>(one<A, B, C, 1, false>, "axis 1");
  check<A, B, C>(one<A, B, C, 1, true>, "axis 1 in reverse");
  check<A, B, C>(one<A, B, C, 2, true>, "axis 2 in reverse");
  check<A, B, C>(two<A, B, C, 1>, "axis 1, two operands");
  check<A, B, C>(two<A, B, C, 2>, "axis 2, two operands");
}

TEST(gpu_scans, are_the_same) {
  check_all<2, 8, 4>();
  check_all<4, 32, 2>();
  check_all<8, 32, 2>();
  check_all<8, 64, 2>();
  check_all<8, 32, 4>();
  check_all<16, 16, 16>();
  check_all<1, 64, 8>();
}

}  // namespace
