// What instructions do. Which fields of the instruction each step reads is said here.
#pragma once
#include <array>
#include <string>
#include <vector>

#include <tilewright/ir/attributes.hpp>
#include <tilewright/ir/library.hpp>
#include <tilewright/types/element.hpp>
#include "cpu/instruction.hpp"

namespace tw::cpu::steps {

using result = instruction const*;

// ---- elementwise.cpp: `work` over outer x inner elements
result elementwise(instruction const&, context&);        // any operands; widen and narrow
result elementwise_dense(instruction const&, context&);  // outer is 1, all operands move, none is converted
result elementwise_one(instruction const&, context&);    // one element, none is converted
result set_rounding(instruction const&, context&);       // flag: an ir::rounding; nearest_even ends it

// ---- control.cpp
result finish(instruction const&, context&);             // the block is done
result jump(instruction const&, context&);
result jump_unless(instruction const&, context&);        // in[0]: i1
result copy(instruction const&, context&);               // in[0] to out, `size` bytes
result block_id(instruction const&, context&);           // out: i32; flag: axis
result block_count(instruction const&, context&);
// out: induction variable, in[0]: upper bound, in[1]: step, out_bytes: their size; flag: compared unsigned.
result for_test(instruction const&, context&);           // jumps when the loop is done
result for_step(instruction const&, context&);  // adds the step and jumps when that is still below the bound

// ---- shape.cpp
struct box {  // elements to copy, with strides in elements
  std::vector<std::int64_t> size, from, to;
  // Where a slice starts: for each axis the place of an i32 index, and elements of the source or the destination per
  // index.
  std::vector<std::int64_t> index, from_per_index, to_per_index, index_limit;
};
result copy_box(instruction const&, context&);  // in[0] to out; data: box; out_bytes

// ---- packing.cpp: `size` bytes; flag: bits of an element, 1 or 4, which has a byte of its own when it is not packed
result pack(instruction const&, context&);    // in[0]: elements, out: bytes
result unpack(instruction const&, context&);  // in[0]: bytes, out: elements

// ---- views.cpp
// A view in the arena: the address, then extents, then strides (in elements), as 64-bit words.
struct view_maker {
  struct word {
    std::int64_t value;
    std::int64_t at;
    std::int32_t bytes;
  };  // at: of a dynamic operand, bytes > 0
  std::vector<word> words;
};
result make_view(instruction const&, context&);  // in[0]: pointer; out; data: view_maker
result view_extent(instruction const&, context&);  // in[0]: view; flag: axis; size: elements per tile; out, out_bytes
struct view_access {
  int rank = 0;
  std::vector<std::int64_t> index;  // places of index operands
  std::int32_t index_bytes = 0;
  std::vector<std::int64_t> tile;  // extents of the tile
  std::vector<std::int64_t> step;  // tensor positions per index
  std::vector<int> axis;  // tensor axis of each tile axis
  std::int32_t bytes = 0;  // of an element
  std::uint64_t pad = 0;  // bits of the padding value
  bool truth = false;  // i1
  std::int64_t sparse_index = 0;  // gather/scatter: place of the positions
  std::int32_t sparse_bytes = 0;  // their size; 0: no such axis
  int sparse_axis = 0;
};
result load_view(instruction const&, context&);  // in[0]: view; out; data: view_access
result store_view(instruction const&, context&);  // in[0]: view, in[1]: tile; data: view_access
result update_view(instruction const&, context&);  // the same, every element by an atomic update; data: view_update

// ---- atomic updates: atomics.hpp
struct atomic_access {
  ir::atomic_mode mode;
  element elem;
  ir::memory_order order;
};
struct view_update {
  view_access at;
  atomic_access how;
};

result address(instruction const&, context&);  // pointers.cpp; out: where in[0] lies

// ---- pointers.cpp: `size` elements; in[0]: pointers; flag: has a mask; out_bytes: size of an element
result load_ptr(instruction const&, context&);  // in[1]: mask, in[2]: padding (arity 3) or none; data: non-null for i1
result store_ptr(instruction const&, context&);  // in[1]: values, in[2]: mask
result atomic_rmw(instruction const&, context&);  // in[1]: argument, in[2]: mask; out: old values; data: atomic_access
result atomic_cas(instruction const&, context&);  // in[1]: expected, in[2]: new; target place of mask: data
struct cas_access {
  atomic_access access;
  std::int64_t mask = 0;
  bool masked = false;
};

// ---- print.cpp
struct print_piece {
  std::string text;  // a printf conversion without length, or plain text
  element elem = element::none;  // of the argument; none: plain text
  bool pointer = false;
  std::int64_t at = 0, count = 0;
  std::vector<std::int64_t> shape;
};
struct print_plan {
  std::vector<print_piece> pieces;
};
result print(instruction const&, context&);  // data: print_plan
struct assertion {
  std::string text;
  std::string where;
};
result check(instruction const&, context&);  // in[0]: `size` conditions; data: assertion

// ---- library.cpp
struct library_plan {
  ir::library_function::body run;
  std::vector<std::int64_t> operands;  // arena positions
};
result library_call(instruction const&, context&);  // out; data: library_plan

// ---- matrices.cpp
struct mma_plan {
  mma_leaf work;
  std::int64_t batch, m, n, k, acc_bytes, lhs_bytes, rhs_bytes;  // bytes of one matrix
};
result mma(instruction const&, context&);  // out: accumulator, in[0], in[1]; data: mma_plan
// i8 operands as i16: k is padded to an even number; flag: unsigned. Rows of the right one are interleaved in pairs.
struct widen_plan {
  std::int64_t batch, rows, columns;
};
result widen_left(instruction const&, context&);  // data: widen_plan
result widen_right(instruction const&, context&);

// ---- rounding.cpp: f32 to f16 or bf16, not to the nearest; leaves for elementwise
leaf directed_narrow(element to, ir::rounding);
leaf narrow_f32(element to, ir::rounding);  // to tf32 or e8m0; null: there is none

}  // namespace tw::cpu::steps
