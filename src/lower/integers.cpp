// Integer operations that Tile IR leaves undefined for some operands, which a GPU may then treat as impossible. Here they
// have the results that docs/semantics.md gives: x / 0 = 0, x % 0 = x, the least integer / -1 is itself, so is its
// absolute value, and shifts by the width or more give 0 or the sign. Where the operand is known, nothing is added.
// Besides: minima and maxima.
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
  bool const scalar = o.rank == 0 && verify::combiner_around(f_, regions_, i) < 0;
  bool const may_be_zero = !scalar && (!known || *known == 0);
  bool const may_be_minus_one = has_sign && (known ? *known == -1 : !scalar || scalar_may_be_minus_one(i));
  if (!may_be_zero && !may_be_minus_one) {
    value const divisor = scalar ? checked_divisor(i, y) : y;
    at(i).v = b_.make(o.code, {x, divisor}, t, attributes_of(o));
    return;
  }
  auto const all = [&](std::int64_t v) { return splat(o.elem, t.shape, v); };
  value const zero = may_be_zero ? compare_with(y, ir::predicate::equal, all(0)) : ir::no_value;
  value const minus_one = may_be_minus_one ? compare_with(y, ir::predicate::equal, all(-1)) : ir::no_value;
  value const special = !may_be_zero        ? minus_one
                        : !may_be_minus_one ? zero
                                            : b_.make(opcode::ori, {zero, minus_one}, b_.type_of(zero));
  value const divisor = b_.make(opcode::select, {special, all(1), y}, t);
  value const r = b_.make(o.code, {x, divisor}, t, attributes_of(o));  // of a special divisor: x / 1 or 0
  if (rest) at(i).v = may_be_zero ? b_.make(opcode::select, {zero, x, r}, t) : r;
  else if (may_be_minus_one)  // x * y is what is wanted for 0 and for -1
    at(i).v = b_.make(opcode::select, {special, b_.make(opcode::muli, {x, y}, t), r}, t);
  else at(i).v = b_.make(opcode::select, {zero, all(0), r}, t);
}

// Divisors that a launch or the kernel checks are positive.
bool lowering::scalar_may_be_minus_one(int division) const {
  for (int i : report_.may_divide_by_minus_one)
    if (i == division) return true;
  return false;
}

// The assembler takes results of absi for no negative numbers (docs/known-assembler-faults.md).
void lowering::absolute(int i) {
  generic(i);
  ir::type const t = type_of(i);
  value const x = operand(i, 0);
  value const least = splat(t.elem, t.shape, -(std::int64_t{1} << (info(t.elem).bits - 2)) * 2);
  at(i).v = b_.make(opcode::select, {compare_with(x, ir::predicate::equal, least), least, at(i).v}, t);
}

// `mini` and `maxi`, whose attributes are given. Of 8 and 16 bits with sign they are made of 32 bits on GPUs, the number in
// the upper ones: ptxas forgets a maximum with 0 where it works on pairs of 16 bits (docs/known-assembler-faults.md).
value lowering::extremum(opcode code, value x, value y, std::vector<std::pair<ir::attr, ir::attribute>> attributes,
                         ir::signedness sign) {
  ir::type const t = b_.type_of(x);
  int const unused = 32 - info(t.elem).bits;
  if (spec_.sm == 0 || sign != ir::signedness::signed_ || unused < 16)
    return b_.make(code, {x, y}, t, std::move(attributes));
  ir::type const wide = ir::tile_type(element::i32, t.shape);
  std::pair<ir::attr, ir::attribute> const has_sign{ir::attr::signedness, {std::int64_t{1}}},
    overflow{ir::attr::overflow, {std::int64_t{0}}};
  value const count = splat(element::i32, t.shape, unused);
  auto const upper = [&](value v) {
    return b_.make(opcode::shli, {b_.make(opcode::exti, {v}, wide, {has_sign}), count}, wide, {overflow});
  };
  value const r = b_.make(code, {upper(x), upper(y)}, wide, std::move(attributes));
  return b_.make(opcode::trunci, {b_.make(opcode::shri, {r, count}, wide, {has_sign})}, t, {overflow});
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
