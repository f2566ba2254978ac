// A launch takes what it writes.
// EXPECT: a launch takes the tensors that it writes: std::move.y..tiles
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() { (void)kernel(v2.tiles(tw::shape<64>), v, 1.0f).sync(); }  // EXPECT-AT: .
