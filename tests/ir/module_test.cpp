#include <tilewright/ir/module.hpp>

#include <gtest/gtest.h>

#include <bit>
#include <cfloat>
#include <cmath>
#include <random>

#include <tilewright/runtime/error.hpp>
#include "ir/constant_bits.hpp"

namespace tw::ir {
namespace {

TEST(module_types, makers_fill_the_fields_of_their_kind) {
  auto const view = tensor_view_type(element::f16, {dynamic, 64}, {dynamic, 1});
  auto const part = partition_view_type(view, {32, 64}, padding::zero);
  EXPECT_EQ(part.kind, type_kind::partition_view);
  EXPECT_EQ(part.dim_map, (std::vector<std::int32_t>{0, 1}));
  EXPECT_EQ(part.strides, view.strides);
  EXPECT_EQ(element_count(part), 2048);
  EXPECT_EQ(element_count(tile_type(element::f32, {4, 8})), 32);
  EXPECT_EQ(element_count(tile_type(element::f32)), 1);
  EXPECT_TRUE(pointer_tile_type(element::f32).pointer);
  EXPECT_EQ(token_type().kind, type_kind::token);
  EXPECT_EQ(element_type_of(element::i1).kind, type_kind::element);
  EXPECT_NE(tile_type(element::f32, {4}), tile_type(element::f32, {8}));
  EXPECT_NE(tile_type(element::f32), pointer_tile_type(element::f32));
}

TEST(module_types, a_partition_view_needs_a_tensor_view) {
  EXPECT_THROW(partition_view_type(tile_type(element::f32, {4}), {4}), error);
}

TEST(operation_builder, numbers_values_and_records_locations) {
  entry e;
  operation_builder b(e);
  value const p = b.parameter(tile_type(element::i32));
  b.at({0, 7, 3});
  value const c = b.constant(element::i32, {}, 5);
  value const s = b.make(opcode::addi, {p, c}, tile_type(element::i32), {{attr::overflow, {std::int64_t{1}}}});
  EXPECT_EQ(p, 0);
  EXPECT_EQ(c, 1);
  EXPECT_EQ(s, 2);
  ASSERT_EQ(e.body.operations.size(), 2U);
  auto const& add = e.body.operations[1];
  EXPECT_EQ(add.where, (location{0, 7, 3}));
  EXPECT_EQ(integer(add, attr::overflow), 1);
  EXPECT_EQ(integer(add, attr::signedness, 9), 9);
  EXPECT_EQ(find(add, attr::dim), nullptr);
  EXPECT_EQ(b.type_of(s), tile_type(element::i32));
}

TEST(operation_builder, writes_into_the_block_it_is_pointed_at) {
  entry e;
  operation_builder b(e);
  region r;
  r.blocks.resize(1);
  block* const outer = b.into(&r.blocks[0]);
  value const x = b.argument(tile_type(element::f32));
  b.add(opcode::yield, {x}, {});
  EXPECT_EQ(b.into(outer), &r.blocks[0]);
  EXPECT_TRUE(e.body.operations.empty());
  EXPECT_EQ(r.blocks[0].arguments, (std::vector<value>{x}));
  ASSERT_EQ(r.blocks[0].operations.size(), 1U);
}

std::vector<std::uint8_t> bytes_of_constant(entry const& e) {
  return std::get<dense_attr>(find(e.body.operations.back(), attr::value)->data).bytes;
}

TEST(operation_builder, constants_are_splats_of_the_element) {
  entry e;
  operation_builder b(e);
  b.constant(element::i16, {8}, -2);
  EXPECT_EQ(bytes_of_constant(e), (std::vector<std::uint8_t>{0xFE, 0xFF}));
  b.constant(element::i1, {}, 1);
  EXPECT_EQ(bytes_of_constant(e), (std::vector<std::uint8_t>{0xFF}));
  b.constant(element::i1, {}, 2);
  EXPECT_EQ(bytes_of_constant(e), (std::vector<std::uint8_t>{0}));
  b.constant_float(element::f32, {2, 2}, 1.5);
  EXPECT_EQ(bytes_of_constant(e), (std::vector<std::uint8_t>{0, 0, 0xC0, 0x3F}));
  b.constant_float(element::tf32, {}, 1.0);  // the top 19 bits of 3F800000
  EXPECT_EQ(bytes_of_constant(e), (std::vector<std::uint8_t>{0x00, 0xFC, 0x01}));
  EXPECT_THROW(b.constant(element::i4, {}, 1), error);
  EXPECT_THROW(b.constant_float(element::i32, {}, 1), error);
}

TEST(float_bits, f32_is_what_the_hardware_rounds_to) {
  std::mt19937_64 random(20260101);
  for (int i = 0; i < 20000; ++i) {
    double const v = std::bit_cast<double>(random());
    double const near = std::ldexp(std::bit_cast<double>((random() & 0x800FFFFFFFFFFFFFULL) | 0x3FF0000000000000ULL),
                                   static_cast<int>(random() % 320) - 170);
    for (double x : {v, near}) {
      if (std::isnan(x)) continue;
      EXPECT_EQ(float_bits(element::f32, x), std::bit_cast<std::uint32_t>(static_cast<float>(x))) << x;
    }
  }
  EXPECT_EQ(float_bits(element::f32, static_cast<double>(FLT_MAX)), 0x7F7FFFFFU);
  EXPECT_EQ(float_bits(element::f32, 1e300), 0x7F800000U);
  EXPECT_EQ(float_bits(element::f32, -0.0), 0x80000000U);
}

TEST(float_bits, small_formats_round_to_nearest_even_at_their_limits) {
  EXPECT_EQ(float_bits(element::f16, 65504.0), 0x7BFFU);
  EXPECT_EQ(float_bits(element::f16, 65519.99), 0x7BFFU);
  EXPECT_EQ(float_bits(element::f16, 65520.0), 0x7C00U);
  EXPECT_EQ(float_bits(element::f16, std::ldexp(1.0, -24)), 1U);
  EXPECT_EQ(float_bits(element::f16, std::ldexp(1.0, -25)), 0U);  // a tie goes to even
  EXPECT_EQ(float_bits(element::f16, std::ldexp(1.0001, -25)), 1U);
  EXPECT_EQ(float_bits(element::bf16, 1.0 + 1.0 / 256), 0x3F80U);
  EXPECT_EQ(float_bits(element::bf16, 1.0 + 3.0 / 256), 0x3F82U);
  // Rounding to f32 first would make this a tie and lose the bit.
  EXPECT_EQ(float_bits(element::bf16, 1.0 + 1.0 / 256 + std::ldexp(1.0, -40)), 0x3F81U);
  EXPECT_EQ(float_bits(element::e5m2, 57344.0), 0x7BU);
}

// Patterns of the formats' standards: OCP FP8 and MX.
TEST(float_bits, formats_of_eight_and_four_bits) {
  EXPECT_EQ(float_bits(element::e4m3, 1.0), 0x38U);
  EXPECT_EQ(float_bits(element::e4m3, -448.0), 0xFEU);
  EXPECT_EQ(float_bits(element::e4m3, 464.0), 0x7EU) << "a tie with what would be 480";
  EXPECT_EQ(float_bits(element::e4m3, 464.1), 0x7EU) << "too large";
  EXPECT_EQ(float_bits(element::e4m3, -INFINITY), 0xFEU);
  EXPECT_EQ(float_bits(element::e4m3, NAN), 0x7FU);
  EXPECT_EQ(float_bits(element::e4m3, std::ldexp(1.0, -9)), 1U) << "the smallest";
  EXPECT_EQ(float_bits(element::e4m3, std::ldexp(1.0, -10)), 0U) << "a tie";
  EXPECT_EQ(float_bits(element::e4m3, -0.0), 0x80U);
  EXPECT_EQ(float_bits(element::e5m2, 61440.0), 0x7BU) << "a tie above 57344";
  EXPECT_EQ(float_bits(element::e2m1, 6.0), 7U);
  EXPECT_EQ(float_bits(element::e2m1, -100.0), 0xFU) << "too large";
  EXPECT_EQ(float_bits(element::e2m1, INFINITY), 7U);
  EXPECT_EQ(float_bits(element::e2m1, 0.25), 0U) << "a tie";
  EXPECT_EQ(float_bits(element::e2m1, 0.75), 2U) << "a tie";
  EXPECT_EQ(float_bits(element::e2m1, 5.0), 6U) << "a tie: 4";
  EXPECT_EQ(float_bits(element::e8m0, 1.0), 127U);
  EXPECT_EQ(float_bits(element::e8m0, std::ldexp(1.0, -127)), 0U);
  EXPECT_EQ(float_bits(element::e8m0, 5e-324), 0U) << "nothing is smaller";
  EXPECT_EQ(float_bits(element::e8m0, 2.9), 128U);
  EXPECT_EQ(float_bits(element::e8m0, 3.1), 129U);
  EXPECT_EQ(float_bits(element::e8m0, std::ldexp(1.0, 127)), 254U);
  EXPECT_EQ(float_bits(element::e8m0, std::ldexp(1.9, 127)), 254U) << "too large";
  EXPECT_EQ(float_bits(element::e8m0, NAN), 255U);
  EXPECT_EQ(float_bits(element::e5m3, 1.0), 0x78U);
  EXPECT_EQ(float_bits(element::e5m3, 114688.0), 0xFEU);
  EXPECT_EQ(float_bits(element::e5m3, INFINITY), 0xFEU);
  EXPECT_EQ(float_bits(element::e5m3, NAN), 0xFFU);
  for (element e : {element::e8m0, element::e5m3}) EXPECT_THROW(float_bits(e, -1.0), error) << info(e).name;
  EXPECT_THROW(float_bits(element::e8m0, 0.0), error);
  EXPECT_THROW(float_bits(element::e2m1, NAN), error);
  EXPECT_THROW(float_bits(element::i8, 1.0), error);
}

// A rounded number has no nearer neighbour, and of two equally near ones the even pattern is taken.
TEST(float_bits, numbers_go_to_the_nearest_pattern) {
  std::mt19937_64 random(8);
  for (element e : {element::e4m3, element::e5m2, element::e2m1, element::e8m0, element::e5m3}) {
    std::vector<std::pair<double, std::uint64_t>> numbers;
    for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << info(e).bits); ++bits)
      if (double const v = float_value(e, bits); std::isfinite(v) && !std::signbit(v)) numbers.emplace_back(v, bits);
    double const largest = numbers.back().first;
    for (int i = 0; i < 3000; ++i) {
      double v = std::ldexp(static_cast<double>(random() % 4096 + 1), static_cast<int>(random() % 40) - 30);
      if (v > largest) v = largest / (1 + static_cast<double>(random() % 9));
      auto best = numbers[0];
      for (auto const& n : numbers) {
        double const d = std::fabs(n.first - v), old = std::fabs(best.first - v);
        if (d < old || (d == old && (n.second & 1U) == 0)) best = n;
      }
      ASSERT_EQ(float_bits(e, v), best.second) << info(e).name << " " << v;
    }
  }
}

TEST(float_value, inverts_float_bits) {
  for (auto e : {element::f16, element::bf16}) {
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
      double const v = float_value(e, bits);
      if (std::isnan(v)) continue;
      ASSERT_EQ(float_bits(e, v), bits) << info(e).name;
    }
  }
}

}  // namespace
}  // namespace tw::ir
