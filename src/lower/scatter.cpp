// Scatters: stores to the tiles that a block has along a whole axis, at positions given one by one.
#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

using attributes = std::vector<std::pair<ir::attr, ir::attribute>>;

attributes compared(ir::predicate p) {
  return {{ir::attr::predicate, {static_cast<std::int64_t>(p)}}, {ir::attr::signedness, {std::int64_t{0}}}};
}

}  // namespace

// Where no later position is equal. A store writes its elements in no promised order, so that it may name each once.
value lowering::last_of_equals(value positions) {
  ir::type const t = b_.type_of(positions);
  std::int64_t const n = t.shape.at(0);
  std::vector<std::int64_t> const square{n, n};
  auto const spread_along = [&](value v, std::vector<std::int64_t> const& shape) {
    element const e = b_.type_of(v).elem;
    return b_.make(opcode::broadcast, {b_.make(opcode::reshape, {v}, ir::tile_type(e, shape))},
                   ir::tile_type(e, square));
  };
  value const number = b_.make(opcode::iota, {}, ir::tile_type(element::i32, {n}));
  value const equal = b_.make(opcode::cmpi, {spread_along(positions, {n, 1}), spread_along(positions, {1, n})},
                              ir::tile_type(element::i1, square), compared(ir::predicate::equal));
  value const found = b_.make(opcode::select, {equal, spread_along(number, {1, n}), splat(element::i32, square, 0)},
                              ir::tile_type(element::i32, square));
  ir::block body;
  ir::block* const outer = b_.into(&body);
  ir::type const i32 = ir::tile_type(element::i32);
  value const x = b_.argument(i32), y = b_.argument(i32);
  b_.add(opcode::yield, {b_.make(opcode::maxi, {x, y}, i32, {{ir::attr::signedness, {std::int64_t{0}}}})}, {});
  b_.into(outer);
  ir::operation& last = b_.add(opcode::reduce, {found}, {ir::tile_type(element::i32, {n})},
                               {{ir::attr::dim, {std::int64_t{1}}},
                                {ir::attr::identities, {ir::array_attr{{{ir::integer_attr{element::i32, 0}}}}}}});
  last.regions.push_back({{std::move(body)}});
  return b_.make(opcode::cmpi, {last.results[0], number}, ir::tile_type(element::i1, {n}),
                 compared(ir::predicate::equal));
}

// Positions of a scatter as indices of the tensor. One that is outside, or that a later one repeats, is the extent, which the
// store leaves out.
value lowering::scattered_positions(int i) {
  ir::op const& o = f_[i];
  auto const p = static_cast<int>(o.imm);
  value x = operand(i, 0);
  if (spec_.wide) x = extended(x, element::i64, o.sign);
  if (o.trap) report_outside(i, p, o.axis, x, o.sign);
  ir::type const t = b_.type_of(x), condition = ir::tile_type(element::i1, t.shape);
  value const end = spread(extent_of(p, o.axis, t.elem), t.shape);
  // Unsigned: a negative position is a very large one.
  value written = b_.make(opcode::cmpi, {x, end}, condition, compared(ir::predicate::less_than));
  if (t.shape.at(0) > 1) written = b_.make(opcode::andi, {written, last_of_equals(x)}, condition);
  x = b_.make(opcode::select, {written, x, end}, t);
  if (t.elem == index_element()) return x;
  return b_.make(opcode::trunci, {x}, ir::tile_type(index_element(), t.shape),
                 {{ir::attr::overflow, {std::int64_t{0}}}});
}

void lowering::own_scatter(int i) {
  ir::op const& o = f_[i];
  auto const p = static_cast<int>(o.imm);
  ir::parameter const& q = f_.params[p];
  std::int64_t elements = 1;
  for (int a = 0; a < q.rank; ++a) elements *= q.tile(a);
  value const of = tensor_view(p, elements);
  ir::type t = b_.type_of(of);
  t.kind = ir::type_kind::gather_scatter_view;
  t.sparse_dim = o.axis;
  for (int a = 0; a < q.rank; ++a) t.tile.push_back(static_cast<std::int32_t>(q.tile(a)));
  std::vector<value> operands{operand(i, 1), b_.make(opcode::make_gather_scatter_view, {of}, t)};
  std::vector<bool> inside;
  for (int a = 0; a < q.rank; ++a) {
    operands.push_back(a == o.axis ? scattered_positions(i) : first_element(block_coordinate(a), q.tile(a)));
    inside.push_back(a != o.axis && in_bounds(p, a, q.tile(a)));
  }
  tensor& own = tensors_[static_cast<std::size_t>(p)];
  bool const after = own.ordered && own.token != ir::no_value;
  if (after) operands.push_back(own.token);
  attributes list;
  access_attributes(list, i, inside);
  auto const& store = b_.add(opcode::store_view_tko, operands, {ir::token_type()}, list,
                             {1, 1, static_cast<std::int32_t>(q.rank), after ? 1 : 0});
  if (own.ordered) own.token = store.results[0];
}

}  // namespace tw::lower
