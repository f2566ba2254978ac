#include <algorithm>
#include <initializer_list>
#include <map>

#include "tile_ir/debug_tags.hpp"
#include "tile_ir/sections.hpp"

namespace tw::tile_ir {
namespace {

using ir::debug_kind;

constexpr int deepest_nesting = 256;

// Reads the records that locations are made of, and those they refer to, into the module; equal ones once.
class debug_records {
 public:
  debug_records(std::vector<byte_reader> records, read_tables& t, version v, ir::module& m)
      : records_(std::move(records)), numbers_(records_.size(), unread), tables_(&t), v_(v), module_(&m) {}

  // `number` as it stands in the file, `where` the offset where it stands.
  ir::location place(std::uint64_t number, std::size_t where) {
    std::int32_t const record = read(number, where, 0);
    if (record == 0) return {};
    ir::debug_record const* r = &at(record);
    if (r->kind != debug_kind::place && r->kind != debug_kind::call_site)
      refuse(where, "debug record " + std::to_string(number) + " is no location");
    while (r->kind == debug_kind::call_site && r->callee != 0) r = &at(r->callee);
    if (r->kind != debug_kind::place) return {0, 0, 0, record};
    return {file_number(r->name), r->line, r->column, record};
  }

 private:
  enum : std::int32_t { unread = -1, being_read = -2 };

  ir::debug_record const& at(std::int32_t number) const { return module_->debug[static_cast<std::size_t>(number - 1)]; }

  // The number in the module; 0 for no record, and for the record that says so.
  std::int32_t read(std::uint64_t number, std::size_t where, int depth) {
    if (number == 0) return 0;
    if (number > records_.size())
      refuse(where, "debug record " + std::to_string(number) + " of " + std::to_string(records_.size()));
    if (depth > deepest_nesting) refuse(where, "debug records are nested too deeply");
    auto const i = static_cast<std::size_t>(number - 1);
    if (numbers_[i] == being_read) refuse(where, "debug record " + std::to_string(number) + " contains itself");
    if (numbers_[i] == unread) {
      numbers_[i] = being_read;
      numbers_[i] = decode(records_[i], depth);
    }
    return numbers_[i];
  }

  std::int32_t decode(byte_reader in, int depth) {
    std::size_t const where = in.offset();
    std::uint64_t const tag = in.varint("a debug record");
    ir::debug_record r;
    auto const reference = [&](char const* what, std::initializer_list<debug_kind> kinds, bool needed) {
      std::size_t const at_offset = in.offset();
      std::int32_t const n = read(in.varint(what), at_offset, depth + 1);
      bool const fits = n == 0 ? !needed : std::find(kinds.begin(), kinds.end(), at(n).kind) != kinds.end();
      if (!fits) refuse(at_offset, std::string("the debug record that is ") + what + " has another kind");
      return n;
    };
    auto const file = [&] { return reference("a file", {debug_kind::file}, true); };
    auto const scope = [&] { return reference("a scope", {debug_kind::subprogram, debug_kind::lexical_block}, true); };
    switch (tag) {
      case unknown_tag: return 0;
      case unit_tag:
        r.kind = debug_kind::compile_unit;
        r.file = file();
        break;
      case file_tag:
        r.kind = debug_kind::file;
        r.name = tables_->string(in);
        r.directory = tables_->string(in);
        break;
      case block_tag:
        r.kind = debug_kind::lexical_block;
        r.scope = scope();
        r.file = file();
        r.line = small(in, "a line");
        r.column = small(in, "a column");
        break;
      case place_tag:
        r.kind = debug_kind::place;
        r.scope = scope();
        r.name = tables_->string(in);
        if (r.name.empty()) r.name = "-";  // as the official reader calls it
        r.line = small(in, "a line");
        r.column = small(in, "a column");
        break;
      case subprogram_tag: {
        r.kind = debug_kind::subprogram;
        r.file = file();
        r.line = small(in, "a line");
        r.name = tables_->string(in);
        r.linkage_name = tables_->string(in);
        r.unit = reference("a compile unit", {debug_kind::compile_unit}, true);
        r.scope_line = small(in, "a scope line");
        if (v_.minor >= 5 && in.varint("flags of a subprogram") != 0) refuse(where, "unknown flags of a subprogram");
        break;
      }
      case call_tag:
        r.kind = debug_kind::call_site;
        r.callee = reference("a callee", {debug_kind::place, debug_kind::call_site}, false);
        r.caller = reference("a caller", {debug_kind::place, debug_kind::call_site}, false);
        break;
      default: refuse(where, "unknown debug record " + std::to_string(tag));
    }
    auto const [it, added] = known_.try_emplace(r, static_cast<std::int32_t>(module_->debug.size() + 1));
    if (added) module_->debug.push_back(std::move(r));
    return it->second;
  }

  static std::int32_t small(byte_reader& in, char const* what) {
    std::uint64_t const n = in.varint(what);
    if (n > 0x7FFFFFFF) in.fail(std::string(what) + " out of range");
    return static_cast<std::int32_t>(n);
  }

  std::int32_t file_number(std::string const& file) {
    auto const [it, added] = files_.try_emplace(file, static_cast<std::int32_t>(module_->files.size()));
    if (added) module_->files.push_back(file);
    return it->second;
  }

  std::vector<byte_reader> records_;
  std::vector<std::int32_t> numbers_;  // in the module, of the records read so far
  std::map<ir::debug_record, std::int32_t> known_;
  std::map<std::string, std::int32_t> files_;
  read_tables* tables_;
  version v_;
  ir::module* module_;
};

}  // namespace

read_locations read_debug(sections const& s, read_tables& t, ir::module& m) {
  read_locations out;
  if (!s.parts[debug_section]) return out;
  byte_reader in = *s.parts[debug_section];
  std::size_t const functions = in.count("debug functions", 4);
  in.pad(4);
  std::vector<std::uint32_t> first;
  for (std::size_t i = 0; i < functions; ++i) first.push_back(in.fixed<std::uint32_t>("debug functions"));
  std::size_t const n = in.count("debug locations", 8);
  in.pad(8);
  std::vector<std::pair<std::uint64_t, std::size_t>> indices;
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t const where = in.offset();
    indices.emplace_back(in.fixed<std::uint64_t>("debug locations"), where);
  }
  std::size_t const attributes = in.count("debug records", 4);
  in.pad(4);
  std::vector<std::uint32_t> offsets;
  for (std::size_t i = 0; i < attributes; ++i) offsets.push_back(in.fixed<std::uint32_t>("debug records"));
  std::vector<byte_reader> records;
  for (auto o : offsets) {
    byte_reader record = in;
    record.take(o, "debug records");
    records.push_back(record);
  }
  debug_records places(std::move(records), t, s.v, m);
  for (std::size_t f = 0; f < functions; ++f) {
    std::size_t const end = f + 1 < functions ? first[f + 1] : n;
    if (first[f] >= end || end > n) in.fail("the locations of a function are out of range");
    auto& run = out.functions.emplace_back();
    for (std::size_t i = first[f]; i < end; ++i) run.push_back(places.place(indices[i].first, indices[i].second));
  }
  return out;
}

}  // namespace tw::tile_ir
