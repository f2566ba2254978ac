// Scopes of locations, as bytecode files of any compiler hold them. Our own modules have plain locations only, and the
// writer makes the scopes.
#pragma once
#include <compare>
#include <cstdint>
#include <string>

namespace tw::ir {

enum class debug_kind : std::uint8_t { compile_unit, file, lexical_block, place, subprogram, call_site };

// Which fields mean something depends on the kind:
//   file             name, directory
//   compile_unit     file
//   subprogram       file, line, name, linkage_name (the kernel's symbol), unit, scope_line
//   lexical_block    scope (a subprogram or block), file, line, column
//   place            scope, name (of the file), line, column
//   call_site        callee, caller (places or call sites)
// References are numbers of records in module::debug counted from 1, 0 for none; they point backwards.
struct debug_record {
  debug_kind kind = debug_kind::file;
  std::int32_t file = 0, unit = 0, scope = 0, callee = 0, caller = 0;
  std::int32_t line = 0, column = 0, scope_line = 0;
  std::string name = {}, directory = {}, linkage_name = {};

  auto operator<=>(debug_record const&) const = default;
};

}  // namespace tw::ir
