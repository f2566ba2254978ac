#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;
using ir::rounding;

bool any_integer(element e) { return is_integer(e); }

bool is_pointer_tile(ir::type const& t) { return t.kind == ir::type_kind::tile && t.pointer; }

// Exponent and fraction bits. The formats without infinities use their top exponent for numbers, so that no format of
// as many exponent bits holds them all: they count one more.
struct widths {
  int exponent, fraction;
};
widths widths_of(element e) {
  switch (e) {
    case element::f16: return {5, 10};
    case element::bf16: return {8, 7};
    case element::f32: return {8, 23};
    case element::tf32: return {8, 10};
    case element::f64: return {11, 52};
    case element::e4m3: return {4, 3};
    case element::e5m2: return {5, 2};
    case element::e5m3: return {6, 3};
    case element::e2m1: return {2, 1};
    default: return {9, 0};  // e8m0
  }
}

bool one_of(rounding mode, std::initializer_list<rounding> legal) {
  for (auto m : legal)
    if (m == mode) return true;
  return false;
}

// The table of ftof roundings in the format reference, 3.4, first matching row.
bool legal_ftof(element from, element to, rounding mode) {
  using enum rounding;
  if (to == element::e8m0) return one_of(mode, {zero, positive_inf});
  if (to == element::e4m3 || to == element::e5m2 || to == element::e2m1 || to == element::e5m3)
    return mode == nearest_even;
  widths const a = widths_of(from), b = widths_of(to);
  if (b.exponent >= a.exponent && b.fraction >= a.fraction)
    return one_of(mode, {nearest_even, zero, negative_inf, positive_inf, nearest_away});
  if (from == element::f64 && to == element::f32) return mode <= positive_inf;
  if (from == element::f32 && to == element::tf32) return one_of(mode, {nearest_even, zero, nearest_away});
  return one_of(mode, {nearest_even, zero});
}

// Bits that an element takes in pack and unpack.
std::int64_t packed_bits(element e) { return e == element::tf32 ? 32 : info(e).bits; }

void packing(rule_input const& r, ir::type const& elements, ir::type const& bytes) {
  auto const packable = [](element e) { return (number(e) || e == element::i4) && info(e).bits != 8; };
  r.expect(is_tile(elements, packable) && elements.shape.size() == 1,
           "one side is a rank-1 tile of elements that are not 8 bits wide, not " + text(elements));
  r.expect(is_tile(bytes, [](element e) { return e == element::i8; }) && bytes.shape.size() == 1,
           "the other side is a rank-1 tile of i8, not " + text(bytes));
  r.expect(ir::element_count(elements) * packed_bits(elements.elem) == ir::element_count(bytes) * 8,
           text(elements) + " and " + text(bytes) + " do not have the same size");
}

}  // namespace

bool check_conversion(rule_input const& r) {
  switch (r.op.code) {
    case opcode::bitcast:
    case opcode::exti:
    case opcode::trunci:
    case opcode::ftof:
    case opcode::ftoi:
    case opcode::itof:
    case opcode::int_to_ptr:
    case opcode::ptr_to_int:
    case opcode::ptr_to_ptr: break;
    case opcode::pack: packing(r, r.in(0), r.out(0)); return true;
    case opcode::unpack: packing(r, r.out(0), r.in(0)); return true;
    default: return false;
  }
  auto const& from = r.in(0);
  auto const& to = r.out(0);
  auto const types = [&](bool fits) { r.expect(fits, "cannot convert " + text(from) + " to " + text(to)); };
  types(from.kind == ir::type_kind::tile && to.kind == ir::type_kind::tile && from.shape == to.shape);
  int const from_bits = info(from.elem).bits, to_bits = info(to.elem).bits;
  switch (r.op.code) {
    case opcode::bitcast: types(is_tile(from, number) && is_tile(to, number) && from_bits == to_bits); break;
    case opcode::exti: types(is_tile(from, any_integer) && is_tile(to, any_int) && from_bits < to_bits); break;
    case opcode::trunci: types(is_tile(from, any_int) && is_tile(to, any_integer) && from_bits > to_bits); break;
    case opcode::ftof: {
      bool const floats = is_tile(from, any_float) && is_tile(to, any_float) && from.elem != to.elem;
      types(floats);
      auto const mode = static_cast<rounding>(r.choice(attr::rounding_mode));
      if (floats && !legal_ftof(from.elem, to.elem, mode))
        r.fail("rounding " + std::string(spelling(attr::rounding_mode, static_cast<int>(mode))) +
               " is not possible from " + std::string(info(from.elem).name) + " to " + std::string(info(to.elem).name));
      break;
    }
    case opcode::ftoi:
      types(is_tile(from, any_float) && is_tile(to, any_int));
      r.expect(static_cast<rounding>(r.choice(attr::rounding_mode)) == rounding::nearest_int_to_zero,
               "conversion to integers rounds toward zero");
      break;
    case opcode::itof:
      types(is_tile(from, any_int) && is_tile(to, any_float) && to.elem != element::e8m0);
      r.expect(r.choice(attr::rounding_mode) == 0, "conversion from integers rounds to nearest even");
      break;
    case opcode::int_to_ptr: types(is_tile(from, [](element e) { return e == element::i64; }) && to.pointer); break;
    case opcode::ptr_to_int: types(from.pointer && is_tile(to, [](element e) { return e == element::i64; })); break;
    default: types(is_pointer_tile(from) && is_pointer_tile(to)); break;
  }
  return true;
}

}  // namespace tw::tile_ir
