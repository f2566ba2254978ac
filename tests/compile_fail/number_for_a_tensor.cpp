// A number where a tensor is read.
// EXPECT: argument 2 of this call does not fit the kernel.s parameter
// EXPECT: the parameter is a tensor .tw::in., and the argument a number
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), 3.0f, 1.0f).sync(); }  // EXPECT-AT: .
