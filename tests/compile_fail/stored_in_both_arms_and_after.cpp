// A store behind a branch that stored.
// EXPECT: this store may run again in a loop, or follows another store
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto z = b.zeros<T>(tw::shape<M, N>);
  b.if_(c.index(0) > 3, [&] { c.store(z); }, [&] { c.store(z); });
  c.store(z);  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
