// A control: kernels that update tensors, and views with steps and axes, compile.
// EXPECT-OK
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<float, 2> sums;

constexpr auto updates = tw::kernel<"updates">(
  []<int B>(tw::block b, tw::accum<int, 1> y, tw::accum<float, 2> s, tw::in<int, 1> x, tw::over<B> own) {
    auto t = x.load_like(own);
    y.at(t, tw::out_of_range::skip).add(1);
    y.at(0, tw::out_of_range::trap).add(tw::sum(t, tw::axis<0>));
    s.at(t, tw::cast<std::int64_t>(t), tw::out_of_range::skip).add(0.5f);
    for (auto j : s.tiles(tw::shape<1, 16>).axis(1))
      s.tiles(tw::shape<1, 16>).add(0, j, b.zeros<float>(tw::shape<1, 16>));
  });
constexpr auto beside_an_output = tw::kernel<"beside_an_output">(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c, tw::accum<int, 1> y, tw::in<T, 2> x) {
    auto all = x.tiles(tw::shape<M, N>, tw::step<M / 2, N>, tw::axes<1, 0>);
    y.at(c.index(0), tw::out_of_range::skip).max(1);
    tw::var sum = b.zeros<T>(tw::shape<M, N>);
    for (auto i : all.axis(0)) sum += all.load(i, 0);
    c.store(sum);
  });

void call() {
  (void)updates(std::move(n).accum(), std::move(sums).accum(), n, tw::over<64>()).sync();
  (void)beside_an_output(tiles_of_c(), std::move(n).accum(), x).sync();
}
