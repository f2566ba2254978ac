// Tiles begin some elements apart.
// EXPECT: tw::step takes 1 to 65536 elements
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x) {
    auto t = x.tiles(tw::shape<M, N>, tw::step<0, 1>).load(0, 0);  // EXPECT-AT: .
    c.store(t);
  });

void call() { (void)kernel(tiles_of_c(), x).sync(); }
