#include <bit>
#include <cmath>

#include "ptx/arithmetic.hpp"
#include "ptx/float_operations.hpp"
#include "ptx/floats.hpp"

// Compiled with -frounding-math: f32 and f64 are computed by the host in the rounding that the instruction names.
namespace ptx::compute {
namespace {

float f32(std::uint64_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits)); }
double f64(std::uint64_t bits) { return std::bit_cast<double>(bits); }
std::uint64_t bits32(float x) { return std::isnan(x) ? canonical_nan(kind::f32) : std::bit_cast<std::uint32_t>(x); }
std::uint64_t bits64(double x) { return std::isnan(x) ? canonical_nan(kind::f64) : std::bit_cast<std::uint64_t>(x); }

template <class F>
F operate(float_op f, F a, F b, F c) {
  volatile F const x = a, y = b, z = c;  // nothing is computed while compiling
  switch (f) {
    case float_op::add: return x + y;
    case float_op::sub: return x - y;
    case float_op::mul: return x * y;
    case float_op::div: return x / y;
    case float_op::fma: return std::fma(F{x}, F{y}, F{z});
    case float_op::sqrt: return std::sqrt(F{x});
  }
  return 0;
}

std::uint64_t narrow(kind k, float_op f, rounding r, std::uint64_t a, std::uint64_t b, std::uint64_t c) {
  double const x = number_of(k, a), y = number_of(k, b), z = number_of(k, c);
  switch (f) {
    case float_op::add: return bits_of(k, sum_to_odd(x, y), r);
    case float_op::sub: return bits_of(k, sum_to_odd(x, -y), r);
    case float_op::mul: return bits_of(k, x * y, r);
    case float_op::div: return bits_of(k, x / y, r);
    case float_op::fma: return bits_of(k, sum_to_odd(x * y, z), r);
    case float_op::sqrt: return bits_of(k, std::sqrt(x), r);
  }
  return 0;
}

std::uint64_t saturated(kind k, std::uint64_t bits) {
  double const x = number_of(k, bits);
  return std::isnan(x) || x <= 0 ? 0 : x >= 1 ? bits_of(k, 1, rounding::rn) : bits;
}

std::uint64_t ordered(instruction const& i, type t, std::uint64_t a, std::uint64_t b, bool larger) {
  if (i.has(flag::ftz)) a = flushed(t, a), b = flushed(t, b);
  double const x = number_of(t.k, a), y = number_of(t.k, b);
  if (std::isnan(x) || std::isnan(y)) {
    if (i.has(flag::nan) || (std::isnan(x) && std::isnan(y))) return canonical_nan(t.k);
    return std::isnan(x) ? b : a;
  }
  if (x == y) return std::signbit(x) == larger ? b : a;  // -0 is below +0
  return (x < y) == larger ? b : a;
}

template <class F>
value approximate(instruction const& i, value const* in, F f) {
  return lanes(i.t, 1, in, [&](std::uint64_t a, std::uint64_t, std::uint64_t) {
    if (i.has(flag::ftz)) a = flushed(i.t, a);
    std::uint64_t const r = bits_of(i.t.k, f(number_of(i.t.k, a)), rounding::rn);
    return i.has(flag::ftz) ? flushed(i.t, r) : r;
  });
}

}  // namespace

std::uint64_t float_result(type t, float_op f, rounding r, bool ftz, std::uint64_t a, std::uint64_t b,
                           std::uint64_t c) {
  if (ftz) a = flushed(t, a), b = flushed(t, b), c = flushed(t, c);
  std::uint64_t out = 0;
  if (t.k == kind::f32) {
    rounding_scope const scope(r);
    out = bits32(operate(f, f32(a), f32(b), f32(c)));
  } else if (t.k == kind::f64) {
    rounding_scope const scope(r);
    out = bits64(operate(f, f64(a), f64(b), f64(c)));
  } else {
    out = narrow(t.k, f, r, a, b, c);
  }
  return ftz ? flushed(t, out) : out;
}

value float_arithmetic(instruction const& i, float_op f, int count, value const* in) {
  return lanes(i.t, count, in, [&](std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    std::uint64_t r = float_result(i.t, f, i.round, i.has(flag::ftz), a, b, c);
    if (i.has(flag::sat)) r = saturated(i.t.k, r);
    if (i.has(flag::relu)) r = is_nan(i.t.k, r) ? canonical_nan(i.t.k) : number_of(i.t.k, r) <= 0 ? 0 : r;
    return r;
  });
}

value float_min_max(instruction const& i, bool larger, value const* in) {
  return lanes(i.t, 2, in,
               [&](std::uint64_t a, std::uint64_t b, std::uint64_t) { return ordered(i, i.t, a, b, larger); });
}

std::uint64_t float_atomic_min_max(type t, bool larger, std::uint64_t a, std::uint64_t b) {
  return ordered(instruction{}, t, a, b, larger);
}

value sqrt(instruction const& i, value const* in) { return float_arithmetic(i, float_op::sqrt, 1, in); }
value rcp(instruction const& i, value const* in) {
  std::uint64_t const one = bits_of(i.t.k, 1, rounding::rn);
  return lanes(i.t, 1, in, [&](std::uint64_t a, std::uint64_t, std::uint64_t) {
    return float_result(i.t, float_op::div, i.round, i.has(flag::ftz), one, a, 0);
  });
}
value rsqrt(instruction const& i, value const* in) {
  return approximate(i, in, [](double x) { return 1 / std::sqrt(x); });
}
value sin(instruction const& i, value const* in) {
  return approximate(i, in, [](double x) { return std::sin(x); });
}
value cos(instruction const& i, value const* in) {
  return approximate(i, in, [](double x) { return std::cos(x); });
}
value lg2(instruction const& i, value const* in) {
  return approximate(i, in, [](double x) { return std::log2(x); });
}
value ex2(instruction const& i, value const* in) {
  return approximate(i, in, [](double x) { return std::exp2(x); });
}
value tanh(instruction const& i, value const* in) {
  return approximate(i, in, [](double x) { return std::tanh(x); });
}

value copysign(instruction const& i, value const* in) {
  std::uint64_t const sign = std::uint64_t{1} << (i.t.bits - 1);
  return lanes(i.t, 2, in, [&](std::uint64_t a, std::uint64_t b, std::uint64_t) { return (b & ~sign) | (a & sign); });
}

}  // namespace ptx::compute
