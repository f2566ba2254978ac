// An output is cut into tiles.
// EXPECT: argument 1 of this call does not fit
// EXPECT: an output is moved and cut into tiles
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                   tw::constant<K>) { c.store(b.zeros<T>(tw::shape<M, N>)); });

void call() { (void)kernel(x, x, w, tw::value<32>).sync(); }  // EXPECT-AT: .
