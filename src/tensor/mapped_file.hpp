// A file as read-only memory.
#pragma once
#include <cstddef>
#include <memory>
#include <span>
#include <string>

#include <tilewright/runtime/error.hpp>

namespace tw::detail {

struct mapped_file {
  void* data = nullptr;
  std::size_t size = 0;
  mapped_file() = default;
  mapped_file(mapped_file const&) = delete;
  mapped_file& operator=(mapped_file const&) = delete;
  ~mapped_file();
  std::span<std::byte const> bytes() const { return {static_cast<std::byte const*>(data), size}; }
};

// Throws error(usage) for what cannot be opened or is no regular file; `kind` (".npy") is for the message.
std::shared_ptr<mapped_file> map_file(std::string const& path, char const* kind, loc);

}  // namespace tw::detail
