// Text of locations: every operation ends in an alias, and the aliases are defined behind the code.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include <tilewright/ir/module.hpp>

namespace tw::tile_ir {

// Whether the operation is left out of the text: yields and continues without operands.
bool implied(ir::operation const&);

class location_aliases {
 public:
  explicit location_aliases(ir::module const&);

  std::string suffix(ir::location) const;   // ` loc(#loc3)`
  std::string definitions() const;          // a line for each alias

 private:
  // What has an alias: a debug record by its number, 0 for what is unknown, or -1 and a position in a file.
  using key = std::tuple<std::int32_t, std::string, std::int32_t, std::int32_t>;
  struct alias {
    key what;
    int depth;               // of the things it is made of
    std::string name;        // without `#`; numbered in the end
  };

  key key_of(ir::location) const;
  key plain(ir::debug_record const& r) const { return {-1, r.name, r.line, r.column}; }
  ir::debug_record const* record(key const&) const;
  int visit(key const&);
  void visit(ir::block const&);
  void number();
  std::string const& reference(key const&) const;
  std::string reference(std::int32_t record) const;
  std::string definition(key const&) const;

  ir::module const* module_;
  std::map<key, std::size_t> index_;
  std::vector<alias> aliases_;   // in the order in which the text mentions them first
  std::vector<std::size_t> order_;
};

}  // namespace tw::tile_ir
