// Random modules of every operation: our text and the text that the official disassembler makes of our bytes are one.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include <tilewright/ir/op_table.hpp>

#include "tile_ir/bytecode_reader.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/printer.hpp"
#include "tile_ir/random_modules.hpp"
#include "tile_ir/tools.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {
namespace {

void collect(ir::block const& b, std::set<ir::opcode>& seen) {
  for (auto const& op : b.operations) {
    seen.insert(op.code);
    for (auto const& r : op.regions)
      for (auto const& inner : r.blocks) collect(inner, seen);
  }
}

// The first lines that differ, because whole modules are too long to look at.
std::string difference(std::string const& ours, std::string const& official) {
  std::size_t line = 0, at = 0;
  while (at < ours.size() && at < official.size() && ours[at] == official[at]) {
    if (ours[at] == '\n') line = at + 1;
    ++at;
  }
  auto const rest = [line](std::string const& s) { return s.substr(line, s.find('\n', line) - line); };
  return "ours:     " + rest(ours) + "\nofficial: " + rest(official);
}

constexpr int modules = 20, kernels = 15;

TEST(random_modules, print_as_the_official_disassembler_does) {
  std::set<ir::opcode> seen;
  for (std::uint32_t seed = 1; seed <= modules; ++seed) {
    auto const m = test::random_module(seed, kernels);
    for (auto const& d : verify(m))
      if (d.of_format) ADD_FAILURE() << "seed " << seed << ": " << text(d);
    for (auto const& e : m.entries) collect(e.body, seen);
    version const lowest = lowest_version(m);
    for (version const v : {lowest, newest_version}) {
      auto const bytes = write(m, v);
      auto const official = test::disassemble(bytes);
      ASSERT_EQ(official.exit, 0) << "seed " << seed << " as " << text(v) << ": " << official.err.substr(0, 1000);
      std::string const ours = print(m);
      ASSERT_TRUE(ours == official.out) << "seed " << seed << "\n" << difference(ours, official.out);
      EXPECT_TRUE(print(read(bytes)) == ours) << "seed " << seed << "\n" << difference(print(read(bytes)), ours);
      EXPECT_EQ(write(read(bytes), v), bytes) << "seed " << seed;
    }
  }
  for (int i = 0; i < ir::tile_ir_opcodes; ++i) {
    auto const c = static_cast<ir::opcode>(i);
    if (ir::row(c).number == ir::no_number || c == ir::opcode::call) continue;
    EXPECT_TRUE(seen.contains(c)) << ir::row(c).name << " is in no module";
  }
}

bool legal(ir::module const& m) {
  auto const faults = verify(m);
  return std::none_of(faults.begin(), faults.end(), [](auto const& d) { return d.of_format; });
}

// Every operation with types and attributes that fit or not, until both were seen: the verifiers give one verdict.
TEST(random_operations, are_legal_or_not_as_the_official_verifier_says) {
  for (auto const c : test::plain_operations()) {
    int accepted = 0, refused = 0;
    for (std::uint32_t seed = 1; seed <= 5 || (seed < 100 && (accepted == 0 || refused == 0)); ++seed) {
      auto const m = test::random_operation(c, seed, true);
      bool const ours = legal(m);
      auto const official = test::disassemble(write(m, newest_version));
      EXPECT_EQ(ours, official.exit == 0)
        << ir::row(c).name << " seed " << seed << ": " << (ours ? official.err : text(verify(m)[0]) + "\n" + print(m));
      (ours ? accepted : refused) += 1;
    }
    EXPECT_GT(accepted, 0) << ir::row(c).name;
    EXPECT_GT(refused, 0) << ir::row(c).name;
  }
}

}  // namespace
}  // namespace tw::tile_ir
