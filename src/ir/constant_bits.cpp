#include "ir/constant_bits.hpp"

#include <bit>
#include <cmath>

#include <tilewright/runtime/error.hpp>
#include <tilewright/types/float8.hpp>

namespace tw::ir {
namespace {

// An IEEE-like binary format: sign, exponent field, fraction field; all-ones exponents are infinities and NaNs.
struct format {
  int exponent_bits, fraction_bits;
};

format format_of(element e) {
  switch (e) {
    case element::f16: return {5, 10};
    case element::bf16: return {8, 7};
    case element::tf32: return {8, 10};
    case element::f32: return {8, 23};
    case element::f64: return {11, 52};
    case element::e5m2: return {5, 2};
    default: internal_fault("constants of type " + std::string(info(e).name) + " cannot be made from a number yet");
  }
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
  auto const [eb, fb] = format_of(e);
  std::uint64_t const sign = std::signbit(v) ? std::uint64_t{1} << (eb + fb) : 0;
  std::uint64_t const infinity = ((std::uint64_t{1} << eb) - 1) << fb;
  if (std::isnan(v)) return sign | infinity | (std::uint64_t{1} << (fb - 1));
  double const a = std::fabs(v);
  if (std::isinf(a)) return sign | infinity;
  if (a == 0) return sign;
  int const bias = (1 << (eb - 1)) - 1;
  int exponent = std::ilogb(a);
  if (exponent < 1 - bias) exponent = 1 - bias;  // subnormal: the unit in the last place stays
  // The significand in units of the last place; a carry out of it moves into the exponent field by itself.
  std::uint64_t const significand = rounded(a, fb - exponent);
  std::uint64_t const bits = (static_cast<std::uint64_t>(exponent + bias - 1) << fb) + significand;
  return sign | (bits >= infinity ? infinity : bits);
}

double float_value(element e, std::uint64_t bits) {
  if (e == element::f64) return std::bit_cast<double>(bits);
  if (e == element::e4m3) return static_cast<double>(tw::e4m3::from_bits(static_cast<std::uint8_t>(bits)));
  auto const [eb, fb] = format_of(e);
  bool const negative = ((bits >> (eb + fb)) & 1U) != 0;
  auto const field = static_cast<int>((bits >> fb) & ((std::uint64_t{1} << eb) - 1));
  std::uint64_t const fraction = bits & ((std::uint64_t{1} << fb) - 1);
  int const bias = (1 << (eb - 1)) - 1;
  double magnitude = 0;
  if (field == (1 << eb) - 1) magnitude = fraction != 0 ? std::nan("") : HUGE_VAL;
  else if (field == 0) magnitude = std::ldexp(static_cast<double>(fraction), 1 - bias - fb);
  else magnitude = std::ldexp(static_cast<double>(fraction + (std::uint64_t{1} << fb)), field - bias - fb);
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
