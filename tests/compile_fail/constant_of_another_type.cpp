// A bool for an int.
// EXPECT: argument 4 of this call
// EXPECT: tw::value<V> has another type than the parameter.s constant
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                   tw::constant<K>) { c.store(b.zeros<T>(tw::shape<M, N>)); });

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<true>).sync(); }  // EXPECT-AT: .
