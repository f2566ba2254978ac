// A control: multicast memory.
// EXPECT-OK
#include "kit.hpp"

extern tw::tensor<float, 1> sums;

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<float, 8> y, tw::accum<float, 1> z) {
  namespace u = tw::unsafe;
  auto const all = u::multicast(z, u::address<float>(z), tw::shape<8>);
  all.update_all<u::order::release>(u::reduction::add, b.zeros<float>(tw::shape<8>), 0);
  all.store_all(all.load_reduced<u::order::acquire>(u::reduction::add, 0), 1);
  y.store(all.load_reduced(u::reduction::add, y.index(0)));
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<8>), std::move(sums).accum()).sync(); }
