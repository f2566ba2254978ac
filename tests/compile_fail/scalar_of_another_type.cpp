// A number of exactly the parameter.s type.
// EXPECT: argument 3 of this call does not fit
// EXPECT: a number must have exactly the parameter.s type
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), v, 1.0).sync(); }  // EXPECT-AT: .
