// A padding value is written as tw::out_of_range::pad(v).
// EXPECT: gather ends with what ids outside of the tensor give
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x, tw::in<int, 1> ids) {
    auto rows = ids.load_like(c, tw::axis<0>);
    auto t = x.tiles(tw::shape<M, N>).gather(tw::axis<0>, rows, c.index(1), 1.0f);  // EXPECT-AT: .
    c.store(t);
  });

void call(tw::tensor<int, 1> const& ids) { (void)kernel(tiles_of_c(), x, ids).sync(); }
