// TW_DUMP, TW_LINE_INFO and TW_LOG: what they show of a kernel on its way to a GPU.
#include <cstring>
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <tilewright/tilewright.hpp>

#include "cuda/cubin.hpp"
#include "cuda/elf.hpp"
#include "cuda/resources.hpp"
#include "jit/process.hpp"
#include "jit/scratch.hpp"
#include "kernels/saxpy.hpp"
#include "support/environment.hpp"
#include "tile_ir/tools.hpp"

namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
using tw::shape;
using tw::test::variables;
namespace fs = std::filesystem;

constexpr int store_line = __LINE__ + 4;
template <int Variant>
inline constexpr auto doubled = tw::kernel<"doubled">([](tw::block b, tw::inout_tile<float, 32> y) {
  auto const t = y.load();
  y.store(t * static_cast<float>(Variant));
  b.print("done {}\n", y.index(0));
});
// Each test takes another kernel: code is made once a process.
template <int Variant>
void launch() {
  auto y = tw::ones<float>(64).sync();
  y = doubled<Variant>(std::move(y).tiles(shape<32>)).sync();
}

std::vector<fs::path> files_of(fs::path const& folder, std::string const& end) {
  std::vector<fs::path> found;
  if (fs::exists(folder))
    for (auto const& f : fs::directory_iterator(folder))
      if (f.path().extension() == end) found.push_back(f.path());
  return found;
}
std::vector<std::uint8_t> section(std::vector<std::uint8_t> const& elf, std::string_view wanted) {
  using namespace tw::cuda::elf;
  reader const file(elf);
  auto const header = file.at<file_header>(0).value();
  auto const at = [&](std::uint64_t i) {
    return file.at<section_header>(header.section_headers + i * sizeof(section_header)).value();
  };
  for (std::uint64_t i = 0; i < header.section_count; ++i)
    if (file.name(at(header.name_section), at(i).name) == wanted)
      return {elf.begin() + static_cast<std::ptrdiff_t>(at(i).offset),
              elf.begin() + static_cast<std::ptrdiff_t>(at(i).offset + at(i).size)};
  return {};
}
bool holds(std::vector<std::uint8_t> const& bytes, std::string_view text) {
  return std::string_view(reinterpret_cast<char const*>(bytes.data()), bytes.size()).find(text) !=
         std::string_view::npos;
}

TEST(dump, every_form_of_a_kernel_under_one_name) {
  tw::jit::scratch_folder const folder;
  variables const v{{"TW_PREPARE", "sm_90"}, {"TW_DUMP", "all"}, {"TW_DUMP_DIR", folder.path().string()}};
  launch<2>();
  auto const ir = files_of(folder.path(), ".ir"), tile = files_of(folder.path(), ".mlir"),
             bytecode = files_of(folder.path(), ".tilebc"), cubin = files_of(folder.path(), ".cubin");
  ASSERT_EQ(ir.size(), 1u);
  ASSERT_EQ(tile.size(), 1u);
  ASSERT_EQ(bytecode.size(), 1u);
  ASSERT_EQ(cubin.size(), 1u);
  EXPECT_THAT(ir[0].stem().string(),
              AllOf(StartsWith("doubled-"), testing::Eq(tile[0].stem().string()),
                    testing::Eq(bytecode[0].stem().string()), testing::Eq(cubin[0].stem().string())));
  std::string const traced = tw::test::read_text(ir[0]);
  EXPECT_THAT(traced,
              AllOf(StartsWith("kernel doubled(p0: inout_tile<f32, 32>)\n"), HasSubstr("= tile_load {p0} : 32xf32"),
                    HasSubstr("constant {2} : 32xf32"), HasSubstr("{\"done %d\\n\"}")));
  EXPECT_THAT(traced, ContainsRegex("tile_store %[0-9]+ \\{p0\\} +// .*inside_test.cpp:" + std::to_string(store_line)));
  // The official disassembler is the witness that text and bytecode are one program.
  auto const seen = tw::test::disassemble(tw::test::read_bytes(bytecode[0]));
  EXPECT_EQ(seen.exit, 0) << seen.err;
  EXPECT_EQ(seen.out, tw::test::read_text(tile[0]));
  EXPECT_EQ(tw::cuda::why_not_loadable(tw::test::read_bytes(cubin[0]), 90, "doubled"), "");
}
TEST(dump, only_what_is_named) {
  tw::jit::scratch_folder const folder;
  {
    variables const v{{"TW_PREPARE", "sm_90"}, {"TW_DUMP", "tile,cubin"}, {"TW_DUMP_DIR", folder.path().string()}};
    launch<3>();
  }
  EXPECT_EQ(files_of(folder.path(), ".mlir").size(), 1u);
  EXPECT_EQ(files_of(folder.path(), ".cubin").size(), 1u);
  EXPECT_THAT(files_of(folder.path(), ".ir"), IsEmpty());
  EXPECT_THAT(files_of(folder.path(), ".tilebc"), IsEmpty());
}
TEST(dump, on_the_cpu_what_there_is) {
  tw::jit::scratch_folder const folder;
  variables const v{{"TW_DUMP", "all"}, {"TW_DUMP_DIR", (folder.path() / "made" / "here").string()}};
  testing::internal::CaptureStdout();
  launch<4>();
  EXPECT_THAT(testing::internal::GetCapturedStdout(), HasSubstr("done 1\n"));
  EXPECT_EQ(files_of(folder.path() / "made" / "here", ".ir").size(), 1u);
  EXPECT_EQ(files_of(folder.path() / "made" / "here", ".tilebc").size(), 1u);
  EXPECT_THAT(files_of(folder.path() / "made" / "here", ".cubin"), IsEmpty());
}
TEST(dump, without_a_folder_on_standard_error) {
  variables const v{{"TW_PREPARE", "sm_90"}, {"TW_DUMP", "ir,cubin"}, {"TW_DUMP_DIR", ""}};
  testing::internal::CaptureStderr();
  launch<5>();
  EXPECT_THAT(testing::internal::GetCapturedStderr(),
              AllOf(ContainsRegex("// doubled-[0-9a-f]+\\.ir\nkernel doubled\\("),
                    ContainsRegex("// doubled-[0-9a-f]+\\.cubin: [0-9]+ bytes; set TW_DUMP_DIR")));
}
TEST(dump, other_words_are_warned_about) {
  variables const v{{"TW_DUMP", "ptx,ir"}, {"TW_DUMP_DIR", ""}};
  testing::internal::CaptureStderr();
  testing::internal::CaptureStdout();
  launch<6>();
  testing::internal::GetCapturedStdout();
  EXPECT_THAT(testing::internal::GetCapturedStderr(),
              AllOf(HasSubstr("warning: TW_DUMP names 'ptx'; it can name ir, tile, bytecode, cubin"),
                    HasSubstr("kernel doubled(")));
}

TEST(line_info, names_the_users_file_in_the_cubin) {
  tw::jit::scratch_folder const folder;
  variables const v{
    {"TW_PREPARE", "sm_90"}, {"TW_DUMP", "all"}, {"TW_DUMP_DIR", folder.path().string()}, {"TW_LINE_INFO", "1"}};
  launch<7>();
  auto const cubin = tw::test::read_bytes(files_of(folder.path(), ".cubin").at(0));
  EXPECT_EQ(tw::cuda::why_not_loadable(cubin, 90, "doubled"), "");
  EXPECT_TRUE(holds(section(cubin, ".debug_line"), "inside_test.cpp"));
  EXPECT_TRUE(tw::cuda::read_resources(cubin, "doubled").lines);
  auto const bytecode = tw::test::read_bytes(files_of(folder.path(), ".tilebc").at(0));
  EXPECT_THAT(tw::test::disassemble(bytecode, "-g").out,
              HasSubstr("inside_test.cpp\":" + std::to_string(store_line) + ":"));
}
TEST(line_info, is_not_there_unless_it_is_asked_for) {
  tw::jit::scratch_folder const folder;
  variables const v{{"TW_PREPARE", "sm_90"}, {"TW_DUMP", "all"}, {"TW_DUMP_DIR", folder.path().string()}};
  launch<8>();
  auto const cubin = tw::test::read_bytes(files_of(folder.path(), ".cubin").at(0));
  EXPECT_THAT(section(cubin, ".debug_line"), IsEmpty());
  EXPECT_FALSE(tw::cuda::read_resources(cubin, "doubled").lines);
  EXPECT_FALSE(holds(cubin, "inside_test.cpp"));
  EXPECT_FALSE(holds(tw::test::read_bytes(files_of(folder.path(), ".tilebc").at(0)), "inside_test.cpp"));
  EXPECT_FALSE(holds(tw::test::read_bytes(files_of(folder.path(), ".mlir").at(0)), "inside_test.cpp"));
}
TEST(line_info, is_code_of_its_own_in_the_cache) {
  tw::jit::scratch_folder const folder;
  auto const made = [&](char const* wish) {
    variables const v{
      {"TW_PREPARE", "sm_90"}, {"TW_DUMP", "cubin"}, {"TW_DUMP_DIR", folder.path().string()}, {"TW_LINE_INFO", wish}};
    launch<9>();
    return files_of(folder.path(), ".cubin").size();
  };
  EXPECT_EQ(made("0"), 1u);
  EXPECT_EQ(made("1"), 2u);
  EXPECT_EQ(made(""), 2u);
}

// The level is read once a process: each question is asked of a process of its own.
TEST(log_child, launches_twice) {
  launch<10>();
  launch<10>();
}
std::string log_of(std::string const& level, bool prepares) {
  tw::jit::command c;
  c.arguments = {"/proc/self/exe", "--gtest_filter=log_child.*"};
  c.arguments[0] = fs::read_symlink(c.arguments[0]).string();
  c.set_variables = {{"TW_LOG", level}, {"TW_PREPARE", prepares ? "sm_90" : ""}};
  auto const f = tw::jit::run(c);
  EXPECT_TRUE(f.succeeded()) << describe(f) << f.output << f.errors;
  return f.errors;
}
std::size_t times(std::string const& text, std::string const& part) {
  std::size_t n = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}
TEST(log, says_nothing_unless_asked) {
  EXPECT_EQ(log_of("", false), "");
  EXPECT_EQ(log_of("off", false), "");
}
TEST(log, info_tells_each_step_once) {
  std::string const text = log_of("info", false);
  EXPECT_EQ(times(text, "kernel 'doubled': traced by the compiler to "), 1u) << text;
  EXPECT_EQ(times(text, "kernel 'doubled': lowered in "), 1u) << text;
  EXPECT_EQ(times(text, "kernel 'doubled': compiled for the CPU in "), 1u) << text;
  EXPECT_EQ(times(text, "ran on"), 0u) << text;
  EXPECT_THAT(text, HasSubstr("p0: aligned to 16, extents by 32, strides by =1"));
}
TEST(log, debug_tells_every_launch) {
  EXPECT_EQ(times(log_of("debug", false), "kernel 'doubled': ran on cpu over 2 x 1 x 1 tile blocks, "), 2u);
}
TEST(log, tells_of_assembler_and_cache) {
  tw::jit::scratch_folder const folder;
  variables const v{{"TW_CACHE_DIR", folder.path().string()}};
  std::string const first = log_of("info", true), second = log_of("info", true);
  EXPECT_THAT(first, AllOf(ContainsRegex("kernel 'doubled': assembled for sm_90 by tileiras [0-9.]+ in [0-9.]+ ms: "
                                         "[0-9]+ bytes of bytecode, [0-9]+ of cubin"),
                           ContainsRegex("kernel 'doubled': stored in the disk cache \\([0-9a-f]+\\)")));
  EXPECT_THAT(second, AllOf(ContainsRegex("kernel 'doubled': cubin of [0-9]+ bytes for sm_90 from the disk cache"),
                            Not(HasSubstr("assembled"))));
}
TEST(log, other_levels_are_warned_about) {
  EXPECT_THAT(log_of("loud", false), HasSubstr("warning: TW_LOG is 'loud'; it can be off, info or debug"));
}

}  // namespace
