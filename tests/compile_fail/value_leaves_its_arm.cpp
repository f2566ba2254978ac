// A plain tile assigned in an arm.
// EXPECT: declare it as tw::var before the loop
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto acc = b.zeros<float>(tw::shape<M, N>);
  b.if_(c.index(0) > 3, [&] { acc = acc + 1.0f; });
  c.store(tw::cast<T>(acc));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
