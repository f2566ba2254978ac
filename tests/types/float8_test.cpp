// e4m3, e5m2 and tf32 against their definitions; rounding by search among all numbers of the format.
#include <gtest/gtest.h>
#include <tilewright/types/float16.hpp>
#include <tilewright/types/float8.hpp>
#include <tilewright/types/tf32.hpp>

#include "support/narrow_floats.hpp"

namespace {

using namespace tw::test;

template <class T>
constexpr narrow_format format = std::is_same_v<T, tw::e4m3> ? e4m3_format : e5m2_format;

template <class T>
class float8 : public testing::Test {};
using both = testing::Types<tw::e4m3, tw::e5m2>;
TYPED_TEST_SUITE(float8, both);

template <class T>
std::uint32_t expected(double v) {
  return nearest_finite(format<T>, v);
}
template <class T>
void expect_rounded(double v, T got) {
  if (std::isnan(v)) {
    ASSERT_TRUE(std::isnan(static_cast<float>(got)));
  } else {
    ASSERT_EQ(got.bits, expected<T>(v)) << v;
  }
}

TYPED_TEST(float8, every_pattern_has_the_value_of_its_definition_and_rounds_back_to_itself) {
  for (std::uint32_t b = 0; b < 256; ++b) {
    double const v = value_of(format<TypeParam>, b);
    auto const x = TypeParam::from_bits(static_cast<std::uint8_t>(b));
    if (std::isnan(v)) {
      EXPECT_TRUE(std::isnan(static_cast<float>(x))) << b;
      EXPECT_TRUE(std::isnan(static_cast<float>(TypeParam(v))));
      continue;
    }
    ASSERT_EQ(static_cast<double>(x), v) << b;
    ASSERT_EQ(std::signbit(static_cast<float>(x)), std::signbit(v)) << b;
    if (std::isfinite(v)) { ASSERT_EQ(TypeParam(v).bits, b); }
  }
}

TYPED_TEST(float8, floats_at_and_beside_every_number_and_midpoint_round_to_the_nearest) {
  for (float f : around_every_number(format<TypeParam>)) expect_rounded(f, TypeParam(f));
}

TYPED_TEST(float8, doubles_round_once) {
  for (std::uint32_t b = 0; b + 1 < finite_patterns(format<TypeParam>); ++b) {
    double const middle = (value_of(format<TypeParam>, b) + value_of(format<TypeParam>, b + 1)) / 2;
    for (double v : {std::nextafter(middle, 0.0), middle, std::nextafter(middle, HUGE_VAL)}) {
      expect_rounded(v, TypeParam(v));
      expect_rounded(-v, TypeParam(-v));
    }
  }
}

TYPED_TEST(float8, every_16_bit_float_rounds_to_the_nearest) {
  for (std::uint32_t b = 0; b < 65536; ++b) {
    auto const f = static_cast<double>(tw::f16::from_bits(static_cast<std::uint16_t>(b)));
    auto const g = static_cast<double>(tw::bf16::from_bits(static_cast<std::uint16_t>(b)));
    expect_rounded(f, TypeParam(f));
    expect_rounded(g, TypeParam(g));
  }
}

TYPED_TEST(float8, integers_round_once_and_saturate) {
  for (int i = -70000; i <= 70000; ++i) expect_rounded(i, TypeParam(i));
  EXPECT_EQ(TypeParam(std::numeric_limits<std::int64_t>::min()).bits, expected<TypeParam>(-1e18));
  EXPECT_EQ(TypeParam(std::numeric_limits<std::uint64_t>::max()).bits, expected<TypeParam>(1e18));
}

TEST(tf32, rounds_to_the_nearest_and_overflows_to_infinity) {
  std::uint32_t const infinite = finite_patterns(tf32_format);
  double const largest = value_of(tf32_format, infinite - 1),
               edge = largest + (largest - value_of(tf32_format, infinite - 2)) / 2;
  for (float f : around_every_number(tf32_format, 61)) {
    tw::tf32 const t(f);
    EXPECT_EQ(t.bits & 0x1fff, 0u);
    if (std::isnan(f)) {
      ASSERT_TRUE(std::isnan(static_cast<float>(t)));
      continue;
    }
    double const a = std::fabs(static_cast<double>(f));
    std::uint32_t const want = a >= edge ? infinite : nearest_finite(tf32_format, a);
    ASSERT_EQ(t.bits, (want | (std::signbit(f) ? 1u << 18 : 0u)) << 13) << f;
  }
  EXPECT_EQ(tw::tf32::from_bits(0x3f801fff).bits, 0x3f800000u);  // what does not belong to the format is dropped
}

static_assert(tw::e4m3(448.0f).bits == 0x7e && tw::e4m3(1e30f).bits == 0x7e && tw::e4m3(-0.0).bits == 0x80);
static_assert(tw::e5m2(57344).bits == 0x7b && static_cast<float>(tw::e5m2(1.5f)) == 1.5f);
static_assert(static_cast<float>(tw::tf32(1.5f)) == 1.5f);
static_assert(tw::e4m3(2) > tw::e4m3(1) && tw::e5m2(2) == tw::e5m2(2.0));

}  // namespace
