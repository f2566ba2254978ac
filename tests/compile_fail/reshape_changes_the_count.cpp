// reshape keeps the elements.
// EXPECT: reshape keeps the number of elements
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  c.store(tw::reshape(b.zeros<T>(tw::shape<M, N>), tw::shape<M, 2 * N>));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
