// The narrow float formats by their definitions: what a bit pattern stands for, and the nearest pattern by search among
// all of them. Doubles hold all values and all midpoints exactly.
#pragma once
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace tw::test {

struct narrow_format {
  int exponent_bits, significand_bits;
  bool infinities;  // else the top exponent holds numbers, and only the top pattern is NaN
};
inline constexpr narrow_format e4m3_format{4, 3, false}, e5m2_format{5, 2, true}, tf32_format{8, 10, true};

inline double value_of(narrow_format f, std::uint32_t bits) {
  int const bias = (1 << (f.exponent_bits - 1)) - 1, width = f.exponent_bits + f.significand_bits;
  std::uint32_t const top = (1u << f.exponent_bits) - 1;
  std::uint32_t const e = bits >> f.significand_bits & top, m = bits & ((1u << f.significand_bits) - 1);
  double v = 0;
  if (f.infinities && e == top) v = m == 0 ? std::numeric_limits<double>::infinity() : std::nan("");
  else if (!f.infinities && (bits & ((1u << width) - 1)) == (1u << width) - 1) v = std::nan("");
  else if (e == 0) v = std::ldexp(m, 1 - bias - f.significand_bits);
  else v = std::ldexp(m + (1u << f.significand_bits), static_cast<int>(e) - bias - f.significand_bits);
  return (bits >> width & 1) != 0 ? -v : v;
}

// The patterns of the finite numbers from +0 up.
inline std::uint32_t finite_patterns(narrow_format f) {
  std::uint32_t const top = (1u << f.exponent_bits) - 1, all = 1u << (f.exponent_bits + f.significand_bits);
  return f.infinities ? top << f.significand_bits : all - 1;
}

// The pattern of the nearest finite number, ties to the even pattern; the largest number for all that is larger.
inline std::uint32_t nearest_finite(narrow_format f, double v) {
  std::uint32_t const sign = std::signbit(v) ? 1u << (f.exponent_bits + f.significand_bits) : 0;
  double const a = std::fabs(v);
  std::uint32_t low = 0, high = finite_patterns(f);  // value(low) <= a
  while (high - low > 1) {
    std::uint32_t const middle = low + (high - low) / 2;
    (value_of(f, middle) <= a ? low : high) = middle;
  }
  if (low + 1 == finite_patterns(f)) return sign | low;
  double const midpoint = (value_of(f, low) + value_of(f, low + 1)) / 2;  // exact
  return sign | (a > midpoint || (a == midpoint && (low & 1) != 0) ? low + 1 : low);
}

// Floats at, just below and just above every number (every `step`-th) and the midpoint behind it, of both signs; then
// special ones.
inline std::vector<float> around_every_number(narrow_format f, std::uint32_t step = 1) {
  std::vector<float> list;
  auto const around = [&](double v) {
    auto const x = static_cast<float>(v);
    for (float y : {x, std::nextafter(x, -HUGE_VALF), std::nextafter(x, HUGE_VALF)}) {
      list.push_back(y);
      list.push_back(-y);
    }
  };
  for (std::uint32_t b = 0; b < finite_patterns(f); b += step) {
    around(value_of(f, b));
    if (b + 1 < finite_patterns(f)) around((value_of(f, b) + value_of(f, b + 1)) / 2);
  }
  double const largest = value_of(f, finite_patterns(f) - 1), before = value_of(f, finite_patterns(f) - 2);
  for (double k : {0.5, 1.0, 1.5}) around(largest + k * (largest - before));
  using limits = std::numeric_limits<float>;
  for (float x : {limits::denorm_min(), limits::min(), limits::max(), limits::infinity(), 1e10f}) around(x);
  list.push_back(limits::quiet_NaN());
  return list;
}

}  // namespace tw::test
