// Runs of assemblers that only pretend: every way in which one can fail, and that none is taken for success.
#include "jit/assembler.hpp"

#include <gmock/gmock.h>

#include "cuda/make_cubin.hpp"
#include "jit/fake_toolkit.hpp"
#include "support/environment.hpp"

namespace {

using namespace tw;
using namespace tw::jit;
using test::error_text;
using test::variables;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace fs = std::filesystem;

const std::vector<std::uint8_t> bytecode{0x7f, 'T', 'i', 'l', 'e', 'I', 'R', 0, 1, 2, 3};

// One toolkit whose tileiras does `body`, a folder for what is kept, and files that the body can use as "$FILES/...".
class assembling : public testing::Test {
 protected:
  scratch_folder root_;
  fs::path files_ = root_.path() / "files", dump_ = root_.path() / "dump";
  variables variables_{{"TW_DUMP_DIR", dump_.string()}, {"FILES", files_.string()}};
  assemble_options options_{.sm = 90, .kernel = "gemm"};

  void SetUp() override {
    fs::create_directories(files_);
    const auto whole = test::make_cubin({.sm = 90, .kernels = {"gemm"}});
    put("whole", whole);
    put("other_sm", test::make_cubin({.sm = 100, .kernels = {"gemm"}}));
    put("other_name", test::make_cubin({.sm = 90, .kernels = {"gem"}}));
    put("half", std::span(whole).first(whole.size() / 2));
    put("almost", std::span(whole).first(whole.size() - 1));
  }

  void put(const char* name, std::span<const std::uint8_t> bytes) { ASSERT_FALSE(write_file(files_ / name, bytes)); }

  assembler tool(std::string const& body) {
    search_places where;
    where.explicit_path = test::make_toolkit(root_.path() / "cuda", {.body = body});
    return *choose(look_for_assemblers(where));
  }

  std::string failure(std::string const& body) {
    const assembler a = tool(body);
    const std::string text = error_text([&] { assemble(a, bytecode, options_, loc::current()); });
    EXPECT_THAT(text, AllOf(HasSubstr("compile error: tileiras 13.5.37 ("),
                            HasSubstr("could not compile kernel 'gemm' for sm_90"), HasSubstr("remedy: ")))
      << body;
    return text;
  }
};

TEST_F(assembling, gives_the_cubin) {
  const auto cubin = assemble(tool("cp \"$FILES/whole\" kernel.cubin"), bytecode, options_, loc::current());
  EXPECT_EQ(cubin, test::make_cubin({.sm = 90, .kernels = {"gemm"}}));
  EXPECT_FALSE(fs::exists(dump_)) << "nothing is kept of what went well";
}

TEST_F(assembling, passes_bytecode_options_and_environment) {
  const variables wrong{
    {"CUDA_HOME", "/wrong"}, {"CUDA_PATH", "/wrong"}, {"CUDA_ROOT", "/wrong"}, {"LD_LIBRARY_PATH", "/mine"}};
  options_.opt_level = 1;
  options_.lineinfo = true;
  const assembler a = tool(
    "echo \"$@\" >\"$FILES/arguments\"; env >\"$FILES/environment\"; pwd >\"$FILES/folder\"; cp kernel.tilebc "
    "\"$FILES/bytecode\"\n"
    "cp \"$FILES/whole\" kernel.cubin");
  assemble(a, bytecode, options_, loc::current());
  EXPECT_EQ(test::read_text(files_ / "arguments"),
            "--gpu-name sm_90 --opt-level 1 --lineinfo -o kernel.cubin kernel.tilebc\n");
  EXPECT_EQ(test::read_text(files_ / "bytecode"), std::string(bytecode.begin(), bytecode.end()));
  const std::string environment = "\n" + test::read_text(files_ / "environment");
  const std::string root = fs::canonical(root_.path() / "cuda").string(), folder = test::read_text(files_ / "folder");
  EXPECT_THAT(environment, AllOf(HasSubstr("\nCUDA_ROOT=" + root + "\n"), Not(HasSubstr("\nCUDA_HOME=")),
                                 Not(HasSubstr("\nCUDA_PATH=")),
                                 HasSubstr("\nLD_LIBRARY_PATH=" + root + "/lib:" + root + "/nvvm/lib64:/mine\n"),
                                 HasSubstr("\nTMPDIR=" + folder)));
  EXPECT_FALSE(fs::exists(folder.substr(0, folder.size() - 1))) << "the temporary folder is removed";
}

TEST_F(assembling, exit_code_and_first_lines) {
  const std::string text = failure(
    "echo 'error: op is wrong' >&2; seq 1 50 >&2; cp \"$FILES/whole\" kernel.cubin; exit 3");
  EXPECT_THAT(text, AllOf(HasSubstr("sm_90: exit code 3\n    | error: op is wrong\n    | 1\n"),
                          HasSubstr("| ... 39 more lines"), HasSubstr("a fault of Tilewright")));
}

TEST_F(assembling, the_bytecode_is_kept) {
  const std::string text = failure("exit 1");
  const std::string mark = "bytecode: ";
  ASSERT_THAT(text, HasSubstr(mark));
  const std::size_t at = text.find(mark) + mark.size();
  const fs::path kept = text.substr(at, text.find('\n', at) - at);
  EXPECT_EQ(kept.parent_path(), dump_);
  EXPECT_EQ(test::read_text(kept), std::string(bytecode.begin(), bytecode.end()));
  failure("exit 1");
  EXPECT_EQ(std::distance(fs::directory_iterator(dump_), fs::directory_iterator()), 1)
    << "the same failure is kept once";
}

TEST_F(assembling, a_crash) {
  EXPECT_THAT(failure("kill -SEGV $$"),
              AllOf(HasSubstr("killed by signal 11 (Segmentation fault)"), HasSubstr("the assembler crashed")));
}

TEST_F(assembling, a_hang) {
  options_.timeout_s = 1;
  const auto start = std::chrono::steady_clock::now();
  EXPECT_THAT(failure("sleep 100"), AllOf(HasSubstr("no answer within 1.0 s"), HasSubstr("TW_ASSEMBLER_TIMEOUT")));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

TEST_F(assembling, the_time_limit_comes_from_the_environment) {
  const variables limit{{"TW_ASSEMBLER_TIMEOUT", "1"}};
  EXPECT_THAT(failure("sleep 100"), HasSubstr("no answer within 1.0 s"));
}

TEST_F(assembling, an_error_line_counts_although_it_ends_well) {
  for (const char* line : {"error: invalid rounding mode", "loc(unknown): error: bad", "fatal error: x"}) {
    EXPECT_THAT(failure(std::string("cp \"$FILES/whole\" kernel.cubin; echo '") + line + "' >&2"),
                AllOf(HasSubstr("reported errors although it ended with exit code 0"), HasSubstr(line)));
  }
}

TEST_F(assembling, warnings_do_not_count) {
  const char*
    warning = "printf 'warning[]: High register usage\\n --> loc(unknown)\\n = name: RegisterPressure\\n' >&2";
  EXPECT_NO_THROW(
    assemble(tool(std::string(warning) + "; cp \"$FILES/whole\" kernel.cubin"), bytecode, options_, loc::current()));
}

TEST_F(assembling, results_that_are_none) {
  EXPECT_THAT(failure("exit 0"), HasSubstr("it wrote no result (No such file or directory)"));
  EXPECT_THAT(failure(": >kernel.cubin"), HasSubstr("it is empty"));
  EXPECT_THAT(failure("cp \"$FILES/half\" kernel.cubin"), HasSubstr("cut short"));
  EXPECT_THAT(failure("cp \"$FILES/almost\" kernel.cubin"), HasSubstr("cut short"));
  EXPECT_THAT(failure("echo garbage >kernel.cubin"), HasSubstr("shorter than an ELF header"));
  EXPECT_THAT(failure("cp \"$FILES/other_sm\" kernel.cubin"), HasSubstr("for sm_100, not for sm_90"));
  EXPECT_THAT(failure("cp \"$FILES/other_name\" kernel.cubin"), HasSubstr("no kernel 'gemm'; it has: gem"));
  EXPECT_THAT(failure("mkdir kernel.cubin"), HasSubstr("it wrote no result"));
}

TEST_F(assembling, huge_messages) {
  const std::string text = failure("yes 'error: again and again' | head -c 30000000 >&2; exit 5");
  EXPECT_LT(text.size(), 4000u);
  EXPECT_THAT(text, HasSubstr("exit code 5"));
}

TEST_F(assembling, a_back_end_that_fails_without_a_word) {
  EXPECT_THAT(failure("exit 5"), AllOf(HasSubstr("exit code 5"), HasSubstr("tw doctor")));
}

TEST_F(assembling, an_assembler_that_has_vanished) {
  const assembler a = tool("exit 0");
  fs::remove(a.path);
  EXPECT_THAT(error_text([&] { assemble(a, bytecode, options_, loc::current()); }), HasSubstr("could not be started"));
}

TEST_F(assembling, no_room_for_temporary_files) {
  const assembler a = tool("exit 0");
  const variables nowhere{{"TMPDIR", (root_.path() / "absent").string()}};
  EXPECT_THAT(error_text([&] { assemble(a, bytecode, options_, loc::current()); }),
              AllOf(HasSubstr("compile error: kernel 'gemm' cannot be assembled"), HasSubstr("TMPDIR")));
}

TEST_F(assembling, options_that_change_the_code_change_the_text) {
  EXPECT_EQ(options_.text(), "-O3");
  EXPECT_NE((assemble_options{.opt_level = 2}.text()), options_.text());
  EXPECT_NE((assemble_options{.lineinfo = true}.text()), options_.text());
}

TEST(keeping, without_a_dump_folder_a_private_one_is_used) {
  const scratch_folder root;
  const variables temporary{{"TMPDIR", root.path().string()}, {"TW_DUMP_DIR", ""}};
  const fs::path kept = keep_for_report("../evil name", "tilebc", bytecode);
  ASSERT_FALSE(kept.empty());
  EXPECT_EQ(kept.parent_path().parent_path(), root.path());
  EXPECT_THAT(kept.filename().string(), testing::StartsWith("___evil_name-"));
  EXPECT_EQ(fs::status(kept.parent_path()).permissions(), fs::perms::owner_all);
}

TEST(keeping, a_folder_of_somebody_else_is_not_trusted) {
  const scratch_folder root;
  const variables temporary{{"TMPDIR", root.path().string()}, {"TW_DUMP_DIR", ""}};
  const fs::path kept = keep_for_report("k", "tilebc", bytecode);
  fs::permissions(kept.parent_path(), fs::perms::all);
  EXPECT_TRUE(keep_for_report("k2", "tilebc", bytecode).empty());
  fs::remove_all(kept.parent_path());
  fs::create_directories(root.path() / "elsewhere");
  fs::create_directory_symlink(root.path() / "elsewhere", kept.parent_path());
  EXPECT_TRUE(keep_for_report("k3", "tilebc", bytecode).empty());
}

}  // namespace
