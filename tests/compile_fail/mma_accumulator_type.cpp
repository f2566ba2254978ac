// bf16 is accumulated in float.
// EXPECT: mma accumulates f16, bf16, float
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = x.tiles(tw::shape<M, K>).load(c.index(0), 0);
  auto u = w.tiles(tw::shape<K, N>).load(0, c.index(1));
  c.store(tw::mma(t, u, b.zeros<T>(tw::shape<M, N>)));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
