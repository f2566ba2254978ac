// The second output is forgotten.
// EXPECT: an out_tile must be stored exactly once; this kernel never stores it
// EXPECT: the output is parameter
// EXPECT: 3 of the kernel
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::out_tile<T, M, N> d) {
    c.store(b.zeros<T>(tw::shape<M, N>));  // EXPECT-AT: .
  });

void call() { (void)kernel(tiles_of_c(), tiles_of_c()).sync(); }
