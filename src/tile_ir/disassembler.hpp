// A bytecode file as text, the way NVIDIA's `tileirdisasm` prints it.
#pragma once
#include <cstdint>
#include <span>
#include <string>

#include <tilewright/ir/module.hpp>

namespace tw::tile_ir {

// Reads a file and verifies it by the rules of the format; what only rules of ours forbid (misspelt hints, say) is let
// through. Throws `refusal` (refusal.hpp) with the offset of the first fault.
ir::module read_legal(std::span<const std::uint8_t>);

struct disassemble_options {
  bool locations = false;  // as with -g
  bool preview = false;    // as with --preview=simt: files with preview contents are refused without
};
std::string disassemble(std::span<const std::uint8_t>, disassemble_options = {});

}  // namespace tw::tile_ir
