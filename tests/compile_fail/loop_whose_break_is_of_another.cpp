// The break leaves the inner loop only.
// EXPECT: b.loop repeats until b.break_if.cond., and there is none in it
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  b.loop([&] {  // EXPECT-AT: .
    for (auto j : b.range(0, 4)) b.break_if(j > 2);
  });
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
