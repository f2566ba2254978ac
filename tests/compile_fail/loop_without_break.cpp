// b.loop without a way out.
// EXPECT: b.loop repeats until b.break_if.cond., and there is none in it
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  tw::var i = b.let(0);
  b.loop([&] { i = i + 1; });  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
