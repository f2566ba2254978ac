// The entry's parameters, what is assumed of them, and the views that they make.
#include <algorithm>
#include <utility>

#include <tilewright/runtime/error.hpp>
#include <tilewright/verify/interval.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {

// require(extent == constant): the host checks it at every launch, so that the code may use the constant.
void lowering::find_constant_extents() {
  tensors_.resize(static_cast<std::size_t>(f_.param_count) + 2);
  prints().ordered = orders_prints();
  for (int i = 0; i < f_.op_count; ++i) {
    raw().ordered = raw().ordered || is_raw_access(f_[i].code);
    waits_ = waits_ || f_[i].code == opcode::gdc_wait_tko;
    gathers_ = gathers_ || f_[i].code == opcode::view_gather;
  }
  scalars_.resize(static_cast<std::size_t>(f_.param_count), ir::no_value);
  for (int p = 0; p < f_.param_count; ++p) tensors_[static_cast<std::size_t>(p)].constant.resize(f_.params[p].rank);
  auto const extent = [&](ir::op const& x) -> std::optional<std::int64_t>& {
    return tensors_[static_cast<std::size_t>(x.imm)].constant[static_cast<std::size_t>(x.axis)];
  };
  bool changed = true;  // an extent that equals a fixed one is fixed, too
  auto const fix = [&](int e, int c) {
    ir::op const& x = f_[e];
    ir::op const& y = f_[c];
    if (x.code != opcode::extent || extent(x)) return;
    if (y.code == opcode::constant && y.imm > 0) extent(x) = y.imm;
    if (y.code == opcode::extent) extent(x) = extent(y);
    changed = changed || extent(x);
  };
  auto const visit = [&](auto const& self, int c) -> void {
    ir::op const& o = f_[c];
    if (o.code == opcode::andi) {
      self(self, f_.operand(o, 0));
      self(self, f_.operand(o, 1));
    } else if (o.code == opcode::cmpi && o.pred == ir::predicate::equal) {
      fix(f_.operand(o, 0), f_.operand(o, 1));
      fix(f_.operand(o, 1), f_.operand(o, 0));
    }
  };
  while (std::exchange(changed, false))
    for (int i = 0; i < f_.op_count; ++i)
      if (f_[i].code == opcode::require) visit(visit, f_.operand(i, 0));
}

value lowering::assumed(value v, std::uint8_t log2, std::optional<std::int64_t> upper) {
  ir::type const t = b_.type_of(v);
  if (log2 > 0)
    v = b_.make(opcode::assume, {v}, t, {{ir::attr::assumption, {ir::div_by_attr{std::uint64_t{1} << log2, {}, {}}}}});
  if (upper) v = b_.make(opcode::assume, {v}, t, {{ir::attr::assumption, {ir::bounded_attr{0, upper}}}});
  return v;
}

void lowering::make_tensor(int p) {
  ir::parameter const& q = f_.params[p];
  auto const param = static_cast<std::int16_t>(p);
  tensor& t = tensors_[static_cast<std::size_t>(p)];
  auto const width = static_cast<std::uint8_t>(spec_.wide ? 8 : 4);
  t.pointer = t.unaligned = b_.parameter(ir::pointer_tile_type(q.elem));
  out_.slots.push_back({slot::from::pointer, param, -1, 8});
  auto const rank = static_cast<std::int8_t>(q.rank);
  for (std::int8_t a = 0; a < rank; ++a) {
    t.extents.push_back(b_.parameter(ir::tile_type(index_element())));
    out_.slots.push_back({slot::from::extent, param, a, width});
  }
  for (std::int8_t a = 0; a < rank; ++a) {
    bool const unit = spec_.tensors[static_cast<std::size_t>(p)].unit_stride[static_cast<std::size_t>(a)];
    t.strides.push_back(unit ? ir::no_value : b_.parameter(ir::tile_type(index_element())));
    if (!unit) out_.slots.push_back({slot::from::stride, param, a, width});
  }
  if (ir::is_output(q.kind) && !waits_) t.walk = only_walk(p);
  t.ordered = needs_order(p);
  for (int i = 0; i < f_.op_count; ++i)
    t.scattered = t.scattered || (f_[i].code == opcode::tile_scatter && f_[i].imm == p);
}

// Accesses to one address are ordered by tokens only. An output that one block accesses once needs none; what is loaded
// only is not written either.
bool lowering::needs_order(int p) const {
  int loads = 0, stores = 0;
  int const walk = only_walk(p);
  for (int i = 0; i < f_.op_count; ++i) {
    if (f_[i].imm != p) continue;
    if (f_[i].code == opcode::tile_load) ++loads;
    if (f_[i].code != opcode::tile_store && f_[i].code != opcode::tile_scatter) continue;
    ++stores;
    if (f_.params[p].kind == ir::param_kind::out_tile) continue;  // stored once, on whatever path
    for (int r = regions_.opener[i]; r >= 0 && r != walk; r = regions_.opener[r])
      if (ir::is_loop(f_[r].code)) ++stores;
  }
  if (waits_) return true;  // they come behind the wait
  if (f_.params[p].kind == ir::param_kind::out_tile) return false;
  return stores > 1 || (stores == 1 && loads > 0);
}

// The loop over a list outside of which nothing accesses its tiles, if nothing walks it again: each of its rounds has a
// tile of its own. Else -1.
int lowering::only_walk(int p) const {
  int walk = -1;
  for (int i = 0; i < f_.op_count; ++i) {
    if (f_[i].code == opcode::tile_scatter && f_[i].imm == p) return -1;  // it goes to tiles of all rounds
    bool const store = f_[i].code == opcode::tile_store;
    if (!f_.params[p].is_list() || f_[i].imm != p || (!store && f_[i].code != opcode::tile_load)) continue;
    int const loop = f_.operand(f_.operand(i, store ? 1 : 0), 0);
    if (walk >= 0 && loop != walk) return -1;
    walk = loop;
  }
  if (walk < 0) return -1;
  for (int r = regions_.opener[walk]; r >= 0; r = regions_.opener[r])
    if (ir::is_loop(f_[r].code)) return -1;
  return walk;
}

void lowering::make_parameters() {
  for (int p = 0; p < f_.param_count; ++p) {
    if (ir::is_tensor(f_.params[p].kind)) {
      make_tensor(p);
      continue;
    }
    scalars_[static_cast<std::size_t>(p)] = b_.parameter(ir::tile_type(f_.params[p].elem));
    out_.slots.push_back({slot::from::scalar, static_cast<std::int16_t>(p), -1, info(f_.params[p].elem).bytes});
  }
  if (!out_.checks.empty()) {
    failure_ = b_.parameter(ir::pointer_tile_type(element::i64));
    out_.slots.push_back({slot::from::report, 0, -1, 8});
    failure_ = assumed(failure_, 4, {});
  }
  // The facts: 32-bit values are bounded so that the assembler may index with 32 bits.
  std::int64_t const limit = spec_.wide ? verify::wide_limit : verify::narrow_limit;
  for (int p = 0; p < f_.param_count; ++p) {
    if (!ir::is_tensor(f_.params[p].kind)) continue;
    tensor& t = tensors_[static_cast<std::size_t>(p)];
    tensor_facts const& facts = spec_.tensors[static_cast<std::size_t>(p)];
    t.pointer = assumed(t.pointer, facts.align_log2, {});
    for (std::size_t a = 0; a < t.extents.size(); ++a) {
      t.extents[a] = assumed(t.extents[a], facts.extent_log2[a], limit);
      if (t.strides[a] != ir::no_value) t.strides[a] = assumed(t.strides[a], facts.stride_log2[a], limit);
    }
  }
  for (int p = 0; p < f_.param_count; ++p)  // views of outputs are used anywhere: make them first
    if (ir::is_output(f_.params[p].kind)) {
      own_view(p, false);
      if (tensors_[static_cast<std::size_t>(p)].ordered || f_.params[p].kind == ir::param_kind::inout_tile)
        own_view(p, true);
    }
  if (!is_persistent()) block_coordinate(0);
}

// Tiles of fewer elements than a block has threads, which the assembler treats in its own way: wrongly, in two places
// (docs/known-assembler-faults.md).
bool lowering::is_small(std::int64_t elements) const {
  return spec_.sm != 0 && elements < std::max(256, 32 * spec_.hint.warps);
}

// Small tiles go through a view that does not say how the tensor is aligned: then their elements are accessed one by one.
value lowering::tensor_view(int p, std::int64_t tile_elements) {
  tensor& t = tensors_[static_cast<std::size_t>(p)];
  bool const small = is_small(tile_elements);
  value& view = small ? t.view_of_small : t.view;
  if (view != ir::no_value) return view;
  std::vector<std::int64_t> shape, strides;
  std::vector<value> operands{small ? t.unaligned : t.pointer};
  std::int32_t dynamic_extents = 0, dynamic_strides = 0;
  for (std::size_t a = 0; a < t.extents.size(); ++a) {
    shape.push_back(t.constant[a].value_or(ir::dynamic));
    if (t.constant[a]) continue;
    operands.push_back(t.extents[a]);
    ++dynamic_extents;
  }
  for (value s : t.strides) {
    strides.push_back(s == ir::no_value ? 1 : ir::dynamic);
    if (s == ir::no_value) continue;
    operands.push_back(s);
    ++dynamic_strides;
  }
  return view = b_.make(opcode::make_tensor_view, operands, ir::tensor_view_type(f_.params[p].elem, shape, strides), {},
                        {1, dynamic_extents, dynamic_strides});
}

value lowering::partition_view(int p, std::uint8_t const* log2_dim, std::optional<ir::padding> pad) {
  std::vector<std::int32_t> tile;
  std::int64_t elements = 1;
  bool whole = true;  // no tile hangs over an edge
  for (int a = 0; a < f_.params[p].rank; ++a) {
    tile.push_back(std::int32_t{1} << log2_dim[a]);
    elements *= tile.back();
    whole = whole && in_bounds(p, a, tile.back());
  }
  value const view = tensor_view(p, elements);
  if (whole) pad.reset();
  return b_.make(opcode::make_partition_view, {view}, ir::partition_view_type(b_.type_of(view), tile, pad));
}

// A tensor cut into tiles as the traced view says.
value lowering::view_of(ir::op const& view) {
  auto const p = static_cast<int>(view.imm);
  auto const pad = f_.params[p].kind == ir::param_kind::accum ? std::nullopt : std::optional(view.pad);
  if (view.data < 0) return partition_view(p, view.log2_dim, pad);
  value const of = tensor_view(p, view.elements());
  ir::type t = b_.type_of(of);
  t.kind = ir::type_kind::partition_view;
  t.pad = pad;
  for (int k = 0; k < view.rank; ++k) {
    t.tile.push_back(static_cast<std::int32_t>(view.dim(k)));
    t.dim_map.push_back(ir::tensor_axis(f_, view, k));
    t.traversal.push_back(static_cast<std::int32_t>(ir::tile_step(f_, view, k)));
    if (t.traversal.back() != t.tile.back()) t.kind = ir::type_kind::strided_view;
  }
  if (t.kind == ir::type_kind::strided_view) return b_.make(opcode::make_strided_view, {of}, t);
  t.traversal.clear();
  return b_.make(opcode::make_partition_view, {of}, t);
}

value lowering::own_view(int p, bool for_load) {
  tensor& t = tensors_[static_cast<std::size_t>(p)];
  value& v = for_load ? t.loaded : t.stored;
  if (v == ir::no_value)
    v = partition_view(p, f_.params[p].log2_tile, for_load ? std::optional(ir::padding::zero) : std::nullopt);
  return v;
}

// The first parameter whose tiles make the grid of blocks.
int lowering::grid_parameter() const {
  int p = 0;
  while (!f_.params[p].has_blocks()) ++p;
  return p;
}

// The block's place in the grid of tiles, which is one for all outputs.
value lowering::block_coordinate(int axis) {
  if (coordinates_.empty()) {
    int const output = grid_parameter();
    int const rank = f_.params[output].rank;
    ir::type const i32 = ir::tile_type(element::i32);
    std::vector<value> const xyz = b_.add(opcode::get_tile_block_id, {}, {i32, i32, i32}).results;
    if (!spec_.linear_grid && rank > 3) internal_fault("a grid of more than three axes is not linear");
    if (!spec_.linear_grid) {
      coordinates_.assign(xyz.begin(), xyz.begin() + std::min(rank, 3));
    } else {
      std::vector<value> counts;
      for (int a = 0; a < rank; ++a) counts.push_back(blocks_along(output, a));
      int const band = spec_.order.band;
      coordinates_ = coordinates_of(band != 0 ? dealing::grouped : dealing::linear, band, xyz[0], counts);
    }
    if (int const a = spec_.order.reversed; a >= 0 && a < rank) {
      value& c = coordinates_[static_cast<std::size_t>(a)];
      std::vector<std::pair<ir::attr, ir::attribute>> const plain{{ir::attr::overflow, {std::int64_t{0}}}};
      value const last = b_.make(opcode::subi, {blocks_along(output, a), scalar_constant(element::i32, 1)}, i32, plain);
      c = b_.make(opcode::subi, {last, c}, i32, plain);
    }
  }
  return coordinates_.at(static_cast<std::size_t>(axis));
}

}  // namespace tw::lower
