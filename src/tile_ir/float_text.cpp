#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include <tilewright/runtime/error.hpp>

#include "ir/constant_bits.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

// Bits of the significand, the hidden one included.
int precision(element e) {
  switch (e) {
    case element::f16:
    case element::tf32: return 11;
    case element::bf16: return 8;
    case element::f32: return 24;
    case element::f64: return 53;
    case element::e4m3:
    case element::e5m3: return 4;
    case element::e5m2: return 3;
    case element::e2m1: return 2;
    default: return 1;
  }
}

struct decimal {
  std::string digits;  // without trailing zeros, at least one digit
  int exponent = 0;    // of the last digit: value = digits * 10^exponent
};

// |v| to at most `most` significant digits, the way LLVM's APFloat::toString rounds: surplus digits are cut off while
// they are still a binary number, with a margin of less than one digit, and what is left is rounded half up.
decimal to_decimal(double v, int most) {
  if (v == 0) return {"0", 0};
  v = std::fabs(v);
  int exponent2 = 0;
  auto odd = static_cast<std::uint64_t>(std::ldexp(std::frexp(v, &exponent2), 53));
  int fraction_bits = 53 - exponent2;
  for (; (odd & 1) == 0; odd >>= 1) --fraction_bits;
  fraction_bits = std::max(fraction_bits, 0);

  char buffer[1500];  // exact: as many decimal places as there are fraction bits
  std::snprintf(buffer, sizeof buffer, "%.*f", fraction_bits, v);
  decimal d{buffer, -fraction_bits};
  std::erase(d.digits, '.');
  d.digits.erase(0, d.digits.find_first_not_of('0'));
  int const bits = static_cast<int>(std::floor(std::log2(static_cast<long double>(v)) +
                                               static_cast<long double>(fraction_bits) * std::log2(10.0L))) +
                   1;
  int const required = (most * 196 + 58) / 59;
  if (bits > required) {
    int const surplus = (bits - required) * 59 / 196;
    d.digits.resize(d.digits.size() - static_cast<std::size_t>(surplus));
    d.exponent += surplus;
  }
  auto const keep = static_cast<std::size_t>(most);
  if (d.digits.size() > keep) {
    bool const up = d.digits[keep] >= '5';
    d.exponent += static_cast<int>(d.digits.size() - keep);
    d.digits.resize(keep);
    std::size_t i = keep;
    while (up && i > 0 && d.digits[i - 1] == '9') d.digits[--i] = '0';
    if (up && i > 0) ++d.digits[i - 1];
    if (up && i == 0) d.digits.insert(0, "1");
  }
  for (; d.digits.size() > 1 && d.digits.back() == '0'; ++d.exponent) d.digits.pop_back();
  return d;
}

std::string two_digits(int n) { return (n < 10 ? "0" : "") + std::to_string(n); }

std::string scientific(decimal const& d, bool long_form) {
  int const e = d.exponent + static_cast<int>(d.digits.size()) - 1;
  std::string s = d.digits.substr(0, 1) + ".";
  if (long_form) {
    s += d.digits.substr(1);
    s.append(7 - d.digits.size(), '0');
    return s + (e < 0 ? "e-" : "e+") + two_digits(std::abs(e));
  }
  s += d.digits.size() == 1 ? "0" : d.digits.substr(1);
  return s + (e < 0 ? "E-" : "E+") + std::to_string(std::abs(e));
}

// The shortest of plain and exponent notation, with at most three padding zeros.
std::string natural(decimal const& d, int most) {
  int const n = static_cast<int>(d.digits.size());
  if (d.exponent >= 0) {
    if (d.exponent > 3 || n + d.exponent > most) return scientific(d, false);
    return d.digits + std::string(static_cast<std::size_t>(d.exponent), '0');
  }
  int const first = d.exponent + n - 1;
  if (first < 0 && -first > 3) return scientific(d, false);
  int const whole = d.exponent + n;
  if (whole > 0)
    return d.digits.substr(0, static_cast<std::size_t>(whole)) + "." + d.digits.substr(static_cast<std::size_t>(whole));
  return "0." + std::string(static_cast<std::size_t>(-whole), '0') + d.digits;
}

// Whether `s`, rounded to the format, gives `bits` again.
bool reads_back(element e, std::uint64_t bits, double v, std::string const& s) {
  if (e == element::f32) return std::bit_cast<std::uint32_t>(std::strtof(s.c_str(), nullptr)) == bits;
  double const r = std::strtod(s.c_str(), nullptr);
  if (e == element::f64) return std::bit_cast<std::uint64_t>(r) == bits;
  if (r == v) return true;
  // Between the halves to both neighbours. Bits of one sign ascend with the magnitude.
  for (std::uint64_t const neighbour : {bits + 1, bits - 1}) {
    double const w = ir::float_value(e, neighbour);
    if (std::isfinite(w) && std::fabs(r - v) >= std::fabs(r - w)) return false;
  }
  return true;
}

}  // namespace

std::string float_text(element e, std::uint64_t bits) {
  double const v = ir::float_value(e, bits);
  if (std::isfinite(v)) {
    std::string const sign = std::signbit(v) ? "-" : "";
    std::string six = sign + scientific(to_decimal(v, 6), true);
    if (reads_back(e, bits, v, six)) return six;
    int const most = 2 + precision(e) * 59 / 196;
    std::string const full = sign + natural(to_decimal(v, most), most);
    if (full.find('.') != std::string::npos) return full;
  }
  char buffer[24];
  std::snprintf(buffer, sizeof buffer, "0x%llX", static_cast<unsigned long long>(bits));
  return buffer;
}

}  // namespace tw::tile_ir
