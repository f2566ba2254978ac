// Integers become scales through float.
// EXPECT: integers become tf32, e8m0 and e5m3 through float
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto f = b.zeros<float>(tw::shape<M, N>);
  auto i = b.zeros<int>(tw::shape<M, N>);
  auto u = b.zeros<std::uint8_t>(tw::shape<M, N>);
  auto e = tw::cast<tw::e4m3>(f);
  auto s = tw::cast<tw::e8m0>(b.full<float>(tw::shape<M, 2>, 1));
  auto v = tw::transpose(s);
  auto q = tw::unpack<tw::i4>(u);
  auto wrong = tw::cast<tw::e8m0>(i);  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
