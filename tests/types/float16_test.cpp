// f16 and bf16 against an independent description: the value of a bit pattern by its definition, and rounding by search.
#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#include <gtest/gtest.h>
#include <tilewright/types/float16.hpp>

namespace {

// The value of a bit pattern by the definition of the format.
double value_of(std::uint32_t bits, int exponent_bits, int significand_bits) {
  int const bias = (1 << (exponent_bits - 1)) - 1;
  bool const negative = (bits >> (exponent_bits + significand_bits)) & 1;
  int const e = static_cast<int>(bits >> significand_bits) & ((1 << exponent_bits) - 1);
  double const m = static_cast<double>(bits & ((1u << significand_bits) - 1)) / std::pow(2.0, significand_bits);
  double v = 0;
  if (e == (1 << exponent_bits) - 1) v = m == 0 ? std::numeric_limits<double>::infinity() : std::nan("");
  else if (e == 0) v = m * std::pow(2.0, 1 - bias);
  else v = (1 + m) * std::pow(2.0, e - bias);
  return negative ? -v : v;
}

template <class T>
struct format;
template <>
struct format<tw::f16> {
  static constexpr int exponent = 5, significand = 10;
};
template <>
struct format<tw::bf16> {
  static constexpr int exponent = 8, significand = 7;
};

template <class T>
class float16 : public testing::Test {};
using both = testing::Types<tw::f16, tw::bf16>;
TYPED_TEST_SUITE(float16, both);

TYPED_TEST(float16, every_pattern_widens_to_its_value_and_rounds_back_to_itself) {
  for (std::uint32_t b = 0; b < 65536; ++b) {
    auto const x = TypeParam::from_bits(static_cast<std::uint16_t>(b));
    double const v = value_of(b, format<TypeParam>::exponent, format<TypeParam>::significand);
    if (std::isnan(v)) {
      EXPECT_TRUE(std::isnan(static_cast<float>(x)));
      EXPECT_TRUE(std::isnan(static_cast<float>(TypeParam(static_cast<float>(x)))));
      continue;
    }
    ASSERT_EQ(static_cast<double>(x), v) << b;
    ASSERT_EQ(std::signbit(static_cast<float>(x)), std::signbit(v)) << b;
    ASSERT_EQ(TypeParam(v).bits, b);
  }
}

TYPED_TEST(float16, halfway_cases_go_to_the_even_neighbour_and_all_others_to_the_nearest) {
  // All pairs of finite neighbours of positive sign: the midpoint, and a hair to either side of it.
  std::uint32_t const infinite = ((1u << format<TypeParam>::exponent) - 1) << format<TypeParam>::significand;
  for (std::uint32_t b = 0; b + 1 < infinite; ++b) {
    double const lo = value_of(b, format<TypeParam>::exponent, format<TypeParam>::significand);
    double const hi = value_of(b + 1, format<TypeParam>::exponent, format<TypeParam>::significand);
    double const middle = lo + (hi - lo) / 2;
    ASSERT_EQ(TypeParam(middle).bits, b % 2 == 0 ? b : b + 1) << b;
    ASSERT_EQ(TypeParam(std::nextafter(middle, lo)).bits, b) << b;
    ASSERT_EQ(TypeParam(std::nextafter(middle, hi)).bits, b + 1) << b;
    ASSERT_EQ(TypeParam(-middle).bits, TypeParam(middle).bits | 0x8000u);
  }
}

TYPED_TEST(float16, values_beyond_the_largest_round_to_infinity_at_the_halfway_point) {
  std::uint32_t const infinite = ((1u << format<TypeParam>::exponent) - 1) << format<TypeParam>::significand;
  double const largest = value_of(infinite - 1, format<TypeParam>::exponent, format<TypeParam>::significand);
  double const before = value_of(infinite - 2, format<TypeParam>::exponent, format<TypeParam>::significand);
  double const edge = largest + (largest - before) / 2;
  EXPECT_EQ(TypeParam(edge).bits, infinite);
  EXPECT_EQ(TypeParam(std::nextafter(edge, 0)).bits, infinite - 1);
  EXPECT_EQ(TypeParam(1e300).bits, infinite);
}

TEST(float16_conversions, integers_round_once) {
  // Report 31 of comparable systems: truncation of integers beyond the significand.
  EXPECT_EQ(static_cast<float>(tw::bf16(257)), 256.0f);  // a tie to even
  EXPECT_EQ(static_cast<float>(tw::bf16(259)), 260.0f);
  EXPECT_EQ(static_cast<float>(tw::f16(2049)), 2048.0f);
  EXPECT_EQ(static_cast<float>(tw::f16(2051)), 2052.0f);
  EXPECT_EQ(static_cast<float>(tw::bf16((1 << 24) + 1)), 16777216.0f);
}

TEST(float16_conversions, doubles_are_not_rounded_twice) {
  // 1 + 2^-11 + 2^-40 lies just above the midpoint of 1 and 1 + 2^-10; through float it would become the midpoint.
  double const v = 1 + std::pow(2.0, -11) + std::pow(2.0, -40);
  EXPECT_EQ(tw::f16(v).bits, 0x3c01);
}

static_assert(static_cast<float>(tw::bf16(1.5f)) == 1.5f);
static_assert(tw::f16(65504.0).bits == 0x7bff);

}  // namespace
