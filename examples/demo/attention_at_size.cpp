#include "demo/attention_at_size.hpp"

#include "demo/data.hpp"
#include "kernels/attention.hpp"
#include "kernels/decode_attention.hpp"
#include "kernels/rotary.hpp"

namespace demo {
namespace {

using tw::bf16;
using tw::shape;

std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

// softmax(q k^T / sqrt(depth)) v for one query, in double.
void attend(bf16 const* q, bf16 const* k, bf16 const* v, std::int64_t keys, std::int64_t depth,
            std::vector<double>& mean) {
  std::vector<double> score(at(keys));
  double most = -std::numeric_limits<double>::infinity(), sum = 0;
  for (std::int64_t j = 0; j < keys; ++j) {
    double s = 0;
    for (std::int64_t d = 0; d < depth; ++d) s += static_cast<double>(q[d]) * static_cast<double>(k[j * depth + d]);
    score[at(j)] = s / std::sqrt(static_cast<double>(depth));
    most = std::max(most, score[at(j)]);
  }
  mean.assign(at(depth), 0.0);
  for (std::int64_t j = 0; j < keys; ++j) {
    double const w = std::exp(score[at(j)] - most);
    sum += w;
    for (std::int64_t d = 0; d < depth; ++d) mean[at(d)] += w * static_cast<double>(v[j * depth + d]);
  }
  for (double& x : mean) x /= sum;
}
double farther(double worst, bf16 got, double exact) { return larger_error(worst, static_cast<double>(got), exact); }

// Two query heads share a key head. Oracle: one row in 61 of every head.
template <bool Causal>
row attention_row(std::int64_t heads, std::int64_t tokens) {
  constexpr std::int64_t depth = 64;
  std::int64_t const each = tokens * depth;
  auto const hq = random_values<bf16>(heads * each, 8), hk = random_values<bf16>(heads / 2 * each, 9),
             hv = random_values<bf16>(heads / 2 * each, 10);
  auto const q = tw::tensor<bf16, 3>::from(hq, {heads, tokens, depth}),
             k = tw::tensor<bf16, 3>::from(hk, {heads / 2, tokens, depth}),
             v = tw::tensor<bf16, 3>::from(hv, {heads / 2, tokens, depth});
  auto const call = [&] {
    return examples::attention
      .with({.occupancy = 2})(
        tw::uninit<bf16, 3>({heads, tokens, depth}).tiles(shape<1, 64, depth>).ordered(tw::reversed<1>), q, k, v,
        1 / std::sqrt(static_cast<float>(depth)), 2, tw::value<128>, tw::value<Causal>)
      .sync();
  };
  auto const got = tw::to_host(call());
  double worst = 0;
  std::vector<double> exact;
  for (std::int64_t h = 0; h < heads; ++h)
    for (std::int64_t i = h; i < tokens; i += 61) {
      attend(&hq[at(h * each + i * depth)], &hk[at(h / 2 * each)], &hv[at(h / 2 * each)], Causal ? i + 1 : tokens,
             depth, exact);
      for (std::int64_t d = 0; d < depth; ++d) worst = farther(worst, got[at(h * each + i * depth + d)], exact[at(d)]);
    }
  double const s = best_time(call);
  double const flops = (Causal ? 2 : 4) * static_cast<double>(heads * each) * static_cast<double>(tokens);
  return {"attention", (Causal ? "bf16 causal " : "bf16 ") + by(heads, tokens) + " x " + std::to_string(depth),
          s,           flops * 1e-9 / s,
          "GFLOP/s",   worst,
          0.03};  // values up to 4: half a unit in the last place is 0.008
}

row decode_row(std::int64_t key_heads, std::int64_t keys) {
  constexpr std::int64_t depth = 128, group = 4, parts = 8;
  std::int64_t const each = keys * depth;
  auto const hq = random_values<bf16>(key_heads * group * depth, 11), hk = random_values<bf16>(key_heads * each, 12),
             hv = random_values<bf16>(key_heads * each, 13);
  auto const q = tw::tensor<bf16, 3>::from(hq, {key_heads, group, depth}),
             k = tw::tensor<bf16, 3>::from(hk, {key_heads, keys, depth}),
             v = tw::tensor<bf16, 3>::from(hv, {key_heads, keys, depth});
  auto const call = [&] {
    auto [part, weight] = examples::decode_attention(
                            tw::uninit<float, 4>({key_heads, parts, group, depth}).tiles(shape<1, 1, 4, depth>),
                            tw::uninit<float, 4>({key_heads, parts, group, 1}).tiles(shape<1, 1, 4, 1>), q, k, v,
                            1 / std::sqrt(static_cast<float>(depth)), static_cast<int>(keys), tw::value<64>)
                            .sync();
    return examples::combine_attention(tw::uninit<bf16, 3>({key_heads, group, depth}).tiles(shape<1, 4, depth>), part,
                                       weight, tw::value<8>)
      .sync();
  };
  auto const got = tw::to_host(call());
  double worst = 0;
  std::vector<double> exact;
  for (std::int64_t h = 0; h < key_heads; ++h)
    for (std::int64_t g = 0; g < group; ++g) {
      std::int64_t const from = (h * group + g) * depth;
      attend(&hq[at(from)], &hk[at(h * each)], &hv[at(h * each)], keys, depth, exact);
      for (std::int64_t d = 0; d < depth; ++d) worst = farther(worst, got[at(from + d)], exact[at(d)]);
    }
  double const s = best_time(call);
  return {"decode_attention",
          "bf16 " + by(key_heads * group, keys) + " x " + std::to_string(depth),
          s,
          4e-9 * static_cast<double>(key_heads * each) / s,
          "GB/s",
          worst,
          2e-3};
}

row rotary_row(std::int64_t tokens, std::int64_t heads) {
  constexpr std::int64_t depth = 128, half = depth / 2;
  auto const hx = random_values<bf16>(tokens * heads * depth, 14);
  std::vector<float> frequency(at(half));
  for (std::size_t i = 0; i < frequency.size(); ++i)
    frequency[i] = static_cast<float>(std::pow(1e6, -static_cast<double>(i) / static_cast<double>(half)));
  auto const f = tw::tensor<float, 1>::from(frequency, {half});
  auto const x = tw::tensor<bf16, 3>::from(hx, {tokens, heads, depth});
  auto const table = [&] { return tw::uninit<float, 2>({tokens, half}).tiles(shape<16, half>); };
  auto const angles = examples::rotary_table(table(), table(), f).sync();
  auto const call = [&] {
    return examples::rotary(tw::uninit<bf16, 3>({tokens, heads, depth}).tiles(shape<1, 8, depth>), x,
                            std::get<0>(angles), std::get<1>(angles))
      .sync();
  };
  auto const got = tw::to_host(call());
  double worst = 0;
  for (std::int64_t t = 0; t < tokens; t += 7)
    for (std::int64_t i = 0; i < half; ++i) {
      double const angle = static_cast<double>(t) * static_cast<double>(frequency[at(i)]);
      double const c = std::cos(angle), s = std::sin(angle);
      for (std::int64_t h = 0; h < heads; ++h) {
        std::size_t const low = at((t * heads + h) * depth + i), high = low + at(half);
        auto const a = static_cast<double>(hx[low]), b = static_cast<double>(hx[high]);
        worst = farther(farther(worst, got[low], a * c - b * s), got[high], b * c + a * s);
      }
    }
  double const s = best_time(call);
  return {"rotary", "bf16 " + by(tokens, heads) + " x " + std::to_string(depth),
          s,        4e-9 * static_cast<double>(tokens * heads * depth) / s,
          "GB/s",   worst,
          0.02};  // values up to 6
}

}  // namespace

std::vector<row> run_attention() {
  return {attention_row<true>(8, 1024), attention_row<false>(4, 1000), decode_row(8, 4096), rotary_row(1024, 16)};
}

}  // namespace demo
