// Types of block-scaled matrix products: e8m0, a power of two as a scale, e5m3, a scale with a fraction, and e2m1, a 4-bit float.
#pragma once
#include <tilewright/types/float8.hpp>

namespace tw {

// 2^(bits - 127); 255 is NaN. There are no zero and no sign. Numbers go in rounded up to the next power of two (so that
// what is divided by the scale does not grow beyond its type), what is too large becomes 2^127, zero and what is too
// small 2^-127; the sign is dropped.
struct e8m0 {
  std::uint8_t bits = 0;

  constexpr e8m0() = default;
  template <class U>
    requires std::is_arithmetic_v<U>
  constexpr explicit e8m0(U v) : bits(rounded(types::to_odd(v), true)) {}
  static constexpr e8m0 from_bits(std::uint8_t b) {
    e8m0 v;
    v.bits = b;
    return v;
  }
  // The power of two that is not larger.
  static constexpr e8m0 rounded_down(double v) { return from_bits(rounded(v, false)); }
  constexpr explicit operator float() const {
    if (bits == 0xff) return std::bit_cast<float>(0x7fc00000u);
    return std::bit_cast<float>(bits == 0 ? 0x00400000u : static_cast<std::uint32_t>(bits) << 23);
  }
  constexpr explicit operator double() const { return static_cast<double>(static_cast<float>(*this)); }
  friend constexpr bool operator==(e8m0 a, e8m0 b) { return static_cast<float>(a) == static_cast<float>(b); }
  friend constexpr auto operator<=>(e8m0 a, e8m0 b) { return static_cast<float>(a) <=> static_cast<float>(b); }

 private:
  static constexpr std::uint8_t rounded(double v, bool up) {
    auto const magnitude = std::bit_cast<std::uint64_t>(v) & 0x7fffffffffffffffULL;
    if (v != v) return 0xff;
    bool const more = up && (magnitude & 0xfffffffffffffULL) != 0;
    auto const exponent = static_cast<int>(magnitude >> 52) - 1023 + 127 + (more ? 1 : 0);
    return static_cast<std::uint8_t>(exponent < 0 ? 0 : exponent > 254 ? 254 : exponent);
  }
};

// 5 bits of exponent and 3 of fraction, without a sign: 0, from 2^-17 in steps of that to 2^-14, up to 114688; 255 is NaN, and there
// is no infinity. Numbers go in rounded to nearest even, the sign dropped; what is too large, and infinity, becomes 114688.
struct e5m3 {
  std::uint8_t bits = 0;

  constexpr e5m3() = default;
  template <class U>
    requires std::is_arithmetic_v<U>
  constexpr explicit e5m3(U v) : bits(rounded(types::to_odd(v))) {}
  static constexpr e5m3 from_bits(std::uint8_t b) {
    e5m3 v;
    v.bits = b;
    return v;
  }
  constexpr explicit operator float() const {
    if (bits == 0xff) return std::bit_cast<float>(0x7fc00000u);
    // As a float the fields stand for 2^112 times less.
    return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 20) * 0x1p112f;
  }
  constexpr explicit operator double() const { return static_cast<double>(static_cast<float>(*this)); }
  friend constexpr bool operator==(e5m3 a, e5m3 b) { return static_cast<float>(a) == static_cast<float>(b); }
  friend constexpr auto operator<=>(e5m3 a, e5m3 b) { return static_cast<float>(a) <=> static_cast<float>(b); }

 private:
  static constexpr std::uint8_t rounded(double v) {
    if (v != v) return 0xff;
    if (v - v != 0) return 0xfe;
    std::uint64_t const field = types::rounded_field<5, 3>(v);
    return static_cast<std::uint8_t>(field < 0xfe ? field : 0xfe);
  }
};

// 0, 0.5, 1, 1.5, 2, 3, 4, 6 and their negatives, in the lower 4 bits of a byte. Numbers go in rounded to nearest even;
// what is too large, and infinity, becomes 6 of that sign. There is no NaN: it becomes 6.
struct e2m1 {
  std::uint8_t bits = 0;

  constexpr e2m1() = default;
  template <class U>
    requires std::is_arithmetic_v<U>
  constexpr explicit e2m1(U v) : bits(rounded(types::to_odd(v))) {}
  static constexpr e2m1 from_bits(std::uint8_t b) {
    e2m1 v;
    v.bits = b & 15;
    return v;
  }
  constexpr explicit operator float() const {
    auto const sign = static_cast<std::uint32_t>(bits >> 3 & 1) << 31;
    // As a float the fields stand for 2^126 times less.
    return std::bit_cast<float>(sign | static_cast<std::uint32_t>(bits & 7) << 22) * 0x1p126f;
  }
  constexpr explicit operator double() const { return static_cast<double>(static_cast<float>(*this)); }
  friend constexpr bool operator==(e2m1 a, e2m1 b) { return static_cast<float>(a) == static_cast<float>(b); }
  friend constexpr auto operator<=>(e2m1 a, e2m1 b) { return static_cast<float>(a) <=> static_cast<float>(b); }

 private:
  static constexpr std::uint8_t rounded(double v) {
    auto const sign = static_cast<std::uint8_t>((std::bit_cast<std::uint64_t>(v) >> 63) << 3);
    if (v != v) return 7;
    if (v - v != 0) return sign | 7;
    std::uint64_t const field = types::rounded_field<2, 1>(v);
    return static_cast<std::uint8_t>(sign | (field < 7 ? field : 7));
  }
};

}  // namespace tw
