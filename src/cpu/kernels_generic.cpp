// The loops for any machine of the architecture.
#define TW_CPU_ISA portable
#if defined(__x86_64__)
#define TW_CPU_ISA_NAME "x86-64"
#else
#define TW_CPU_ISA_NAME "generic"
#endif
#include "cpu/kernels/all.inc"

namespace tw::cpu {
kernel_table const& generic_kernels() { return portable::table; }
}  // namespace tw::cpu
