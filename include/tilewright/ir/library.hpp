// What functions of tile libraries mean on the CPU: C++ functions that a program gives, found by name and types.
#pragma once
#include <span>
#include <string_view>

#include <tilewright/ir/function.hpp>

namespace tw::ir {

// The type of an operand or of the result of such a function.
struct tile_form {
  element elem = element::none;
  int rank = 0;
  std::int64_t dim[max_rank] = {};
  bool operator==(tile_form const&) const = default;
};

// One function; it registers itself. All that is passed lives as long as the program.
class library_function {
 public:
  // Elements of each tile one after the other, the last axis first. May run on several threads at a time; does not throw.
  using body = void (*)(void const* const* operands, void* result);

  library_function(std::string_view name, std::span<tile_form const> operands, tile_form const& result,
                   body code) noexcept;
  library_function(library_function const&) = delete;
  library_function& operator=(library_function const&) = delete;

  body run() const noexcept { return run_; }

  // Null if the program has none, or several that differ.
  static library_function const* find(std::string_view name, std::span<tile_form const> operands,
                                      tile_form const& result) noexcept;

 private:
  std::string_view name_;
  std::span<tile_form const> operands_;
  tile_form result_;
  body run_;
  library_function const* next_;
};

}  // namespace tw::ir
