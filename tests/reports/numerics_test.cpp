// Reports about numbers (table of public bug reports: 22, 28, 29, 31, 32, 34, 35, 38, 40). Runs on the CPU here; with TW_DEVICE=cuda the
// same expectations hold on a GPU.
#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include <gmock/gmock.h>
#include <tilewright/tilewright.hpp>

#include "kernels/convert.hpp"

namespace {

using testing::Each;
using testing::ElementsAre;
using tw::bf16;
using tw::f16;
using tw::shape;

template <class T>
tw::tensor<T, 1> row(std::vector<T> const& v) {
  return tw::tensor<T, 1>::from(v, {{static_cast<std::int64_t>(v.size())}});
}

// y [0] = f over all elements of a tile of N times the same value.
template <class T, int N>
constexpr auto extremes = tw::kernel<"extremes">(
  [](tw::block, tw::out_tile<T, 1> least, tw::out_tile<T, 1> most, tw::out_tile<T, 1> sum, tw::in<T, 1> x) {
    auto const t = x.tiles(shape<N>).load(0);
    least.store(tw::min(t, tw::axis<0>));
    most.store(tw::max(t, tw::axis<0>));
    sum.store(tw::sum(t, tw::axis<0>));
  });

template <class T, int N>
void constant_tile(T value) {
  auto const out = [] { return tw::uninit<T, 1>({1}).tiles(shape<1>); };
  auto const [least, most, sum] = extremes<T, N>(out(), out(), out(), row(std::vector<T>(N, value))).sync();
  EXPECT_EQ(tw::to_host(least)[0], value) << N;
  EXPECT_EQ(tw::to_host(most)[0], value) << N;
  if constexpr (std::integral<T>) {
    EXPECT_EQ(tw::to_host(sum)[0], static_cast<T>(static_cast<std::int64_t>(value) * N)) << N;
  } else if (std::isinf(value)) {
    EXPECT_EQ(tw::to_host(sum)[0], value) << N;
  }
}
template <class T>
void constant_tiles(T value) {
  constant_tile<T, 1>(value);
  constant_tile<T, 2>(value);
  constant_tile<T, 64>(value);
  constant_tile<T, 1024>(value);
}
// The minimum of a tile of equal numbers was 0: the identity of another type or of another operation.
TEST(report_28, extremes_of_equal_elements_are_that_element) {
  using limits = std::numeric_limits<float>;
  for (float v : {limits::infinity(), -limits::infinity(), limits::max(), limits::lowest(), -1.0f, 3.0f})
    constant_tiles(v);
  for (int v : {INT32_MIN, INT32_MAX, -1, 5}) constant_tiles<std::int32_t>(v);
  for (int v : {-128, 127, -1}) constant_tiles(static_cast<std::int8_t>(v));
  for (int v : {0, 255}) constant_tiles(static_cast<std::uint8_t>(v));
  for (std::int64_t v : {INT64_MIN, INT64_MAX, std::int64_t{7}}) constant_tiles(v);
  for (std::uint32_t v : {0u, 4294967295u}) constant_tiles(v);
}

constexpr auto divided = tw::kernel<"divided">([]<class T, int N>(tw::block, tw::out_tile<T, N> quotient,
                                                                  tw::out_tile<T, N> remainder, tw::in<T, 1> x,
                                                                  tw::in<T, 1> y) {
  quotient.store(x.load_like(quotient) / y.load_like(quotient));
  remainder.store(x.load_like(quotient) % y.load_like(quotient));
});
// Whether / and % round toward zero or down was nowhere said. docs/semantics.md, "Integers": toward zero.
TEST(report_29, division_rounds_toward_zero_and_the_least_number_wraps) {
  std::vector<std::int32_t> const x{-7, 7, -7, 7, INT32_MIN, INT32_MIN}, y{2, -2, -2, 2, -1, 1};
  auto const out = [] { return tw::uninit<std::int32_t, 1>({6}).tiles(shape<8>); };
  auto const [q, r] = divided(out(), out(), row(x), row(y)).sync();
  EXPECT_THAT(tw::to_host(q), ElementsAre(-3, -3, 3, 3, INT32_MIN, INT32_MIN));
  EXPECT_THAT(tw::to_host(r), ElementsAre(-1, 1, -1, 1, 0, 0));
}

template <class To, class From>
std::vector<To> converted(std::vector<From> const& x) {
  auto const n = static_cast<std::int64_t>(x.size());
  return tw::to_host(
    examples::convert(tw::uninit<To, 2>({1, n}).tiles(shape<1, 256>), tw::tensor<From, 2>::from(x, {{1, n}})).sync());
}
// The bits of the bf16 nearest to a float, by integer arithmetic on its bits: ties to even.
std::uint16_t nearest_bf16(std::uint32_t f) {
  return static_cast<std::uint16_t>((f + 0x7fffu + ((f >> 16) & 1u)) >> 16);
}
// Floats became bf16 by dropping bits, and integers too.
TEST(report_31, every_tie_between_two_bf16_goes_to_the_even_one) {
  std::vector<float> x;
  for (std::uint32_t high = 0; high < 65536; ++high) x.push_back(std::bit_cast<float>(high << 16 | 0x8000u));
  auto const y = converted<bf16>(x);
  int wrong = 0;
  for (std::uint32_t high = 0; high < 65536; ++high)
    if (!std::isnan(x[high]) && y[high].bits != nearest_bf16(high << 16 | 0x8000u)) ++wrong;
  EXPECT_EQ(wrong, 0);
}
TEST(report_31, infinity_and_nan_stay_what_they_are) {
  using limits = std::numeric_limits<float>;
  auto const y = converted<bf16>(std::vector<float>{limits::infinity(), -limits::infinity(), limits::quiet_NaN(),
                                                    std::bit_cast<float>(0x7f800001u)});
  EXPECT_EQ(y[0].bits, 0x7f80);
  EXPECT_EQ(y[1].bits, 0xff80);
  EXPECT_TRUE(std::isnan(static_cast<float>(y[2])));
  EXPECT_TRUE(std::isnan(static_cast<float>(y[3])));  // its upper half alone would be infinity
}
TEST(report_31, integers_round_to_nearest_even_too) {
  std::vector<std::int32_t> const x{256, 257, 258, 259, -257, -259, (1 << 24) + 1, (1 << 24) + 3, 2049, 2051};
  auto const b = converted<bf16>(x);
  std::vector<float> wide;
  for (bf16 v : b) wide.push_back(static_cast<float>(v));
  EXPECT_THAT(wide, ElementsAre(256, 256, 258, 260, -256, -260, 1 << 24, 1 << 24, 2048, 2048));
  auto const h = converted<f16>(x);
  EXPECT_EQ(static_cast<float>(h[1]), 257);
  EXPECT_EQ(static_cast<float>(h[8]), 2048);  // 2049 lies between 2048 and 2050
  EXPECT_EQ(static_cast<float>(h[9]), 2052);
  EXPECT_TRUE(std::isinf(static_cast<float>(h[6])));
  EXPECT_THAT(converted<float>(std::vector<std::int32_t>{(1 << 24) + 1, (1 << 24) + 3}),
              ElementsAre(1 << 24, (1 << 24) + 4));
}

constexpr auto products = tw::kernel<"products">(
  []<class T, int N>(tw::block, tw::out_tile<T, N> z, tw::in<T, 1> x, tw::in<T, 1> y) {
    z.store(x.load_like(z) * y.load_like(z));
  });
// Products of bf16 were cut off.
TEST(report_32, a_million_products_of_bf16_are_rounded_to_nearest) {
  constexpr std::int64_t n = 1 << 20;
  std::mt19937 engine(32);
  std::vector<bf16> x, y;
  for (std::int64_t i = 0; i < n; ++i) {
    // Exponents near 1, so that no product leaves the range of normal numbers.
    auto const some = [&] { return bf16::from_bits(static_cast<std::uint16_t>(engine() & 0x87ffu) | 0x3c00u); };
    x.push_back(some());
    y.push_back(some());
  }
  auto const z = tw::to_host(products(tw::uninit<bf16, 1>({n}).tiles(shape<1024>), row(x), row(y)).sync());
  int wrong = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    // Eight bits times eight bits: exact in a float.
    float const exact = static_cast<float>(x[i]) * static_cast<float>(y[i]);
    if (z[i].bits != nearest_bf16(std::bit_cast<std::uint32_t>(exact))) ++wrong;
  }
  EXPECT_EQ(wrong, 0);
}

// The interpreter and the GPU disagreed about 1790 of the 65536 values.
TEST(report_34, every_f16_becomes_the_nearest_e5m2) {
  std::vector<f16> x;
  for (std::uint32_t i = 0; i < 65536; ++i) x.push_back(f16::from_bits(static_cast<std::uint16_t>(i)));
  auto const y = converted<tw::e5m2>(x);
  int wrong = 0;
  for (std::uint32_t i = 0; i < 65536; ++i) {
    if ((i & 0x7fffu) > 0x7c00u) {
      wrong += !std::isnan(static_cast<float>(y[i]));
      continue;
    }
    // The same exponent, two bits of the mantissa; what is too large, and infinity, becomes the largest number.
    std::uint32_t magnitude = ((i & 0x7fffu) + 0x7fu + ((i >> 8) & 1u)) >> 8;
    if (magnitude > 0x7bu) magnitude = 0x7bu;
    wrong += y[i].bits != (magnitude | (i >> 15 << 7));
  }
  EXPECT_EQ(wrong, 0);
}

template <class T, int N>
constexpr auto filled = tw::kernel<"filled">(
  [](tw::block b, tw::out_tile<T, N> y) { y.store(b.full<T>(shape<N>, static_cast<T>(-3))); });
template <class T, int N>
void fills_one() {
  EXPECT_THAT(tw::to_host(filled<T, N>(tw::uninit<T, 1>({N}).tiles(shape<N>)).sync()), Each(static_cast<T>(-3)));
}
template <class T, int... N>
void fills(std::integer_sequence<int, N...>) {
  (fills_one<T, 1 << N>(), ...);
}
// Fills with negative numbers of few bits smeared their signs.
TEST(report_35, tiles_full_of_minus_three) {
  auto const widths = std::make_integer_sequence<int, 9>{};  // 1 ... 256
  fills<std::int8_t>(widths);
  fills<std::int16_t>(widths);
  fills<std::int32_t>(widths);
  fills<std::int64_t>(widths);
}

constexpr auto product = tw::kernel<"product">(
  [](tw::block b, tw::out_tile<float, 16, 16> y, tw::in<float, 2> x, tw::in<float, 2> w) {
    auto const p = x.tiles(shape<16, 16>).load(0, 0), q = w.tiles(shape<16, 16>).load(0, 0);
    y.store(tw::mma(p, q, b.zeros<float>(shape<16, 16>)));
  });
// Products of f32 were made of tf32, which has 10 bits of mantissa.
TEST(report_38, products_of_f32_keep_all_bits_of_their_operands) {
  std::vector<float> x(256, 0.0f), ones(256, 1.0f);
  for (std::size_t i = 0; i < 16; ++i) x[17 * i] = 1.0f + static_cast<float>(i) * 0x1p-23f;  // the diagonal
  auto const m = [](std::vector<float> const& v) { return tw::tensor<float, 2>::from(v, {{16, 16}}); };
  auto const y = tw::to_host(product(tw::uninit<float, 2>({16, 16}).tiles(shape<16, 16>), m(x), m(ones)).sync());
  for (std::size_t i = 0; i < 256; ++i) EXPECT_EQ(y[i], x[17 * (i / 16)]) << i;
}

// y [0] = the sum of the first n of x; what lies behind them in memory must not count, whatever it is.
constexpr auto sum_of_first = tw::kernel<"sum_of_first">(
  [](tw::block b, tw::out_tile<float, 1> y, tw::in<float, 1> x, tw::scalar<int> n) {
    auto const t = x.tiles(shape<64>).load(0);
    auto const counts = b.iota<int>(shape<64>) < n;
    y.store(tw::sum(tw::select(counts, t, 0.0f), tw::axis<0>));
  });
// A mask by a product made NaN of what it was to hide.
TEST(report_40, what_is_masked_does_not_count) {
  std::vector<float> x(64, std::numeric_limits<float>::quiet_NaN());
  x[63] = std::numeric_limits<float>::infinity();
  for (std::size_t i = 0; i < 10; ++i) x[i] = static_cast<float>(i);
  EXPECT_THAT(tw::to_host(sum_of_first(tw::uninit<float, 1>({1}).tiles(shape<1>), row(x), 10).sync()), ElementsAre(45));
}
constexpr auto sum_of_all = tw::kernel<"sum_of_all">([](tw::block, tw::out_tile<float, 1> y, tw::in<bf16, 1> x) {
  y.store(tw::sum(tw::cast<float>(x.tiles(shape<4096>).load(0)), tw::axis<0>));
});
// Sums in bf16 stop at 256; padding in memory behind a slice must not be read as data.
TEST(report_40, four_thousand_ones_make_four_thousand) {
  std::vector<bf16> x(4096, bf16(1.0f));
  auto const sum = [](tw::tensor<bf16, 1> const& t) {
    return tw::to_host(sum_of_all(tw::uninit<float, 1>({1}).tiles(shape<1>), t).sync())[0];
  };
  EXPECT_EQ(sum(row(x)), 4096);
  EXPECT_EQ(sum(row(std::vector<bf16>(x.begin(), x.begin() + 4001))), 4001);
}

constexpr auto picked = tw::kernel<"picked">(
  [](tw::block, tw::out_tile<float, 4> y, tw::out_tile<float, 4> z, tw::in<int, 1> ids, tw::in<float, 1> x) {
    auto const where = ids.load_like(y);
    y.store(x.tiles(shape<4>).gather(tw::axis<0>, where, tw::out_of_range::zero));
    z.store(x.tiles(shape<4>).gather(tw::axis<0>, where, tw::out_of_range::pad(-7)));
  });
// An index of -1, as padding of index lists has it, gave NaN.
TEST(report_22, indices_of_minus_one_and_of_the_extent_follow_the_policy) {
  auto const out = [] { return tw::uninit<float, 1>({4}).tiles(shape<4>); };
  auto const [y, z] = picked(out(), out(), row<int>({-1, 5, 4, 0}), row<float>({10, 11, 12, 13, 14})).sync();
  EXPECT_THAT(tw::to_host(y), ElementsAre(0, 0, 14, 10));
  EXPECT_THAT(tw::to_host(z), ElementsAre(-7, -7, 14, 10));
}

}  // namespace
