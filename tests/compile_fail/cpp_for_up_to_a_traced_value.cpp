// A C++ loop up to a traced bound.
// EXPECT: a traced value has no value while the kernel is traced
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto n = x.tiles(tw::shape<M, K>).count(1);
  for (int i = 0; i < n; ++i) (void)i;  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
