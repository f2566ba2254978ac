// What the first launch of a kernel pays before the assembler: verify, lower, emit and Tile IR's own rules take well under
// a millisecond for GEMM, and a launch's checks a few microseconds.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "kernels/gemm.hpp"
#include "lower/lower.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/verify.hpp"

namespace {

using tw::shape;
using tw::value;

tw::launch::kernel_record const& gemm() {
  static auto const x = tw::zeros<float, 2>({{16, 16}}).sync();
  static auto const named = examples::gemm(tw::uninit<float, 2>({16, 16}).tiles(shape<64, 64>), x, x, value<32>);
  for (auto const* k : tw::launch::kernels())
    if (k->record().name == "gemm") return k->record();
  throw std::runtime_error("gemm is not registered");
}

// The best of several, which is what the code costs when nothing else runs.
template <class F>
double best_microseconds(int times, F&& f) {
  double best = 1e18;
  for (int i = 0; i < times; ++i) {
    auto const start = std::chrono::steady_clock::now();
    f();
    best = std::min(best, std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
  }
  return best;
}

TEST(stage_time, verify_lower_and_emit_gemm) {
  auto const& k = gemm();
  tw::lower::specialisation facts;
  facts.tensors.resize(static_cast<std::size_t>(k.code.param_count));
  std::size_t bytes = 0;
  double const verify = best_microseconds(50, [&] { (void)tw::verify::verify(k.code, {}, k.options); });
  auto const report = tw::verify::verify(k.code, {}, k.options);
  double const lower = best_microseconds(50, [&] { (void)tw::lower::lower(k.name, k.code, report, facts); });
  auto const lowered = tw::lower::lower(k.name, k.code, report, facts);
  double const emit = best_microseconds(
    50, [&] { bytes = tw::tile_ir::write(lowered.module, tw::tile_ir::lowest_version(lowered.module)).size(); });
  bool legal = false;
  double const judge = best_microseconds(50, [&] {
    legal = tw::tile_ir::verify(lowered.module).empty() && tw::tile_ir::verify_target(lowered.module, 90).empty();
  });
  std::printf("verify %.1f us, lower %.1f us, emit %.1f us (%zu bytes); Tile IR's rules %.1f us\n", verify, lower, emit,
              bytes, judge);
  EXPECT_GT(bytes, 500u);
  EXPECT_TRUE(legal);
  EXPECT_LT(verify + lower + emit + judge, 1000);
}

TEST(stage_time, a_launch_over_nothing) {
  auto const x = tw::zeros<float, 2>({{0, 32}}).sync(), w = tw::zeros<float, 2>({{32, 0}}).sync();
  double const launch = best_microseconds(
    200, [&] { (void)examples::gemm(tw::uninit<float, 2>({0, 0}).tiles(shape<64, 64>), x, w, value<32>).sync(); });
  std::printf("a launch over no tiles: %.2f us\n", launch);
  EXPECT_LT(launch, 100);
}

}  // namespace
