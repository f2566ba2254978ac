// An argument is missing.
// EXPECT: an argument is missing
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                   tw::constant<K>) { c.store(b.zeros<T>(tw::shape<M, N>)); });

void call() { (void)kernel(tiles_of_c(), x, w).sync(); }  // EXPECT-AT: .
