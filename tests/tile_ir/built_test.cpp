// Modules made with the operation builder, held against the official disassembler and assembler.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>

#include "ir/constant_bits.hpp"
#include "tile_ir/bytecode_reader.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/printer.hpp"
#include "tile_ir/sample_modules.hpp"
#include "tile_ir/tools.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {
namespace {

class built : public testing::TestWithParam<test::sample> {};

TEST_P(built, is_legal_and_prints_as_the_official_disassembler_does) {
  auto const m = GetParam().make();
  for (auto const& d : verify(m)) ADD_FAILURE() << text(d);
  EXPECT_EQ(lowest_version(m), version{3});
  for (int minor = 2; minor <= 5; ++minor) {
    auto const bytes = write(m, version{minor});
    auto const official = test::disassemble(bytes);
    ASSERT_EQ(official.exit, 0) << "13." << minor << ": " << official.err;
    EXPECT_EQ(print(m), official.out) << "13." << minor;
    EXPECT_EQ(print(read(bytes)), official.out) << "13." << minor;
    EXPECT_EQ(write(m, version{minor}), bytes);
  }
}

TEST_P(built, assembles_for_every_family_of_gpus) {
  auto const bytes = write(GetParam().make(), version{3});
  for (int sm : {80, 90, 100, 120}) {
    auto const answer = test::assemble(bytes, sm);
    EXPECT_EQ(answer.exit, 0) << "sm_" << sm << ": " << answer.err;
    EXPECT_EQ(answer.err.find("error"), std::string::npos) << "sm_" << sm << ": " << answer.err;
  }
}

TEST_P(built, has_locations_when_asked) {
  auto m = GetParam().make();
  m.files = {"/src/kernels/some file.cpp"};
  m.entries[0].where = {0, 17, 5};
  int line = 20;
  for (auto& op : m.entries[0].body.operations) op.where = {0, line++, 7};
  auto const bytes = write(m, version{3}, {.locations = true});
  auto const official = test::disassemble(bytes, "-g");
  ASSERT_EQ(official.exit, 0) << official.err;
  EXPECT_NE(official.out.find("loc(\"/src/kernels/some file.cpp\":17:5)"), std::string::npos) << official.out;
  EXPECT_NE(official.out.find("loc(\"/src/kernels/some file.cpp\":" + std::to_string(line - 1) + ":7)"),
            std::string::npos);
  auto const assembled = test::assemble(bytes, 90, "--lineinfo");
  EXPECT_EQ(assembled.exit, 0) << assembled.err;
}

INSTANTIATE_TEST_SUITE_P(kernels, built, testing::ValuesIn(test::samples),
                         [](auto const& tested) { return std::string(tested.param.name); });

// Only one remark of a kind is printed for a kernel without locations, so each hint has a kernel of its own.
TEST(built_hints, are_taken_by_the_assembler) {
  for (auto const* hint : {"occupancy", "num_cta_in_cga"}) {
    auto m = test::row_softmax();
    m.entries[0].hints = ir::dictionary_attr{{{"sm_90", {ir::dictionary_attr{{{hint, {std::int64_t{2}}}}}}}}};
    auto const answer = test::assemble(write(m, version{3}), 90, "--remarks=all");
    EXPECT_EQ(answer.exit, 0) << answer.err;
    EXPECT_NE(answer.out.find(std::string("remark[passed]: OptimizationHint used ") + hint), std::string::npos)
      << answer.out;
  }
  auto const answer = test::assemble(write(test::gemm(), version{3}), 90, "--remarks=all");
  EXPECT_NE(answer.out.find("remark[passed]: OptimizationHint used latency"), std::string::npos) << answer.out;
}

// Constants of all float types with random and special bits: their text, and the names made of their values.
TEST(built_constants, floats_print_with_the_same_digits) {
  std::mt19937_64 random(20260202);
  for (element e : {element::f16, element::bf16, element::f32, element::f64, element::tf32, element::e4m3,
                    element::e5m2, element::e8m0, element::e2m1, element::e5m3}) {
    ir::module m;
    auto& entry = m.entries.emplace_back();
    entry.name = "k";
    ir::operation_builder b(entry);
    int const bits = info(e).bits;
    std::uint64_t const mask = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
    auto const add = [&](std::uint64_t pattern) {
      b.make(ir::opcode::constant, {}, ir::tile_type(e, {4}),
             {{ir::attr::value, {ir::dense_attr{ir::splat_bytes(e, pattern & mask)}}}});
    };
    for (int i = 0; i < (bits <= 8 ? 256 : 0); ++i) add(static_cast<std::uint64_t>(i));
    for (int i = 0; i < 600; ++i) add(random());
    auto const number = [&](double v) {
      bool const without_sign = e == element::e8m0 || e == element::e5m3;
      if (!without_sign || v > 0) add(ir::float_bits(e, v));
    };
    for (double v : {0.0,       -0.0,   1.0,         1e-6,  0.1,    3.14159265358979,   65504.0, 16777217.0, 1e10,
                     1e19,      1e30,   123456789.0, 0.001, 1234.5, 4503599627370497.0, 1e-40,   5e-324,     999999.0,
                     1000000.0, 0.0001, 99999.95})
      number(v);
    for (int i = 0; i < 300; ++i)
      number(std::ldexp(static_cast<double>(random() % 100000), -static_cast<int>(random() % 20)));
    b.add(ir::opcode::return_, {}, {});
    auto const official = test::disassemble(write(m, lowest_version(m)));
    ASSERT_EQ(official.exit, 0) << official.err;
    EXPECT_EQ(print(m), official.out) << info(e).name;
  }
}

TEST(built_constants, integers_and_arrays_print_the_same) {
  ir::module m;
  auto& entry = m.entries.emplace_back();
  entry.name = "k";
  ir::operation_builder b(entry);
  std::mt19937_64 random(7);
  for (element e :
       {element::f16, element::bf16, element::f32, element::f64, element::tf32, element::e4m3, element::e5m2})
    for (std::size_t n : {64U, 128U}) {  // above 100 elements as bytes
      std::vector<std::uint8_t> bytes;
      for (std::size_t i = 0; i < n; ++i) {
        auto const one = ir::splat_bytes(e, random() & 0x3F);
        bytes.insert(bytes.end(), one.begin(), one.end());
      }
      b.make(ir::opcode::constant, {}, ir::tile_type(e, {static_cast<std::int64_t>(n)}),
             {{ir::attr::value, {ir::dense_attr{bytes}}}});
    }
  for (element e : {element::i1, element::i8, element::i16, element::i32, element::i64}) {
    for (std::int64_t v : {std::int64_t{0}, std::int64_t{1}, std::int64_t{-1}, std::int64_t{127}, std::int64_t{-128},
                           std::int64_t{1} << 40, INT64_MIN})
      b.constant(e, {2, 4}, v);
    for (std::int64_t n : {8, 128}) {
      auto const size = e == element::i1 ? static_cast<std::size_t>(n) / 8
                                         : static_cast<std::size_t>(n * info(e).bytes);
      std::vector<std::uint8_t> bytes(size);
      for (auto& x : bytes) x = static_cast<std::uint8_t>(random());
      b.make(ir::opcode::constant, {}, ir::tile_type(e, {n / 4, 2, 2}), {{ir::attr::value, {ir::dense_attr{bytes}}}});
    }
  }
  b.add(ir::opcode::return_, {}, {});
  EXPECT_TRUE(verify(m).empty());
  auto const official = test::disassemble(write(m, version{3}));
  ASSERT_EQ(official.exit, 0) << official.err;
  EXPECT_EQ(print(m), official.out);
}

// Names of assumptions come from what they are made of.
TEST(built_names, assumptions_of_everything) {
  auto m = test::scaled_copy();
  auto& e = m.entries[0];
  e.body.operations.pop_back();
  ir::operation_builder b(e);
  auto const fact = [&](ir::value v) {
    b.make(ir::opcode::assume, {v}, ir::type(e.types[static_cast<std::size_t>(v)]),
           {{ir::attr::assumption, {ir::div_by_attr{1, {}, {}}}}});
  };
  std::vector<ir::value> values;
  for (auto const& op : e.body.operations)
    for (auto v : op.results) values.push_back(v);
  for (auto v : values) {
    auto const& t = e.types[static_cast<std::size_t>(v)];
    if (t.kind == ir::type_kind::tensor_view || (t.kind == ir::type_kind::tile && is_integer(t.elem))) fact(v);
  }
  auto const i32 = ir::tile_type(element::i32);
  auto const grid = b.add(ir::opcode::get_num_tile_blocks, {}, {i32, i32, i32}).results;
  fact(grid[1]);
  fact(b.constant(element::i1, {}, 1));
  fact(b.constant(element::i32, {}, 4));
  auto const zero = b.constant(element::i32, {}, 0);
  auto& loop = b.add(ir::opcode::for_, {zero, grid[0], grid[1], zero, zero}, {i32, i32}, {}, {1, 1, 1, 2});
  auto const results = loop.results;
  loop.regions.resize(1);
  loop.regions[0].blocks.resize(1);
  auto* const outer = b.into(&loop.regions[0].blocks[0]);
  auto const index = b.argument(i32), x = b.argument(i32), y = b.argument(i32);
  fact(index);
  fact(y);
  b.add(ir::opcode::continue_, {x, y}, {});
  b.into(outer);
  fact(b.make(ir::opcode::iota, {}, ir::tile_type(element::i32, {8})));
  auto const sum = b.make(ir::opcode::addi, {zero, zero}, i32);
  fact(sum);
  auto& choose = b.add(ir::opcode::if_, {b.constant(element::i1, {}, 1)}, {i32, i32});
  auto const chosen = choose.results;
  choose.regions.resize(2);
  for (auto& side : choose.regions) {
    side.blocks.resize(1);
    b.into(&side.blocks[0]);
    fact(sum);
    b.add(ir::opcode::yield, {sum, zero}, {});
  }
  b.into(outer);
  fact(chosen[0]);
  fact(chosen[1]);
  auto const i8 = ir::tile_type(element::i8);
  fact(b.make(ir::opcode::trunci, {sum}, i8));
  auto const wide = ir::tile_type(element::i32, {8});
  auto& endless = b.add(ir::opcode::loop, {zero}, {i32, i32});
  auto const left = endless.results;
  endless.regions.resize(1);
  endless.regions[0].blocks.resize(1);
  b.into(&endless.regions[0].blocks[0]);
  fact(b.argument(i32));
  b.add(ir::opcode::break_, {zero, sum}, {});
  b.into(outer);
  fact(left[0]);
  fact(left[1]);
  auto const row = b.make(ir::opcode::iota, {}, wide);
  auto& scan = b.add(ir::opcode::scan, {row}, {wide},
                     {{ir::attr::dim, {std::int64_t{0}}},
                      {ir::attr::reverse, {std::int64_t{0}}},
                      {ir::attr::identities, {ir::array_attr{{{ir::integer_attr{element::i32, 0}}}}}}});
  auto const scanned = scan.results[0];
  scan.regions.resize(1);
  scan.regions[0].blocks.resize(1);
  b.into(&scan.regions[0].blocks[0]);
  auto const left_side = b.argument(i32), right_side = b.argument(i32);
  b.add(ir::opcode::yield, {b.make(ir::opcode::addi, {left_side, right_side}, i32)}, {});
  b.into(outer);
  fact(scanned);
  fact(b.make(ir::opcode::extract, {row, zero}, ir::tile_type(element::i32, {4})));
  fact(b.make(ir::opcode::cat, {row, row}, ir::tile_type(element::i32, {16}), {{ir::attr::dim, {std::int64_t{0}}}}));
  fact(b.add(ir::opcode::get_tensor_shape, {4}, {i32}).results[0]);
  fact(b.add(ir::opcode::get_index_space_shape, {5}, {i32}).results[0]);
  fact(b.make(ir::opcode::offset, {0, zero}, ir::pointer_tile_type(element::f32)));
  fact(b.make(ir::opcode::ptr_to_int, {0}, ir::tile_type(element::i64)));
  fact(results[0]);
  fact(results[1]);
  b.add(ir::opcode::return_, {}, {});
  for (auto const& d : verify(m)) ADD_FAILURE() << text(d);
  auto const official = test::disassemble(write(m, version{3}));
  ASSERT_EQ(official.exit, 0) << official.err;
  EXPECT_EQ(print(m), official.out);
}

}  // namespace
}  // namespace tw::tile_ir
