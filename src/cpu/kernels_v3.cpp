// The loops for machines with AVX2, FMA and F16C. Only isa.cpp may ask for this table, after looking at the machine.
#define TW_CPU_ISA v3
#define TW_CPU_ISA_NAME "x86-64-v3"
#include "cpu/kernels/all.inc"

namespace tw::cpu {
kernel_table const& v3_kernels() { return v3::table; }
}  // namespace tw::cpu
