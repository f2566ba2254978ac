// Functions over tiles in a header of their own, as users have them.
#pragma once
#include <tilewright/tilewright.hpp>

namespace control_flow {

// Greatest common divisor, by a loop in a helper.
constexpr tw::tile<int> gcd(tw::block b, tw::tile<int> const& x, tw::tile<int> const& y) {
  tw::var a = x, c = y;
  b.loop([&] {
    b.break_if(c == 0);
    tw::tile<int> const rest = a % tw::max(c, 1);
    a = c;
    c = rest;
  });
  return a.now();
}

struct extremes {
  tw::tile<int> least, greatest;
};
constexpr extremes widened(extremes const& e, tw::tile<int> const& v) {
  return {tw::min(e.least, v), tw::max(e.greatest, v)};
}

}  // namespace control_flow
