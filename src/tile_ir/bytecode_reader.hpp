// Reads bytecode of versions 13.1 to 13.5. The inverse of the writer; attributes are stored as they are in the file.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <tilewright/ir/module.hpp>

#include "tile_ir/version.hpp"

namespace tw::tile_ir {

// Where things stand in a file: absolute offsets of what has the same index in the module.
struct file_places {
  struct entry {
    std::size_t start = 0;
    std::vector<std::size_t> operations;  // in pre-order, those of nested regions included
  };
  std::vector<std::size_t> globals;
  std::vector<entry> entries;
};

// Throws `refusal` (refusal.hpp) for everything that is no well-formed file. What is read need not be a legal program:
// ask the verifier.
ir::module read(std::span<const std::uint8_t>, file_places* = nullptr);

// Whether the header says that the file may hold preview operations.
bool has_preview(std::span<const std::uint8_t>);

// The version that the header states.
version version_of(std::span<const std::uint8_t>);

}  // namespace tw::tile_ir
