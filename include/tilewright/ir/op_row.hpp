// What a row of the operation table says (op_table.hpp).
#pragma once
#include <cstdint>
#include <string_view>

#include <tilewright/ir/attributes.hpp>
#include <tilewright/ir/opcode.hpp>

namespace tw::ir {

// How an attribute is stored in bytecode.
enum class attr_form : std::uint8_t {
  none,            // no attribute: ends the list of a row
  unit,            // present or not: only its flag bit
  choice,          // an enumeration, varint
  integer,         // varint
  boolean,         // one byte
  string,          // index of a string
  i32_array,
  bool_array,
  dense,           // index of a constant
  array,           // count, then self-contained attributes
  dictionary,      // hints: a dictionary without its tag
  self_contained   // tag and payload
};

struct attr_row {
  attr name = attr::rounding_mode;
  attr_form form = attr_form::none;
  std::uint8_t since = 1;     // minor version: the field is written for versions 13.since and later only
  std::int8_t bit = -1;       // optional: the bit of the flags word that announces it
  bool required = false;      // an operation without it is malformed; otherwise absent means `otherwise`
  std::uint8_t otherwise = 0; // default of choices and booleans
};

enum class arity : std::uint8_t { one, optional, many };

struct operand_row {
  const char* name = nullptr; // null: ends the list of a row
  arity count = arity::one;
  std::int8_t bit = -1;       // optional operands of segmented operations: their bit in the flags word
  std::uint8_t since = 1;
};

enum class effect : std::uint8_t {
  pure,       // may be dropped, merged and hoisted
  unsafe,     // no effect on memory, but undefined for some operands: not to be executed speculatively
  reads,
  writes,
  updates,
  allocates,
  other       // output, assertions, assumptions, synchronisation, control flow
};

// Who makes the operation.
enum class front_end : std::uint8_t {
  language,   // a function or operator that kernels write
  lowering,   // views, tokens, control flow, index arithmetic: the library itself
  to_come     // no front end yet
};

inline constexpr int many_results = -1;

struct op_row {
  opcode code = opcode::count_;
  std::string_view name;            // as Tile IR spells it; traced operations: the name in dumps
  std::string_view doc;             // one line
  std::uint16_t number = 0;         // opcode in bytecode; no_number: never in the body of a function
  std::uint8_t since = 1;           // first minor version
  std::int8_t results = 1;          // or many_results
  attr_row attributes[4] = {};      // in the order in which they are written
  operand_row operands[5] = {};     // operand groups in order
  bool segmented = false;           // operand groups are written one by one, each with its own count
  std::uint8_t results_since = 1;   // older versions have no result
  std::uint8_t regions = 0;
  bool terminator = false;
  effect effects = effect::pure;
  front_end made_by = front_end::language;
};

inline constexpr std::uint16_t no_number = 0xFFFF;

constexpr int attribute_count(op_row const& r) {
  int n = 0;
  while (n < 4 && r.attributes[n].form != attr_form::none) ++n;
  return n;
}

constexpr int operand_groups(op_row const& r) {
  int n = 0;
  while (n < 5 && r.operands[n].name != nullptr) ++n;
  return n;
}

// Whether some operand group may have more or less than one operand.
constexpr bool flexible_operands(op_row const& r) {
  for (auto const& o : r.operands)
    if (o.name != nullptr && o.count != arity::one) return true;
  return false;
}

// Whether the number of results is written: operations with a variadic operand group or a variable result list.
constexpr bool counted_results(op_row const& r) {
  for (auto const& o : r.operands)
    if (o.name != nullptr && o.count == arity::many) return true;
  return r.results == many_results;
}

// First minor version with a flags word, 0 if the operation never has one.
constexpr int flags_since(op_row const& r) {
  int since = 0;
  for (auto const& a : r.attributes)
    if (a.form != attr_form::none && a.bit >= 0 && (since == 0 || a.since < since)) since = a.since;
  for (auto const& o : r.operands)
    if (o.name != nullptr && o.bit >= 0 && (since == 0 || o.since < since)) since = o.since;
  return since;
}

// ---- shorthand for the rows

constexpr attr_row flag(attr a, int bit, int since = 1) {
  return {a, attr_form::unit, static_cast<std::uint8_t>(since), static_cast<std::int8_t>(bit), false, 0};
}
// An enumeration with a default, written inline.
constexpr attr_row choice(attr a, int otherwise, int since = 1) {
  return {a, attr_form::choice, static_cast<std::uint8_t>(since), -1, false, static_cast<std::uint8_t>(otherwise)};
}
constexpr attr_row required(attr a, attr_form f = attr_form::choice) { return {a, f, 1, -1, true, 0}; }
constexpr attr_row optional_attr(attr a, attr_form f, int bit) {
  return {a, f, 1, static_cast<std::int8_t>(bit), false, 0};
}
constexpr operand_row optional_operand(const char* name, int bit = -1, int since = 1) {
  return {name, arity::optional, static_cast<std::int8_t>(bit), static_cast<std::uint8_t>(since)};
}
constexpr operand_row many(const char* name) { return {name, arity::many, -1, 1}; }

}  // namespace tw::ir
