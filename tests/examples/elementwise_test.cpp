// saxpy, add and convert against exact results.
#include <cstring>
#include <limits>

#include "examples/kit.hpp"
#include "kernels/convert.hpp"
#include "kernels/saxpy.hpp"

namespace {

using namespace examples::test;
using tw::bf16;
using tw::f16;
using tw::shape;

// Sums and products of floats are exact in double, or rounded so finely that a second rounding to float is the right one.
float rounded_sum(float x, float y) { return static_cast<float>(wide(x) + wide(y)); }
float rounded_product(float x, float y) { return static_cast<float>(wide(x) * wide(y)); }

template <int B>
void saxpy_of(std::int64_t n, std::mt19937& engine) {
  auto const x = normal_values<float>(n, engine), y = normal_values<float>(n, engine);
  float const a = normal_values<float>(1, engine)[0];
  auto const in = tw::tensor<float, 1>::from(x, {n});
  auto const out = tw::to_host(examples::saxpy(tw::tensor<float, 1>::from(y, {n}).tiles(shape<B>), in, a).sync());
  ASSERT_EQ(out.size(), x.size());
  for (std::size_t i = 0; i < out.size(); ++i)
    ASSERT_EQ(out[i], rounded_sum(rounded_product(a, x[i]), y[i])) << i << " of " << n;
}

TEST(saxpy, every_size_against_every_tile) {
  std::mt19937 engine(1);
  for (auto n : sizes) {
    saxpy_of<16>(n, engine);
    saxpy_of<128>(n, engine);
  }
  for (std::int64_t n : {16, 128, 1024, 100003}) {
    saxpy_of<16>(n, engine);
    saxpy_of<128>(n, engine);
  }
}
TEST(saxpy, nothing) {
  std::mt19937 engine(2);
  saxpy_of<128>(0, engine);
}
TEST(saxpy, a_longer_input_is_read_as_far_as_the_output_goes) {
  auto const x = tw::arange<float>(1000).sync();
  auto const out = tw::to_host(examples::saxpy(tw::ones<float>(37).sync().tiles(shape<16>), x, 2.0f).sync());
  ASSERT_EQ(out.size(), 37u);
  for (std::size_t i = 0; i < out.size(); ++i) ASSERT_EQ(out[i], 2 * static_cast<float>(i) + 1);
}

TEST(add, every_size) {
  std::mt19937 engine(3);
  for (auto n : sizes) {
    auto const x = normal_values<float>(n, engine), y = normal_values<float>(n, engine);
    auto const a = tw::tensor<float, 1>::from(x, {n}), b = tw::tensor<float, 1>::from(y, {n});
    auto const z = tw::to_host(examples::add(tw::uninit<float, 1>({n}).tiles(shape<32>), a, b).sync());
    for (std::size_t i = 0; i < z.size(); ++i) ASSERT_EQ(z[i], rounded_sum(x[i], y[i])) << i << " of " << n;
  }
  auto const none = tw::zeros<float>(0).sync();
  EXPECT_EQ(examples::add(tw::uninit<float, 1>({0}).tiles(shape<32>), none, none).sync().size(), 0);
}
TEST(add, the_same_input_twice) {
  auto const x = tw::arange<float>(70).sync();
  auto const z = tw::to_host(examples::add(tw::uninit<float, 1>({70}).tiles(shape<32>), x, x).sync());
  for (std::size_t i = 0; i < z.size(); ++i) ASSERT_EQ(z[i], 2 * static_cast<float>(i));
}
TEST(add, special_values) {
  float const inf = std::numeric_limits<float>::infinity(), most = std::numeric_limits<float>::max();
  std::vector<float> const x{inf, inf, most, 0x1p-149f, -0.0f, 0x1p24f, 0x1p24f},
    y{1, -inf, most, 0x1p-149f, -0.0f, 1, 3};
  auto const a = tw::tensor<float, 1>::from(x, {7}), b = tw::tensor<float, 1>::from(y, {7});
  auto const z = tw::to_host(examples::add(tw::uninit<float, 1>({7}).tiles(shape<32>), a, b).sync());
  EXPECT_EQ(z[0], inf);
  EXPECT_TRUE(std::isnan(z[1]));
  EXPECT_EQ(z[2], inf);
  EXPECT_EQ(z[3], 0x1p-148f);
  EXPECT_TRUE(z[4] == 0 && std::signbit(z[4]));
  EXPECT_EQ(z[5], 0x1p24f);  // a tie goes to the even neighbour
  EXPECT_EQ(z[6], 0x1p24f + 4);
}

// ---- convert

// v on the grid of a float format, by exact scaling and the host's rounding to nearest even.
double on_grid(double v, int significand_bits, int least_exponent, double most) {
  if (!std::isfinite(v) || v == 0) return v;
  int const step = std::max(std::ilogb(v) - significand_bits, least_exponent - significand_bits);
  double const r = std::ldexp(std::nearbyint(std::ldexp(v, -step)), step);
  return std::abs(r) > most ? std::copysign(std::numeric_limits<double>::infinity(), v) : r;
}
template <class To>
double converted(double v) {
  if constexpr (std::same_as<To, f16>) return on_grid(v, 10, -14, 65504);
  else if constexpr (std::same_as<To, bf16>) return on_grid(v, 7, -126, 0x1.fep127);
  else if constexpr (std::same_as<To, float>) return on_grid(v, 23, -126, 0x1.fffffep127);
  else if constexpr (std::same_as<To, double>) return v;
  else if (std::isnan(v)) return 0;
  else
    return std::trunc(std::min(std::max(v, static_cast<double>(std::numeric_limits<To>::min())),
                               static_cast<double>(std::numeric_limits<To>::max()))) +
           0.0;  // integers have one zero
}

template <class To, class From>
void convert_all(std::vector<From> const& from, std::int64_t rows) {
  auto const columns = static_cast<std::int64_t>(from.size()) / rows;
  auto const x = tw::tensor<From, 2>::from(std::span(from).first(static_cast<std::size_t>(rows * columns)),
                                           {rows, columns});
  auto const y = tw::to_host(
    examples::convert(tw::uninit<To, 2>({rows, columns}).template tiles<8, 64>(shape<8, 64>), x).sync());
  int wrong = 0;
  for (std::size_t i = 0; i < y.size() && wrong < 5; ++i) {
    double const should = converted<To>(static_cast<double>(from[i])), is = static_cast<double>(y[i]);
    bool const same = std::isnan(should) ? std::isnan(is) : is == should && std::signbit(is) == std::signbit(should);
    if (!same && ++wrong > 0)
      ADD_FAILURE() << "from " << static_cast<double>(from[i]) << " to " << is << ", should be " << should;
  }
}

// Numbers around every place where rounding, overflow or saturation changes its way, and any bits at all.
std::vector<float> hard_floats() {
  std::mt19937 engine(4);
  std::vector<float> v{0.0f,
                       -0.0f,
                       std::numeric_limits<float>::infinity(),
                       -std::numeric_limits<float>::infinity(),
                       std::numeric_limits<float>::quiet_NaN(),
                       65519.996f,
                       65520.0f,
                       65504.0f,
                       0x1.fep127f,
                       0x1.fefffep127f,
                       0x1.ffp127f,
                       2147483648.0f,
                       -2147483648.0f,
                       2147483520.0f,
                       127.9f,
                       128.0f,
                       -128.9f,
                       -129.0f,
                       255.5f,
                       256.0f,
                       0.999f,
                       -0.999f};
  for (int e = -149; e < 128; ++e)
    for (float m :
         {1.0f, 1.5f, 1.00048828125f, 1.0009765625f, 1.00146484375f, 1.00390625f, 1.01171875f, 1.0039063f, -1.0004884f})
      v.push_back(std::ldexp(m, e));
  while (v.size() < 7000) {
    auto const bits = static_cast<std::uint32_t>(engine());
    float x;
    std::memcpy(&x, &bits, sizeof x);
    v.push_back(x);
  }
  return v;
}
template <class T>
std::vector<T> all_bits() {
  std::vector<T> v(65536);
  for (std::size_t i = 0; i < v.size(); ++i) v[i] = T::from_bits(static_cast<std::uint16_t>(i));
  return v;
}

TEST(convert, floats_to_narrower_floats) {
  convert_all<f16>(hard_floats(), 7);
  convert_all<bf16>(hard_floats(), 100);
}
TEST(convert, every_narrow_float_to_the_others) {
  convert_all<float>(all_bits<f16>(), 257);
  convert_all<float>(all_bits<bf16>(), 64);
  convert_all<bf16>(all_bits<f16>(), 256);
  convert_all<f16>(all_bits<bf16>(), 1);
}
TEST(convert, floats_to_integers_saturate) {
  std::vector<float> v;
  for (float x : hard_floats()) v.push_back(x);
  convert_all<std::int32_t>(v, 31);
  convert_all<std::int8_t>(v, 33);
  convert_all<std::uint8_t>(v, 5);
}
TEST(convert, integers_to_floats_round_once) {
  std::vector<std::int32_t> v{0,         1,        -1,    INT32_MIN, INT32_MAX, 16777217, 16777219,
                              -16777217, 33554434, 65519, 65520,     -65520,    2049,     2051};
  std::mt19937 engine(5);
  while (v.size() < 4000) v.push_back(static_cast<std::int32_t>(engine()) >> (engine() % 32));
  convert_all<float>(v, 3);
  convert_all<f16>(v, 17);
  convert_all<bf16>(v, 65);
}
TEST(convert, nothing) {
  for (auto [m, n] : {std::pair<std::int64_t, std::int64_t>{0, 5}, {5, 0}, {0, 0}}) {
    auto const x = tw::zeros<float, 2>({{m, n}}).sync();
    EXPECT_EQ(examples::convert(tw::uninit<f16, 2>({m, n}).tiles(shape<8, 64>), x).sync().size(), 0);
  }
}

}  // namespace
