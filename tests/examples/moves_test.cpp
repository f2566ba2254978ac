// transpose, swap_outer_axes, rotary and silu_mul against closed forms: moves exactly, the others in double.
#include "examples/kit.hpp"
#include "kernels/rotary.hpp"
#include "kernels/silu_mul.hpp"
#include "kernels/transpose.hpp"

namespace {

using namespace examples::test;
using tw::bf16;
using tw::f16;
using tw::shape;

constexpr double u = half_ulp<float>;

template <class T, int M, int N>
void transpose_of(std::int64_t m, std::int64_t n, std::mt19937& engine) {
  auto const x = normal_values<T>(m * n, engine);
  auto const dx = matrix(x, m, n);
  auto const y = tw::to_host(
    examples::transpose(tw::uninit<T, 2>({n, m}).template tiles<M, N>(shape<M, N>), dx).sync());
  ASSERT_EQ(y.size(), x.size());
  for (std::int64_t i = 0; i < m; ++i)
    for (std::int64_t j = 0; j < n; ++j)
      ASSERT_EQ(wide(y[static_cast<std::size_t>(j * m + i)]), wide(x[static_cast<std::size_t>(i * n + j)]))
        << m << " x " << n << ": " << i << ", " << j;
}

TEST(transpose, every_pair_of_sizes) {
  std::mt19937 engine(1);
  for (auto m : sizes)
    for (auto n : sizes) transpose_of<float, 16, 32>(m, n, engine);
  transpose_of<float, 16, 32>(64, 64, engine);
  transpose_of<float, 16, 32>(0, 7, engine);
  transpose_of<float, 16, 32>(7, 0, engine);
}
TEST(transpose, f16_and_bf16) {
  std::mt19937 engine(2);
  for (auto n : sizes) {
    transpose_of<f16, 64, 64>(n, 70, engine);
    transpose_of<bf16, 8, 128>(100, n, engine);
  }
}

TEST(swap_outer_axes, every_pair_of_sizes) {
  std::mt19937 engine(3);
  for (auto m : {1, 2, 5, 16, 17})
    for (auto n : {1, 3, 8, 9})
      for (auto d : {1, 16, 20}) {
        auto const x = normal_values<float>(m * n * d, engine);
        auto const dx = tw::tensor<float, 3>::from(x, {m, n, d});
        auto const y = tw::to_host(
          examples::swap_outer_axes(tw::uninit<float, 3>({n, m, d}).tiles(shape<4, 8, 16>), dx).sync());
        for (std::int64_t i = 0; i < m; ++i)
          for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t e = 0; e < d; ++e)
              ASSERT_EQ(y[static_cast<std::size_t>((j * m + i) * d + e)],
                        x[static_cast<std::size_t>((i * n + j) * d + e)]);
      }
}

// ---- rotary

std::vector<float> frequencies(std::int64_t depth, double theta) {
  std::vector<float> f(static_cast<std::size_t>(depth / 2));
  for (std::size_t i = 0; i < f.size(); ++i)
    f[i] = static_cast<float>(std::pow(theta, -2.0 * static_cast<double>(i) / static_cast<double>(depth)));
  return f;
}
struct table {
  tw::tensor<float, 2> cosine, sine;
};
template <int P, int H>
table make_table(std::int64_t positions, std::vector<float> const& frequency) {
  auto const n = static_cast<std::int64_t>(frequency.size());
  auto const f = tw::tensor<float, 1>::from(frequency, {n});
  auto out = [&] { return tw::uninit<float, 2>({positions, n}).template tiles<P, H>(shape<P, H>); };
  auto [c, s] = examples::rotary_table(out(), out(), f).sync();
  return {std::move(c), std::move(s)};
}

TEST(rotary_table, every_position) {
  for (std::int64_t positions : {1, 7, 16, 100})
    for (std::int64_t depth : {2, 32, 40}) {
      auto const f = frequencies(depth, 10000);
      auto const t = make_table<16, 16>(positions, f);
      auto const c = tw::to_host(t.cosine), s = tw::to_host(t.sine);
      for (std::int64_t p = 0; p < positions; ++p)
        for (std::size_t i = 0; i < f.size(); ++i) {
          double const angle = static_cast<double>(p) * wide(f[i]);
          double const bound = u * angle + 8 * u;  // the angle is rounded; 4 units in the last place
          auto const at = static_cast<std::size_t>(p) * f.size() + i;
          ASSERT_NEAR(c[at], std::cos(angle), bound);
          ASSERT_NEAR(s[at], std::sin(angle), bound);
        }
    }
}

// Tokens at positions first, first + 1, ...; the oracle turns pairs as complex numbers.
template <class T, int M, int N, int D>
void rotary_of(std::int64_t tokens, std::int64_t heads, std::int64_t first, std::mt19937& engine) {
  SCOPED_TRACE(std::to_string(tokens) + " tokens, " + std::to_string(heads) + " heads from " + std::to_string(first));
  auto const x = normal_values<T>(tokens * heads * D, engine);
  auto const f = frequencies(D, 1e6);
  auto const t = make_table<8, 8>(first + tokens, f);
  auto const dx = tw::tensor<T, 3>::from(x, {tokens, heads, D});
  auto const cosine = t.cosine.slice(first, first + tokens), sine = t.sine.slice(first, first + tokens);
  auto const y = tw::to_host(
    examples::rotary(tw::uninit<T, 3>({tokens, heads, D}).template tiles<M, N, D>(shape<M, N, D>), dx, cosine, sine)
      .sync());
  ASSERT_EQ(y.size(), x.size());
  for (std::int64_t k = 0; k < tokens; ++k)
    for (std::int64_t h = 0; h < heads; ++h)
      for (std::int64_t i = 0; i < D / 2; ++i) {
        auto const at = static_cast<std::size_t>((k * heads + h) * D + i), to = at + D / 2;
        double const angle = static_cast<double>(first + k) * wide(f[static_cast<std::size_t>(i)]);
        double const a = wide(x[at]), b = wide(x[to]), c = std::cos(angle), s = std::sin(angle);
        double const real = a * c - b * s, imaginary = b * c + a * s;
        double const inside = (std::abs(a) + std::abs(b)) * (u * angle + 12 * u);
        auto const bound = [&](double exact) {
          return inside + (std::same_as<T, float> ? 0 : half_ulp<T> * (std::abs(exact) + inside)) + half_least<T>;
        };
        ASSERT_TRUE(near(y[at], real, bound(real), k, i));
        ASSERT_TRUE(near(y[to], imaginary, bound(imaginary), k, i + D / 2));
      }
}

TEST(rotary, f32_for_every_number_of_tokens_and_heads) {
  std::mt19937 engine(4);
  for (auto tokens : {1, 3, 4, 5, 17})
    for (auto heads : {1, 2, 7, 8, 9}) rotary_of<float, 4, 8, 32>(tokens, heads, 0, engine);
}
TEST(rotary, tokens_that_start_later) {
  std::mt19937 engine(5);
  for (auto first : {1, 5, 31, 1000}) rotary_of<float, 4, 2, 16>(6, 3, first, engine);
}
TEST(rotary, f16_and_bf16) {
  std::mt19937 engine(6);
  rotary_of<f16, 1, 8, 64>(9, 8, 3, engine);
  rotary_of<bf16, 2, 4, 128>(9, 6, 3, engine);
}

// ---- silu_mul

template <class T>
void silu_mul_of(std::int64_t m, std::int64_t n, std::mt19937& engine) {
  auto const g = normal_values<T>(m * n, engine, 4), w = normal_values<T>(m * n, engine);
  auto const dg = matrix(g, m, n), dw = matrix(w, m, n);
  auto const y = tw::to_host(
    examples::silu_mul(tw::uninit<T, 2>({m, n}).template tiles<4, 64>(shape<4, 64>), dg, dw).sync());
  ASSERT_EQ(y.size(), g.size());
  for (std::size_t i = 0; i < y.size(); ++i) {
    double const x = wide(g[i]), exact = x / (1 + std::exp(-x)) * wide(w[i]);
    double const inside = std::abs(exact) * 12 * u;
    double const bound = inside + (std::same_as<T, float> ? 0 : half_ulp<T> * (std::abs(exact) + inside)) +
                         half_least<T>;
    ASSERT_TRUE(near(y[i], exact, bound, static_cast<std::int64_t>(i) / n, static_cast<std::int64_t>(i) % n));
  }
}

TEST(silu_mul, every_pair_of_sizes) {
  std::mt19937 engine(7);
  for (auto m : sizes)
    for (auto n : sizes) silu_mul_of<float>(m, n, engine);
}
TEST(silu_mul, f16_and_bf16) {
  std::mt19937 engine(8);
  for (auto n : sizes) {
    silu_mul_of<f16>(n, 65, engine);
    silu_mul_of<bf16>(3, n, engine);
  }
}
TEST(silu_mul, far_from_zero) {
  std::vector<float> const g{100, -100, 1e30f, -1e30f, 0, -0.0f}, w{1, 1, 2, 2, 5, 5};
  auto const dg = matrix(g, 2, 3), dw = matrix(w, 2, 3);
  auto const y = tw::to_host(examples::silu_mul(tw::uninit<float, 2>({2, 3}).tiles(shape<4, 64>), dg, dw).sync());
  EXPECT_EQ(y[0], 100.0f);
  EXPECT_NEAR(y[1], -100 * std::exp(-100.0), 1e-36);
  EXPECT_EQ(y[2], 2e30f);
  EXPECT_EQ(y[3], 0.0f);
  EXPECT_EQ(y[4], 0.0f);
  EXPECT_EQ(y[5], 0.0f);
}

}  // namespace
