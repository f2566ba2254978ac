// Text of one operation without regions: what follows the `=`.
#pragma once
#include <string>

#include <tilewright/ir/module.hpp>

#include "tile_ir/groups.hpp"
#include "tile_ir/value_names.hpp"

namespace tw::tile_ir {

// An operation with its surroundings, and the small pieces that its text is made of.
struct op_view {
  ir::entry const& entry;
  value_names const& names;
  ir::operation const& op;
  operand_groups groups;

  std::string name(ir::value v) const { return names.use[static_cast<std::size_t>(v)]; }
  ir::type const& type(ir::value v) const { return entry.types[static_cast<std::size_t>(v)]; }
  std::string type_text(ir::value v) const;
  std::string operand(std::size_t i) const { return name(op.operands[i]); }
  std::string operand_type(std::size_t i) const { return type_text(op.operands[i]); }
  std::string result_type(std::size_t i) const { return type_text(op.results[i]); }
  std::string names_of(std::span<const ir::value>) const;
  std::string types_of(std::span<const ir::value>) const;
  std::string operands() const { return names_of(op.operands); }
  std::string operand_types() const { return types_of(op.operands); }
  std::string result_types() const { return types_of(op.results); }
  std::string choice(ir::attr) const;   // the spelling of an enumeration, its default when absent
};

std::string op_text(op_view const&);
std::string memory_op_text(op_view const&);  // views, loads, stores, atomics, multimem

}  // namespace tw::tile_ir
