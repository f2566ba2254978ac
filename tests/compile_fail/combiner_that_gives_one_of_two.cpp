// Two operands, one result.
// EXPECT: the function that combines several operands returns tw::operands\(a, b, ...\)
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<float>(tw::shape<M, N>);
  auto s = tw::reduce(tw::operands(t, t), tw::axis<1>, tw::identities(0, 0),
                      [](auto p, auto q) { return std::get<0>(p) + std::get<0>(q); });
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
