// A kernel states what it asks of its constants.
// EXPECT: the kernel cannot be traced
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  if (K < 64) throw "K must be 64 or more";  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
