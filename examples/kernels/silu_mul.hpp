// The gate of a language model's feed-forward layer.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// x / (1 + exp(-x)). A device function is an ordinary one.
template <int... D>
constexpr tw::tile<float, D...> silu(tw::tile<float, D...> x) {
  return x / (1.0f + tw::exp(-x));
}

// y = silu(gate) * up, computed in float and rounded once.
inline constexpr auto silu_mul = tw::kernel<"silu_mul", tw::no_kernel_checks>(
  []<class T, int R, int C>(tw::block b, tw::out_tile<T, R, C> y, tw::in<T, 2> gate, tw::in<T, 2> up) {
    b.require(y.extents() == gate.extents());
    b.require(y.extents() == up.extents());
    y.store(tw::cast<T>(silu(tw::cast<float>(gate.load_like(y))) * tw::cast<float>(up.load_like(y))));
  });

}  // namespace examples
