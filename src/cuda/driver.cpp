#include "cuda/driver.hpp"

#include <dlfcn.h>

#include <atomic>
#include <cstdlib>

#include <fmt/format.h>

namespace tw::cuda {

namespace {

constexpr std::string_view use_cpu = "or set TW_DEVICE=cpu to run on the CPU";

// The exports that are looked up by name: everything else goes through cuGetProcAddress, which knows the variants.
using driver_get_version = result_t (*)(int*);
using get_proc_address = result_t (*)(const char*, void**, int, std::uint64_t, int*);

std::string environment(const char* variable, const char* otherwise) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != 0 ? value : otherwise;
}

template <class F>
F exported(void* library, const char* symbol) {
  return reinterpret_cast<F>(dlsym(library, symbol));
}

}  // namespace

std::string version_text(int version) { return fmt::format("{}.{}", version / 1000, version % 1000 / 10); }

driver const& driver::instance() {
  static driver const* const the = new driver(
    environment("TW_LIBCUDA", "libcuda.so.1"));  // never destroyed: see host.md
  return *the;
}

driver::driver(std::string path) : path_(std::move(path)) {
  if (!load()) {
    api_ = {};
    return;
  }
  read_gpus();
}

driver::~driver() {
  for (std::size_t i = 0; active_ != nullptr && i < gpus_.size(); ++i) delete active_[i].load();
}

bool driver::load() {
  void* library = dlopen(path_.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    const char* text = dlerror();
    why_ = fmt::format("the CUDA driver could not be loaded: {}", text != nullptr ? text : path_.c_str());
    remedy_ = fmt::format("install NVIDIA's driver (release 580 or later), give the container access to the GPU, {}",
                          use_cpu);
    return false;
  }
  const auto get_version = exported<driver_get_version>(library, "cuDriverGetVersion");
  const auto get_address = exported<get_proc_address>(library, "cuGetProcAddress_v2");
  if (get_version != nullptr && get_version(&version_) != result::success) version_ = 0;
  if (get_version == nullptr || version_ < minimum_driver_version) {
    why_ = version_ == 0 ? fmt::format("{} is not a usable CUDA driver: it does not tell its version", path_)
                         : fmt::format("the CUDA driver {} supports CUDA {}, and {} is needed", path_,
                                       version_text(version_), version_text(minimum_driver_version));
    remedy_ = fmt::format("install NVIDIA's driver release 580 or later, {}", use_cpu);
    return false;
  }
  std::string missing;
  const auto find = [&](const char* symbol, int interface, auto& pointer) {
    void* address = nullptr;
    int status = 0;
    if (get_address == nullptr || get_address(symbol, &address, interface, 0, &status) != result::success) {
      address = nullptr;
    }
    if (address == nullptr) missing += (missing.empty() ? "" : ", ") + std::string(symbol);
    pointer = reinterpret_cast<std::remove_reference_t<decltype(pointer)>>(address);
  };
#define TW_CUDA_FIND(name, version, ...) find(#name, version, api_.name);
  TW_CUDA_FUNCTIONS(TW_CUDA_FIND)
#undef TW_CUDA_FIND
  if (!missing.empty()) {
    why_ = fmt::format("the CUDA driver {} (CUDA {}) lacks functions that Tilewright needs: {}", path_,
                       version_text(version_), get_address == nullptr ? "cuGetProcAddress_v2" : missing);
    remedy_ = fmt::format("install NVIDIA's driver release 580 or later, {}", use_cpu);
    return false;
  }
  if (const result_t r = api_.cuInit(0); r != result::success) {
    why_ = r == result::no_device ? "the CUDA driver finds no GPU"
                                  : fmt::format("the CUDA driver does not start: {}", describe(r));
    remedy_ = fmt::format("check that `nvidia-smi` lists a GPU and CUDA_VISIBLE_DEVICES does not hide it, {}", use_cpu);
    return false;
  }
  return true;
}

void driver::read_gpus() {
  int count = 0;
  if (const result_t r = api_.cuDeviceGetCount(&count); r != result::success || count == 0) {
    why_ = r == result::success || r == result::no_device ? "the CUDA driver finds no GPU"
                                                          : fmt::format("the GPUs cannot be counted: {}", describe(r));
    remedy_ = fmt::format("check that `nvidia-smi` lists a GPU and CUDA_VISIBLE_DEVICES does not hide it, {}", use_cpu);
    return;
  }
  for (int i = 0; i < count; ++i) {
    gpu g;
    g.ordinal = i;
    result_t r = api_.cuDeviceGet(&g.handle, i);
    const auto ask = [&](int which) {
      int value = 0;
      if (r == result::success) r = api_.cuDeviceGetAttribute(&value, which, g.handle);
      return value;
    };
    g.sm = 10 * ask(attribute::compute_capability_major) + ask(attribute::compute_capability_minor);
    g.multiprocessors = ask(attribute::multiprocessor_count);
    g.memory_pools = ask(attribute::memory_pools_supported) != 0;
    char name[256] = {};
    std::size_t bytes = 0;
    if (r == result::success) r = api_.cuDeviceGetName(name, sizeof name - 1, g.handle);
    if (r == result::success) r = api_.cuDeviceTotalMem(&bytes, g.handle);
    g.name = name;
    g.memory_bytes = bytes;
    if (r != result::success) {
      g.why_unusable = fmt::format("it does not answer: {}", describe(r));
    } else if (g.sm < minimum_sm) {
      g.why_unusable = fmt::format("its compute capability is {}.{}, and {}.{} is needed", g.sm / 10, g.sm % 10,
                                   minimum_sm / 10, minimum_sm % 10);
    }
    gpus_.push_back(std::move(g));
  }
  active_ = std::make_unique<std::atomic<activation const*>[]>(gpus_.size());
}

gpu const& driver::require(int ordinal, loc where) const {
  const auto refuse = [&](std::string why, std::string remedy) {
    throw error(error_kind::unsupported, where, fmt::format("GPU {} cannot be used: {}", ordinal, why),
                std::move(remedy));
  };
  if (!usable()) refuse(why_, remedy_);
  if (ordinal < 0 || static_cast<std::size_t>(ordinal) >= gpus_.size()) {
    refuse(fmt::format("the driver counts {} GPU{}", gpus_.size(), gpus_.size() == 1 ? "" : "s"),
           fmt::format("use a number from 0 to {}, {}", gpus_.size() - 1, use_cpu));
  }
  gpu const& g = gpus_[static_cast<std::size_t>(ordinal)];
  if (!g.usable())
    refuse(fmt::format("{}: {}", g.name, g.why_unusable), fmt::format("choose another GPU, {}", use_cpu));
  return g;
}

activation const& driver::activate(gpu const& g, loc where) const {
  std::atomic<activation const*>& slot = active_[static_cast<std::size_t>(g.ordinal)];
  if (activation const* ready = slot.load(std::memory_order_acquire)) return *ready;
  const std::lock_guard lock(activating_);
  if (activation const* ready = slot.load(std::memory_order_acquire)) return *ready;
  auto made = std::make_unique<activation>();
  const std::string opening = fmt::format("opening GPU {} ({})", g.ordinal, g.name);
  check(*this, api_.cuDevicePrimaryCtxRetain(&made->context, g.handle), opening, where);
  const context_scope scope(*this, made->context, where);
  check(*this, api_.cuStreamCreate(&made->stream, stream_non_blocking), opening + ": making a stream", where);
  if (g.memory_pools) {
    check(*this, api_.cuDeviceGetDefaultMemPool(&made->pool, g.handle), opening + ": asking for its memory pool",
          where);
    // Freed memory stays in the pool: the next allocation then costs no call into the operating system.
    std::uint64_t keep = UINT64_MAX;
    check(*this, api_.cuMemPoolSetAttribute(made->pool, pool_release_threshold, &keep),
          opening + ": setting up its memory pool", where);
  }
  slot.store(made.get(), std::memory_order_release);
  return *made.release();
}

std::string driver::describe(result_t r) const {
  const char* name = nullptr;
  const char* text = nullptr;
  if (api_.cuGetErrorName == nullptr || api_.cuGetErrorName(r, &name) != result::success || name == nullptr) {
    return fmt::format("CUDA error {}", r);
  }
  if (api_.cuGetErrorString(r, &text) != result::success || text == nullptr) return name;
  return fmt::format("{} ({})", name, text);
}

void fail(driver const& d, result_t r, std::string_view what, loc where, error_kind kind) {
  // These come from a kernel that failed while it ran; the driver then answers every later call in this context with them.
  const bool context_lost = r == result::illegal_address || (r >= 714 && r <= 719) || r == 702 || r == 710;
  if (context_lost) {
    throw error(error_kind::device, where, fmt::format("{}: {}", what, d.describe(r)),
                "an earlier kernel failed on the GPU; this process cannot use that GPU any more, restart it");
  }
  throw error(kind, where, fmt::format("{}: {}", what, d.describe(r)));
}

context_scope::context_scope(driver const& d, context_t context, loc where) : driver_(d) {
  context_t current = nullptr;
  if (d.call().cuCtxGetCurrent(&current) == result::success && current == context) return;
  check(d, d.call().cuCtxPushCurrent(context), "switching to the GPU's context", where);
  pushed_ = true;
}

context_scope::~context_scope() {
  context_t ignored = nullptr;
  if (pushed_) driver_.call().cuCtxPopCurrent(&ignored);
}

}  // namespace tw::cuda
