#include "tile_ir/debug_writer.hpp"

namespace tw::tile_ir {
namespace {

enum debug_tag : std::uint8_t { unit_tag = 1, file_tag = 2, place_tag = 4, subprogram_tag = 5 };

}  // namespace

std::uint64_t debug_writer::record(byte_writer const& bytes) {
  return records_.index({reinterpret_cast<char const*>(bytes.bytes().data()), bytes.size()}) + 1;
}

std::uint64_t debug_writer::place(ir::location where) {
  if (where.line == 0) return 0;
  byte_writer out;
  out.varint(place_tag);
  out.varint(scope_);
  out.varint(tables_->string(module_->files.at(static_cast<std::size_t>(where.file))));
  out.varint(where.line);
  out.varint(where.column);
  return record(out);
}

std::uint64_t debug_writer::open(ir::entry const& e) {
  scope_ = 0;
  if (e.where.line == 0) return 0;
  std::string const& path = module_->files.at(static_cast<std::size_t>(e.where.file));
  auto const slash = path.rfind('/');
  bool const split = slash != std::string::npos;
  byte_writer file;
  file.varint(file_tag);
  file.varint(tables_->string(split ? path.substr(slash + 1) : path));
  file.varint(tables_->string(split ? path.substr(0, slash) : "."));
  std::uint64_t const file_number = record(file);
  byte_writer unit;
  unit.varint(unit_tag);
  unit.varint(file_number);
  std::uint64_t const unit_number = record(unit);
  byte_writer subprogram;
  subprogram.varint(subprogram_tag);
  subprogram.varint(file_number);
  subprogram.varint(e.where.line);
  subprogram.varint(tables_->string(e.name));
  subprogram.varint(tables_->string(e.name));
  subprogram.varint(unit_number);
  subprogram.varint(e.where.line);
  if (tables_->v.minor >= 5) subprogram.varint(0);
  scope_ = record(subprogram);
  first_index_.push_back(static_cast<std::uint32_t>(indices_.size()));
  indices_.push_back(place(e.where));
  return first_index_.size();
}

void debug_writer::operation(ir::location where) {
  if (scope_ != 0) indices_.push_back(place(where));
}

std::vector<std::uint8_t> debug_writer::section() const {
  byte_writer out;
  out.varint(first_index_.size());
  out.pad(4);
  for (auto i : first_index_) out.fixed(i);
  out.varint(indices_.size());
  out.pad(8);
  for (auto i : indices_) out.fixed(i);
  out.varint(records_.size());
  out.pad(4);
  std::uint32_t offset = 0;
  for (std::size_t i = 0; i < records_.size(); ++i) {
    out.fixed(offset);
    offset += static_cast<std::uint32_t>(records_[i].size());
  }
  for (std::size_t i = 0; i < records_.size(); ++i) out.raw(records_[i]);
  return out.take();
}

}  // namespace tw::tile_ir
