// Reductions and scans: by an operation of the language, or by a function of the kernel's own, whose region becomes the
// body.
#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

#include <tilewright/runtime/error.hpp>

#include "ir/constant_bits.hpp"
#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

// `imm` as in constants: of floats the bits of a double.
ir::attribute identity(element e, std::int64_t imm) {
  if (is_float(e)) return {ir::float_attr{e, ir::float_bits(e, std::bit_cast<double>(imm))}};
  int const width = info(e).bits;
  std::uint64_t const mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  return {ir::integer_attr{e, static_cast<std::uint64_t>(imm) & mask}};
}

// The operation that combines two elements, and the value that changes none of them.
struct combining {
  opcode code;
  std::int64_t identity;
};
combining combining_of(ir::op const& o) {
  bool const floats = is_float(o.elem), has_sign = o.sign == ir::signedness::signed_;
  auto const lowest = static_cast<std::int64_t>(~std::uint64_t{0} << (info(o.elem).bits - 1));
  auto const number = [&](double f, std::int64_t i) { return floats ? std::bit_cast<std::int64_t>(f) : i; };
  double const infinity = std::numeric_limits<double>::infinity();
  switch (o.code) {
    case opcode::reduce_add: return {floats ? opcode::addf : opcode::addi, number(0, 0)};
    case opcode::reduce_mul: return {floats ? opcode::mulf : opcode::muli, number(1, 1)};
    case opcode::reduce_max: return {floats ? opcode::maxf : opcode::maxi, number(-infinity, has_sign ? lowest : 0)};
    default: return {floats ? opcode::minf : opcode::mini, number(infinity, has_sign ? ~lowest : -1)};
  }
}

// The axes in the order in which `axis` comes last, and a type whose axes are in that order.
std::vector<std::int32_t> order_to_end(ir::type const& t, int axis) {
  std::vector<std::int32_t> order(t.shape.size());
  std::iota(order.begin(), order.end(), 0);
  std::rotate(order.begin() + axis, order.begin() + axis + 1, order.end());
  return order;
}
ir::type axis_to_end(ir::type t, int axis) {
  std::rotate(t.shape.begin() + axis, t.shape.begin() + axis + 1, t.shape.end());
  return t;
}

std::vector<ir::type> without_axis(std::vector<ir::type> types, int axis) {
  for (auto& t : types) t.shape.erase(t.shape.begin() + axis);
  return types;
}

}  // namespace

void lowering::reduction(int i) {
  ir::op const& o = f_[i];
  value const x = operand(i, 0);
  ir::type const scalar = ir::tile_type(o.elem);
  combining const by = combining_of(o);
  ir::array_attr identities{{identity(o.elem, by.identity)}};
  ir::block body;
  ir::block* const outer = b_.into(&body);
  value const element_value = b_.argument(scalar), so_far = b_.argument(scalar);
  ir::op combine = o;
  combine.code = by.code;
  combine.round = ir::rounding::nearest_even;
  bool const extremal = by.code == opcode::mini || by.code == opcode::maxi;
  value const combined = extremal ? extremum(by.code, element_value, so_far, attributes_of(combine), o.sign)
                                  : b_.make(by.code, {element_value, so_far}, scalar, attributes_of(combine));
  b_.add(opcode::yield, {combined}, {});
  b_.into(outer);
  ir::operation& r = b_.add(opcode::reduce, {x}, without_axis({b_.type_of(x)}, o.axis),
                            {{ir::attr::dim, {std::int64_t{o.axis}}}, {ir::attr::identities, {std::move(identities)}}});
  r.regions.push_back({{std::move(body)}});
  value const reduced = r.results[0];
  at(i).v = b_.make(opcode::reshape, {reduced}, type_of(i));
}

void lowering::combination(int i) {
  ir::op const& o = f_[i];
  int const n = o.count / 2, last = end_of(i);
  bool const scans = o.code == opcode::scan;
  std::vector<value> operands;
  std::vector<ir::type> types;
  ir::array_attr identities;
  bool const to_end = scans && scans_out_of_bounds(type_of(last + 1), o.axis);
  for (int k = 0; k < n; ++k) {
    value x = to_end ? rows_along(operand(i, k), o.axis) : operand(i, k);
    if (scans && is_small(ir::element_count(b_.type_of(x)))) x = held(x, opcode::reduce);
    operands.push_back(x);
    types.push_back(b_.type_of(operands.back()));
    ir::op const& neutral = f_[f_.operand(i, n + k)];
    if (neutral.code != opcode::constant) internal_fault("the identity of a reduction is no constant");
    identities.values.push_back(identity(neutral.elem, neutral.imm));
  }
  ir::block body;
  ir::block* const outer = b_.into(&body);
  for (int j = 0; j < 2 * n; ++j) at(i + 1 + j).v = b_.argument(type_of(i + 1 + j));
  range(i + 1 + 2 * n, last);
  std::vector<value> made;
  for (int k = 0; k < n; ++k) made.push_back(operand(last, 1 + k));
  b_.add(opcode::yield, made, {});
  b_.into(outer);
  std::vector<std::pair<ir::attr, ir::attribute>> attributes{{ir::attr::dim, {std::int64_t{to_end ? 1 : o.axis}}}};
  if (scans) attributes.emplace_back(ir::attr::reverse, ir::attribute{o.imm});
  attributes.emplace_back(ir::attr::identities, ir::attribute{std::move(identities)});
  ir::operation& r = b_.add(o.code, operands, scans ? types : without_axis(types, o.axis), std::move(attributes));
  r.regions.push_back({{std::move(body)}});
  std::vector<value> const results = r.results;
  for (int k = 0; k < n; ++k) {
    value v = results.at(static_cast<std::size_t>(k));
    int const to = last + 1 + k;
    if (!scans) {
      at(to).v = b_.make(opcode::reshape, {v}, type_of(to));
      continue;
    }
    if (is_small(ir::element_count(b_.type_of(v)))) v = held(v, opcode::reduce);
    at(to).v = to_end ? from_rows(v, type_of(to), o.axis) : v;
  }
}

// A scan along an axis that has several elements outside of it and inside of it reads shared memory out of bounds on GPUs
// (docs/known-assembler-faults.md): the axis goes to the end, the others become one.
bool lowering::scans_out_of_bounds(ir::type const& t, int axis) const {
  auto const several = [](std::int64_t n) { return n > 1; };
  auto const at_axis = t.shape.begin() + axis;
  return spec_.sm != 0 && std::any_of(t.shape.begin(), at_axis, several) &&
         std::any_of(at_axis + 1, t.shape.end(), several);
}

value lowering::rows_along(value v, int axis) {
  ir::type const t = b_.type_of(v);
  ir::type const moved = axis_to_end(t, axis);
  v = b_.make(opcode::permute, {v}, moved, {{ir::attr::permutation, {ir::i32_array_attr{order_to_end(t, axis)}}}});
  std::int64_t const length = moved.shape.back();
  return b_.make(opcode::reshape, {v}, ir::tile_type(t.elem, {ir::element_count(t) / length, length}));
}

value lowering::from_rows(value rows, ir::type const& t, int axis) {
  value const v = b_.make(opcode::reshape, {rows}, axis_to_end(t, axis));
  std::vector<std::int32_t> order(t.shape.size());  // the inverse of order_to_end
  std::iota(order.begin(), order.end(), 0);
  std::rotate(order.begin() + axis, order.end() - 1, order.end());
  return b_.make(opcode::permute, {v}, t, {{ir::attr::permutation, {ir::i32_array_attr{std::move(order)}}}});
}

// A tile that the assembler must not load again where it is used (docs/known-assembler-faults.md).
value lowering::loaded_once(value loaded) {
  return is_small(ir::element_count(b_.type_of(loaded))) ? held(loaded, opcode::scan) : loaded;
}

// Elements that are repeated, in a tile of other axes: the assembler mixes them up where it takes them apart again
// (docs/known-assembler-faults.md).
void lowering::repeated(int i) {
  if (spec_.sm == 0) return;
  int from = f_.operand(f_[i], 0);
  while (f_[from].code == opcode::reshape) from = f_.operand(f_[from], 0);
  ir::op const &many = f_[from], &result = f_[i];
  if (many.code != opcode::broadcast) return;
  ir::op const& one = f_[f_.operand(many, 0)];
  int last = many.rank - 1;
  while (last >= 0 && many.dim(last) == 1) --last;
  if (last < 0 || one.rank != many.rank || one.dim(last) != 1 || one.elements() == 1) return;
  int in_result = result.rank - 1;
  while (in_result >= 0 && result.dim(in_result) == 1) --in_result;
  if (result.dim(in_result) != many.dim(last)) at(i).v = held(at(i).v, opcode::scan);
}

// The same value, behind something that the assembler neither makes again nor looks through: a scan along an axis of one
// element has no code of its own, and what is in front of it is made once, where it stands; around a small scan only a
// reduction helps. As integers, tf32 as f32: the assembler scans no narrow floats. Elements of less than a byte stay as
// they are, but for i1.
value lowering::held(value v, opcode by) {
  ir::type const t = b_.type_of(v);
  int const bits = info(t.elem).bits;
  bool const tf32 = t.elem == element::tf32, bit = t.elem == element::i1;
  if (bits < 8 && !bit) return v;
  element const e = tf32         ? element::f32
                    : bits <= 8  ? element::i8
                    : bits == 16 ? element::i16
                    : bits == 64 ? element::i64
                                 : element::i32;
  auto const as = [&](value x, ir::type const& wanted) {
    if (b_.type_of(x).elem == wanted.elem) return x;
    if (bit && wanted.elem == element::i1)
      return b_.make(opcode::trunci, {x}, wanted, {{ir::attr::overflow, {std::int64_t{0}}}});
    if (bit) return b_.make(opcode::exti, {x}, wanted, {{ir::attr::signedness, {std::int64_t{0}}}});
    if (!tf32) return b_.make(opcode::bitcast, {x}, wanted);
    return b_.make(opcode::ftof, {x}, wanted, {{ir::attr::rounding_mode, {std::int64_t{0}}}});
  };
  ir::type const flat = ir::tile_type(e, t.shape), scalar = ir::tile_type(e);
  ir::type row = flat;
  row.shape.insert(row.shape.begin(), 1);
  value const x = b_.make(opcode::reshape, {as(v, flat)}, row);
  ir::block body;
  ir::block* const outer = b_.into(&body);
  value const one = b_.argument(scalar), other = b_.argument(scalar);
  bool const scans = by == opcode::scan;
  b_.add(opcode::yield, {scans ? one : b_.make(opcode::ori, {one, other}, scalar)}, {});
  b_.into(outer);
  std::vector<std::pair<ir::attr, ir::attribute>> attributes{{ir::attr::dim, {std::int64_t{0}}}};
  if (scans) attributes.emplace_back(ir::attr::reverse, ir::attribute{std::int64_t{0}});
  attributes.emplace_back(ir::attr::identities, ir::attribute{ir::array_attr{{identity(e, 0)}}});
  ir::operation& r = b_.add(by, {x}, {scans ? row : flat}, std::move(attributes));
  r.regions.push_back({{std::move(body)}});
  value const same = r.results[0];
  return as(scans ? b_.make(opcode::reshape, {same}, flat) : same, t);
}

}  // namespace tw::lower
