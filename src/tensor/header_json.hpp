// The part of JSON that safetensors headers consist of: one object whose values are objects of strings, integers, and
// arrays of those. Strict: anything else is refused at its byte.
#pragma once
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tw::detail {

struct json_error : std::runtime_error {
  json_error(std::size_t at, std::string const& what) : std::runtime_error(what), offset(at) {}
  std::size_t offset;  // in the text
};

struct json_field {
  std::string key;
  std::size_t offset = 0;  // of the key
  std::variant<std::string, std::vector<std::int64_t>> value;
};
struct json_object {
  std::string key;
  std::size_t offset = 0;
  std::vector<json_field> fields;
};

// {"name": {"key": "text" or [integers], ...}, ...} with nothing but blanks behind it. Throws json_error.
std::vector<json_object> parse_header(std::span<char const> text);

}  // namespace tw::detail
