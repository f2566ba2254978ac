// require speaks of what is known at the launch.
// EXPECT: b.require takes only extents, integer scalars and constants
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = tw::cast<int>(tw::reshape(x.tiles(tw::shape<1, 1>).load(0, 0), tw::shape<>));
  b.require(t > 0);  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
