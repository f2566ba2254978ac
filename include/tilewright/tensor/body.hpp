// What the tensor types are made of: counted memory, and where the elements lie in it. For the library.
#pragma once
#include <algorithm>
#include <concepts>
#include <span>

#include <tilewright/tensor/extents.hpp>
#include <tilewright/tensor/storage.hpp>
#include <tilewright/types/float16.hpp>
#include <tilewright/types/float8.hpp>
#include <tilewright/types/scale.hpp>
#include <tilewright/types/tf32.hpp>

namespace tw::detail {

// Elements of a tensor in memory: storage, place of element 0, extents and strides.
template <class T, int R>
struct body {
  static_assert(
    memory_element<T>,
    "tilewright: tensors hold bool, integers, e4m3, e5m2, e5m3, e8m0, f16, bf16, tf32, float or double; elements of 4 "
    "bits lie in tensors of uint8_t, two in a byte: tw::unpack<tw::i4>(bytes) in the kernel");
  detail::storage memory;
  std::int64_t offset = 0;  // in elements
  tw::extents<R> sizes{};
  tw::extents<R> strides{};

  tensor_ref ref() const {
    tensor_ref r;
    r.data = memory && memory.data() ? static_cast<char*>(memory.data()) + offset * static_cast<std::int64_t>(sizeof(T))
                                     : nullptr;
    r.where = memory ? memory.where() : device::cpu();
    r.elem = element_of<T>;
    r.rank = R;
    for (std::size_t i = 0; i < R; ++i) {
      r.extents[i] = sizes[i];
      r.strides[i] = strides[i];
    }
    return r;
  }
  bool contiguous() const {
    tw::extents<R> dense{};
    row_major_strides(sizes, dense);
    for (std::size_t i = 0; i < R; ++i)
      if (sizes[i] > 1 && strides[i] != dense[i]) return false;
    return true;
  }
};

template <class T, int R>
body<T, R> allocate_body(extents<R> const& e, stream_ref s, loc where) {
  auto const n = checked_count(e, element_of<T>, where);
  body<T, R> b;
  b.sizes = e;
  row_major_strides(e, b.strides);
  b.memory = storage::allocate(s, static_cast<std::size_t>(n) * sizeof(T), where);
  return b;
}

[[noreturn]] void bad_slice(std::int64_t lo, std::int64_t hi, std::int64_t extent, loc);
[[noreturn]] void bad_reshape(std::int64_t have, std::int64_t want, bool contiguous, loc);
[[noreturn]] void bad_length(std::size_t given, std::int64_t want, loc);
[[noreturn]] void still_shared(int handles, loc);
[[noreturn]] void never_written(loc);

// The first extent in a list of arguments, with the place of the call: a default argument cannot follow a pack.
struct first_extent {
  std::int64_t value;
  loc where;
  template <std::convertible_to<std::int64_t> I>
  constexpr first_extent(I v, loc w = loc::current()) : value(static_cast<std::int64_t>(v)), where(w) {}
};

template <class T, int R, int S>
body<T, S> reshaped(body<T, R> const& b, std::span<std::int64_t const> to, loc where) {
  auto const e = to_extents<S>(to, where);
  auto const have = checked_count(b.sizes, element_of<T>, where), want = checked_count(e, element_of<T>, where);
  if (have != want || !b.contiguous()) bad_reshape(have, want, b.contiguous(), where);
  body<T, S> r;
  r.memory = b.memory;
  r.offset = b.offset;
  r.sizes = e;
  row_major_strides(e, r.strides);
  return r;
}
template <class T, int R>
body<T, R> sliced(body<T, R> const& b, std::int64_t lo, std::int64_t hi, loc where) {
  if (lo < 0 || hi < lo || hi > b.sizes[0]) bad_slice(lo, hi, b.sizes[0], where);
  body<T, R> s = b;
  s.sizes[0] = hi - lo;
  // A part without elements needs no place; at a distance of lo rows there may be none.
  if (std::ranges::find(s.sizes, 0) == s.sizes.end()) s.offset += lo * b.strides[0];
  return s;
}

// Blocking copies between a tensor and host memory.
void copy_in(storage const&, void const* from, std::size_t bytes, loc);
void copy_out(tensor_ref const&, void* to, loc);

}  // namespace tw::detail
