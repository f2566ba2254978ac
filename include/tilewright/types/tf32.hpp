// tf32: the operand format of matrix units for f32 data, an f32 with 10 bits of significand. In memory it is an f32 whose
// low 13 bits are zero.
#pragma once
#include <tilewright/types/float16.hpp>

namespace tw {

struct tf32 {
  std::uint32_t bits = 0;

  constexpr tf32() = default;
  // Rounds to nearest even, once; beyond the largest value lies infinity, and NaN stays NaN.
  template <class U>
    requires std::is_arithmetic_v<U>
  constexpr explicit tf32(U v) : bits(rounded(types::to_odd(v))) {}
  static constexpr tf32 from_bits(std::uint32_t b) {
    tf32 v;
    v.bits = b & ~std::uint32_t{0x1fff};
    return v;
  }
  constexpr explicit operator float() const { return std::bit_cast<float>(bits); }
  constexpr explicit operator double() const { return static_cast<double>(static_cast<float>(*this)); }
  friend constexpr bool operator==(tf32 a, tf32 b) { return static_cast<float>(a) == static_cast<float>(b); }
  friend constexpr auto operator<=>(tf32 a, tf32 b) { return static_cast<float>(a) <=> static_cast<float>(b); }

 private:
  static constexpr std::uint32_t rounded(double v) {
    std::uint32_t const sign = static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(v) >> 63) << 31;
    if (v != v) return sign | 0x7fc00000u;
    constexpr std::uint64_t infinity = 0xffu << 10;
    bool const infinite = v - v != 0;
    std::uint64_t const field = infinite ? infinity : types::rounded_field<8, 10>(v);
    return sign | static_cast<std::uint32_t>(field < infinity ? field : infinity) << 13;
  }
};

}  // namespace tw
