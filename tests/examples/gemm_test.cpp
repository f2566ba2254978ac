// gemm, linear, gemm_transposed and gemm_batched against sums in double.
#include "kernels/gemm.hpp"
#include "examples/kit.hpp"

namespace {

using namespace examples::test;
using tw::bf16;
using tw::f16;
using tw::shape;
using tw::value;

struct problem {
  std::int64_t m, n, k;
};

// One product of each layout of w, on the tiles M, N, K. Elements of x and w are normal.
template <class T, int M, int N, int K>
void products(problem p, std::mt19937& engine) {
  SCOPED_TRACE("m, n, k = " + std::to_string(p.m) + ", " + std::to_string(p.n) + ", " + std::to_string(p.k));
  auto const x = normal_values<T>(p.m * p.k, engine), w = normal_values<T>(p.k * p.n, engine);
  std::vector<T> turned(w.size());
  for (std::int64_t i = 0; i < p.k; ++i)
    for (std::int64_t j = 0; j < p.n; ++j)
      turned[static_cast<std::size_t>(j * p.k + i)] = w[static_cast<std::size_t>(i * p.n + j)];
  auto const dx = matrix(x, p.m, p.k), dw = matrix(w, p.k, p.n), dt = matrix(turned, p.n, p.k);
  auto const c = tw::to_host(
    examples::gemm(tw::uninit<T, 2>({p.m, p.n}).template tiles<M, N>(shape<M, N>), dx, dw, value<K>).sync());
  auto const l = tw::to_host(
    examples::linear(tw::uninit<T, 2>({p.m, p.n}).template tiles<M, N>(shape<M, N>), dx, dt, value<K>).sync());
  ASSERT_EQ(c.size(), static_cast<std::size_t>(p.m * p.n));
  ASSERT_EQ(l.size(), c.size());
  std::vector<double> exact(static_cast<std::size_t>(p.n)), sizes_sum(static_cast<std::size_t>(p.n));
  for (std::int64_t i = 0; i < p.m; ++i) {
    std::fill(exact.begin(), exact.end(), 0);
    std::fill(sizes_sum.begin(), sizes_sum.end(), 0);
    for (std::int64_t k = 0; k < p.k; ++k) {
      double const a = wide(x[static_cast<std::size_t>(i * p.k + k)]);
      T const* const row = w.data() + k * p.n;
      for (std::size_t j = 0; j < exact.size(); ++j) {
        double const v = a * wide(row[j]);
        exact[j] += v;
        sizes_sum[j] += std::abs(v);
      }
    }
    for (std::size_t j = 0; j < exact.size(); ++j) {
      // One unit in the last place of the sum of absolute values for each product, and the rounding to T.
      double const sum = static_cast<double>(p.k) * 0x1p-23 * sizes_sum[j];
      double const bound = sum +
                           (std::same_as<T, float> ? 0 : half_ulp<T> * (std::abs(exact[j]) + sum) + half_least<T>);
      auto const at = static_cast<std::size_t>(i * p.n) + j;
      ASSERT_TRUE(near(c[at], exact[j], bound, i, static_cast<std::int64_t>(j))) << "gemm";
      ASSERT_TRUE(near(l[at], exact[j], bound, i, static_cast<std::int64_t>(j))) << "linear";
    }
  }
}

// One of the four layouts, whose result must be equal.
template <class T, bool Tx, bool Tw>
void layout(problem p, std::vector<T> const& x, std::vector<T> const& w, std::vector<T> const& expected) {
  auto const dx = Tx ? matrix(x, p.k, p.m) : matrix(x, p.m, p.k), dw = Tw ? matrix(w, p.n, p.k) : matrix(w, p.k, p.n);
  auto const c = tw::to_host(
    examples::gemm_transposed(tw::uninit<T, 2>({p.m, p.n}).template tiles<32, 16>(shape<32, 16>), dx, dw, value<32>,
                              value<Tx>, value<Tw>)
      .sync());
  ASSERT_EQ(c.size(), expected.size());
  for (std::size_t i = 0; i < c.size(); ++i) ASSERT_EQ(wide(c[i]), wide(expected[i])) << Tx << Tw << ": " << i;
}
template <class T>
std::vector<T> turned(std::vector<T> const& x, std::int64_t rows, std::int64_t columns) {
  std::vector<T> y(x.size());
  for (std::int64_t i = 0; i < rows; ++i)
    for (std::int64_t j = 0; j < columns; ++j)
      y[static_cast<std::size_t>(j * rows + i)] = x[static_cast<std::size_t>(i * columns + j)];
  return y;
}
// Small integers: sums are exact, and small enough for every type.
template <class T>
void layouts(problem p, std::mt19937& engine) {
  SCOPED_TRACE("m, n, k = " + std::to_string(p.m) + ", " + std::to_string(p.n) + ", " + std::to_string(p.k));
  std::uniform_int_distribution<int> digit(-1, 1);
  auto const integers = [&](std::int64_t n) {
    std::vector<T> v(static_cast<std::size_t>(n));
    for (T& e : v) e = T(static_cast<float>(digit(engine)));
    return v;
  };
  auto const x = integers(p.m * p.k), w = integers(p.k * p.n);
  std::vector<T> exact(static_cast<std::size_t>(p.m * p.n));
  for (std::int64_t i = 0; i < p.m; ++i)
    for (std::int64_t j = 0; j < p.n; ++j) {
      double sum = 0;
      for (std::int64_t k = 0; k < p.k; ++k)
        sum += wide(x[static_cast<std::size_t>(i * p.k + k)]) * wide(w[static_cast<std::size_t>(k * p.n + j)]);
      exact[static_cast<std::size_t>(i * p.n + j)] = T(static_cast<float>(sum));
    }
  auto const xt = turned(x, p.m, p.k), wt = turned(w, p.k, p.n);
  layout<T, false, false>(p, x, w, exact);
  layout<T, false, true>(p, x, wt, exact);
  layout<T, true, false>(p, xt, w, exact);
  layout<T, true, true>(p, xt, wt, exact);
}

// Every matrix of a batch is a product of its own.
template <class C, class T>
void batched(std::int64_t batch, problem p, std::mt19937& engine) {
  SCOPED_TRACE("batch, m, n, k = " + std::to_string(batch) + ", " + std::to_string(p.m) + ", " + std::to_string(p.n) +
               ", " + std::to_string(p.k));
  auto const x = normal_values<T>(batch * p.m * p.k, engine), w = normal_values<T>(batch * p.k * p.n, engine);
  auto const dx = tw::tensor<T, 3>::from(x, {batch, p.m, p.k}), dw = tw::tensor<T, 3>::from(w, {batch, p.k, p.n});
  auto const c = tw::to_host(
    examples::gemm_batched(tw::uninit<C, 3>({batch, p.m, p.n}).template tiles<1, 16, 32>(shape<1, 16, 32>), dx, dw,
                           value<16>)
      .sync());
  ASSERT_EQ(c.size(), static_cast<std::size_t>(batch * p.m * p.n));
  for (std::int64_t b = 0; b < batch; ++b)
    for (std::int64_t i = 0; i < p.m; ++i)
      for (std::int64_t j = 0; j < p.n; ++j) {
        double exact = 0, sizes_sum = 0;
        for (std::int64_t k = 0; k < p.k; ++k) {
          double const v = wide(x[static_cast<std::size_t>((b * p.m + i) * p.k + k)]) *
                           wide(w[static_cast<std::size_t>((b * p.k + k) * p.n + j)]);
          exact += v;
          sizes_sum += std::abs(v);
        }
        double const sum = static_cast<double>(p.k) * 0x1p-23 * sizes_sum;
        double const bound = sum + (std::same_as<C, float> ? 0 : half_ulp<C> * (std::abs(exact) + sum) + half_least<C>);
        ASSERT_TRUE(near(c[static_cast<std::size_t>((b * p.m + i) * p.n + j)], exact, bound, i, j));
      }
}

// For tiles that cost more: each size once on each axis, the others drawn; and whole tiles.
std::vector<problem> a_few(std::mt19937& engine) {
  std::vector<problem> p{{128, 128, 128}, {64, 256, 32}, {256, 16, 64}};
  for (auto a : sizes)
    for (int axis = 0; axis < 3; ++axis) {
      auto const b = sizes[engine() % std::size(sizes)], c = sizes[engine() % std::size(sizes)];
      p.push_back(axis == 0 ? problem{a, b, c} : axis == 1 ? problem{c, a, b} : problem{b, c, a});
    }
  return p;
}

TEST(matrix_products, f32_on_small_tiles_for_all_triples_of_sizes) {
  std::mt19937 engine(1);
  for (auto m : sizes)
    for (auto n : sizes)
      for (auto k : sizes) products<float, 16, 32, 16>({m, n, k}, engine);
}
TEST(matrix_products, f32_on_large_tiles) {
  std::mt19937 engine(2);
  for (auto p : a_few(engine)) products<float, 128, 64, 32>(p, engine);
}
TEST(matrix_products, f16) {
  std::mt19937 engine(3);
  for (auto p : a_few(engine)) products<f16, 64, 128, 16>(p, engine);
}
TEST(matrix_products, bf16) {
  std::mt19937 engine(4);
  for (auto p : a_few(engine)) products<bf16, 32, 16, 128>(p, engine);
}
TEST(matrix_products, extents_of_zero) {
  std::mt19937 engine(5);
  for (problem p : {problem{0, 5, 7}, {5, 0, 7}, {5, 7, 0}, {0, 0, 0}, {0, 7, 0}, {40, 50, 0}})
    products<float, 16, 32, 16>(p, engine);
}

// Small integers: every sum is exact, whatever its order, so every element must be equal.
TEST(matrix_products, of_small_integers_are_exact) {
  for (problem p : {problem{65, 33, 129}, {17, 127, 63}, {129, 1, 65}}) {
    std::vector<float> x(static_cast<std::size_t>(p.m * p.k)), w(static_cast<std::size_t>(p.k * p.n));
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 23) - 11;
    for (std::size_t i = 0; i < w.size(); ++i) w[i] = static_cast<float>(i % 19) - 9;
    auto const dx = matrix(x, p.m, p.k), dw = matrix(w, p.k, p.n);
    auto const c = tw::to_host(
      examples::gemm(tw::uninit<float, 2>({p.m, p.n}).tiles(shape<16, 32>), dx, dw, value<16>).sync());
    for (std::int64_t i = 0; i < p.m; ++i)
      for (std::int64_t j = 0; j < p.n; ++j) {
        std::int64_t sum = 0;
        for (std::int64_t k = 0; k < p.k; ++k) sum += ((i * p.k + k) % 23 - 11) * ((k * p.n + j) % 19 - 9);
        ASSERT_EQ(c[static_cast<std::size_t>(i * p.n + j)], static_cast<float>(sum)) << i << ", " << j;
      }
  }
}

// A result smaller than the operands: the first rows and columns of the product.
TEST(matrix_products, of_the_first_rows_and_columns) {
  std::mt19937 engine(6);
  auto const x = normal_values<float>(40 * 20, engine), w = normal_values<float>(20 * 50, engine);
  auto const dx = matrix(x, 40, 20), dw = matrix(w, 20, 50);
  auto const whole = tw::to_host(
    examples::gemm(tw::uninit<float, 2>({40, 50}).tiles(shape<16, 32>), dx, dw, value<16>).sync());
  auto const part = tw::to_host(
    examples::gemm(tw::uninit<float, 2>({35, 33}).tiles(shape<16, 32>), dx, dw, value<16>).sync());
  for (std::size_t i = 0; i < 35; ++i)
    for (std::size_t j = 0; j < 33; ++j) ASSERT_EQ(part[i * 33 + j], whole[i * 50 + j]) << i << ", " << j;
}

// e4m3 operands: their products are exact, sums are in float, and the result is rounded to a wider type.
TEST(matrix_products, of_8_bit_floats) {
  std::mt19937 engine(9);
  for (auto p : a_few(engine)) {
    auto const x = normal_values<tw::e4m3>(p.m * p.k, engine, 8), w = normal_values<tw::e4m3>(p.k * p.n, engine);
    auto const dx = matrix(x, p.m, p.k), dw = matrix(w, p.k, p.n), dt = matrix(turned(w, p.k, p.n), p.n, p.k);
    auto const narrow = tw::to_host(
      examples::gemm(tw::uninit<bf16, 2>({p.m, p.n}).tiles(shape<32, 64>), dx, dw, value<32>).sync());
    auto const full = tw::to_host(examples::gemm_transposed(tw::uninit<float, 2>({p.m, p.n}).tiles(shape<16, 32>), dx,
                                                            dt, value<32>, value<false>, value<true>)
                                    .sync());
    for (std::int64_t i = 0; i < p.m; ++i)
      for (std::int64_t j = 0; j < p.n; ++j) {
        double exact = 0, sizes_sum = 0;
        for (std::int64_t k = 0; k < p.k; ++k) {
          double const v = wide(x[static_cast<std::size_t>(i * p.k + k)]) *
                           wide(w[static_cast<std::size_t>(k * p.n + j)]);
          exact += v;
          sizes_sum += std::abs(v);
        }
        double const sum = static_cast<double>(p.k) * 0x1p-23 * sizes_sum;
        auto const at = static_cast<std::size_t>(i * p.n + j);
        ASSERT_TRUE(near(full[at], exact, sum, i, j));
        ASSERT_TRUE(near(narrow[at], exact, sum + half_ulp<bf16> * (std::abs(exact) + sum) + half_least<bf16>, i, j));
      }
  }
}
TEST(matrix_products, in_all_four_layouts) {
  std::mt19937 engine(7);
  for (auto p : a_few(engine)) layouts<float>(p, engine);
  for (problem p : {problem{33, 65, 31}, problem{64, 32, 64}, problem{1, 1, 1}, problem{0, 3, 3}, problem{3, 3, 0}}) {
    layouts<f16>(p, engine);
    layouts<bf16>(p, engine);
  }
}
TEST(matrix_products, in_batches) {
  std::mt19937 engine(8);
  for (auto batch : {0, 1, 2, 5})
    for (problem p : {problem{1, 1, 1}, problem{16, 32, 16}, problem{17, 33, 65}, problem{40, 5, 3}}) {
      batched<float, float>(batch, p, engine);
      batched<f16, f16>(batch, p, engine);
      batched<bf16, bf16>(batch, p, engine);
      batched<float, bf16>(batch, p, engine);
    }
}

}  // namespace
