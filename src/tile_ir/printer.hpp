// Text of a module, character for character what `tileirdisasm` 13.5 prints for its bytecode.
#pragma once
#include <string>

#include <tilewright/ir/module.hpp>

namespace tw::tile_ir {

struct print_options {
  bool locations = false;  // as with -g: every operation ends in ` loc(...)`; meant for modules that were read
};

// The module's structure must be sound (verify.hpp): operands defined, groups legal, constants of the right size.
std::string print(ir::module const&, print_options = {});

}  // namespace tw::tile_ir
