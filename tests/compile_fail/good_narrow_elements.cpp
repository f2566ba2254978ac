// A control: 4-bit elements, scales, slices and products as they are meant.
// EXPECT-OK
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto f = b.zeros<float>(tw::shape<M, N>);
  auto u = b.zeros<std::uint8_t>(tw::shape<M, N>);
  auto e = tw::cast<tw::e4m3>(f);
  auto s = tw::cast<tw::e8m0>(b.full<float>(tw::shape<M, 2>, 1));
  auto four = b.full<tw::e8m0>(tw::shape<M, 8>, 4.0f);
  f = tw::mma_scaled(e, tw::transpose(e), f, s, tw::transpose(s));
  auto p = tw::unpack<tw::e2m1>(u);  // M x 2 N
  f = tw::mma_scaled(p, tw::transpose(p), f, tw::cast<tw::e4m3>(tw::cast<float>(four)),
                     tw::transpose(tw::cast<tw::e4m3>(tw::cast<float>(four))));
  auto half = b.full<tw::e5m3>(tw::shape<M, 4>, 0.5f);
  f = tw::mma_scaled(p, tw::transpose(p), f, half, tw::transpose(half));
  auto q = tw::unpack<tw::u4>(u);
  f = f + tw::cast<float>(tw::pack(tw::cast<tw::i4>(tw::cast<int>(q))));
  f = tw::insert(f, tw::extract(f, tw::shape<16, 16>, 3, 0), 0, 3);
  auto i = tw::cast<std::int8_t>(f);
  f = f + tw::cast<float>(tw::mma(i, u, b.zeros<int>(tw::shape<M, N>)));
  auto h = tw::reshape(tw::cast<tw::f16>(f), tw::shape<4, 32, 32>);
  f = f + tw::reshape(tw::mma(h, h, b.zeros<float>(tw::shape<4, 32, 32>)), tw::shape<M, N>);
  c.store(tw::cast<T>(f));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
