// The loops that do the work, compiled once for each instruction set, and how to find them.
#pragma once
#include <cstdint>
#include <string_view>

#include <tilewright/types/element.hpp>
#include "cpu/instruction.hpp"

namespace tw::cpu {

// What a leaf computes. Signed and unsigned forms are different; s_ and u_ say which.
enum class leaf_op : std::uint8_t {
  copy,
  select,
  absf,
  negf,
  ceil,
  floor,
  sqrt,
  rsqrt,
  exp,
  exp2,
  log,
  log2,
  sin,
  cos,
  tan,
  sinh,
  cosh,
  tanh,
  flush,
  addf,
  subf,
  mulf,
  divf,
  maxf,
  minf,
  maxf_nan,
  minf_nan,
  remf,
  powf,
  atan2,
  fma,
  eq_o,
  ne_o,
  lt_o,
  le_o,
  gt_o,
  ge_o,
  eq_u,
  ne_u,
  lt_u,
  le_u,
  gt_u,
  ge_u,
  absi,
  negi,
  addi,
  subi,
  muli,
  s_mulhi,
  u_mulhi,
  and_,
  or_,
  xor_,
  shl,
  s_shr,
  u_shr,
  s_div,
  s_div_floor,
  s_div_ceil,
  u_div,
  u_div_ceil,
  s_rem,
  u_rem,
  s_max,
  s_min,
  u_max,
  u_min,
  eq,
  ne,
  s_lt,
  s_le,
  s_gt,
  s_ge,
  u_lt,
  u_le,
  u_gt,
  u_ge,
  iota,
  low_bit,
  negate_bit,
  multiply_add
};

// How a conversion reads its source and writes its result.
enum class sign : std::uint8_t { signed_, unsigned_ };

struct kernel_table {
  std::string_view name;
  leaf (*find)(leaf_op, element);  // null: there is no such loop
  // Conversions. Between integers, an extension or a truncation; i1 is a byte that holds 0 or 1.
  leaf (*convert)(element from, element to, sign);
  mma_leaf mma_f32, mma_f64;
  // i8 operands widened to i16 (in one step with the sign that each has); acc is i32.
  mma_leaf mma_i16;
};

kernel_table const& generic_kernels();
#if defined(__x86_64__)
kernel_table const& v3_kernels();
kernel_table const& v4_kernels();
#endif

// The best table for this machine, or the one that TW_CPU_ISA names.
kernel_table const& kernels();

}  // namespace tw::cpu
