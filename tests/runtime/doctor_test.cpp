// `tw doctor` as people run it: what it says, and its exit code.
#include <gmock/gmock.h>

#include <algorithm>

#include "jit/process.hpp"

namespace {

using namespace tw::jit;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

finished doctor(std::vector<std::pair<std::string, std::string>> variables) {
  command c;
  c.arguments = {TW_PROGRAM, "doctor"};
  c.set_variables = std::move(variables);
  c.unset_variables = {"TW_DEVICE", "TW_LIBCUDA", "TW_CACHE_PATH"};
  std::erase_if(c.unset_variables, [&](std::string const& name) {
    return std::ranges::any_of(c.set_variables, [&](auto const& pair) { return pair.first == name; });
  });
  return run(c);
}

TEST(doctor, without_a_gpu_the_cpu_is_chosen) {
  const finished f = doctor({{"TW_LIBCUDA", "/nowhere/libcuda.so"}, {"TW_CACHE_DIR", "/nowhere/cache"}});
  EXPECT_EQ(f.exit_code, 0) << f.errors;
  EXPECT_THAT(f.output,
              AllOf(HasSubstr("instructions x86-64"), HasSubstr("/nowhere/libcuda.so (no version): not usable"),
                    HasSubstr("TW_DEVICE is not set"), HasSubstr("kernels run on the CPU (no GPU: ")));
  EXPECT_THAT(f.output, Not(HasSubstr("GPUs\n")));
}

TEST(doctor, a_wish_that_cannot_be_met) {
  const finished f = doctor({{"TW_LIBCUDA", "/nowhere/libcuda.so"}, {"TW_DEVICE", "cuda:1"}});
  EXPECT_EQ(f.exit_code, 1);
  EXPECT_THAT(f.output, AllOf(HasSubstr("TW_DEVICE is cuda:1"),
                              HasSubstr("no kernel can run: TW_DEVICE asks for cuda:1"), HasSubstr("remedy: ")));
  EXPECT_EQ(doctor({{"TW_DEVICE", "nonsense"}}).exit_code, 1);
}

TEST(doctor, lists_gpus_and_what_compiles_for_them) {
  const finished f = doctor({{"TW_LIBCUDA", FAKE_LIBCUDA},
                             {"FAKE_CUDA_SM", "75,90"},
                             {"TW_TILEIRAS", "/nowhere/tileiras"},
                             {"TW_CACHE_DIR", "/nowhere/cache"}});
  EXPECT_THAT(
    f.output,
    AllOf(
      HasSubstr("cuda:0  Fake GPU 0, sm_75, 7 multiprocessors, 1.0 GiB\n    not usable: its compute capability is 7.5"),
      HasSubstr("cuda:1  Fake GPU 1, sm_90"), HasSubstr("no assembler here supports sm_90"),
      HasSubstr("/nowhere/tileiras (from TW_TILEIRAS)\n      not usable: there is no such file"),
      HasSubstr("kernels run on cuda:1, Fake GPU 1 (the first usable GPU)"), HasSubstr("no kernel is cached")));
  EXPECT_EQ(f.exit_code, 1) << "a GPU without an assembler and without cached kernels can run nothing";
}

TEST(doctor, version_and_wrong_use) {
  command c;
  c.arguments = {TW_PROGRAM, "--version"};
  EXPECT_THAT(run(c).output, testing::MatchesRegex("tw [0-9]+\\.[0-9]+\\.[0-9]+\n"));
  c.arguments = {TW_PROGRAM};
  EXPECT_NE(run(c).exit_code, 0);
  c.arguments = {TW_PROGRAM, "dance"};
  EXPECT_NE(run(c).exit_code, 0);
}

}  // namespace
