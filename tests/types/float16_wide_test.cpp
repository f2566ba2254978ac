// Numbers that a double cannot hold round once. The expectation is exact integer arithmetic.
#include <cmath>
#include <limits>
#include <random>

#include <gtest/gtest.h>
#include <tilewright/types/float16.hpp>

namespace {

__extension__ using wide = unsigned __int128;

// The nearest multiple of 2^k to v, ties to the even multiple, by 128-bit integers; k so that `digits` bits remain.
template <class T>
double nearest(T v, int digits) {
  bool const negative = v < 0;
  wide const m = negative ? -static_cast<wide>(v) : static_cast<wide>(v);
  int width = 0;
  while ((m >> width) != 0) ++width;
  int const k = width > digits ? width - digits : 0;
  wide q = m >> k;
  wide const twice = (m - (q << k)) * 2, unit = static_cast<wide>(1) << k;
  if (twice > unit || (twice == unit && (q & 1) != 0)) ++q;
  double const d = std::ldexp(static_cast<double>(q), k);
  return negative ? -d : d;
}
template <class T>
void expect_bf16(T v) {
  ASSERT_EQ(static_cast<double>(tw::bf16(v)), nearest(v, 8)) << v;
}

TEST(float16_wide, sixty_four_bit_integers_round_once) {
  // Around every tie of bf16, where a first rounding to double would land on it.
  for (int e = 9; e < 64; ++e)
    for (std::uint64_t q = 128; q < 256; ++q) {
      int const k = e - 7;
      std::uint64_t const tie = (q << k) + (std::uint64_t{1} << (k - 1));
      for (std::int64_t d = -2; d <= 2; ++d) {
        auto const v = tie + static_cast<std::uint64_t>(d);
        expect_bf16(v);
        if (e < 63) {
          expect_bf16(static_cast<std::int64_t>(v));
          expect_bf16(-static_cast<std::int64_t>(v));
        }
      }
    }
  expect_bf16(std::numeric_limits<std::int64_t>::min());
  expect_bf16(std::numeric_limits<std::int64_t>::max());
  expect_bf16(std::numeric_limits<std::uint64_t>::max());
  expect_bf16(std::int64_t{0});
  std::mt19937_64 random(1);
  for (int i = 0; i < 200'000; ++i) expect_bf16(random() >> (i % 60));
}

TEST(float16_wide, long_doubles_round_once) {
  if (std::numeric_limits<long double>::digits <= 53) GTEST_SKIP() << "long double is double here";
  long double const hair = std::ldexp(1.0L, -62), tie16 = 1 + std::ldexp(1.0L, -11), tie8 = 1 + std::ldexp(1.0L, -8);
  EXPECT_EQ(tw::f16(tie16).bits, 0x3c00);
  EXPECT_EQ(tw::f16(tie16 + hair).bits, 0x3c01);
  EXPECT_EQ(tw::f16(-tie16 - hair).bits, 0xbc01);
  EXPECT_EQ(tw::f16(tie16 - hair).bits, 0x3c00);
  EXPECT_EQ(tw::bf16(tie8 + hair).bits, 0x3f81);
  EXPECT_EQ(tw::bf16(tie8 + std::ldexp(1.0L, -7) - hair).bits, 0x3f81);  // as a double: the tie, which goes to 0x3f82
  EXPECT_EQ(tw::f16(std::numeric_limits<long double>::max()).bits, 0x7c00);
  EXPECT_EQ(tw::f16(-std::numeric_limits<long double>::denorm_min()).bits, 0x8000);
  EXPECT_TRUE(std::isnan(static_cast<float>(tw::f16(std::numeric_limits<long double>::quiet_NaN()))));
}

}  // namespace
