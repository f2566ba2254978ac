// The debug section (format reference, 1.10): where functions and operations come from.
#pragma once
#include "tile_ir/tables.hpp"

namespace tw::tile_ir {

class debug_writer {
 public:
  debug_writer(ir::module const& m, tables& t) : module_(&m), tables_(&t), copied_(m.debug.size() + 1, 0) {}

  // Starts the records of an entry. Its number in the section, 0 for an entry without a location.
  std::uint64_t open(ir::entry const&);
  // One operation of the open entry, in pre-order.
  void operation(ir::location);

  bool empty() const { return first_index_.empty(); }
  std::vector<std::uint8_t> section() const;

 private:
  std::uint64_t record(byte_writer const&);      // its number, counted from 1
  std::uint64_t copy(std::int32_t number);       // of a record of module::debug, with those it refers to
  std::uint64_t place(ir::location);

  ir::module const* module_;
  tables* tables_;
  interned records_;
  std::vector<std::uint32_t> first_index_;  // of each function
  std::vector<std::uint64_t> indices_;
  std::vector<std::uint64_t> copied_;       // by number in module::debug; 0: not yet
  std::uint64_t scope_ = 0;                 // subprogram of the open entry; 0: none
};

}  // namespace tw::tile_ir
