// Shapes that do not broadcast, in a comparison.
// EXPECT: the operands of .<. have shapes that do not broadcast
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto m = b.zeros<T>(tw::shape<M, N>) < b.zeros<T>(tw::shape<M, 2 * N>);  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
