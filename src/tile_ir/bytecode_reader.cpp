#include "tile_ir/bytecode_reader.hpp"

#include "tile_ir/function_reader.hpp"
#include "tile_ir/sections.hpp"

namespace tw::tile_ir {
namespace {

void read_globals(byte_reader in, read_tables& t, version v, ir::module& m, file_places& places) {
  for (std::size_t n = in.count("globals", 4); n > 0; --n) {
    ir::global g;
    places.globals.push_back(in.offset());
    g.name = t.string(in);
    g.type_ = t.type(in);
    g.bytes = t.constant(in);
    g.alignment = in.varint("an alignment");
    if (v.minor >= 3) {
      g.visibility_ = in.varint("a visibility") != 0 ? ir::visibility::private_ : ir::visibility::public_;
      g.constant = in.varint("the constant flag") != 0;
    }
    m.globals.push_back(std::move(g));
  }
}

// What stands between the flags and the body of a function.
void read_function_attributes(byte_reader& in, lookup const& l, version v, std::uint8_t flags, ir::entry& e) {
  bool const hints = v.minor >= 5 || (flags & (kernel_flag | hints_flag)) == (kernel_flag | hints_flag);
  if (hints) {
    std::size_t const where = in.offset();
    if (in.varint("optimization hints") != hints_tag)
      refuse(where, "the optimization hints of '" + e.name + "' do not have tag 11");
    e.hints = read_dictionary(in, l);
  }
  if (v.minor < 5) return;
  std::size_t const where = in.offset();
  auto const attributes = read_self_contained(in, l);
  auto const* array = std::get_if<ir::array_attr>(&attributes.data);
  if (array == nullptr) refuse(where, "argument attributes that are no array");
  for (auto const& a : array->values) {
    auto const* d = std::get_if<ir::dictionary_attr>(&a.data);
    if (d == nullptr || !d->values.empty()) refuse(where, "argument attributes are not supported");
  }
}

}  // namespace

bool has_preview(std::span<const std::uint8_t> file) { return read_sections(file).preview; }

version version_of(std::span<const std::uint8_t> file) { return read_sections(file).v; }

ir::module read(std::span<const std::uint8_t> file, file_places* places) {
  file_places unused;
  if (places == nullptr) places = &unused;
  *places = {};
  sections const s = read_sections(file);
  read_tables t(s);
  lookup const l = t.attributes();
  ir::module m;
  if (s.parts[producer_section]) {
    byte_reader in = *s.parts[producer_section];
    m.producer = t.string(in);
  }
  if (s.parts[global_section]) read_globals(*s.parts[global_section], t, s.v, m, *places);
  auto const locations = read_debug(s, t, m);

  byte_reader in = *s.parts[function_section];
  for (std::size_t n = in.count("functions", 5); n > 0; --n) {
    std::size_t const where = in.offset();
    ir::entry e;
    auto& offsets = places->entries.emplace_back();
    offsets.start = where;
    e.name = t.string(in);
    ir::type const signature = t.type(in);
    if (signature.kind != ir::type_kind::function) refuse(where, "the signature of '" + e.name + "' is no function");
    std::uint8_t const flags = in.u8("function flags");
    if ((flags & kernel_flag) == 0) refuse(where, "'" + e.name + "' is no kernel; other functions are not supported");
    if ((flags & private_flag) != 0) refuse(where, "the kernel '" + e.name + "' is private");
    if (s.v.minor >= 5 && (flags & ~kernel_flag) != 0) refuse(where, "unknown flags of the kernel '" + e.name + "'");
    if (!signature.outputs.empty()) refuse(where, "the kernel '" + e.name + "' has results");
    std::uint64_t const location = in.varint("a function location");
    if (location > locations.functions.size()) refuse(where, "the location of '" + e.name + "' does not exist");
    read_function_attributes(in, l, s.v, flags, e);
    std::size_t const length = in.count("the length of a body");
    auto const* lines = location == 0 ? nullptr : &locations.functions[static_cast<std::size_t>(location - 1)];
    if (lines != nullptr) e.where = lines->front();
    read_body(in.part(length, "a body"), t, s.v, s.preview, signature.inputs, lines, e, offsets.operations);
    m.entries.push_back(std::move(e));
  }
  return m;
}

}  // namespace tw::tile_ir
