// Results beside others: equal bits, or as many units in the last place apart as the case allows. All NaN are one.
#pragma once
#include <gtest/gtest.h>

#include "ops/op_case.hpp"

namespace ops_test {

// Sign and magnitude of a float's bits as one number line; NaN apart.
struct place {
  bool nan = false;
  std::int64_t at = 0;
};
inline place place_of(tw::element e, std::uint64_t bits) {
  int exponent = 0, mantissa = 0;
  switch (e) {
    case tw::element::f64: exponent = 11, mantissa = 52; break;
    case tw::element::f32: exponent = 8, mantissa = 23; break;
    case tw::element::tf32: exponent = 8, mantissa = 23; break;
    case tw::element::f16: exponent = 5, mantissa = 10; break;
    case tw::element::bf16: exponent = 8, mantissa = 7; break;
    case tw::element::e4m3: exponent = 4, mantissa = 3; break;
    case tw::element::e5m2: exponent = 5, mantissa = 2; break;
    default: return {false, static_cast<std::int64_t>(bits)};
  }
  auto const magnitude = bits & ((std::uint64_t{1} << (exponent + mantissa)) - 1);
  auto const infinity = ((std::uint64_t{1} << exponent) - 1) << mantissa;
  bool const nan = e == tw::element::e4m3 ? magnitude == 0x7f : magnitude > infinity;
  bool const negative = (bits >> (exponent + mantissa)) & 1;
  auto const m = static_cast<std::int64_t>(magnitude);
  return {nan, negative ? -m - 1 : m};  // -0 lies just below +0
}

inline bool agree(tw::element e, std::uint64_t x, std::uint64_t y, double ulps) {
  if (x == y) return true;
  if (!tw::is_float(e)) return false;
  place const a = place_of(e, x), b = place_of(e, y);
  if (a.nan || b.nan) return a.nan && b.nan;
  return std::abs(static_cast<double>(a.at) - static_cast<double>(b.at)) <= ulps;
}

inline void compare(arrays const& seen, arrays const& expected, double ulps, char const* what) {
  ASSERT_EQ(seen.size(), expected.size()) << what;
  int wrong = 0;
  for (std::size_t k = 0; k < seen.size(); ++k) {
    ASSERT_EQ(seen[k].elem, expected[k].elem) << what << ", output " << k;
    ASSERT_EQ(seen[k].bits.size(), expected[k].bits.size()) << what << ", output " << k;
    for (std::size_t i = 0; i < seen[k].bits.size(); ++i)
      if (!agree(seen[k].elem, seen[k].bits[i], expected[k].bits[i], ulps) && wrong++ < 5)
        ADD_FAILURE() << what << ", output " << k << ", element " << i << ": " << std::hex << seen[k].bits[i]
                      << ", expected " << expected[k].bits[i];
  }
  EXPECT_EQ(wrong, 0) << what;
}

}  // namespace ops_test
