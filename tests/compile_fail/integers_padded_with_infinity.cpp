// Integers have no infinity.
// EXPECT: integers, tf32 and floats of 8 bits are padded with zero only
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::in<int, 1> ids) {
    auto t = ids.tiles(tw::shape<M>, tw::pad::neg_inf).load(0);  // EXPECT-AT: .
    c.store(b.zeros<T>(tw::shape<M, N>));
  });

void call(tw::tensor<int, 1> const& ids) { (void)kernel(tiles_of_c(), ids).sync(); }
