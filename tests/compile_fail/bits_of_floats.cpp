// Shifts take integers.
// EXPECT: this operator takes integers or conditions
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto m = b.zeros<float>(tw::shape<M, N>) << 2.0f;  // EXPECT-AT: .
  c.store(tw::cast<T>(m));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
