// Integer arithmetic on known values, and operations that change nothing.
#include <algorithm>
#include <bit>
#include <cmath>

#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

// A value of `bits` bits as it is stored: sign-extended.
struct integers {
  int bits;
  bool has_sign;

  std::uint64_t zero_extended(std::int64_t v) const {
    return bits == 64 ? static_cast<std::uint64_t>(v)
                      : static_cast<std::uint64_t>(v) & ((std::uint64_t{1} << bits) - 1);
  }
  bool less(std::int64_t x, std::int64_t y) const { return has_sign ? x < y : zero_extended(x) < zero_extended(y); }
};

std::int64_t wrapped(std::uint64_t v) { return static_cast<std::int64_t>(v); }

bool compare(ir::predicate p, integers n, std::int64_t x, std::int64_t y) {
  switch (p) {
    case ir::predicate::equal: return x == y;
    case ir::predicate::not_equal: return x != y;
    case ir::predicate::less_than: return n.less(x, y);
    case ir::predicate::less_than_or_equal: return !n.less(y, x);
    case ir::predicate::greater_than: return n.less(y, x);
    case ir::predicate::greater_than_or_equal: return !n.less(x, y);
  }
  return false;
}

// Division by zero and the one quotient that does not fit are left to the code.
std::optional<std::int64_t> divide(ir::op const& o, integers n, std::int64_t x, std::int64_t y) {
  if (y == 0) return {};
  bool const rest = o.code == opcode::remi;
  bool const up = o.round == ir::rounding::positive_inf, down = o.round == ir::rounding::negative_inf;
  if (!n.has_sign) {
    std::uint64_t const a = n.zero_extended(x), b = n.zero_extended(y);
    return wrapped(rest ? a % b : a / b + (up && a % b != 0 ? 1 : 0));
  }
  if (y == -1) {
    if (x == INT64_MIN || x == -(std::int64_t{1} << (n.bits - 1))) return {};
    return rest ? 0 : -x;
  }
  if (rest) return x % y;
  bool const exact = x % y == 0, positive = (x < 0) == (y < 0);
  return x / y + (up && !exact && positive ? 1 : 0) - (down && !exact && !positive ? 1 : 0);
}

// Counts of the width and more shift everything out.
std::int64_t shifted(ir::op const& o, integers n, std::int64_t x, std::int64_t count) {
  std::uint64_t const by = n.zero_extended(count), width = static_cast<std::uint64_t>(n.bits);
  if (o.code == opcode::shli) return by < width ? wrapped(static_cast<std::uint64_t>(x) << by) : 0;
  if (n.has_sign) return x >> std::min<std::uint64_t>(by, 63);
  return by < width ? wrapped(n.zero_extended(x) >> by) : 0;
}

// The upper half of the product of two unsigned numbers.
std::int64_t high_half(integers n, std::int64_t x, std::int64_t y) {
  std::uint64_t const a = n.zero_extended(x), b = n.zero_extended(y), half = 0xffffffff;
  if (n.bits < 64) return wrapped((a * b) >> n.bits);
  std::uint64_t const low = (a & half) * (b & half), one = (a >> 32) * (b & half), other = (a & half) * (b >> 32);
  std::uint64_t const carry = ((low >> 32) + (one & half) + (other & half)) >> 32;
  return wrapped((a >> 32) * (b >> 32) + (one >> 32) + (other >> 32) + carry);
}

// Operations that mean the same for conditions as for integers of more bits.
bool of_conditions(ir::op const& o) {
  switch (o.code) {
    case opcode::andi:
    case opcode::ori:
    case opcode::xori:
    case opcode::exti: return true;
    case opcode::cmpi: return o.pred == ir::predicate::equal || o.pred == ir::predicate::not_equal;
    default: return false;
  }
}

// Integers up to here are floats of the type.
std::int64_t exact_up_to(element e) {
  switch (e) {
    case element::f64: return std::int64_t{1} << 53;
    case element::f32: return 1 << 24;
    case element::f16: return 1 << 11;
    case element::bf16: return 1 << 8;
    default: return -1;
  }
}

}  // namespace

std::optional<std::int64_t> lowering::known_result(int i) const {
  ir::op const& o = f_[i];
  if (o.count == 0 || o.count > 2) return {};
  auto const first = f_.operand(o, 0);
  auto const& a = at(first).integer;
  auto const& b = at(f_.operand(o, o.count - 1)).integer;  // of one operand: itself
  if (!a || !b) return {};
  if (o.code == opcode::reshape || o.code == opcode::permute || o.code == opcode::broadcast) return a;
  if (!is_integer(f_[first].elem)) return {};
  integers const n{info(f_[first].elem).bits, o.sign == ir::signedness::signed_};
  std::int64_t const x = *a, y = *b;
  if (n.bits == 1 && !of_conditions(o)) return {};
  auto const* rule = obligation(i, -1);
  if (rule != nullptr && rule->by == verify::rung::kernel && y <= 0) return {};  // the kernel reports it
  auto const ux = static_cast<std::uint64_t>(x), uy = static_cast<std::uint64_t>(y);
  switch (o.code) {
    case opcode::addi: return wrapped(ux + uy);
    case opcode::subi: return wrapped(ux - uy);
    case opcode::muli: return wrapped(ux * uy);
    case opcode::negi: return wrapped(0 - ux);
    case opcode::andi: return x & y;
    case opcode::ori: return x | y;
    case opcode::xori: return x ^ y;
    case opcode::mini: return n.less(y, x) ? y : x;
    case opcode::maxi: return n.less(x, y) ? y : x;
    case opcode::divi:
    case opcode::remi: return divide(o, n, x, y);
    case opcode::shli:
    case opcode::shri: return shifted(o, n, x, y);
    case opcode::mulhii: return high_half(n, x, y);
    case opcode::cmpi: return compare(o.pred, n, x, y) ? 1 : 0;
    case opcode::trunci: return x;
    // A condition is stored as 0 or 1, and extends to -1 where it has a sign.
    case opcode::exti: return n.has_sign ? (n.bits == 1 ? -x : x) : wrapped(n.zero_extended(x));
    case opcode::itof: {
      std::int64_t const limit = exact_up_to(o.elem);
      if (x < -limit || x > limit || (!n.has_sign && x < 0)) return {};
      return std::bit_cast<std::int64_t>(static_cast<double>(x));
    }
    default: return {};
  }
}

// The operand that the result equals, or -1.
int lowering::same_as(int i) const {
  ir::op const& o = f_[i];
  if (o.code == opcode::select) {
    int const c = f_.operand(o, 0), x = f_.operand(o, 1), y = f_.operand(o, 2);
    if (at(c).integer) return *at(c).integer != 0 ? x : y;
    return of(x) == of(y) ? x : -1;
  }
  if (o.count != 2 || !is_integer(o.elem)) return -1;
  int const x = f_.operand(o, 0), y = f_.operand(o, 1);
  auto const is = [&](int v, std::int64_t c) { return at(v).integer == c; };
  std::int64_t const ones = o.elem == element::i1 ? 1 : -1;
  switch (o.code) {
    case opcode::addi:
    case opcode::ori:
    case opcode::xori:
      if (is(x, 0)) return y;
      return is(y, 0) ? x : -1;
    case opcode::subi:
    case opcode::shli:
    case opcode::shri: return is(y, 0) ? x : -1;
    case opcode::muli:
      if (is(x, 1)) return y;
      return is(y, 1) ? x : -1;
    case opcode::divi: return is(y, 1) && o.elem != element::i1 ? x : -1;
    case opcode::andi:
      if (is(x, ones)) return y;
      return is(y, ones) ? x : -1;
    case opcode::mini:
    case opcode::maxi: return of(x) == of(y) ? x : -1;
    default: return -1;
  }
}

bool lowering::fold(int i) {
  ir::op const& o = f_[i];
  if (o.code != opcode::broadcast && !is_tile_ir(o.code)) return false;
  if (auto const c = known_result(i)) {
    set_constant(i, *c);
    return true;
  }
  int const same = same_as(i);
  if (same >= 0) at(i) = at(same);
  return same >= 0;
}

}  // namespace tw::lower
