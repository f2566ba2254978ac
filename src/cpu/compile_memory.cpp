// Views of tensors, and block coordinates.
#include <algorithm>
#include <cstring>
#include <string>

#include "cpu/compiler.hpp"
#include "cpu/steps.hpp"

namespace tw::cpu {
namespace {

using ir::opcode;

std::uint64_t padding_bits(element e, std::optional<ir::padding> pad) {
  if (!pad || !is_float(e) || *pad == ir::padding::zero) return 0;
  std::uint64_t sign = 0, infinity = 0, quiet = 0;
  switch (e) {
    case element::f16: sign = 0x8000, infinity = 0x7C00, quiet = 0x0200; break;
    case element::bf16: sign = 0x8000, infinity = 0x7F80, quiet = 0x0040; break;
    case element::e4m3: sign = 0x80, infinity = quiet = 0x7F; break;  // without infinities: NaN
    case element::e5m2: sign = 0x80, infinity = 0x7C, quiet = 0x02; break;
    case element::f64: sign = 1ULL << 63, infinity = 0x7FFULL << 52, quiet = 1ULL << 51; break;
    default: sign = 0x80000000U, infinity = 0x7F800000U, quiet = 0x00400000U; break;
  }
  switch (*pad) {
    case ir::padding::neg_zero: return sign;
    case ir::padding::nan: return infinity | quiet;
    case ir::padding::pos_inf: return infinity;
    default: return sign | infinity;
  }
}

bool is_view(ir::type const& t) {
  return t.kind == ir::type_kind::partition_view || t.kind == ir::type_kind::strided_view ||
         t.kind == ir::type_kind::gather_scatter_view;
}

// Elements from one index to the next. Gathers count elements along all axes, as the assembler takes them
// (docs/known-assembler-faults.md).
std::int64_t step_of(ir::type const& view, std::size_t axis) {
  if (view.kind == ir::type_kind::gather_scatter_view) return 1;
  return view.kind == ir::type_kind::strided_view ? view.traversal.at(axis) : view.tile.at(axis);
}
int tensor_axis(ir::type const& view, std::size_t axis) {
  return view.dim_map.empty() ? static_cast<int>(axis) : view.dim_map.at(axis);
}

}  // namespace

void compiler::make_view(ir::operation const& op) {
  ir::type const& type = type_of(op.results[0]);
  if (type.shape.size() > 16) unsupported(op, "has views of at most 16 axes on the CPU");
  steps::view_maker plan;
  std::size_t next_operand = 1;
  for (auto const* list : {&type.shape, &type.strides})
    for (auto n : *list) {
      if (n != ir::dynamic) {
        plan.words.push_back({n, 0, 0});
        continue;
      }
      tile const& t = operand(op, next_operand++);
      plan.words.push_back({0, place(t), t.bytes});
    }
  tile const out = fresh(type);
  emit(steps::make_view, &out, {&operand(op, 0)}).data = own(std::move(plan));
  define(op.results[0], out);
}

void compiler::view_shape(ir::operation const& op) {
  ir::type const& view = type_of(op.operands[0]);
  for (std::size_t k = 0; k < op.results.size(); ++k) {
    tile const out = fresh(type_of(op.results[k]));
    instruction& i = emit(steps::view_extent, &out, {&operand(op, 0)});
    i.flag = is_view(view) ? tensor_axis(view, k) : static_cast<std::int32_t>(k);
    i.size = is_view(view) ? step_of(view, k) : 1;
    define(op.results[k], out);
  }
}

// The tile of a view that an operation names by its operands.
steps::view_access compiler::access_of(ir::operation const& op, std::size_t view_operand, std::size_t first_index) {
  ir::type const& view = type_of(op.operands[view_operand]);
  if (!is_view(view)) illegal(op, "no tile view");
  steps::view_access plan;
  plan.rank = static_cast<int>(view.tile.size());
  for (std::size_t k = 0; k < view.tile.size(); ++k) {
    tile const& index = operand(op, first_index + k);
    if (view.kind == ir::type_kind::gather_scatter_view && static_cast<int>(k) == view.sparse_dim) {
      tile const positions = dense(index);
      plan.sparse_index = place(positions);
      plan.sparse_bytes = positions.bytes;
      plan.sparse_axis = view.sparse_dim;
      plan.index.push_back(plan.sparse_index);
    } else {
      plan.index.push_back(place(index));
      plan.index_bytes = index.bytes;
    }
    plan.tile.push_back(view.tile[k]);
    plan.step.push_back(step_of(view, k));
    plan.axis.push_back(tensor_axis(view, k));
  }
  plan.bytes = bytes_of(view.elem);
  if (info(view.elem).bytes == 0) unsupported(op, "has no packed elements on the CPU yet");
  plan.pad = padding_bits(view.elem, view.pad);
  plan.truth = view.elem == element::i1;
  return plan;
}

// Of multicast memory there is one copy: reduced over all copies it is what it is.
void compiler::load_or_store_view(ir::operation const& op) {
  bool const everywhere = op.code == opcode::multimem_store_view_tko;
  bool const store = everywhere || op.code == opcode::store_view_tko;
  std::size_t const view = store && !everywhere ? 1 : 0;
  steps::view_access plan = access_of(op, view, store ? 2 : 1);
  if (store) {
    tile const value = dense(operand(op, 1 - view));
    emit(steps::store_view, nullptr, {&operand(op, view), &value}).data = own(std::move(plan));
    return define(op.results[0], fresh(type_of(op.results[0])));
  }
  tile const out = fresh(type_of(op.results[0]));
  emit(steps::load_view, &out, {&operand(op, 0)}).data = own(std::move(plan));
  define(op.results[0], out);
  if (op.results.size() > 1) define(op.results[1], fresh(type_of(op.results[1])));
}

void compiler::update_view(ir::operation const& op) {
  steps::view_access at = access_of(op, 0, 1);
  tile const value = dense(operand(op, 1 + at.tile.size()));
  steps::atomic_access const how = update_of(op, value);
  emit(steps::update_view, nullptr, {&operand(op, 0), &value}).data = own(steps::view_update{std::move(at), how});
  define(op.results[0], fresh(type_of(op.results[0])));
}

void compiler::update_copies(ir::operation const& op) {
  auto const mode = [&] {
    using enum ir::multimem_reduction;
    switch (static_cast<ir::multimem_reduction>(choice(op, ir::attr::reduction))) {
      case add: return is_float(type_of(op.operands[1]).elem) ? ir::atomic_mode::addf : ir::atomic_mode::add;
      case min: return ir::atomic_mode::min;
      case max: return ir::atomic_mode::max;
      case and_: return ir::atomic_mode::and_;
      case or_: return ir::atomic_mode::or_;
      case xor_: return ir::atomic_mode::xor_;
      case umin: return ir::atomic_mode::umin;
      case umax: return ir::atomic_mode::umax;
    }
    illegal(op, "no such reduction");
  };
  tile const value = dense(operand(op, 1));
  steps::atomic_access const how{mode(), value.elem,
                                 static_cast<ir::memory_order>(choice(op, ir::attr::memory_ordering))};
  if (value.bytes < (how.mode == ir::atomic_mode::addf ? 2 : 4))
    unsupported(op, "is not defined for elements of type " + std::string(info(value.elem).name));
  emit(steps::update_view, nullptr, {&operand(op, 0), &value}).data = own(steps::view_update{access_of(op, 0, 2), how});
  define(op.results[0], fresh(type_of(op.results[0])));
}

// Memory of the worker's arena, for as long as the program runs.
void compiler::scratch(ir::operation const& op) {
  ir::type const& t = type_of(op.results[0]);
  tile const memory = fresh(element::i8, 1,
                            std::max<std::int64_t>(ir::integer(op, ir::attr::num_elem), 1) * bytes_of(t.elem));
  ++buffers_[static_cast<std::size_t>(memory.buffer)].holds;
  tile const out = fresh(t);
  emit(steps::address, &out, {&memory});
  define(op.results[0], out);
}

// Constants lie beside the program.
void compiler::table(ir::operation const& op) {
  std::string const& name = std::get<ir::string_attr>(ir::find(op, ir::attr::name)->data).value;
  for (ir::global const& g : module_.globals) {
    if (g.name != name) continue;
    auto* const bytes = own(std::vector<std::uint64_t>((g.bytes.size() + 7) / 8));
    std::memcpy(bytes->data(), g.bytes.data(), g.bytes.size());
    return define(
      op.results[0],
      fixed_integer(element::i64, static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(bytes->data()))));
  }
  illegal(op, "no such variable");
}

bool compiler::memory_op(ir::operation const& op) {
  switch (op.code) {
    case opcode::make_tensor_view: return make_view(op), true;
    case opcode::make_partition_view:
    case opcode::make_strided_view:
    case opcode::make_gather_scatter_view: return alias(op.results[0], operand(op, 0)), true;
    case opcode::get_tensor_shape:
    case opcode::get_index_space_shape: return view_shape(op), true;
    case opcode::load_view_tko:
    case opcode::store_view_tko:
    case opcode::multimem_load_reduce_view_tko:
    case opcode::multimem_store_view_tko: return load_or_store_view(op), true;
    case opcode::atomic_red_view_tko: return update_view(op), true;
    case opcode::multimem_reduce_view_tko: return update_copies(op), true;
    // Operations of a block run in program order, so tokens have nothing to say; they are values without content.
    case opcode::make_token:
    case opcode::join_tokens:
    case opcode::memory_fence_alias_tko:
    case opcode::gdc_wait_tko:
    case opcode::gdc_launch_dependents_tko: return define(op.results[0], fresh(type_of(op.results[0]))), true;
    case opcode::alloca_: return scratch(op), true;
    case opcode::get_global: return table(op), true;
    case opcode::get_tile_block_id:
    case opcode::get_num_tile_blocks:
      for (std::size_t k = 0; k < op.results.size(); ++k) {
        tile const out = fresh(type_of(op.results[k]));
        emit(op.code == opcode::get_tile_block_id ? steps::block_id : steps::block_count, &out)
          .flag = static_cast<std::int32_t>(k);
        define(op.results[k], out);
      }
      return true;
    default: return false;
  }
}

}  // namespace tw::cpu
