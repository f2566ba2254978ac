// A function of a tile library says what it means on the CPU.
// EXPECT: F has no `static void on_cpu
#include "kit.hpp"

extern tw::tensor<float, 1> sums;

struct sum {
  static constexpr char name[] = "sum";
  using result = tw::tile<float, 8>;
  static void on_cpu(std::array<double, 8> const& x, std::array<float, 8>& y);
};

constexpr auto kernel = tw::kernel<"k">([](tw::block, tw::out_tile<float, 8> y, tw::in<float, 1> x) {
  y.store(tw::unsafe::call<sum>(x.load_like(y)));  // EXPECT-AT: .
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<8>), sums).sync(); }
