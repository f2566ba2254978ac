// Device memory by stream order: raw bytes only; ownership and lifetimes are the tensor room's.
#pragma once
#include <cstddef>

#include <tilewright/runtime/stream.hpp>

namespace tw::runtime {

// Every allocation starts at a multiple of this (bytes), on every device.
inline constexpr std::size_t allocation_alignment = 256;

// Memory usable by work that is enqueued on the stream after this call. The contents are indeterminate.
// 0 bytes give a null pointer. Throws error(device) with the sizes when there is not enough memory.
void* allocate(device, std::size_t bytes, stream_ref, loc);

// Gives back what `allocate` returned, behind the work enqueued on the stream so far. Null is fine. `bytes` as allocated.
void release(device, void*, std::size_t bytes, stream_ref) noexcept;

// Enqueues a copy between any two devices. Host memory taking part must stay valid and unchanged until the stream is
// synchronized. The ranges must not overlap. A copy between the CPU and the CPU happens at once.
void copy(stream_ref, void* dst, device to, const void* src, device from, std::size_t bytes, loc);

// Enqueues setting bytes to zero; `where` is the device of the memory.
void fill_zero(stream_ref, void* dst, device where, std::size_t bytes, loc);

}  // namespace tw::runtime
