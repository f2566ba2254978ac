// Halves are moved in pairs.
// EXPECT: take tiles of an even number of elements
#include "kit.hpp"

extern tw::tensor<tw::f16, 1> sums;

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<float, 8> y, tw::accum<tw::f16, 1> z) {
  namespace u = tw::unsafe;
  auto const all = u::multicast(z, u::address<tw::f16>(z), tw::shape<1>);  // EXPECT-AT: .
  y.store(b.zeros<float>(tw::shape<8>));
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<8>), std::move(sums).accum()).sync(); }
