// Scans along every axis, of shapes that warps share in different ways, and of what cat and insert make
// (docs/known-assembler-faults.md). They also run without a GPU, on the machine of tests/ptx, which has no tensor copies.
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

// N elements, of which P are maxima of columns: together with others, or in place of some.
template <int N, int P, bool Cat>
constexpr auto of_parts = tw::kernel<"scan_parts">([](tw::block b, tw::out_tile<int, 1, 1, N> y, tw::in<int, 3> x) {
  auto const t = x.tiles(shape<1, 1, N>).load(y.index(0), 0, 0);
  auto const part = tw::reshape(tw::max(tw::reshape(t, shape<N / P, P>), tw::axis<0>), shape<P>);
  auto const rest = b.full<int>(shape < Cat ? N - P : N >, 3);
  auto const add = [](auto p, auto q) { return p + q; };
  auto const scanned = [&] {
    if constexpr (Cat) return tw::scan(tw::cat(part, rest, tw::axis<0>), tw::axis<0>, 0, add, tw::reverse);
    else return tw::scan(tw::insert(rest, part, 1), tw::axis<0>, 0, add);
  }();
  y.store(tw::reshape(scanned, shape<1, 1, N>));
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
    return tw::to_host(kernel.with({.no_tma = true})(std::move(y).tiles(shape<A, B, C>), in).sync());
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
TEST(gpu_scans, of_parts_are_the_same) {
  check<1, 1, 4>(of_parts<4, 2, true>, "cat");
  check<1, 1, 16>(of_parts<16, 8, true>, "cat");
  check<1, 1, 64>(of_parts<64, 32, true>, "cat");
  check<1, 1, 8>(of_parts<8, 2, false>, "insert");
  check<1, 1, 16>(of_parts<16, 4, false>, "insert");
  check<1, 1, 128>(of_parts<128, 32, false>, "insert");
}

}  // namespace
