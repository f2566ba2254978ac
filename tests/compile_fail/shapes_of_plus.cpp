// Shapes that do not broadcast.
// EXPECT: the operands of .\+. have shapes that do not broadcast
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = x.tiles(tw::shape<M, K>).load(c.index(0), 0);
  auto u = w.tiles(tw::shape<K, N>).load(0, c.index(1));
  c.store(t + u);  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
