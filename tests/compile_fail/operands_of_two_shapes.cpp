// Operands of one reduction have one shape.
// EXPECT: tw::operands\(a, b, ...\) takes tiles of one shape; use tw::broadcast\(x, shape\)
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<float>(tw::shape<M, N>);
  auto u = b.zeros<float>(tw::shape<M, 1>);
  auto of = tw::operands(t, u);
  auto first = [](auto p, auto q) { return p; };
  auto s = tw::reduce(of, tw::axis<1>, tw::identities(0, 0), first);  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
