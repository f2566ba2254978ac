// Writing .safetensors files; see safetensors.hpp for reading.
#pragma once
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <tilewright/tensor/tensor.hpp>

namespace tw {

//   tw::safetensors_writer file;
//   file.add("weight", w).add("bias", b).metadata("format", "pt");
//   file.write("model.safetensors");
class safetensors_writer {
 public:
  safetensors_writer() = default;
  safetensors_writer(safetensors_writer&&) = default;

  // Nothing is copied before write(): until the writer is gone, tensors added are lent to it, as to a view. Throws
  // error(usage) for a name that was added before, is no UTF-8, or is "__metadata__", and for element types that the
  // format lacks.
  template <readable_tensor X>
  safetensors_writer& add(std::string name, X const& x, loc where = loc::current()) {
    using T = typename X::value_type;
    auto const& b = x.checked("add", where);
    add(std::move(name), b.ref(), b.memory, std::is_unsigned_v<T> && !std::same_as<T, bool>, where);
    return *this;
  }
  // Throws error(usage) for a key that was given before or text that is no UTF-8.
  safetensors_writer& metadata(std::string key, std::string value, loc where = loc::current());

  // Writes all that was added; blocks. The layout is the one of the format's own library: types of larger alignment
  // first, then by name, so that every tensor lies at a multiple of its element's size. A file of this name is replaced
  // in one step when all is written: at any moment the path shows the old file or the new one. Throws error(usage) with
  // the path and the reason when that is not possible, when the header exceeds the format's 100 MB, or when a failed
  // launch has spoilt a tensor.
  void write(std::string const& path, loc where = loc::current()) const;

 private:
  struct entry {
    std::string name;
    std::size_t type;  // row of the format's table
    tensor_ref values;
    detail::storage memory;
    detail::loan lent;
  };
  void add(std::string name, tensor_ref const&, detail::storage const&, bool is_unsigned, loc);

  std::vector<entry> entries_;
  std::set<std::string, std::less<>> names_, keys_;
  std::vector<std::pair<std::string, std::string>> metadata_;
};

}  // namespace tw
