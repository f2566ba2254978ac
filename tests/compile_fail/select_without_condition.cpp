// The first argument of select is a condition.
// EXPECT: the first argument of select is a condition
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto z = b.zeros<T>(tw::shape<M, N>);
  c.store(tw::select(b.zeros<int>(tw::shape<M, N>), z, z));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
