#include "tile_ir/op_text.hpp"
#include "tile_ir/text.hpp"

#include <algorithm>

#include <tilewright/runtime/error.hpp>

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;

// `acquire device`, `weak`
std::string order(op_view const& v) {
  std::string s = v.choice(attr::memory_ordering);
  if (ir::find(v.op, attr::memory_scope) != nullptr) s += " " + v.choice(attr::memory_scope);
  return s;
}

std::string hints_clause(op_view const& v) {
  auto const* stored = ir::find(v.op, attr::optimization_hints);
  return stored == nullptr ? "" : " optimization_hints = " + hints_text(std::get<ir::dictionary_attr>(stored->data));
}

std::string inbounds_clause(op_view const& v) {
  auto const* stored = ir::find(v.op, attr::inbounds);
  if (stored == nullptr) return "";
  auto const& flags = std::get<ir::bool_array_attr>(stored->data).values;
  if (std::find(flags.begin(), flags.end(), true) == flags.end()) return "";
  std::vector<std::string> parts;
  for (bool b : flags) parts.push_back(b ? "true" : "false");
  return " inbounds = [" + joined(parts) + "]";
}

// The operands of the group called `name`.
std::span<const ir::value> members(op_view const& v, std::string_view name) {
  auto const& r = ir::row(v.op.code);
  for (int g = 0; g < v.groups.count; ++g)
    if (r.operands[g].name == name) return group(v.op, v.groups, g);
  internal_fault("an operand group that the operation does not have");
}

std::string token_clause(op_view const& v, std::string_view equals) {
  auto const token = members(v, "token");
  return token.empty() ? "" : " token" + std::string(equals) + v.name(token[0]);
}

// One type if all are equal, else all of them.
std::string index_types(op_view const& v, std::span<const ir::value> indices) {
  bool const equal = std::all_of(indices.begin(), indices.end(),
                                 [&](auto i) { return v.type(i) == v.type(indices[0]); });
  return equal && !indices.empty() ? v.type_text(indices[0]) : v.types_of(indices);
}

std::string view_access(op_view const& v) {
  return v.name(members(v, "view")[0]) + "[" + v.names_of(members(v, "index")) + "]";
}

std::string view_types(op_view const& v) {
  auto const index = members(v, "index");
  return v.type_text(members(v, "view")[0]) + (index.empty() ? "" : ", " + index_types(v, index));
}

// Extents or strides: dynamic ones are operands, the others stand in the type.
std::string mixed(op_view const& v, std::vector<std::int64_t> const& fixed, std::span<const ir::value> given) {
  std::vector<std::string> parts;
  std::size_t next = 0;
  for (auto n : fixed)
    parts.push_back(n == ir::dynamic && next < given.size() ? v.name(given[next++]) : std::to_string(n));
  return "[" + joined(parts) + "]";
}

std::string tensor_view(op_view const& v) {
  auto const base = members(v, "base")[0];
  auto const shape = members(v, "dynamicShape");
  auto const strides = members(v, "dynamicStrides");
  auto const& t = v.type(v.op.results[0]);
  std::string types = v.type(base).ptr_attr ? v.type_text(base) : "";
  auto const dynamics = shape.empty() ? strides : shape;
  if (!dynamics.empty()) types += (types.empty() ? "" : ", ") + v.type_text(dynamics[0]);
  return "make_tensor_view " + v.name(base) + ", shape = " + mixed(v, t.shape, shape) +
         ", strides = " + mixed(v, t.strides, strides) + " : " + (types.empty() ? "" : types + " -> ") + text(t);
}

// Operands of pointer operations behind the first group, without the token.
std::string pointer_access(op_view const& v) {
  std::string names;
  auto const& r = ir::row(v.op.code);
  for (int g = 0; g < v.groups.count; ++g)
    if (std::string_view(r.operands[g].name) != "token")
      for (auto x : group(v.op, v.groups, g)) names += (names.empty() ? "" : ", ") + v.name(x);
  return names;
}

std::string pointer_types(op_view const& v, std::string_view skipped = "") {
  std::string types;
  auto const& r = ir::row(v.op.code);
  for (int g = 0; g < v.groups.count; ++g) {
    std::string_view const name = r.operands[g].name;
    if (name != "token" && name != skipped)
      for (auto x : group(v.op, v.groups, g)) types += (types.empty() ? "" : ", ") + v.type_text(x);
  }
  return types;
}

std::string reduction_clause(op_view const& v) {
  auto const kind = ir::integer(v.op, attr::reduction);
  if (kind == 0) return "";
  return " attributes {reduction = #cuda_tile.multimem_reduction_kind<" + std::string(spelling(attr::reduction, kind)) +
         ">}";
}

std::string multimem(op_view const& v) {
  std::string const head = std::string(ir::row(v.op.code).name);
  auto const view = members(v, "view")[0];
  auto const index = members(v, "index");
  auto const token = members(v, "token");
  bool const load = v.op.code == opcode::multimem_load_reduce_view_tko;
  std::string s = head + " " + order(v) + " " + v.name(view);
  if (!load) s += ", " + v.name(members(v, "tile")[0]);
  s += "[" + v.names_of(index) + "]" + token_clause(v, " = ");
  std::string const inbounds = inbounds_clause(v);
  s += (inbounds.empty() ? " " : inbounds) + reduction_clause(v) + " : " + v.type_text(view);
  if (!load) s += ", " + v.type_text(members(v, "tile")[0]);
  s += ", " + index_types(v, index);
  if (!token.empty()) s += ", token";
  return s + " -> " + v.result_types();
}

}  // namespace

std::string memory_op_text(op_view const& v) {
  auto const& op = v.op;
  std::string const head = std::string(ir::row(op.code).name);
  switch (op.code) {
    case opcode::make_tensor_view: return tensor_view(v);
    case opcode::make_partition_view:
    case opcode::make_strided_view:
    case opcode::make_gather_scatter_view: return head + " " + v.operand(0) + " : " + v.result_type(0);
    case opcode::get_tensor_shape:
    case opcode::get_index_space_shape:
      return head + " " + v.operand(0) + " : " + v.operand_type(0) + " -> " + v.result_type(0);
    case opcode::load_ptr_tko:
    case opcode::store_ptr_tko:
      return head + " " + order(v) + " " + pointer_access(v) + token_clause(v, "=") + hints_clause(v) + " : " +
             pointer_types(v) + " -> " + v.result_types();
    case opcode::load_view_tko:
      return head + " " + order(v) + " " + view_access(v) + token_clause(v, " = ") + hints_clause(v) +
             inbounds_clause(v) + " : " + view_types(v) + " -> " + v.result_types();
    case opcode::store_view_tko:
      return head + " " + order(v) + " " + v.name(members(v, "tile")[0]) + ", " + view_access(v) +
             token_clause(v, " = ") + hints_clause(v) + inbounds_clause(v) + " : " +
             v.type_text(members(v, "tile")[0]) + ", " + view_types(v) + " -> " + v.result_types();
    case opcode::atomic_rmw_tko: {
      auto const arg = members(v, "arg");
      auto const mask = members(v, "mask");
      return head + " " + order(v) + " " + v.name(members(v, "pointers")[0]) + ", " + v.choice(attr::mode) + ", " +
             v.name(arg[0]) + (mask.empty() ? "" : ", " + v.name(mask[0])) + token_clause(v, "=") + " : " +
             pointer_types(v) + " -> " + v.result_types();
    }
    case opcode::atomic_cas_tko:
      return head + " " + order(v) + " " + pointer_access(v) + token_clause(v, "=") + " : " + pointer_types(v, "val") +
             " -> " + v.result_types();
    case opcode::atomic_red_view_tko: {
      auto const value = members(v, "value")[0];
      return head + " " + order(v) + " " + view_access(v) + ", " + v.choice(attr::mode) + ", " + v.name(value) +
             token_clause(v, " = ") + inbounds_clause(v) + " : " + v.type_text(value) + ", " + view_types(v) + " -> " +
             v.result_types();
    }
    case opcode::alloca_:
      return head + " num_elem = " + std::to_string(ir::integer(op, attr::num_elem)) +
             ", alignment = " + std::to_string(ir::integer(op, attr::alignment)) +
             (ir::integer(op, attr::global) != 0 ? " global" : "") + " : " + v.result_type(0);
    case opcode::multimem_load_reduce_view_tko:
    case opcode::multimem_reduce_view_tko:
    case opcode::multimem_store_view_tko: return multimem(v);
    default: internal_fault("no text for operation '" + head + "'");
  }
}

}  // namespace tw::tile_ir
