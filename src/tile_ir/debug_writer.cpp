#include "tile_ir/debug_writer.hpp"

#include <tilewright/runtime/error.hpp>

#include "tile_ir/debug_tags.hpp"

namespace tw::tile_ir {
std::uint64_t debug_writer::record(byte_writer const& bytes) {
  return records_.index({reinterpret_cast<char const*>(bytes.bytes().data()), bytes.size()}) + 1;
}

std::uint64_t debug_writer::copy(std::int32_t number) {
  if (number == 0) return 0;
  auto const i = static_cast<std::size_t>(number);
  if (copied_.at(i) != 0) return copied_[i];
  ir::debug_record const& r = module_->debug[i - 1];
  byte_writer out;
  // What it refers to comes first, in the order of the fields.
  switch (r.kind) {
    case ir::debug_kind::file:
      out.varint(file_tag);
      out.varint(tables_->string(r.name));
      out.varint(tables_->string(r.directory));
      break;
    case ir::debug_kind::compile_unit:
      out.varint(unit_tag);
      out.varint(copy(r.file));
      break;
    case ir::debug_kind::subprogram:
      out.varint(subprogram_tag);
      out.varint(copy(r.file));
      out.varint(r.line);
      out.varint(tables_->string(r.name));
      out.varint(tables_->string(r.linkage_name));
      out.varint(copy(r.unit));
      out.varint(r.scope_line);
      if (tables_->v.minor >= 5) out.varint(0);
      break;
    case ir::debug_kind::lexical_block:
      out.varint(block_tag);
      out.varint(copy(r.scope));
      out.varint(copy(r.file));
      out.varint(r.line);
      out.varint(r.column);
      break;
    case ir::debug_kind::place:
      out.varint(place_tag);
      out.varint(copy(r.scope));
      out.varint(tables_->string(r.name));
      out.varint(r.line);
      out.varint(r.column);
      break;
    case ir::debug_kind::call_site:
      out.varint(call_tag);
      out.varint(copy(r.callee));
      out.varint(copy(r.caller));
      break;
  }
  return copied_[i] = record(out);
}

std::uint64_t debug_writer::place(ir::location where) {
  if (where.record != 0) return copy(where.record);
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
  if (e.where.record != 0) {
    ir::debug_record const& own = module_->debug.at(static_cast<std::size_t>(e.where.record - 1));
    if (own.kind != ir::debug_kind::place) internal_fault("the location of a kernel is no place with a scope");
    scope_ = copy(own.scope);
    first_index_.push_back(static_cast<std::uint32_t>(indices_.size()));
    indices_.push_back(place(e.where));
    return first_index_.size();
  }
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
