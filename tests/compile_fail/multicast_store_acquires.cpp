// A store does not acquire.
// EXPECT: store_all is weak, relaxed or release
#include "kit.hpp"

extern tw::tensor<float, 1> sums;

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<float, 8> y, tw::accum<float, 1> z) {
  namespace u = tw::unsafe;
  auto const all = u::multicast(z, u::address<float>(z), tw::shape<8>);
  all.store_all<u::order::acquire>(b.zeros<float>(tw::shape<8>), 0);  // EXPECT-AT: .
  y.store(all.load_reduced(u::reduction::add, 0));
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<8>), std::move(sums).accum()).sync(); }
