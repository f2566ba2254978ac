// attention, decode_attention and combine_attention against softmax(scale q k^T) v in double. The bounds follow from
// docs/semantics.md: what the rounding of scores, weights and sums can do to a weighted mean.
#include "kernels/attention.hpp"

#include <cmath>

#include "examples/kit.hpp"
#include "kernels/decode_attention.hpp"

namespace {

using namespace examples::test;
using tw::bf16;
using tw::f16;
using tw::shape;
using tw::value;

constexpr double u = half_ulp<float>;

// One row of attention: query q [D] against the first `seen` of the keys, in double.
template <class T>
struct exact_row {
  std::vector<double> mean, size;  // the weighted mean of the values, and of their absolute values
  double relative = 0;             // error of a weight, as part of it
  double absolute = 0;             // error that does not shrink with the weight: of those too small for T

  exact_row(T const* q, T const* k, T const* v, std::int64_t seen, std::int64_t depth, double scale, std::int64_t tiles)
      : mean(static_cast<std::size_t>(depth)), size(mean.size()) {
    std::vector<double> score(static_cast<std::size_t>(seen));
    double most = -INFINITY, least = INFINITY, error = 0, largest_value = 0;
    for (std::int64_t j = 0; j < seen; ++j) {
      double s = 0, sizes = 0;
      for (std::int64_t d = 0; d < depth; ++d) {
        double const p = wide(q[d]) * wide(k[j * depth + d]);
        s += p;
        sizes += std::abs(p);
        largest_value = std::max(largest_value, std::abs(wide(v[j * depth + d])));
      }
      score[static_cast<std::size_t>(j)] = s * scale;
      most = std::max(most, s * scale);
      least = std::min(least, s * scale);
      error = std::max(error, static_cast<double>(depth) * 2 * u * sizes * scale);
    }
    double sum = 0;
    for (std::int64_t j = 0; j < seen; ++j) {
      double const w = std::exp(score[static_cast<std::size_t>(j)] - most);
      sum += w;
      for (std::size_t d = 0; d < mean.size(); ++d) {
        double const x = w * wide(v[static_cast<std::size_t>(j * depth) + d]);
        mean[d] += x;
        size[d] += std::abs(x);
      }
    }
    for (std::size_t d = 0; d < mean.size(); ++d) mean[d] /= sum, size[d] /= sum;
    // Of the exponent: the score's own error, and three roundings of numbers as large as it; then exp2, and one more exp2
    // and product for each tile that comes later.
    double const exponent = 2 * error + 4 * u * (std::abs(most) + std::abs(least));
    auto const n = static_cast<double>(seen);
    relative = 2 * (exponent + 10 * u * static_cast<double>(tiles + 1)) + 2 * n * u +
               (std::same_as<T, float> ? 0 : half_ulp<T>);
    absolute = n * (half_least<T> + 0x1p-126) * largest_value;
  }
  double bound(std::size_t d) const {
    double const inside = 1.05 * (size[d] * relative + absolute) + 2 * u * std::abs(mean[d]);
    return inside + (std::same_as<T, float> ? 0 : half_ulp<T> * (std::abs(mean[d]) + inside)) + half_least<T>;
  }
};

struct problem {
  std::int64_t rows, keys;
  std::int64_t heads = 4;
  int group = 2;
};

template <class T, int M, int D, int N, bool Causal>
void attention_of(problem p, std::mt19937& engine, float spread = 1) {
  SCOPED_TRACE("rows, keys, heads, group = " + std::to_string(p.rows) + ", " + std::to_string(p.keys) + ", " +
               std::to_string(p.heads) + ", " + std::to_string(p.group));
  std::int64_t const kv = (p.heads + p.group - 1) / p.group;
  auto const q = normal_values<T>(p.heads * p.rows * D, engine, spread), k = normal_values<T>(kv * p.keys * D, engine),
             v = normal_values<T>(kv * p.keys * D, engine);
  float const scale = 1 / std::sqrt(static_cast<float>(D));
  auto const tq = tw::tensor<T, 3>::from(q, {p.heads, p.rows, D}), tk = tw::tensor<T, 3>::from(k, {kv, p.keys, D}),
             tv = tw::tensor<T, 3>::from(v, {kv, p.keys, D});
  auto const o = tw::to_host(
    examples::attention(tw::uninit<T, 3>({p.heads, p.rows, D}).template tiles<1, M, D>(shape<1, M, D>), tq, tk, tv,
                        scale, p.group, value<N>, value<Causal>)
      .sync());
  ASSERT_EQ(o.size(), q.size());
  for (std::int64_t h = 0; h < p.heads; ++h)
    for (std::int64_t i = 0; i < p.rows; ++i) {
      std::int64_t const at = (h * p.rows + i) * D, from = h / p.group * p.keys * D;
      std::int64_t const seen = Causal ? i + 1 + p.keys - p.rows : p.keys;
      exact_row<T> const exact(q.data() + at, k.data() + from, v.data() + from, seen, D, wide(scale), seen / N + 1);
      for (std::size_t d = 0; d < D; ++d)
        ASSERT_TRUE(
          near(o[static_cast<std::size_t>(at) + d], exact.mean[d], exact.bound(d), i, static_cast<std::int64_t>(d)))
          << "head " << h;
    }
}

constexpr std::int64_t lengths[] = {1, 2, 15, 16, 17, 31, 32, 33, 64, 65, 100};

TEST(attention, full_for_all_pairs_of_lengths) {
  std::mt19937 engine(1);
  for (auto rows : lengths)
    for (auto keys : lengths) attention_of<float, 16, 32, 32, false>({rows, keys}, engine);
}
TEST(attention, causal_for_all_pairs_of_lengths) {
  std::mt19937 engine(2);
  for (auto rows : lengths)
    for (auto keys : lengths)
      if (rows <= keys) attention_of<float, 16, 32, 32, true>({rows, keys}, engine);
}
TEST(attention, tiles_of_queries_longer_than_tiles_of_keys) {
  std::mt19937 engine(3);
  for (auto n : lengths) {
    attention_of<float, 64, 16, 16, true>({n, n}, engine);
    attention_of<float, 64, 16, 16, true>({n, n + 40}, engine);
    attention_of<float, 64, 16, 16, false>({n, n}, engine);
  }
}
TEST(attention, groups_of_every_size) {
  std::mt19937 engine(4);
  for (auto [heads, group] : {std::pair<std::int64_t, int>{1, 1}, {1, 8}, {3, 1}, {6, 3}, {7, 3}, {8, 8}})
    attention_of<float, 16, 16, 16, true>({20, 37, heads, group}, engine);
}
TEST(attention, f16) {
  std::mt19937 engine(5);
  for (auto n : lengths) {
    attention_of<f16, 16, 64, 32, true>({n, n + 3}, engine);
    attention_of<f16, 32, 16, 64, false>({n, 101 - n}, engine);
  }
}
TEST(attention, bf16_with_the_tiles_of_gpus) {
  std::mt19937 engine(6);
  for (auto n : {1, 63, 128, 200, 257}) {
    attention_of<bf16, 64, 128, 128, true>({n, n, 2, 2}, engine);
    attention_of<bf16, 64, 128, 128, false>({n, n, 2, 1}, engine);
    attention_of<bf16, 64, 64, 128, true>({n, n, 2, 2}, engine);
  }
}
// The order of the blocks changes no bit.
TEST(attention, with_the_last_rows_first) {
  std::mt19937 engine(12);
  auto const x = normal_values<float>(3 * 70 * 32, engine);
  auto const t = tw::tensor<float, 3>::from(x, {3, 70, 32});
  auto const cut = [] { return tw::uninit<float, 3>({3, 70, 32}).tiles(shape<1, 16, 32>); };
  auto const plain = examples::attention(cut(), t, t, t, 0.2f, 1, value<32>, value<true>).sync();
  auto const ordered = examples::attention(cut().ordered(tw::reversed<1>), t, t, t, 0.2f, 1, value<32>, value<true>)
                         .sync();
  EXPECT_EQ(tw::to_host(ordered), tw::to_host(plain));
}
// Scores of a thousand: all weight is on one key, and nothing overflows.
TEST(attention, sharp_softmax) {
  std::mt19937 engine(7);
  attention_of<float, 16, 32, 32, true>({70, 70}, engine, 1000);
  attention_of<float, 16, 32, 32, false>({33, 65}, engine, 1000);
}
TEST(attention, nothing_to_ask) {
  auto const kv = tw::zeros<float, 3>({{2, 5, 16}}).sync();
  auto const q = tw::zeros<float, 3>({{4, 0, 16}}).sync();
  auto const o = examples::attention(tw::uninit<float, 3>({4, 0, 16}).tiles(shape<1, 16, 16>), q, kv, kv, 1.0f, 2,
                                     value<16>, value<false>)
                   .sync();
  EXPECT_EQ(o.size(), 0);
}
// Later keys and values may be anything, even NaN: a causal row does not see them.
TEST(attention, the_future_does_not_matter) {
  std::mt19937 engine(8);
  std::int64_t const n = 40;
  auto const q = normal_values<float>(n * 16, engine);
  auto k = normal_values<float>(n * 16, engine), v = normal_values<float>(n * 16, engine);
  auto const call = [&] {
    auto const tq = tw::tensor<float, 3>::from(q, {1, n, 16}), tk = tw::tensor<float, 3>::from(k, {1, n, 16}),
               tv = tw::tensor<float, 3>::from(v, {1, n, 16});
    return tw::to_host(examples::attention(tw::uninit<float, 3>({1, n, 16}).tiles(shape<1, 16, 16>), tq, tk, tv, 0.25f,
                                           1, value<16>, value<true>)
                         .sync());
  };
  auto const before = call();
  for (std::size_t i = 20 * 16; i < k.size(); ++i) k[i] = 3e38f, v[i] = -7;
  auto const after = call();
  for (std::size_t i = 0; i < 20 * 16; ++i) ASSERT_EQ(before[i], after[i]) << i;
}

// ---- one new token

template <class T, int G, int D, int N>
void decode_of(std::int64_t kv, std::int64_t group, std::int64_t capacity, int length, std::int64_t parts,
               std::mt19937& engine) {
  SCOPED_TRACE("group, capacity, length, parts = " + std::to_string(group) + ", " + std::to_string(capacity) + ", " +
               std::to_string(length) + ", " + std::to_string(parts));
  auto const q = normal_values<T>(kv * group * D, engine);
  auto k = normal_values<T>(kv * capacity * D, engine), v = normal_values<T>(kv * capacity * D, engine);
  for (std::int64_t h = 0; h < kv; ++h)  // what lies beyond the length is old: it must not count
    for (std::int64_t i = (h * capacity + length) * D; i < (h + 1) * capacity * D; ++i)
      k[static_cast<std::size_t>(i)] = T(100.0f), v[static_cast<std::size_t>(i)] = T(1000.0f);
  float const scale = 1 / std::sqrt(static_cast<float>(D));
  auto const tq = tw::tensor<T, 3>::from(q, {kv, group, D}), tk = tw::tensor<T, 3>::from(k, {kv, capacity, D}),
             tv = tw::tensor<T, 3>::from(v, {kv, capacity, D});
  auto [part, weight] = examples::decode_attention(
                          tw::uninit<float, 4>({kv, parts, group, D}).template tiles<1, 1, G, D>(shape<1, 1, G, D>),
                          tw::uninit<float, 4>({kv, parts, group, 1}).template tiles<1, 1, G, 1>(shape<1, 1, G, 1>), tq,
                          tk, tv, scale, length, value<N>)
                          .sync();
  auto const o = tw::to_host(
    examples::combine_attention(tw::uninit<T, 3>({kv, group, D}).template tiles<1, 1, 16>(shape<1, 1, 16>), part,
                                weight, value<16>)
      .sync());
  ASSERT_EQ(o.size(), q.size());
  for (std::int64_t h = 0; h < kv; ++h)
    for (std::int64_t g = 0; g < group; ++g) {
      std::int64_t const at = (h * group + g) * D, from = h * capacity * D;
      exact_row<T> const exact(q.data() + at, k.data() + from, v.data() + from, length, D, wide(scale),
                               length / N + 1 + parts);
      for (std::size_t d = 0; d < D; ++d)
        ASSERT_TRUE(near(o[static_cast<std::size_t>(at) + d], exact.mean[d], exact.bound(d), h * group + g,
                         static_cast<std::int64_t>(d)));
    }
}

TEST(decode_attention, every_length_and_number_of_parts) {
  std::mt19937 engine(9);
  for (int length : {1, 15, 16, 17, 63, 64, 65, 100})
    for (std::int64_t parts : {1, 2, 3, 7, 16}) decode_of<float, 4, 32, 16>(2, 4, 100, length, parts, engine);
}
TEST(decode_attention, groups_that_do_not_fill_the_tile_or_need_two) {
  std::mt19937 engine(10);
  for (std::int64_t group : {1, 2, 3, 5, 8, 9}) decode_of<float, 8, 16, 32>(3, group, 70, 69, 4, engine);
}
TEST(decode_attention, f16_and_bf16) {
  std::mt19937 engine(11);
  for (int length : {1, 128, 300}) {
    decode_of<f16, 16, 64, 64>(2, 4, 300, length, 5, engine);
    decode_of<bf16, 8, 128, 128>(2, 8, 512, length, 3, engine);
  }
}

}  // namespace
