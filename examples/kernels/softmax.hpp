// Softmax of the rows of a matrix.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// y [m, n] = exp(x - max) / sum, for rows that fit one tile. A block owns R rows. Elements beyond the row's end are read
// as -inf: they change neither the maximum nor the sum.
inline constexpr auto softmax = tw::kernel<"softmax">(
  []<class T, int R, int C>(tw::block b, tw::out_tile<T, R, C> y, tw::in<T, 2> x) {
    b.require(x.extent(1) <= C);  // a whole row fits one tile
    b.require(x.extent(1) >= 1);
    b.require(y.extent(1) == x.extent(1));
    b.require(y.extent(0) <= x.extent(0));
    auto t = tw::cast<float>(x.tiles(tw::shape<R, C>, tw::pad::neg_inf).load(y.index(0), 0));
    constexpr float log2_e = 1.44269504088896f;
    auto top = tw::max(t, tw::axis<1>);  // reductions keep the axis with size 1, and it is repeated
    auto e = tw::exp2((t - top) * log2_e, tw::ftz);
    y.store(tw::cast<T>(e * (1.0f / tw::sum(e, tw::axis<1>))));  // one division a row
  });

}  // namespace examples
