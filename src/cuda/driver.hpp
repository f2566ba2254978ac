// The driver library: found with dlopen at first use, its functions, its GPUs. A machine without CUDA is a normal case.
#pragma once
#include <atomic>
#include <concepts>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include <tilewright/runtime/error.hpp>

#include "cuda/api.hpp"

namespace tw::cuda {

// The oldest driver that loads the cubins made today (ELF ABI 8), and the lowest compute capability of the assembler.
inline constexpr int minimum_driver_version = 13000;
inline constexpr int minimum_sm = 80;

// One GPU as the driver counts it. `context` and `stream` are made at first use by `activate`.
struct gpu {
  int ordinal = 0;
  device_t handle = 0;
  std::string name;
  int sm = 0;  // 90 for compute capability 9.0
  int multiprocessors = 0;
  std::uint64_t memory_bytes = 0;
  bool memory_pools = false;
  std::string why_unusable;  // empty: usable
  bool usable() const noexcept { return why_unusable.empty(); }
};

struct activation;

class driver {
 public:
  // The process's driver: TW_LIBCUDA if set, else libcuda.so.1. Loaded once; never unloaded.
  static driver const& instance();

  // Loads a library by path and reads its GPUs. Never throws; see usable().
  explicit driver(std::string path);
  ~driver();  // of drivers that tests make: contexts and streams stay as they are
  driver(driver const&) = delete;
  driver& operator=(driver const&) = delete;

  bool usable() const noexcept { return why_.empty(); }
  std::string const& path() const noexcept { return path_; }
  int version() const noexcept { return version_; }  // 13000 for CUDA 13.0; 0 if it could not be asked
  std::string const& why_unusable() const noexcept { return why_; }
  std::string const& remedy() const noexcept { return remedy_; }

  std::vector<gpu> const& gpus() const noexcept { return gpus_; }
  api const& call() const noexcept { return api_; }

  // The GPU with this number. Throws error(unsupported) with the reason and the remedy if it cannot be used.
  gpu const& require(int ordinal, loc) const;

  // The GPU's primary context, the library's stream and memory pool on it; made once, thread safe.
  activation const& activate(gpu const&, loc) const;

  // "CUDA_ERROR_NAME (description)"
  std::string describe(result_t) const;

 private:
  bool load();
  void read_gpus();

  std::string path_;
  int version_ = 0;
  std::string why_, remedy_;
  api api_;
  std::vector<gpu> gpus_;
  std::unique_ptr<std::atomic<activation const*>[]> active_;  // one a GPU
  mutable std::mutex activating_;
};

struct activation {
  context_t context = nullptr;
  stream_t stream = nullptr;
  memory_pool_t pool = nullptr;  // null: the GPU has no memory pools
};

// Throws error(kind) "WHAT: CUDA_ERROR_X (description)". After errors that leave the context unusable the text says so.
[[noreturn]] void fail(driver const&, result_t r, std::string_view what, loc, error_kind = error_kind::driver);

// fail(...) unless r is success; `what()` gives the text and is only called then.
template <std::invocable What>
void check(driver const& d, result_t r, What const& what, loc where, error_kind kind = error_kind::driver) {
  if (r != result::success) [[unlikely]] { fail(d, r, what(), where, kind); }
}
inline void check(driver const& d, result_t r, std::string_view what, loc where, error_kind kind = error_kind::driver) {
  if (r != result::success) [[unlikely]] { fail(d, r, what, where, kind); }
}

// Makes the context current on this thread while it lives; costs one read where it already is.
class context_scope {
 public:
  context_scope(driver const&, context_t, loc);
  ~context_scope();
  context_scope(context_scope const&) = delete;
  context_scope& operator=(context_scope const&) = delete;

 private:
  driver const& driver_;
  bool pushed_ = false;
};

// "13.0" from 13000
std::string version_text(int version);

}  // namespace tw::cuda
