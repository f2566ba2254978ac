// How often each value occurs: every block counts into the same bins.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// bins [n] grows by the number of elements of x that are k, for every k; x is cut into tiles of B elements, one a block.
// Elements beyond the last bin are not counted, and neither is what lies beyond the end of x.
inline constexpr auto histogram = tw::kernel<"histogram", tw::no_kernel_checks>(
  []<int B>(tw::block b, tw::accum<int, 1> bins, tw::in<std::uint8_t, 1> x, tw::over<B> own) {
    auto const place = own.index(0) * B + b.iota<int>(tw::shape<B>);
    auto const bin = tw::cast<int>(x.load_like(own));
    bins.at(tw::select(place < x.extent(0), bin, -1), tw::out_of_range::skip).add(1);
  });

// sums [n] grows by the sum of the rows of x [m, n]; x is cut into tiles of M rows and N columns, one a block.
inline constexpr auto column_sums = tw::kernel<"column_sums", tw::no_kernel_checks>(
  []<int M, int N>(tw::block b, tw::accum<float, 2> sums, tw::in<float, 2> x, tw::over<M, N> own) {
    b.require(x.extent(1) <= sums.extent(1));
    b.require(sums.extent(0) == 1);
    sums.tiles(tw::shape<1, N>).add(0, own.index(1), tw::sum(x.load_like(own), tw::axis<0>));
  });

}  // namespace examples
