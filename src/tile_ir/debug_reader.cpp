#include <algorithm>

#include "tile_ir/sections.hpp"

namespace tw::tile_ir {
namespace {

// Reads the records that locations are made of. Scopes are checked for being there, and dropped.
class debug_records {
 public:
  debug_records(std::vector<byte_reader> records, read_tables& t, std::vector<std::string>& files)
      : records_(std::move(records)), tables_(&t), files_(&files) {}

  ir::location place(std::uint64_t number, std::size_t where, int depth = 0) {
    if (number == 0) return {};
    if (number > records_.size())
      refuse(where, "location " + std::to_string(number) + " of " + std::to_string(records_.size()));
    if (depth > 64) refuse(where, "call sites are nested too deeply");
    byte_reader in = records_[static_cast<std::size_t>(number - 1)];
    std::uint64_t const tag = in.varint("a debug record");
    switch (tag) {
      case 0: return {};
      case 4: {
        in.varint("a scope");
        std::string const file = tables_->string(in);
        ir::location l;
        l.file = file_number(file);
        l.line = small(in, "a line");
        l.column = small(in, "a column");
        return l;
      }
      case 6: return place(in.varint("a callee"), in.offset(), depth + 1);
      default: refuse(where, "debug record " + std::to_string(tag) + " is no location");
    }
  }

 private:
  static std::int32_t small(byte_reader& in, char const* what) {
    std::uint64_t const n = in.varint(what);
    if (n > 0x7FFFFFFF) in.fail(std::string(what) + " out of range");
    return static_cast<std::int32_t>(n);
  }

  std::int32_t file_number(std::string const& file) {
    auto const it = std::find(files_->begin(), files_->end(), file);
    if (it == files_->end()) files_->push_back(file);
    return static_cast<std::int32_t>(std::find(files_->begin(), files_->end(), file) - files_->begin());
  }

  std::vector<byte_reader> records_;
  read_tables* tables_;
  std::vector<std::string>* files_;
};

}  // namespace

read_locations read_debug(sections const& s, read_tables& t, std::vector<std::string>& files) {
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
  debug_records places(std::move(records), t, files);
  for (std::size_t f = 0; f < functions; ++f) {
    std::size_t const end = f + 1 < functions ? first[f + 1] : n;
    if (first[f] >= end || end > n) in.fail("the locations of a function are out of range");
    auto& run = out.functions.emplace_back();
    for (std::size_t i = first[f]; i < end; ++i) run.push_back(places.place(indices[i].first, indices[i].second));
  }
  return out;
}

}  // namespace tw::tile_ir
