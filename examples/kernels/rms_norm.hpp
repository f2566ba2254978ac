// Root mean square normalisation of rows: y = w * round(x / sqrt(mean(x^2) + eps)), as language models define it: computed in
// float, and the normalised value is rounded to T before the weight is applied.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// Rows that fit one tile; a block owns R of them. w [n] has one weight for each column.
inline constexpr auto rms_norm = tw::kernel<"rms_norm">([]<class T, int R, int C>(tw::block b, tw::out_tile<T, R, C> y,
                                                                                  tw::in<T, 2> x, tw::in<T, 1> w,
                                                                                  tw::scalar<float> eps) {
  b.require(x.extent(1) <= C);
  b.require(x.extent(1) >= 1);
  b.require(y.extent(1) == x.extent(1));
  b.require(w.extent(0) == x.extent(1));
  b.require(y.extent(0) <= x.extent(0));
  auto share = 1.0f / tw::cast<float>(x.extent(1));  // one division, while the row is on its way
  auto t = tw::cast<float>(x.tiles(tw::shape<R, C>).load(y.index(0), 0));
  auto scale = tw::rsqrt(tw::fma(tw::sum(t * t, tw::axis<1>), share, eps));
  auto weight = tw::reshape(tw::cast<float>(w.tiles(tw::shape<C>).load(0)), tw::shape<1, C>);
  auto normal = tw::cast<T>(t * scale);
  y.store(tw::cast<T>(tw::cast<float>(normal) * weight));
});

// Rows of any length: a first loop over the row sums the squares, the block's tile of the output is then one of the
// row's tiles. Every block of a row makes the same sum.
inline constexpr auto rms_norm_long = tw::kernel<"rms_norm_long">(
  []<class T, int R, int C>(tw::block b, tw::out_tile<T, R, C> y, tw::in<T, 2> x, tw::in<T, 1> w,
                            tw::scalar<float> eps) {
    b.require(y.extent(1) == x.extent(1));
    b.require(w.extent(0) == x.extent(1));
    b.require(y.extent(0) <= x.extent(0));
    auto xs = x.tiles(tw::shape<R, C>);
    tw::var squares = b.zeros<float>(tw::shape<R, C>);
    for (auto j : xs.axis(1)) {
      auto t = tw::cast<float>(xs.load(y.index(0), j));
      squares = squares + t * t;
    }
    auto share = 1.0f / tw::cast<float>(x.extent(1));
    auto scale = tw::rsqrt(tw::fma(tw::sum(squares, tw::axis<1>), share, eps));
    auto t = tw::cast<float>(xs.load(y.index(0), y.index(1)));
    auto weight = tw::reshape(tw::cast<float>(w.load_like(y, tw::axis<1>)), tw::shape<1, C>);
    auto normal = tw::cast<T>(t * scale);
    y.store(tw::cast<T>(tw::cast<float>(normal) * weight));
  });

}  // namespace examples
