// Only 8-bit floats have a faster, less exact sum.
// EXPECT: tw::fast_acc is for e4m3 and e5m2 only
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto a = x.tiles(tw::shape<M, K>).load(c.index(0), 0);
  auto e = w.tiles(tw::shape<K, N>).load(0, c.index(1));
  auto acc = b.zeros<float>(tw::shape<M, N>);
  c.store(tw::cast<T>(tw::mma(a, e, acc, tw::fast_acc)));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
