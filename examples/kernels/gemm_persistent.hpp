// Matrix products by blocks that stay: each takes tile after tile of the result, so that the loads of the next tile begin
// while the last one is stored.
#pragma once
#include "kernels/gemm.hpp"

namespace examples {

// c [m, n] = x [m, k] * w [k, n], accumulated in float. How the tiles of c are dealt out is the host's to say:
// `.dealt(tw::grouped<8>)` keeps blocks that run side by side in a band of 8 rows of tiles, where they share what they
// read; a cluster of two CTAs (`.with({.ctas = 2})`) loads that once for both; `.with({.latency = 4})` fetches further
// ahead.
inline constexpr auto gemm_persistent = tw::kernel<"gemm_persistent", tw::no_kernel_checks>(
  []<class C, class T, int M, int N, int K>(tw::block b, tw::out_tiles<C, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                            tw::constant<K>) {
    b.require(x.extent(1) == w.extent(0));
    b.require(c.extent(0) <= x.extent(0));
    b.require(c.extent(1) <= w.extent(1));
    auto xs = x.tiles(tw::shape<M, K>);
    auto ws = w.tiles(tw::shape<K, N>);
    for (auto at : c.each()) {
      tw::var acc = b.zeros<float>(tw::shape<M, N>);
      for (auto k : xs.axis(1)) acc = tw::mma(xs.load(at[0], k), ws.load(k, at[1]), acc);
      c.store(at, tw::cast<C>(acc));
    }
  });

// The same with w [n, k], as the weights of linear layers are. The matrix units take 8-bit floats in this layout only.
inline constexpr auto linear_persistent = tw::kernel<"linear_persistent", tw::no_kernel_checks>(
  []<class C, class T, int M, int N, int K>(tw::block b, tw::out_tiles<C, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                            tw::constant<K>) {
    b.require(x.extent(1) == w.extent(1));
    b.require(c.extent(0) <= x.extent(0));
    b.require(c.extent(1) <= w.extent(0));
    auto xs = x.tiles(tw::shape<M, K>);
    auto ws = w.tiles(tw::shape<N, K>);
    for (auto at : c.each()) {
      tw::var acc = b.zeros<float>(tw::shape<M, N>);
      for (auto k : xs.axis(1)) acc = accumulate<T>(xs.load(at[0], k), tw::transpose(ws.load(at[1], k)), acc);
      c.store(at, tw::cast<C>(acc));
    }
  });

}  // namespace examples
