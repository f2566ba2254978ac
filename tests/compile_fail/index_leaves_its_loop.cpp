// The index of a loop used behind it.
// EXPECT: declare it as tw::var before the loop
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  tw::tile<int> last = b.let(0);
  for (auto j : x.tiles(tw::shape<M, K>).axis(1)) last = j;
  c.store(x.tiles(tw::shape<M, N>).load(c.index(0), last));  // EXPECT-AT: .
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
