// The tiles of an output make the grid of blocks already.
// EXPECT: leave out tw::over
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x,
                                                                  tw::over<64, 64>) { c.store(x.load_like(c)); });

void call() { (void)kernel(tiles_of_c(), x, tw::over<64, 64>()).sync(); }  // EXPECT-AT: .
