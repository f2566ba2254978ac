// A traced value decides nothing while tracing.
// EXPECT: a traced value has no value while the kernel is traced
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  tw::var acc = b.zeros<float>(tw::shape<M, N>);
  if (c.index(0) > 3) acc = acc + 1.0f;  // EXPECT-AT: .
  c.store(tw::cast<T>(acc));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
