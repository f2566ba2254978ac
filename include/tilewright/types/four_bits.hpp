// Integers of 4 bits: i4 from -8 to 7 and u4 from 0 to 15. They have no memory of their own: two lie in a byte, the first
// one in the lower half (tw::pack, tw::unpack); tensors of them are tensors of uint8_t.
#pragma once
#include <compare>
#include <concepts>
#include <cstdint>

namespace tw {

struct i4 {
  std::uint8_t bits = 0;  // the lower 4

  constexpr i4() = default;
  constexpr explicit i4(std::integral auto v) : bits(static_cast<std::uint8_t>(v) & 15) {}  // the low bits
  static constexpr i4 from_bits(std::uint8_t b) { return i4(b); }
  constexpr explicit operator int() const { return (bits ^ 8) - 8; }
  friend constexpr bool operator==(i4, i4) = default;
  friend constexpr auto operator<=>(i4 a, i4 b) { return static_cast<int>(a) <=> static_cast<int>(b); }
};

struct u4 {
  std::uint8_t bits = 0;

  constexpr u4() = default;
  constexpr explicit u4(std::integral auto v) : bits(static_cast<std::uint8_t>(v) & 15) {}
  static constexpr u4 from_bits(std::uint8_t b) { return u4(b); }
  constexpr explicit operator int() const { return bits; }
  friend constexpr bool operator==(u4, u4) = default;
  friend constexpr auto operator<=>(u4, u4) = default;
};

}  // namespace tw
