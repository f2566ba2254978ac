#include <cstdlib>
#include <string>

#include <tilewright/runtime/error.hpp>
#include "cpu/kernel_table.hpp"
#include "cpu/program.hpp"

namespace tw::cpu {
namespace {

#if defined(__x86_64__)
bool has_v3() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c") &&
         __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt");
}

bool has_v4() {
  return has_v3() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}
#endif

kernel_table const& choose(std::string_view wanted) {
#if defined(__x86_64__)
  if (wanted.empty()) return has_v4() ? v4_kernels() : has_v3() ? v3_kernels() : generic_kernels();
  if (wanted == "x86-64-v4" && has_v4()) return v4_kernels();
  if (wanted == "x86-64-v3" && has_v3()) return v3_kernels();
#endif
  if (wanted.empty() || wanted == generic_kernels().name) return generic_kernels();
  throw error(
    error_kind::usage, loc::current(), "TW_CPU_ISA is '" + std::string(wanted) + "', which this machine cannot run",
    "unset TW_CPU_ISA, or set it to " + std::string(choose({}).name) + " or " + std::string(generic_kernels().name));
}

}  // namespace

kernel_table const& kernels() {
  // Read at every compilation: tests compile the same module for each instruction set in one process.
  char const* wanted = std::getenv("TW_CPU_ISA");
  return choose(wanted == nullptr ? std::string_view{} : std::string_view{wanted});
}

std::string isa() { return std::string(kernels().name); }

}  // namespace tw::cpu
