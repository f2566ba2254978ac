// Traced kernels: a flat list of operations in constant data.
//
// An operation's number is also the number of the value it gives. Regions are brackets in the list:
//
//   counted_loop lo hi step init...   imm = number of carried values
//     loop_index {loop}               i32, lo <= i < hi
//     carried {loop}, imm = j         the j-th carried value at the top of the body
//     ...
//     break_if {loop, cond, v...}     leaves the loop with the carried values v...
//     continue_if {loop, cond, v...}  goes on with the next iteration
//   end {loop, next...}
//   result {loop}, imm = j            the j-th carried value after the loop
//
//   loop_ init...                     the same without bounds; left by break_if only
//
//   branch cond
//     ...
//   otherwise {branch, v...}
//     ...
//   end {branch, v...}
//   result {branch}, imm = j
//
//   reduce x..., identity...          axis; n tiles of one shape, and n constants that change nothing they are combined with
//     argument {reduce}, imm = j      a scalar; j = 2 k, 2 k + 1: the two elements of tile k
//     ...                             arithmetic on scalars, branches
//   end {reduce, v...}                n scalars: the two made one
//   result {reduce}, imm = k          the axis stays, with size 1
//   scan x..., identity...            the same, imm = 1: from the end; its results have the shape of the tiles
//
// Tensors are known by the number of their parameter (field `imm` of extent, block_index, tiled_view, tile_load,
// tile_store, tile_scatter):
//   param                      imm = parameter number; a scalar
//   extent                     imm = parameter, axis; i64
//   block_index                imm = parameter, axis; i32: the block's tile of an output tensor along that axis
//   tiled_view                 imm = parameter, dims = tile shape, pad; data, if the tiles are not a plain grid: for each axis
//                              of the view the elements from one index to the next, then the tensor's axis that it lies along
//   tile_count {view}          axis; i32: number of tiles of the view along that axis, ceil(extent / tile)
//   view_load {view, i...}     the tile at index i...; latency, tma
//   view_gather {view, i...}   axis: there the index is a tile of element positions; positions outside of the tensor are
//                              masked, or (imm = 1) an error; elsewhere as view_load
//   tile_load                  imm = parameter: the block's own tile, as it is now
//   tile_store {v}             imm = parameter: replaces the block's own tile
// Outputs whose tiles are dealt to the blocks (parameter::deal) are walked by a counted_loop from list_begin to list_end by
// list_step, whose loop_index is a place in the list:
//   list_begin, list_end, list_step   imm = parameter; i32: the places of this block
//   list_index {place}         imm = parameter, axis; i32: where the tile lies in the grid
//   tile_load {place}, tile_store {v, place}
//   tile_scatter {positions, v}   imm = parameter, axis, which the block has whole: slice k of v replaces the one at
//                              positions[k] of that axis; of equal positions the last counts; those outside of the tensor
//                              are skipped, or (trap) an error
// Tensors that any block updates atomically (param_kind::accum); mode says how:
//   accum_update {i..., v}     imm = parameter: for every element of v the element at positions i... (one tile of v's shape
//                              for each axis); positions outside of the tensor are skipped, or (trap) an error
//   view_update {view, i..., v}  the tile at index i... of a tiled_view of the parameter
// What tw::unsafe makes; a value may be a tile of pointers to elem (op::pointer):
//   address                    imm = parameter: a pointer to its element 0
//   load_ptr_tko {p, [mask, padding]}, store_ptr_tko {p, v, [mask]}   memory, scope
//   atomic_rmw_tko {p, v, [mask]}, atomic_cas_tko {p, expected, v}    memory, scope; mode
//   alloca_                    imm = number of elements
//   get_global                 data: the bits of its elements, which never change
//   assume {x}                 data: {divisor}, or {lower, upper}
//   multimem_load_reduce_view_tko {p, i...}, multimem_reduce_view_tko {p, v, i...}, multimem_store_view_tko {p, v, i...}
//                              imm = parameter whose extents the memory at p has; dims = tile shape; memory, scope; mode
//   call {x...}                imm = place in function::texts of the name of a function of a tile library
//   require {cond}             cond holds at every launch (checked there)
//   print_tko {v...}           imm = place of its printf text in function::texts; one conversion for each value
//   assert_ {cond}             imm = place of its message in function::texts; every element of cond holds
//   reduce_add ... {x}         axis; the axis stays, with size 1
//   permute {x}                imm = the permutation, one byte an axis (axis 0 lowest)
//   mmai                       sign: of the left factor, other_sign: of the right one
//   ftoi                       saturates, NaN gives 0, unless in_range
// All other operations are those of Tile IR with the same operands, except that `broadcast` also takes a scalar to any
// shape, and that comparison of, and arithmetic on, i64 extents is ordinary integer arithmetic.
#pragma once
#include <cstdint>

#include <tilewright/ir/attributes.hpp>
#include <tilewright/ir/opcode.hpp>
#include <tilewright/types/dealing.hpp>
#include <tilewright/types/element.hpp>

namespace tw::ir {

inline constexpr int max_rank = 6;

struct op {
  opcode code = opcode::param;
  element elem = element::none;  // of the result
  std::uint8_t rank = 0;  // of the result
  std::int8_t axis = -1;
  std::uint8_t log2_dim[max_rank] = {};  // of the result, or of the view's tile
  rounding round = rounding::nearest_even;
  signedness sign = signedness::signed_;
  predicate pred = predicate::equal;
  ordering order = ordering::ordered;
  padding pad = padding::zero;
  bool flush_to_zero = false;
  bool propagate_nan = false;
  std::int8_t latency = 0;  // 0: unset, else 1..10
  bool no_tma = false;
  bool fast_acc = false;  // mmaf of 8-bit floats: partial sums of fewer bits
  bool in_range = false;  // ftoi: the user promises that the integer type holds the number
  overflow wrap = overflow::none;  // what the user promises of integer arithmetic
  signedness other_sign = signedness::signed_;
  std::int32_t first = 0;  // operands: pool[first, first + count)
  std::int32_t count = 0;
  std::int32_t data = -1;  // place in function::numbers of how many numbers belong to the operation, and then these
  atomic_mode mode = atomic_mode::add;
  bool pointer = false;  // the result is a tile of pointers to elem
  memory_order memory = memory_order::weak;
  memory_scope scope = memory_scope::device;
  bool trap = false;  // positions outside of the tensor are an error
  std::int64_t imm = 0;  // integer constants: the value; float constants: the bits of a double

  constexpr std::int64_t dim(int i) const { return std::int64_t{1} << log2_dim[i]; }
  constexpr std::int64_t elements() const {
    int bits = 0;
    for (int i = 0; i < rank; ++i) bits += log2_dim[i];
    return std::int64_t{1} << bits;
  }
};

enum class param_kind : std::uint8_t { in, out_tile, inout_tile, scalar, accum };
constexpr bool is_tensor(param_kind k) { return k != param_kind::scalar; }
constexpr bool is_output(param_kind k) { return k == param_kind::out_tile || k == param_kind::inout_tile; }
constexpr bool is_written(param_kind k) { return is_output(k) || k == param_kind::accum; }

struct parameter {
  param_kind kind = param_kind::in;
  element elem = element::none;
  signedness sign = signedness::signed_;
  bool initialised = true;  // outputs: the memory holds values, so that a kernel may read its tile
  std::uint8_t rank = 0;  // of the tensor; 0 for scalars
  std::uint8_t log2_tile[max_rank] = {};  // outputs, and where `over`: the tile shape
  bool over = false;  // an input whose tiles make the grid of blocks (tw::over)
  dealing deal = dealing::none;  // outputs: the tiles are a list, dealt like this
  std::int16_t deal_number = 0;  // rows of a band; the axis that a block gets whole
  constexpr std::int64_t tile(int axis) const { return std::int64_t{1} << log2_tile[axis]; }
  // The grid of blocks follows from its tiles.
  constexpr bool has_blocks() const { return is_output(kind) || over; }
  constexpr bool is_list() const { return deal != dealing::none; }
  // A block gets all tiles along this axis.
  constexpr bool is_whole(int axis) const { return deal == dealing::whole && deal_number == axis; }
  // The grid of blocks is not the grid of tiles: every block takes tiles until there are none left.
  constexpr bool is_persistent() const { return deal == dealing::linear || deal == dealing::grouped; }
};

// Position of an operation in the user's source. `file` counts the zero-terminated names in function::files.
struct source {
  std::int32_t file = 0, line = 0, column = 0;
};

// A traced kernel. All arrays live as long as the program.
struct function {
  op const* ops = nullptr;
  std::int32_t const* pool = nullptr;
  parameter const* params = nullptr;
  source const* sources = nullptr;  // one per operation
  char const* files = nullptr;  // names, each ended by a zero
  char const* texts = nullptr;  // of print_tko and assert_, each ended by a zero
  std::int64_t const* numbers = nullptr;  // op::data
  int op_count = 0, pool_count = 0, param_count = 0, file_bytes = 0, text_bytes = 0, number_count = 0;

  constexpr op const& operator[](int i) const { return ops[i]; }
  constexpr int operand(op const& o, int k) const { return pool[o.first + k]; }
  constexpr int operand(int i, int k) const { return pool[ops[i].first + k]; }
};

// The name of the file that an operation's source names.
constexpr char const* file_name(function const& f, source const& s) {
  char const* p = f.files;
  for (int i = 0; i < s.file; ++i) {
    while (*p) ++p;
    ++p;
  }
  return p;
}

// The output whose list a loop walks, or -1.
constexpr int list_of(function const& f, op const& loop) {
  if (loop.code != opcode::counted_loop) return -1;
  op const& first = f[f.operand(loop, 0)];
  return first.code == opcode::list_begin ? static_cast<int>(first.imm) : -1;
}

// The text of a print_tko or assert_, the name that a call names.
constexpr char const* text_of(function const& f, op const& o) { return f.texts + o.imm; }

// The k-th of the numbers that belong to an operation.
constexpr std::int64_t number_of(function const& f, op const& o, int k) { return f.numbers[o.data + 1 + k]; }

// Along axis k of a tiled_view: the tensor's axis, and elements from one tile index to the next.
constexpr int tensor_axis(function const& f, op const& view, int k) {
  return view.data < 0 ? k : static_cast<int>(number_of(f, view, view.rank + k));
}
constexpr std::int64_t tile_step(function const& f, op const& view, int k) {
  return view.data < 0 ? view.dim(k) : number_of(f, view, k);
}

// Accesses to multicast memory.
constexpr bool is_multimem(opcode c) {
  return c == opcode::multimem_load_reduce_view_tko || c == opcode::multimem_reduce_view_tko ||
         c == opcode::multimem_store_view_tko;
}
constexpr bool is_loop(opcode c) { return c == opcode::counted_loop || c == opcode::loop_; }
// Its region says how two elements become one.
constexpr bool is_combiner(opcode c) { return c == opcode::reduce || c == opcode::scan; }
// Of an extract or insert: which operand is the tile that is cut into slices. Its indices follow.
constexpr int sliced_tile(op const& o) { return o.code == opcode::insert ? 1 : 0; }
// How many slices of the shape of `part` a tile has along an axis; 0 where it has none.
constexpr std::int64_t slices_along(op const& tile, op const& part, int axis) {
  int const bits = tile.log2_dim[axis] - part.log2_dim[axis];
  return tile.rank != part.rank || bits < 0 ? 0 : std::int64_t{1} << bits;
}

constexpr bool opens_region(opcode c) { return is_loop(c) || c == opcode::branch || is_combiner(c); }

}  // namespace tw::ir
