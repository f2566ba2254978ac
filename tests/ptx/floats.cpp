#include "ptx/floats.hpp"

#include <bit>
#include <cfenv>
#include <cmath>
#include <limits>

namespace ptx {
namespace {

struct format {
  int exponent_bits, fraction_bits;
  bool infinities;  // e4m3 has none, and one NaN of each sign
};

constexpr format format_of(kind k) {
  switch (k) {
    case kind::f16: return {5, 10, true};
    case kind::bf16: return {8, 7, true};
    case kind::tf32: return {8, 10, true};
    case kind::e4m3: return {4, 3, false};
    case kind::e5m2: return {5, 2, true};
    case kind::f32: return {8, 23, true};
    default: return {11, 52, true};
  }
}

double whole(double x, rounding r) {
  double const down = std::floor(x), rest = x - down;  // exact: x is not negative and of 53 bits
  switch (r) {
    case rounding::rz:
    case rounding::rm: return down;
    case rounding::rp: return rest > 0 ? down + 1 : down;
    case rounding::rna: return rest >= 0.5 ? down + 1 : down;
    default: return rest > 0.5 || (rest == 0.5 && std::fmod(down, 2) != 0) ? down + 1 : down;
  }
}

}  // namespace

rounding_scope::rounding_scope(rounding r) : before_(std::fegetround()) {
  std::fesetround(r == rounding::rz   ? FE_TOWARDZERO
                  : r == rounding::rm ? FE_DOWNWARD
                  : r == rounding::rp ? FE_UPWARD
                                      : FE_TONEAREST);
}
rounding_scope::~rounding_scope() { std::fesetround(before_); }

double number_of(kind k, std::uint64_t bits) {
  if (k == kind::f64) return std::bit_cast<double>(bits);
  if (k == kind::f32 || k == kind::tf32)
    return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
  format const f = format_of(k);
  int const fraction = static_cast<int>(bits & low_mask(f.fraction_bits));
  int const exponent = static_cast<int>(bits >> f.fraction_bits & low_mask(f.exponent_bits));
  bool const negative = (bits >> (f.fraction_bits + f.exponent_bits) & 1) != 0;
  int const bias = (1 << (f.exponent_bits - 1)) - 1, top = (1 << f.exponent_bits) - 1;
  double x = 0;
  if (f.infinities && exponent == top) {
    x = fraction != 0 ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
  } else if (!f.infinities && exponent == top && fraction == static_cast<int>(low_mask(f.fraction_bits))) {
    x = std::numeric_limits<double>::quiet_NaN();
  } else if (exponent == 0) {
    x = std::ldexp(fraction, 1 - bias - f.fraction_bits);
  } else {
    x = std::ldexp(fraction + (1 << f.fraction_bits), exponent - bias - f.fraction_bits);
  }
  return negative ? -x : x;
}

std::uint64_t canonical_nan(kind k) {
  switch (k) {
    case kind::f16:
    case kind::bf16: return 0x7fff;
    case kind::f64: return 0x7fff'ffff'ffff'ffff;
    case kind::e4m3:
    case kind::e5m2: return 0x7f;
    default: return 0x7fff'ffff;
  }
}

bool is_nan(kind k, std::uint64_t bits) { return std::isnan(number_of(k, bits)); }

std::uint64_t bits_of(kind k, double x, rounding r, bool saturate) {
  if (k == kind::f64) return std::isnan(x) ? canonical_nan(k) : std::bit_cast<std::uint64_t>(x);
  if (std::isnan(x)) return canonical_nan(k);
  format f = format_of(k);
  bool const negative = std::signbit(x);
  if (r == rounding::rm) r = negative ? rounding::rp : rounding::rz;
  else if (r == rounding::rp && negative) r = rounding::rz;
  int const shift = k == kind::tf32 ? 13 : 0;  // of a fraction that fills the upper bits of an f32's
  std::uint64_t const sign = negative ? std::uint64_t{1} << (f.exponent_bits + f.fraction_bits + shift) : 0;
  int const bias = (1 << (f.exponent_bits - 1)) - 1, top = (1 << f.exponent_bits) - 1;
  // Bits of the largest finite number, without the sign.
  std::uint64_t const largest = f.infinities ? (static_cast<std::uint64_t>(top) << f.fraction_bits) - 1
                                             : (static_cast<std::uint64_t>(top) << f.fraction_bits) +
                                                 low_mask(f.fraction_bits) - 1;
  double const a = std::fabs(x);
  std::uint64_t magnitude = 0;
  if (std::isinf(a)) {
    magnitude = largest + 1;
  } else if (a != 0) {
    int exponent = std::max(std::ilogb(a), 1 - bias);
    double const scaled = whole(std::ldexp(a, f.fraction_bits - exponent), r);
    // A carry goes into the exponent by itself.
    if (exponent > bias + 1) {
      magnitude = largest + 1;
    } else {
      auto const digits = static_cast<std::uint64_t>(scaled);
      std::uint64_t const hidden = std::uint64_t{1} << f.fraction_bits;
      magnitude = digits < hidden ? digits
                                  : (static_cast<std::uint64_t>(exponent + bias) << f.fraction_bits) + digits - hidden;
    }
    if (magnitude > largest && r == rounding::rz) magnitude = largest;
  }
  if (magnitude > largest) {
    if (saturate) magnitude = largest;
    else if (!f.infinities) magnitude = canonical_nan(k);
    else magnitude = static_cast<std::uint64_t>(top) << f.fraction_bits;
  }
  return sign | magnitude << shift;
}

double sum_to_odd(double a, double b) {
  double const s = a + b;
  if (!std::isfinite(s)) return s;
  double const back = s - a, error = (a - (s - back)) + (b - back);
  auto const bits = std::bit_cast<std::uint64_t>(s);
  if (error == 0 || (bits & 1) != 0) return s;
  bool const away = (error > 0) == (s > 0);
  return std::bit_cast<double>(away ? bits + 1 : bits - 1);
}

double integer_to_odd(bool is_signed, std::uint64_t bits) {
  bool const negative = is_signed && bits >> 63 != 0;
  std::uint64_t magnitude = negative ? ~bits + 1 : bits;
  int shift = 0;
  bool left = false;
  while (magnitude >> 53 != 0) {
    left = left || (magnitude & 1) != 0;
    magnitude >>= 1;
    ++shift;
  }
  double const x = std::ldexp(static_cast<double>(magnitude | (left ? 1 : 0)), shift);
  return negative ? -x : x;
}

std::uint64_t flushed(type t, std::uint64_t bits) {
  if (t.k != kind::f32) return bits;
  return (bits & 0x7f80'0000) == 0 ? bits & 0x8000'0000 : bits;
}

}  // namespace ptx
