// Atomic updates of tensors that all blocks share.
#include <tilewright/runtime/error.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

using attributes = std::vector<std::pair<ir::attr, ir::attribute>>;

attributes plain() { return {{ir::attr::overflow, {std::int64_t{0}}}}; }
attributes below() {  // of unsigned numbers: a negative position is a very large one
  return {{ir::attr::predicate, {static_cast<std::int64_t>(ir::predicate::less_than)}},
          {ir::attr::signedness, {std::int64_t{0}}}};
}

// Updates commute, and nothing reads in between: they need no order, and the device as scope.
attributes of_update(ir::atomic_mode mode) {
  return {{ir::attr::memory_ordering, {static_cast<std::int64_t>(ir::memory_order::relaxed)}},
          {ir::attr::memory_scope, {static_cast<std::int64_t>(ir::memory_scope::device)}},
          {ir::attr::mode, {static_cast<std::int64_t>(mode)}}};
}

}  // namespace

// A scalar repeated to a shape.
value lowering::spread(value v, std::vector<std::int64_t> const& shape) {
  ir::type t = b_.type_of(v);
  if (t.shape == shape) return v;
  t.shape.assign(shape.size(), 1);
  v = b_.make(opcode::reshape, {v}, t);
  if (t.shape == shape) return v;
  t.shape = shape;
  return b_.make(opcode::broadcast, {v}, t);
}

value lowering::extended(value v, element to, ir::signedness sign) {
  ir::type t = b_.type_of(v);
  if (t.elem == to) return v;
  t.elem = to;
  return b_.make(opcode::exti, {v}, t, {{ir::attr::signedness, {static_cast<std::int64_t>(sign)}}});
}

// The largest of a tile of positions, as unsigned numbers: it is outside if any is.
value lowering::largest(value positions) {
  ir::type const t = b_.type_of(positions);
  element const e = t.elem;
  if (t.shape.empty()) return positions;
  if (t.shape.size() > 1) positions = b_.make(opcode::reshape, {positions}, ir::tile_type(e, {ir::element_count(t)}));
  ir::block body;
  ir::block* const outer = b_.into(&body);
  value const x = b_.argument(ir::tile_type(e)), y = b_.argument(ir::tile_type(e));
  b_.add(opcode::yield, {b_.make(opcode::maxi, {x, y}, ir::tile_type(e), {{ir::attr::signedness, {std::int64_t{0}}}})},
         {});
  b_.into(outer);
  ir::operation& r = b_.add(
    opcode::reduce, {positions}, {ir::tile_type(e)},
    {{ir::attr::dim, {std::int64_t{0}}}, {ir::attr::identities, {ir::array_attr{{{ir::integer_attr{e, 0}}}}}}});
  r.regions.push_back({{std::move(body)}});
  return r.results[0];
}

// The extent of a tensor as an integer of type e.
value lowering::extent_of(int p, int axis, element e) {
  tensor const& t = tensors_[static_cast<std::size_t>(p)];
  auto const a = static_cast<std::size_t>(axis);
  return t.constant[a] ? scalar_constant(e, *t.constant[a]) : extended(t.extents[a], e, ir::signedness::unsigned_);
}

// Positions along an axis that are outside of the tensor end the launch with an error.
void lowering::report_outside(int i, int p, int axis, value positions, ir::signedness sign) {
  if (spec_.hint.unchecked) return;
  value const last = largest(positions);
  value const end = extent_of(p, axis, b_.type_of(last).elem);
  report_failure(b_.make(opcode::cmpi, {last, end}, ir::tile_type(element::i1), below()), i, axis, last, sign);
}

// Every element of the value goes to an address of its own making; those outside of the tensor are masked.
void lowering::accum_update(int i) {
  ir::op const& o = f_[i];
  auto const p = static_cast<int>(o.imm);
  tensor const& t = tensors_[static_cast<std::size_t>(p)];
  auto const shape = shape_of(o);
  ir::type const condition = ir::tile_type(element::i1, shape), offset = ir::tile_type(index_element(), shape);
  value inside = ir::no_value, distance = ir::no_value;
  for (int a = 0; a < f_.params[p].rank; ++a) {
    value x = operand(i, a);
    if (spec_.wide) x = extended(x, element::i64, ir::signedness::signed_);
    if (o.trap) report_outside(i, p, a, x, ir::signedness::signed_);
    value const in = b_.make(opcode::cmpi, {x, spread(extent_of(p, a, b_.type_of(x).elem), shape)}, condition, below());
    inside = inside == ir::no_value ? in : b_.make(opcode::andi, {inside, in}, condition);
    if (b_.type_of(x).elem != index_element()) x = b_.make(opcode::trunci, {x}, offset, plain());
    if (value const s = t.strides[static_cast<std::size_t>(a)]; s != ir::no_value)
      x = b_.make(opcode::muli, {x, spread(s, shape)}, offset, plain());
    distance = distance == ir::no_value ? x : b_.make(opcode::addi, {distance, x}, offset, plain());
  }
  ir::type const pointers = ir::pointer_tile_type(f_.params[p].elem, shape);
  value const address = b_.make(opcode::offset, {spread(t.pointer, shape), distance}, pointers);
  std::vector<value> operands{address, operand(i, o.count - 1), inside};
  bool const after = waits_ && raw().token != ir::no_value;  // for the grid before
  if (after) operands.push_back(raw().token);
  b_.add(opcode::atomic_rmw_tko, operands, {type_of(i), ir::token_type()}, of_update(o.mode), {1, 1, 1, after ? 1 : 0});
}

void lowering::view_update(int i) {
  ir::op const& o = f_[i];
  std::vector<value> operands{operand(i, 0)};
  std::vector<bool> inside;
  auto const rank = o.count - 2;
  for (int a = 0; a < rank; ++a) operands.push_back(tile_index(i, a, inside));
  operands.push_back(operand(i, o.count - 1));
  bool const after = waits_ && raw().token != ir::no_value;
  if (after) operands.push_back(raw().token);
  b_.add(opcode::atomic_red_view_tko, operands, {ir::token_type()}, of_update(o.mode), {1, rank, 1, after ? 1 : 0});
}

}  // namespace tw::lower
