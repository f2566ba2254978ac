// A handle made from the insides of another: the tiles of other blocks would be read while they are written.
// EXPECT: a parameter of the kernel is used as something that it is not
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::scalar<float> a) {
  tw::in<float, 1> all(a.trace, 0);
  y.store(all.tiles(tw::shape<B>).load(0) + a);
});

void call() { (void)kernel(tw::zeros<float>(64).sync().tiles(tw::shape<16>), 1.0f).sync(); }
