#include "tile_ir/sections.hpp"

#include <algorithm>
#include <bit>

namespace tw::tile_ir {
namespace {

// The alignment that a section must at least have.
std::uint64_t least_alignment(int id) {
  switch (id) {
    case string_section:
    case type_section: return 4;
    case constant_section:
    case debug_section:
    case function_section: return 8;
    default: return 1;
  }
}

// Items of a table with offsets of type `Offset`: the data from each offset up to the next item's, or up to the next
// larger offset where offsets descend, which the format allows.
template <class Offset>
std::vector<byte_reader> read_items(std::optional<byte_reader> const& section, char const* what) {
  std::vector<byte_reader> items;
  if (!section) return items;
  byte_reader in = *section;
  std::size_t const n = in.count(what, sizeof(Offset));
  in.pad(sizeof(Offset));
  std::vector<std::pair<std::uint64_t, std::size_t>> offsets;  // and where each is in the file
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t const where = in.offset();
    offsets.emplace_back(in.fixed<Offset>(what), where);
  }
  std::vector<std::uint64_t> starts;
  for (auto const& o : offsets) starts.push_back(o.first);
  std::sort(starts.begin(), starts.end());
  for (std::size_t i = 0; i < n; ++i) {
    auto const [start, where] = offsets[i];
    if (start > in.remaining()) refuse(where, std::string("an offset past the end of the ") + what);
    std::uint64_t end = in.remaining();
    if (i + 1 < n) {
      auto const larger = std::upper_bound(starts.begin(), starts.end(), start);
      if (offsets[i + 1].first >= start) end = offsets[i + 1].first;
      else if (larger != starts.end()) end = *larger;
    }
    end = std::min<std::uint64_t>(end, in.remaining());
    byte_reader data = in;
    data.take(static_cast<std::size_t>(start), what);
    items.push_back(data.part(static_cast<std::size_t>(end - start), what));
  }
  return items;
}

}  // namespace

sections read_sections(std::span<const std::uint8_t> file) {
  byte_reader in(file, 0);
  auto const start = in.take(sizeof magic, "the magic number");
  if (!std::equal(start.begin(), start.end(), std::begin(magic))) refuse(0, "this is no Tile IR bytecode");
  sections out;
  int const major = in.u8("the version");
  out.v.minor = in.u8("the version");
  if (major != major_version || out.v < oldest_version || out.v > newest_version)
    refuse(8, "version " + std::to_string(major) + "." + std::to_string(out.v.minor) + " is not among 13.1 .. 13.5");
  auto const tag = in.fixed<std::uint16_t>("the version tag");
  if ((tag & ~preview_tag) != 0) refuse(10, "unknown bits in the version tag");
  out.preview = tag == preview_tag;
  if (out.preview && out.v != newest_version) refuse(10, "preview contents are legal in the newest version only");

  for (;;) {
    std::size_t const where = in.offset();
    std::uint8_t const id = in.u8("a section");
    if (id == end_section) break;
    int const number = id & ~aligned_flag;
    if (number >= section_count || number == end_section) refuse(where, "unknown section " + std::to_string(number));
    std::uint64_t const length = in.varint("a section length");
    std::uint64_t alignment = 1;
    if ((id & aligned_flag) != 0) {
      alignment = in.varint("a section alignment");
      if (!std::has_single_bit(alignment)) refuse(where, "a section alignment that is no power of two");
      while (in.offset() % alignment != 0) in.u8("padding");
    }
    if (alignment % least_alignment(number) != 0)
      refuse(where,
             "section " + std::to_string(number) + " needs an alignment of " + std::to_string(least_alignment(number)));
    if (length > in.remaining())
      refuse(where,
             "a section of " + std::to_string(length) + " bytes where " + std::to_string(in.remaining()) + " are left");
    out.parts[static_cast<std::size_t>(number)] = in.part(static_cast<std::size_t>(length), "a section");
  }
  if (!in.done()) in.fail("bytes after the end");
  for (int id : {string_section, function_section})
    if (!out.parts[static_cast<std::size_t>(id)]) in.fail("section " + std::to_string(id) + " is missing");
  return out;
}

read_tables::read_tables(sections const& s) : v_(s.v) {
  strings_ = read_items<std::uint32_t>(s.parts[string_section], "string table");
  types_ = read_items<std::uint32_t>(s.parts[type_section], "type table");
  constants_ = read_items<std::uint64_t>(s.parts[constant_section], "constant table");
}

byte_reader read_tables::item(std::vector<byte_reader> const& table, byte_reader& index, char const* what) const {
  std::size_t const where = index.offset();
  std::uint64_t const i = index.varint(what);
  if (i >= table.size())
    refuse(where, std::string(what) + " " + std::to_string(i) + " of " + std::to_string(table.size()));
  return table[static_cast<std::size_t>(i)];
}

std::string read_tables::string(byte_reader& index) const {
  byte_reader data = item(strings_, index, "string");
  auto const bytes = data.take(data.remaining(), "a string");
  return {bytes.begin(), bytes.end()};
}

std::vector<std::uint8_t> read_tables::constant(byte_reader& index) const {
  byte_reader data = item(constants_, index, "constant");
  auto const bytes = data.take(data.count("a constant"), "a constant");
  return {bytes.begin(), bytes.end()};
}

lookup read_tables::attributes() {
  return {[this](byte_reader& in) { return string(in); }, [this](byte_reader& in) { return type(in); },
          [this](byte_reader& in) { return constant(in); }};
}

}  // namespace tw::tile_ir
