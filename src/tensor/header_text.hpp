// The header of a safetensors file as text.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tw::detail {

struct header_tensor {
  std::string_view name, dtype;
  std::span<std::int64_t const> shape;
  std::uint64_t bytes = 0;
};

// JSON, padded with blanks so that the data behind it and its 8-byte length begins at a multiple of 8. The tensors'
// data lie in the order given, without gaps. Names and metadata are UTF-8.
std::string header_text(std::span<header_tensor const>, std::span<std::pair<std::string, std::string> const> metadata);

// UTF-8 text in double quotes, with the escapes that JSON asks for.
std::string json_string(std::string_view);

// Where the text stops being UTF-8.
std::optional<std::size_t> not_utf8(std::string_view);

}  // namespace tw::detail
