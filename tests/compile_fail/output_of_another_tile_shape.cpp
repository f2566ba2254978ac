// The kernel fixes the tile.
// EXPECT: argument 1 of this call
// EXPECT: the output is cut into tiles of another shape
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  [](tw::block b, tw::out_tile<float, 128> y) { y.store(b.zeros<float>(tw::shape<128>)); });

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>)).sync(); }  // EXPECT-AT: .
