// An operation that nobody runs.
// EXPECT: an operation does nothing until it is run
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() { kernel(std::move(v2).tiles(tw::shape<64>), v, 1.0f); }  // EXPECT-AT: .
