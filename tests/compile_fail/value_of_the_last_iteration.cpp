// A loop variable of C++ carried around by hand.
// EXPECT: declare it as tw::var before the loop
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto s = b.zeros<float>(tw::shape<M, N>);
  for (auto k : b.range(0, 3)) {
    for (auto j : b.range(0, 4)) s = s + 1.0f;
    s = s * 2.0f;
  }
  c.store(tw::cast<T>(s));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
