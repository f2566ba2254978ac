// Axes in another order, in memory.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// y [n, m] = x [m, n] with rows and columns exchanged. A block reads the tile that lies across the diagonal from its own.
inline constexpr auto transpose = tw::kernel<"transpose", tw::no_kernel_checks>(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> y, tw::in<T, 2> x) {
    b.require(y.extent(0) == x.extent(1));
    b.require(y.extent(1) == x.extent(0));
    y.store(tw::transpose(x.tiles(tw::shape<N, M>).load(y.index(1), y.index(0))));
  });

// y [heads, tokens, D] = x [tokens, heads, D]: from the order that projections give to the one that attention takes, and back.
inline constexpr auto swap_outer_axes = tw::kernel<"swap_outer_axes", tw::no_kernel_checks>(
  []<class T, int M, int N, int D>(tw::block b, tw::out_tile<T, M, N, D> y, tw::in<T, 3> x) {
    b.require(y.extent(0) == x.extent(1));
    b.require(y.extent(1) == x.extent(0));
    b.require(y.extent(2) == x.extent(2));
    y.store(tw::permute<1, 0, 2>(x.tiles(tw::shape<N, M, D>).load(y.index(1), y.index(0), y.index(2))));
  });

}  // namespace examples
