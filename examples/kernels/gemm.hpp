// Matrix products.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// c [m, n] = x [m, k] * w [k, n], accumulated in float. A block makes one M x N tile of c and walks along k in steps of K.
// Any m, n, k: tiles that hang over an edge are filled with zeros, and cut when stored.
inline constexpr auto gemm = tw::kernel<"gemm">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                                 tw::in<T, 2> x, tw::in<T, 2> w,
                                                                                 tw::constant<K>) {
  b.require(x.extent(1) == w.extent(0));  // checked at each launch, a fact for the proof
  b.require(c.extent(0) <= x.extent(0));
  b.require(c.extent(1) <= w.extent(1));
  auto xs = x.tiles(tw::shape<M, K>);
  auto ws = w.tiles(tw::shape<K, N>);
  tw::var acc = b.zeros<float>(tw::shape<M, N>);
  for (auto k : xs.axis(1)) acc = tw::mma(xs.load(c.index(0), k), ws.load(k, c.index(1)), acc);
  c.store(tw::cast<T>(acc));
});

// The same with w stored row by row of the result: w [n, k], as the weights of linear layers are.
inline constexpr auto linear = tw::kernel<"linear">(
  []<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                   tw::constant<K>) {
    b.require(x.extent(1) == w.extent(1));
    b.require(c.extent(0) <= x.extent(0));
    b.require(c.extent(1) <= w.extent(0));
    auto xs = x.tiles(tw::shape<M, K>);
    auto ws = w.tiles(tw::shape<N, K>);
    tw::var acc = b.zeros<float>(tw::shape<M, N>);
    for (auto k : xs.axis(1)) acc = tw::mma(xs.load(c.index(0), k), tw::transpose(ws.load(c.index(1), k)), acc);
    c.store(tw::cast<T>(acc));
  });

}  // namespace examples
