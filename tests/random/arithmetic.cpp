#include "random/arithmetic.hpp"

#include <bit>
#include <cfenv>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "random/values.hpp"

namespace random_kernels {
namespace {

static_assert(std::numeric_limits<long double>::digits >= 64, "the evaluator needs numbers of 64 bits");

// Exponent of the largest number, bits behind the point, exponent of the smallest normal number.
struct format {
  int most, fraction, least;
  bool infinite;  // there are infinities; else it saturates
};
format format_of(element e) {
  switch (e) {
    case element::f16: return {15, 10, -14, true};
    case element::bf16: return {127, 7, -126, true};
    case element::tf32: return {127, 10, -126, true};
    case element::f32: return {127, 23, -126, true};
    case element::f64: return {1023, 52, -1022, true};
    case element::e4m3: return {8, 3, -6, false};
    case element::e5m2: return {15, 2, -14, false};
    default: throw std::logic_error("this element has no format");
  }
}

// Nearest multiple of 2^exponent, ties to even, for a finite number.
long double nearest(long double v, int exponent) {
  long double const scaled = std::ldexp(v, -exponent), down = std::floor(scaled), rest = scaled - down;
  bool const odd = std::fmod(down, 2.0L) != 0;
  return std::ldexp(rest > 0.5L || (rest == 0.5L && odd) ? down + 1 : down, exponent);
}

std::uint64_t pattern(element e, double v) {
  format const f = format_of(e);
  std::uint64_t const sign = std::signbit(v) ? 1 : 0;
  if (e == element::f64) return std::bit_cast<std::uint64_t>(v);
  if (e == element::f32 || e == element::tf32) return std::bit_cast<std::uint32_t>(static_cast<float>(v));
  int const width = tw::info(e).bytes * 8, exponents = width - 1 - f.fraction;
  std::uint64_t const top = sign << (width - 1);
  std::uint64_t const all_ones = ((std::uint64_t{1} << exponents) - 1) << f.fraction;
  if (v != v) {
    if (e == element::e4m3) return top | 0x7f;
    return top | all_ones | (std::uint64_t{1} << (f.fraction - 1));
  }
  if (std::isinf(v)) return top | all_ones;
  double const a = std::fabs(v);
  if (a == 0) return top;
  int const exponent = std::max(std::ilogb(a), f.least);
  auto const steps = static_cast<std::uint64_t>(std::ldexp(a, f.fraction - exponent));  // with the hidden bit
  return top | ((static_cast<std::uint64_t>(exponent - f.least) << f.fraction) + steps);
}

// ---- floats

template <class F>
bool negative_zero(F v) {
  return v == 0 && std::signbit(v);
}
template <class F>
F larger_of(F x, F y) {
  if (x != x) return y;
  if (y != y) return x;
  if (x == y) return negative_zero(x) ? y : x;
  return x > y ? x : y;
}
template <class F>
F smaller_of(F x, F y) {
  return -larger_of(-x, -y);
}

template <class F>
F flushed(F v, bool flush) {
  return flush && std::fpclassify(v) == FP_SUBNORMAL ? std::copysign(F(0), v) : v;
}

// One operation in another direction than nearest. The operands are volatile: no compiler may do it beforehand.
template <class F>
F directed(tw::ir::op const& o, F x, F y, F z) {
  using tw::ir::rounding;
  volatile F a = x, b = y, c = z, r = 0;
  std::fesetround(o.round == rounding::positive_inf   ? FE_UPWARD
                  : o.round == rounding::negative_inf ? FE_DOWNWARD
                                                      : FE_TOWARDZERO);
  switch (o.code) {
    case opcode::addf: r = a + b; break;
    case opcode::subf: r = a - b; break;
    case opcode::mulf: r = a * b; break;
    case opcode::divf: r = a / b; break;
    case opcode::sqrt: r = std::sqrt(a); break;
    default: r = std::fma(a, b, c);
  }
  std::fesetround(FE_TONEAREST);
  return r;
}

template <class F>
F calculate(tw::ir::op const& o, F x, F y, F z) {
  bool const flush = o.flush_to_zero;
  x = flushed(x, flush);
  y = flushed(y, flush);
  z = flushed(z, flush);
  auto const wide = [&](auto f) { return static_cast<F>(f(static_cast<long double>(x))); };
  F r = 0;
  using tw::ir::rounding;
  if (o.propagate_nan && (x != x || y != y)) return x != x ? x : y;
  if (o.round == rounding::positive_inf || o.round == rounding::negative_inf || o.round == rounding::zero)
    return flushed(directed(o, x, y, z), flush);
  switch (o.code) {
    case opcode::addf: r = x + y; break;
    case opcode::subf: r = x - y; break;
    case opcode::mulf: r = x * y; break;
    case opcode::divf: r = x / y; break;
    case opcode::remf: r = std::fmod(x, y); break;
    case opcode::negf: r = -x; break;
    case opcode::absf: r = std::fabs(x); break;
    case opcode::maxf: r = larger_of(x, y); break;
    case opcode::minf: r = smaller_of(x, y); break;
    case opcode::fma: r = std::fma(x, y, z); break;
    case opcode::sqrt: r = std::sqrt(x); break;
    case opcode::floor: r = std::floor(x); break;
    case opcode::ceil: r = std::ceil(x); break;
    case opcode::exp: r = wide([](long double v) { return std::exp(v); }); break;
    case opcode::exp2: r = wide([](long double v) { return std::exp2(v); }); break;
    case opcode::log: r = wide([](long double v) { return std::log(v); }); break;
    case opcode::log2: r = wide([](long double v) { return std::log2(v); }); break;
    case opcode::rsqrt: r = wide([](long double v) { return 1 / std::sqrt(v); }); break;
    case opcode::sin: r = wide([](long double v) { return std::sin(v); }); break;
    case opcode::cos: r = wide([](long double v) { return std::cos(v); }); break;
    case opcode::tanh: r = wide([](long double v) { return std::tanh(v); }); break;
    default: throw std::logic_error("the evaluator has no rule for this operation on floats");
  }
  return flushed(r, flush);
}

bool holds(tw::ir::op const& o, int order) {  // order: -1, 0, 1, or 2 for NaN
  using tw::ir::predicate;
  if (order == 2) return o.order == tw::ir::ordering::unordered;
  switch (o.pred) {
    case predicate::equal: return order == 0;
    case predicate::not_equal: return order != 0;
    case predicate::less_than: return order < 0;
    case predicate::less_than_or_equal: return order <= 0;
    case predicate::greater_than: return order > 0;
    default: return order >= 0;
  }
}
template <class T>
int order_of(T x, T y) {
  return x < y ? -1 : x > y ? 1 : x == y ? 0 : 2;
}

std::uint64_t on_floats(tw::ir::op const& o, element e, std::uint64_t x, std::uint64_t y, std::uint64_t z) {
  double const a = number_of(e, x), b = number_of(e, y), c = number_of(e, z);
  if (o.code == opcode::cmpf) return holds(o, order_of(a, b)) ? 1 : 0;
  if (e == element::f64) return bits_of(e, calculate(o, a, b, c));
  // Short floats are computed as f32.
  return bits_of(e, calculate(o, static_cast<float>(a), static_cast<float>(b), static_cast<float>(c)));
}

// ---- integers

// Whole numbers as sign and magnitude, so that quotients need no wider type.
struct whole {
  bool negative;
  std::uint64_t magnitude;
};
whole whole_of(element e, std::uint64_t bits, bool has_sign) {
  std::int64_t const v = integer_of(e, bits, has_sign);
  bool const negative = has_sign && v < 0;
  auto const u = static_cast<std::uint64_t>(v);
  return {negative, negative ? 0 - u : u};
}

std::uint64_t divide(tw::ir::op const& o, element e, std::uint64_t x, std::uint64_t y) {
  bool const has_sign = o.sign == tw::ir::signedness::signed_, rest = o.code == opcode::remi;
  whole const a = whole_of(e, x, has_sign), b = whole_of(e, y, has_sign);
  if (b.magnitude == 0) return rest ? x : 0;
  std::uint64_t q = a.magnitude / b.magnitude;
  std::uint64_t const r = a.magnitude % b.magnitude;
  if (rest) return a.negative ? 0 - r : r;
  bool const negative = a.negative != b.negative;
  if (r != 0 && o.round == tw::ir::rounding::positive_inf && !negative) ++q;
  if (r != 0 && o.round == tw::ir::rounding::negative_inf && negative) ++q;
  return negative ? 0 - q : q;
}

std::uint64_t on_integers(tw::ir::op const& o, element e, std::uint64_t x, std::uint64_t y) {
  bool const has_sign = o.sign == tw::ir::signedness::signed_;
  std::int64_t const a = integer_of(e, x, has_sign), b = integer_of(e, y, has_sign);
  int const order = has_sign ? order_of(a, b) : order_of(x, y);
  auto const width = static_cast<std::uint64_t>(tw::info(e).bits);
  switch (o.code) {
    case opcode::addi: return x + y;
    case opcode::subi: return x - y;
    case opcode::muli: return x * y;
    case opcode::divi:
    case opcode::remi: return divide(o, e, x, y);
    case opcode::negi: return 0 - x;
    case opcode::absi: return a < 0 ? 0 - x : x;
    case opcode::maxi: return order > 0 ? x : y;
    case opcode::mini: return order < 0 ? x : y;
    case opcode::andi: return x & y;
    case opcode::ori: return x | y;
    case opcode::xori: return x ^ y;
    case opcode::shli: return y >= width ? 0 : x << y;
    case opcode::shri:
      if (y >= width) return has_sign && a < 0 ? ~std::uint64_t{0} : 0;
      if (!has_sign || a >= 0) return x >> y;
      return ~(static_cast<std::uint64_t>(~a) >> y);
    case opcode::cmpi: return holds(o, order) ? 1 : 0;
    case opcode::exti:
    case opcode::trunci: return static_cast<std::uint64_t>(a);
    default: throw std::logic_error("the evaluator has no rule for this operation on integers");
  }
}

std::uint64_t to_integer(tw::ir::op const& o, double v) {
  bool const has_sign = o.sign == tw::ir::signedness::signed_;
  int const bits = tw::info(o.elem).bits;
  if (v != v) return 0;
  double const t = std::trunc(v), end = std::ldexp(1.0, has_sign ? bits - 1 : bits);
  std::uint64_t const most = (has_sign ? std::uint64_t{1} << (bits - 1) : std::uint64_t{0}) - 1;
  if (t >= end) return has_sign || bits == 64 ? most : mask_of(o.elem);
  if (!has_sign) return t <= 0 ? 0 : static_cast<std::uint64_t>(t);
  if (t < -end) return std::uint64_t{1} << (bits - 1);
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(t));
}

}  // namespace

std::uint64_t mask_of(element e) {
  int const bits = tw::info(e).bits;
  return bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}

std::int64_t integer_of(element e, std::uint64_t bits, bool has_sign) {
  int const unused = 64 - tw::info(e).bits;
  if (!has_sign) return static_cast<std::int64_t>(bits & mask_of(e));
  auto const sign = std::uint64_t{1} << (63 - unused);
  std::uint64_t const v = bits & mask_of(e);
  return static_cast<std::int64_t>((v ^ sign) - sign);
}

double number_of(element e, std::uint64_t bits) {
  if (e == element::f64) return std::bit_cast<double>(bits);
  if (e == element::f32 || e == element::tf32)
    return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
  format const f = format_of(e);
  int const width = tw::info(e).bytes * 8, exponents = width - 1 - f.fraction;
  bool const negative = (bits >> (width - 1) & 1) != 0;
  auto const field = static_cast<int>(bits >> f.fraction & ((1u << exponents) - 1));
  auto const fraction = static_cast<int>(bits & ((1u << f.fraction) - 1));
  bool const top = field == (1 << exponents) - 1;
  double v = field == 0 ? std::ldexp(fraction, f.least - f.fraction)
                        : std::ldexp(fraction + (1 << f.fraction), field - 1 + f.least - f.fraction);
  bool const special = e == element::e4m3 ? top && fraction == 7 : top;
  if (special) v = fraction == 0 ? std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN();
  return negative ? -v : v;
}

double largest(element e) {
  format const f = format_of(e);
  double const all = std::ldexp(2 - std::ldexp(1.0, -f.fraction), f.most);
  return e == element::e4m3 ? 448 : all;
}

std::uint64_t bits_of(element e, long double v) {
  format const f = format_of(e);
  if (v != v) return pattern(e, std::numeric_limits<double>::quiet_NaN());
  long double const top = largest(e);
  long double r = v;
  if (v - v == 0 && v != 0) {
    int const exponent = std::max(std::ilogb(v), f.least);
    r = std::copysign(nearest(std::fabs(v), exponent - f.fraction), v);
  }
  if (std::fabs(r) > top) r = std::copysign(f.infinite ? std::numeric_limits<long double>::infinity() : top, v);
  return pattern(e, static_cast<double>(r));
}

double spacing(element e, double magnitude) {
  format const f = format_of(e);
  double const a = std::min(std::fabs(magnitude), largest(e));
  int const exponent = a == 0 ? f.least : std::max(std::ilogb(a), f.least);
  return std::ldexp(1.0, exponent - f.fraction);
}

double lowest_bit(double v) {
  if (v == 0 || v - v != 0) return std::numeric_limits<double>::infinity();
  int exponent = 0;
  double const m = std::frexp(std::fabs(v), &exponent);
  auto const whole_bits = static_cast<std::uint64_t>(std::ldexp(m, 53));
  return std::ldexp(1.0, exponent - 53 + std::countr_zero(whole_bits));
}

std::uint64_t apply(tw::ir::op const& o, element e, std::uint64_t x, std::uint64_t y, std::uint64_t z) {
  bool const has_sign = o.sign == tw::ir::signedness::signed_;
  switch (o.code) {
    case opcode::ftof: return bits_of(o.elem, number_of(e, x));
    case opcode::ftoi: return to_integer(o, number_of(e, x)) & mask_of(o.elem);
    case opcode::itof: {
      whole const w = whole_of(e, x, has_sign);
      auto const v = static_cast<long double>(w.magnitude);
      return bits_of(o.elem, w.negative ? -v : v);
    }
    default: break;
  }
  if (tw::is_float(e)) return on_floats(o, e, x, y, z);
  return on_integers(o, e, x, y) & mask_of(o.elem);
}

}  // namespace random_kernels
