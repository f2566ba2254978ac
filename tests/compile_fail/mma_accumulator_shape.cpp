// The accumulator has another shape.
// EXPECT: acc must be rows.a. x columns.b.
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = x.tiles(tw::shape<M, K>).load(c.index(0), 0);
  auto u = w.tiles(tw::shape<K, N>).load(0, c.index(1));
  auto r = tw::mma(t, u, b.zeros<float>(tw::shape<N, 2 * M>));  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
