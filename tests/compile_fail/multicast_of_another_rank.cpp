// The memory has the extents of the parameter.
// EXPECT: the tile shape must have as many axes as the tensor
#include "kit.hpp"

extern tw::tensor<float, 2> sums;

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<float, 8> y, tw::accum<float, 2> z) {
  namespace u = tw::unsafe;
  auto const all = u::multicast(z, u::address<float>(z), tw::shape<8>);  // EXPECT-AT: .
  y.store(all.load_reduced(u::reduction::add, 0));
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<8>), std::move(sums).accum()).sync(); }
