// A bytecode file as text, the way NVIDIA's `tileirdisasm` prints it.
#pragma once
#include <cstdint>
#include <span>
#include <string>

#include <tilewright/ir/module.hpp>

#include "tile_ir/printer.hpp"

namespace tw::tile_ir {

// Reads a file and verifies it by the rules of the format; what only rules of ours forbid (misspelt hints, say) is let
// through. Throws `refusal` (refusal.hpp) with the offset of the first fault.
ir::module read_legal(std::span<const std::uint8_t>);

std::string disassemble(std::span<const std::uint8_t>, print_options = {});

}  // namespace tw::tile_ir
