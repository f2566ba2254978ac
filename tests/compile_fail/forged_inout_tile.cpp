// A handle made from the insides of another: uninitialised memory would be read.
// EXPECT: a parameter of the kernel is used as something that it is not
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block, tw::out_tile<float, B> y, tw::scalar<float> a) {
  tw::inout_tile<float, B> mine(a.trace, 0);
  y.store(mine.load() + a);
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>), 1.0f).sync(); }
