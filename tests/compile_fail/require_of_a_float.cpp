// require takes integer scalars.
// EXPECT: b.require takes only extents, integer scalars and constants
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::scalar<float> a) {
  b.require(a > 0.0f);  // EXPECT-AT: .
  y.store(y.load() + a);
});

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), 1.0f).sync(); }
