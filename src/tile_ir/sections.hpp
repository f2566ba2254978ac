// The sections of a bytecode file that is being read, with its tables.
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <tilewright/ir/module.hpp>

#include "tile_ir/attribute_codec.hpp"
#include "tile_ir/container.hpp"
#include "tile_ir/version.hpp"

namespace tw::tile_ir {

struct sections {
  version v;
  bool preview = false;
  std::array<std::optional<byte_reader>, section_count> parts;
};

// Header and section table. The last of several sections with one id counts.
sections read_sections(std::span<const std::uint8_t> file);

// Strings, types and constants by index.
class read_tables {
 public:
  explicit read_tables(sections const&);

  std::string string(byte_reader& index) const;
  ir::type type(byte_reader& index);       // types are decoded when they are used, as the official reader does
  std::vector<std::uint8_t> constant(byte_reader& index) const;
  lookup attributes();

 private:
  byte_reader item(std::vector<byte_reader> const&, byte_reader& index, char const* what) const;
  ir::type decode(byte_reader, int depth);
  ir::type type_number(byte_reader& index, int depth);
  ir::type view(byte_reader&, ir::type_kind, int depth);

  version v_;
  std::vector<byte_reader> strings_, types_, constants_;
  std::map<std::size_t, ir::type> decoded_;
};

// Locations of the debug section: for each function number, one location for the function and one per operation.
struct read_locations {
  std::vector<std::vector<ir::location>> functions;
};
// Fills `files` and `debug` of the module.
read_locations read_debug(sections const&, read_tables&, ir::module&);

}  // namespace tw::tile_ir
