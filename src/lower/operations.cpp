// Operations without memory: most are those of Tile IR already.
#include <bit>

#include <tilewright/ir/op_table.hpp>
#include <tilewright/runtime/error.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

bool fits_32(std::int64_t v) { return v >= INT32_MIN && v <= INT32_MAX; }

}  // namespace

std::vector<std::pair<ir::attr, ir::attribute>> attributes_of(ir::op const& o) {
  std::vector<std::pair<ir::attr, ir::attribute>> list;
  auto const put = [&](ir::attr a, std::int64_t v) { list.emplace_back(a, ir::attribute{v}); };
  ir::op_row const& r = ir::row(o.code);
  for (int k = 0; k < ir::attribute_count(r); ++k) {
    ir::attr const name = r.attributes[k].name;
    switch (name) {
      case ir::attr::rounding_mode: put(name, static_cast<std::int64_t>(o.round)); break;
      case ir::attr::signedness:
      case ir::attr::signedness_lhs: put(name, static_cast<std::int64_t>(o.sign)); break;
      case ir::attr::signedness_rhs: put(name, static_cast<std::int64_t>(o.other_sign)); break;
      case ir::attr::predicate: put(name, static_cast<std::int64_t>(o.pred)); break;
      case ir::attr::ordering: put(name, static_cast<std::int64_t>(o.order)); break;
      case ir::attr::dim: put(name, o.axis); break;
      case ir::attr::flush_to_zero:
        if (o.flush_to_zero) put(name, 1);
        break;
      case ir::attr::propagate_nan:
        if (o.propagate_nan) put(name, 1);
        break;
      case ir::attr::fast_acc:
        if (o.fast_acc) put(name, 1);
        break;
      case ir::attr::overflow:
        if (o.wrap != ir::overflow::none) put(name, static_cast<std::int64_t>(o.wrap));
        break;
      case ir::attr::saturating:  // unless the user promises that it changes nothing
        if (!o.in_range) put(name, 1);
        break;
      case ir::attr::permutation: {
        ir::i32_array_attr p;
        for (int a = 0; a < o.rank; ++a) p.values.push_back(static_cast<std::int32_t>(o.imm >> (8 * a) & 0xff));
        list.emplace_back(name, ir::attribute{std::move(p)});
        break;
      }
      default: break;  // the row's default
    }
  }
  return list;
}

void lowering::range(int from, int to) {
  for (int i = from; i < to; ++i) {
    ir::source const& s = f_.sources[i];
    b_.at({s.file, s.line, s.column});
    operation(i);
    if (ir::opens_region(f_[i].code)) i = end_of(i);
  }
}

void lowering::operation(int i) {
  ir::op const& o = f_[i];
  if (raw_memory(i) || fold(i)) return;
  switch (o.code) {
    case opcode::param: at(i).v = scalars_[static_cast<std::size_t>(o.imm)]; break;
    case opcode::extent: {
      auto const a = static_cast<std::size_t>(o.axis);
      tensor const& t = tensors_[static_cast<std::size_t>(o.imm)];
      mapped& m = at(i);
      m.integer = t.constant[a];
      if (m.integer) {
        m.v = scalar_constant(element::i64, *m.integer);
        if (fits_32(*m.integer)) m.narrow = scalar_constant(element::i32, *m.integer);
      } else if (spec_.wide) {
        m.v = t.extents[a];
      } else {
        m.narrow = t.extents[a];
        m.v = b_.make(opcode::exti, {m.narrow}, ir::tile_type(element::i64),
                      {{ir::attr::signedness, {std::int64_t{0}}}});
      }
      break;
    }
    case opcode::block_index: at(i).v = block_coordinate(o.axis); break;
    case opcode::list_begin:
    case opcode::list_end:
    case opcode::list_step: list_bound(i); break;
    case opcode::list_index:
      at(i).v = places_.at(f_.operand(f_.operand(i, 0), 0)).at(static_cast<std::size_t>(o.axis));
      break;
    case opcode::tiled_view:
      at(i).v = view_of(o);
      for (auto const& c : out_.checks)
        if (c.axis >= 0 && f_[c.op].code != opcode::accum_update && f_.operand(c.op, 0) == i) index_space(at(i).v);
      break;
    case opcode::tile_count: tile_count(i); break;
    case opcode::view_load: view_load(i); break;
    case opcode::view_gather: view_gather(i); break;
    case opcode::accum_update: accum_update(i); break;
    case opcode::view_update: view_update(i); break;
    case opcode::tile_load: own_load(i); break;
    case opcode::tile_store: own_store(i); break;
    case opcode::tile_scatter: own_scatter(i); break;
    case opcode::require: break;  // the host's
    case opcode::print_tko: print(i); break;
    case opcode::assert_: assertion(i); break;
    case opcode::counted_loop: counted_loop(i); break;
    case opcode::loop_: loop(i); break;
    case opcode::branch: branch(i); break;
    case opcode::break_if:
    case opcode::continue_if: leave(i); break;
    case opcode::loop_index:
    case opcode::carried:
    case opcode::argument:
    case opcode::result: break;  // set by their region
    case opcode::constant: constant(i); break;
    case opcode::broadcast: broadcast(i); break;
    case opcode::trunci:
    case opcode::exti:
    case opcode::itof:
    case opcode::ftof: conversion(i); break;
    case opcode::cmpi: comparison(i); break;
    case opcode::extract:
    case opcode::insert: slice(i); break;
    case opcode::divi:
    case opcode::remi: division(i); break;
    case opcode::absi: absolute(i); break;
    case opcode::mini:
    case opcode::maxi: at(i).v = extremum(o.code, operand(i, 0), operand(i, 1), attributes_of(o), o.sign); break;
    case opcode::shli:
    case opcode::shri: shift(i); break;
    case opcode::reduce_add:
    case opcode::reduce_mul:
    case opcode::reduce_max:
    case opcode::reduce_min: reduction(i); break;
    case opcode::reduce:
    case opcode::scan: combination(i); break;
    case opcode::reshape:
      generic(i);
      repeated(i);
      break;
    default: generic(i);
  }
}

value lowering::splat(element e, std::vector<std::int64_t> const& shape, std::int64_t imm) {
  auto const [found, added] = splats_[{e, shape}].try_emplace(imm, ir::no_value);
  if (added) {
    ir::location const here = b_.at();
    b_.at({});
    ir::block* const before = b_.into(&constants_);
    found->second = is_float(e) ? b_.constant_float(e, shape, std::bit_cast<double>(imm)) : b_.constant(e, shape, imm);
    b_.into(before);
    b_.at(here);
  }
  return found->second;
}

value lowering::scalar_constant(element e, std::int64_t v) { return splat(e, {}, v); }

void lowering::constant(int i) { set_constant(i, f_[i].imm); }

// Every element of the result is `imm` (floats: the bits of a double).
void lowering::set_constant(int i, std::int64_t imm) {
  ir::op const& o = f_[i];
  mapped& m = at(i);
  if (is_integer(o.elem)) {
    int const unused = 64 - info(o.elem).bits;  // one form for each value: sign-extended, conditions 0 or 1
    imm = o.elem == element::i1 ? imm & 1
                                : static_cast<std::int64_t>(static_cast<std::uint64_t>(imm) << unused) >> unused;
  }
  m.v = splat(o.elem, shape_of(o), imm);
  m.integer = imm;
  if (o.elem == element::i64 && fits_32(imm)) m.narrow = splat(element::i32, shape_of(o), imm);
}

void lowering::broadcast(int i) {
  ir::op const& o = f_[i];
  int const from = f_.operand(o, 0);
  mapped& m = at(i);
  auto const shape = shape_of(o);
  m.integer = at(from).integer;
  auto const spread = [&](value v, element e) {
    if (b_.type_of(v).shape.empty() && !shape.empty())
      v = b_.make(opcode::reshape, {v}, ir::tile_type(e, std::vector<std::int64_t>(shape.size(), 1)));
    return b_.type_of(v).shape == shape ? v : b_.make(opcode::broadcast, {v}, ir::tile_type(e, shape));
  };
  m.v = m.integer ? splat(o.elem, shape, *m.integer) : spread(of(from), o.elem);
  if (value const n = at(from).narrow; n != ir::no_value)
    m.narrow = m.integer ? splat(element::i32, shape, *m.integer) : spread(n, element::i32);
}

void lowering::conversion(int i) {
  ir::op const& o = f_[i];
  int const from = f_.operand(o, 0);
  mapped const& source = at(from);
  mapped& m = at(i);
  if (o.code == opcode::trunci && o.elem == element::i32 && source.narrow != ir::no_value) {
    m.v = source.narrow;
    m.integer = source.integer;
    return;
  }
  // From integers to 8-bit floats the assembler goes through f16, which rounds twice; f32 is exact up to their largest
  // value.
  bool const through_f32 = o.code == opcode::itof && info(o.elem).bits <= 8;
  // Read without a sign, a negative number of 64 bits is not the number of 32 bits that it was made from.
  bool const narrow = source.narrow != ir::no_value && o.sign == ir::signedness::signed_;
  if (o.code == opcode::itof && (narrow || through_f32)) {
    auto const sign = static_cast<std::int64_t>(o.sign);
    ir::type const t = through_f32 ? ir::tile_type(element::f32, shape_of(o)) : type_of(i);
    m.v = b_.make(opcode::itof, {narrow ? source.narrow : of(from)}, t, {{ir::attr::signedness, {sign}}});
    if (through_f32) m.v = b_.make(opcode::ftof, {m.v}, type_of(i));
    return;
  }
  if (o.code == opcode::ftof && o.elem == element::e5m3) return scale(i);
  generic(i);
  bool const extends = o.code == opcode::exti && o.elem == element::i64 && o.sign == ir::signedness::signed_;
  if (extends && f_[from].elem == element::i32) m.narrow = of(from);
}

// e5m3 has no sign: Tile IR says nothing of negative numbers, docs/semantics.md drops their sign.
void lowering::scale(int i) {
  ir::op const& o = f_[i];
  value x = operand(i, 0);
  if (!info(b_.type_of(x).elem).arithmetic) x = b_.make(opcode::ftof, {x}, ir::tile_type(element::f32, shape_of(o)));
  at(i).v = b_.make(opcode::ftof, {b_.make(opcode::absf, {x}, b_.type_of(x))}, type_of(i), attributes_of(o));
}

void lowering::comparison(int i) {
  ir::op const& o = f_[i];
  mapped const& x = at(f_.operand(o, 0));
  mapped const& y = at(f_.operand(o, 1));
  if (x.narrow != ir::no_value && y.narrow != ir::no_value && o.sign == ir::signedness::signed_)
    at(i).v = b_.make(opcode::cmpi, {x.narrow, y.narrow}, type_of(i), attributes_of(o));
  else generic(i);
}

void lowering::generic(int i) {
  ir::op const& o = f_[i];
  if (!ir::is_tile_ir(o.code)) internal_fault("lowering has no rule for a traced operation");
  std::vector<value> operands;
  for (int k = 0; k < o.count; ++k) operands.push_back(operand(i, k));
  at(i).v = b_.make(o.code, std::move(operands), type_of(i), attributes_of(o));
}

}  // namespace tw::lower
