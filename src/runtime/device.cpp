#include <tilewright/runtime/device.hpp>

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <mutex>

#include "cpu/program.hpp"
#include "cuda/driver.hpp"
#include "runtime/choose.hpp"

namespace tw {

namespace {

std::string processor_name() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (line.rfind("model name", 0) != 0) continue;
    if (const auto colon = line.find(": "); colon != std::string::npos) return line.substr(colon + 2);
  }
  return "CPU";
}

cuda::gpu const& gpu_of(device d) { return cuda::driver::instance().gpus()[static_cast<std::size_t>(d.ordinal())]; }

}  // namespace

device device::cuda(int ordinal, loc where) {
  cuda::gpu const& g = cuda::driver::instance().require(ordinal, where);
  return device(device_kind::cuda, g.ordinal, g.sm);
}

device device::current(loc where) {
  // A refusal is not remembered: every call reports it at its own place.
  static std::mutex deciding;
  static const device* decided = nullptr;
  const std::lock_guard lock(deciding);
  if (decided == nullptr) {
    const char* wish = std::getenv("TW_DEVICE");
    const runtime::choice c = runtime::choose_device(wish != nullptr ? wish : "", &cuda::driver::instance, where);
    decided = new device(c.kind == device_kind::cpu ? cpu() : cuda(c.ordinal, where));
  }
  return *decided;
}

std::vector<device> device::cuda_devices() {
  std::vector<device> out;
  for (cuda::gpu const& g : cuda::driver::instance().gpus()) {
    if (g.usable()) out.push_back(device(device_kind::cuda, g.ordinal, g.sm));
  }
  return out;
}

std::string device::name() const { return is_cpu() ? processor_name() : gpu_of(*this).name; }

int device::multiprocessors() const { return is_cpu() ? cpu::threads() : gpu_of(*this).multiprocessors; }

std::uint64_t device::memory_bytes() const {
  if (is_cuda()) return gpu_of(*this).memory_bytes;
  const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
  return pages > 0 && page > 0 ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page) : 0;
}

std::string to_string(device d) { return d.is_cpu() ? "cpu" : "cuda:" + std::to_string(d.ordinal()); }

}  // namespace tw
