// Reports about assemblers, their versions and their failures (table of public bug reports: 1, 2, 4, 7, 10, 44).
#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "cuda/driver.hpp"
#include "cuda/fake.hpp"
#include "cuda/kernel.hpp"
#include "cuda/make_cubin.hpp"
#include "jit/assembler.hpp"
#include "jit/cache_key.hpp"
#include "jit/fake_toolkit.hpp"
#include "jit/memory_cache.hpp"
#include "support/environment.hpp"

namespace {

using namespace tw;
using namespace tw::jit;
using test::error_text;
using test::make_toolkit;
using test::variables;
using testing::AllOf;
using testing::HasSubstr;

const loc here = loc::current();

std::vector<std::uint8_t> vadd() {
  std::vector<std::uint8_t> bytes;
  EXPECT_FALSE(read_file(std::string(TEST_DATA) + "/vadd.tilebc", bytes));
  return bytes;
}

std::vector<candidate> only(std::string const& path) {
  search_places where;
  where.toolkits.clear();
  where.explicit_path = path;
  return look_for_assemblers(where);
}

// "Return code 5, failed to compile, unknown location": another toolkit's ptxas or libnvvm was picked up.
TEST(report_1, a_stale_ptxas_first_in_the_path_is_not_used) {
  ASSERT_NE(choose(known_assemblers()), nullptr)
    << "this test needs tileiras (`./dev setup`):" << describe(known_assemblers());
  const scratch_folder stale;
  test::write_program(stale.path() / "bin" / "ptxas", "echo 'release 11.0, V11.0.1'; exit 1");
  test::write_text(stale.path() / "nvvm" / "lib64" / "libnvvm.so", "too old");
  test::write_text(stale.path() / "lib" / "libnvvm.so.4", "too old");
  const std::string root = stale.path().string();
  const variables v{{"PATH", root + "/bin:" + std::getenv("PATH")},
                    {"LD_LIBRARY_PATH", root + "/lib"},
                    {"CUDA_HOME", root},
                    {"CUDA_PATH", root}};
  EXPECT_NO_THROW(
    assemble(require_assembler(known_assemblers(), 90, here), vadd(), {.sm = 90, .kernel = "vadd"}, here));
}

TEST(report_1, mismatched_parts_are_refused_with_their_paths_and_versions) {
  const scratch_folder root;
  const std::string tool = make_toolkit(root.path(), {.version = "13.5.37", .ptxas_version = "13.1.80"});
  EXPECT_THAT(
    error_text([&] { require_assembler(only(tool), 90, here); }),
    AllOf(HasSubstr(tool), HasSubstr("13.5.37"), HasSubstr("bin/ptxas (13.1.80)"), HasSubstr("nvvm/lib64/libnvvm.so")));
}

// An unsupported GPU was found out at the first kernel, by a raw message of the assembler.
TEST(report_2, an_unsupported_architecture_is_refused_with_the_list) {
  const scratch_folder root;
  const std::string text = error_text([&] { require_assembler(only(make_toolkit(root.path())), 75, here); });
  EXPECT_THAT(text, AllOf(HasSubstr("unsupported error: no Tile IR assembler (tileiras) here supports sm_75"),
                          HasSubstr("targets sm_80 sm_86 sm_90 sm_100 sm_120"), HasSubstr("remedy:")));
}

// A failure of the assembler was swallowed.
TEST(report_4, no_failure_is_swallowed_and_the_next_run_works) {
  const scratch_folder root;
  const variables v{{"TW_DUMP_DIR", (root.path() / "dump").string()}, {"WHOLE", (root.path() / "whole").string()}};
  ASSERT_FALSE(write_file(root.path() / "whole", test::make_cubin()));
  const auto run = [&](std::string const& body) {
    const auto found = only(make_toolkit(root.path() / "cuda", {.body = body}));
    return error_text([&] { assemble(*choose(found), vadd(), {.sm = 90, .timeout_s = 1, .kernel = "kernel"}, here); });
  };
  EXPECT_THAT(run("echo 'error: no' >&2; exit 1"), AllOf(HasSubstr("exit code 1"), HasSubstr("| error: no")));
  EXPECT_THAT(run("kill -SEGV $$"), HasSubstr("signal 11"));
  EXPECT_THAT(run("sleep 60"), HasSubstr("no answer within"));
  EXPECT_THAT(run(": >kernel.cubin"), HasSubstr("it is empty"));
  EXPECT_THAT(run("head -c 9000000 /dev/zero >&2; exit 2"), HasSubstr("exit code 2"));
  EXPECT_EQ(run("cp \"$WHOLE\" kernel.cubin"), "");
}

// Code for sm_120 was offered to an sm_121 GPU.
TEST(report_7, code_is_kept_and_loaded_for_the_exact_architecture) {
  EXPECT_NE(make_key(vadd(), 120, "-O3"), make_key(vadd(), 121, "-O3"));
  const variables v{{"FAKE_CUDA_SM", "121"}};
  const cuda::driver d(FAKE_LIBCUDA);
  const auto load = [&](int sm) {
    return error_text(
      [&] { const cuda::loaded_kernel k(d, d.require(0, here), test::make_cubin({.sm = sm}), "kernel", here); });
  };
  EXPECT_THAT(load(120), AllOf(HasSubstr("the cubin is for sm_120, not for sm_121"), HasSubstr("GPU 0 (Fake GPU 0)"),
                               HasSubstr("compiled again")));
  EXPECT_EQ(load(121), "");
}

// A kernel compiled for device 0's architecture was launched on device 1.
TEST(report_10, a_kernel_is_not_launched_on_another_architecture) {
  const variables v{{"FAKE_CUDA_SM", "90,100,90"}};
  const cuda::driver d(FAKE_LIBCUDA);
  const cuda::loaded_kernel k(d, d.require(0, here), test::make_cubin({.sm = 90}), "kernel", here);
  const auto launch = [&](int ordinal) {
    std::int64_t value = 0;
    void* params[] = {&value};
    return error_text([&] { cuda::launch(d, d.require(ordinal, here), k, {1, 1, 1}, params, nullptr, here); });
  };
  EXPECT_EQ(launch(0), "");
  EXPECT_THAT(launch(1), AllOf(HasSubstr("launch error"), HasSubstr("loaded for sm_90"), HasSubstr("sm_100")));
  EXPECT_EQ(launch(2), "") << "the same architecture: the same code";
}

// A lock held while one kernel was compiled kept others from being found.
TEST(report_44, a_hit_does_not_wait_for_a_compile_and_one_kernel_is_compiled_once) {
  const scratch_folder root;
  const variables v{{"WHOLE", (root.path() / "whole").string()}, {"COUNT", (root.path() / "count").string()}};
  ASSERT_FALSE(write_file(root.path() / "whole", test::make_cubin()));
  const auto found = only(
    make_toolkit(root.path() / "cuda", {.body = "echo x >>\"$COUNT\"; sleep 1; cp \"$WHOLE\" kernel.cubin"}));
  memory_cache<std::string, std::vector<std::uint8_t>> cache;
  const auto get = [&](const char* key) {
    return cache.get(key, [&] {
      return std::make_shared<const std::vector<std::uint8_t>>(
        assemble(*choose(found), vadd(), {.sm = 90, .kernel = "kernel"}, here));
    });
  };
  get("there");
  std::atomic<bool> compiled = false;
  std::thread a([&] {
    get("slow");
    compiled = true;
  });
  std::thread b([&] { get("slow"); });
  while (test::read_text(root.path() / "count") != "x\nx\n") std::this_thread::yield();
  for (int i = 0; i < 1000; ++i) get("there");
  EXPECT_FALSE(compiled) << "1000 hits took longer than a compile of a second";
  a.join();
  b.join();
  EXPECT_EQ(test::read_text(root.path() / "count"), "x\nx\n");
}

}  // namespace
