// An identity with a fraction, for integers.
// EXPECT: the identity is a C\+\+ number that the tile's elements take
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<int>(tw::shape<M, N>);
  auto s = tw::reduce(t, tw::axis<1>, 0.5, [](auto p, auto q) { return p + q; });  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
