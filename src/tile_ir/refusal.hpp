// The error of a bytecode file that is refused.
#pragma once
#include <cstddef>
#include <string>

#include <tilewright/runtime/error.hpp>

namespace tw::tile_ir {

// A usage error whose text holds both parts, which tools print in their own form.
class refusal : public error {
 public:
  refusal(std::size_t where, std::string why)
      : error(error_kind::usage, loc::current(),
              "Tile IR bytecode is refused at offset " + std::to_string(where) + ": " + why),
        offset_(where),
        reason_(std::move(why)) {}

  std::size_t offset() const noexcept { return offset_; }  // in bytes, from the start of the file
  std::string const& reason() const noexcept { return reason_; }

 private:
  std::size_t offset_;
  std::string reason_;
};

}  // namespace tw::tile_ir
