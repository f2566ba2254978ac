// A store behind a loop that only its break reaches is fine; one inside is not.
// EXPECT: an out_tile must be stored
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto z = b.zeros<T>(tw::shape<M, N>);
  b.loop([&] {
    b.break_if(c.index(0) > 3);
    c.store(z);  // EXPECT-AT: .
    b.break_if(c.index(0) <= 3);
  });
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
