// A sum in another element type than that of the tile.
// EXPECT: the function that combines two elements returns one of another type; convert it with tw::cast<T>\(x\)
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = b.zeros<float>(tw::shape<M, N>);
  auto s = tw::reduce(t, tw::axis<1>, 0, [](auto p, auto q) { return tw::cast<int>(p + q); });  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
