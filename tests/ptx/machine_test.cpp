// The machine itself: small programs with their results, and one for each thing that it reports.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstring>
#include <string>

#include "ptx/machine.hpp"

namespace {

using testing::Eq;
using testing::HasSubstr;

// 64 threads, with `out` (32 words) and `in` (32 words) in global memory, %r0 the thread's number, %rd1 and %rd2 the addresses of
// its words (of thread modulo 32), and 128 bytes of shared memory.
std::string program(std::string const& body) {
  return R"(.version 8.0
.target sm_90a
.address_size 64
.entry k(.param .u64 k_param_0, .param .u64 k_param_1) .reqntid 64
{
  .shared .align 16 .b8 memory[128];
  .reg .pred %p<8>;
  .reg .b16 %h<8>;
  .reg .b32 %r<16>;
  .reg .f32 %f<8>;
  .reg .b64 %rd<8>;
  ld.param.u64 %rd1, [k_param_0];
  ld.param.u64 %rd2, [k_param_1];
  mov.u32 %r0, %tid.x;
  and.b32 %r1, %r0, 31;
  mul.wide.u32 %rd0, %r1, 4;
  add.s64 %rd1, %rd1, %rd0;
  add.s64 %rd2, %rd2, %rd0;
)" + body +
         "\n  ret;\n}\n";
}

struct outcome {
  std::array<std::uint32_t, 32> out{};
  std::string problem;
};

outcome run(std::string const& body, std::array<std::uint32_t, 32> const& in = {}) {
  outcome o;
  std::string const text = program(body);
  ptx::module const m = ptx::parse(text);
  EXPECT_THAT(m.problem, Eq(""));
  std::uint64_t const parameters[] = {std::bit_cast<std::uintptr_t>(o.out.data()),
                                      std::bit_cast<std::uintptr_t>(in.data())};
  std::array<std::uint8_t, sizeof parameters> bytes;
  std::memcpy(bytes.data(), parameters, sizeof parameters);
  ptx::launch l;
  l.parameters = bytes;
  l.has_memory = [&](std::uint64_t at, std::size_t n) {
    return (at >= parameters[0] && at + n <= parameters[0] + sizeof o.out) ||
           (at >= parameters[1] && at + n <= parameters[1] + sizeof in);
  };
  l.step_limit = 100000;
  if (auto const problem = ptx::run(m.kernels.at("k"), m, l)) o.problem = problem->text;
  return o;
}

std::array<std::uint32_t, 32> numbers() {
  std::array<std::uint32_t, 32> a;
  for (std::uint32_t n = 0; n < 32; ++n) a[n] = 1000 + n;
  return a;
}

TEST(ptx_machine, computes_with_integers) {
  auto const o = run(R"(
    ld.global.u32 %r2, [%rd2];
    mad.lo.s32 %r3, %r2, -3, 7;
    shr.s32 %r3, %r3, 1;
    prmt.b32 %r3, %r3, 0, 0x0123;
    st.global.u32 [%rd1], %r3;)",
                     numbers());
  ASSERT_THAT(o.problem, Eq(""));
  for (int n = 0; n < 32; ++n) {
    auto const x = static_cast<std::uint32_t>(((1000 + n) * -3 + 7) >> 1);
    EXPECT_EQ(o.out[static_cast<std::size_t>(n)], __builtin_bswap32(x)) << n;
  }
}
TEST(ptx_machine, rounds_as_told) {
  auto const o = run(R"(
    mov.f32 %f1, 0f3F800001;
    mov.f32 %f2, 0f33800000;
    add.rn.f32 %f3, %f1, %f2;
    add.rz.f32 %f4, %f1, %f2;
    setp.eq.s32 %p1, %r1, 0;
    selp.f32 %f5, %f3, %f4, %p1;
    st.global.f32 [%rd1], %f5;)");
  ASSERT_THAT(o.problem, Eq(""));
  EXPECT_EQ(o.out[0], 0x3F800002u) << "half a unit: to even";
  EXPECT_EQ(o.out[1], 0x3F800001u);
}
TEST(ptx_machine, exchanges_in_warps_and_through_shared_memory) {
  auto const o = run(R"(
    ld.global.u32 %r2, [%rd2];
    shfl.sync.bfly.b32 %r3, %r2, 1, 31, -1;
    setp.lt.u32 %p1, %r0, 32;
    mov.u32 %r4, memory;
    mad.lo.s32 %r5, %r1, 4, %r4;
    @%p1 st.shared.b32 [%r5], %r3;
    bar.sync 0;
    xor.b32 %r6, %r1, 2;
    mad.lo.s32 %r5, %r6, 4, %r4;
    ld.shared.b32 %r7, [%r5];
    @!%p1 st.global.b32 [%rd1], %r7;)",
                     numbers());
  ASSERT_THAT(o.problem, Eq(""));
  for (std::uint32_t n = 0; n < 32; ++n) EXPECT_EQ(o.out[n], 1000 + (n ^ 3)) << n;
}
TEST(ptx_machine, keeps_local_memory_of_each_thread) {
  auto const o = run(R"(
    .local .align 4 .b8 mine[8];
    .reg .b64 %SP;
    mov.b64 %SP, mine;
    st.local.b32 [%SP+4], %r1;
    bar.sync 0;
    ld.local.b32 %r3, [%SP+4];
    st.global.b32 [%rd1], %r3;)");
  ASSERT_THAT(o.problem, Eq(""));
  EXPECT_EQ(o.out[31], 31u);
}

TEST(ptx_machine, reports_global_memory_of_nobody) {
  auto const o = run("st.global.b32 [%rd1+4], %r0;");
  EXPECT_THAT(o.problem, HasSubstr("global memory of nobody"));
  EXPECT_THAT(o.problem, HasSubstr("st.global.b32 [%rd1+4], %r0"));
  EXPECT_THAT(o.problem, HasSubstr("thread 31"));
}
TEST(ptx_machine, reports_misaligned_addresses) {
  EXPECT_THAT(run("ld.global.b32 %r2, [%rd2+2];").problem, HasSubstr("misaligned: 4 bytes"));
}
TEST(ptx_machine, reports_shared_memory_out_of_bounds) {
  EXPECT_THAT(run("mov.u32 %r4, memory; ld.shared.b32 %r2, [%r4+128];").problem,
              HasSubstr("4 bytes at 0x80 of shared memory, which has 128"));
}
TEST(ptx_machine, reports_what_nobody_wrote) {
  EXPECT_THAT(run("mov.u32 %r4, memory; ld.shared.b32 %r2, [%r4]; st.global.b32 [%rd1], %r2;").problem,
              HasSubstr("that nobody wrote"));
  EXPECT_THAT(
    run("mov.u32 %r4, memory; ld.shared.b32 %r2, [%r4]; and.b32 %r2, %r2, 0; st.global.b32 [%rd1], %r2;").problem,
    Eq(""))
    << "and with 0 is known";
}
TEST(ptx_machine, reports_races_between_warps) {
  EXPECT_THAT(run("setp.lt.u32 %p1, %r0, 32; mov.u32 %r4, memory; mad.lo.s32 %r5, %r1, 4, %r4;"
                  "@%p1 st.shared.b32 [%r5], %r0; @!%p1 ld.shared.b32 %r6, [%r5];")
                .problem,
              HasSubstr("race"));
}
TEST(ptx_machine, reports_barriers_that_threads_have_left) {
  EXPECT_THAT(
    run("setp.lt.u32 %p1, %r0, 32; @%p1 ret; bar.sync 0; setp.eq.u32 %p2, %r0, 40; @%p2 ret; bar.sync 0;").problem,
    HasSubstr("a barrier that some threads have left"));
}
TEST(ptx_machine, reports_hangs_and_what_it_does_not_know) {
  EXPECT_THAT(run("$L1: bra $L1;").problem, HasSubstr("too many steps"));
  EXPECT_THAT(run("add.rn.f32.f16 %f1, %h1, %f2;").problem, HasSubstr("not supported: `add.rn.f32.f16"));
  EXPECT_THAT(run("frobnicate.b32 %r2, %r1;").problem, HasSubstr("not supported: `frobnicate.b32 %r2, %r1`"));
}

}  // namespace
