// What a kernel reads is passed as it is.
// EXPECT: argument 2 of this call
// EXPECT: the kernel reads this one
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x) { c.store(x.load_like(c)); });

void call() { (void)kernel(tiles_of_c(), std::move(x).accum()).sync(); }  // EXPECT-AT: .
