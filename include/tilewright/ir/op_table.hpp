// The operation table: one row for each opcode, read by verifiers, printers, bytecode writer and reader, executors and
// the generated reference. Cheap to include: constant data and a table of pointers.
#pragma once
#include <tilewright/ir/op_row.hpp>
#include <tilewright/ir/op_rows_arithmetic.hpp>
#include <tilewright/ir/op_rows_memory.hpp>
#include <tilewright/ir/op_rows_tile.hpp>
#include <tilewright/ir/op_rows_traced.hpp>

namespace tw::ir {

struct op_table {
  op_row const* rows[opcode_count] = {};
};

consteval op_table make_op_table() {
  op_table t;
  auto const add = [&t](op_row const& r) {
    auto& slot = t.rows[static_cast<int>(r.code)];
    if (slot != nullptr) throw "an opcode has two rows";
    slot = &r;
  };
  for (auto const& r : arithmetic_rows) add(r);
  for (auto const& r : tile_rows) add(r);
  for (auto const& r : memory_rows) add(r);
  for (auto const& r : traced_rows) add(r);
  for (auto const* r : t.rows)
    if (r == nullptr) throw "an opcode has no row";
  return t;
}

inline constexpr op_table op_rows = make_op_table();

constexpr op_row const& row(opcode c) { return *op_rows.rows[static_cast<int>(c)]; }

// The row's field for an attribute, or null when operations of this kind do not have it.
constexpr attr_row const* field(op_row const& r, attr name) {
  for (auto const& a : r.attributes)
    if (a.form != attr_form::none && a.name == name) return &a;
  return nullptr;
}

}  // namespace tw::ir
