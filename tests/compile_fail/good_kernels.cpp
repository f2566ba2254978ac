// A control: kernels of every construct compile.
// EXPECT-OK
#include "kit.hpp"

constexpr auto product = tw::kernel<"product">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                                tw::in<T, 2> x, tw::in<T, 2> w,
                                                                                tw::constant<K>) {
  b.require(x.extent(1) == w.extent(0));
  auto xs = x.tiles(tw::shape<M, K>);
  auto ws = w.tiles(tw::shape<K, N>);
  tw::var acc = b.zeros<float>(tw::shape<M, N>);
  for (auto k : xs.axis(1)) {
    b.continue_if(k == 7);
    acc = tw::mma(xs.load(c.index(0), k), ws.load(k, c.index(1)), acc);
    b.if_(k > 3, [&] { acc = acc * 2.0f; }, [&] { acc += 1.0f; });
    b.break_if(k > 100);
  }
  c.store(tw::cast<T>(tw::select(b.iota<int>(tw::shape<M, 1>) < x.extent(0), acc, 0.0f)));
});

void call() { (void)product(tiles_of_c(), x, w, tw::value<32>).sync(); }
