// Element types that differ.
// EXPECT: the operands of .\+. have different element types
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<T>(tw::shape<M, N>);
  c.store(t + b.zeros<float>(tw::shape<M, N>));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
