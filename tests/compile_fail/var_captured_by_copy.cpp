// A copy of a var is another var.
// EXPECT: this tw::var was captured by copy
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  tw::var acc = b.zeros<float>(tw::shape<M, N>);
  b.if_(c.index(0) > 3, [acc] { acc = acc + 1.0f; });  // EXPECT-AT: .
  c.store(tw::cast<T>(acc));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
