#include <tilewright/ir/op_table.hpp>

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace tw::ir {
namespace {

static_assert(row(opcode::addf).number == 0x02, "rows are usable in constant expressions");
static_assert(row(opcode::yield).terminator);

TEST(op_table, every_opcode_has_its_own_row) {
  for (int i = 0; i < opcode_count; ++i) {
    auto const c = static_cast<opcode>(i);
    EXPECT_EQ(row(c).code, c);
    EXPECT_FALSE(row(c).name.empty());
    EXPECT_FALSE(row(c).doc.empty()) << row(c).name;
  }
}

TEST(op_table, names_and_numbers_are_unique) {
  std::set<std::string_view> names;
  std::set<int> numbers;
  for (int i = 0; i < tile_ir_opcodes; ++i) {
    auto const& r = row(static_cast<opcode>(i));
    EXPECT_TRUE(names.insert(r.name).second) << r.name;
    if (r.number != no_number) { EXPECT_TRUE(numbers.insert(r.number).second) << r.name; }
  }
  // All of 0x00 .. 0x7D but entry, global and module and the unused ranges 0x19 .. 0x24 and 0x34 .. 0x39; preview$call.
  for (int n = 0; n <= 0x7D; ++n) {
    bool const unused = n == 0x16 || n == 0x31 || n == 0x4B || (n >= 0x19 && n <= 0x24) || (n >= 0x34 && n <= 0x39);
    EXPECT_EQ(numbers.contains(n), !unused) << n;
  }
  EXPECT_TRUE(numbers.contains(0x4002));
}

TEST(op_table, opcode_ranges_grow_with_the_versions) {
  // Highest opcode of each version, section 1.9 of the format reference.
  std::map<int, int> const highest = {{1, 0x6D}, {2, 0x6E}, {3, 0x75}, {4, 0x7A}, {5, 0x7D}};
  int below = -1;
  for (auto [version, top] : highest) {
    for (int i = 0; i < tile_ir_opcodes; ++i) {
      auto const& r = row(static_cast<opcode>(i));
      if (r.number == no_number || r.number > 0x7D) continue;
      if (r.number > below && r.number <= top) { EXPECT_EQ(r.since, version) << r.name; }
    }
    below = top;
  }
}

TEST(op_table, flag_bits_are_dense_and_older_fields_come_first) {
  for (int i = 0; i < tile_ir_opcodes; ++i) {
    auto const& r = row(static_cast<opcode>(i));
    std::map<int, int> since_of_bit;
    for (auto const& a : r.attributes)
      if (a.form != attr_form::none && a.bit >= 0) {
        EXPECT_TRUE(since_of_bit.emplace(a.bit, a.since).second) << r.name;
      }
    for (auto const& o : r.operands)
      if (o.name != nullptr && o.bit >= 0) { EXPECT_TRUE(since_of_bit.emplace(o.bit, o.since).second) << r.name; }
    int expected = 0, last = 0;
    for (auto [bit, since] : since_of_bit) {
      EXPECT_EQ(bit, expected++) << r.name;
      EXPECT_GE(since, last) << r.name;
      last = since;
    }
  }
}

TEST(op_table, fields_of_later_versions) {
  EXPECT_EQ(flags_since(row(opcode::for_)), 2);
  EXPECT_EQ(flags_since(row(opcode::mmaf)), 3);
  EXPECT_EQ(flags_since(row(opcode::ftoi)), 4);
  EXPECT_EQ(flags_since(row(opcode::print_tko)), 2);
  EXPECT_EQ(flags_since(row(opcode::addf)), 1);
  EXPECT_EQ(flags_since(row(opcode::mmaf_scaled)), 0);
  EXPECT_EQ(field(row(opcode::exp), attr::rounding_mode)->since, 3);
  EXPECT_EQ(field(row(opcode::tanh), attr::rounding_mode)->since, 2);
  EXPECT_EQ(field(row(opcode::load_view_tko), attr::inbounds)->since, 4);
  EXPECT_EQ(field(row(opcode::atomic_red_view_tko), attr::inbounds)->since, 5);
  EXPECT_EQ(field(row(opcode::addf), attr::dim), nullptr);
}

TEST(op_table, result_counts_are_written_for_variadic_operations_only) {
  EXPECT_TRUE(counted_results(row(opcode::load_view_tko)));
  EXPECT_FALSE(counted_results(row(opcode::load_ptr_tko)));
  EXPECT_TRUE(counted_results(row(opcode::if_)));
  EXPECT_FALSE(counted_results(row(opcode::gdc_wait_tko)));
  EXPECT_FALSE(counted_results(row(opcode::assert_)));
}

TEST(op_table, purity_follows_section_3_11) {
  for (auto c : {opcode::divi, opcode::make_tensor_view, opcode::get_tensor_shape, opcode::get_index_space_shape})
    EXPECT_EQ(row(c).effects, effect::unsafe) << row(c).name;
  for (auto c : {opcode::addf, opcode::constant, opcode::make_partition_view, opcode::make_token, opcode::mmaf})
    EXPECT_EQ(row(c).effects, effect::pure) << row(c).name;
  for (auto c : {opcode::assume, opcode::print_tko, opcode::assert_, opcode::load_ptr_tko, opcode::alloca_})
    EXPECT_NE(row(c).effects, effect::pure) << row(c).name;
}

}  // namespace
}  // namespace tw::ir
