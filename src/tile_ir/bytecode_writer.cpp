#include "tile_ir/bytecode_writer.hpp"

#include <tilewright/runtime/error.hpp>

#include "tile_ir/attribute_codec.hpp"
#include "tile_ir/container.hpp"
#include "tile_ir/function_writer.hpp"

namespace tw::tile_ir {
namespace {

ir::type signature(ir::entry const& e) {
  ir::type t;
  t.kind = ir::type_kind::function;
  for (auto v : e.body.arguments) t.inputs.push_back(e.types.at(static_cast<std::size_t>(v)));
  return t;
}

bool holds_call(ir::block const& b) {
  for (auto const& op : b.operations) {
    if (op.code == ir::opcode::call) return true;
    for (auto const& r : op.regions)
      for (auto const& inner : r.blocks)
        if (holds_call(inner)) return true;
  }
  return false;
}

void write_global(byte_writer& out, tables& t, ir::global const& g) {
  out.varint(t.string(g.name));
  out.varint(t.type(g.type_));
  out.varint(t.constant(g.bytes));
  out.varint(g.alignment);
  if (t.v.minor >= 3) {
    out.varint(static_cast<int>(g.visibility_));
    out.varint(g.constant ? 1 : 0);
  } else if (g.visibility_ != ir::visibility::public_ || g.constant) {
    internal_fault("private and constant globals need bytecode version 13.3");
  }
}

void write_entry(byte_writer& out, tables& t, ir::entry const& e, debug_writer* debug) {
  bool const hints = e.hints && !e.hints->values.empty();
  out.varint(t.string(e.name));
  out.varint(t.type(signature(e)));
  out.u8(static_cast<std::uint8_t>(kernel_flag | (hints && t.v.minor < 5 ? hints_flag : 0)));
  out.varint(debug != nullptr ? debug->open(e) : 0);
  if (hints || t.v.minor >= 5) {
    out.varint(hints_tag);
    write_dictionary(out, t, hints ? *e.hints : ir::dictionary_attr{});
  }
  if (t.v.minor >= 5) {  // attributes of the arguments: none
    out.varint(array_tag);
    out.varint(0);
  }
  auto const body = write_body(e, t, debug);
  out.varint(body.size());
  out.raw(body);
}

void write_section(byte_writer& file, int id, std::uint64_t alignment, std::vector<std::uint8_t> const& payload) {
  bool const aligned = alignment > 1;
  file.u8(static_cast<std::uint8_t>(id | (aligned ? aligned_flag : 0)));
  file.varint(payload.size());
  if (aligned) {
    file.varint(alignment);
    file.pad(alignment);
  }
  file.raw(payload);
}

// Count, offsets of type `Offset`, and the items one after another.
template <class Offset>
std::vector<std::uint8_t> table(interned const& items, bool sized) {
  byte_writer data;
  std::vector<Offset> offsets;
  for (std::size_t i = 0; i < items.size(); ++i) {
    offsets.push_back(static_cast<Offset>(data.size()));
    if (sized) data.varint(items[i].size());
    data.raw(items[i]);
  }
  byte_writer out;
  out.varint(items.size());
  out.pad(sizeof(Offset));
  for (auto o : offsets) out.fixed(o);
  out.raw(data.bytes());
  return out.take();
}

}  // namespace

std::vector<std::uint8_t> write(ir::module const& m, version v, write_options options) {
  if (v < oldest_version || v > newest_version) internal_fault("there is no bytecode version " + text(v));
  tables t{.v = v, .strings = {}, .types = {}, .constants = {}};
  debug_writer debug(m, t);

  // Types are numbered as NVIDIA's writer does: signatures, globals, bodies.
  for (auto const& e : m.entries) t.type(signature(e));
  byte_writer globals;
  if (!m.globals.empty()) {
    globals.varint(m.globals.size());
    for (auto const& g : m.globals) write_global(globals, t, g);
  }
  byte_writer functions;
  functions.varint(m.entries.size());
  for (auto const& e : m.entries) write_entry(functions, t, e, options.locations ? &debug : nullptr);
  functions.pad(8);

  bool preview = false;
  for (auto const& e : m.entries) preview = preview || holds_call(e.body);
  byte_writer file;
  file.raw(std::span(magic));
  file.u8(major_version);
  file.u8(static_cast<std::uint8_t>(v.minor));
  file.fixed(static_cast<std::uint16_t>(preview ? preview_tag : 0));
  if (!m.globals.empty()) write_section(file, global_section, 1, globals.bytes());
  write_section(file, function_section, 8, functions.bytes());
  if (t.constants.size() > 0) write_section(file, constant_section, 8, table<std::uint64_t>(t.constants, true));
  if (!debug.empty()) write_section(file, debug_section, 8, debug.section());
  write_section(file, type_section, 4, table<std::uint32_t>(t.types, false));
  if (m.producer && v.minor >= 3) {
    byte_writer producer;
    producer.varint(t.string(*m.producer));
    write_section(file, producer_section, 1, producer.bytes());
  }
  write_section(file, string_section, 4, table<std::uint32_t>(t.strings, false));
  file.u8(end_section);
  return file.take();
}

}  // namespace tw::tile_ir
