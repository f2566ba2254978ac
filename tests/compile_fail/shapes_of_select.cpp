// select of shapes that do not broadcast.
// EXPECT: select.c, x, y.: the shapes do not broadcast
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto m = tw::select(b.iota<int>(tw::shape<M, 1>) > 3, b.zeros<T>(tw::shape<2 * M, N>), 0.0f);  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
