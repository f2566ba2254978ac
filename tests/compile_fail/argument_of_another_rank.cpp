// An argument with another number of axes.
// EXPECT: argument 2 of this call does not fit
// EXPECT: the tensor has another number of axes than the parameter
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                   tw::constant<K>) { c.store(b.zeros<T>(tw::shape<M, N>)); });

void call() { (void)kernel(tiles_of_c(), v, w, tw::value<32>).sync(); }  // EXPECT-AT: .
