// Text of a module, character for character what `tileirdisasm` 13.5 prints for its bytecode (without locations).
#pragma once
#include <string>

#include <tilewright/ir/module.hpp>

namespace tw::tile_ir {

// The module's structure must be sound (verify.hpp): operands defined, groups legal, constants of the right size.
std::string print(ir::module const&);

}  // namespace tw::tile_ir
