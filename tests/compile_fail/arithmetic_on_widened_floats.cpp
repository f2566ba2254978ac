// The same with the conversion that the message asks for.
// EXPECT-OK
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = tw::cast<tw::e4m3>(x.tiles(tw::shape<M, N>).load(0, 0));
  auto u = tw::cast<float>(t) + tw::cast<float>(t);
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
