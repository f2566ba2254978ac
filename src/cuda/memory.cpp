#include "cuda/memory.hpp"

#include <cstring>

#include <fmt/format.h>

namespace tw::cuda {

namespace {

// Context current, stream resolved: what every function here needs first.
struct call_frame {
  activation const& active;
  context_scope scope;
  stream_t stream;

  call_frame(driver const& d, gpu const& g, stream_t s, loc where)
      : active(d.activate(g, where)), scope(d, active.context, where), stream(s != nullptr ? s : active.stream) {}
};

}  // namespace

address_t allocate(driver const& d, gpu const& g, std::size_t bytes, stream_t s, loc where) {
  const call_frame frame(d, g, s, where);
  address_t p = 0;
  const auto attempt = [&] {
    return frame.active.pool != nullptr ? d.call().cuMemAllocAsync(&p, bytes, frame.stream)
                                        : d.call().cuMemAlloc(&p, bytes);
  };
  result_t r = attempt();
  if (r == result::out_of_memory && frame.active.pool != nullptr) {
    // Freed memory may still wait for the stream, or lie in the pool in pieces: finish, give it back, try once more.
    check(d, d.call().cuStreamSynchronize(frame.stream), "waiting for freed memory", where);
    d.call().cuMemPoolTrimTo(frame.active.pool, 0);
    r = attempt();
  }
  if (r == result::out_of_memory) {
    std::size_t free = 0, total = 0;
    d.call().cuMemGetInfo(&free, &total);
    throw error(error_kind::device, where,
                fmt::format("out of memory on GPU {} ({}): {} bytes were asked for, {} of {} bytes are free", g.ordinal,
                            g.name, bytes, free, total),
                "free tensors that are no longer needed, or split the work");
  }
  if (r != result::success)
    check(d, r, fmt::format("allocating {} bytes on GPU {} ({})", bytes, g.ordinal, g.name), where, error_kind::device);
  return p;
}

void release(driver const& d, gpu const& g, address_t p, stream_t s) noexcept {
  if (p == 0) return;
  try {
    const call_frame frame(d, g, s, loc::current());
    // A result is of no use here: after a failed kernel or at process exit the driver has dropped the memory already.
    if (frame.active.pool != nullptr) {
      d.call().cuMemFreeAsync(p, frame.stream);
    } else {
      d.call().cuMemFree(p);
    }
  } catch (error const&) {
    return;  // the context is gone, and the memory with it
  }
}

void* allocate_shared(driver const& d, gpu const& g, std::size_t bytes, loc where) {
  constexpr unsigned portable = 1, mapped = 2;
  const call_frame frame(d, g, nullptr, where);
  void* p = nullptr;
  check(d, d.call().cuMemHostAlloc(&p, bytes, portable | mapped),
        fmt::format("allocating {} bytes of host memory for GPU {} ({})", bytes, g.ordinal, g.name), where,
        error_kind::device);
  std::memset(p, 0, bytes);
  return p;
}

void copy_to_gpu(driver const& d, gpu const& g, address_t dst, const void* host, std::size_t bytes, stream_t s,
                 loc where) {
  const call_frame frame(d, g, s, where);
  check(d, d.call().cuMemcpyHtoDAsync(dst, host, bytes, frame.stream),
        fmt::format("copying {} bytes to GPU {}", bytes, g.ordinal), where, error_kind::device);
}

void copy_to_host(driver const& d, gpu const& g, void* host, address_t src, std::size_t bytes, stream_t s, loc where) {
  const call_frame frame(d, g, s, where);
  check(d, d.call().cuMemcpyDtoHAsync(host, src, bytes, frame.stream),
        fmt::format("copying {} bytes from GPU {}", bytes, g.ordinal), where, error_kind::device);
}

void copy_between(driver const& d, gpu const& to, address_t dst, gpu const& from, address_t src, std::size_t bytes,
                  gpu const& owner, stream_t s, loc where) {
  const call_frame frame(d, owner, s, where);
  const result_t r = to.ordinal == from.ordinal
                       ? d.call().cuMemcpyDtoDAsync(dst, src, bytes, frame.stream)
                       : d.call().cuMemcpyPeerAsync(dst, d.activate(to, where).context, src,
                                                    d.activate(from, where).context, bytes, frame.stream);
  if (r != result::success)
    check(d, r, fmt::format("copying {} bytes from GPU {} to GPU {}", bytes, from.ordinal, to.ordinal), where,
          error_kind::device);
}

void fill_zero(driver const& d, gpu const& g, address_t dst, std::size_t bytes, stream_t s, loc where) {
  const call_frame frame(d, g, s, where);
  check(d, d.call().cuMemsetD8Async(dst, 0, bytes, frame.stream),
        fmt::format("zeroing {} bytes on GPU {}", bytes, g.ordinal), where, error_kind::device);
}

void synchronize(driver const& d, gpu const& g, stream_t s, loc where) {
  const call_frame frame(d, g, s, where);
  check(d, d.call().cuStreamSynchronize(frame.stream), fmt::format("waiting for GPU {} ({})", g.ordinal, g.name), where,
        error_kind::device);
}

}  // namespace tw::cuda
