// All extents of tensors with different ranks.
// EXPECT: tensors with different numbers of axes
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x, tw::in<float, 1> v) {
    b.require(x.extents() == v.extents());  // EXPECT-AT: .
    c.store(b.zeros<T>(tw::shape<M, N>));
  });

void call() { (void)kernel(tiles_of_c(), x, v).sync(); }
