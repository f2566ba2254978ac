// A variable of the kernel, changed for each pair of elements.
// EXPECT: a value made in a loop or an arm of b.if_ is used outside
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<float>(tw::shape<M, N>);
  tw::var n = b.let(0.0f);
  auto s = tw::reduce(t, tw::axis<1>, 0, [&](auto p, auto q) {
    n = n + p;
    return p + q;
  });
  auto z = s + n;  // EXPECT-AT: .
  c.store(tw::cast<T>(tw::broadcast(z, tw::shape<M, N>)));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
