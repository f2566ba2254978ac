// f16 (IEEE binary16) and bf16 (the upper half of an f32). Conversions are exact or round to nearest even, once.
#pragma once
#include <bit>
#include <compare>
#include <concepts>
#include <cstdint>
#include <type_traits>

namespace tw {
namespace types {

// The exponent and significand fields of |v| rounded to nearest even to a format with these bits (the significand without
// its hidden one), for a finite v. What lies beyond the largest value goes on counting as if the exponent had no end.
template <int Exponent, int Significand>
constexpr std::uint64_t rounded_field(double v) {
  auto const bits = std::bit_cast<std::uint64_t>(v);
  constexpr int bias = (1 << (Exponent - 1)) - 1;
  auto const exponent = static_cast<int>((bits >> 52) & 0x7ff);
  if (exponent == 0) return 0;  // doubles below 2^-1022 are far below the smallest value
  std::uint64_t const significand = (bits & 0xfffffffffffffULL) | 1ULL << 52;
  int const e = exponent - 1023 + bias;  // of the result, if normal
  int const shift = e > 0 ? 52 - Significand : 52 - Significand + 1 - e;
  if (shift > 54) return 0;  // less than half of the smallest value
  std::uint64_t kept = significand >> shift;
  std::uint64_t const rest = significand & ((1ULL << shift) - 1), half = 1ULL << (shift - 1);
  if (rest > half || (rest == half && (kept & 1))) ++kept;
  // A normal result carries its hidden bit, which adds one to the exponent field; so does a carry out of rounding.
  return e > 0 ? (static_cast<std::uint64_t>(e - 1) << Significand) + kept : kept;
}

// A double rounded to nearest even. NaN stays NaN (quiet, sign kept), values beyond the largest finite one become infinite.
template <int Exponent, int Significand>
constexpr std::uint16_t round_to(double v) {
  auto const bits = std::bit_cast<std::uint64_t>(v);
  auto const sign = static_cast<std::uint16_t>((bits >> 63) << (Exponent + Significand));
  constexpr auto inf = static_cast<std::uint16_t>(((1 << Exponent) - 1) << Significand);
  if (((bits >> 52) & 0x7ff) == 0x7ff) {
    std::uint64_t const significand = bits & 0xfffffffffffffULL;
    if (significand == 0) return static_cast<std::uint16_t>(sign | inf);
    auto const payload = static_cast<std::uint16_t>(significand >> (52 - Significand));
    return static_cast<std::uint16_t>(sign | inf | (1 << (Significand - 1)) | payload);
  }
  std::uint64_t const field = rounded_field<Exponent, Significand>(v);
  return static_cast<std::uint16_t>(sign | (field >= inf ? inf : static_cast<std::uint16_t>(field)));
}

// A number as a double that rounds to the same narrower value: what a double cannot hold is rounded to odd, so that the
// rounding that follows is the only one.
template <class U>
constexpr double to_odd(U v) {
  if constexpr (std::is_integral_v<U> && sizeof(U) > 4) {
    bool const negative = v < 0;
    auto m = static_cast<std::uint64_t>(v);
    if (negative) m = 0 - m;
    int const extra = static_cast<int>(std::bit_width(m)) - 53;
    if (extra > 0) {
      bool const inexact = (m & ((std::uint64_t{1} << extra) - 1)) != 0;
      m = ((m >> extra) | (inexact ? 1u : 0u)) << extra;
    }
    auto const d = static_cast<double>(m);
    return negative ? -d : d;
  } else {
    auto const d = static_cast<double>(v);
    if constexpr (std::is_same_v<U, long double>) {
      long double const back = d;
      if (back == v || v != v) return d;
      bool const away = v < 0 ? back < v : back > v;  // from zero: step back to the truncated value
      return std::bit_cast<double>((std::bit_cast<std::uint64_t>(d) - (away ? 1 : 0)) | 1);
    }
    return d;
  }
}

template <int Exponent, int Significand>
constexpr float widen(std::uint16_t bits) {
  constexpr int bias = (1 << (Exponent - 1)) - 1;
  std::uint32_t const sign = static_cast<std::uint32_t>(bits >> (Exponent + Significand)) << 31;
  std::uint32_t const exponent = (static_cast<std::uint32_t>(bits) >> Significand) & ((1u << Exponent) - 1);
  std::uint32_t significand = bits & ((1u << Significand) - 1);
  if (exponent == (1u << Exponent) - 1)
    return std::bit_cast<float>(sign | 0x7f800000u | significand << (23 - Significand));
  if (exponent == 0 && Exponent < 8) {
    if (significand == 0) return std::bit_cast<float>(sign);
    int shift = 0;
    while (!(significand >> Significand)) {
      significand <<= 1;
      ++shift;
    }
    significand &= (1u << Significand) - 1;
    auto const e = static_cast<std::uint32_t>(127 - bias + 1 - shift);
    return std::bit_cast<float>(sign | e << 23 | significand << (23 - Significand));
  }
  if (Exponent == 8) return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16);
  return std::bit_cast<float>(sign | (exponent + static_cast<std::uint32_t>(127 - bias)) << 23 |
                              significand << (23 - Significand));
}

}  // namespace types

// Numbers go in rounded to nearest even from their exact value; they come out through float.
struct f16 {
  std::uint16_t bits = 0;

  constexpr f16() = default;
  template <class U>
    requires std::is_arithmetic_v<U>
  constexpr explicit f16(U v) : bits(types::round_to<5, 10>(types::to_odd(v))) {}
  static constexpr f16 from_bits(std::uint16_t b) {
    f16 v;
    v.bits = b;
    return v;
  }
  constexpr explicit operator float() const { return types::widen<5, 10>(bits); }
  constexpr explicit operator double() const { return static_cast<double>(static_cast<float>(*this)); }
  friend constexpr bool operator==(f16 a, f16 b) { return static_cast<float>(a) == static_cast<float>(b); }
  friend constexpr auto operator<=>(f16 a, f16 b) { return static_cast<float>(a) <=> static_cast<float>(b); }
};

struct bf16 {
  std::uint16_t bits = 0;

  constexpr bf16() = default;
  template <class U>
    requires std::is_arithmetic_v<U>
  constexpr explicit bf16(U v) : bits(types::round_to<8, 7>(types::to_odd(v))) {}
  static constexpr bf16 from_bits(std::uint16_t b) {
    bf16 v;
    v.bits = b;
    return v;
  }
  constexpr explicit operator float() const { return types::widen<8, 7>(bits); }
  constexpr explicit operator double() const { return static_cast<double>(static_cast<float>(*this)); }
  friend constexpr bool operator==(bf16 a, bf16 b) { return static_cast<float>(a) == static_cast<float>(b); }
  friend constexpr auto operator<=>(bf16 a, bf16 b) { return static_cast<float>(a) <=> static_cast<float>(b); }
};

}  // namespace tw
