#include "tile_ir/random_types.hpp"

#include <algorithm>

namespace tw::test {
namespace {

using ir::opcode;
using ir::tile_type;
using shape = std::vector<std::int64_t>;

ir::type tile_of(ir::type const& view) { return tile_type(view.elem, shape(view.tile.begin(), view.tile.end())); }

// Indices of a view access.
std::vector<ir::type> indices(ir::type const& view, random_types& r) {
  std::vector<ir::type> out(view.tile.size(), tile_type(r.one_in(2) ? element::i32 : r.integer()));
  if (view.kind == ir::type_kind::gather_scatter_view)
    out[static_cast<std::size_t>(view.sparse_dim)] = tile_type(r.one_in(2) ? element::i32 : element::i64,
                                                               {view.tile[static_cast<std::size_t>(view.sparse_dim)]});
  return out;
}

// Appends a group of one operand or none.
void optional(signature& s, random_types& r, ir::type t) {
  bool const there = r.one_in(2);
  if (there) s.operands.push_back(std::move(t));
  s.groups.push_back(there ? 1 : 0);
}

void one(signature& s, ir::type t) {
  s.operands.push_back(std::move(t));
  s.groups.push_back(1);
}

void many(signature& s, std::vector<ir::type> types) {
  s.groups.push_back(static_cast<std::int32_t>(types.size()));
  for (auto& t : types) s.operands.push_back(std::move(t));
}

signature pointer_operation(opcode c, random_types& r) {
  signature s;
  auto ptr = r.pointer(r.shape());
  if (c != opcode::load_ptr_tko && c != opcode::store_ptr_tko && !r.one_in(4))
    ptr.elem = r.any({element::i32, element::i64, element::f32, element::f16, element::f64});
  if (ptr.elem == element::e2m1) ptr.elem = element::i8;
  auto const value = tile_type(ptr.elem, ptr.shape), mask = tile_type(element::i1, ptr.shape);
  one(s, ptr);
  switch (c) {
    case opcode::load_ptr_tko:
      optional(s, r, mask);
      optional(s, r, value);
      s.results = {value, ir::token_type()};
      break;
    case opcode::store_ptr_tko:
      one(s, value);
      optional(s, r, mask);
      s.results = {ir::token_type()};
      break;
    case opcode::atomic_cas_tko: one(s, value); [[fallthrough]];
    default:
      one(s, value);
      optional(s, r, mask);
      s.results = {value, ir::token_type()};
  }
  optional(s, r, ir::token_type());
  return s;
}

signature view_operation(opcode c, random_types& r) {
  signature s;
  bool const multimem = c == opcode::multimem_load_reduce_view_tko || c == opcode::multimem_reduce_view_tko ||
                        c == opcode::multimem_store_view_tko;
  auto view = multimem ? r.multicast_view() : r.any_view();
  if (view.elem == element::e2m1) view.elem = element::f16;
  if (c == opcode::atomic_red_view_tko && !r.one_in(4)) view.elem = r.any({element::i32, element::i64, element::f32});
  if (view.pad && is_integer(view.elem)) view.pad = ir::padding::zero;
  auto const tile = tile_of(view);
  if (c == opcode::store_view_tko) one(s, tile);
  one(s, view);
  if (c == opcode::multimem_reduce_view_tko || c == opcode::multimem_store_view_tko) one(s, tile);
  many(s, indices(view, r));
  if (c == opcode::atomic_red_view_tko) one(s, tile);
  optional(s, r, ir::token_type());
  if (c == opcode::load_view_tko || c == opcode::multimem_load_reduce_view_tko) s.results.push_back(tile);
  s.results.push_back(ir::token_type());
  return s;
}

signature conversion(opcode c, random_types& r) {
  auto const s = r.shape();
  auto const to = [&](element from, element target) {
    return signature{{r.fitting(from, s)}, {tile_type(target, r.fitting(from, s).shape)}, {}};
  };
  switch (c) {
    case opcode::exti:
      return to(r.one_in(4) ? element::i4 : element::i8, r.any({element::i16, element::i32, element::i64}));
    case opcode::trunci: return to(r.any({element::i16, element::i64}), r.any({element::i1, element::i4, element::i8}));
    case opcode::ftof: {
      auto t = r.fitting(element::e2m1, s);
      element const a = r.number(), b = r.number();
      return {{tile_type(a, t.shape)}, {tile_type(b, t.shape)}, {}};
    }
    case opcode::ftoi: return to(r.one_in(3) ? element::e4m3 : r.base_float(), r.integer());
    case opcode::itof: return to(r.integer(), r.one_in(3) ? element::e5m2 : r.base_float());
    case opcode::bitcast: {
      auto const pairs = {std::pair{element::i32, element::f32}, std::pair{element::f16, element::bf16},
                          std::pair{element::e4m3, element::i8}, std::pair{element::f64, element::i64}};
      auto const p = r.any(std::vector<std::pair<element, element>>(pairs));
      return to(p.first, p.second);
    }
    case opcode::int_to_ptr: {
      auto const p = r.pointer(s);
      return {{tile_type(element::i64, s)}, {p}, {}};
    }
    case opcode::ptr_to_int: return {{r.pointer(s)}, {tile_type(element::i64, s)}, {}};
    default: return {{r.pointer(s)}, {r.pointer(s)}, {}};
  }
}

signature shape_operation(opcode c, random_types& r, shape s) {
  if (s.empty() && c != opcode::extract && c != opcode::insert) s = {4};
  element const e = r.number();
  auto const t = r.fitting(e, s);
  s = t.shape;
  switch (c) {
    case opcode::broadcast: {
      auto from = s;
      for (auto& d : from)
        if (r.one_in(2)) d = 1;
      element const plain = e == element::e2m1 ? element::f16 : e;
      return {{tile_type(plain, from)}, {tile_type(plain, s)}, {}};
    }
    case opcode::reshape: {
      shape flat{ir::element_count(t)};
      if (r.one_in(2)) flat.insert(flat.begin(), 1);
      return {{t}, {tile_type(e, flat)}, {}};
    }
    case opcode::permute: return {{t}, {tile_type(e, shape(s.rbegin(), s.rend()))}, {}};
    case opcode::cat: {
      auto twice = s;
      twice[static_cast<std::size_t>(r.below(static_cast<int>(s.size())))] *= 2;
      return {{t, t}, {tile_type(e, twice)}, {}};
    }
    default: {  // extract, insert
      auto part = s;
      for (auto& d : part)
        if (d > 1 && r.one_in(2)) d /= 2;
      auto const slice = r.fitting(e, part);
      signature g;
      one(g, c == opcode::extract ? t : slice);
      if (c == opcode::insert) one(g, t);
      many(g, std::vector<ir::type>(s.size(), tile_type(element::i32)));
      g.results = {c == opcode::extract ? slice : t};
      return g;
    }
  }
}

signature product(opcode c, random_types& r) {
  std::int64_t const m = 16, n = 8;
  std::int64_t k = 32;
  element in = r.any(
    {element::f16, element::bf16, element::f32, element::tf32, element::f64, element::e4m3, element::e5m2});
  element acc = in == element::f64 ? in : r.one_in(4) ? element::f16 : element::f32;
  if (c == opcode::mmai) in = element::i8, acc = element::i32;
  if (c == opcode::mmaf_scaled) in = r.any({element::e4m3, element::e5m2, element::e2m1}), acc = element::f32, k = 64;
  shape batch;
  if (r.one_in(3)) batch = {2};
  auto const matrix = [&](element e, std::int64_t rows, std::int64_t columns) {
    shape s = batch;
    s.insert(s.end(), {rows, columns});
    return tile_type(e, s);
  };
  signature s{{matrix(in, m, k), matrix(in, k, n), matrix(acc, m, n)}, {matrix(acc, m, n)}, {}};
  if (c == opcode::mmaf_scaled) {
    element const scale = in == element::e2m1 ? r.any({element::e8m0, element::e4m3, element::e5m3}) : element::e8m0;
    std::int64_t const block = in == element::e2m1 && r.one_in(2) ? 16 : 32;
    s.operands.push_back(matrix(scale, m, k / block));
    s.operands.push_back(matrix(scale, k / block, n));
  }
  return s;
}

signature packing(bool pack, random_types& r) {
  element const e = r.any(
    {element::i1, element::i4, element::i16, element::f32, element::tf32, element::e2m1, element::f64});
  std::int64_t const bits = e == element::tf32 ? 32 : info(e).bits, count = 16;
  auto const wide = tile_type(e, {count}), bytes = tile_type(element::i8, {count * bits / 8});
  return pack ? signature{{wide}, {bytes}, {}} : signature{{bytes}, {wide}, {}};
}

}  // namespace

signature signature_of(opcode c, random_types& r, ir::module const& m) {
  auto const token = ir::token_type();
  auto const i32 = tile_type(element::i32);
  switch (c) {
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
    case opcode::xori:
    case opcode::negi:
    case opcode::divi: {
      auto const t = tile_type(r.integer(), r.shape());
      return {std::vector(static_cast<std::size_t>(ir::operand_groups(ir::row(c))), t), {t}, {}};
    }
    case opcode::cmpf:
    case opcode::cmpi: {
      auto const t = tile_type(c == opcode::cmpi ? r.integer() : r.base_float(), r.shape());
      return {{t, t}, {tile_type(element::i1, t.shape)}, {}};
    }
    case opcode::fpowi: {
      auto const t = tile_type(r.base_float(), r.shape());
      return {{t, tile_type(r.integer(), t.shape)}, {t}, {}};
    }
    case opcode::bitcast:
    case opcode::exti:
    case opcode::trunci:
    case opcode::ftof:
    case opcode::ftoi:
    case opcode::itof:
    case opcode::int_to_ptr:
    case opcode::ptr_to_int:
    case opcode::ptr_to_ptr: return conversion(c, r);
    case opcode::pack:
    case opcode::unpack: return packing(c == opcode::pack, r);
    case opcode::mmaf:
    case opcode::mmai:
    case opcode::mmaf_scaled: return product(c, r);
    case opcode::constant: return {{}, {r.tile(r.number())}, {}};
    case opcode::iota: return {{}, {tile_type(r.integer(), {std::int64_t{1} << r.below(10)})}, {}};
    case opcode::broadcast:
    case opcode::reshape:
    case opcode::permute:
    case opcode::cat:
    case opcode::extract:
    case opcode::insert: return shape_operation(c, r, r.shape());
    case opcode::select: {
      auto const t = r.tile();
      return {{tile_type(element::i1, t.shape), t, t}, {t}, {}};
    }
    case opcode::offset: {
      auto const p = r.pointer(r.shape());
      return {{p, tile_type(r.integer(), p.shape)}, {p}, {}};
    }
    case opcode::get_tile_block_id:
    case opcode::get_num_tile_blocks: return {{}, {i32, i32, i32}, {}};
    case opcode::get_global:
      return {{}, {ir::pointer_tile_type(m.globals.empty() ? element::i8 : r.any(m.globals).type_.elem)}, {}};
    case opcode::assume: {
      auto const t = r.one_in(4)   ? r.tensor_view()
                     : r.one_in(2) ? tile_type(r.integer(), r.shape())
                                   : r.pointer(r.shape());
      return {{t}, {t}, {}};
    }
    case opcode::assert_: return {{tile_type(element::i1, r.shape())}, {}, {}};
    case opcode::print_tko: {
      signature s;
      std::vector<ir::type> args;
      for (int i = r.below(3); i > 0; --i) args.push_back(r.tile(r.number()));
      many(s, args);
      optional(s, r, token);
      s.results = {token};
      return s;
    }
    case opcode::make_token: return {{}, {token}, {}};
    case opcode::join_tokens: return {std::vector(static_cast<std::size_t>(2 + r.below(3)), token), {token}, {}};
    case opcode::memory_fence_alias_tko: return {{token}, {token}, {}};
    case opcode::gdc_wait_tko:
    case opcode::gdc_launch_dependents_tko: {
      signature s;
      optional(s, r, token);
      s.results = {token};
      return s;
    }
    case opcode::alloca_: return {{}, {r.pointer({})}, {}};
    case opcode::load_ptr_tko:
    case opcode::store_ptr_tko:
    case opcode::atomic_rmw_tko:
    case opcode::atomic_cas_tko: return pointer_operation(c, r);
    case opcode::load_view_tko:
    case opcode::store_view_tko:
    case opcode::atomic_red_view_tko:
    case opcode::multimem_load_reduce_view_tko:
    case opcode::multimem_reduce_view_tko:
    case opcode::multimem_store_view_tko: return view_operation(c, r);
    case opcode::make_tensor_view: {
      auto const t = r.tensor_view();
      signature s;
      ir::type base = ir::pointer_tile_type(t.elem);
      base.ptr_attr = t.ptr_attr;
      one(s, base);
      auto const dynamics = [](shape const& list) {
        return static_cast<std::size_t>(std::count(list.begin(), list.end(), ir::dynamic));
      };
      auto const extent = tile_type(r.integer());
      many(s, std::vector(dynamics(t.shape), extent));
      many(s, std::vector(dynamics(t.strides), extent));
      s.results = {t};
      return s;
    }
    case opcode::make_partition_view:
    case opcode::make_strided_view:
    case opcode::make_gather_scatter_view: {
      auto const v = r.tile_view(c == opcode::make_partition_view ? ir::type_kind::partition_view
                                 : c == opcode::make_strided_view ? ir::type_kind::strided_view
                                                                  : ir::type_kind::gather_scatter_view);
      ir::type t = ir::tensor_view_type(v.elem, v.shape, v.strides);
      t.ptr_attr = v.ptr_attr;
      return {{t}, {v}, {}};
    }
    case opcode::get_tensor_shape:
    case opcode::get_index_space_shape: {
      auto const t = c == opcode::get_tensor_shape ? r.tensor_view() : r.any_view();
      return {{t}, std::vector(t.shape.size(), tile_type(r.one_in(2) ? element::i32 : r.integer())), {}};
    }
    default: {  // float operations on one type
      auto const t = tile_type(r.base_float(), r.shape());
      return {std::vector(static_cast<std::size_t>(ir::operand_groups(ir::row(c))), t), {t}, {}};
    }
  }
}

}  // namespace tw::test
