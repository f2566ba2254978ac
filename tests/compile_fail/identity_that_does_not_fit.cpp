// An identity beyond the element type.
// EXPECT: this number does not fit the element type
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<std::int8_t>(tw::shape<M, N>);
  auto s = tw::reduce(t, tw::axis<1>, 1000, [](auto p, auto q) { return tw::min(p, q); });  // EXPECT-AT: .
  c.store(tw::cast<T>(tw::broadcast(s, tw::shape<M, N>)));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
