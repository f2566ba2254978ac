// The assembler writes paddings of tf32 other than zero in the wrong place.
// EXPECT: integers, tf32 and floats of 8 bits are padded with zero only
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::in<tw::tf32, 1> v) {
    auto t = v.tiles(tw::shape<M>, tw::pad::neg_inf).load(0);  // EXPECT-AT: .
    c.store(b.zeros<T>(tw::shape<M, N>));
  });

void call(tw::tensor<tw::tf32, 1> const& v) { (void)kernel(tiles_of_c(), v).sync(); }
