// Nothing says how many blocks there are.
// EXPECT: has no output whose tiles make the grid of blocks
#include "kit.hpp"

extern tw::tensor<int, 1> n;

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::accum<int, 1> y, tw::in<int, 1> x) {
  y.tiles(tw::shape<1>).add(0, x.tiles(tw::shape<1>).load(0));
});

void call() { (void)kernel(std::move(n).accum(), n).sync(); }
