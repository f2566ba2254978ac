// A tensor where a number is read.
// EXPECT: argument 3 of this call
// EXPECT: the parameter is a tw::scalar: pass a number, not a tensor
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), v, v).sync(); }  // EXPECT-AT: .
