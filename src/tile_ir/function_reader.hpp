// Reads the instruction stream of one entry.
#pragma once
#include "tile_ir/sections.hpp"

namespace tw::tile_ir {

// Appends parameters, operations and value types to `e`. `places`: the entry's own location, then one per operation.
void read_body(byte_reader body, read_tables&, version, bool preview, std::vector<ir::type> const& parameters,
               std::vector<ir::location> const* places, ir::entry& e);

}  // namespace tw::tile_ir
