// The driver room against a library that only pretends (fake_libcuda.cpp): every way in which a driver can be unusable.
#include "cuda/driver.hpp"

#include <gmock/gmock.h>

#include <thread>

#include "cuda/fake.hpp"
#include "cuda/kernel.hpp"
#include "cuda/make_cubin.hpp"
#include "cuda/memory.hpp"
#include "support/environment.hpp"

namespace {

using namespace tw;
using test::calls;
using test::clear_calls;
using test::error_text;
using test::variables;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const loc here = loc::current();

TEST(driver, a_machine_without_one_is_a_normal_case) {
  const cuda::driver d("/nowhere/libcuda.so.1");
  EXPECT_FALSE(d.usable());
  EXPECT_EQ(d.version(), 0);
  EXPECT_THAT(d.gpus(), IsEmpty());
  EXPECT_THAT(d.why_unusable(), AllOf(HasSubstr("could not be loaded"), HasSubstr("/nowhere/libcuda.so.1")));
  EXPECT_THAT(d.remedy(), AllOf(HasSubstr("driver"), HasSubstr("TW_DEVICE=cpu")));
  try {
    d.require(0, here);
    FAIL() << "no error";
  } catch (error const& e) {
    EXPECT_EQ(e.kind(), error_kind::unsupported);
    EXPECT_THAT(e.what(),
                AllOf(HasSubstr("GPU 0 cannot be used"), HasSubstr("could not be loaded"), HasSubstr("remedy:")));
  }
}

TEST(driver, a_library_that_is_no_driver) {
  const cuda::driver d("libm.so.6");
  EXPECT_FALSE(d.usable());
  EXPECT_THAT(d.why_unusable(), HasSubstr("does not tell its version"));
}

TEST(driver, reads_its_gpus) {
  const variables v{{"FAKE_CUDA_SM", "90,121"}};
  const cuda::driver d(FAKE_LIBCUDA);
  ASSERT_TRUE(d.usable()) << d.why_unusable();
  EXPECT_EQ(d.version(), 13000);
  ASSERT_EQ(d.gpus().size(), 2u);
  EXPECT_EQ(d.gpus()[0].sm, 90);
  EXPECT_EQ(d.gpus()[1].sm, 121);
  EXPECT_EQ(d.gpus()[1].name, "Fake GPU 1");
  EXPECT_EQ(d.gpus()[1].multiprocessors, 7);
  EXPECT_EQ(d.gpus()[1].memory_bytes, 1u << 30);
  EXPECT_EQ(d.require(1, here).ordinal, 1);
  for (const int bad : {-1, 2, 1000}) {
    EXPECT_THAT(error_text([&] { d.require(bad, here); }), AllOf(HasSubstr("counts 2 GPUs"), HasSubstr("from 0 to 1")))
      << bad;
  }
}

TEST(driver, too_old) {
  const variables v{{"FAKE_CUDA_VERSION", "12090"}};
  const cuda::driver d(FAKE_LIBCUDA);
  EXPECT_FALSE(d.usable());
  EXPECT_THAT(d.why_unusable(), AllOf(HasSubstr("supports CUDA 12.9"), HasSubstr("13.0 is needed")));
  EXPECT_THAT(d.remedy(), HasSubstr("580"));
  EXPECT_EQ(d.call().cuInit, nullptr);
}

TEST(driver, the_oldest_version_is_accepted_and_the_one_before_is_not) {
  for (const auto& [version, usable] : {std::pair("12999", false), {"13000", true}, {"13010", true}, {"14000", true}}) {
    const variables v{{"FAKE_CUDA_VERSION", version}};
    EXPECT_EQ(cuda::driver(FAKE_LIBCUDA).usable(), usable) << version;
  }
}

TEST(driver, names_every_missing_function) {
  const variables v{{"FAKE_CUDA_MISSING", "cuLibraryLoadData,cuMemAllocAsync"}};
  const cuda::driver d(FAKE_LIBCUDA);
  EXPECT_FALSE(d.usable());
  EXPECT_THAT(d.why_unusable(), AllOf(HasSubstr("lacks functions"), HasSubstr("cuLibraryLoadData, cuMemAllocAsync")));
  EXPECT_EQ(d.call().cuInit, nullptr) << "functions of an unusable driver stay out of reach";
}

TEST(driver, without_the_function_that_finds_functions) {
  const cuda::driver d(FAKE_LIBCUDA_BARE);
  EXPECT_FALSE(d.usable());
  EXPECT_THAT(d.why_unusable(), HasSubstr("cuGetProcAddress_v2"));
}

TEST(driver, no_gpu_and_other_start_failures) {
  {
    const variables v{{"FAKE_CUDA_FAIL", "cuInit=100"}};
    EXPECT_THAT(cuda::driver(FAKE_LIBCUDA).why_unusable(), HasSubstr("finds no GPU"));
  }
  {
    const variables v{{"FAKE_CUDA_FAIL", "cuInit=999"}};
    EXPECT_THAT(cuda::driver(FAKE_LIBCUDA).why_unusable(),
                HasSubstr("does not start: CUDA_ERROR_UNKNOWN (said by the fake)"));
  }
  {
    const variables v{{"FAKE_CUDA_SM", ""}};
    const cuda::driver d(FAKE_LIBCUDA);
    EXPECT_THAT(d.why_unusable(), HasSubstr("finds no GPU"));
    EXPECT_THAT(d.remedy(), HasSubstr("CUDA_VISIBLE_DEVICES"));
  }
}

TEST(driver, capability_too_low) {
  const variables v{{"FAKE_CUDA_SM", "75,80"}};
  const cuda::driver d(FAKE_LIBCUDA);
  ASSERT_TRUE(d.usable());
  EXPECT_FALSE(d.gpus()[0].usable());
  EXPECT_TRUE(d.gpus()[1].usable());
  EXPECT_THAT(error_text([&] { d.require(0, here); }),
              AllOf(HasSubstr("compute capability is 7.5"), HasSubstr("8.0 is needed")));
}

TEST(driver, opens_a_gpu_once_from_many_threads) {
  const cuda::driver d(FAKE_LIBCUDA);
  clear_calls();
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) threads.emplace_back([&] { d.activate(d.require(0, here), here); });
  for (std::thread& t : threads) t.join();
  const std::string log = calls();
  EXPECT_EQ(log.find("cuDevicePrimaryCtxRetain 100"), log.rfind("cuDevicePrimaryCtxRetain 100"));
  EXPECT_THAT(log, HasSubstr("cuStreamCreate 1\n")) << "not ordered behind the null stream";
  EXPECT_THAT(log, HasSubstr("cuMemPoolSetAttribute 4=18446744073709551615")) << "freed memory is kept";
}

TEST(driver, a_gpu_that_does_not_open) {
  const variables v{{"FAKE_CUDA_FAIL", "cuDevicePrimaryCtxRetain=999"}};
  const cuda::driver d(FAKE_LIBCUDA);
  const std::string text = error_text([&] { d.activate(d.require(0, here), here); });
  EXPECT_THAT(text, AllOf(HasSubstr("driver error"), HasSubstr("opening GPU 0 (Fake GPU 0): CUDA_ERROR_UNKNOWN")));
}

TEST(kernels, load_and_launch) {
  const cuda::driver d(FAKE_LIBCUDA);
  cuda::gpu const& g = d.require(0, here);
  clear_calls();
  {
    const cuda::loaded_kernel k(d, g, test::make_cubin({.kernels = {"gemm"}}), "gemm", here);
    EXPECT_THAT(calls(), AllOf(HasSubstr("cuLibraryLoadData elf"), HasSubstr("cuLibraryGetKernel gemm"),
                               HasSubstr("cuKernelGetFunction")));
    std::int64_t value = 42;
    void* params[] = {&value};
    cuda::launch(d, g, k, {7, 8, 9}, params, nullptr, here);
    EXPECT_THAT(calls(), HasSubstr("cuLaunchKernel f=2000 grid=7,8,9 block=1,1,1 shared=0 stream=11064 first=42"));
    EXPECT_THAT(calls(), Not(HasSubstr("cuLibraryUnload")));
  }
  EXPECT_THAT(calls(), HasSubstr("cuLibraryUnload"));
}

TEST(kernels, overlap_is_an_attribute_of_the_launch) {
  const cuda::driver d(FAKE_LIBCUDA);
  cuda::gpu const& g = d.require(0, here);
  const cuda::loaded_kernel k(d, g, test::make_cubin(), "kernel", here);
  clear_calls();
  std::int64_t value = 42;
  void* params[] = {&value};
  cuda::launch(d, g, k, {7, 8, 9}, params, nullptr, here, true);
  EXPECT_THAT(calls(), HasSubstr("cuLaunchKernelEx f=2000 grid=7,8,9 block=1,1,1 shared=0 stream=11064 first=42 "
                                 "attribute 6=1\n"));
  EXPECT_THAT(calls(), Not(HasSubstr("cuLaunchKernel ")));
  const variables v{{"FAKE_CUDA_FAIL", "cuLaunchKernelEx=999"}};
  EXPECT_THAT(error_text([&] { cuda::launch(d, g, k, {2, 3, 4}, params, nullptr, here, true); }),
              AllOf(HasSubstr("launching kernel 'kernel' over 2 x 3 x 4"), HasSubstr("CUDA_ERROR_UNKNOWN")));
}

TEST(kernels, an_empty_grid_does_nothing) {
  const cuda::driver d(FAKE_LIBCUDA);
  cuda::gpu const& g = d.require(0, here);
  const cuda::loaded_kernel k(d, g, test::make_cubin(), "kernel", here);
  clear_calls();
  for (const cuda::grid size : {cuda::grid{0, 1, 1}, cuda::grid{5, 0, 1}, cuda::grid{1, 1, 0}})
    cuda::launch(d, g, k, size, {}, nullptr, here);
  EXPECT_THAT(calls(), Not(HasSubstr("cuLaunchKernel")));
}

TEST(kernels, grid_limits) {
  for (const cuda::grid good : {cuda::grid{16777215, 65535, 65535}, cuda::grid{0, 0, 0}}) {
    EXPECT_NO_THROW(cuda::check_grid("k", good, here));
  }
  EXPECT_THAT(error_text([] { cuda::check_grid("gemm", {16777216, 1, 1}, here); }),
              AllOf(HasSubstr("launch error"), HasSubstr("'gemm'"), HasSubstr("axis x has 16777216"),
                    HasSubstr("at most 16777215")));
  EXPECT_THAT(error_text([] { cuda::check_grid("k", {1, 65536, 1}, here); }),
              HasSubstr("axis y has 65536, and at most 65535"));
  EXPECT_THAT(error_text([] { cuda::check_grid("k", {1, 1, 65536}, here); }),
              HasSubstr("axis z has 65536, and at most 65535"));
  EXPECT_THAT(error_text([] { cuda::check_grid("k", {1, -1, 1}, here); }),
              HasSubstr("axis y has -1, and cannot be negative"));
}

TEST(kernels, what_is_no_whole_cubin_never_reaches_the_driver) {
  const cuda::driver d(FAKE_LIBCUDA);
  cuda::gpu const& g = d.require(0, here);
  clear_calls();
  auto cut = test::make_cubin();
  cut.resize(cut.size() / 2);
  const auto load = [&](std::vector<std::uint8_t> const& bytes) {
    return error_text([&] { const cuda::loaded_kernel k(d, g, bytes, "kernel", here); });
  };
  EXPECT_THAT(load(cut),
              AllOf(HasSubstr("compile error"), HasSubstr("'kernel' cannot be loaded"), HasSubstr("cut short")));
  EXPECT_THAT(load({}), HasSubstr("it is empty"));
  EXPECT_THAT(load(test::make_cubin({.sm = 100})), HasSubstr("the cubin is for sm_100, not for sm_90"));
  EXPECT_THAT(load(test::make_cubin({.kernels = {"other"}})), HasSubstr("no kernel 'kernel'"));
  EXPECT_THAT(calls(), Not(HasSubstr("cuLibraryLoadData")));
}

TEST(kernels, refusals_of_the_driver_are_told) {
  for (const char* call : {"cuLibraryLoadData", "cuLibraryGetKernel", "cuKernelGetFunction"}) {
    const variables v{{"FAKE_CUDA_FAIL", std::string(call) + "=209"}};
    const cuda::driver d(FAKE_LIBCUDA);
    const std::string text = error_text(
      [&] { const cuda::loaded_kernel k(d, d.require(0, here), test::make_cubin(), "kernel", here); });
    EXPECT_THAT(text, AllOf(HasSubstr("driver error"), HasSubstr("loading kernel 'kernel'"),
                            HasSubstr("CUDA_ERROR_NO_BINARY_FOR_GPU")))
      << call;
  }
}

TEST(kernels, what_was_loaded_is_unloaded_when_the_rest_fails) {
  const variables v{{"FAKE_CUDA_FAIL", "cuKernelGetFunction=209"}};
  const cuda::driver d(FAKE_LIBCUDA);
  clear_calls();
  EXPECT_THROW(cuda::loaded_kernel(d, d.require(0, here), test::make_cubin(), "kernel", here), error);
  EXPECT_THAT(calls(), HasSubstr("cuLibraryUnload"));
}

TEST(kernels, launch_failures_say_what_was_launched) {
  const cuda::driver d(FAKE_LIBCUDA);
  cuda::gpu const& g = d.require(0, here);
  const cuda::loaded_kernel k(d, g, test::make_cubin(), "kernel", here);
  const variables v{{"FAKE_CUDA_FAIL", "cuLaunchKernel=999,cuStreamSynchronize=700"}};
  std::int64_t value = 0;
  void* params[] = {&value};
  EXPECT_THAT(error_text([&] { cuda::launch(d, g, k, {2, 3, 4}, params, nullptr, here); }),
              AllOf(HasSubstr("launching kernel 'kernel' over 2 x 3 x 4 tile blocks with 1 parameters"),
                    HasSubstr("CUDA_ERROR_UNKNOWN")));
  const std::string lost = error_text([&] { cuda::synchronize(d, g, nullptr, here); });
  EXPECT_THAT(lost, AllOf(HasSubstr("device error"), HasSubstr("CUDA_ERROR_ILLEGAL_ADDRESS"), HasSubstr("restart")));
}

TEST(kernels, a_kernel_stays_on_its_architecture) {
  const variables v{{"FAKE_CUDA_SM", "90,120"}};
  const cuda::driver d(FAKE_LIBCUDA);
  const cuda::loaded_kernel k(d, d.require(0, here), test::make_cubin({.sm = 90}), "kernel", here);
  EXPECT_THAT(error_text([&] { cuda::launch(d, d.require(1, here), k, {1, 1, 1}, {}, nullptr, here); }),
              AllOf(HasSubstr("loaded for sm_90"), HasSubstr("GPU 1 (Fake GPU 1), which is sm_120")));
}

TEST(memory, allocates_frees_copies_and_zeroes) {
  for (const char* pools : {"1", "0"}) {
    const variables v{{"FAKE_CUDA_POOLS", pools}};
    const cuda::driver d(FAKE_LIBCUDA);
    cuda::gpu const& g = d.require(0, here);
    const std::size_t before = test::bytes_in_use();
    clear_calls();
    const cuda::address_t a = cuda::allocate(d, g, 1000, nullptr, here), b = cuda::allocate(d, g, 1000, nullptr, here);
    std::vector<std::uint8_t> in(1000), out(1000, 9);
    for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<std::uint8_t>(i * 7);
    cuda::copy_to_gpu(d, g, a, in.data(), 1000, nullptr, here);
    cuda::copy_between(d, g, b, g, a, 1000, g, nullptr, here);
    cuda::copy_to_host(d, g, out.data(), b, 1000, nullptr, here);
    EXPECT_EQ(in, out);
    cuda::fill_zero(d, g, b, 1000, nullptr, here);
    cuda::copy_to_host(d, g, out.data(), b, 1000, nullptr, here);
    EXPECT_EQ(out, std::vector<std::uint8_t>(1000, 0));
    cuda::release(d, g, a, nullptr);
    cuda::release(d, g, b, nullptr);
    cuda::release(d, g, 0, nullptr);
    EXPECT_EQ(test::bytes_in_use(), before);
    EXPECT_THAT(calls(), HasSubstr(*pools == '1' ? "cuMemAllocAsync 1000" : "cuMemAlloc 1000"));
  }
}

TEST(memory, between_gpus_both_contexts_are_named) {
  const variables v{{"FAKE_CUDA_SM", "90,90"}};
  const cuda::driver d(FAKE_LIBCUDA);
  cuda::gpu const &g0 = d.require(0, here), &g1 = d.require(1, here);
  const cuda::address_t a = cuda::allocate(d, g0, 64, nullptr, here), b = cuda::allocate(d, g1, 64, nullptr, here);
  clear_calls();
  cuda::copy_between(d, g1, b, g0, a, 64, g0, nullptr, here);
  EXPECT_THAT(calls(),
              HasSubstr("cuMemcpyPeerAsync " + std::to_string(0xC000 + 101) + "<-" + std::to_string(0xC000 + 100)));
  cuda::release(d, g0, a, nullptr);
  cuda::release(d, g1, b, nullptr);
}

TEST(memory, out_of_memory_tries_the_pool_and_tells_the_sizes) {
  const variables v{{"FAKE_CUDA_MEMORY", "1048576"}};
  const cuda::driver d(FAKE_LIBCUDA);
  cuda::gpu const& g = d.require(0, here);
  clear_calls();
  const std::string text = error_text([&] { cuda::allocate(d, g, 2000000, nullptr, here); });
  EXPECT_THAT(text, AllOf(HasSubstr("device error: out of memory on GPU 0"), HasSubstr("2000000 bytes were asked for"),
                          HasSubstr("1048576 of 1048576 bytes are free"), HasSubstr("remedy:")));
  EXPECT_THAT(calls(), AllOf(HasSubstr("cuStreamSynchronize"), HasSubstr("cuMemPoolTrimTo")));
  const cuda::address_t p = cuda::allocate(d, g, 1000000, nullptr, here);  // the refusal has left everything usable
  cuda::release(d, g, p, nullptr);
}

TEST(memory, other_failures_and_a_lost_context) {
  const cuda::driver d(FAKE_LIBCUDA);
  cuda::gpu const& g = d.require(0, here);
  d.activate(g, here);
  const variables v{{"FAKE_CUDA_FAIL", "cuMemAllocAsync=700,cuMemFreeAsync=700,cuMemsetD8Async=999"}};
  EXPECT_THAT(error_text([&] { cuda::allocate(d, g, 16, nullptr, here); }), HasSubstr("CUDA_ERROR_ILLEGAL_ADDRESS"));
  EXPECT_NO_THROW(cuda::release(d, g, 0x1234, nullptr));
  EXPECT_THAT(error_text([&] { cuda::fill_zero(d, g, 16, 0, nullptr, here); }),
              HasSubstr("zeroing 0 bytes on GPU 0: CUDA_ERROR_UNKNOWN"));
}

}  // namespace
