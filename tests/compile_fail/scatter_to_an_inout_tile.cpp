// The block has one tile.
// EXPECT: and this block has one tile there; take
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::inout_tile<T, M, N> y, tw::in<T, 2> x, tw::in<int, 1> at) {
    auto to = at.tiles(tw::shape<M>).load(0);
    auto t = x.tiles(tw::shape<M, N>).load(0, y.index(1));
    y.scatter(tw::axis<0>, to, t, tw::out_of_range::skip);  // EXPECT-AT: .
  });

void call(tw::tensor<bf16, 2> y, tw::tensor<int, 1> const& at) {
  (void)kernel(std::move(y).tiles(tw::shape<16, 64>), x, at).sync();
}
