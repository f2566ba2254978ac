// The part of the CUDA driver API that Tilewright uses, in its own declarations: no CUDA header is needed to build.
// Names and numbers are the driver's binary interface; everything is spelled as in NVIDIA's documentation of libcuda.
#pragma once
#include <cstddef>
#include <cstdint>

namespace tw::cuda {

using result_t = int;               // CUresult
using device_t = int;               // CUdevice
using address_t = std::uint64_t;    // CUdeviceptr
using context_t = struct context_tag*;
using stream_t = struct stream_tag*;
using library_t = struct library_tag*;
using kernel_t = struct kernel_tag*;
using function_t = struct function_tag*;
using memory_pool_t = struct memory_pool_tag*;

namespace result {
inline constexpr result_t success = 0;
inline constexpr result_t invalid_value = 1;
inline constexpr result_t out_of_memory = 2;
inline constexpr result_t deinitialized = 4;
inline constexpr result_t no_device = 100;
inline constexpr result_t invalid_image = 200;
inline constexpr result_t no_binary_for_gpu = 209;
inline constexpr result_t not_found = 500;
inline constexpr result_t illegal_address = 700;
inline constexpr result_t launch_failed = 719;
}  // namespace result

namespace attribute {  // CUdevice_attribute
inline constexpr int multiprocessor_count = 16;
inline constexpr int compute_capability_major = 75;
inline constexpr int compute_capability_minor = 76;
inline constexpr int memory_pools_supported = 115;
}  // namespace attribute

inline constexpr int pool_release_threshold = 4;  // CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, a 64-bit number of bytes
inline constexpr unsigned stream_non_blocking = 1;

// CUlaunchAttribute and CUlaunchConfig. The value is a union of 64 bytes; the attribute used here is an int at its front.
struct launch_attribute {
  int id = 0;
  int unused = 0;
  int value[16] = {};
};
struct launch_config {
  unsigned grid_x = 1, grid_y = 1, grid_z = 1, block_x = 1, block_y = 1, block_z = 1;
  unsigned shared_bytes = 0;
  stream_t stream = nullptr;
  launch_attribute* attributes = nullptr;
  unsigned attribute_count = 0;
};
static_assert(sizeof(launch_attribute) == 72 && sizeof(launch_config) == 56);
static_assert(offsetof(launch_attribute, value) == 8 && offsetof(launch_config, stream) == 32 &&
              offsetof(launch_config, attributes) == 40 && offsetof(launch_config, attribute_count) == 48);
inline constexpr int programmatic_stream_serialization = 6;  // CU_LAUNCH_ATTRIBUTE_...

// One row a function: name, signature behind the name, the CUDA version (major * 1000 + minor * 10) whose binary
// interface is meant. The version decides which of the driver's variants (_v2, _v3) cuGetProcAddress returns.
#define TW_CUDA_FUNCTIONS(X)                                                                                          \
  X(cuInit, 2000, unsigned)                                                                                           \
  X(cuGetErrorName, 6000, result_t, const char**)                                                                     \
  X(cuGetErrorString, 6000, result_t, const char**)                                                                   \
  X(cuDeviceGetCount, 2000, int*)                                                                                     \
  X(cuDeviceGet, 2000, device_t*, int)                                                                                \
  X(cuDeviceGetName, 2000, char*, int, device_t)                                                                      \
  X(cuDeviceTotalMem, 3020, std::size_t*, device_t)                                                                   \
  X(cuDeviceGetAttribute, 2000, int*, int, device_t)                                                                  \
  X(cuDevicePrimaryCtxRetain, 7000, context_t*, device_t)                                                             \
  X(cuCtxGetCurrent, 4000, context_t*)                                                                                \
  X(cuCtxPushCurrent, 4000, context_t)                                                                                \
  X(cuCtxPopCurrent, 4000, context_t*)                                                                                \
  X(cuStreamCreate, 2000, stream_t*, unsigned)                                                                        \
  X(cuStreamSynchronize, 2000, stream_t)                                                                              \
  X(cuLibraryLoadData, 12000, library_t*, const void*, int*, void**, unsigned, int*, void**, unsigned)                \
  X(cuLibraryUnload, 12000, library_t)                                                                                \
  X(cuLibraryGetKernel, 12000, kernel_t*, library_t, const char*)                                                     \
  X(cuKernelGetFunction, 12000, function_t*, kernel_t)                                                                \
  X(cuLaunchKernel, 4000, function_t, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, stream_t, \
    void**, void**)                                                                                                   \
  X(cuLaunchKernelEx, 11060, const launch_config*, function_t, void**, void**)                                        \
  X(cuMemGetInfo, 3020, std::size_t*, std::size_t*)                                                                   \
  X(cuMemAlloc, 3020, address_t*, std::size_t)                                                                        \
  X(cuMemFree, 3020, address_t)                                                                                       \
  X(cuMemHostAlloc, 2020, void**, std::size_t, unsigned)                                                              \
  X(cuDeviceGetDefaultMemPool, 11020, memory_pool_t*, device_t)                                                       \
  X(cuMemPoolSetAttribute, 11020, memory_pool_t, int, void*)                                                          \
  X(cuMemPoolTrimTo, 11020, memory_pool_t, std::size_t)                                                               \
  X(cuMemAllocAsync, 11020, address_t*, std::size_t, stream_t)                                                        \
  X(cuMemFreeAsync, 11020, address_t, stream_t)                                                                       \
  X(cuMemcpyHtoDAsync, 3020, address_t, const void*, std::size_t, stream_t)                                           \
  X(cuMemcpyDtoHAsync, 3020, void*, address_t, std::size_t, stream_t)                                                 \
  X(cuMemcpyDtoDAsync, 3020, address_t, address_t, std::size_t, stream_t)                                             \
  X(cuMemcpyPeerAsync, 4000, address_t, context_t, address_t, context_t, std::size_t, stream_t)                       \
  X(cuMemsetD8Async, 3020, address_t, unsigned char, std::size_t, stream_t)

// The functions as pointers; all set in a usable driver, all null otherwise.
struct api {
#define TW_CUDA_POINTER(name, version, ...) result_t (*name)(__VA_ARGS__) = nullptr;
  TW_CUDA_FUNCTIONS(TW_CUDA_POINTER)
#undef TW_CUDA_POINTER
};

}  // namespace tw::cuda
