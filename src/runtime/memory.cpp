#include "runtime/memory.hpp"

#include <sys/mman.h>

#include <cstdlib>
#include <cstring>

#include <fmt/format.h>

#include "cuda/memory.hpp"

namespace tw::runtime {

namespace {

constexpr std::size_t huge_page = std::size_t{2} << 20;
constexpr std::size_t address_space = std::size_t{1}
                                      << 47;  // what a process can map at all; also keeps rounding from wrapping

void* allocate_host(std::size_t bytes, loc where) {
  const bool huge = bytes >= 2 * huge_page;
  const std::size_t alignment = huge ? huge_page : allocation_alignment;
  void* p = nullptr;
  if (bytes < address_space) p = std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
  if (p == nullptr) {
    throw error(error_kind::device, where,
                fmt::format("out of memory on the CPU: {} bytes were asked for, {} bytes are installed", bytes,
                            device::cpu().memory_bytes()),
                "free tensors that are no longer needed, or split the work");
  }
  if (huge) madvise(p, bytes / huge_page * huge_page, MADV_HUGEPAGE);  // a hint: fewer page faults, fewer TLB misses
  return p;
}

cuda::gpu const& gpu_of(device d, loc where) { return cuda::driver::instance().require(d.ordinal(), where); }
cuda::address_t address(const void* p) { return reinterpret_cast<cuda::address_t>(p); }
cuda::stream_t native(stream_ref s) { return static_cast<cuda::stream_t>(s.native); }

}  // namespace

void* allocate(device d, std::size_t bytes, stream_ref stream, loc where) {
  if (bytes == 0) return nullptr;
  if (d.is_cpu()) return allocate_host(bytes, where);
  return reinterpret_cast<void*>(
    cuda::allocate(cuda::driver::instance(), gpu_of(d, where), bytes, native(stream), where));
}

void release(device d, void* p, std::size_t, stream_ref stream) noexcept {
  if (p == nullptr) return;
  if (d.is_cpu()) return std::free(p);
  cuda::driver const& driver = cuda::driver::instance();
  cuda::release(driver, driver.gpus()[static_cast<std::size_t>(d.ordinal())], address(p), native(stream));
}

void copy(stream_ref stream, void* dst, device to, const void* src, device from, std::size_t bytes, loc where) {
  if (bytes == 0) return;
  if (to.is_cpu() && from.is_cpu()) {
    // The stream may be a GPU's, with work pending that fills the source: no such memory is host memory here.
    std::memcpy(dst, src, bytes);
    return;
  }
  cuda::driver const& driver = cuda::driver::instance();
  auto* const s = native(stream);
  if (from.is_cpu()) return cuda::copy_to_gpu(driver, gpu_of(to, where), address(dst), src, bytes, s, where);
  if (to.is_cpu()) return cuda::copy_to_host(driver, gpu_of(from, where), dst, address(src), bytes, s, where);
  cuda::copy_between(driver, gpu_of(to, where), address(dst), gpu_of(from, where), address(src), bytes,
                     gpu_of(stream.device.is_cuda() ? stream.device : from, where), s, where);
}

void fill_zero(stream_ref stream, void* dst, device where_it_lies, std::size_t bytes, loc where) {
  if (bytes == 0) return;
  if (where_it_lies.is_cpu()) {
    std::memset(dst, 0, bytes);
    return;
  }
  cuda::fill_zero(cuda::driver::instance(), gpu_of(where_it_lies, where), address(dst), bytes, native(stream), where);
}

}  // namespace tw::runtime
