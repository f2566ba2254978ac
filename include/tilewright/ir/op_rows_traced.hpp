// Rows of the operation table: operations of traced kernels, which lowering replaces.
#pragma once
#include <tilewright/ir/op_row.hpp>

namespace tw::ir {

// clang-format off: a table
inline constexpr op_row traced_rows[] = {
    {.code = opcode::param, .name = "param", .doc = "a parameter of the kernel", .number = no_number},
    {.code = opcode::extent, .name = "extent", .doc = "an extent of a tensor parameter", .number = no_number},
    {.code = opcode::tile_count, .name = "tile_count", .doc = "how many tiles a view has along an axis",
     .number = no_number},
    {.code = opcode::block_index, .name = "block_index", .doc = "a coordinate of the tile block",
     .number = no_number},
    {.code = opcode::tiled_view, .name = "tiled_view", .doc = "a tensor cut into tiles", .number = no_number},
    {.code = opcode::view_load, .name = "view_load", .doc = "one tile of a view", .number = no_number,
     .effects = effect::reads},
    {.code = opcode::tile_load, .name = "tile_load", .doc = "the tile of an output parameter", .number = no_number,
     .effects = effect::reads},
    {.code = opcode::tile_store, .name = "tile_store", .doc = "writes the tile of an output parameter",
     .number = no_number, .results = 0,
     .effects = effect::writes},
    {.code = opcode::require, .name = "require",
     .doc = "a condition that the launch or the kernel must prove or check", .number = no_number, .results = 0,
     .effects = effect::other},
    {.code = opcode::counted_loop, .name = "counted_loop", .doc = "opens a loop over a range", .number = no_number,
     .effects = effect::other},
    {.code = opcode::loop_, .name = "loop", .doc = "opens a loop until break_if", .number = no_number, .results = 0,
     .effects = effect::other},
    {.code = opcode::branch, .name = "branch", .doc = "opens the true side of a branch", .number = no_number,
     .results = 0,
     .effects = effect::other},
    {.code = opcode::otherwise, .name = "otherwise", .doc = "opens the false side of a branch",
     .number = no_number, .results = 0,
     .effects = effect::other},
    {.code = opcode::end, .name = "end", .doc = "closes a loop or branch", .number = no_number, .results = 0,
     .effects = effect::other},
    {.code = opcode::loop_index, .name = "loop_index", .doc = "the index of the enclosing counted loop",
     .number = no_number},
    {.code = opcode::carried, .name = "carried", .doc = "a variable as it enters a round of a loop",
     .number = no_number},
    {.code = opcode::result, .name = "result", .doc = "a variable as it leaves a loop or branch",
     .number = no_number},
    {.code = opcode::break_if, .name = "break_if", .doc = "leaves the loop if a condition holds",
     .number = no_number, .results = 0,
     .effects = effect::other},
    {.code = opcode::continue_if, .name = "continue_if", .doc = "starts the next round if a condition holds",
     .number = no_number, .results = 0,
     .effects = effect::other},
    {.code = opcode::reduce_add, .name = "reduce_add", .doc = "sum along an axis", .number = no_number},
    {.code = opcode::reduce_mul, .name = "reduce_mul", .doc = "product along an axis", .number = no_number},
    {.code = opcode::reduce_max, .name = "reduce_max", .doc = "maximum along an axis", .number = no_number},
    {.code = opcode::reduce_min, .name = "reduce_min", .doc = "minimum along an axis", .number = no_number},
};
// clang-format on

}  // namespace tw::ir
