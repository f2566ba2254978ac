// Reading .safetensors files: an 8-byte length, a JSON header, and the tensors' bytes one behind the other.
// safetensors_writer.hpp writes them.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tilewright/tensor/tensor.hpp>

namespace tw {

class safetensors {
 public:
  struct entry {
    std::string name;
    std::string dtype;                  // as the file spells it: "F32", "BF16", ...
    element elem = element::none;       // none: a type that tensors do not hold
    bool is_unsigned = false;
    std::vector<std::int64_t> shape;    // empty: one number
    std::size_t begin = 0, end = 0;     // bytes, from the start of the data
    std::size_t header_offset = 0;      // byte of the file where its name stands
  };

  // Maps the file and checks its header completely. Throws error(usage) with the file, the byte offset and the reason for
  // a file that cannot be opened or is not well-formed. The file must not be cut while it is mapped: no program survives that.
  static safetensors open(std::string const& path, loc = loc::current());
  // The same on bytes in memory, which must outlive the object; `name` is for messages.
  static safetensors parse(std::span<std::byte const> bytes, std::string name, loc = loc::current());

  std::vector<entry> const& entries() const noexcept { return entries_; }  // in the order of their data
  std::vector<std::pair<std::string, std::string>> const& metadata() const noexcept { return metadata_; }
  entry const* find(std::string_view name) const noexcept;
  // The bytes as they lie in the file, at any alignment; there while this object or a copy of it lives.
  std::span<std::byte const> bytes(entry const& e) const noexcept { return data_.subspan(e.begin, e.end - e.begin); }

  // A copy on the current device. Throws error(usage) when there is no such tensor, or its element type or number of axes is
  // another one, or a value of a BOOL tensor is neither 0 nor 1; a single number loads as a tensor of one element.
  template <element_type T, int R>
  tensor<T, R> load(std::string_view name, loc where = loc::current()) const {
    entry const& e = require(name, element_of<T>, std::is_unsigned_v<T> && !std::same_as<T, bool>, R, cpp_name<T>(),
                             where);
    extents<R> x{};
    for (std::size_t i = 0; i < R; ++i) x[i] = i < e.shape.size() ? e.shape[i] : 1;
    auto to = detail::allocate_body<T, R>(x, default_stream(device::current(where), where), where);
    copy_values(e, to.memory, where);
    return tensor<T, R>(std::move(to));
  }

 private:
  safetensors() = default;
  entry const& require(std::string_view name, element, bool is_unsigned, int rank, std::string_view type, loc) const;
  void copy_values(entry const&, detail::storage const& to, loc) const;

  std::shared_ptr<void const> mapping_;
  std::string path_;
  std::span<std::byte const> data_;
  std::size_t data_offset_ = 0;
  std::vector<entry> entries_;
  std::vector<std::pair<std::string, std::string>> metadata_;
};

}  // namespace tw
