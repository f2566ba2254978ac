// Operand groups of an operation: which operands belong to which group of its row.
#pragma once
#include <array>
#include <span>

#include <tilewright/ir/module.hpp>
#include <tilewright/ir/op_table.hpp>

namespace tw::tile_ir {

struct operand_groups {
  std::array<int, 5> sizes{};
  int count = 0;         // groups of the row
  bool legal = false;    // the sizes fit the row and add up to the operands
};

// `groups` may be left empty by the maker of an operation when at most one group is optional or variadic.
operand_groups groups_of(ir::operation const&);

// The operands of group `g`.
std::span<const ir::value> group(ir::operation const&, operand_groups const&, int g);

}  // namespace tw::tile_ir
