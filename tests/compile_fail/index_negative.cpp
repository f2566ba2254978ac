// A negative constant index.
// EXPECT: the index of a load lies outside of the tensor
// EXPECT: index of axis 1 is in
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  c.store(x.tiles(tw::shape<M, N>).load(c.index(0), -1));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
