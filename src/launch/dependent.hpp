// Kernels that may start before the one before them on the stream has ended (hints::dependent_launch).
#pragma once
#include <tilewright/launch/registry.hpp>
#include <tilewright/runtime/error.hpp>

namespace tw::launch {

// Such a kernel waits, in every block, before it touches memory. Throws error(usage) with the place of the first operation
// that is in the way, or that there is no wait.
void check_dependent(kernel_record const&, loc);

}  // namespace tw::launch
