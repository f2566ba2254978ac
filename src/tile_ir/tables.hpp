// The string, type and constant tables of a bytecode file that is being written: indices in order of first use.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <tilewright/ir/module.hpp>

#include "tile_ir/bytes.hpp"
#include "tile_ir/version.hpp"

namespace tw::tile_ir {

// Byte strings without duplicates.
class interned {
 public:
  std::uint64_t index(std::string_view key) {
    auto const [it, added] = numbers_.try_emplace(std::string(key), items_.size());
    if (added) items_.push_back(&it->first);
    return it->second;
  }
  std::size_t size() const { return items_.size(); }
  std::string_view operator[](std::size_t i) const { return *items_[i]; }

 private:
  std::map<std::string, std::size_t, std::less<>> numbers_;
  std::vector<std::string const*> items_;
};

struct tables {
  version v;
  interned strings, types, constants;

  std::uint64_t string(std::string_view s) { return strings.index(s); }
  std::uint64_t constant(std::vector<std::uint8_t> const& bytes) {
    return constants.index({reinterpret_cast<char const*>(bytes.data()), bytes.size()});
  }
  std::uint64_t type(ir::type const&);     // with all types it is made of, those first
  std::uint64_t element(tw::element);

 private:
  std::uint64_t pointee(ir::type const&);
  std::uint64_t record(byte_writer const&);
};

// Bytecode tag of an element type, and back (none: not an element's tag).
int element_tag(tw::element);
tw::element element_of_tag(std::uint64_t tag);
// First minor version that knows the element type.
int element_since(tw::element);

// Tags of the other types.
enum type_tag : std::uint8_t {
  pointer_tag = 12,
  tile_tag = 13,
  tensor_view_tag = 14,
  partition_view_tag = 15,
  function_tag = 16,
  token_tag = 17,
  gather_scatter_view_tag = 20,
  strided_view_tag = 21
};

}  // namespace tw::tile_ir
