// A constant divisor of zero.
// EXPECT: division by zero
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto i = c.index(0) / 0;  // EXPECT-AT: .
  c.store(x.tiles(tw::shape<M, N>).load(i, 0));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
