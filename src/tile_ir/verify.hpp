// Is a module a legal Tile IR program? The rules of the format reference, sections 2.3, 3 and 5, and those that the
// assembler leaves out or answers without a reason.
#pragma once
#include <string>
#include <vector>

#include <tilewright/ir/module.hpp>

namespace tw::tile_ir {

struct diagnostic {
  std::string entry;  // name of the entry or global; empty: the module
  std::string operation;  // name of the operation; empty: the entry itself
  ir::location where;
  std::string message;
  ir::operation const* at = nullptr;  // in the module that was verified; null: the entry or global itself
  // Whether the official verifier refuses it too. False for rules of our own, against what the assembler would ignore
  // silently: a file that breaks only such a rule can be printed, but nothing like it is written.
  bool of_format = true;
};

std::string text(diagnostic const&);

// Everything that is wrong, in program order; empty for a legal module. Faults of structure (undefined operands,
// missing attributes, wrong counts) hide faults of types, which are looked for in sound modules only.
std::vector<diagnostic> verify(ir::module const&);

// What a legal module holds that the GPU `sm` (90 for sm_90) cannot do. 0 stands for any GPU.
std::vector<diagnostic> verify_target(ir::module const&, int sm);

}  // namespace tw::tile_ir
