#include "ir/constant_bits.hpp"

#include <bit>
#include <cmath>
#include <string>

#include <tilewright/runtime/error.hpp>
#include <tilewright/types/float8.hpp>

namespace tw::ir {
namespace {

// What the largest bit patterns of a format mean.
enum class top {
  ieee,      // all-ones exponents are infinities and NaNs
  one_nan,   // all ones is NaN, everything else a number
  numbers
};

struct format {
  int exponent_bits, fraction_bits;
  top specials = top::ieee;
  bool has_sign = true;

  int bias() const { return (1 << (exponent_bits - 1)) - 1; }
  std::uint64_t all_ones() const { return (std::uint64_t{1} << (exponent_bits + fraction_bits)) - 1; }
  // The first pattern above the numbers, without a sign.
  std::uint64_t beyond() const {
    if (specials == top::ieee) return ((std::uint64_t{1} << exponent_bits) - 1) << fraction_bits;
    return specials == top::one_nan ? all_ones() : all_ones() + 1;
  }
};

format format_of(element e) {
  switch (e) {
    case element::f16: return {5, 10};
    case element::bf16: return {8, 7};
    case element::tf32: return {8, 10};
    case element::f32: return {8, 23};
    case element::f64: return {11, 52};
    case element::e5m2: return {5, 2};
    case element::e4m3: return {4, 3, top::one_nan};
    case element::e2m1: return {2, 1, top::numbers};
    case element::e5m3: return {5, 3, top::one_nan, false};
    case element::e8m0: return {8, 0, top::one_nan, false};
    default: internal_fault(std::string(info(e).name) + " is no float type");
  }
}

[[noreturn]] void no_pattern(element e, double v) {
  internal_fault("no bit pattern of " + std::string(info(e).name) + " stands for " + std::to_string(v));
}

// v * 2^shift rounded to an integer, ties to even; exact for the ranges used here.
std::uint64_t rounded(double v, int shift) {
  double const scaled = std::ldexp(v, shift);
  double const below = std::floor(scaled);
  double const rest = scaled - below;
  auto n = static_cast<std::uint64_t>(below);
  if (rest > 0.5 || (rest == 0.5 && (n & 1U) != 0)) ++n;
  return n;
}

}  // namespace

std::uint64_t float_bits(element e, double v) {
  if (e == element::f64) return std::bit_cast<std::uint64_t>(v);
  if (e == element::e4m3) return tw::e4m3(v).bits;
  if (e == element::e5m2) return tw::e5m2(v).bits;
  format const f = format_of(e);
  int const fb = f.fraction_bits;
  std::uint64_t const sign = f.has_sign && std::signbit(v) ? std::uint64_t{1} << (f.exponent_bits + fb) : 0;
  if (std::isnan(v)) {
    if (f.specials == top::numbers) no_pattern(e, v);
    return sign | (f.specials == top::ieee ? f.beyond() | (std::uint64_t{1} << (fb - 1)) : f.all_ones());
  }
  double const a = std::fabs(v);
  if ((!f.has_sign && v < 0) || (e == element::e8m0 && a == 0)) no_pattern(e, v);
  std::uint64_t const too_large = sign | (f.specials == top::ieee ? f.beyond() : f.beyond() - 1);
  if (std::isinf(a)) return too_large;
  if (a == 0) return sign;
  int exponent = std::ilogb(a);
  std::uint64_t bits = 0;
  if (e == element::e8m0) {  // powers of two only, the smallest with field 0; a tie goes to the even field
    if (exponent < -f.bias()) return 0;
    double const rest = std::ldexp(a, -exponent);
    auto const field = static_cast<std::uint64_t>(exponent) + static_cast<std::uint64_t>(f.bias());
    bits = rest > 1.5 || (rest == 1.5 && (field & 1U) != 0) ? field + 1 : field;
  } else {
    if (exponent < 1 - f.bias()) exponent = 1 - f.bias();  // subnormal: the unit in the last place stays
    // The significand in units of the last place; a carry out of it moves into the exponent field by itself.
    bits = (static_cast<std::uint64_t>(exponent + f.bias() - 1) << fb) + rounded(a, fb - exponent);
  }
  return bits < f.beyond() ? sign | bits : too_large;
}

double float_value(element e, std::uint64_t bits) {
  if (e == element::f64) return std::bit_cast<double>(bits);
  format const f = format_of(e);
  int const fb = f.fraction_bits;
  std::uint64_t const pattern = bits & f.all_ones();
  bool const negative = f.has_sign && ((bits >> (f.exponent_bits + fb)) & 1U) != 0;
  auto const field = static_cast<int>(pattern >> fb);
  std::uint64_t const fraction = pattern & ((std::uint64_t{1} << fb) - 1);
  double magnitude = 0;
  if (pattern >= f.beyond()) magnitude = f.specials == top::ieee && fraction == 0 ? HUGE_VAL : std::nan("");
  else if (e == element::e8m0) magnitude = std::ldexp(1.0, field - f.bias());
  else if (field == 0) magnitude = std::ldexp(static_cast<double>(fraction), 1 - f.bias() - fb);
  else magnitude = std::ldexp(static_cast<double>(fraction + (std::uint64_t{1} << fb)), field - f.bias() - fb);
  return negative ? -magnitude : magnitude;
}

int constant_bytes(element e) {
  if (e == element::tf32) return 3;  // 19 bits in whole bytes, unlike the 4 bytes of memory
  if (e == element::e2m1) return 1;
  return info(e).bytes;
}

std::vector<std::uint8_t> splat_bytes(element e, std::uint64_t bits) {
  if (e == element::none || e == element::i4)
    internal_fault("there are no constants of type " + std::string(info(e).name));
  if (e == element::i1) return {static_cast<std::uint8_t>((bits & 1U) != 0 ? 0xFF : 0)};
  std::vector<std::uint8_t> out(static_cast<std::size_t>(constant_bytes(e)));
  for (auto& b : out) {
    b = static_cast<std::uint8_t>(bits & 0xFF);
    bits >>= 8;
  }
  return out;
}

}  // namespace tw::ir
