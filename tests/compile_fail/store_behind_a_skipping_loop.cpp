// A store in the arm of a loop.
// EXPECT: an out_tile must be stored
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto z = b.zeros<T>(tw::shape<M, N>);
  for (auto j : b.range(0, 4)) b.if_(j == 3, [&] { c.store(z); });  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
