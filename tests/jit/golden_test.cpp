// The real assembler. Fixtures are modules of other origin than our own writer.
#include <gmock/gmock.h>

#include "cuda/cubin.hpp"
#include "jit/assembler.hpp"
#include "jit/disk_cache.hpp"
#include "jit/scratch.hpp"
#include "support/environment.hpp"

namespace {

using namespace tw;
using namespace tw::jit;
using test::error_text;
using test::variables;
using testing::AllOf;
using testing::AnyOf;
using testing::Contains;
using testing::HasSubstr;

std::vector<std::uint8_t> fixture(std::string const& name) {
  std::vector<std::uint8_t> bytes;
  EXPECT_FALSE(read_file(std::string(TEST_DATA) + "/" + name + ".tilebc", bytes)) << name;
  return bytes;
}

TEST(tileiras, is_found) {
  assembler const* a = choose(known_assemblers());
  ASSERT_NE(a, nullptr) << "this test needs tileiras 13.3 or later (`./dev setup` installs it):"
                        << describe(known_assemblers());
  EXPECT_GE(a->version, minimum_assembler);
  EXPECT_THAT(a->targets, AllOf(Contains(80), Contains(90), Contains(100), Contains(120)));
}

TEST(tileiras, assembles_for_each_architecture) {
  for (const int sm : {80, 90, 100, 120}) {
    const auto cubin = assemble(require_assembler(known_assemblers(), sm, loc::current()), fixture("vadd"),
                                {.sm = sm, .kernel = "vadd"}, loc::current());
    EXPECT_EQ(cuda::why_not_loadable(cubin, sm, "vadd"), "") << sm;
  }
}

TEST(tileiras, assembles_a_gemm_with_line_information) {
  const auto cubin = assemble(require_assembler(known_assemblers(), 90, loc::current()), fixture("gemm_bf16"),
                              {.sm = 90, .lineinfo = true, .kernel = "gemm_bf16"}, loc::current());
  EXPECT_EQ(cuda::parse_cubin(cubin).sm, 90);
}

TEST(tileiras, every_cut_of_a_real_cubin_is_noticed) {
  const auto cubin = assemble(require_assembler(known_assemblers(), 90, loc::current()), fixture("vadd"),
                              {.sm = 90, .kernel = "vadd"}, loc::current());
  ASSERT_TRUE(cuda::parse_cubin(cubin).whole());
  for (std::size_t n = 0; n < cubin.size(); ++n) {
    const std::vector<std::uint8_t> cut(cubin.begin(), cubin.begin() + static_cast<std::ptrdiff_t>(n));
    ASSERT_FALSE(cuda::parse_cubin(cut).whole()) << n << " of " << cubin.size() << " bytes";
  }
}

TEST(tileiras, a_hostile_environment_does_not_reach_it) {
  const variables wrong{{"CUDA_HOME", "/nowhere"}, {"CUDA_PATH", "/nowhere"}, {"CUDA_ROOT", "/nowhere"}};
  EXPECT_NO_THROW(assemble(require_assembler(known_assemblers(), 90, loc::current()), fixture("vadd"),
                           {.sm = 90, .kernel = "vadd"}, loc::current()));
}

TEST(tileiras, refuses_damaged_bytecode_in_its_own_words) {
  const scratch_folder dump;
  const variables keep{{"TW_DUMP_DIR", dump.path().string()}};
  auto bytes = fixture("vadd");
  bytes.resize(bytes.size() - 20);
  const std::string text = error_text([&] {
    assemble(require_assembler(known_assemblers(), 90, loc::current()), bytes, {.sm = 90, .kernel = "vadd"},
             loc::current());
  });
  EXPECT_THAT(text, AllOf(HasSubstr("could not compile kernel 'vadd' for sm_90: exit code 3"), HasSubstr("| error:"),
                          HasSubstr("bytecode: " + dump.path().string())));
}

TEST(tileiras, a_wrong_kernel_name_is_noticed) {
  const scratch_folder dump;
  const variables keep{{"TW_DUMP_DIR", dump.path().string()}};
  EXPECT_THAT(error_text([&] {
                assemble(require_assembler(known_assemblers(), 90, loc::current()), fixture("vadd"),
                         {.sm = 90, .kernel = "vsub"}, loc::current());
              }),
              HasSubstr("no kernel 'vsub'; it has: vadd"));
}

TEST(tileiras, unlisted_architectures_are_refused_before_it_runs) {
  EXPECT_THAT(error_text([] { require_assembler(known_assemblers(), 75, loc::current()); }),
              AllOf(HasSubstr("supports sm_75"), HasSubstr("sm_80"), HasSubstr("sm_90")));
}

}  // namespace
