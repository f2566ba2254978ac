// Layer normalisation of rows: y = w * (x - mean(x)) / sqrt(variance(x) + eps) + bias, computed in float and rounded once.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// Rows that fit one tile; a block owns R of them. w and bias [n] have one value for each column. The variance is the mean of
// the squared distances from the mean, which loses nothing where the mean is large.
inline constexpr auto layer_norm = tw::kernel<"layer_norm", tw::no_kernel_checks>(
  []<class T, int R, int C>(tw::block b, tw::out_tile<T, R, C> y, tw::in<T, 2> x, tw::in<T, 1> w, tw::in<T, 1> bias,
                            tw::scalar<float> eps) {
    b.require(x.extent(1) <= C);
    b.require(x.extent(1) >= 1);
    b.require(y.extent(1) == x.extent(1));
    b.require(w.extent(0) == x.extent(1));
    b.require(bias.extent(0) == x.extent(1));
    b.require(y.extent(0) <= x.extent(0));
    auto columns = tw::cast<int>(x.extent(1));
    auto share = 1.0f / tw::cast<float>(columns);
    auto t = tw::cast<float>(x.tiles(tw::shape<R, C>).load(y.index(0), 0));
    auto mean = tw::sum(t, tw::axis<1>) * share;
    auto inside = b.iota<int>(tw::shape<1, C>) < columns;  // beyond the row's end there is zero, not the mean
    auto centred = tw::select(inside, t - mean, 0.0f);
    auto variance = tw::sum(centred * centred, tw::axis<1>) * share;
    auto of_columns = [](auto const& v) {
      return tw::reshape(tw::cast<float>(v.tiles(tw::shape<C>).load(0)), tw::shape<1, C>);
    };
    y.store(tw::cast<T>(tw::fma(centred * tw::rsqrt(variance + eps), of_columns(w), of_columns(bias))));
  });

}  // namespace examples
