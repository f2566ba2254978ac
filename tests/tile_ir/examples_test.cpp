// The annotated examples A and B of the format reference, byte for byte.
#include <gtest/gtest.h>

#include <tuple>

#include "tile_ir/bytecode_reader.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/tools.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::attribute;
using ir::opcode;

// entry @basic() { %0 = constant <i32: [1, 2]>; %1 = negi %0; %2 = negi %0; return }
ir::module basic() {
  ir::module m;
  auto& e = m.entries.emplace_back();
  e.name = "basic";
  ir::operation_builder b(e);
  auto const pair = ir::tile_type(element::i32, {2});
  auto const c = b.make(opcode::constant, {}, pair, {{attr::value, {ir::dense_attr{{1, 0, 0, 0, 2, 0, 0, 0}}}}});
  b.make(opcode::negi, {c}, pair);
  b.make(opcode::negi, {c}, pair);
  b.add(opcode::return_, {}, {});
  return m;
}

ir::module scale() {
  ir::module m;
  auto& e = m.entries.emplace_back();
  e.name = "scale";
  ir::dictionary_attr const hints{{{"occupancy", {ir::integer_attr{element::i64, 2}}}}};
  e.hints = ir::dictionary_attr{{{"sm_90", {hints}}}};
  ir::operation_builder b(e);
  auto const i32 = ir::tile_type(element::i32);
  auto const row = ir::tile_type(element::f32, {128});
  auto const base = b.parameter(ir::pointer_tile_type(element::f32));
  auto const n = b.parameter(i32);
  auto const two = b.constant_float(element::f32, {128}, 2.0);
  auto const block = b.add(opcode::get_tile_block_id, {}, {i32, i32, i32}).results[0];
  auto const tensor = ir::tensor_view_type(element::f32, {ir::dynamic}, {1});
  auto const view = ir::partition_view_type(tensor, {128}, ir::padding::zero);
  auto const t = b.make(opcode::make_tensor_view, {base, n}, tensor, {}, {1, 1, 0});
  auto const p = b.make(opcode::make_partition_view, {t}, view);
  auto const loaded = b.add(opcode::load_view_tko, {p, block}, {row, ir::token_type()}, {}, {1, 1, 0}).results;
  auto const scaled = b.make(opcode::mulf, {loaded[0], two}, row);
  b.add(opcode::store_view_tko, {scaled, p, block, loaded[1]}, {ir::token_type()}, {}, {1, 1, 1, 1});
  b.add(opcode::return_, {}, {});
  return m;
}

TEST(format_examples, a_is_what_nvidia_s_writer_gives) {
  EXPECT_TRUE(verify(basic()).empty());
  EXPECT_EQ(write(basic(), version{1}), test::from_hex(R"(
    7f 54 69 6c 65 49 52 00 0d 01 00 00
    82 18 08 cb                                   # Func
    01 00 00 02 00 0c
    10 02 00  50 02 00  50 02 00  5c 00 00
    cb cb cb cb cb cb
    84 19 08 cb cb cb cb cb                       # Constant
    01 cb cb cb cb cb cb cb  00 00 00 00 00 00 00 00
    08 01 00 00 00 02 00 00 00
    85 1f 04                                      # Type
    03 cb cb cb  00 00 00 00 03 00 00 00 04 00 00 00
    10 00 00  03  0d 01 01 02 00 00 00 00 00 00 00
    81 0d 04 cb cb                                # String
    01 cb cb cb 00 00 00 00 62 61 73 69 63
    00)"));
}

TEST(format_examples, b_has_views_and_hints) {
  EXPECT_TRUE(verify(scale()).empty());
  EXPECT_EQ(lowest_version(scale()), version{3});
  auto const bytes = write(scale(), version{3});
  EXPECT_EQ(bytes, test::from_hex(R"(
    7f 54 69 6c 65 49 52 00 0d 03 00 00
    82 40 08 cb  01  00 05 06 00  0b 01 01 0a 01 02 01 06 02  2d
    10 07 00
    30 04 04 04
    43 01 08 00 01 01 00
    42 09 06
    3e 02 07 0a 00 00 07 01 03
    4c 07 00 00 08 02
    66 01 0a 04 00 0a 07 01 03 09
    5c 00 00
    cb cb cb cb
    84 15 08 cb cb cb cb cb
    01 cb cb cb cb cb cb cb  00 00 00 00 00 00 00 00  04 00 00 00 40
    85 6e 04  0b cb cb cb
    00 00 00 00 01 00 00 00 03 00 00 00 06 00 00 00 07 00 00 00 0a 00 00 00 0f 00 00 00 10 00 00 00 1b 00 00 00
    2f 00 00 00 3d 00 00 00
    07  0c 00  0d 01 00  03  0d 03 00  10 02 02 04 00  04
    0d 00 01 80 00 00 00 00 00 00 00
    0e 00 01 00 00 00 00 00 00 00 80 01 01 00 00 00 00 00 00 00
    0f 01 01 80 00 00 00 08 01 00 00 00 00 00
    11
    81 23 04 cb cb cb  03 cb cb cb  00 00 00 00 05 00 00 00 0a 00 00 00
    73 63 61 6c 65  73 6d 5f 39 30  6f 63 63 75 70 61 6e 63 79
    00)"));
  EXPECT_EQ(write(scale(), version{3}), bytes);
  EXPECT_EQ(write(read(bytes), version{3}), bytes);
}

// 1.8: the function record of 13.5 for an entry without hints.
TEST(format_examples, function_record_of_13_5) {
  ir::module m;
  auto& e = m.entries.emplace_back();
  e.name = "kernel";
  ir::operation_builder b(e);
  b.parameter(ir::tile_type(element::f32));
  b.add(opcode::return_, {}, {});
  auto const bytes = write(m, version{5});
  std::vector<std::uint8_t> const record(bytes.begin() + 16, bytes.begin() + 16 + 13);
  EXPECT_EQ(record, test::from_hex("01 00 02 02 00 0b 00 06 00 03 5c 00 00"));
}

// 1.14: locations, here with the file's own path as its name.
TEST(format_examples, locations_make_a_debug_section) {
  auto m = basic();
  m.files = {"/src/a.py"};
  auto& e = m.entries[0];
  e.where = {0, 8, 3};
  for (std::size_t i = 0; i < e.body.operations.size(); ++i)
    e.body.operations[i].where = {0, 10 + static_cast<std::int32_t>(i), 5};
  EXPECT_EQ(write(m, version{3}), write(basic(), version{3})) << "without being asked for, locations are left out";
  auto const bytes = write(m, version{3}, {.locations = true});
  auto const again = read(bytes);
  EXPECT_EQ(again.files, m.files);
  auto const place = [](ir::location l) { return std::tuple(l.file, l.line, l.column); };
  EXPECT_EQ(place(again.entries[0].where), place(e.where));
  for (std::size_t i = 0; i < e.body.operations.size(); ++i)
    EXPECT_EQ(place(again.entries[0].body.operations[i].where), place(e.body.operations[i].where));
}

}  // namespace
}  // namespace tw::tile_ir
