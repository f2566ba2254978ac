// Foreign memory as tensors: for use beside other libraries. Nothing here can be checked: that the memory is there, is
// large enough, is written by nobody else, and lives until `owner` is released.
#pragma once
#include <tilewright/async/op.hpp>
#include <tilewright/tensor/tensor.hpp>

namespace tw::unsafe {

template <element_type T, int R>
tensor<T, R> claim_exclusive(T* data, extents<R> const& e, device where, std::shared_ptr<void const> owner = {}, loc at = loc::current()) {
  detail::body<T, R> b;
  b.sizes = e;
  detail::row_major_strides(e, b.strides);
  b.memory = detail::storage::adopt(where, data, static_cast<std::size_t>(detail::checked_count(e, element_of<T>, at)) * sizeof(T), std::move(owner));
  return tensor<T, R>(std::move(b));
}
template <element_type T, int R>
shared<T, R> wrap_shared(T const* data, extents<R> const& e, device where, std::shared_ptr<void const> owner = {}, loc at = loc::current()) {
  return claim_exclusive<T, R>(const_cast<T*>(data), e, where, std::move(owner), at).share(at);
}
// The driver's stream with this handle (a CUstream), for sync_on.
inline stream_ref foreign_stream(device where, void* native) { return {where, native}; }

// Submits an operation without waiting for it. The caller keeps everything that it reads and writes alive and untouched
// until the stream has passed it.
template <class Op>
auto enqueue(Op&& o, stream_ref s, loc where = loc::current()) {
  context c{s, where};
  return std::move(detail::body_of{}(o)).submit(c);
}

}  // namespace tw::unsafe
