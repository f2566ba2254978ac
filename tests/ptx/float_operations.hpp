// Operations on floats that arithmetic and atomic instructions share.
#pragma once
#include "ptx/program.hpp"

namespace ptx::compute {

enum class float_op { add, sub, mul, div, fma, sqrt };

std::uint64_t float_result(type t, float_op f, rounding r, bool ftz, std::uint64_t a, std::uint64_t b, std::uint64_t c);
std::uint64_t float_atomic_min_max(type t, bool larger, std::uint64_t a, std::uint64_t b);

value float_arithmetic(instruction const& i, float_op f, int count, value const* in);
value float_min_max(instruction const& i, bool larger, value const* in);

// Each lane of the type by itself: its result is known where all of its inputs are.
template <class F>
value lanes(type t, int count, value const* in, F f) {
  value out{0, 0};
  std::uint8_t const needed = all_known(t.bits);
  for (int lane = 0; lane < t.lanes; ++lane) {
    int const at = lane * t.bits;
    std::uint64_t x[3] = {};
    bool known = true;
    for (int k = 0; k < count; ++k) {
      x[k] = in[k].bits >> at & low_mask(t.bits);
      known = known && (in[k].known >> (at / 8) & needed) == needed;
    }
    out.bits |= (f(x[0], x[1], x[2]) & low_mask(t.bits)) << at;
    if (known) out.known = static_cast<std::uint8_t>(out.known | (t.lanes == 1 ? 0xff : needed << (at / 8)));
  }
  return out;
}

}  // namespace ptx::compute
