// The third operand of fma has another element type.
// EXPECT: the operands have different element types
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<T>(tw::shape<M, N>);
  auto m = tw::fma(t, t, b.zeros<float>(tw::shape<M, N>));  // EXPECT-AT: .
  c.store(t);
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
