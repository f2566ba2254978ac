// Along axis 1 other blocks have tiles.
// EXPECT: a scatter writes anywhere along its axis, so the block must have all of it
// EXPECT: axis 1 of parameter 2
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N>(tw::block b, tw::inout_tiles<T, M, N> y,
                                                                  tw::in<T, 2> x, tw::in<int, 1> at,
                                                                  tw::in<int, 1> x2) {
  auto to = at.tiles(tw::shape<M>).load(0);
  auto t = x.tiles(tw::shape<M, N>).load(0, y.index(1));
  y.scatter(tw::axis<1>, x2.tiles(tw::shape<N>).load(0), t, tw::out_of_range::skip);  // EXPECT-AT: .
});

void call(tw::tensor<bf16, 2> y, tw::tensor<int, 1> const& at) {
  (void)kernel(std::move(y).tiles(tw::shape<16, 64>).dealt(tw::whole<0>), x, at, at).sync();
}
