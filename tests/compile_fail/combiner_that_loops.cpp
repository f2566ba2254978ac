// A loop where elements are combined.
// EXPECT: works on scalars, with arithmetic, tw::select and b.if_
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<float>(tw::shape<M, N>);
  auto s = tw::scan(t, tw::axis<1>, 0, [&](auto p, auto q) {
    tw::var r = p;
    for (auto i : b.range(0, 3)) r = r + q;  // EXPECT-AT: .
    return r.now();
  });
  c.store(tw::cast<T>(tw::broadcast(s, tw::shape<M, N>)));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
