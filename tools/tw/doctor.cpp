// `tw doctor`: what kernels can run on here, and why or why not. Reads and prints; changes nothing.
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <tilewright/runtime/device.hpp>

#include "commands.hpp"
#include "cpu/program.hpp"
#include "cuda/driver.hpp"
#include "jit/disk_cache.hpp"
#include "jit/toolchain.hpp"
#include "runtime/choose.hpp"

namespace tw::tool {

namespace fs = std::filesystem;

namespace {

std::string size_text(std::uint64_t bytes) {
  const char* units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  double value = static_cast<double>(bytes);
  int unit = 0;
  for (; value >= 1024 && unit < 4; ++unit) value /= 1024;
  char text[64];
  std::snprintf(text, sizeof text, unit == 0 ? "%.0f %s" : "%.1f %s", value, units[unit]);
  return text;
}

void line(std::string const& text) { std::printf("  %s\n", text.c_str()); }

void show_cpu() {
  std::puts("CPU");
  const device cpu = device::cpu();
  line(cpu.name() + ", " + size_text(cpu.memory_bytes()));
  line("instructions " + cpu::isa() + ", " + std::to_string(cpu::threads()) + " threads");
}

void show_gpus(std::vector<jit::candidate> const& assemblers) {
  cuda::driver const& d = cuda::driver::instance();
  std::puts("\nCUDA driver");
  const std::string version = d.version() != 0 ? "CUDA " + cuda::version_text(d.version()) : "no version";
  if (!d.usable()) {
    line(d.path() + " (" + version + "): not usable");
    line("  " + d.why_unusable());
    line("  remedy: " + d.remedy());
    return;
  }
  line(d.path() + " (" + version + ")");
  std::puts("\nGPUs");
  for (cuda::gpu const& g : d.gpus()) {
    line("cuda:" + std::to_string(g.ordinal) + "  " + g.name + ", sm_" + std::to_string(g.sm) + ", " +
         std::to_string(g.multiprocessors) + " multiprocessors, " + size_text(g.memory_bytes));
    if (!g.usable()) {
      line("  not usable: " + g.why_unusable);
    } else if (jit::assembler const* a = jit::choose(assemblers, g.sm)) {
      line("  kernels are compiled by tileiras " + to_string(a->version) + " (" + a->path + ")");
    } else {
      line("  no assembler here supports sm_" + std::to_string(g.sm) + ": only kernels from a cache can run");
    }
  }
}

void show_assemblers(std::vector<jit::candidate> const& assemblers) {
  std::puts("\nTile IR assemblers (tileiras)");
  if (assemblers.empty()) line("none found; install CUDA toolkit 13.3 or later, or set TW_TILEIRAS");
  jit::assembler const* chosen = jit::choose(assemblers);
  for (jit::candidate const& c : assemblers) {
    const bool first = c.usable && &*c.usable == chosen;
    line((first ? "* " : "  ") + c.path + " (from " + c.origin + ")");
    if (c.usable) {
      std::string targets;
      for (const int sm : c.usable->targets) targets += " sm_" + std::to_string(sm);
      line("    version " + to_string(c.usable->version) + (first ? ", chosen; targets" : "; targets") + targets);
    } else {
      line("    not usable: " + c.reason);
    }
    if (!c.ptxas.empty())
      line("    ptxas   " + c.ptxas + " " + (c.ptxas_version ? to_string(*c.ptxas_version) : "(no version)"));
    if (!c.libnvvm.empty()) line("    libnvvm " + c.libnvvm);
  }
}

// Counts entries; returns how many.
std::size_t show_cache_folder(fs::path const& folder, const char* role) {
  std::size_t entries = 0;
  std::uint64_t bytes = 0;
  std::error_code problem;
  for (fs::directory_iterator it(folder, problem), end; !problem && it != end; it.increment(problem)) {
    std::error_code unreadable;
    if (it->path().extension() != ".twk") continue;
    ++entries;
    if (const auto size = it->file_size(unreadable); !unreadable) bytes += size;
  }
  fs::path existing = folder;
  std::error_code ignored;
  while (!existing.empty() && !fs::exists(existing, ignored) && existing != existing.parent_path())
    existing = existing.parent_path();
  const bool writable = access(existing.c_str(), W_OK) == 0;
  std::string state = std::to_string(entries) + " kernels, " + size_text(bytes);
  if (existing != folder) state = writable ? "not there yet, will be made" : "not there and cannot be made";
  else if (problem) state = "cannot be read: " + problem.message();
  else if (!writable) state += ", read-only";
  line(std::string(role) + folder.string() + ": " + state);
  return entries;
}

std::size_t show_cache() {
  std::puts("\nKernel cache");
  const jit::disk_cache cache = jit::disk_cache::of_process();
  std::size_t entries = 0;
  if (cache.folder().empty()) line("none: neither TW_CACHE_DIR nor XDG_CACHE_HOME nor HOME is set");
  else entries += show_cache_folder(cache.folder(), "");
  for (fs::path const& p : cache.prepared()) entries += show_cache_folder(p, "prepared: ");
  return entries;
}

int show_decision(std::vector<jit::candidate> const& assemblers, std::size_t cached) {
  std::puts("\nDecision");
  const char* wish = std::getenv("TW_DEVICE");
  line(std::string("TW_DEVICE is ") + (wish != nullptr && *wish != 0 ? wish : "not set"));
  try {
    const runtime::choice c = runtime::choose_device(wish != nullptr ? wish : "", &cuda::driver::instance,
                                                     loc::current());
    if (c.kind == device_kind::cpu) {
      line("kernels run on the CPU (" + c.reason + ")");
      return 0;
    }
    const device gpu = device::cuda(c.ordinal);
    line("kernels run on " + to_string(gpu) + ", " + gpu.name() + " (" + c.reason + ")");
    if (jit::choose(assemblers, gpu.sm()) != nullptr) return 0;
    line("but nothing here compiles for sm_" + std::to_string(gpu.sm()) +
         (cached != 0 ? ": only kernels from the cache can run"
                      : ", and no kernel is cached: set TW_TILEIRAS, or TW_DEVICE=cpu"));
    return cached != 0 ? 0 : 1;
  } catch (error const& e) {
    line("no kernel can run: " + std::string(e.cause()));
    line("remedy: " + std::string(e.remedy()));
    return 1;
  }
}

}  // namespace

int doctor() {
  std::printf("tw %s\n\n", version_text().c_str());
  // Asked again, whatever they answered before.
  std::vector<jit::candidate> const assemblers = jit::look_for_assemblers(jit::search_places::of_process());
  show_cpu();
  show_gpus(assemblers);
  show_assemblers(assemblers);
  const std::size_t cached = show_cache();
  return show_decision(assemblers, cached);
}

}  // namespace tw::tool
