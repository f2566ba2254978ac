// Reads the instruction stream of one entry.
#pragma once
#include "tile_ir/sections.hpp"

namespace tw::tile_ir {

// Appends parameters, operations and value types to `e`. `lines`: the entry's own location, then one per operation.
// `offsets` gets the absolute offset of each operation in pre-order.
void read_body(byte_reader body, read_tables&, version, bool preview, std::vector<ir::type> const& parameters,
               std::vector<ir::location> const* lines, ir::entry& e, std::vector<std::size_t>& offsets);

}  // namespace tw::tile_ir
