// Loads and stores through views, the checks left to the kernel, and the order of a block's own accesses.
#include <tilewright/runtime/error.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

constexpr std::int64_t weak = static_cast<std::int64_t>(ir::memory_order::weak);

}  // namespace

// Numbers of tiles of a partition view along its axes, made where it is first asked for: beside the view.
std::vector<value> const& lowering::index_space(value view) {
  std::vector<value>& counts = counts_[view];
  if (counts.empty()) {
    auto const rank = b_.type_of(view).shape.size();
    counts = b_.add(opcode::get_index_space_shape, {view}, std::vector<ir::type>(rank, ir::tile_type(element::i32)))
               .results;
  }
  return counts;
}

// Number of tiles along an axis of a tensor, one every `tile` elements; it is axis `view_axis` of `view`.
value lowering::tiles_along(int p, int axis, std::int64_t tile, value view, int view_axis) {
  if (auto const& c = tensors_[static_cast<std::size_t>(p)].constant[static_cast<std::size_t>(axis)])
    if (std::int64_t const n = verify::ceil_div(*c, tile); n <= INT32_MAX) return scalar_constant(element::i32, n);
  return index_space(view).at(static_cast<std::size_t>(view_axis));
}

void lowering::tile_count(int i) {
  ir::op const& view = f_[f_.operand(i, 0)];
  auto const p = static_cast<int>(view.imm);
  int const axis = ir::tensor_axis(f_, view, f_[i].axis);
  std::int64_t const step = ir::tile_step(f_, view, f_[i].axis);
  auto const& c = tensors_[static_cast<std::size_t>(p)].constant[static_cast<std::size_t>(axis)];
  at(i).v = tiles_along(p, axis, step, operand(i, 0), f_[i].axis);
  if (c && verify::ceil_div(*c, step) <= INT32_MAX) at(i).integer = verify::ceil_div(*c, step);
}

// Tiles of this size along the axis lie wholly inside the tensor, if their index lies in the grid.
bool lowering::in_bounds(int p, int axis, std::int64_t tile) const {
  auto const a = static_cast<std::size_t>(axis);
  if (auto const& c = tensors_[static_cast<std::size_t>(p)].constant[a]) return *c % tile == 0;
  return std::int64_t{1} << spec_.tensors[static_cast<std::size_t>(p)].extent_log2[a] >= tile;
}

void lowering::access_attributes(std::vector<std::pair<ir::attr, ir::attribute>>& list, int i,
                                 std::vector<bool> const& inside) const {
  ir::op const& o = f_[i];
  list.emplace_back(ir::attr::memory_ordering, ir::attribute{weak});
  ir::dictionary_attr chosen;
  bool const gather = o.code == opcode::view_gather;
  bool const own = o.code == opcode::tile_load || o.code == opcode::tile_store || o.code == opcode::tile_scatter;
  bool const scattered = own && tensors_[static_cast<std::size_t>(o.imm)].scattered;
  // Gathers by TMA are slow, and wrong for some strides; so are stores by it in kernels that gather
  // (docs/known-assembler-faults.md).
  bool const beside_gather = gathers_ && o.code == opcode::tile_store;
  if (o.no_tma || spec_.hint.no_tma || gather || beside_gather || scattered)
    chosen.values.emplace_back("allow_tma", ir::attribute{ir::bool_attr{false}});
  bool const load = o.code == opcode::view_load || gather || o.code == opcode::tile_load;
  int const latency = o.latency > 0 || !load ? o.latency : spec_.hint.latency;
  if (latency > 0)
    chosen.values.emplace_back("latency",
                               ir::attribute{ir::integer_attr{element::i32, static_cast<std::uint64_t>(latency)}});
  if (spec_.sm != 0 && !chosen.values.empty()) {
    ir::dictionary_attr all;
    all.values.emplace_back("sm_" + std::to_string(spec_.sm), ir::attribute{std::move(chosen)});
    list.emplace_back(ir::attr::optimization_hints, ir::attribute{std::move(all)});
  }
  for (bool b : inside)
    if (b) {
      list.emplace_back(ir::attr::inbounds, ir::attribute{ir::bool_array_attr{inside}});
      break;
    }
}

bool lowering::is_left_to_kernel(verify::obligation const* o) const {
  return o != nullptr && o->by == verify::rung::kernel && !spec_.hint.unchecked;
}

// if !ok { if the report's check is 0 { it becomes this one; the report's index becomes the index } }
void lowering::report_failure(value ok, int i, int axis, value index, ir::signedness sign) {
  std::int64_t number = 0;
  for (std::size_t k = 0; k < out_.checks.size(); ++k)
    if (out_.checks[k].op == i && out_.checks[k].axis == axis) number = static_cast<std::int64_t>(k) + 1;
  ir::type const i64 = ir::tile_type(element::i64), i1 = ir::tile_type(element::i1);
  value const failed = b_.make(opcode::xori, {ok, scalar_constant(element::i1, 1)}, i1);
  ir::block body;
  ir::block* const outer = b_.into(&body);
  std::vector<std::pair<ir::attr, ir::attribute>> const relaxed{
    {ir::attr::memory_ordering, {static_cast<std::int64_t>(ir::memory_order::relaxed)}},
    {ir::attr::memory_scope, {static_cast<std::int64_t>(ir::memory_scope::device)}}};
  value const none = scalar_constant(element::i64, 0);
  value const before = b_.add(opcode::atomic_cas_tko, {failure_, none, scalar_constant(element::i64, number)},
                              {i64, ir::token_type()}, relaxed, {1, 1, 1, 0, 0})
                         .results[0];
  value const first = compare_with(before, ir::predicate::equal, none);
  ir::block claimed;
  b_.into(&claimed);
  value const wide = b_.type_of(index).elem == element::i64 ? index : extended(index, element::i64, sign);
  value const at = b_.make(opcode::offset, {failure_, scalar_constant(element::i64, 1)}, b_.type_of(failure_));
  b_.add(opcode::store_ptr_tko, {at, wide}, {ir::token_type()}, relaxed, {1, 1, 0, 0});
  b_.add(opcode::yield, {}, {});
  b_.into(&body);
  branch_on(first, std::move(claimed));
  b_.add(opcode::yield, {}, {});
  b_.into(outer);
  branch_on(failed, std::move(body));
}

// if condition { body }
void lowering::branch_on(value condition, ir::block body) {
  ir::operation& branch = b_.add(opcode::if_, {condition}, {});
  branch.regions.resize(2);
  branch.regions[0].blocks.push_back(std::move(body));
}

// The index if 0 <= index < count; else it is reported, and 0 stands in for it.
value lowering::checked_index(int i, int axis, value index, value count) {
  ir::type const i32 = ir::tile_type(element::i32), i1 = ir::tile_type(element::i1);
  // Unsigned comparison: a negative index is a very large one.
  value const ok = b_.make(opcode::cmpi, {index, count}, i1,
                           {{ir::attr::predicate, {static_cast<std::int64_t>(ir::predicate::less_than)}},
                            {ir::attr::signedness, {std::int64_t{0}}}});
  report_failure(ok, i, axis, index, ir::signedness::signed_);
  return b_.make(opcode::select, {ok, index, scalar_constant(element::i32, 0)}, i32);
}

value lowering::checked_divisor(int i, value divisor) {
  if (!is_left_to_kernel(obligation(i, -1))) return divisor;
  ir::type const t = b_.type_of(divisor);
  value const ok = b_.make(opcode::cmpi, {divisor, scalar_constant(t.elem, 0)}, ir::tile_type(element::i1),
                           {{ir::attr::predicate, {static_cast<std::int64_t>(ir::predicate::greater_than)}},
                            {ir::attr::signedness, {static_cast<std::int64_t>(f_[i].sign)}}});
  report_failure(ok, i, kernel_check::of_divisor, divisor, f_[i].sign);
  return b_.make(opcode::select, {ok, divisor, scalar_constant(t.elem, 1)}, t);
}

// The tile index of an access along an axis, and whether all elements of the tile lie inside there.
value lowering::tile_index(int i, int axis, std::vector<bool>& inside) {
  ir::op const& view = f_[f_.operand(i, 0)];
  auto const p = static_cast<int>(view.imm);
  value const index = operand(i, 1 + axis);
  auto const* rule = obligation(i, axis);
  if (rule == nullptr) internal_fault("an access without an obligation was lowered");
  bool const data = rule->by == verify::rung::kernel, checked = is_left_to_kernel(rule);
  int const of_tensor = ir::tensor_axis(f_, view, axis);
  std::int64_t const step = ir::tile_step(f_, view, axis);
  inside.push_back(!data && step == view.dim(axis) && in_bounds(p, of_tensor, step));
  return checked ? checked_index(i, axis, index, tiles_along(p, of_tensor, step, operand(i, 0), axis)) : index;
}

// A load of what the launch does not write: in no order, but behind a wait for the grid before.
value lowering::input_load(int i, std::vector<value> operands,
                           std::vector<std::pair<ir::attr, ir::attribute>> const& attributes) {
  bool const after = waits_ && raw().token != ir::no_value;
  auto const rank = static_cast<std::int32_t>(f_[i].count - 1);
  if (after) operands.push_back(raw().token);
  return loaded_once(
    b_.add(opcode::load_view_tko, operands, {type_of(i), ir::token_type()}, attributes, {1, rank, after ? 1 : 0})
      .results[0]);
}

// Part of a tile, or a tile with a part replaced: like loads and stores, by checked indices.
void lowering::slice(int i) {
  ir::op const& o = f_[i];
  int const whole = ir::sliced_tile(o);
  ir::op const& part = whole > 0 ? f_[f_.operand(o, 0)] : o;
  std::vector<value> operands;
  for (int k = 0; k <= whole; ++k) operands.push_back(operand(i, k));
  for (int a = 0; a < o.rank; ++a) {
    auto const* rule = obligation(i, a);
    if (rule == nullptr) internal_fault("a slice without an obligation was lowered");
    value const index = operand(i, whole + 1 + a);
    value const count = scalar_constant(element::i32, ir::slices_along(f_[f_.operand(o, whole)], part, a));
    operands.push_back(is_left_to_kernel(rule) ? checked_index(i, a, index, count) : index);
  }
  at(i).v = b_.make(o.code, std::move(operands), type_of(i));
}

void lowering::view_load(int i) {
  ir::op const& o = f_[i];
  std::vector<value> operands{operand(i, 0)};
  std::vector<bool> inside;
  for (int a = 0; a + 1 < o.count; ++a) operands.push_back(tile_index(i, a, inside));
  std::vector<std::pair<ir::attr, ir::attribute>> attributes;
  access_attributes(attributes, i, inside);
  at(i).v = input_load(i, std::move(operands), attributes);
}

// Positions are compared with the extent as unsigned numbers, so that a negative one is a very large one. Where extents
// have 64 bits, it must be very large as a number of 64 bits.
value lowering::gathered_positions(int i) {
  ir::op const& o = f_[i];
  value positions = operand(i, 1 + o.axis);
  if (spec_.wide) positions = extended(positions, element::i64, o.sign);
  if (o.imm == 0) return positions;
  // A mistake is reported; the load masks it.
  report_outside(i, static_cast<int>(f_[f_.operand(o, 0)].imm), o.axis, positions, o.sign);
  return positions;
}

// The position of a tile's first element: what views for gathers take in place of tile numbers
// (docs/known-assembler-faults.md).
value lowering::first_element(value index, std::int64_t tile) {
  element const e = index_element();
  if (e != b_.type_of(index).elem)
    index = b_.make(opcode::exti, {index}, ir::tile_type(e), {{ir::attr::signedness, {std::int64_t{0}}}});
  return b_.make(opcode::muli, {index, scalar_constant(e, tile)}, ir::tile_type(e),
                 {{ir::attr::overflow, {std::int64_t{0}}}});
}

void lowering::view_gather(int i) {
  ir::op const& o = f_[i];
  ir::op const& view = f_[f_.operand(o, 0)];
  value const of = tensor_view(static_cast<int>(view.imm), view.elements());
  ir::type t = b_.type_of(of);
  t.kind = ir::type_kind::gather_scatter_view;
  t.sparse_dim = o.axis;
  t.pad = view.pad;
  for (int a = 0; a < view.rank; ++a) t.tile.push_back(static_cast<std::int32_t>(view.dim(a)));
  std::vector<value> operands{b_.make(opcode::make_gather_scatter_view, {of}, t)};
  std::vector<bool> inside;
  for (int a = 0; a + 1 < o.count; ++a) {
    operands.push_back(a == o.axis ? gathered_positions(i) : first_element(tile_index(i, a, inside), view.dim(a)));
    if (a == o.axis) inside.push_back(false);
  }
  std::vector<std::pair<ir::attr, ir::attribute>> attributes;
  access_attributes(attributes, i, inside);
  at(i).v = input_load(i, std::move(operands), attributes);
}

// What loads and stores of the block's own tile share: `operands` first, then the tile's coordinates and, where accesses
// are ordered, the token of the one before.
lowering::own_access lowering::access_own(int i, std::vector<value> operands) {
  auto const p = static_cast<int>(f_[i].imm);
  tensor const& t = tensors_[static_cast<std::size_t>(p)];
  own_access a{std::move(operands), {}, f_.params[p].rank, t.ordered && t.token != ir::no_value ? 1 : 0};
  std::vector<bool> inside;
  for (int axis = 0; axis < a.rank; ++axis) {
    a.operands.push_back(own_coordinate(i, axis));
    inside.push_back(in_bounds(p, axis, f_.params[p].tile(axis)));
  }
  if (a.tokens == 1) a.operands.push_back(t.token);
  access_attributes(a.attributes, i, inside);
  return a;
}

void lowering::own_load(int i) {
  auto const p = static_cast<int>(f_[i].imm);
  own_access const a = access_own(i, {own_view(p, true)});
  auto const& load = b_.add(opcode::load_view_tko, a.operands, {type_of(i), ir::token_type()}, a.attributes,
                            {1, a.rank, a.tokens});
  tensor& t = tensors_[static_cast<std::size_t>(p)];
  if (t.ordered) t.token = load.results[1];
  at(i).v = loaded_once(load.results[0]);
}

void lowering::own_store(int i) {
  auto const p = static_cast<int>(f_[i].imm);
  own_access const a = access_own(i, {operand(i, 0), own_view(p, false)});
  auto const& store = b_.add(opcode::store_view_tko, a.operands, {ir::token_type()}, a.attributes,
                             {1, 1, a.rank, a.tokens});
  tensor& t = tensors_[static_cast<std::size_t>(p)];
  if (t.ordered) t.token = store.results[0];
}

}  // namespace tw::lower
