// The operations of the intermediate representation. Those of Tile IR 13.5 come first, in alphabetical order; then the
// operations of traced kernels, which lowering replaces. What each one takes and gives is in op_table.hpp.
#pragma once
#include <cstdint>

namespace tw::ir {

// clang-format off: a table
enum class opcode : std::uint8_t {
  absf, absi, addf, addi, alloca_, andi, assert_, assume, atan2, atomic_cas_tko, atomic_red_view_tko, atomic_rmw_tko,
  bitcast, break_, broadcast, call, cat, ceil, cmpf, cmpi, constant, continue_, cos, cosh, divf, divi, entry, exp, exp2,
  extract, exti, floor, fma, for_, fpowf, fpowi, ftof, ftoi, gdc_launch_dependents_tko, gdc_wait_tko, get_global,
  get_index_space_shape, get_num_tile_blocks, get_tensor_shape, get_tile_block_id, global, if_, insert, int_to_ptr,
  iota, itof, join_tokens, load_ptr_tko, load_view_tko, log, log2, loop, make_gather_scatter_view, make_partition_view,
  make_strided_view, make_tensor_view, make_token, maxf, maxi, memory_fence_alias_tko, minf, mini, mmaf, mmaf_scaled,
  mmai, module, mulf, mulhii, muli, multimem_load_reduce_view_tko, multimem_reduce_view_tko, multimem_store_view_tko,
  negf, negi, offset, ori, pack, permute, print_tko, ptr_to_int, ptr_to_ptr, reduce, remf, remi, reshape, return_,
  rsqrt, scan, select, shli, shri, sin, sinh, sqrt, store_ptr_tko, store_view_tko, subf, subi, tan, tanh, trunci,
  unpack, xori, yield,

  // Traced kernels only (function.hpp says what each means).
  param, extent, tile_count, block_index, list_begin, list_end, list_step, list_index, tiled_view, view_load,
  view_gather, tile_load, tile_store, tile_scatter, require, counted_loop, loop_, branch, otherwise, end, loop_index,
  carried, result, break_if, continue_if, argument, reduce_add, reduce_mul, reduce_max, reduce_min, accum_update, view_update, address,
  count_
};

inline constexpr int tile_ir_opcodes = static_cast<int>(opcode::yield) + 1;
inline constexpr int opcode_count = static_cast<int>(opcode::count_);
constexpr bool is_tile_ir(opcode c) { return static_cast<int>(c) < tile_ir_opcodes; }
// clang-format on

}  // namespace tw::ir
