// A file that appears whole or not at all: written beside its place under another name, renamed at the end.
#pragma once
#include <cstddef>
#include <span>
#include <string>

#include <tilewright/tensor/storage.hpp>
#include <tilewright/tensor/tensor_ref.hpp>

namespace tw::detail {

class new_file {
 public:
  // Throws error(usage), as all members do, with the path and the system's reason. A path that names something other
  // than a regular file is refused; a symbolic link stays one, and what it points to is replaced.
  new_file(std::string path, loc);
  new_file(new_file const&) = delete;
  new_file& operator=(new_file const&) = delete;
  ~new_file();  // without publish(): leaves nothing behind

  void write(std::span<std::byte const>);
  // All elements, row-major, a piece at a time; values of i1 as 0 and 1. Blocks.
  void write(tensor_ref const&);
  // The bytes are on the disk, then under the path.
  void publish();

 private:
  [[noreturn]] void fail(char const* what) const;
  std::string path_, target_, scratch_;
  int fd_ = -1;
  loc where_;
};

}  // namespace tw::detail
