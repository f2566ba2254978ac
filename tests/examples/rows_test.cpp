// softmax, rms_norm, rms_norm_long and layer_norm against closed forms in double. The bounds follow from docs/semantics.md: half a unit in
// the last place for each operation, n of them for a sum of n, 4 units for exp and rsqrt.
#include "examples/kit.hpp"
#include "kernels/layer_norm.hpp"
#include "kernels/rms_norm.hpp"
#include "kernels/softmax.hpp"

namespace {

using namespace examples::test;
using tw::bf16;
using tw::f16;
using tw::shape;

constexpr double u = half_ulp<float>;

template <class T, int R, int C>
void softmax_of(std::int64_t m, std::int64_t n, std::mt19937& engine, float scale) {
  SCOPED_TRACE(std::to_string(m) + " x " + std::to_string(n));
  auto const x = normal_values<T>(m * n, engine, scale);
  auto const dx = matrix(x, m, n);
  auto const y = tw::to_host(examples::softmax(tw::uninit<T, 2>({m, n}).template tiles<R, C>(shape<R, C>), dx).sync());
  ASSERT_EQ(y.size(), x.size());
  for (std::int64_t i = 0; i < m; ++i) {
    T const* const row = x.data() + i * n;
    double most = -INFINITY, sum = 0, least = INFINITY;
    for (std::int64_t j = 0; j < n; ++j) most = std::max(most, wide(row[j])), least = std::min(least, wide(row[j]));
    for (std::int64_t j = 0; j < n; ++j) sum += std::exp(wide(row[j]) - most);
    double const exponential = u * (most - least) + 8 * u;  // of one exp: its argument is rounded, too
    double const relative = (2 * exponential + static_cast<double>(n) * u + u) * 1.01;
    for (std::int64_t j = 0; j < n; ++j) {
      double const exact = std::exp(wide(row[j]) - most) / sum;
      double const bound = exact * (relative + (std::same_as<T, float> ? 0 : half_ulp<T> * (1 + relative))) +
                           half_least<T> + 0x1p-126 * 8 * u;
      ASSERT_TRUE(near(y[static_cast<std::size_t>(i * n + j)], exact, bound, i, j));
    }
  }
}

TEST(softmax, every_pair_of_sizes_in_f32) {
  std::mt19937 engine(1);
  for (auto m : sizes)
    for (auto n : sizes) {
      if (n <= 32) softmax_of<float, 16, 32>(m, n, engine, 1);
      else if (n <= 128) softmax_of<float, 1, 128>(m, n, engine, 10);
      else softmax_of<float, 4, 256>(m, n, engine, 1);
    }
}
TEST(softmax, f16_and_bf16) {
  std::mt19937 engine(2);
  for (auto n : sizes) {
    if (n > 128) continue;
    softmax_of<f16, 2, 128>(n, n, engine, 2);
    softmax_of<bf16, 2, 128>(33, n, engine, 2);
  }
}
TEST(softmax, rows_far_from_zero_neither_overflow_nor_vanish) {
  std::vector<float> const x{1e4f, 1e4f, 1e4f, -3e38f, -3e38f, -3e38f, 3e38f, -3e38f, 0.0f};
  auto const dx = matrix(x, 3, 3);
  auto const y = tw::to_host(examples::softmax(tw::uninit<float, 2>({3, 3}).tiles(shape<16, 32>), dx).sync());
  for (std::size_t i = 0; i < 6; ++i) EXPECT_NEAR(y[i], 1.0 / 3, 0x1p-23);
  EXPECT_EQ(y[6], 1.0f);
  EXPECT_EQ(y[7], 0.0f);
  EXPECT_EQ(y[8], 0.0f);
}
TEST(softmax, no_rows) {
  auto const x = tw::zeros<float, 2>({{0, 7}}).sync();
  EXPECT_EQ(examples::softmax(tw::uninit<float, 2>({0, 7}).tiles(shape<16, 32>), x).sync().size(), 0);
}

// ---- rms_norm

enum class way { one_tile, long_rows };

template <way W, class T, int R, int C>
void rms_norm_of(std::int64_t m, std::int64_t n, std::mt19937& engine, float scale = 1) {
  SCOPED_TRACE(std::to_string(m) + " x " + std::to_string(n));
  auto const x = normal_values<T>(m * n, engine, scale), w = normal_values<T>(n, engine);
  float const eps = 1e-6f;
  auto const dx = matrix(x, m, n);
  auto const dw = tw::tensor<T, 1>::from(w, {n});
  auto out = [&] { return tw::uninit<T, 2>({m, n}).template tiles<R, C>(shape<R, C>); };
  std::vector<T> y;
  if constexpr (W == way::one_tile) y = tw::to_host(examples::rms_norm(out(), dx, dw, eps).sync());
  else y = tw::to_host(examples::rms_norm_long(out(), dx, dw, eps).sync());
  ASSERT_EQ(y.size(), x.size());
  // A square, the sum, the division and the sum with eps count half under the root; then rsqrt and two products.
  double const relative = ((static_cast<double>(n) + 3) * u / 2 + 8 * u + 2 * u) * 1.01;
  double const roundings = std::same_as<T, float> ? 0 : 2 * half_ulp<T> * 1.01;
  for (std::int64_t i = 0; i < m; ++i) {
    double squares = 0;
    for (std::int64_t j = 0; j < n; ++j) squares += std::pow(wide(x[static_cast<std::size_t>(i * n + j)]), 2);
    double const factor = 1 / std::sqrt(squares / static_cast<double>(n) + wide(eps));
    for (std::int64_t j = 0; j < n; ++j) {
      double const weight = wide(w[static_cast<std::size_t>(j)]);
      double const exact = wide(x[static_cast<std::size_t>(i * n + j)]) * factor * weight;
      double const bound = std::abs(exact) * (relative + roundings) + half_least<T> * (1.01 + std::abs(weight));
      ASSERT_TRUE(near(y[static_cast<std::size_t>(i * n + j)], exact, bound, i, j));
    }
  }
}

TEST(rms_norm, every_pair_of_sizes_in_f32) {
  std::mt19937 engine(3);
  for (auto m : sizes)
    for (auto n : sizes) {
      if (n <= 64) rms_norm_of<way::one_tile, float, 16, 64>(m, n, engine);
      else rms_norm_of<way::one_tile, float, 1, 256>(m, n, engine, 100);
    }
}
TEST(rms_norm, f16_and_bf16) {
  std::mt19937 engine(4);
  for (auto n : sizes) {
    rms_norm_of<way::one_tile, f16, 2, 256>(17, n, engine);
    rms_norm_of<way::one_tile, bf16, 2, 256>(n, n, engine, 30);
  }
}
TEST(rms_norm, no_rows) {
  std::mt19937 engine(5);
  rms_norm_of<way::one_tile, float, 16, 64>(0, 7, engine);
}

TEST(rms_norm_long, every_pair_of_sizes_in_f32) {
  std::mt19937 engine(6);
  for (auto m : sizes)
    for (auto n : sizes) rms_norm_of<way::long_rows, float, 4, 32>(m, n, engine);
  rms_norm_of<way::long_rows, float, 4, 32>(3, 5000, engine);
}
TEST(rms_norm_long, f16_and_bf16) {
  std::mt19937 engine(7);
  for (auto n : sizes) {
    rms_norm_of<way::long_rows, f16, 1, 64>(5, n, engine);
    rms_norm_of<way::long_rows, bf16, 8, 16>(n, n, engine);
  }
}
TEST(rms_norm_long, nothing) {
  std::mt19937 engine(8);
  rms_norm_of<way::long_rows, float, 4, 32>(0, 7, engine);
  rms_norm_of<way::long_rows, float, 4, 32>(7, 0, engine);
  rms_norm_of<way::long_rows, float, 4, 32>(0, 0, engine);
}
TEST(rms_norm_long, rows_of_zeros_stay_zeros) {
  auto const x = tw::zeros<float, 2>({{9, 70}}).sync();
  auto const w = tw::ones<float>(70).sync();
  for (float v :
       tw::to_host(examples::rms_norm_long(tw::uninit<float, 2>({9, 70}).tiles(shape<4, 32>), x, w, 1e-6f).sync()))
    ASSERT_EQ(v, 0.0f);
  for (float v :
       tw::to_host(examples::rms_norm(tw::uninit<float, 2>({9, 70}).tiles(shape<1, 256>), x, w, 1e-6f).sync()))
    ASSERT_EQ(v, 0.0f);
}

// ---- layer_norm

template <class T, int R, int C>
void layer_norm_of(std::int64_t m, std::int64_t n, std::mt19937& engine, float scale = 1, float offset = 0) {
  SCOPED_TRACE(std::to_string(m) + " x " + std::to_string(n));
  auto x = normal_values<T>(m * n, engine, scale);
  for (T& v : x) v = T(static_cast<float>(v) + offset);
  auto const w = normal_values<T>(n, engine), bias = normal_values<T>(n, engine);
  float const eps = 1e-5f;
  auto const dx = matrix(x, m, n);
  auto const dw = tw::tensor<T, 1>::from(w, {n}), db = tw::tensor<T, 1>::from(bias, {n});
  auto const y = tw::to_host(
    examples::layer_norm(tw::uninit<T, 2>({m, n}).template tiles<R, C>(shape<R, C>), dx, dw, db, eps).sync());
  ASSERT_EQ(y.size(), x.size());
  auto const count = static_cast<double>(n);
  for (std::int64_t i = 0; i < m; ++i) {
    T const* const row = x.data() + i * n;
    double mean = 0, sizes = 0, squares = 0, centred = 0;
    for (std::int64_t j = 0; j < n; ++j) mean += wide(row[j]) / count, sizes += std::abs(wide(row[j])) / count;
    for (std::int64_t j = 0; j < n; ++j) squares += std::pow(wide(row[j]) - mean, 2);
    for (std::int64_t j = 0; j < n; ++j) centred = std::max(centred, std::abs(wide(row[j]) - mean));
    double const variance = squares / count + wide(eps), factor = 1 / std::sqrt(variance);
    // The mean is off by the rounding of n sums; so is every distance, and the variance by twice that, relative to a
    // distance; half of that in its root.
    double const shift = (count + 2) * u * sizes + u * centred;
    double const relative = shift * centred / variance + (count + 5) * u + 12 * u;
    for (std::int64_t j = 0; j < n; ++j) {
      double const weight = wide(w[static_cast<std::size_t>(j)]);
      double const product = (wide(row[j]) - mean) * factor * weight,
                   exact = product + wide(bias[static_cast<std::size_t>(j)]);
      double const inside = 1.05 * (std::abs(product) * relative + shift * factor * std::abs(weight)) +
                            u * std::abs(exact);
      double const bound = inside + (std::same_as<T, float> ? 0 : half_ulp<T> * (std::abs(exact) + inside)) +
                           half_least<T>;
      ASSERT_TRUE(near(y[static_cast<std::size_t>(i * n + j)], exact, bound, i, j));
    }
  }
}

TEST(layer_norm, every_pair_of_sizes_in_f32) {
  std::mt19937 engine(9);
  for (auto m : sizes)
    for (auto n : sizes) {
      if (n <= 64) layer_norm_of<float, 16, 64>(m, n, engine);
      else layer_norm_of<float, 1, 256>(m, n, engine, 100);
    }
}
TEST(layer_norm, a_mean_that_is_large_beside_the_spread) {
  std::mt19937 engine(10);
  for (auto n : sizes) layer_norm_of<float, 2, 256>(5, n, engine, 1, 1000);
}
TEST(layer_norm, f16_and_bf16) {
  std::mt19937 engine(11);
  for (auto n : sizes) {
    layer_norm_of<f16, 2, 256>(17, n, engine);
    layer_norm_of<bf16, 4, 256>(n, n, engine, 30, 5);
  }
}
TEST(layer_norm, no_rows) {
  std::mt19937 engine(12);
  layer_norm_of<float, 16, 64>(0, 7, engine);
}

}  // namespace
