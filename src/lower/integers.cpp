// Integer operations that Tile IR leaves undefined for some operands, which a GPU may then treat as impossible. Here they
// have the results that docs/semantics.md gives: x / 0 = 0, x % 0 = x, the least integer / -1 is itself, so is its
// absolute value, and shifts by the width or more give 0 or the sign. Where the operand is known, nothing is added.
#include <tilewright/verify/combiners.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {

// Compared as unsigned numbers.
value lowering::compare_with(value x, ir::predicate p, value y) {
  return b_.make(opcode::cmpi, {x, y}, ir::tile_type(element::i1, b_.type_of(x).shape),
                 {{ir::attr::predicate, {static_cast<std::int64_t>(p)}}, {ir::attr::signedness, {std::int64_t{0}}}});
}

void lowering::division(int i) {
  ir::op const& o = f_[i];
  bool const rest = o.code == opcode::remi, has_sign = o.sign == ir::signedness::signed_;
  value const x = operand(i, 0), y = operand(i, 1);
  ir::type const t = type_of(i);
  auto const& known = at(f_.operand(o, 1)).integer;
  // Scalars are proved or checked to be no zero, but for those that stand for elements of tiles.
  bool const checked = o.rank == 0 && verify::combiner_around(f_, regions_, i) < 0;
  if (checked || (known && *known != 0 && !(has_sign && *known == -1))) {
    value const divisor = checked ? checked_divisor(i, y) : y;
    at(i).v = b_.make(o.code, {x, divisor}, t, attributes_of(o));
    return;
  }
  auto const all = [&](std::int64_t v) { return splat(o.elem, t.shape, v); };
  value const zero = compare_with(y, ir::predicate::equal, all(0));
  value special = zero;
  if (has_sign)
    special = b_.make(opcode::ori, {zero, compare_with(y, ir::predicate::equal, all(-1))},
                      ir::tile_type(element::i1, t.shape));
  value const divisor = b_.make(opcode::select, {special, all(1), y}, t);
  value const r = b_.make(o.code, {x, divisor}, t, attributes_of(o));  // of a special divisor: x / 1 or 0
  if (rest) at(i).v = b_.make(opcode::select, {zero, x, r}, t);
  else if (has_sign)  // x * y is what is wanted for 0 and for -1
    at(i).v = b_.make(opcode::select, {special, b_.make(opcode::muli, {x, y}, t), r}, t);
  else at(i).v = b_.make(opcode::select, {zero, all(0), r}, t);
}

// The assembler takes results of absi for no negative numbers (docs/known-assembler-faults.md).
void lowering::absolute(int i) {
  generic(i);
  ir::type const t = type_of(i);
  value const x = operand(i, 0);
  value const least = splat(t.elem, t.shape, -(std::int64_t{1} << (info(t.elem).bits - 2)) * 2);
  at(i).v = b_.make(opcode::select, {compare_with(x, ir::predicate::equal, least), least, at(i).v}, t);
}

void lowering::shift(int i) {
  ir::op const& o = f_[i];
  int const width = info(o.elem).bits;
  auto const inside_width = [&](int v) { return at(v).integer && *at(v).integer >= 0 && *at(v).integer < width; };
  int const counts = f_.operand(o, 1);
  auto const& known = at(counts).integer;
  if (inside_width(counts)) return generic(i);
  if (f_[counts].code == opcode::andi && (inside_width(f_.operand(counts, 0)) || inside_width(f_.operand(counts, 1))))
    return generic(i);
  value const x = operand(i, 0), count = operand(i, 1);
  ir::type const t = type_of(i);
  value const last = splat(o.elem, t.shape, width - 1);
  if (o.code == opcode::shri && o.sign == ir::signedness::signed_) {
    value const least = known ? last
                              : b_.make(opcode::mini, {count, last}, t, {{ir::attr::signedness, {std::int64_t{0}}}});
    at(i).v = b_.make(o.code, {x, least}, t, attributes_of(o));
    return;
  }
  if (known) return set_constant(i, 0);
  value const inside = compare_with(count, ir::predicate::less_than_or_equal, last);
  value const r = b_.make(o.code, {x, b_.make(opcode::andi, {count, last}, t)}, t, attributes_of(o));
  at(i).v = b_.make(opcode::select, {inside, r, splat(o.elem, t.shape, 0)}, t);
}

}  // namespace tw::lower
