// Foreign memory as tensors: for use beside other libraries. Nothing here can be checked: that the memory is there, is
// large enough, is written by nobody else, and lives until `owner` is released.
#pragma once
#include <tilewright/async/op.hpp>
#include <tilewright/tensor/tensor.hpp>

namespace tw {
namespace detail {

template <int R>
extents<R> dense_strides(extents<R> const& e) {
  extents<R> s{};
  row_major_strides(e, s);
  return s;
}
// Throws error(usage) for what no memory can be.
void check_foreign(void const* data, std::size_t alignment, std::span<std::int64_t const> extents,
                   std::span<std::int64_t const> strides, element, loc);

// T const: memory that is never written.
template <class T, int R>
body<std::remove_const_t<T>, R> foreign_body(T* data, extents<R> const& e, extents<R> const& strides, device where,
                                             std::shared_ptr<void const> owner, loc at) {
  auto const n = checked_count(e, element_of<std::remove_const_t<T>>, at);
  check_foreign(data, alignof(T), e, strides, element_of<std::remove_const_t<T>>, at);
  body<std::remove_const_t<T>, R> b;
  b.sizes = e;
  b.strides = strides;
  b.memory = storage::adopt(where, const_cast<std::remove_const_t<T>*>(data), static_cast<std::size_t>(n) * sizeof(T),
                            std::move(owner), !std::is_const_v<T>);
  return b;
}

}  // namespace detail

namespace unsafe {

// Throw error(usage) for extents that are negative or too large, and for elements at a null or misaligned address.
template <element_type T, int R>
tensor<T, R> claim_exclusive(T* data, extents<R> const& e, device where, std::shared_ptr<void const> owner = {},
                             loc at = loc::current()) {
  return tensor<T, R>(
    tw::detail::foreign_body<T, R>(data, e, tw::detail::dense_strides(e), where, std::move(owner), at));
}
// Read-only for good: unshare() of it is refused. Strides are in elements, of any sign; `data` is the place of element 0. Also throws error(usage) when the distance between the
// first and the last element exceeds 2^63 - 1 bytes.
template <element_type T, int R>
shared<T, R> wrap_shared(T const* data, extents<R> const& e, extents<R> const& strides, device where,
                         std::shared_ptr<void const> owner = {}, loc at = loc::current()) {
  return shared<T, R>(tw::detail::foreign_body<T const, R>(data, e, strides, where, std::move(owner), at));
}
template <element_type T, int R>
shared<T, R> wrap_shared(T const* data, extents<R> const& e, device where, std::shared_ptr<void const> owner = {},
                         loc at = loc::current()) {
  return wrap_shared<T, R>(data, e, tw::detail::dense_strides(e), where, std::move(owner), at);
}
// The driver's stream with this handle (a CUstream), for sync_on.
inline stream_ref foreign_stream(device where, void* native) { return {where, native}; }

// Submits an operation without waiting for it. The caller keeps everything that it reads and writes alive and untouched
// until the stream has passed it. Checks in kernels keep guarding what they guard, and nobody is told that one failed.
template <class Op>
auto enqueue(Op&& o, stream_ref s, loc where = loc::current()) {
  context c{s, where, false};
  return std::move(tw::detail::body_of{}(o)).submit(c);
}

}  // namespace unsafe
}  // namespace tw
