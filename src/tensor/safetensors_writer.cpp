#include <tilewright/tensor/safetensors_writer.hpp>

#include <algorithm>
#include <array>

#include "tensor/header_text.hpp"
#include "tensor/new_file.hpp"
#include "tensor/safetensors_types.hpp"

namespace tw {
namespace {

[[noreturn]] void refuse(std::string cause, std::string remedy, loc where) {
  throw error(error_kind::usage, where, std::move(cause), std::move(remedy));
}

void require_utf8(std::string const& text, char const* what, loc where) {
  if (auto const at = detail::not_utf8(text))
    refuse(std::string("safetensors_writer: ") + what + " that is no UTF-8 at its byte " + std::to_string(*at),
           "the format holds UTF-8 text only", where);
}

}  // namespace

void safetensors_writer::add(std::string name, tensor_ref const& t, detail::storage const& memory, bool is_unsigned,
                             loc where) {
  require_utf8(name, "a name", where);
  if (name == "__metadata__")
    refuse("safetensors_writer: a tensor cannot be called __metadata__", "the format keeps this name; choose another",
           where);
  auto const* const row = std::ranges::find_if(
    detail::safetensors_types, [&](auto const& d) { return d.elem == t.elem && d.is_unsigned == is_unsigned; });
  if (row == std::end(detail::safetensors_types))
    refuse("safetensors_writer: the format has no type for the elements of " + detail::json_string(name) + ", " +
             std::string(info(t.elem).name),
           "convert the tensor first", where);
  memory.require_readable("add", where);
  if (names_.contains(name))
    refuse("safetensors_writer: a tensor " + detail::json_string(name) + " was added before",
           "give every tensor a name of its own", where);
  entries_.push_back({name, static_cast<std::size_t>(row - std::begin(detail::safetensors_types)), t, memory,
                      detail::loan(memory, where)});
  names_.insert(std::move(name));
}

safetensors_writer& safetensors_writer::metadata(std::string key, std::string value, loc where) {
  require_utf8(key, "a key", where);
  require_utf8(value, "a value", where);
  if (!keys_.insert(key).second)
    refuse("safetensors_writer: the key " + detail::json_string(key) + " was given before", "give every key once",
           where);
  metadata_.emplace_back(std::move(key), std::move(value));
  return *this;
}

void safetensors_writer::write(std::string const& path, loc where) const {
  std::vector<entry const*> order;
  for (auto const& e : entries_) {
    e.memory.require_readable("write", where);
    order.push_back(&e);
  }
  std::ranges::sort(order, [](auto* a, auto* b) { return a->type != b->type ? a->type > b->type : a->name < b->name; });
  std::vector<detail::header_tensor> tensors;
  for (auto const* e : order) {
    auto const& row = detail::safetensors_types[e->type];
    std::span const shape(e->values.extents.data(), static_cast<std::size_t>(e->values.rank));
    tensors.push_back(
      {e->name, row.name, shape,
       static_cast<std::uint64_t>(detail::checked_count(shape, row.elem, where)) * info(row.elem).bytes});
  }
  std::string const header = detail::header_text(tensors, metadata_);
  if (header.size() > detail::largest_safetensors_header)
    refuse(path + ": the header would have " + std::to_string(header.size()) + " bytes", "the format allows 100 MB",
           where);
  std::array<std::byte, 8> length{};
  for (std::size_t i = 0; i < length.size(); ++i) length[i] = static_cast<std::byte>(header.size() >> (8 * i) & 0xff);
  detail::new_file file(path, where);
  file.write(length);
  file.write(std::as_bytes(std::span(header)));
  for (auto const* e : order) file.write(e->values);
  file.publish();
}

}  // namespace tw
