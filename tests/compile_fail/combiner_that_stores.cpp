// A store in a combiner, of which nothing uses the result.
// EXPECT: works on scalars, with arithmetic, tw::select and b.if_
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<float>(tw::shape<M, N>);
  auto s = tw::reduce(t, tw::axis<1>, 0, [&](auto p, auto q) {
    c.store(b.zeros<T>(tw::shape<M, N>));  // EXPECT-AT: .
    return p + q;
  });
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
