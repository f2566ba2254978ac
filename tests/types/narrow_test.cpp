// e8m0, e5m3, e2m1, i4 and u4 on the host, by their definitions.
#include <cmath>
#include <limits>

#include <gtest/gtest.h>
#include <tilewright/types/four_bits.hpp>
#include <tilewright/types/scale.hpp>

namespace {

using tw::e2m1;
using tw::e5m3;
using tw::e8m0;

TEST(e8m0, patterns_are_powers_of_two) {
  for (int i = 0; i < 255; ++i) {
    auto const v = e8m0::from_bits(static_cast<std::uint8_t>(i));
    EXPECT_EQ(static_cast<double>(v), std::ldexp(1.0, i - 127)) << i;
    EXPECT_EQ(e8m0(static_cast<float>(v)).bits, i);
    EXPECT_EQ(e8m0(static_cast<double>(v)).bits, i);
  }
  EXPECT_TRUE(std::isnan(static_cast<float>(e8m0::from_bits(255))));
}
TEST(e8m0, numbers_go_up_to_the_next_power) {
  for (int e = -127; e < 127; ++e) {
    double const p = std::ldexp(1.0, e);
    for (double v : {std::nextafter(p, HUGE_VAL), p * 1.5, std::nextafter(2 * p, 0)}) {
      EXPECT_EQ(e8m0(v).bits, e + 128) << v;
      EXPECT_EQ(e8m0::rounded_down(v).bits, e + 127) << v;
    }
    EXPECT_EQ(e8m0::rounded_down(p).bits, e + 127);
    EXPECT_EQ(e8m0(std::nextafter(static_cast<float>(p), HUGE_VALF)).bits, e + 128);
  }
  EXPECT_EQ(e8m0(3).bits, 129);
  EXPECT_EQ(e8m0(-3.0f).bits, 129);
  EXPECT_EQ(e8m0((std::int64_t{1} << 60) + 1).bits, 127 + 61);
  for (double v : {0.0, -0.0, 1e-300, 1e-39, std::numeric_limits<double>::denorm_min()})
    EXPECT_EQ(e8m0(v).bits, 0) << v;
  for (double v : {0x1p127, 1.1 * 0x1p127, 1e300, HUGE_VAL}) EXPECT_EQ(e8m0(v).bits, 254) << v;
  EXPECT_EQ(e8m0(std::nan("")).bits, 255);
}

double e5m3_number(int i) {  // 3 bits of fraction, 5 of exponent; the smallest steps are 2^-17
  return i < 8 ? std::ldexp(i, -17) : std::ldexp(8 + i % 8, i / 8 - 18);
}
TEST(e5m3, patterns_are_numbers_without_a_sign) {
  for (int i = 0; i < 255; ++i) {
    auto const v = e5m3::from_bits(static_cast<std::uint8_t>(i));
    EXPECT_EQ(static_cast<double>(v), e5m3_number(i)) << i;
    EXPECT_EQ(e5m3(static_cast<float>(v)).bits, i);
    EXPECT_EQ(e5m3(-static_cast<double>(v)).bits, i) << "the sign is dropped";
  }
  EXPECT_EQ(static_cast<float>(e5m3::from_bits(254)), 114688.0f);
  EXPECT_TRUE(std::isnan(static_cast<float>(e5m3::from_bits(255))));
}
TEST(e5m3, numbers_go_to_the_nearest_and_to_even_patterns_between_two) {
  for (int i = 0; i < 254; ++i) {
    double const middle = (e5m3_number(i) + e5m3_number(i + 1)) / 2;
    EXPECT_EQ(e5m3(middle).bits, i % 2 == 0 ? i : i + 1) << middle;
    EXPECT_EQ(e5m3(std::nextafter(middle, 0)).bits, i) << middle;
    EXPECT_EQ(e5m3(std::nextafter(middle, HUGE_VAL)).bits, i + 1) << middle;
  }
  for (double v : {114689.0, 122880.0, 1e6, 1e300, HUGE_VAL, -HUGE_VAL}) EXPECT_EQ(e5m3(v).bits, 254) << v;
  EXPECT_EQ(e5m3(1e-300).bits, 0);
  EXPECT_EQ(e5m3(114688).bits, 254);
  EXPECT_EQ(e5m3(std::nan("")).bits, 255);
}

constexpr double numbers[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};
TEST(e2m1, patterns_are_the_listed_numbers) {
  for (int i = 0; i < 16; ++i) {
    double const want = i < 8 ? numbers[i] : -numbers[i - 8];
    auto const v = e2m1::from_bits(static_cast<std::uint8_t>(i));
    EXPECT_EQ(static_cast<double>(v), want);
    EXPECT_EQ(std::signbit(static_cast<float>(v)), i >= 8);
    EXPECT_EQ(e2m1(want).bits, i);
  }
}
TEST(e2m1, numbers_go_to_the_nearest_and_to_even_patterns_between_two) {
  for (int i = 0; i < 7; ++i) {
    double const middle = (numbers[i] + numbers[i + 1]) / 2;
    EXPECT_EQ(e2m1(middle).bits, i % 2 == 0 ? i : i + 1) << middle;
    EXPECT_EQ(e2m1(std::nextafter(middle, 0)).bits, i) << middle;
    EXPECT_EQ(e2m1(std::nextafter(middle, 10)).bits, i + 1) << middle;
    EXPECT_EQ(e2m1(-middle).bits, 8 + (i % 2 == 0 ? i : i + 1));
  }
  for (double v : {6.9, 7.0, 100.0, 1e300, HUGE_VAL}) {
    EXPECT_EQ(e2m1(v).bits, 7) << v;
    EXPECT_EQ(e2m1(-v).bits, 15) << v;
  }
  EXPECT_EQ(e2m1(std::nan("")).bits, 7);
}

TEST(four_bits, integers_keep_their_low_bits) {
  for (int i = -300; i <= 300; ++i) {
    int const low = ((i % 16) + 16) % 16;
    EXPECT_EQ(static_cast<int>(tw::u4(i)), low);
    EXPECT_EQ(static_cast<int>(tw::i4(i)), low < 8 ? low : low - 16);
    EXPECT_EQ(tw::i4(i).bits, low);
  }
  EXPECT_LT(tw::i4(-1), tw::i4(0));
  EXPECT_GT(tw::u4(-1), tw::u4(0));
}

}  // namespace
