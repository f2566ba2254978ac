// The memory has the elements of the parameter.
// EXPECT: p points to other elements than those of x
#include "kit.hpp"

extern tw::tensor<int, 1> sums;

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<float, 8> y, tw::accum<int, 1> z) {
  namespace u = tw::unsafe;
  auto const all = u::multicast(z, u::pointer_cast<float>(u::address<int>(z)), tw::shape<8>);  // EXPECT-AT: .
  y.store(all.load_reduced(u::reduction::add, 0));
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<8>), std::move(sums).accum()).sync(); }
