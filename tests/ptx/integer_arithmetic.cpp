#include <algorithm>
#include <bit>

#include "ptx/arithmetic.hpp"
#include "ptx/float_operations.hpp"
#include "ptx/floats.hpp"

namespace ptx {

std::int64_t sign_extended(std::uint64_t bits, int width) {
  if (width >= 64) return static_cast<std::int64_t>(bits);
  std::uint64_t const sign = std::uint64_t{1} << (width - 1);
  return static_cast<std::int64_t>(((bits & low_mask(width)) ^ sign) - sign);
}

namespace compute {
namespace {

__extension__ typedef __int128 wide_int;
__extension__ typedef unsigned __int128 unsigned_wide_int;

bool is_signed(type t) { return t.k == kind::signed_int; }

wide_int number(type t, std::uint64_t bits) {
  if (is_signed(t)) return sign_extended(bits, t.bits);
  return static_cast<wide_int>(bits & low_mask(t.bits));
}

std::uint64_t clamped(type t, wide_int x) {
  wide_int const high = static_cast<wide_int>(low_mask(t.bits - (is_signed(t) ? 1 : 0)));
  wide_int const low = is_signed(t) ? -high - 1 : 0;
  return static_cast<std::uint64_t>(std::clamp(x, low, high));
}

std::uint8_t known_if(bool k) { return k ? 0xff : 0; }
bool whole(type t, value const& v) { return (v.known & all_known(t.bits)) == all_known(t.bits); }

template <class F>
value integers(instruction const& i, int count, value const* in, F f) {
  return lanes(i.t, count, in, [&](std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    wide_int const r = f(number(i.t, a), number(i.t, b), number(i.t, c));
    return i.has(flag::sat) ? clamped(i.t, r) : static_cast<std::uint64_t>(r);
  });
}

value relu(instruction const& i, value v) {
  if (!i.has(flag::relu)) return v;
  return lanes(i.t, 1, &v, [&](std::uint64_t a, std::uint64_t, std::uint64_t) { return number(i.t, a) < 0 ? 0 : a; });
}

// A product, all of it.
wide_int product(type t, std::uint64_t a, std::uint64_t b) { return number(t, a) * number(t, b); }

std::uint64_t upper_half(std::uint64_t a, std::uint64_t b) {
  return static_cast<std::uint64_t>(static_cast<unsigned_wide_int>(a) * b >> 64);
}

std::uint64_t part_of_product(instruction const& i, std::uint64_t a, std::uint64_t b) {
  if (!i.has(flag::hi)) return static_cast<std::uint64_t>(product(i.t, a, b));
  if (i.t.bits == 64 && !is_signed(i.t)) return upper_half(a, b);
  return static_cast<std::uint64_t>(product(i.t, a, b) >> i.t.bits);
}

std::uint64_t whole_bytes(std::uint8_t known) {
  std::uint64_t m = 0;
  for (int k = 0; k < 8; ++k)
    if ((known >> k & 1) != 0) m |= std::uint64_t{0xff} << (8 * k);
  return m;
}
std::uint8_t known_bytes(std::uint64_t bits) {
  std::uint8_t known = 0;
  for (int k = 0; k < 8; ++k)
    if ((bits >> (8 * k) & 0xff) == 0xff) known = static_cast<std::uint8_t>(known | 1 << k);
  return known;
}

}  // namespace

value add(instruction const& i, value const* in) {
  if (is_float(i.t)) return float_arithmetic(i, float_op::add, 2, in);
  return integers(i, 2, in, [](wide_int a, wide_int b, wide_int) { return a + b; });
}
value sub(instruction const& i, value const* in) {
  if (is_float(i.t)) return float_arithmetic(i, float_op::sub, 2, in);
  return integers(i, 2, in, [](wide_int a, wide_int b, wide_int) { return a - b; });
}
value mul(instruction const& i, value const* in) {
  if (is_float(i.t)) return float_arithmetic(i, float_op::mul, 2, in);
  bool const known = whole(i.t, in[0]) && whole(i.t, in[1]);
  return {part_of_product(i, in[0].bits, in[1].bits), known_if(known)};
}
value mad(instruction const& i, value const* in) {
  if (is_float(i.t)) return float_arithmetic(i, float_op::fma, 3, in);
  type added = i.t;
  if (i.has(flag::wide)) added.bits = static_cast<std::uint8_t>(2 * i.t.bits);
  bool const known = whole(i.t, in[0]) && whole(i.t, in[1]) && whole(added, in[2]);
  return {part_of_product(i, in[0].bits, in[1].bits) + in[2].bits, known_if(known)};
}
// Division by zero has no specified value, ptxas's answer is all ones.
value div(instruction const& i, value const* in) {
  if (is_float(i.t)) return float_arithmetic(i, float_op::div, 2, in);
  return integers(i, 2, in, [](wide_int a, wide_int b, wide_int) { return b == 0 ? wide_int{-1} : a / b; });
}
value rem(instruction const& i, value const* in) {
  return integers(i, 2, in, [](wide_int a, wide_int b, wide_int) { return b == 0 ? a : a % b; });
}
value min(instruction const& i, value const* in) {
  if (is_float(i.t)) return float_min_max(i, false, in);
  return relu(i, integers(i, 2, in, [](wide_int a, wide_int b, wide_int) { return std::min(a, b); }));
}
value max(instruction const& i, value const* in) {
  if (is_float(i.t)) return float_min_max(i, true, in);
  return relu(i, integers(i, 2, in, [](wide_int a, wide_int b, wide_int) { return std::max(a, b); }));
}
value neg(instruction const& i, value const* in) {
  if (is_float(i.t))
    return lanes(i.t, 1, in, [&](std::uint64_t a, std::uint64_t, std::uint64_t) {
      if (i.has(flag::ftz)) a = flushed(i.t, a);
      return a ^ std::uint64_t{1} << (i.t.bits - 1);
    });
  return integers(i, 1, in, [](wide_int a, wide_int, wide_int) { return -a; });
}
value abs(instruction const& i, value const* in) {
  if (is_float(i.t))
    return lanes(i.t, 1, in, [&](std::uint64_t a, std::uint64_t, std::uint64_t) {
      if (i.has(flag::ftz)) a = flushed(i.t, a);
      return a & low_mask(i.t.bits - 1);
    });
  return integers(i, 1, in, [](wide_int a, wide_int, wide_int) { return a < 0 ? -a : a; });
}

// A bit is known where the inputs decide it.
value bit_and(instruction const& i, value const* in) {
  if (i.t.k == kind::pred) {
    bool const zero = (in[0].known != 0 && in[0].bits == 0) || (in[1].known != 0 && in[1].bits == 0);
    return {in[0].bits & in[1].bits, known_if(zero || (in[0].known != 0 && in[1].known != 0))};
  }
  std::uint64_t const a = whole_bytes(in[0].known), b = whole_bytes(in[1].known);
  std::uint64_t const known = (a & b) | (a & ~in[0].bits) | (b & ~in[1].bits);
  return {in[0].bits & in[1].bits, known_bytes(known)};
}
value bit_or(instruction const& i, value const* in) {
  if (i.t.k == kind::pred) {
    bool const one = (in[0].known != 0 && in[0].bits != 0) || (in[1].known != 0 && in[1].bits != 0);
    return {in[0].bits | in[1].bits, known_if(one || (in[0].known != 0 && in[1].known != 0))};
  }
  std::uint64_t const a = whole_bytes(in[0].known), b = whole_bytes(in[1].known);
  std::uint64_t const known = (a & b) | (a & in[0].bits) | (b & in[1].bits);
  return {in[0].bits | in[1].bits, known_bytes(known)};
}
value bit_xor(instruction const&, value const* in) {
  return {in[0].bits ^ in[1].bits, static_cast<std::uint8_t>(in[0].known & in[1].known)};
}
value bit_not(instruction const& i, value const* in) {
  return {i.t.k == kind::pred ? in[0].bits ^ 1 : ~in[0].bits, in[0].known};
}
value cnot(instruction const& i, value const* in) {
  return {(in[0].bits & low_mask(i.t.bits)) == 0 ? std::uint64_t{1} : 0, known_if(whole(i.t, in[0]))};
}

value shl(instruction const& i, value const* in) {
  std::uint64_t const n = in[1].bits & 0xffff'ffff;
  if ((in[1].known & 0xf) != 0xf) return {0, 0};
  if (n >= i.t.bits) return {};
  std::uint64_t const known = (whole_bytes(in[0].known) << n) | low_mask(static_cast<int>(n));
  return {in[0].bits << n, known_bytes(known)};
}
value shr(instruction const& i, value const* in) {
  std::uint64_t const n = std::min<std::uint64_t>(in[1].bits & 0xffff'ffff, i.t.bits);
  if ((in[1].known & 0xf) != 0xf) return {0, 0};
  wide_int const x = number(i.t, in[0].bits);
  type as_signed = i.t;
  as_signed.k = kind::signed_int;
  // The known bits move as the number does: what is shifted in is known, or a copy of the sign.
  std::uint64_t const mask = whole_bytes(in[0].known) | ~low_mask(i.t.bits);
  wide_int const known = is_signed(i.t) ? number(as_signed, mask) : static_cast<wide_int>(mask);
  std::uint64_t moved = static_cast<std::uint64_t>(known >> n);
  if (!is_signed(i.t) && n > 0) moved |= ~(low_mask(64) >> n);
  return {static_cast<std::uint64_t>(x >> n), known_bytes(moved | ~low_mask(i.t.bits))};
}
value shf(instruction const& i, value const* in) {
  std::uint64_t const both = (in[1].bits & 0xffff'ffff) << 32 | (in[0].bits & 0xffff'ffff);
  std::uint64_t n = in[2].bits & 0xffff'ffff;
  n = i.has(flag::wrap) ? n & 31 : std::min<std::uint64_t>(n, 32);
  bool const known = (in[0].known & in[1].known & in[2].known & 0xf) == 0xf;
  return {i.has(flag::l) ? both << n >> 32 : both >> n, known_if(known)};
}

value bfe(instruction const& i, value const* in) {
  int const at = static_cast<int>(in[1].bits & 0xff), n = static_cast<int>(in[2].bits & 0xff), width = i.t.bits;
  bool const known = whole(i.t, in[0]) && (in[1].known & in[2].known & 1) != 0;
  std::uint64_t const a = in[0].bits & low_mask(width);
  std::uint64_t r = at < width ? a >> at & low_mask(n) : 0;
  if (is_signed(i.t) && n > 0) {
    bool const sign = (a >> std::min(at + n - 1, width - 1) & 1) != 0;
    int const taken = std::max(0, std::min(n, width - at));
    if (sign) r |= ~low_mask(taken);
  }
  return {r, known_if(known)};
}
value bfi(instruction const& i, value const* in) {
  int const at = static_cast<int>(in[2].bits & 0xff), n = static_cast<int>(in[3].bits & 0xff);
  if ((in[2].known & in[3].known & 1) == 0) return {0, 0};
  std::uint64_t const mask = at < i.t.bits ? low_mask(n) << at : 0;
  std::uint64_t const inserted = at < i.t.bits ? in[0].bits << at : 0;
  std::uint64_t const known_in = at < 64 ? whole_bytes(in[0].known) << at : 0;
  std::uint64_t const known = (whole_bytes(in[1].known) & ~mask) | (known_in & mask);
  return {(in[1].bits & ~mask) | (inserted & mask), known_bytes(known | ~low_mask(i.t.bits))};
}
value brev(instruction const& i, value const* in) {
  std::uint64_t r = 0;
  for (int k = 0; k < i.t.bits; ++k) r |= (in[0].bits >> k & 1) << (i.t.bits - 1 - k);
  return {r, known_if(whole(i.t, in[0]))};
}
value bfind(instruction const& i, value const* in) {
  wide_int const x = number(i.t, in[0].bits);
  std::uint64_t const a = static_cast<std::uint64_t>(x < 0 ? ~x : x) & low_mask(i.t.bits);
  if (a == 0) return {0xffff'ffff, known_if(whole(i.t, in[0]))};
  int const at = 63 - std::countl_zero(a);
  return {static_cast<std::uint64_t>(i.has(flag::shiftamt) ? i.t.bits - 1 - at : at), known_if(whole(i.t, in[0]))};
}
value clz(instruction const& i, value const* in) {
  std::uint64_t const a = in[0].bits & low_mask(i.t.bits);
  return {static_cast<std::uint64_t>(std::countl_zero(a) - (64 - i.t.bits)), known_if(whole(i.t, in[0]))};
}
value popc(instruction const& i, value const* in) {
  return {static_cast<std::uint64_t>(std::popcount(in[0].bits & low_mask(i.t.bits))), known_if(whole(i.t, in[0]))};
}

value prmt(instruction const&, value const* in) {
  if ((in[2].known & 3) != 3) return {0, 0};
  std::uint64_t const bytes = (in[1].bits & 0xffff'ffff) << 32 | (in[0].bits & 0xffff'ffff);
  int const known = (in[1].known & 0xf) << 4 | (in[0].known & 0xf);
  value out{0, 0xf0};
  for (int k = 0; k < 4; ++k) {
    int const choice = static_cast<int>(in[2].bits >> (4 * k) & 0xf), from = choice & 7;
    std::uint64_t b = bytes >> (8 * from) & 0xff;
    if ((choice & 8) != 0) b = (b & 0x80) != 0 ? 0xff : 0;
    out.bits |= b << (8 * k);
    out.known = static_cast<std::uint8_t>(out.known | (known >> from & 1) << k);
  }
  return out;
}

value lop3(instruction const&, value const* in) {
  std::uint64_t const table = in[3].bits;
  std::uint64_t r = 0;
  for (unsigned k = 0; k < 8; ++k) {
    if ((table >> k & 1) == 0) continue;
    r |= ((k & 4) != 0 ? in[0].bits : ~in[0].bits) & ((k & 2) != 0 ? in[1].bits : ~in[1].bits) &
         ((k & 1) != 0 ? in[2].bits : ~in[2].bits);
  }
  return {r, static_cast<std::uint8_t>(in[0].known & in[1].known & in[2].known)};
}

value select(instruction const&, value const* in) {
  if (in[2].known == 0) return {0, 0};
  return in[2].bits != 0 ? in[0] : in[1];
}

namespace {

std::uint64_t to_integer(instruction const& i, std::uint64_t bits) {
  type const from = i.from, to = i.t;
  if (i.has(flag::ftz)) bits = flushed(from, bits);
  double const x = number_of(from.k, bits);
  if (x != x) return from.k == kind::f64 || to.bits == 64 ? std::uint64_t{1} << (to.bits - 1) : 0;
  rounding const r = i.round;
  double const whole = r == rounding::rzi   ? __builtin_trunc(x)
                       : r == rounding::rmi ? __builtin_floor(x)
                       : r == rounding::rpi ? __builtin_ceil(x)
                                            : __builtin_nearbyint(x);
  if (whole >= 18446744073709551616.0) return clamped(to, static_cast<wide_int>(1) << 100);
  if (whole <= -9223372036854775808.0) return clamped(to, -(static_cast<wide_int>(1) << 100));
  return clamped(to, static_cast<wide_int>(whole));
}

std::uint64_t rounded_to_whole(instruction const& i, double x) {
  double const whole = i.round == rounding::rzi   ? __builtin_trunc(x)
                       : i.round == rounding::rmi ? __builtin_floor(x)
                       : i.round == rounding::rpi ? __builtin_ceil(x)
                                                  : __builtin_nearbyint(x);
  return bits_of(i.t.k, whole, rounding::rn);
}

std::uint64_t from_number(instruction const& i, double x) {
  std::uint64_t r = 0;
  if (i.round >= rounding::rni) r = rounded_to_whole(i, x);
  else if (i.t.k == kind::f64) r = bits_of(kind::f64, x, rounding::rn);
  else r = bits_of(i.t.k, x, i.round, i.has(flag::satfinite));
  if (i.has(flag::sat)) {
    double const y = number_of(i.t.k, r);
    if (!(y > 0)) r = 0;
    else if (y > 1) r = bits_of(i.t.k, 1, rounding::rn);
  }
  if (i.has(flag::relu) && number_of(i.t.k, r) < 0) r = 0;
  return i.has(flag::ftz) ? flushed(i.t, r) : r;
}

std::uint64_t converted(instruction const& i, std::uint64_t bits) {
  bool const from_float = is_float(i.from), to_float = is_float(i.t);
  if (!from_float && !to_float) {
    wide_int const x = number(i.from, bits);
    return i.has(flag::sat) ? clamped(i.t, x) : static_cast<std::uint64_t>(x);
  }
  if (!to_float) return to_integer(i, bits);
  if (!from_float) {
    bool const s = is_signed(i.from);
    std::uint64_t const whole = s ? static_cast<std::uint64_t>(sign_extended(bits, i.from.bits))
                                  : bits & low_mask(i.from.bits);
    if (i.t.k == kind::f64) {
      rounding_scope const scope(i.round);
      volatile auto const as_signed = static_cast<std::int64_t>(whole);
      volatile auto const as_unsigned = whole;
      return bits_of(kind::f64, s ? static_cast<double>(as_signed) : static_cast<double>(as_unsigned), rounding::rn);
    }
    return from_number(i, integer_to_odd(s, whole));
  }
  if (i.has(flag::ftz)) bits = flushed(i.from, bits);
  return from_number(i, number_of(i.from.k, bits));
}

}  // namespace

value convert(instruction const& i, value const* in) {
  type const from = i.from, to = i.t;
  if (!is_float(from) && !is_float(to) && !i.has(flag::sat)) {
    std::uint64_t const bits = converted(i, in[0].bits);
    bool const sign_known = !is_signed(from) || (in[0].known >> (from.bits / 8 - 1) & 1) != 0;
    std::uint8_t known = static_cast<std::uint8_t>(in[0].known | (sign_known ? ~all_known(from.bits) : 0));
    if (!sign_known) known = static_cast<std::uint8_t>(known & all_known(from.bits));
    // A register wider than the type holds the number.
    std::uint64_t const wide = is_signed(to) ? static_cast<std::uint64_t>(sign_extended(bits, to.bits))
                                             : bits & low_mask(to.bits);
    if (to.bits < 16 && !is_signed(to)) known = static_cast<std::uint8_t>(known | ~all_known(to.bits));
    return {wide, known};
  }
  value out{0, 0};
  std::uint8_t const needed = all_known(from.bits);
  for (int lane = 0; lane < from.lanes; ++lane) {
    std::uint64_t const r = converted(i, in[0].bits >> (lane * from.bits) & low_mask(from.bits));
    if (to.lanes == 1) {
      bool const known = (in[0].known & needed) == needed;
      return {is_signed(to) ? static_cast<std::uint64_t>(sign_extended(r, to.bits)) : r & low_mask(to.bits),
              known_if(known)};
    }
    out.bits |= (r & low_mask(to.bits)) << (lane * to.bits);
    if ((in[0].known >> (lane * from.bits / 8) & needed) == needed)
      out.known = static_cast<std::uint8_t>(out.known | all_known(to.bits) << (lane * to.bits / 8));
  }
  return out;
}

// d = {a, b}: a becomes the upper half.
value convert_two(instruction const& i, value const* in) {
  value out{0, 0};
  for (int lane = 0; lane < 2; ++lane) {
    value const& v = in[1 - lane];
    out.bits |= (converted(i, v.bits & low_mask(i.from.bits)) & low_mask(i.t.bits)) << (lane * i.t.bits);
    if (whole(i.from, v))
      out.known = static_cast<std::uint8_t>(out.known | all_known(i.t.bits) << (lane * i.t.bits / 8));
  }
  return out;
}

bool compare(instruction const& i, std::uint64_t a, std::uint64_t b) {
  type const t = i.t;
  int order = 0;  // -1, 0, 1; 2: unordered
  if (is_float(t)) {
    if (i.has(flag::ftz)) a = flushed(t, a), b = flushed(t, b);
    double const x = number_of(t.k, a), y = number_of(t.k, b);
    order = x < y ? -1 : x > y ? 1 : x == y ? 0 : 2;
  } else {
    wide_int const x = number(t, a), y = number(t, b);
    order = x < y ? -1 : x > y ? 1 : 0;
  }
  bool const unordered = order == 2;
  if (i.has(flag::eq)) return order == 0;
  if (i.has(flag::ne)) return !unordered && order != 0;
  if (i.has(flag::lt) || i.has(flag::lower)) return order == -1;
  if (i.has(flag::le) || i.has(flag::lower_same)) return order == -1 || order == 0;
  if (i.has(flag::gt) || i.has(flag::higher)) return order == 1;
  if (i.has(flag::ge) || i.has(flag::higher_same)) return order == 1 || order == 0;
  if (i.has(flag::equ)) return unordered || order == 0;
  if (i.has(flag::neu)) return order != 0;
  if (i.has(flag::ltu)) return unordered || order == -1;
  if (i.has(flag::leu)) return order != 1;
  if (i.has(flag::gtu)) return unordered || order == 1;
  if (i.has(flag::geu)) return order != -1;
  if (i.has(flag::num)) return !unordered;
  return unordered;  // nan
}

}  // namespace compute
}  // namespace ptx
