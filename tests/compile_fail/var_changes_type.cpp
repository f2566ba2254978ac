// A var keeps its element type.
// EXPECT: a tw::var keeps its element type
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  tw::var acc = b.zeros<float>(tw::shape<M, N>);
  for (auto j : x.tiles(tw::shape<M, K>).axis(1)) acc = tw::cast<T>(acc);  // EXPECT-AT: .
  c.store(tw::cast<T>(acc));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
