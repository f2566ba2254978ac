// Attributes in bytecode (format reference, 1.11): the inline form, whose kind the row of the op table knows, and the
// self-contained form, which starts with a tag.
#pragma once
#include <functional>

#include <tilewright/ir/module.hpp>
#include <tilewright/ir/op_table.hpp>

#include "tile_ir/bytes.hpp"
#include "tile_ir/tables.hpp"

namespace tw::tile_ir {

enum attribute_tag : std::uint8_t {
  integer_tag = 1,
  float_tag,
  bool_tag,
  type_attr_tag,
  string_tag,
  array_tag,
  dense_tag,
  div_by_tag,
  same_elements_tag,
  dictionary_tag,
  hints_tag,
  bounded_tag
};

void write_inline(byte_writer&, tables&, ir::attr_row const&, ir::attribute const&);
void write_self_contained(byte_writer&, tables&, ir::attribute const&);
// Count and entries, sorted by key, without a tag.
void write_dictionary(byte_writer&, tables&, ir::dictionary_attr const&);

// What a reader needs to look up.
struct lookup {
  std::function<std::string(byte_reader&)> string;
  std::function<ir::type(byte_reader&)> type;
  std::function<std::vector<std::uint8_t>(byte_reader&)> constant;
};

ir::attribute read_inline(byte_reader&, lookup const&, ir::attr_row const&, version);
ir::attribute read_self_contained(byte_reader&, lookup const&, int depth = 0);
ir::dictionary_attr read_dictionary(byte_reader&, lookup const&, int depth = 0);

// Number of values of an enumeration attribute in a version.
int choice_count(ir::attr, version);

}  // namespace tw::tile_ir
