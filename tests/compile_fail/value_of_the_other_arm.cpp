// A value of the first arm used in the second.
// EXPECT: declare it as tw::var before the loop
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  tw::var u = b.zeros<T>(tw::shape<M, N>);
  auto t = b.zeros<T>(tw::shape<M, N>);
  b.if_(
    c.index(0) > 3,
    [&] {
      t = t + 1.0f;
      u = t;
    },
    [&] { u = t * 2.0f; });  // EXPECT-AT: .
  c.store(u);
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
