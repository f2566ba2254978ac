// Pieces of the verifier.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <vector>

#include <tilewright/ir/module.hpp>
#include <tilewright/ir/op_table.hpp>

#include "tile_ir/groups.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {

// Element classes of the format reference, 2.2.
bool any_int(element);
bool base_float(element);
bool any_float(element);
bool number(element);

// What is wrong with a type; empty if nothing.
std::string type_fault(ir::type const&);
// What the official verifier takes of a sound type and should not.
std::string type_advice(ir::type const&);
// What is wrong with the buffer of a constant of this tile type.
std::string constant_fault(ir::type const&, std::vector<std::uint8_t> const&);
// What is wrong with hints of an entry (`code` null) or of an operation.
std::string hints_fault(ir::dictionary_attr const&, ir::opcode const* code);
bool is_utf8(std::string_view);

// One operation whose structure is sound, with the operations around it, innermost last.
struct rule_input {
  ir::module const& module;
  ir::entry const& entry;
  ir::operation const& op;
  std::span<ir::operation const* const> parents;
  operand_groups groups;
  std::function<void(std::string, bool of_format)> report;

  void fail(std::string message) const { report(std::move(message), true); }
  void advise(std::string message) const { report(std::move(message), false); }  // a rule of ours

  ir::type const& type(ir::value v) const { return entry.types[static_cast<std::size_t>(v)]; }
  ir::type const& in(std::size_t i) const { return type(op.operands[i]); }
  ir::type const& out(std::size_t i) const { return type(op.results[i]); }
  std::span<const ir::value> members(std::string_view group) const;
  std::int64_t choice(ir::attr a) const {
    auto const* f = ir::field(ir::row(op.code), a);
    return ir::integer(op, a, f == nullptr ? 0 : f->otherwise);
  }
  // Fails with the text unless the condition holds; gives the condition.
  bool expect(bool condition, std::string const& otherwise) const {
    if (!condition) fail(otherwise);
    return condition;
  }
};

bool is_tile(ir::type const&, bool (*element_class)(element));  // of numbers, not pointers
bool is_scalar(ir::type const&, bool (*element_class)(element));
bool is_tile_view(ir::type const&);
// Type of the tile that a view gives.
ir::type tile_of(ir::type const& view);

// By family; each looks only at its own operations and says whether the operation was one of them.
bool check_arithmetic(rule_input const&);
bool check_conversion(rule_input const&);
bool check_shape(rule_input const&);
bool check_mma(rule_input const&);
bool check_memory(rule_input const&);
bool check_atomic(rule_input const&);
bool check_control(rule_input const&);
bool check_misc(rule_input const&);

// Undefined operands, wrong counts, missing or malformed attributes, blocks without terminators.
void check_structure(ir::entry const&, std::vector<diagnostic>&);

// Locations of an entry: scopes that do not lead to its own subprogram.
void check_debug(ir::module const&, ir::entry const&, std::vector<diagnostic>&);
// The records themselves: references that do not point backwards, or at a record of the wrong kind.
void check_debug_records(ir::module const&, std::vector<diagnostic>&);

}  // namespace tw::tile_ir
