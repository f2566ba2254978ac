// Accesses to multicast memory (tilewright/lang/multicast.hpp).
#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

ir::multimem_reduction reduction_of(ir::atomic_mode m) {
  using enum ir::multimem_reduction;
  switch (m) {
    case ir::atomic_mode::and_: return and_;
    case ir::atomic_mode::or_: return or_;
    case ir::atomic_mode::xor_: return xor_;
    case ir::atomic_mode::max: return max;
    case ir::atomic_mode::min: return min;
    case ir::atomic_mode::umax: return umax;
    case ir::atomic_mode::umin: return umin;
    default: return add;
  }
}

}  // namespace

// Rows without gaps, of a parameter's extents. The last stride is a constant: halves need it.
value lowering::multicast_view(int i) {
  ir::op const& o = f_[i];
  auto const p = static_cast<int>(o.imm);
  tensor const& t = tensors_[static_cast<std::size_t>(p)];
  ir::type pointer = ir::pointer_tile_type(o.elem);
  pointer.ptr_attr = ir::ptr_attribute::multicast;
  ir::type const number = ir::tile_type(index_element());
  std::vector<std::int64_t> shape, strides(o.rank, ir::dynamic);
  std::vector<value> extents, steps(o.rank, ir::no_value);
  for (int a = 0; a < o.rank; ++a) {
    auto const& constant = t.constant[static_cast<std::size_t>(a)];
    shape.push_back(constant.value_or(ir::dynamic));
    if (!constant) extents.push_back(t.extents[static_cast<std::size_t>(a)]);
  }
  strides.back() = 1;
  value step = scalar_constant(index_element(), 1);
  for (int a = o.rank - 2; a >= 0; --a) {
    value const extent = extent_of(p, a + 1, index_element());
    step = a == o.rank - 2 ? extent
                           : b_.make(opcode::muli, {step, extent}, number, {{ir::attr::overflow, {std::int64_t{0}}}});
    steps[static_cast<std::size_t>(a)] = step;
  }
  std::vector<value> operands{b_.make(opcode::ptr_to_ptr, {operand(i, 0)}, pointer)};
  operands.insert(operands.end(), extents.begin(), extents.end());
  operands.insert(operands.end(), steps.begin(), steps.end() - 1);
  ir::type of = ir::tensor_view_type(o.elem, shape, strides);
  of.ptr_attr = ir::ptr_attribute::multicast;
  value const whole = b_.make(opcode::make_tensor_view, operands, of, {},
                              {1, static_cast<std::int32_t>(extents.size()), o.rank - 1});
  std::vector<std::int32_t> tile;
  for (int a = 0; a < o.rank; ++a) tile.push_back(static_cast<std::int32_t>(o.dim(a)));
  bool const load = o.code == opcode::multimem_load_reduce_view_tko;
  return b_.make(opcode::make_partition_view, {whole},
                 ir::partition_view_type(of, tile, load ? std::optional(ir::padding::zero) : std::nullopt));
}

void lowering::multicast_access(int i) {
  ir::op const& o = f_[i];
  bool const load = o.code == opcode::multimem_load_reduce_view_tko;
  std::vector<value> operands{multicast_view(i)};
  for (int k = 1; k < o.count; ++k) operands.push_back(operand(i, k));
  std::vector<std::int32_t> groups{1, o.rank, 0};
  if (!load) groups.insert(groups.begin(), 1);
  std::vector<std::pair<ir::attr, ir::attribute>> how;
  if (o.code != opcode::multimem_store_view_tko)
    how.emplace_back(ir::attr::reduction, ir::attribute{static_cast<std::int64_t>(reduction_of(o.mode))});
  value const v = in_order(i, std::move(operands), std::move(groups), std::move(how), load);
  if (load) at(i).v = loaded_once(v);
}

}  // namespace tw::lower
