// NumPy's .npy files, one array each: a magic string, a header that is a Python dictionary, and the elements.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <tilewright/tensor/tensor.hpp>

namespace tw {

class npy {
 public:
  // Maps the file and checks its header completely. Versions 1.0, 2.0 and 3.0. Throws error(usage) with the file, the
  // byte offset and the reason for a file that cannot be opened or is not well-formed, and for arrays of Python objects
  // or of records. The file must not be cut while it is mapped: no program survives that.
  static npy open(std::string const& path, loc = loc::current());
  // The same on bytes in memory, which must outlive the object; `name` is for messages.
  static npy parse(std::span<std::byte const> bytes, std::string name, loc = loc::current());

  std::string const& descr() const noexcept { return descr_; }  // the type as NumPy spells it: "<f4"
  std::vector<std::int64_t> const& shape() const noexcept { return shape_; }  // empty: one number
  bool fortran_order() const noexcept { return fortran_; }  // the first axis runs fastest in bytes()
  bool big_endian() const noexcept { return big_endian_; }
  // The elements as they lie in the file, at any alignment; there while this object or a copy of it lives.
  std::span<std::byte const> bytes() const noexcept { return data_; }

  // Whether load<T, R>() with such a T and the right R succeeds. bool, integers and floats by their kind and size.
  // NumPy has no bf16 and no 8-bit floats: the usual extension (ml_dtypes) writes bf16 as 'V2', 2 raw bytes, and the
  // 8-bit types as 'V1' (e5m2 also as 'f1'), so raw bytes load as whichever of these is asked for.
  bool holds(element, bool is_unsigned) const noexcept;

  // A copy on the current device, row-major and in the machine's byte order whatever the file's are. Throws
  // error(usage) when the element type or the number of axes is another one, or a bool is neither 0 nor 1; a single
  // number loads as a tensor of one element. A file in Fortran order or with swapped bytes takes a second copy on the
  // host meanwhile.
  template <element_type T, int R>
  tensor<T, R> load(loc where = loc::current()) const {
    require(element_of<T>, std::is_unsigned_v<T> && !std::same_as<T, bool>, R, cpp_name<T>(), where);
    extents<R> x{};
    for (std::size_t i = 0; i < R; ++i) x[i] = i < shape_.size() ? shape_[i] : 1;
    auto to = detail::allocate_body<T, R>(x, default_stream(device::current(where), where), where);
    copy_values(to.memory, where);
    return tensor<T, R>(std::move(to));
  }

 private:
  npy() = default;
  void require(element, bool is_unsigned, int rank, std::string_view type, loc) const;
  void copy_values(detail::storage const& to, loc) const;

  std::shared_ptr<void const> mapping_;
  std::string path_, descr_;
  std::vector<std::int64_t> shape_;
  bool fortran_ = false, big_endian_ = false;
  char kind_ = 0;  // NumPy's letter: b, i, u, f, c, V, ...
  std::int64_t item_bytes_ = 0;
  std::size_t data_offset_ = 0;
  std::span<std::byte const> data_;
};

namespace detail {

void write_npy(tensor_ref const&, bool is_unsigned, std::string const& path, loc);

}  // namespace detail

// Writes a tensor to a .npy file (version 1.0, row-major, little-endian; bf16 and 8-bit floats as raw bytes, see
// npy::holds); blocks. A file of this name is replaced in one step when all is written: at any moment the path shows
// the old file or the new one. Throws error(usage) with the path and the reason when that is not possible.
template <readable_tensor X>
void write_npy(X const& x, std::string const& path, loc where = loc::current()) {
  using T = typename X::value_type;
  auto const& b = x.checked("write_npy", where);
  b.memory.require_readable("write_npy", where);
  detail::write_npy(b.ref(), std::is_unsigned_v<T> && !std::same_as<T, bool>, path, where);
}

}  // namespace tw
