#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;
using ir::rounding;

bool all_same(rule_input const& r, bool (*elements)(element), char const* what) {
  if (!r.expect(is_tile(r.out(0), elements),
                std::string("the result is a tile of ") + what + ", not " + text(r.out(0))))
    return false;
  for (std::size_t i = 0; i < r.op.operands.size(); ++i)
    if (!r.expect(r.in(i) == r.out(0), "operand " + std::to_string(i) + " has type " + text(r.in(i)) +
                                         " and the result " + text(r.out(0)) + "; they must be equal"))
      return false;
  return true;
}

// Float operations: roundings, and modifiers that exist for f32 only.
void float_modifiers(rule_input const& r, element e) {
  auto const mode = static_cast<rounding>(r.choice(attr::rounding_mode));
  bool const f32 = e == element::f32;
  auto const bad = [&] {
    r.fail("rounding " + std::string(spelling(attr::rounding_mode, static_cast<int>(mode))) + " is not possible for " +
           std::string(info(e).name));
  };
  switch (r.op.code) {
    case opcode::addf:
    case opcode::subf:
    case opcode::mulf:
    case opcode::fma:
      if (mode > rounding::positive_inf) bad();
      break;
    case opcode::divf:
      if (mode > rounding::full || (mode >= rounding::approx && !f32)) bad();
      break;
    case opcode::sqrt:
      if (mode > rounding::approx || (mode == rounding::approx && !f32)) bad();
      break;
    case opcode::exp:
    case opcode::tanh:
      if (mode != rounding::full && !(mode == rounding::approx && f32)) bad();
      break;
    default: break;
  }
  r.expect(f32 || ir::integer(r.op, attr::flush_to_zero) == 0, "flush_to_zero exists for f32 only");
}

void comparison(rule_input const& r, bool (*elements)(element), char const* what) {
  r.expect(is_tile(r.in(0), elements), std::string("operands are tiles of ") + what + ", not " + text(r.in(0)));
  r.expect(r.in(0) == r.in(1), "both operands have the same type");
  r.expect(r.out(0) == ir::tile_type(element::i1, r.in(0).shape), "the result is a tile of i1 of the operands' shape");
}

}  // namespace

bool check_arithmetic(rule_input const& r) {
  switch (r.op.code) {
    case opcode::absf:
    case opcode::addf:
    case opcode::subf:
    case opcode::mulf:
    case opcode::divf:
    case opcode::fma:
    case opcode::sqrt:
    case opcode::rsqrt:
    case opcode::exp:
    case opcode::exp2:
    case opcode::log:
    case opcode::log2:
    case opcode::fpowf:
    case opcode::sin:
    case opcode::cos:
    case opcode::tan:
    case opcode::sinh:
    case opcode::cosh:
    case opcode::tanh:
    case opcode::atan2:
    case opcode::ceil:
    case opcode::floor:
    case opcode::negf:
    case opcode::remf:
    case opcode::maxf:
    case opcode::minf:
      if (all_same(r, base_float, "f16, bf16, f32 or f64")) float_modifiers(r, r.out(0).elem);
      return true;
    case opcode::fpowi: {
      auto const narrow = [](element e) { return any_int(e) && e != element::i64; };
      r.expect(is_tile(r.in(0), base_float) && r.in(0) == r.out(0), "source and result have one float type");
      r.expect(is_tile(r.in(1), narrow) && r.in(1).shape == r.in(0).shape,
               "the exponent is a tile of i1, i8, i16 or i32 of the source's shape");
      return true;
    }
    case opcode::absi:
    case opcode::addi:
    case opcode::subi:
    case opcode::muli:
    case opcode::shli:
    case opcode::shri:
    case opcode::mulhii:
    case opcode::remi:
    case opcode::maxi:
    case opcode::mini:
    case opcode::andi:
    case opcode::ori:
    case opcode::xori: all_same(r, any_int, "i1, i8, i16, i32 or i64"); return true;
    case opcode::negi:
      all_same(r, any_int, "i1, i8, i16, i32 or i64");
      r.expect(r.choice(attr::overflow) != static_cast<int>(ir::overflow::no_unsigned_wrap),
               "no_unsigned_wrap alone cannot be promised of a negation");
      return true;
    case opcode::divi: {
      all_same(r, any_int, "i1, i8, i16, i32 or i64");
      auto const mode = static_cast<rounding>(r.choice(attr::rounding_mode));
      r.expect(mode == rounding::zero || mode == rounding::negative_inf || mode == rounding::positive_inf,
               "division rounds toward zero, down or up");
      r.expect(mode != rounding::negative_inf || r.choice(attr::signedness) == 1,
               "rounding down needs a signed division; unsigned division toward zero is the same");
      return true;
    }
    case opcode::cmpf: comparison(r, base_float, "f16, bf16, f32 or f64"); return true;
    case opcode::cmpi: comparison(r, any_int, "i1, i8, i16, i32 or i64"); return true;
    default: return false;
  }
}

}  // namespace tw::tile_ir
