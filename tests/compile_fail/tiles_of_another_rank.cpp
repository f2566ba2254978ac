// tiles has one size an axis.
// EXPECT: tiles.shape.: one size for every axis of the tensor
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64, 64>), v, 1.0f).sync(); }  // EXPECT-AT: .
