// Names of the values of an entry in text, by the rules of NVIDIA's disassembler (format reference, 6.7).
#pragma once
#include <string>
#include <vector>

#include <tilewright/ir/module.hpp>

namespace tw::tile_ir {

struct value_names {
  std::vector<std::string> use;   // by value: `%0`, `%tile`, `%for#1`
};

value_names name_values(ir::entry const&);

// What stands before the `=` of an operation: `%a, %b` or `%a:2`; empty without results.
std::string results_text(ir::operation const&, value_names const&);

}  // namespace tw::tile_ir
