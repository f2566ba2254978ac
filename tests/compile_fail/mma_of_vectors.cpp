// mma takes matrices.
// EXPECT: mma.a, b, acc. takes three tiles of two axes
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto acc = b.zeros<float>(tw::shape<M, N>);
  auto r = tw::mma(b.zeros<T>(tw::shape<K>), b.zeros<T>(tw::shape<K, N>), acc);  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
