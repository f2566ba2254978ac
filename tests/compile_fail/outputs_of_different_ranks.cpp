// One grid of blocks serves all outputs.
// EXPECT: one grid of blocks serves all outputs: give them the same number of axes
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<int R, int C>(tw::block b, tw::out_tile<float, R> sums, tw::out_tile<float, R, C> y) {
    sums.store(b.zeros<float>(tw::shape<R>));
    y.store(b.zeros<float>(tw::shape<R, C>));
  });

void call() {
  (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>), tw::uninit<float, 2>({64, 64}).tiles(tw::shape<64, 64>))
    .sync();
}
