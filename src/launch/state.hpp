// What a program keeps of each of its kernels.
#pragma once
#include <mutex>
#include <optional>

#include <tilewright/launch/registry.hpp>

#include "jit/executable.hpp"

namespace tw::launch {

// The verifier's report at run time, the authority; for extents of 31 bits and for wider ones.
struct kernel_state {
  std::once_flag made[2];
  std::optional<verify::report> reports[2];
  jit::executable_cache executables;

  // Throws error(internal) when the kernel breaks a rule: the compiler's own verdict was another one.
  verify::report const& report(kernel_record const&, bool wide);
};

}  // namespace tw::launch
