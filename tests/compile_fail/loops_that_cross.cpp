// Iterators by hand, so that the first loop ends in the second.
// EXPECT: a traced loop ends inside of another loop or arm
// EXPECT-GCC: rule::loops_and_branches_cross, 10,
// EXPECT-CLANG: loops_that_cross.cpp:11:
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto outer = b.range(0, 4), inner = b.range(0, 8);
  auto i = outer.begin();
  auto j = inner.begin();
  ++i;
  ++j;
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
