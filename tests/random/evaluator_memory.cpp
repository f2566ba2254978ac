// Loads, stores, and the checks that a kernel makes itself.
#include <algorithm>
#include <limits>
#include <string>

#include "random/evaluator_state.hpp"

namespace random_kernels {

bool evaluator::in_kernel(int op, int axis) const {
  for (auto const& o : report_.obligations)
    if (o.op == op && o.axis == axis) return o.by == tw::verify::rung::kernel;
  return false;
}

void evaluator::fail(int op, int axis, std::int64_t index) {
  if (axis != -2 && !in_kernel(op, axis))
    throw unsound("operation " + std::to_string(op) + ", axis " + std::to_string(axis) + ": " + std::to_string(index) +
                  " was proved or checked to be inside");
  out_.failures.insert({op, axis, index});
}

// The divisor of a scalar division: checked to be positive where the kernel checks it; 1 stands in for one that is not.
std::uint64_t evaluator::divisor(int i) {
  std::uint64_t const bits = in(i, 1).bits.at(0);
  bool const has_sign = op(i).sign == tw::ir::signedness::signed_;
  std::int64_t const v = integer_of(op(i).elem, bits, true);
  if (in_kernel(i, -1) && (bits == 0 || (has_sign && v < 0))) {
    fail(i, -1, integer_of(op(i).elem, bits, has_sign));
    return 1;
  }
  if (bits == 0) throw unsound("operation " + std::to_string(i) + " divides by 0");
  return bits;
}

// The tile whose first element along each of its axes is `first`.
tile_value evaluator::load_tile(int p, tw::ir::op const& tile, index_list const& first, tw::ir::padding pad) {
  static constexpr double pads[] = {0.0, -0.0, std::numeric_limits<double>::quiet_NaN(),
                                    std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
  tw::ir::parameter const& q = f_.params[p];
  std::uint64_t const outside = tw::is_float(q.elem) ? bits_of(q.elem, pads[static_cast<int>(pad)]) : 0;
  std::size_t const bytes = tw::info(q.elem).bytes;
  auto const& bound = out_.bound[static_cast<std::size_t>(p)];
  tile_value e;
  for (std::int64_t k = 0; k < tile.elements(); ++k) {
    index_list const in_tile = index_of(tile, k);
    index_list at(in_tile.size());
    bool inside = true;
    for (int a = 0; a < tile.rank; ++a) {
      auto const of_tensor = static_cast<std::size_t>(tw::ir::tensor_axis(f_, tile, a));
      at[of_tensor] = first[static_cast<std::size_t>(a)] + in_tile[static_cast<std::size_t>(a)];
      inside = inside && at[of_tensor] >= 0 && at[of_tensor] < plan(p).extents[of_tensor];
    }
    auto const place = inside ? static_cast<std::size_t>(offset_of(plan(p), at)) : 0;
    std::uint8_t const* const base = out_.memory[static_cast<std::size_t>(p)].data() + first_byte(q, plan(p));
    e.bits.push_back(inside ? read_element(base + place * bytes, q.elem) : outside);
    if (!bound.empty()) e.bound.push_back(inside ? bound[place] : 0);
  }
  return e;
}

// The index of an access along an axis of its view; 0 stands in for one that is outside of the grid.
std::int64_t evaluator::view_index(int i, int axis) {
  tw::ir::op const& view = op(operand(i, 0));
  std::int64_t const at = scalar(operand(i, 1 + axis));
  if (at >= 0 && at < view_tiles(view, axis)) return at;
  fail(i, axis, at);
  return 0;
}

void evaluator::view_load(int i) {
  tw::ir::op const& view = op(operand(i, 0));
  index_list first;
  for (int a = 0; a < view.rank; ++a) first.push_back(view_index(i, a) * tw::ir::tile_step(f_, view, a));
  values_[static_cast<std::size_t>(i)] = load_tile(static_cast<int>(view.imm), view, first, view.pad);
}

// As a load whose positions along one axis are given one by one.
void evaluator::view_gather(int i) {
  tw::ir::op const& o = op(i);
  tw::ir::op const& view = op(operand(i, 0));
  auto const p = static_cast<int>(view.imm);
  tw::ir::op one = view;  // a slice of one position
  one.log2_dim[o.axis] = 0;
  index_list first;
  for (int a = 0; a < view.rank; ++a) first.push_back(a == o.axis ? 0 : view_index(i, a) * view.dim(a));
  tile_value const& ids = in(i, 1 + o.axis);
  element const e = op(operand(i, 1 + o.axis)).elem;
  auto const axis = static_cast<std::size_t>(o.axis);
  std::vector<tile_value> slices;
  for (std::uint64_t bits : ids.bits) {
    std::int64_t const at = integer_of(e, bits, o.sign == tw::ir::signedness::signed_);
    if (o.imm != 0 && (at < 0 || at >= plan(p).extents[axis])) fail(i, o.axis, at);
    first[axis] = at;
    slices.push_back(load_tile(p, one, first, view.pad));
  }
  tile_value r;
  for (std::int64_t k = 0; k < o.elements(); ++k) {
    index_list at = index_of(o, k);
    auto const slice = static_cast<std::size_t>(at[axis]);
    at[axis] = 0;
    std::int64_t place = 0;
    for (int a = 0; a < one.rank; ++a) place = place * one.dim(a) + at[static_cast<std::size_t>(a)];
    r.bits.push_back(slices[slice].bits[static_cast<std::size_t>(place)]);
  }
  values_[static_cast<std::size_t>(i)] = std::move(r);
}

// One element of an accum, at a position inside of it.
void evaluator::update_element(int p, tw::ir::op const& by, index_list const& at, std::uint64_t bits) {
  tw::ir::parameter const& q = f_.params[p];
  std::size_t const place = first_byte(q, plan(p)) +
                            static_cast<std::size_t>(offset_of(plan(p), at)) * tw::info(q.elem).bytes;
  std::uint8_t* const element_there = out_.memory[static_cast<std::size_t>(p)].data() + place;
  std::uint64_t const before = read_element(element_there, q.elem);
  auto const number = [&](std::uint64_t v) { return integer_of(q.elem, v, true); };
  std::uint64_t after = 0;
  switch (by.mode) {
    case tw::ir::atomic_mode::add: after = before + bits; break;
    case tw::ir::atomic_mode::and_: after = before & bits; break;
    case tw::ir::atomic_mode::or_: after = before | bits; break;
    case tw::ir::atomic_mode::xor_: after = before ^ bits; break;
    case tw::ir::atomic_mode::max: after = number(before) > number(bits) ? before : bits; break;
    case tw::ir::atomic_mode::min: after = number(before) < number(bits) ? before : bits; break;
    case tw::ir::atomic_mode::umax: after = std::max(before, bits); break;
    case tw::ir::atomic_mode::umin: after = std::min(before, bits); break;
    default: throw std::logic_error("the evaluator does not know this update");
  }
  write_element(element_there, q.elem, after & mask_of(q.elem));
}

void evaluator::accum_update(int i) {
  tw::ir::op const& o = op(i);
  auto const p = static_cast<int>(o.imm);
  int const rank = f_.params[p].rank;
  for (std::size_t k = 0; k < static_cast<std::size_t>(o.elements()); ++k) {
    index_list at;
    bool inside = true;
    for (int a = 0; a < rank; ++a) {
      at.push_back(integer_of(op(operand(i, a)).elem, in(i, a).bits.at(k), true));
      if (at.back() >= 0 && at.back() < plan(p).extents[static_cast<std::size_t>(a)]) continue;
      inside = false;
      if (o.trap) fail(i, a, at.back());
    }
    if (inside) update_element(p, o, at, in(i, rank).bits.at(k));
  }
}

void evaluator::view_update(int i) {
  tw::ir::op const& view = op(operand(i, 0));
  auto const p = static_cast<int>(view.imm);
  index_list first;
  for (int a = 0; a < view.rank; ++a) first.push_back(view_index(i, a) * view.dim(a));
  for (std::int64_t k = 0; k < view.elements(); ++k) {
    index_list at = index_of(view, k);
    bool inside = true;
    for (std::size_t a = 0; a < at.size(); ++a) {
      at[a] += first[a];
      inside = inside && at[a] < plan(p).extents[a];
    }
    if (inside) update_element(p, op(i), at, in(i, 1 + view.rank).bits.at(static_cast<std::size_t>(k)));
  }
}

// The tile that a load or store of an output names, or that a place stands for.
evaluator::index_list evaluator::coordinates_of(int access, int place_operand) const {
  auto const p = static_cast<int>(op(access).imm);
  tw::ir::parameter const& q = f_.params[p];
  if (!q.is_list()) return block_;
  std::int64_t const place = scalar(place_operand);
  if (q.is_persistent()) return places_.at(p).at(static_cast<std::size_t>(place));
  index_list at = block_;
  at[static_cast<std::size_t>(q.deal_number)] = place;
  return at;
}

void evaluator::own_load(int i) {
  tw::ir::op const& o = op(i);
  int const place = o.count > 0 ? operand(i, 0) : -1;
  index_list first = coordinates_of(i, place);
  for (int a = 0; a < o.rank; ++a) first[static_cast<std::size_t>(a)] *= o.dim(a);
  values_[static_cast<std::size_t>(i)] = load_tile(static_cast<int>(o.imm), o, first, tw::ir::padding::zero);
}

// One element of an output, inside of it.
void evaluator::write_own(int p, index_list const& at, tile_value const& from, std::size_t k) {
  tw::ir::parameter const& q = f_.params[p];
  std::size_t const bytes = tw::info(q.elem).bytes;
  auto& memory = out_.memory[static_cast<std::size_t>(p)];
  auto& bound = out_.bound[static_cast<std::size_t>(p)];
  if (!from.bound.empty() && bound.empty()) bound.resize(memory.size() / bytes);
  auto const place = static_cast<std::size_t>(offset_of(plan(p), at));
  write_element(memory.data() + first_byte(q, plan(p)) + place * bytes, q.elem, from.bits[k]);
  if (!bound.empty()) bound[place] = from.bound_of(k);
}

void evaluator::own_store(int i) {
  tw::ir::op const& o = op(i);
  tw::ir::op const& tile = op(operand(i, 0));
  auto const p = static_cast<int>(o.imm);
  index_list const first = coordinates_of(i, o.count > 1 ? operand(i, 1) : -1);
  for (std::int64_t k = 0; k < tile.elements(); ++k) {
    index_list at = index_of(tile, k);
    bool inside = true;
    for (std::size_t a = 0; a < at.size(); ++a) {
      at[a] += first[a] * tile.dim(static_cast<int>(a));
      inside = inside && at[a] < plan(p).extents[a];
    }
    if (inside) write_own(p, at, in(i, 0), static_cast<std::size_t>(k));
  }
}

// As a store whose positions along one axis are given one by one. Elements in row-major order: of equal positions the last
// one is written last.
void evaluator::own_scatter(int i) {
  tw::ir::op const& o = op(i);
  tw::ir::op const& tile = op(operand(i, 1));
  auto const p = static_cast<int>(o.imm);
  auto const axis = static_cast<std::size_t>(o.axis);
  element const e = op(operand(i, 0)).elem;
  for (std::int64_t k = 0; k < tile.elements(); ++k) {
    index_list at = index_of(tile, k);
    std::uint64_t const bits = in(i, 0).bits.at(static_cast<std::size_t>(at[axis]));
    bool inside = true;
    for (std::size_t a = 0; a < at.size(); ++a) {
      if (a == axis) at[a] = integer_of(e, bits, o.sign == tw::ir::signedness::signed_);
      else at[a] += block_[a] * tile.dim(static_cast<int>(a));
      bool const there = at[a] >= 0 && at[a] < plan(p).extents[a];
      if (a == axis && !there && o.trap) fail(i, o.axis, at[a]);
      inside = inside && there;
    }
    if (inside) write_own(p, at, in(i, 1), static_cast<std::size_t>(k));
  }
}

}  // namespace random_kernels
