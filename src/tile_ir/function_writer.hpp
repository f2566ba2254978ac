// The instruction stream of one entry (format reference, 1.9).
#pragma once
#include <tilewright/ir/module.hpp>

#include "tile_ir/debug_writer.hpp"
#include "tile_ir/tables.hpp"

namespace tw::tile_ir {

std::vector<std::uint8_t> write_body(ir::entry const&, tables&, debug_writer*);

}  // namespace tw::tile_ir
