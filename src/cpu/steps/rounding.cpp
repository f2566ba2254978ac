#include <bit>
#include <cstdint>

#include "cpu/steps.hpp"

namespace tw::cpu::steps {
namespace {

// f32 to a 16-bit float with `Mantissa` explicit bits and `Exponent` exponent bits, rounded in a given direction.
template <int Mantissa, int Exponent, ir::rounding Direction>
std::uint16_t narrow(float f) {
  constexpr int dropped = 23 - Mantissa;
  constexpr std::uint32_t infinity = ((1U << Exponent) - 1U) << Mantissa;
  constexpr int least = 127 - ((1 << (Exponent - 1)) - 1) + 1;  // f32 exponent of the smallest normal result
  auto const b = std::bit_cast<std::uint32_t>(f);
  bool const minus = (b >> 31) != 0;
  std::uint32_t const sign = (b >> 31) << 15;
  std::uint32_t const a = b & 0x7FFFFFFFU;
  if (a > 0x7F800000U)
    return static_cast<std::uint16_t>(sign | infinity | (1U << (Mantissa - 1)) | ((a & 0x7FFFFFU) >> dropped));
  if (a == 0x7F800000U) return static_cast<std::uint16_t>(sign | infinity);
  bool const away = Direction == ir::rounding::zero ? false : (Direction == ir::rounding::negative_inf) == minus;
  auto const e = static_cast<int>(a >> 23);
  std::uint64_t kept, lost;
  if (e >= least) {
    kept = (static_cast<std::uint64_t>(e - least + 1) << Mantissa) | ((a & 0x7FFFFFU) >> dropped);
    lost = a & ((1U << dropped) - 1U);
  } else {
    int const shift = dropped + least - (e == 0 ? 1 : e);
    std::uint64_t const m = (a & 0x7FFFFFU) | (e == 0 ? 0U : 0x800000U);
    kept = shift > 40 ? 0 : m >> shift;
    lost = shift > 40 ? m : m & ((std::uint64_t{1} << shift) - 1U);
  }
  if (kept >= infinity) return static_cast<std::uint16_t>(sign | (away ? infinity : infinity - 1U));
  if (lost != 0 && away) ++kept;
  return static_cast<std::uint16_t>(sign | static_cast<std::uint32_t>(kept));
}

template <int Mantissa, int Exponent, ir::rounding Direction>
void narrow_all(void* out, void const* a, void const*, void const*, std::size_t n) {
  auto* r = static_cast<std::uint16_t*>(out);
  auto* x = static_cast<float const*>(a);
  for (std::size_t i = 0; i < n; ++i) r[i] = narrow<Mantissa, Exponent, Direction>(x[i]);
}

template <int Mantissa, int Exponent>
leaf of(ir::rounding r) {
  switch (r) {
    case ir::rounding::zero: return narrow_all<Mantissa, Exponent, ir::rounding::zero>;
    case ir::rounding::negative_inf: return narrow_all<Mantissa, Exponent, ir::rounding::negative_inf>;
    case ir::rounding::positive_inf: return narrow_all<Mantissa, Exponent, ir::rounding::positive_inf>;
    default: return nullptr;
  }
}

// f32 to tf32, toward zero or to nearest with ties away from zero. NaN stays NaN.
template <bool Nearest>
void narrow_to_tf32(void* out, void const* a, void const*, void const*, std::size_t n) {
  auto* r = static_cast<float*>(out);
  auto* x = static_cast<float const*>(a);
  for (std::size_t i = 0; i < n; ++i) {
    auto const b = std::bit_cast<std::uint32_t>(x[i]);
    bool const number = (b & 0x7FFFFFFFU) <= 0x7F800000U;
    std::uint32_t const kept = number ? b + (Nearest ? 0x1000U : 0U) : b | 0x00400000U;
    r[i] = std::bit_cast<float>(kept & ~0x1FFFU);
  }
}

// f32 to e8m0, the power of two that is not larger; the sign is dropped.
void narrow_to_e8m0(void* out, void const* a, void const*, void const*, std::size_t n) {
  auto* r = static_cast<std::uint8_t*>(out);
  auto* x = static_cast<float const*>(a);
  for (std::size_t i = 0; i < n; ++i) {
    auto const b = std::bit_cast<std::uint32_t>(x[i]) & 0x7FFFFFFFU;
    std::uint32_t const e = b >> 23;
    r[i] = static_cast<std::uint8_t>(b > 0x7F800000U ? 255U : e > 254U ? 254U : e);
  }
}

}  // namespace

leaf narrow_f32(element to, ir::rounding r) {
  if (to == element::e8m0) return r == ir::rounding::zero ? narrow_to_e8m0 : nullptr;
  if (r == ir::rounding::zero) return narrow_to_tf32<false>;
  if (r == ir::rounding::nearest_away) return narrow_to_tf32<true>;
  return nullptr;
}

leaf directed_narrow(element to, ir::rounding r) {
  if (to == element::f16) return of<10, 5>(r);
  if (to == element::bf16) return of<7, 8>(r);
  return nullptr;
}

}  // namespace tw::cpu::steps
