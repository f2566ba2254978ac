#include <tilewright/tensor/safetensors.hpp>

#include <algorithm>

#include "tensor/header_json.hpp"
#include "tensor/mapped_file.hpp"
#include "tensor/safetensors_types.hpp"
#include "tensor/shape_bytes.hpp"

namespace tw {
namespace {

constexpr std::size_t length_bytes = 8;

[[noreturn]] void refuse(std::string const& file, std::size_t offset, std::string const& reason, loc where) {
  throw error(error_kind::usage, where, file + ": byte " + std::to_string(offset) + ": " + reason,
              "pass a whole .safetensors file");
}

// One tensor of the header, checked against itself and the size of the data.
safetensors::entry entry_of(detail::json_object const& o, std::size_t data_size, std::string const& file, loc where) {
  safetensors::entry e;
  e.name = o.key;
  std::size_t const base = e.header_offset = length_bytes + o.offset;
  std::string const of = " of '" + o.key + "'";
  std::string const* type = nullptr;
  std::vector<std::int64_t> const *shape = nullptr, *offsets = nullptr;
  for (auto const& f : o.fields) {
    if (f.key == "dtype") type = std::get_if<std::string>(&f.value);
    else if (f.key == "shape") shape = std::get_if<std::vector<std::int64_t>>(&f.value);
    else if (f.key == "data_offsets") offsets = std::get_if<std::vector<std::int64_t>>(&f.value);
    else refuse(file, length_bytes + f.offset, "unknown key '" + f.key + "'" + of, where);
  }
  if (type == nullptr) refuse(file, base, "the dtype" + of + " is missing or is no string", where);
  if (shape == nullptr) refuse(file, base, "the shape" + of + " is missing or is no array", where);
  if (offsets == nullptr || offsets->size() != 2)
    refuse(file, base, "the data_offsets" + of + " are missing or are not two numbers", where);
  e.dtype = *type;
  e.shape = *shape;
  e.begin = static_cast<std::size_t>((*offsets)[0]);
  e.end = static_cast<std::size_t>((*offsets)[1]);
  if (e.begin > e.end || e.end > data_size)
    refuse(file, base,
           "the data" + of + " lies at [" + std::to_string(e.begin) + ", " + std::to_string(e.end) + ") of " +
             std::to_string(data_size) + " bytes",
           where);
  auto const count = detail::element_count(e.shape);
  if (!count) refuse(file, base, "the shape" + of + " has more than 2^63 - 1 elements", where);
  for (auto const& d : detail::safetensors_types) {
    if (d.name != e.dtype) continue;
    e.elem = d.elem;
    e.is_unsigned = d.is_unsigned;
    if (detail::byte_count(*count, info(d.elem).bytes) != e.end - e.begin)
      refuse(file, base,
             "the shape" + of + " needs another number of bytes than the " + std::to_string(e.end - e.begin) +
               " of its data",
             where);
  }
  return e;
}

}  // namespace

safetensors safetensors::open(std::string const& path, loc where) {
  auto const file = detail::map_file(path, ".safetensors", where);
  safetensors s = parse(file->bytes(), path, where);
  s.mapping_ = file;
  return s;
}

safetensors safetensors::parse(std::span<std::byte const> bytes, std::string name, loc where) {
  safetensors s;
  s.path_ = std::move(name);
  if (bytes.size() < length_bytes)
    refuse(s.path_, 0, "the file has " + std::to_string(bytes.size()) + " bytes, no header length", where);
  std::uint64_t length = 0;
  for (std::size_t i = 0; i < length_bytes; ++i) length |= std::to_integer<std::uint64_t>(bytes[i]) << (8 * i);
  if (length > bytes.size() - length_bytes)
    refuse(s.path_, 0, "the header length " + std::to_string(length) + " exceeds the file", where);
  if (length > detail::largest_safetensors_header)
    refuse(s.path_, 0, "the header length " + std::to_string(length) + " exceeds 100 MB", where);
  auto const header = bytes.subspan(length_bytes, static_cast<std::size_t>(length));
  s.data_offset_ = length_bytes + static_cast<std::size_t>(length);
  s.data_ = bytes.subspan(s.data_offset_);
  std::vector<detail::json_object> objects;
  try {
    objects = detail::parse_header({reinterpret_cast<char const*>(header.data()), header.size()});
  } catch (detail::json_error const& e) { refuse(s.path_, length_bytes + e.offset, e.what(), where); }
  for (auto const& o : objects) {
    if (o.key == "__metadata__") {
      for (auto const& f : o.fields) {
        auto const* text = std::get_if<std::string>(&f.value);
        if (text == nullptr) refuse(s.path_, length_bytes + f.offset, "metadata that is no string", where);
        s.metadata_.emplace_back(f.key, *text);
      }
      continue;
    }
    s.entries_.push_back(entry_of(o, s.data_.size(), s.path_, where));
  }
  std::sort(s.entries_.begin(), s.entries_.end(),
            [](entry const& a, entry const& b) { return a.begin != b.begin ? a.begin < b.begin : a.end < b.end; });
  std::size_t at = 0;  // the format leaves no gaps
  for (auto const& e : s.entries_) {
    if (e.begin != at)
      refuse(s.path_, e.header_offset,
             "the data of '" + e.name + "' begins at " + std::to_string(e.begin) + ", and the data before it ends at " +
               std::to_string(at),
             where);
    at = e.end;
  }
  if (at != s.data_.size())
    refuse(s.path_, s.data_offset_ + at, std::to_string(s.data_.size() - at) + " bytes behind the last tensor", where);
  return s;
}

safetensors::entry const* safetensors::find(std::string_view name) const noexcept {
  for (auto const& e : entries_)
    if (e.name == name) return &e;
  return nullptr;
}

safetensors::entry const& safetensors::require(std::string_view name, element elem, bool is_unsigned, int rank,
                                               std::string_view type, loc where) const {
  entry const* const e = find(name);
  if (e == nullptr)
    throw error(error_kind::usage, where, path_ + ": has no tensor '" + std::string(name) + "'",
                "entries() lists what there is");
  if (e->elem != elem || e->is_unsigned != is_unsigned)
    throw error(error_kind::usage, where,
                path_ + ": '" + e->name + "' holds " + e->dtype + ", not " + std::string(type),
                "load it with the element type of the file");
  if (static_cast<int>(e->shape.size()) != rank && !(e->shape.empty() && rank == 1))
    throw error(
      error_kind::usage, where,
      path_ + ": '" + e->name + "' has " + std::to_string(e->shape.size()) + " axes, not " + std::to_string(rank),
      "load it with the number of axes of the file");
  return *e;
}

void safetensors::copy_values(entry const& e, detail::storage const& to, loc where) const {
  auto const from = bytes(e);
  if (e.elem == element::i1) {
    for (std::size_t i = 0; i < from.size(); ++i)
      if (std::to_integer<unsigned>(from[i]) > 1)
        refuse(path_, data_offset_ + e.begin + i, "a value of '" + e.name + "', which holds BOOL, is neither 0 nor 1",
               where);
  }
  detail::copy_in(to, from.data(), from.size(), where);
}

}  // namespace tw
