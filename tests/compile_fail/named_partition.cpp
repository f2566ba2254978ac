// A partition that is not moved.
// EXPECT: an output is moved into the call
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() {
  auto tiles = std::move(v2).tiles(tw::shape<64>);
  (void)kernel(tiles, v, 1.0f).sync();  // EXPECT-AT: .
}
