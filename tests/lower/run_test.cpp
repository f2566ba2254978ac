// Lowered kernels run on the CPU and compared with what their source says in plain C++.
#include <cmath>
#include <numeric>

#include <gmock/gmock.h>

#include "lower/kernels.hpp"

namespace {

using namespace lower_test;
using testing::ElementsAre;
using i32s = array<std::int32_t>;

// Small integers, so that float sums are exact in any order.
float sample(std::int64_t i) { return static_cast<float>(i * 7 % 11 - 5); }
template <class T>
void fill(array<T>& a, std::int64_t salt = 0) {
  for (std::size_t i = 0; i < a.data.size(); ++i) a.data[i] = T(sample(static_cast<std::int64_t>(i) + salt));
}

// The forms that one kernel takes: they differ in what is passed and assumed, never in the result.
std::vector<change> forms() {
  return {{},
          [](auto& s) { s.wide = true; },
          [](auto& s) {
            for (auto& t : s.tensors) t.unit_stride.fill(false);
          },
          [](auto& s) {
            s.wide = true;
            for (auto& t : s.tensors) t.unit_stride.fill(false);
          }};
}

TEST(run, saxpy) {
  for (auto const& form : forms()) {
    auto const r = lowered(saxpy(), form);
    for (std::int64_t n : {1, 255, 256, 257, 1000}) {
      array<float> x({n}), y({n});
      fill(x);
      fill(y, 3);
      auto const before = y.data;
      EXPECT_EQ(run(r, {(n + 255) / 256, 1, 1}, {y, x, 3.0f}).check, 0u);
      for (std::size_t i = 0; i < y.data.size(); ++i)
        ASSERT_EQ(y.data[i], 3.0f * x.data[i] + before[i]) << n << " " << i;
    }
  }
}

TEST(run, gemm) {
  for (auto const& form : forms()) {
    auto const r = lowered(gemm(), form);
    for (auto const& [m, n, k] :
         {std::array{64, 32, 16}, std::array{65, 33, 17}, std::array{1, 1, 1}, std::array{130, 70, 40}}) {
      array<bf16> x({m, k}), w({k, n}), c({m, n});
      fill(x);
      fill(w, 5);
      run(r, {(m + 63) / 64, (n + 31) / 32, 1}, {c, x, w});
      for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
          float sum = 0;
          for (int z = 0; z < k; ++z) sum += static_cast<float>(x(i, z)) * static_cast<float>(w(z, j));
          ASSERT_EQ(static_cast<float>(c(i, j)), static_cast<float>(bf16(sum)))
            << m << " " << n << " " << k << ": " << i << " " << j;
        }
    }
  }
}

TEST(run, gemm_of_good_sizes_without_masks) {
  auto const r = lowered(gemm(), [](auto& s) {
    for (auto& t : s.tensors) t.extent_log2.fill(6);
  });
  array<bf16> x({128, 64}), w({64, 64}), c({128, 64});
  fill(x);
  fill(w, 2);
  run(r, {2, 2, 1}, {c, x, w});
  for (int i = 0; i < 128; ++i)
    for (int j = 0; j < 64; ++j) {
      float sum = 0;
      for (int z = 0; z < 64; ++z) sum += static_cast<float>(x(i, z)) * static_cast<float>(w(z, j));
      ASSERT_EQ(static_cast<float>(c(i, j)), static_cast<float>(bf16(sum)));
    }
}

TEST(run, gemm_of_8_bit_floats) {
  for (auto const& form : forms()) {
    auto const r = lowered(gemm_of_e4m3(), form);
    for (auto const& [m, n, k] : {std::array{64, 32, 32}, std::array{65, 33, 37}, std::array{1, 1, 1}}) {
      array<e4m3> x({m, k}), w({n, k});
      array<bf16> c({m, n});
      fill(x);
      fill(w, 5);
      run(r, {(m + 63) / 64, (n + 31) / 32, 1}, {c, x, w, 0.5f});
      for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
          float sum = 0;
          for (int z = 0; z < k; ++z) sum += static_cast<float>(x(i, z)) * static_cast<float>(w(j, z));
          ASSERT_EQ(static_cast<float>(c(i, j)), static_cast<float>(bf16(sum * 0.5f))) << i << " " << j;
        }
    }
  }
}

template <class T>
void check_narrow() {
  auto const r = lowered(narrow<T>());
  array<float> x({16, 16});
  fill(x);
  for (std::int32_t n : {0, 1, -3, 36864, 36865, 1000000, -1000000}) {  // 36864: a tie of e5m2
    array<T> y({16, 16}), z({16, 16});
    run(r, {1, 1, 1}, {y, z, x, n});
    for (int i = 0; i < 16; ++i)
      for (int j = 0; j < 16; ++j) {
        float sum = 0;
        for (int k = 0; k < 16; ++k) sum += x(i, k) * x(k, j);
        ASSERT_EQ(static_cast<float>(y(i, j)), x(i, j) < 0 ? static_cast<float>(T(sum)) : 1.5f) << i << " " << j;
        ASSERT_EQ(static_cast<float>(z(i, j)), static_cast<float>(T(n))) << n;
      }
  }
}
TEST(run, conversions_to_8_bit_floats) {
  check_narrow<e4m3>();
  check_narrow<e5m2>();
}

TEST(run, softmax) {
  auto const r = lowered(softmax());
  for (std::int64_t n : {1, 100, 128}) {
    array<float> x({6, n}), y({6, n});
    fill(x);
    run(r, {2, 1, 1}, {y, x});
    for (int i = 0; i < 6; ++i) {
      double largest = -INFINITY, sum = 0;
      for (int j = 0; j < n; ++j) largest = std::max<double>(largest, x(i, j));
      for (int j = 0; j < n; ++j) sum += std::exp(x(i, j) - largest);
      for (int j = 0; j < n; ++j) ASSERT_NEAR(y(i, j), std::exp(x(i, j) - largest) / sum, 1e-6);
    }
  }
}

void check_rms_norm(lower::result const& r, std::int64_t rows, std::int64_t n) {
  array<float> x({rows, n}), w({n}), y({rows, n});
  fill(x);
  fill(w, 1);
  run(r, {(rows + 1) / 2, (n + 63) / 64, 1}, {y, x, w, 0.5f});
  for (std::int64_t i = 0; i < rows; ++i) {
    double sum = 0;
    for (std::int64_t j = 0; j < n; ++j) sum += x(i, j) * x(i, j);
    for (std::int64_t j = 0; j < n; ++j)
      ASSERT_NEAR(y(i, j),
                  x(i, j) / std::sqrt(sum / static_cast<double>(n) + 0.5) * w.data[static_cast<std::size_t>(j)], 1e-5);
  }
}
TEST(run, rms_norm) {
  for (auto const& form : forms()) check_rms_norm(lowered(rms_norm(), form), 5, 200);
}
TEST(run, rms_norm_of_required_length) {
  check_rms_norm(lowered(rms_norm<192>()), 4, 192);
  check_rms_norm(lowered(rms_norm<200>()), 4, 200);  // its last tile hangs over
}

TEST(run, branch) {
  auto const r = lowered(branch());
  for (std::int32_t n : {4, 7, -3, 0}) {
    array<float> y({20});
    fill(y);
    auto const before = y.data;
    run(r, {2, 1, 1}, {y, n});
    for (std::size_t i = 0; i < y.data.size(); ++i)
      ASSERT_EQ(y.data[i], n % 2 == 0 ? before[i] + 1 : before[i] * static_cast<float>(n) + static_cast<float>(2 * n));
  }
}

TEST(run, loops) {
  auto const r = lowered(loops());
  for (std::int32_t n : {-5, 0, 1, 9, 100, 1000})
    for (std::int32_t most : {-1, 10, 500, 1000000}) {
      std::int32_t s = 0;
      for (int i = 0; i < n; i += 2) {
        if (i % 3 == 1) continue;
        s += i;
        if (s > most) break;
      }
      while (s >= 100) s /= 2;
      i32s y({3});
      run(r, {3, 1, 1}, {y, n, most});
      EXPECT_THAT(y.data, ElementsAre(s, s, s)) << n << " " << most;
    }
}

TEST(run, counters_do_not_wrap) {
  constexpr std::int32_t most = INT32_MAX, least = INT32_MIN;
  for (auto const& r : {lowered(counting<false>()), lowered(counting<true>())})
    for (auto const& [lo, hi, step] :
         {std::array{0, 10, 3}, std::array{most - 10, most, 4}, std::array{most - 1, most, 1},
          std::array{least, most, most}, std::array{0, most, most}, std::array{5, 5, most}, std::array{most, least, 7},
          std::array{least, least + 3, 2}, std::array{-1, most, 1 << 30}}) {
      std::int64_t n = 0;
      for (std::int64_t i = lo; i < hi; i += step) ++n;
      i32s y({1});
      run(r, {1, 1, 1}, {y, lo, hi, step});
      EXPECT_EQ(y.data[0], n) << lo << " " << hi << " " << step;
    }
}

TEST(run, kernel_check) {
  auto const r = lowered(gather());
  ASSERT_EQ(r.checks.size(), 1u);
  array<float> x({3, 10}), y({4, 10});
  fill(x);
  i32s good({4});
  good.data = {2, 0, 1, 2};
  EXPECT_EQ(run(r, {4, 2, 1}, {y, x, good}).check, 0u);
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 10; ++j) ASSERT_EQ(y(i, j), x(good.data[static_cast<std::size_t>(i)], j));

  for (std::int32_t wrong : {3, 4, -1, INT32_MAX, INT32_MIN}) {
    i32s index({4});
    index.data = {2, wrong, 0, 1};
    EXPECT_EQ(run(r, {4, 2, 1}, {y, x, index}), (lower::failure_report{1, wrong}));
    for (int j = 0; j < 10; ++j) {
      ASSERT_EQ(y(0, j), x(2, j));  // other blocks are as before
      ASSERT_EQ(y(3, j), x(1, j));
    }
  }
}

TEST(run, no_tile_of_an_empty_tensor_is_read) {
  auto const r = lowered(gather());
  array<float> x({0, 10}), y({1, 10}, 7);
  i32s index({1});
  EXPECT_EQ(run(r, {1, 2, 1}, {y, x, index}), (lower::failure_report{1, 0}));
  EXPECT_THAT(y.data, testing::Each(0.0f));  // padding
}

template <class T>
program quotients() {
  return trace<out_arg<T, 1>, in_arg<T, 1>>([](block, out_tile<T, 1> y, in<T, 1> d) {
    auto const v = reshape(d.tiles(shape<1>).load(y.index(0)), shape<>);
    y.store(broadcast(tile<T>(T(100)) / v, shape<1>));
  });
}
TEST(run, divisors_are_checked) {
  auto const r = lowered(quotients<std::int32_t>());
  i32s y({2}), d({2});
  d.data = {7, 100};
  EXPECT_EQ(run(r, {2, 1, 1}, {y, d}).check, 0u);
  EXPECT_THAT(y.data, ElementsAre(14, 1));
  for (std::int32_t wrong : {0, -3, INT32_MIN}) {
    d.data = {7, wrong};
    EXPECT_EQ(run(r, {2, 1, 1}, {y, d}), (lower::failure_report{1, wrong}));
    EXPECT_EQ(y.data[0], 14);
  }
}
TEST(run, unsigned_divisors_are_positive_unless_zero) {
  auto const r = lowered(quotients<std::uint32_t>());
  array<std::uint32_t> y({2}), d({2});
  d.data = {7, 0x80000001u};
  EXPECT_EQ(run(r, {2, 1, 1}, {y, d}).check, 0u);
  EXPECT_THAT(y.data, ElementsAre(14u, 0u));
  d.data = {0, 1};
  EXPECT_EQ(run(r, {2, 1, 1}, {y, d}), (lower::failure_report{1, 0}));
}

TEST(run, linear_grid) {
  auto const linear = [](auto& s) { s.linear_grid = true; };
  auto const r = lowered(add_2d(), linear);
  array<float> x({20, 50}), y({20, 50}), z({20, 50});
  fill(x);
  fill(y, 4);
  run(r, {3 * 4, 1, 1}, {z, x, y});
  for (std::size_t i = 0; i < z.data.size(); ++i) ASSERT_EQ(z.data[i], x.data[i] + y.data[i]);
}
TEST(run, linear_grid_of_five_axes) {
  auto const p = trace<out_arg<float, 1, 2, 1, 2, 4>, in_arg<float, 5>>(
    [](block b, out_tile<float, 1, 2, 1, 2, 4> y, in<float, 5> x) {
      for (int a = 0; a < 5; ++a) b.require(x.extent(a) == y.extent(a));
      b.require(x.extent(3) == 5);
      y.store(x.load_like(y) * 2.0f);
    });
  EXPECT_THROW(lowered(p), tw::error) << "a grid has three axes";
  auto const r = lowered(p, [](auto& s) { s.linear_grid = true; });
  array<float> x({2, 3, 2, 5, 6}), y({2, 3, 2, 5, 6});
  fill(x);
  run(r, {2 * 2 * 2 * 3 * 2, 1, 1}, {y, x});
  for (std::size_t i = 0; i < y.data.size(); ++i) ASSERT_EQ(y.data[i], 2 * x.data[i]);
}

// Every load of the block's own tile sees the last store before it, wherever the two stand.
TEST(run, own_stores_are_seen) {
  auto const r = lowered(
    trace<out_arg<float, 4>, scalar_arg<std::int32_t>>([](block b, inout_tile<float, 4> y, scalar<std::int32_t> n) {
      y.store(y.load() + 1.0f);
      for (auto i : b.range(0, n)) {
        b.continue_if(i == 2);
        y.store(y.load() * 2.0f);
        b.if_(i == 3, [&] { y.store(y.load() + 0.5f); });
        b.break_if(i == 5);
      }
      y.store(y.load() - 1.0f);
    }));
  for (std::int32_t n : {0, 1, 3, 4, 6, 10}) {
    array<float> y({8}, 3);
    run(r, {2, 1, 1}, {y, n});
    float e = 4;
    for (int i = 0; i < n; ++i) {
      if (i == 2) continue;
      e *= 2;
      if (i == 3) e += 0.5f;
      if (i == 5) break;
    }
    EXPECT_THAT(y.data, testing::Each(e - 1)) << n;
  }
}

TEST(run, integer_reductions_start_from_the_right_value) {
  auto const p = trace<out_arg<std::int32_t, 4>, in_arg<std::int8_t, 2>, in_arg<std::uint8_t, 2>>(
    [](block b, out_tile<std::int32_t, 4> y, in<std::int8_t, 2> s, in<std::uint8_t, 2> u) {
      b.require(s.extent(1) == 4);
      b.require(u.extent(1) == 4);
      auto const a = s.tiles(shape<1, 4>).load(y.index(0), 0);
      auto const c = u.tiles(shape<1, 4>).load(y.index(0), 0);
      auto const one = [](auto const& t) { return reshape(cast<std::int32_t>(t), shape<>); };
      auto const k = b.iota<std::int32_t>(shape<4>);
      auto const low = select(k == 0, one(max(a, axis<1>)), one(min(a, axis<1>)));
      auto const high = select(k == 2, one(max(c, axis<1>)), one(min(c, axis<1>)));
      y.store(select(k < 2, low, high));
    });
  auto const r = lowered(p);
  i32s y({4});
  array<std::int8_t> s({1, 4});
  array<std::uint8_t> u({1, 4});
  s.data = {-128, -128, -128, -128};
  u.data = {255, 255, 255, 255};
  run(r, {1, 1, 1}, {y, s, u});
  EXPECT_THAT(y.data, ElementsAre(-128, -128, 255, 255));
  s.data = {127, 127, -1, 127};
  u.data = {0, 1, 200, 3};
  run(r, {1, 1, 1}, {y, s, u});
  EXPECT_THAT(y.data, ElementsAre(127, -1, 200, 0));
}

// Found by tests/random: the number of 32 bits stood for the one of 64 bits that it was extended to, whatever reads it.
TEST(run, extended_integers_keep_their_sign_bits_when_read_without_a_sign) {
  auto const r = lowered(trace<out_arg<double, 4>, scalar_arg<int>>([](block b, out_tile<double, 4> y, scalar<int> x) {
    auto const wide = cast<std::uint64_t>(cast<std::int64_t>(broadcast(x, shape<4>)));
    y.store(cast<double>(wide) + b.zeros<double>(shape<4>));
  }));
  array<double> y({4});
  run(r, {1, 1, 1}, {y, -3});
  EXPECT_THAT(y.data, testing::Each(0x1p64));
  run(r, {1, 1, 1}, {y, 7});
  EXPECT_THAT(y.data, testing::Each(7.0));
}

// Found by tests/random: the zero of `full` was no literal for conditions.
TEST(run, constant_conditions) {
  auto const r = lowered(trace<out_arg<int, 4>>([](block b, out_tile<int, 4> y) {
    auto const all = b.full<bool>(shape<4>, true), none = b.zeros<bool>(shape<4>);
    auto const one = b.full<int>(shape<4>, 1), two = b.full<int>(shape<4>, 2);
    y.store(select(all, one, two) + 10 * select(none, one, two));
  }));
  array<int> y({4});
  run(r, {1, 1, 1}, {y});
  EXPECT_THAT(y.data, testing::Each(21));
}

TEST(run, gathered_conditions) {
  auto const r = lowered(trace<out_arg<int, 4>, in_arg<bool, 1>, in_arg<int, 1>>(
    [](block, out_tile<int, 4> y, in<bool, 1> x, in<int, 1> ids) {
      auto const found = x.tiles(shape<4>).gather(axis<0>, ids.load_like(y), out_of_range::zero);
      y.store(select(found, 1, 2));
    }));
  array<std::uint8_t> x({3}, 1);
  i32s y({4}), ids({4});
  ids.data = {2, -1, 0, 3};
  run(r, {1, 1, 1}, {y, x, ids});
  EXPECT_THAT(y.data, ElementsAre(1, 2, 1, 2));
}

}  // namespace
