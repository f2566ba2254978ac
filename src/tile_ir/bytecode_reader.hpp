// Reads bytecode of versions 13.1 to 13.5. The inverse of the writer; attributes are stored as they are in the file.
#pragma once
#include <cstdint>
#include <span>

#include <tilewright/ir/module.hpp>

#include "tile_ir/version.hpp"

namespace tw::tile_ir {

// Throws tw::error (usage) with the absolute offset for everything that is no well-formed file. What is read need not
// be a legal program: ask the verifier. Of debug information, files, lines and columns are kept.
ir::module read(std::span<const std::uint8_t>);

// The version that the header states.
version version_of(std::span<const std::uint8_t>);

}  // namespace tw::tile_ir
