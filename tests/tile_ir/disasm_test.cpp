// `tw disasm` as users run it: text on the output and exit 0, or one line with the offset and the reason, and exit 1.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/fixture_index.hpp"
#include "tile_ir/tools.hpp"

namespace tw::tile_ir {
namespace {

using test::fixture;
using test::tool_answer;

tool_answer disasm(std::string const& arguments, std::vector<std::uint8_t> const& input = {}) {
  return test::run_program(TW_PROGRAM, "disasm " + arguments, input);
}

std::string path_of(fixture const& f, std::string const& folder = ".") {
  return "'" + (test::fixture_folder() / folder / (f.name + ".tilebc")).string() + "'";
}

void expect_refused(tool_answer const& a, std::string const& what) {
  EXPECT_EQ(a.exit, 1) << what;
  EXPECT_EQ(a.out, "") << what;
  EXPECT_THAT(a.err, testing::MatchesRegex("error: offset [0-9]+: .+\n")) << what;
}

// The offset lies inside the file, or right behind it where something is missing.
void expect_offset_within(tool_answer const& a, fixture const& f, std::string const& folder = ".") {
  auto const size = std::filesystem::file_size(test::fixture_folder() / folder / (f.name + ".tilebc"));
  EXPECT_LE(std::stoull(a.err.substr(std::string("error: offset ").size())), size) << f.name << ": " << a.err;
}

TEST(tw_disasm, prints_every_fixture_as_the_official_disassembler_did_or_refuses_it) {
  int printed = 0, refused = 0;
  for (auto const& f : test::fixtures()) {
    auto const golden = test::fixture_folder() / (f.name + ".mlir");
    auto const answer = disasm((f.name.starts_with("debug_") ? "-g " : "") + path_of(f));
    if (!std::filesystem::exists(golden)) {
      expect_refused(answer, f.name);
      expect_offset_within(answer, f);
      ++refused;
      continue;
    }
    EXPECT_EQ(answer.exit, 0) << f.name;
    EXPECT_EQ(answer.err, "") << f.name;
    EXPECT_EQ(answer.out, test::read_text(golden)) << f.name;
    ++printed;
  }
  EXPECT_GE(printed, 370);
  EXPECT_GE(refused, 90);
}

TEST(tw_disasm, damaged_files_follow_their_index) {
  int printed = 0, refused = 0;
  for (auto const& f : test::malformed_fixtures()) {
    auto const answer = disasm(path_of(f, "malformed"));
    if (f.disassembler_exit != 0 || f.assembler_exit != 0) {  // where the two disagree, too
      expect_refused(answer, f.name);
      expect_offset_within(answer, f, "malformed");
      ++refused;
      continue;
    }
    EXPECT_EQ(answer.exit, 0) << f.name << ": " << answer.err;
    EXPECT_NE(answer.out, "") << f.name;
    ++printed;
  }
  EXPECT_EQ(printed, 5);
  EXPECT_GE(refused, 60);
}

TEST(tw_disasm, reads_the_standard_input) {
  auto const file = test::read_bytes(test::fixture_folder() / "absf.tilebc");
  auto const answer = disasm("- <%in", file);
  EXPECT_EQ(answer.exit, 0) << answer.err;
  EXPECT_EQ(answer.out, test::read_text(test::fixture_folder() / "absf.mlir"));
  expect_refused(disasm("- </dev/null"), "nothing");
}

TEST(tw_disasm, an_empty_file_is_no_bytecode) {
  auto const answer = disasm("%in");
  expect_refused(answer, "empty file");
  EXPECT_THAT(answer.err, testing::StartsWith("error: offset 0: "));
}

TEST(tw_disasm, says_what_cannot_be_read_and_why) {
  auto const missing = disasm("/nonexistent/file.tilebc");
  EXPECT_EQ(missing.exit, 1);
  EXPECT_EQ(missing.err, "error: /nonexistent/file.tilebc: No such file or directory\n");
  auto const folder = disasm("/tmp");
  EXPECT_EQ(folder.exit, 1);
  EXPECT_EQ(folder.err, "error: /tmp: Is a directory\n");
  EXPECT_NE(disasm("").exit, 0) << "a file is required";
}

TEST(tw_disasm, an_output_that_takes_nothing_is_an_error) {
  std::string const command = "-c \"'" TW_PROGRAM "' disasm %in >/dev/full\"";
  auto const answer = test::run_program("/bin/sh", command, test::read_bytes(test::fixture_folder() / "absf.tilebc"));
  EXPECT_EQ(answer.exit, 1);
  EXPECT_EQ(answer.err, "error: standard output: No space left on device\n");
}

// A call of a library's function is preview content: the header says so, and the reader has to be told.
TEST(tw_disasm, preview_contents_are_asked_for) {
  ir::module m;
  auto& e = m.entries.emplace_back();
  e.name = "k";
  ir::operation_builder b(e);
  auto const x = b.parameter(ir::tile_type(element::f32));
  b.add(ir::opcode::call, {x}, {ir::tile_type(element::f32), ir::tile_type(element::i32, {8})},
        {{ir::attr::callee, {ir::string_attr{"of the library"}}}, {ir::attr::const_args, {ir::array_attr{}}}});
  b.add(ir::opcode::return_, {}, {});
  auto const file = write(m, newest_version);
  auto const refused = disasm("%in", file);
  expect_refused(refused, "not asked for");
  EXPECT_THAT(refused.err, testing::StartsWith("error: offset 10: "));
  auto const answer = disasm("--preview=simt %in", file);
  EXPECT_EQ(answer.exit, 0) << answer.err;
  EXPECT_EQ(answer.out, R"(entry @k(%arg0: tile<f32>) {
  %0:2 = preview$call @"of the library"(%arg0) : (!cuda_tile.tile<f32>) -> (!cuda_tile.tile<f32>, !cuda_tile.tile<8xi32>)
  return
}
)");
  EXPECT_NE(disasm("--preview=other %in", file).exit, 0);
}

// A fault of the program, not of the container: the offset is the operation's.
TEST(tw_disasm, points_at_the_operation) {
  auto file = test::read_bytes(test::fixture_folder() / "malformed/rounding_not_allowed.tilebc");
  auto const answer = disasm("%in", file);
  expect_refused(answer, "rounding");
  auto const offset = std::stoull(answer.err.substr(std::string("error: offset ").size()));
  ASSERT_LT(offset, file.size());
  EXPECT_EQ(file[offset], 0x6A) << "the opcode of tanh: " << answer.err;
}

}  // namespace
}  // namespace tw::tile_ir
