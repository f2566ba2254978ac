// An output that nothing stores.
// EXPECT: an out_tile must be stored exactly once; this kernel never stores it
// EXPECT: the output is parameter
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = x.tiles(tw::shape<M, K>).load(c.index(0), 0);  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
