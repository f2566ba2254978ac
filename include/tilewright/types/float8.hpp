// 8-bit floats: e4m3 (no infinities, up to 448) and e5m2 (the upper half of an f16, up to 57344), for storage and matrix
// products. Conversions to them round to nearest even and saturate: what is too large, and infinity, becomes the
// largest number of that sign; NaN stays NaN.
#pragma once
#include <tilewright/types/float16.hpp>

namespace tw {
namespace types {

// `Largest`: the bits of the largest finite value.
template <int Exponent, int Significand, unsigned Largest>
constexpr std::uint8_t round_and_saturate(double v) {
  auto const bits = std::bit_cast<std::uint64_t>(v);
  auto const sign = static_cast<unsigned>(bits >> 63) << 7;
  unsigned magnitude = Largest;
  if (v != v) magnitude = 0x7f;
  else if (((bits >> 52) & 0x7ff) != 0x7ff)
    if (auto const field = rounded_field<Exponent, Significand>(v); field < Largest)
      magnitude = static_cast<unsigned>(field);
  return static_cast<std::uint8_t>(sign | magnitude);
}

}  // namespace types

struct e4m3 {
  std::uint8_t bits = 0;

  constexpr e4m3() = default;
  template <class U>
    requires std::is_arithmetic_v<U>
  constexpr explicit e4m3(U v) : bits(types::round_and_saturate<4, 3, 0x7e>(types::to_odd(v))) {}
  static constexpr e4m3 from_bits(std::uint8_t b) {
    e4m3 v;
    v.bits = b;
    return v;
  }
  constexpr explicit operator float() const {
    auto const sign = static_cast<std::uint32_t>(bits >> 7) << 31;
    auto const magnitude = static_cast<std::uint32_t>(bits & 0x7fu);
    if (magnitude == 0x7f) return std::bit_cast<float>(sign | 0x7fc00000u);
    // As a float the fields stand for 2^120 times less.
    return std::bit_cast<float>(sign | magnitude << 20) * 0x1p120f;
  }
  constexpr explicit operator double() const { return static_cast<double>(static_cast<float>(*this)); }
  friend constexpr bool operator==(e4m3 a, e4m3 b) { return static_cast<float>(a) == static_cast<float>(b); }
  friend constexpr auto operator<=>(e4m3 a, e4m3 b) { return static_cast<float>(a) <=> static_cast<float>(b); }
};

struct e5m2 {
  std::uint8_t bits = 0;

  constexpr e5m2() = default;
  template <class U>
    requires std::is_arithmetic_v<U>
  constexpr explicit e5m2(U v) : bits(types::round_and_saturate<5, 2, 0x7b>(types::to_odd(v))) {}
  static constexpr e5m2 from_bits(std::uint8_t b) {
    e5m2 v;
    v.bits = b;
    return v;
  }
  constexpr explicit operator float() const { return types::widen<5, 10>(static_cast<std::uint16_t>(bits << 8)); }
  constexpr explicit operator double() const { return static_cast<double>(static_cast<float>(*this)); }
  friend constexpr bool operator==(e5m2 a, e5m2 b) { return static_cast<float>(a) == static_cast<float>(b); }
  friend constexpr auto operator<=>(e5m2 a, e5m2 b) { return static_cast<float>(a) <=> static_cast<float>(b); }
};

}  // namespace tw
