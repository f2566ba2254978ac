// A handle made of the insides of an input does not write it.
// EXPECT: a parameter of the kernel is used as something that it is not
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N>(tw::block b, tw::inout_tiles<T, M, N> y, tw::in<T, 2> x, tw::in<int, 1> at) {
    auto to = at.tiles(tw::shape<M>).load(0);
    auto t = x.tiles(tw::shape<M, N>).load(0, y.index(1));
    tw::inout_tiles<T, M, N>(x.b, x.param).scatter(tw::axis<0>, to, t, tw::out_of_range::skip);
  });

void call(tw::tensor<bf16, 2> y, tw::tensor<int, 1> const& at) {
  (void)kernel(std::move(y).tiles(tw::shape<16, 64>).dealt(tw::whole<0>), x, at).sync();
}
