// Two operands, one identity.
// EXPECT: a reduction or scan has one identity for each operand
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<float>(tw::shape<M, N>);
  auto of = tw::operands(t, t);
  auto first = [](auto p, auto q) { return p; };
  auto s = tw::scan(of, tw::axis<1>, tw::identities(0), first);  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
