// Arithmetic on a whole tile for each pair of elements.
// EXPECT: do these before or after the reduction or scan
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<float>(tw::shape<M, N>);
  auto s = tw::reduce(t, tw::axis<1>, 0, [&](auto p, auto q) {
    auto most = tw::reshape(t + 1.0f, tw::shape<M * N>);  // EXPECT-AT: .
    return p + q + tw::reshape(tw::max(most, tw::axis<0>), tw::shape<>);
  });
  c.store(tw::cast<T>(tw::broadcast(s, tw::shape<M, N>)));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
