// `tw ops`: the table, and what is missing.
#include <gmock/gmock.h>
#include <tilewright/ir/op_table.hpp>

#include "support/golden.hpp"
#include "tile_ir/tools.hpp"

namespace {

using testing::HasSubstr;

TEST(tw_ops, names_every_operation_once) {
  auto const seen = tw::test::run_program(TW_PROGRAM, "ops");
  EXPECT_EQ(seen.exit, 0) << seen.err;
  auto const lines = tw::test::lines_of(seen.out);
  for (int i = 0; i < tw::ir::tile_ir_opcodes; ++i) {
    std::string const name(tw::ir::row(static_cast<tw::ir::opcode>(i)).name);
    int found = 0;
    for (auto const& l : lines) found += l.starts_with(name + " ");
    EXPECT_EQ(found, 1) << name;
  }
  EXPECT_THAT(seen.out, HasSubstr("tw::fma(x, y, z"));
}

TEST(tw_ops, what_is_missing_decides_the_status) {
  auto const seen = tw::test::run_program(TW_PROGRAM, "ops --missing");
  bool const nothing = seen.out.find("Nothing is missing") != std::string::npos;
  EXPECT_EQ(seen.exit, nothing ? 0 : 1) << seen.out;
  EXPECT_EQ(tw::test::lines_of(seen.out).size() == 1, nothing) << seen.out;
}

}  // namespace
