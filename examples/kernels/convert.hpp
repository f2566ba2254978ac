// Conversion of element types.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// y = x in another element type, rounded to nearest even.
inline constexpr auto convert = tw::kernel<"convert">(
  []<class To, class From, int R, int C>(tw::block, tw::out_tile<To, R, C> y, tw::in<From, 2> x) {
    y.store(tw::cast<To>(x.load_like(y)));
  });

}  // namespace examples
