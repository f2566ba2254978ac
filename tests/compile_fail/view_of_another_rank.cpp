// A tile shape has the tensor.s axes.
// EXPECT: the tile shape must have as many axes as the tensor
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  c.store(tw::broadcast(x.tiles(tw::shape<M>).load(0), tw::shape<M, N>));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
