// A load does not release.
// EXPECT: load_reduced is weak, relaxed or acquire
#include "kit.hpp"

extern tw::tensor<float, 1> sums;

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<float, 8> y, tw::accum<float, 1> z) {
  namespace u = tw::unsafe;
  auto const all = u::multicast(z, u::address<float>(z), tw::shape<8>);
  y.store(all.load_reduced<u::order::release>(u::reduction::add, 0));  // EXPECT-AT: .
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<8>), std::move(sums).accum()).sync(); }
