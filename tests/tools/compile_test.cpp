// `tw compile` as people run it.
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>

#include "cuda/cubin.hpp"
#include "jit/process.hpp"
#include "jit/scratch.hpp"
#include "tile_ir/tools.hpp"

namespace {

namespace fs = std::filesystem;
using namespace tw::jit;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class compile : public testing::Test {
 protected:
  finished tw(std::vector<std::string> arguments) const {
    command c;
    c.arguments = {TW_PROGRAM, "compile"};
    c.arguments.insert(c.arguments.end(), arguments.begin(), arguments.end());
    c.working_directory = folder_.path().string();
    c.time_limit = std::chrono::minutes(4);
    auto const f = run(c);
    EXPECT_FALSE(fs::exists(folder_.path() / "main_ran")) << "the program's main ran";
    return f;
  }
  fs::path file(std::string const& name, std::string const& contents, bool executable) const {
    fs::path const p = folder_.path() / name;
    std::ofstream(p) << contents;
    if (executable) chmod(p.c_str(), 0755);
    return p;
  }
  std::vector<fs::path> kept(std::string const& begin, std::string const& end) const {
    std::vector<fs::path> found;
    if (fs::exists(folder_.path() / "out"))
      for (auto const& f : fs::directory_iterator(folder_.path() / "out"))
        if (f.path().filename().string().rfind(begin, 0) == 0 && f.path().extension() == end) found.push_back(f.path());
    return found;
  }
  scratch_folder folder_;
};

TEST_F(compile, lists_instantiations_wherever_the_linker_put_them) {
  auto const f = tw({INSPECTED, "--list"});
  EXPECT_EQ(f.exit_code, 0) << f.errors;
  EXPECT_THAT(
    f.output,
    AllOf(ContainsRegex("saxpy-[0-9a-f]{16}  \\(inout_tile<f32, 32>, in<f32, 1>, scalar<f32>\\)  .*saxpy.hpp:[0-9]+\n"),
          ContainsRegex("saxpy-[0-9a-f]{16}  \\(inout_tile<f32, 64>, in<f32, 1>, scalar<f32>\\)"),
          ContainsRegex("far_away-[0-9a-f]{16}  \\(out_tile<i32, 1>, in<i32, 1>, in<i32, 1>, scalar<i32>\\)")));
}
TEST_F(compile, says_of_a_kernel_what_becomes_of_it) {
  auto const f = tw({INSPECTED, "far_away"});
  EXPECT_EQ(f.exit_code, 0) << f.errors;
  EXPECT_THAT(
    f.output,
    AllOf(ContainsRegex("far_away-[0-9a-f]{16}\n  parameters     \\(out_tile<i32, 1>"),
          HasSubstr("for            sm_90: 32-bit indices; p0: aligned to 16, extents by 256, strides by =1"),
          ContainsRegex("inspected_kernels.cpp:7  load of p1, axis 0: checked at each launch"),
          ContainsRegex("inspected_kernels.cpp:9  load of p2, axis 0: checked in the kernel: the index may be "
                        "negative \\(index in \\[-2147483648, 2147483647\\]\\)"),
          ContainsRegex("inspected_kernels.cpp:6  b.require: checked at each launch"),
          ContainsRegex("inspected_kernels.cpp:8  b.assert_ \"three is not asked for\": checked in the kernel"),
          ContainsRegex("bytecode       [0-9]+ bytes"), ContainsRegex("cubin          [0-9]+ bytes, by tileiras 13"),
          ContainsRegex("registers      [0-9]+ a thread"), ContainsRegex("stack          [0-9]+ bytes"),
          ContainsRegex("shared memory  [0-9]+ bytes"), ContainsRegex("threads        [0-9]+ a CTA\n"),
          HasSubstr("the assembler says"), HasSubstr("instruction selected"),
          HasSubstr("kernel far_away(p0: out_tile<i32, 1>"), HasSubstr("entry @far_away(")));
}
TEST_F(compile, keeps_every_form_in_a_folder) {
  auto const f = tw({INSPECTED, "saxpy", "-o", "out", "--arch", "sm_100"});
  EXPECT_EQ(f.exit_code, 0) << f.errors;
  for (char const* end : {".ir", ".mlir", ".tilebc", ".cubin", ".report"})
    EXPECT_EQ(kept("saxpy-", end).size(), 2u) << end;
  EXPECT_THAT(kept("far_away", ".ir"), IsEmpty());
  for (auto const& p : kept("saxpy-", ".tilebc")) {
    auto text = p;
    auto const seen = tw::test::disassemble(tw::test::read_bytes(p));
    EXPECT_EQ(seen.out, tw::test::read_text(text.replace_extension(".mlir")));
  }
  for (auto const& p : kept("saxpy-", ".cubin"))
    EXPECT_EQ(tw::cuda::why_not_loadable(tw::test::read_bytes(p), 100, "saxpy"), "");
}
TEST_F(compile, one_instantiation_by_its_id) {
  std::string const list = tw({INSPECTED, "saxpy", "--list"}).output;
  std::string const id = list.substr(0, list.find(' '));
  auto const f = tw({INSPECTED, id, "--emit", "ir"});
  EXPECT_EQ(f.exit_code, 0) << f.errors;
  EXPECT_THAT(f.output, AllOf(StartsWith("kernel saxpy("), Not(HasSubstr("entry @")), Not(HasSubstr("registers"))));
  EXPECT_EQ(f.output.find("kernel saxpy("), f.output.rfind("kernel saxpy("));
}
TEST_F(compile, facts_and_hints_are_those_that_are_given) {
  EXPECT_THAT(tw({INSPECTED, "saxpy", "--emit", "tile"}).output,
              AllOf(HasSubstr("inbounds = [true]"), HasSubstr("div_by<256>"), Not(HasSubstr("occupancy"))));
  EXPECT_THAT(tw({INSPECTED, "saxpy", "--emit", "tile", "--bare"}).output,
              AllOf(Not(HasSubstr("inbounds")), Not(HasSubstr("div_by<256>"))));
  EXPECT_THAT(tw({INSPECTED, "saxpy", "--emit", "tile", "--occupancy", "2"}).output, HasSubstr("occupancy = 2"));
  EXPECT_THAT(tw({INSPECTED, "saxpy", "--emit", "tile", "--wide"}).output, HasSubstr("%arg1: tile<i64>"));
  EXPECT_THAT(tw({INSPECTED, "saxpy", "--emit", "report", "--line-info"}).output, HasSubstr("with line information"));
}
TEST_F(compile, without_an_assembler_for_it_there_is_no_cubin_and_the_reason) {
  auto const f = tw({INSPECTED, "saxpy", "--arch", "sm_75"});
  EXPECT_EQ(f.exit_code, 1);
  EXPECT_THAT(f.output, AllOf(ContainsRegex("no cubin +.*sm_75"), HasSubstr("entry @saxpy")));
}

TEST_F(compile, near_names_are_suggested) {
  auto const f = tw({INSPECTED, "saxpi"});
  EXPECT_EQ(f.exit_code, 1);
  EXPECT_THAT(f.errors, AllOf(HasSubstr("has no kernel 'saxpi'"), HasSubstr("did you mean: saxpy\n")));
  EXPECT_THAT(tw({INSPECTED, "away"}).errors, HasSubstr("did you mean: far_away\n"));
  EXPECT_THAT(tw({INSPECTED, "convolution"}).errors, HasSubstr("it has: far_away, saxpy\n"));
}
TEST_F(compile, programs_that_are_none_are_not_run) {
  auto const says = [&](std::string const& program) {
    auto const f = tw({program});
    EXPECT_EQ(f.exit_code, 1) << program;
    EXPECT_EQ(f.output, "") << program;
    return f.errors;
  };
  EXPECT_THAT(says("nowhere/program"), HasSubstr("there is no program 'nowhere/program'"));
  EXPECT_THAT(says("/"), HasSubstr("'/' is not a file"));
  EXPECT_THAT(says(file("data", "\177ELF", false)), HasSubstr("cannot be executed"));
  EXPECT_THAT(says(file("script", "#!/bin/sh\necho yes > main_ran\n", true)), HasSubstr("is no compiled program"));
  EXPECT_THAT(says(PLAIN), HasSubstr("has no Tilewright kernels"));
}
TEST_F(compile, wrong_options) {
  EXPECT_THAT(tw({INSPECTED, "--arch", "90"}).errors, HasSubstr("'90' is no architecture"));
  EXPECT_THAT(tw({INSPECTED, "--emit", "cubin"}).errors, HasSubstr("say with -o DIR"));
  EXPECT_NE(tw({INSPECTED, "--emit", "ptx"}).exit_code, 0);
  EXPECT_NE(tw({INSPECTED, "--warps", "3"}).exit_code, 0);
}

}  // namespace
