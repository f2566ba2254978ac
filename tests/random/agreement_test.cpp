// Random kernels on the CPU against the evaluator; that the generator reaches what it should; and the evaluator's
// arithmetic against the library's own, where both are exact.
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <tilewright/types/float8.hpp>
#include <tilewright/types/tf32.hpp>

#include "random/arithmetic.hpp"
#include "random/generator.hpp"
#include "random/runner.hpp"

namespace {

using namespace random_kernels;

constexpr std::uint64_t first_seed = 1;
constexpr int kernels_in_a_quick_run = 1500;

TEST(random_kernels, agree_with_the_evaluator) {
  std::map<fate, int> tally;
  std::set<opcode> seen;
  long compared = 0, unknown = 0, failed = 0;
  for (int n = 0; n < kernels_in_a_quick_run; ++n) {
    std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(n);
    kernel const k = make_kernel(seed);
    ASSERT_TRUE(k.traced) << "seed " << seed;
    verdict const v = run_on_cpu(k);
    ++tally[v.what];
    compared += v.compared;
    unknown += v.unknown;
    failed += v.checks_failed ? 1 : 0;
    if (v.what == fate::agreed)
      for (auto const& o : k.code.ops) seen.insert(o.code);
    bool const wrong = v.what == fate::differs || v.what == fate::unsound || v.what == fate::broken;
    ASSERT_FALSE(wrong) << "seed " << seed << " " << name_of(v.what) << ": " << v.why << "\n" << text(k);
  }
  for (auto const& [what, count] : tally) std::printf("%s %d\n", name_of(what), count);
  std::printf("%ld elements, of which %ld have no bound; %ld launches end with a failed check\n", compared, unknown,
              failed);
  // Kernels that are not run teach nothing.
  EXPECT_GE(tally[fate::agreed], kernels_in_a_quick_run * 95 / 100);
  EXPECT_LE(tally[fate::rejected], kernels_in_a_quick_run / 100);
  EXPECT_LE(unknown * 100, compared);
  EXPECT_GE(failed, kernels_in_a_quick_run / 200);
  for (element_op const& o : element_ops()) EXPECT_TRUE(seen.contains(o.code)) << tw::ir::row(o.code).name;
  for (opcode c :
       {opcode::view_load,    opcode::view_gather, opcode::tile_load,    opcode::tile_store,  opcode::list_begin,
        opcode::counted_loop, opcode::loop_,       opcode::branch,       opcode::break_if,    opcode::continue_if,
        opcode::carried,      opcode::result,      opcode::require,      opcode::assert_,     opcode::mmaf,
        opcode::mmai,         opcode::reduce_add,  opcode::reduce_mul,   opcode::reduce_max,  opcode::reduce_min,
        opcode::cat,          opcode::iota,        opcode::permute,      opcode::reshape,     opcode::broadcast,
        opcode::select,       opcode::cmpf,        opcode::cmpi,         opcode::ftof,        opcode::ftoi,
        opcode::itof,         opcode::exti,        opcode::trunci,       opcode::extent,      opcode::tile_count,
        opcode::block_index,  opcode::param,       opcode::constant,     opcode::reduce,      opcode::scan,
        opcode::extract,      opcode::insert,      opcode::accum_update, opcode::view_update, opcode::tile_scatter})
    EXPECT_TRUE(seen.contains(c)) << tw::ir::row(c).name;
}

TEST(random_kernels, a_seed_or_its_decisions_make_the_same_kernel) {
  for (std::uint64_t seed = 1; seed < 50; ++seed) {
    kernel const k = make_kernel(seed);
    EXPECT_EQ(text(make_kernel(seed)), text(k));
    EXPECT_EQ(text(make_kernel(k.decisions)), text(k));
  }
}

TEST(random_kernels, no_decisions_at_all_make_a_kernel_that_runs) {
  kernel const k = make_kernel(std::vector<std::uint32_t>{});
  ASSERT_TRUE(k.traced);
  EXPECT_EQ(run_on_cpu(k).what, fate::agreed) << text(k);
}

template <class T>
void check_format(element e, unsigned codes) {
  for (unsigned c = 0; c < codes; ++c) {
    float const there = static_cast<float>(T::from_bits(static_cast<decltype(T::bits)>(c)));
    double const ours = number_of(e, c);
    if (there != there) {
      EXPECT_TRUE(ours != ours) << c;
      continue;
    }
    ASSERT_EQ(std::bit_cast<std::uint64_t>(ours), std::bit_cast<std::uint64_t>(static_cast<double>(there))) << c;
    if (e == element::e5m2 && std::isinf(ours)) continue;  // conversions to it saturate
    ASSERT_EQ(bits_of(e, ours), c);
    // Halfway to the next number, and a little to both sides.
    double const half = ours + spacing(e, ours) / 2 * (ours < 0 ? -1 : 1);
    for (double v : {half, half * (1 + 0x1p-40), half * (1 - 0x1p-40)}) ASSERT_EQ(bits_of(e, v), T(v).bits) << v;
  }
}

TEST(arithmetic, formats_are_those_of_the_library) {
  check_format<tw::f16>(element::f16, 1u << 16);
  check_format<tw::bf16>(element::bf16, 1u << 16);
  check_format<tw::e4m3>(element::e4m3, 256);
  check_format<tw::e5m2>(element::e5m2, 256);
}

// The bits of one kernel's result, by hand: what a reader of docs/semantics.md would write down.
TEST(arithmetic, follows_the_words_of_the_law) {
  auto const of = [](opcode c, element e, bool has_sign) { return make_op(c, with_elem({}, e, has_sign)); };
  auto const value = [&](opcode c, element e, bool has_sign, std::uint64_t x, std::uint64_t y) {
    return apply(of(c, e, has_sign), e, x, y, 0);
  };
  EXPECT_EQ(value(opcode::addi, element::i8, true, 127, 1), 128u);
  EXPECT_EQ(value(opcode::divi, element::i8, true, 0xf9, 2), 0xfdu);           // -7 / 2 = -3
  EXPECT_EQ(value(opcode::remi, element::i8, true, 0xf9, 2), 0xffu);           // -7 % 2 = -1
  EXPECT_EQ(value(opcode::divi, element::i8, true, 0x80, 0xff), 0x80u);        // wraps
  EXPECT_EQ(value(opcode::divi, element::i8, false, 0xf9, 2), 124u);
  EXPECT_EQ(value(opcode::shri, element::i8, true, 0x80, 3), 0xf0u);
  EXPECT_EQ(value(opcode::shri, element::i8, false, 0x80, 3), 0x10u);
  EXPECT_EQ(value(opcode::maxi, element::i16, false, 0x8000, 1), 0x8000u);
  EXPECT_EQ(value(opcode::maxi, element::i16, true, 0x8000, 1), 1u);
  std::uint64_t const zero = 0, minus_zero = 0x80000000, nan = 0x7fc00000, one = 0x3f800000;
  EXPECT_EQ(value(opcode::maxf, element::f32, true, minus_zero, zero), zero);
  EXPECT_EQ(value(opcode::minf, element::f32, true, zero, minus_zero), minus_zero);
  EXPECT_EQ(value(opcode::maxf, element::f32, true, nan, one), one);
  tw::ir::op to = of(opcode::ftoi, element::i8, true);
  EXPECT_EQ(apply(to, element::f32, nan, 0, 0), 0u);
  EXPECT_EQ(apply(to, element::f32, bits_of(element::f32, -2.75), 0, 0), 0xfeu);
  EXPECT_EQ(apply(to, element::f32, bits_of(element::f32, 1000), 0, 0), 127u);
  to.sign = tw::ir::signedness::unsigned_;
  EXPECT_EQ(apply(to, element::f32, bits_of(element::f32, 1000), 0, 0), 255u);
  EXPECT_EQ(apply(to, element::f32, bits_of(element::f32, -5), 0, 0), 0u);
}

}  // namespace
