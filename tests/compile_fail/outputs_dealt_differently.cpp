// One grid of blocks serves all outputs.
// EXPECT: one grid of blocks serves all outputs: deal them all in the same way
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<int B>(tw::block b, tw::out_tiles<float, B> y, tw::out_tile<float, B> z, tw::in<float, 1> x) {
    for (auto at : y.each()) y.store(at, x.load_like(at));
    z.store(x.load_like(z));
  });

void call() {
  (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>).dealt(tw::linear),
               tw::uninit<float, 1>({64}).tiles(tw::shape<64>), v)
    .sync();
}
