// Uninitialised memory is not read.
// EXPECT: argument 1 of this call does not fit
// EXPECT: inout_tile and inout_tiles read the output, and tw::uninit holds nothing yet
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>), v, 1.0f).sync(); }  // EXPECT-AT: .
