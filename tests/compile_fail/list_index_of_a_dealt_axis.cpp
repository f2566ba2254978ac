// The block has many tiles: there is no index that is its own.
// EXPECT: the block has many tiles along this axis
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<int M, int N>(tw::block b, tw::out_tiles<float, M, N> y, tw::in<float, 2> x) {
    auto xs = x.tiles(tw::shape<M, N>);
    for (auto at : y.each()) y.store(at, xs.load(at[0], y.index(1)));  // EXPECT-AT: .
  });

void call() { (void)kernel(tw::uninit<float, 2>({64, 64}).tiles(tw::shape<16, 16>).dealt(tw::whole<1>), f).sync(); }
