// A struct of which one member is no tile.
// EXPECT: a tw::var of a struct needs a plain struct of at most eight members
#include "kit.hpp"

struct state {
  tw::tile<float> sum;
  int rounds;
};
constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  tw::var s = state{b.let(0.0f), 0};  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
