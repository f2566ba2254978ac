#include "tile_ir/disassembler.hpp"

#include "tile_ir/bytecode_reader.hpp"
#include "tile_ir/bytes.hpp"
#include "tile_ir/printer.hpp"
#include "tile_ir/refusal.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {
namespace {

constexpr std::size_t tag_offset = 10;  // of the header's tag

// Number of `wanted` in the block, in pre-order; `next` counts on over nested regions.
bool find_number(ir::block const& b, ir::operation const* wanted, std::size_t& next) {
  for (auto const& op : b.operations) {
    if (&op == wanted) return true;
    ++next;
    for (auto const& r : op.regions)
      for (auto const& inner : r.blocks)
        if (find_number(inner, wanted, next)) return true;
  }
  return false;
}

std::size_t offset_of(diagnostic const& d, ir::module const& m, file_places const& places) {
  std::size_t offset = 0;
  for (std::size_t i = 0; i < m.globals.size(); ++i)
    if (m.globals[i].name == d.entry) offset = places.globals[i];
  // Of several entries with the name, the last one is meant: that it is there again is the fault.
  for (std::size_t i = 0; i < m.entries.size(); ++i) {
    std::size_t number = 0;
    if (d.at != nullptr && find_number(m.entries[i].body, d.at, number)) return places.entries[i].operations[number];
    if (m.entries[i].name == d.entry) offset = places.entries[i].start;
  }
  return offset;
}

}  // namespace

ir::module read_legal(std::span<const std::uint8_t> file) {
  file_places places;
  ir::module m = read(file, &places);
  for (auto const& d : verify(m))
    if (d.of_format) throw refusal(offset_of(d, m, places), text(d));
  return m;
}

std::string disassemble(std::span<const std::uint8_t> file, disassemble_options options) {
  if (has_preview(file) && !options.preview) refuse(tag_offset, "preview contents are read with --preview=simt only");
  return print(read_legal(file), {.locations = options.locations});
}

}  // namespace tw::tile_ir
