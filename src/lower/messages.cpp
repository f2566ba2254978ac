// What a kernel prints, and what it asserts.
#include "lower/lowering.hpp"

namespace tw::lower {

// Without a token the assembler may exchange two prints of a block.
bool lowering::orders_prints() const {
  int prints = 0;
  for (int i = 0; i < f_.op_count; ++i) {
    if (f_[i].code != opcode::print_tko) continue;
    ++prints;
    for (int r = regions_.opener[i]; r >= 0; r = regions_.opener[r])
      if (ir::is_loop(f_[r].code)) ++prints;
  }
  return prints > 1;
}

void lowering::print(int i) {
  ir::op const& o = f_[i];
  tensor& order = prints();
  std::vector<value> operands;
  for (int k = 0; k < o.count; ++k) operands.push_back(operand(i, k));
  bool const after = order.ordered && order.token != ir::no_value;
  if (after) operands.push_back(order.token);
  value const token = b_.make(opcode::print_tko, std::move(operands), ir::token_type(),
                              {{ir::attr::str, {ir::string_attr{ir::text_of(f_, o)}}}}, {o.count, after ? 1 : 0});
  if (order.ordered) order.token = token;
}

// An assertion reports as the other checks do: a trap would take the whole context with it. What
// is reported is the first element that fails, the minimum of the failing elements' numbers.
void lowering::assertion(int i) {
  value const condition = operand(i, 0);
  if (at(f_.operand(i, 0)).integer.value_or(0) != 0) return;
  ir::type const i1 = ir::tile_type(element::i1), i32 = ir::tile_type(element::i32);
  ir::type const shaped = b_.type_of(condition);
  std::int64_t const n = ir::element_count(shaped);
  if (n == 1) {
    value const ok = shaped.shape.empty() ? condition : b_.make(opcode::reshape, {condition}, i1);
    report_failure(ok, i, kernel_check::of_assertion, scalar_constant(element::i32, 0), ir::signedness::signed_);
    return;
  }
  ir::type const line = ir::tile_type(element::i32, {n});
  value const flat = shaped.shape.size() == 1 ? condition
                                              : b_.make(opcode::reshape, {condition}, ir::tile_type(element::i1, {n}));
  value const number = b_.make(opcode::iota, {}, line);
  value const failing = b_.make(opcode::select, {flat, splat(element::i32, {n}, INT32_MAX), number}, line);
  value const first = minimum(failing);
  value const ok = b_.make(opcode::cmpi, {first, scalar_constant(element::i32, INT32_MAX)}, i1,
                           {{ir::attr::predicate, {static_cast<std::int64_t>(ir::predicate::equal)}},
                            {ir::attr::signedness, {std::int64_t{1}}}});
  report_failure(ok, i, kernel_check::of_assertion, first, ir::signedness::signed_);
}

// Of a tile of i32 with one axis.
value lowering::minimum(value x) {
  ir::type const i32 = ir::tile_type(element::i32);
  ir::attribute const is_signed{std::int64_t{1}};
  ir::array_attr identity;
  identity.values.push_back({ir::integer_attr{element::i32, INT32_MAX}});
  ir::block body;
  ir::block* const outer = b_.into(&body);
  value const next = b_.argument(i32), so_far = b_.argument(i32);
  value const least = b_.make(opcode::mini, {next, so_far}, i32, {{ir::attr::signedness, is_signed}});
  b_.add(opcode::yield, {least}, {});
  b_.into(outer);
  ir::operation& r = b_.add(opcode::reduce, {x}, {i32},
                            {{ir::attr::dim, {std::int64_t{0}}}, {ir::attr::identities, {std::move(identity)}}});
  r.regions.push_back({{std::move(body)}});
  return r.results[0];
}

}  // namespace tw::lower
