// The driver room on a real GPU. The kernel comes from the assembler, or, where there is none, from a cache that was
// prepared elsewhere: run `TW_CACHE_DIR=DIR cuda_gpu --prepare 90` there, and this test with TW_CACHE_PATH=DIR here.
#include <gmock/gmock.h>

#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <thread>

#include <tilewright/runtime/device.hpp>
#include <tilewright/runtime/stream.hpp>

#include "cuda/kernel.hpp"
#include "cuda/memory.hpp"
#include "jit/assembler.hpp"
#include "jit/disk_cache.hpp"
#include "jit/scratch.hpp"
#include "runtime/memory.hpp"
#include "support/environment.hpp"

namespace {

using namespace tw;
using testing::AllOf;
using testing::HasSubstr;

const loc here = loc::current();
constexpr int tile = 1024;  // of the fixture: one f32 tile a block

std::vector<std::uint8_t> vadd_cubin(int sm, bool store) {
  std::vector<std::uint8_t> bytecode;
  char const* const root = std::getenv("TW_SOURCE_DIR");
  if (root == nullptr) throw std::runtime_error("TW_SOURCE_DIR is not set; run this test through ctest");
  std::string const fixture = std::string(root) + "/tests/jit/data/vadd.tilebc";
  if (jit::read_file(fixture, bytecode)) throw std::runtime_error("no fixture " + fixture);
  const jit::assemble_options options{.sm = sm, .kernel = "vadd"};
  const jit::cache_key key = jit::make_key(bytecode, sm, options.text());
  const jit::disk_cache cache = jit::disk_cache::of_process();
  if (!store && jit::choose(jit::known_assemblers(), sm) == nullptr) {
    if (auto found = cache.load(key, std::nullopt)) return *found;
  }
  jit::assembler const& a = jit::require_assembler(jit::known_assemblers(), sm, here);
  auto cubin = jit::assemble(a, bytecode, options, here);
  if (store && !cache.store(key, to_string(a.version), cubin)) throw std::runtime_error("the cache cannot be written");
  return cubin;
}

class gpu : public testing::Test {
 protected:
  // Where there is no GPU these tests fail, and say why: nothing is skipped.
  device where_ = device::cuda();
  cuda::driver const& driver_ = cuda::driver::instance();
  cuda::gpu const& gpu_ = driver_.require(where_.ordinal(), here);
  stream_ref stream_ = default_stream(where_);

  // c = a + b for n floats; n is a multiple of 16, as the fixture assumes. What lies behind c must stay as it is.
  void add(cuda::loaded_kernel const& k, int n) {
    std::vector<float> a(static_cast<std::size_t>(n)), b(a.size()), c(a.size() + 64, -1.0F);
    for (std::size_t i = 0; i < a.size(); ++i) {
      a[i] = static_cast<float>(i % 1000);
      b[i] = static_cast<float>(i) * 0.25F;
    }
    void* p[3];
    const std::size_t bytes = c.size() * sizeof(float);
    for (void*& q : p) q = runtime::allocate(where_, bytes, stream_, here);
    runtime::copy(stream_, p[0], where_, a.data(), device::cpu(), a.size() * sizeof(float), here);
    runtime::copy(stream_, p[1], where_, b.data(), device::cpu(), b.size() * sizeof(float), here);
    runtime::copy(stream_, p[2], where_, c.data(), device::cpu(), bytes, here);
    std::int32_t extent = n, stride = 1;
    void* params[] = {&p[0], &extent, &stride, &p[1], &extent, &stride, &p[2], &extent, &stride};
    cuda::launch(driver_, gpu_, k, {(n + tile - 1) / tile, 1, 1}, params, nullptr, here);
    runtime::copy(stream_, c.data(), device::cpu(), p[2], where_, bytes, here);
    synchronize(stream_);
    for (void* q : p) runtime::release(where_, q, bytes, stream_);
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < c.size(); ++i) wrong += c[i] != (i < a.size() ? a[i] + b[i] : -1.0F);
    EXPECT_EQ(wrong, 0u) << "n = " << n;
  }
};

TEST_F(gpu, describes_itself) {
  EXPECT_GE(where_.sm(), cuda::minimum_sm);
  EXPECT_FALSE(where_.name().empty());
  EXPECT_GT(where_.multiprocessors(), 0);
  EXPECT_GT(where_.memory_bytes(), std::uint64_t{1} << 30);
  std::printf("%s, sm_%d, driver for CUDA %s\n", where_.name().c_str(), where_.sm(),
              cuda::version_text(driver_.version()).c_str());
}

TEST_F(gpu, runs_a_kernel) {
  const cuda::loaded_kernel k(driver_, gpu_, vadd_cubin(where_.sm(), false), "vadd", here);
  for (const int n : {16, 1008, 1024, 1040, 4096, 1 << 20, (1 << 20) + 16}) add(k, n);
}

TEST_F(gpu, runs_kernels_from_several_threads) {
  const cuda::loaded_kernel k(driver_, gpu_, vadd_cubin(where_.sm(), false), "vadd", here);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 1; i <= 20; ++i) add(k, 16 * (t + 1) * i);
    });
  }
  for (std::thread& t : threads) t.join();
}

TEST_F(gpu, memory_comes_back) {
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{257}, std::size_t{5} << 20, std::size_t{1} << 28}) {
    std::vector<std::uint8_t> in(bytes), out(bytes);
    std::iota(in.begin(), in.end(), std::uint8_t{1});
    void* p = runtime::allocate(where_, bytes, stream_, here);
    void* q = runtime::allocate(where_, bytes, stream_, here);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(p) % runtime::allocation_alignment, 0u);
    runtime::copy(stream_, p, where_, in.data(), device::cpu(), bytes, here);
    runtime::copy(stream_, q, where_, p, where_, bytes, here);
    runtime::copy(stream_, out.data(), device::cpu(), q, where_, bytes, here);
    synchronize(stream_);
    EXPECT_EQ(in, out);
    runtime::fill_zero(stream_, q, where_, bytes, here);
    runtime::copy(stream_, out.data(), device::cpu(), q, where_, bytes, here);
    synchronize(stream_);
    EXPECT_EQ(out, std::vector<std::uint8_t>(bytes, 0));
    runtime::release(where_, p, bytes, stream_);
    runtime::release(where_, q, bytes, stream_);
  }
}

TEST_F(gpu, too_much_memory_is_an_error_and_leaves_it_usable) {
  const std::size_t bytes = where_.memory_bytes() * 2;
  EXPECT_THAT(
    test::error_text([&] { runtime::allocate(where_, bytes, stream_, here); }),
    AllOf(HasSubstr("device error: out of memory on GPU"), HasSubstr(std::to_string(bytes) + " bytes were asked for")));
  add(cuda::loaded_kernel(driver_, gpu_, vadd_cubin(where_.sm(), false), "vadd", here), 1024);
}

TEST_F(gpu, limits_of_the_grid) {
  const cuda::loaded_kernel k(driver_, gpu_, vadd_cubin(where_.sm(), false), "vadd", here);
  void* none = nullptr;
  std::int32_t extent = 0, stride = 1;
  void* params[] = {&none, &extent, &stride, &none, &extent, &stride, &none, &extent, &stride};
  // Arrays without elements: every block does nothing, at the limits too.
  cuda::launch(driver_, gpu_, k, {cuda::max_grid_x, 1, 1}, params, nullptr, here);
  cuda::launch(driver_, gpu_, k, {1, cuda::max_grid_yz, 1}, params, nullptr, here);
  cuda::launch(driver_, gpu_, k, {1, 1, cuda::max_grid_yz}, params, nullptr, here);
  cuda::launch(driver_, gpu_, k, {0, 1, 1}, params, nullptr, here);
  synchronize(stream_);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3 && std::string(argv[1]) == "--prepare") {
    try {
      const auto cubin = vadd_cubin(std::stoi(argv[2]), true);
      std::printf("stored a cubin of %zu bytes in %s\n", cubin.size(), jit::disk_cache::of_process().folder().c_str());
      return 0;
    } catch (std::exception const& e) {
      std::fprintf(stderr, "%s\n", e.what());
      return 1;
    }
  }
  testing::InitGoogleMock(&argc, argv);
  return RUN_ALL_TESTS();
}
