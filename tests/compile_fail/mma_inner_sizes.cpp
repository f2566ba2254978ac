// The columns of a are not the rows of b.
// EXPECT: the columns of a and the rows of b differ
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = x.tiles(tw::shape<M, K>).load(c.index(0), 0);
  auto u = w.tiles(tw::shape<N, K>).load(c.index(1), 0);
  c.store(tw::cast<T>(tw::mma(t, u, b.zeros<float>(tw::shape<M, N>))));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
