// The text and the code of every operation's case; its results on the CPU; and which operation has a case.
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <tilewright/ir/op_table.hpp>

#include "cpu/program.hpp"
#include "ops/compare.hpp"
#include "ops/op_case.hpp"
#include "support/golden.hpp"
#include "support/registered.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/printer.hpp"
#include "tile_ir/tools.hpp"
#include "tile_ir/verify.hpp"

namespace ops_test {

std::vector<op_case>& cases() {
  static std::vector<op_case> list;
  return list;
}

namespace {

std::filesystem::path goldens() { return tw::test::source_root() / "tests/golden/ops"; }

std::string short_name(op_case const& c) {
  std::string const name = c.name;
  return name.starts_with("op_") ? name.substr(3) : name;
}

tw::ir::module module_of(op_case const& c) {
  auto const kernels = tw::test::registered(c.name);
  EXPECT_EQ(kernels.size(), 1u) << c.name << ": a case has one kernel, with a name of its own";
  return tw::test::lowered(*kernels.at(0), c.sm);
}

void collect(tw::ir::block const& b, std::set<tw::ir::opcode>& seen) {
  for (auto const& o : b.operations) {
    seen.insert(o.code);
    for (auto const& r : o.regions)
      for (auto const& inner : r.blocks) collect(inner, seen);
  }
}

class of_case : public testing::TestWithParam<op_case> {};

TEST_P(of_case, has_the_text_of_its_golden_file) {
  op_case const& c = GetParam();
  auto const module = module_of(c);
  for (auto const& d : tw::tile_ir::verify(module)) ADD_FAILURE() << tw::tile_ir::text(d);
  auto const text = tw::tile_ir::print(module);
  tw::test::expect_golden(text, goldens() / (short_name(c) + ".mlir"));
  auto const bytes = tw::tile_ir::write(module, tw::tile_ir::lowest_version(module));
  auto const seen = tw::test::disassemble(bytes, c.preview ? "--preview=simt" : "");
  EXPECT_EQ(seen.exit, 0) << seen.err;
  EXPECT_EQ(seen.out, text);
  auto const made = tw::test::assemble(bytes, c.sm);
  if (c.preview) EXPECT_NE(made.exit, 0) << "the assembler has got a library; it can be used";
  else EXPECT_EQ(made.exit, 0) << made.err;
}

TEST_P(of_case, gives_on_the_cpu_what_is_expected) {
  op_case const& c = GetParam();
  if (c.not_executed != nullptr) {
    EXPECT_GT(std::string_view(c.not_executed).size(), 10u) << "say why";
    return;
  }
  compare(c.run(tw::device::cpu()), c.expected(), c.ulps, c.name);
}

INSTANTIATE_TEST_SUITE_P(op, of_case, testing::ValuesIn(cases()), [](auto const& p) { return short_name(p.param); });

// "addf: cpu gpu in arithmetic", an operation a line: where its cases run. `tw ops` reads it.
TEST(ops, the_index_says_which_case_has_which_operation) {
  struct proof {
    bool cpu = false, gpu = false;
    std::set<std::string> names;
  };
  std::map<std::string, proof> index;
  for (op_case const& c : cases()) {
    std::set<tw::ir::opcode> seen{tw::ir::opcode::entry, tw::ir::opcode::module};
    auto const m = module_of(c);
    collect(m.entries.at(0).body, seen);
    if (!m.globals.empty()) seen.insert(tw::ir::opcode::global);
    if (c.not_executed == nullptr) (void)tw::cpu::compile(m, m.entries.at(0).name);  // throws without a rule
    for (auto const code : seen) {
      proof& p = index[std::string(tw::ir::row(code).name)];
      p.names.insert(short_name(c));
      p.cpu |= c.not_executed == nullptr;
      p.gpu |= c.not_executed == nullptr && c.never_on_gpu == nullptr && c.sm <= 90;
    }
  }
  std::string text;
  for (auto const& [op, p] : index) {
    text += op + ":" + (p.cpu ? " cpu" : "") + (p.gpu ? " gpu" : "") + " in";
    int shown = 0;
    for (auto const& name : p.names)
      if (shown++ < 3) text += ' ' + name;
    text += '\n';
  }
  tw::test::expect_golden(text, goldens() / "index.txt");
}

TEST(ops, no_golden_file_is_left_over) {
  std::set<std::string> names;
  for (op_case const& c : cases()) names.insert(short_name(c));
  for (auto const& f : std::filesystem::directory_iterator(goldens()))
    if (f.path().extension() == ".mlir") { EXPECT_TRUE(names.contains(f.path().stem().string())) << f.path(); }
}

}  // namespace
}  // namespace ops_test
