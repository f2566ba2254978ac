// The loops for machines with AVX-512 F, BW, CD, DQ and VL. Only isa.cpp may ask for this table, after looking at the
// machine.
#define TW_CPU_ISA v4
#define TW_CPU_ISA_NAME "x86-64-v4"
#include "cpu/kernels/all.inc"

namespace tw::cpu {
kernel_table const& v4_kernels() { return v4::table; }
}  // namespace tw::cpu
