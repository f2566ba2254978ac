// How fast the CPU executor runs lowered kernels, next to OpenBLAS and memcpy on the same threads:
//   OPENBLAS_NUM_THREADS=2 cpu_bench          (unset OPENBLAS_CORETYPE, which may choose slower loops)
#include <cstring>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>
#include <cblas.h>

#include "cpu/program.hpp"
#include "kernels.hpp"

namespace {

using namespace cpu_bench;

std::vector<float> random_floats(std::int64_t n) {
  std::mt19937 random(1);
  std::uniform_real_distribution<float> unit(-1.0F, 1.0F);
  std::vector<float> v(static_cast<std::size_t>(n));
  for (auto& f : v) f = unit(random);
  return v;
}

void rate(benchmark::State& state, std::int64_t n) {
  state.counters["GFLOP/s"] = benchmark::Counter(2e-9 * static_cast<double>(n * n * n),
                                                 benchmark::Counter::kIsIterationInvariantRate);
}

void gemm_tiles(benchmark::State& state, element in, element out) {
  std::int64_t const n = state.range(0);
  auto const tm = static_cast<int>(state.range(1)), tn = static_cast<int>(state.range(2)),
             tk = static_cast<int>(state.range(3));
  auto const program = cpu::compile(gemm(in, out, n, tm, tn, tk), "k");
  auto const values = random_floats(n * n);
  std::vector<std::byte> a(static_cast<std::size_t>(n * n * 8)), b(a.size()), c(a.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (in == element::f32) std::memcpy(&a[4 * i], &values[i], 4), std::memcpy(&b[4 * i], &values[i], 4);
    else if (in == element::bf16)
      std::memcpy(&a[2 * i], reinterpret_cast<char const*>(&values[i]) + 2, 2),
        std::memcpy(&b[2 * i], reinterpret_cast<char const*>(&values[i]) + 2, 2);
    else if (in == element::f64) {
      double const d = static_cast<double>(values[i]);
      std::memcpy(&a[8 * i], &d, 8), std::memcpy(&b[8 * i], &d, 8);
    } else if (in == element::f16) {
      std::uint16_t const h = static_cast<std::uint16_t>(0x3400U + i % 0x400U);
      std::memcpy(&a[2 * i], &h, 2), std::memcpy(&b[2 * i], &h, 2);
    } else a[i] = b[i] = static_cast<std::byte>(static_cast<int>(values[i] * 100));
  }
  void *pa = a.data(), *pb = b.data(), *pc = c.data();
  void* params[] = {&pa, &pb, &pc};
  for (auto _ : state) cpu::run(*program, {n / tn, n / tm}, params);
  rate(state, n);
}
#define TW_GEMM(name, in, out)                                   \
  BENCHMARK_CAPTURE(gemm_tiles, name, element::in, element::out) \
    ->Args({1024, 64, 64, 64})                                   \
    ->Args({1024, 128, 128, 32})                                 \
    ->Args({1024, 128, 64, 64})                                  \
    ->Args({1024, 128, 128, 128})                                \
    ->UseRealTime()                                              \
    ->Unit(benchmark::kMillisecond)
TW_GEMM(f32, f32, f32);
TW_GEMM(bf16, bf16, f32);
TW_GEMM(f16, f16, f32);
TW_GEMM(i8, i8, i32);
TW_GEMM(f64, f64, f64);

void gemm_openblas(benchmark::State& state) {
  std::int64_t const n = state.range(0);
  auto const a = random_floats(n * n), b = random_floats(n * n);
  std::vector<float> c(a.size());
  auto const k = static_cast<int>(n);
  for (auto _ : state)
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, k, k, k, 1.0F, a.data(), k, b.data(), k, 0.0F, c.data(), k);
  rate(state, n);
}
BENCHMARK(gemm_openblas)->Arg(1024)->UseRealTime()->Unit(benchmark::kMillisecond);

constexpr std::int64_t many = 1 << 24;

void saxpy_tiles(benchmark::State& state) {
  auto const program = cpu::compile(saxpy(many, static_cast<int>(state.range(0))), "k");
  auto x = random_floats(many), y = random_floats(many);
  float alpha = 1e-3F;
  void *px = x.data(), *py = y.data();
  void* params[] = {&alpha, &px, &py};
  for (auto _ : state) cpu::run(*program, {many / state.range(0)}, params);
  state.SetBytesProcessed(state.iterations() * many * 12);  // two reads, one write
}
BENCHMARK(saxpy_tiles)->Arg(1024)->Arg(2048)->Arg(4096)->Arg(16384)->UseRealTime()->Unit(benchmark::kMillisecond);

void plain_memcpy(benchmark::State& state) {
  auto const x = random_floats(many);
  auto y = x;
  for (auto _ : state) {
    std::memcpy(y.data(), x.data(), static_cast<std::size_t>(many) * 4);
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(state.iterations() * many * 8);  // one read, one write, on one thread
}
BENCHMARK(plain_memcpy)->UseRealTime()->Unit(benchmark::kMillisecond);

void softmax_rows(benchmark::State& state) {
  std::int64_t const rows = 4096, n = state.range(0);
  auto const program = cpu::compile(softmax(rows, static_cast<int>(n)), "k");
  auto x = random_floats(rows * n), y = x;
  void *px = x.data(), *py = y.data();
  void* params[] = {&px, &py};
  for (auto _ : state) cpu::run(*program, {rows}, params);
  state.SetBytesProcessed(state.iterations() * rows * n * 8);
}
BENCHMARK(softmax_rows)->Arg(1024)->Arg(4096)->UseRealTime()->Unit(benchmark::kMillisecond);

void rms_norm_rows(benchmark::State& state) {
  std::int64_t const rows = 4096, n = state.range(0);
  auto const program = cpu::compile(rms_norm(rows, static_cast<int>(n)), "k");
  auto x = random_floats(rows * n), w = random_floats(n), y = x;
  void *px = x.data(), *pw = w.data(), *py = y.data();
  void* params[] = {&px, &pw, &py};
  for (auto _ : state) cpu::run(*program, {rows}, params);
  state.SetBytesProcessed(state.iterations() * rows * n * 8);
}
BENCHMARK(rms_norm_rows)->Arg(1024)->Arg(4096)->UseRealTime()->Unit(benchmark::kMillisecond);

void empty_launch(benchmark::State& state) {
  builder g;
  g.b.add(opcode::return_, {}, {});
  auto const program = cpu::compile(g.module, "k");
  for (auto _ : state) cpu::run(*program, {state.range(0)}, {});
}
BENCHMARK(empty_launch)->Arg(1)->Arg(2)->Arg(1000)->UseRealTime();

void compile_gemm(benchmark::State& state) {
  auto const m = gemm(element::f32, element::f32, 1024, 64, 64, 64);
  for (auto _ : state) benchmark::DoNotOptimize(cpu::compile(m, "k"));
}
BENCHMARK(compile_gemm);

}  // namespace

BENCHMARK_MAIN();
