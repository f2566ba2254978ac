// GPU memory in stream order, memory that hosts and GPUs share, and copies. The stream may be null: the library's stream of the GPU.
#pragma once
#include <cstddef>

#include "cuda/driver.hpp"

namespace tw::cuda {

// Throws error(device) with the sizes when memory is short even after the pool has been trimmed.
address_t allocate(driver const&, gpu const&, std::size_t bytes, stream_t, loc);
void release(driver const&, gpu const&, address_t, stream_t) noexcept;

// Host memory that all GPUs reach at the same address, page-locked; zeroed, and never given back.
void* allocate_shared(driver const&, gpu const&, std::size_t bytes, loc);

void copy_to_gpu(driver const&, gpu const&, address_t, const void* host, std::size_t bytes, stream_t, loc);
void copy_to_host(driver const&, gpu const&, void* host, address_t, std::size_t bytes, stream_t, loc);
// `stream` belongs to `to` or to `from`.
void copy_between(driver const&, gpu const& to, address_t dst, gpu const& from, address_t src, std::size_t bytes,
                  gpu const& owner, stream_t, loc);
void fill_zero(driver const&, gpu const&, address_t, std::size_t bytes, stream_t, loc);
void synchronize(driver const&, gpu const&, stream_t, loc);

}  // namespace tw::cuda
