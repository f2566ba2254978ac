// load_like needs the axes of the output.
// EXPECT: load_like needs a tensor with as many axes as the output
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::in<float, 1> v) {
    auto t = v.load_like(c);  // EXPECT-AT: .
    c.store(b.zeros<T>(tw::shape<M, N>));
  });

void call() { (void)kernel(tiles_of_c(), v).sync(); }
