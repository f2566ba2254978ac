// y = a * x + y.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// Each block owns one tile of B elements of y; `x.load_like(y)` is the tile of x beside it. That x is long enough is
// checked before the launch.
inline constexpr auto saxpy = tw::kernel<"saxpy">(
  []<int B>(tw::block, tw::inout_tile<float, B> y, tw::in<float, 1> x, tw::scalar<float> a) {
    y.store(a * x.load_like(y) + y.load());
  });

// z = x + y, into memory that may be uninitialised.
inline constexpr auto add = tw::kernel<"add">(
  []<int B>(tw::block, tw::out_tile<float, B> z, tw::in<float, 1> x, tw::in<float, 1> y) {
    z.store(x.load_like(z) + y.load_like(z));
  });

}  // namespace examples
