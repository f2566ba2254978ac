// load takes one index an axis.
// EXPECT: load takes one tile index for every axis of the view; some are missing
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  c.store(x.tiles(tw::shape<M, N>).load(c.index(0)));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
