#include "demo/qwen3_layer.hpp"

#include <cmath>
#include <cstdio>
#include <cstring>

#include <tilewright/tensor/safetensors.hpp>

#include "demo/report.hpp"
#include "kernels/attention.hpp"
#include "kernels/convert.hpp"
#include "kernels/gemm.hpp"
#include "kernels/rms_norm.hpp"
#include "kernels/rotary.hpp"
#include "kernels/transpose.hpp"

namespace demo {
namespace {

using tw::bf16;
using tw::shape;

constexpr std::int64_t tokens = 7, hidden = 128, head = 32, query_heads = 8, key_heads = 2;
constexpr float epsilon = 1e-6f;
constexpr double theta = 10000;  // rope_theta of the model's config

// A weight of the file in the type that is computed with.
template <class T>
tw::tensor<T, 2> matrix(tw::safetensors const& model, std::string const& name) {
  auto w = model.load<bf16, 2>(name);
  if constexpr (std::same_as<T, bf16>) return w;
  else return examples::convert(tw::uninit<T, 2>({w.extent(0), w.extent(1)}).tiles(shape<16, 64>), w).sync();
}
template <class T>
tw::tensor<T, 1> vector(tw::safetensors const& model, std::string const& name) {
  auto w = model.load<bf16, 1>(name);
  std::int64_t const n = w.extent(0);
  if constexpr (std::same_as<T, bf16>) return w;
  else
    return examples::convert(tw::uninit<T, 2>({1, n}).tiles(shape<1, 64>), std::move(w).reshape(1, n))
      .sync()
      .reshape(n);
}

std::string const layer = "model.layers.0.self_attn.";

// x W^T: [tokens, in] to [tokens, out].
template <class T>
tw::tensor<T, 2> project(tw::safetensors const& model, tw::tensor<T, 2> const& x, char const* which) {
  auto const w = matrix<T>(model, layer + which + "_proj.weight");
  return examples::linear(tw::uninit<T, 2>({tokens, w.extent(0)}).tiles(shape<16, 64>), x, w, tw::value<64>).sync();
}

// The norm of each head: rows of one head.
template <class T>
tw::tensor<T, 2> head_norm(tw::safetensors const& model, tw::tensor<T, 2> x, char const* which) {
  auto const scale = vector<T>(model, layer + which + "_norm.weight");
  std::int64_t const norms = x.size() / head;
  auto const rows = std::move(x).reshape(norms, head);
  return examples::rms_norm(tw::uninit<T, 2>({rows.extent(0), head}).tiles(shape<8, 32>), rows, scale, epsilon).sync();
}

// Cosines and sines of the angles of all positions.
struct angles {
  tw::tensor<float, 2> cosine, sine;
};
angles make_angles() {
  std::vector<float> frequency(head / 2);
  for (std::size_t i = 0; i < frequency.size(); ++i)
    frequency[i] = static_cast<float>(std::pow(theta, -2.0 * static_cast<double>(i) / static_cast<double>(head)));
  auto const f = tw::tensor<float, 1>::from(frequency, {head / 2});
  auto const out = [] { return tw::uninit<float, 2>({tokens, head / 2}).tiles(shape<8, 16>); };
  auto [cosine, sine] = examples::rotary_table(out(), out(), f).sync();
  return {std::move(cosine), std::move(sine)};
}

// [tokens, heads, head], turned by the tokens' positions.
template <class T>
tw::tensor<T, 3> turned(tw::tensor<T, 2> x, angles const& a) {
  auto const heads = x.size() / (tokens * head);
  auto const y = std::move(x).reshape(tokens, heads, head);
  return examples::rotary(tw::uninit<T, 3>({tokens, heads, head}).tiles(shape<8, 2, 32>), y, a.cosine, a.sine).sync();
}
template <class T>
tw::tensor<T, 3> swapped(tw::tensor<T, 3> const& x) {
  return examples::swap_outer_axes(tw::uninit<T, 3>({x.extent(1), x.extent(0), head}).tiles(shape<8, 8, 32>), x).sync();
}

struct comparison {
  int wrong = 0;

  // f32: 1e-5 absolute. bf16: the error that the reference's own bf16 run has against f32 is the scale; another order
  // of rounding may give other low bits, so twice that is allowed.
  template <class T>
  void operator()(tw::safetensors const& golden, std::string const& name, tw::tensor<T, 2> const& ours) {
    bool const exact = std::same_as<T, float>;
    auto const load = [&](std::string const& key) {
      auto const* e = golden.find(key);
      auto const bytes = golden.bytes(*e);
      std::vector<float> v(bytes.size() / sizeof(float));
      std::memcpy(v.data(), bytes.data(), bytes.size());
      return v;
    };
    auto const f32 = load("f32.p2.layer0." + name), wanted = exact ? f32 : load("bf16.p2.layer0." + name);
    auto const values = tw::to_host(ours);
    double const error = largest_error(std::span<T const>(values), std::span<float const>(wanted));
    double const allowed = exact ? 1e-5
                                 : 2 * largest_error(std::span<float const>(wanted), std::span<float const>(f32));
    bool const good = error <= allowed;
    wrong += good ? 0 : 1;
    std::printf("  %-4s %-11s largest error %.2e, allowed %.2e  %s\n", exact ? "f32" : "bf16", name.c_str(), error,
                allowed, good ? "ok" : "WRONG");
  }
};

template <class T>
int check(tw::safetensors const& model, tw::safetensors const& golden) {
  comparison compare;
  char const* const type = std::same_as<T, float> ? "f32" : "bf16";
  auto const embedded = golden.load<float, 2>(std::string(type) + ".p2.hidden.0");
  auto const x = examples::convert(tw::uninit<T, 2>({tokens, hidden}).tiles(shape<8, 128>), embedded).sync();
  auto const weight = vector<T>(model, "model.layers.0.input_layernorm.weight");
  auto const normal = examples::rms_norm(tw::uninit<T, 2>({tokens, hidden}).tiles(shape<4, 128>), x, weight, epsilon)
                        .sync();
  compare(golden, "input_norm", normal);
  auto q = head_norm<T>(model, project<T>(model, normal, "q"), "q");
  auto k = head_norm<T>(model, project<T>(model, normal, "k"), "k");
  compare(golden, "q_norm", q);
  compare(golden, "k_norm", k);

  auto const a = make_angles();
  auto const queries = swapped(turned<T>(std::move(q), a)), keys = swapped(turned<T>(std::move(k), a)),
             values = swapped(project<T>(model, normal, "v").reshape(tokens, key_heads, head));
  auto const mixed = examples::attention(tw::uninit<T, 3>({query_heads, tokens, head}).tiles(shape<1, 16, 32>), queries,
                                         keys, values, 1 / std::sqrt(static_cast<float>(head)),
                                         static_cast<int>(query_heads / key_heads), tw::value<16>, tw::value<true>)
                       .sync();
  compare(golden, "attn_out", project<T>(model, swapped(mixed).reshape(tokens, query_heads * head), "o"));
  return compare.wrong;
}

}  // namespace

int check_qwen3_layer(std::string const& folder) {
  auto const model = tw::safetensors::open(folder + "/model.safetensors");
  auto const golden = tw::safetensors::open(folder + "/goldens.safetensors");
  return check<float>(model, golden) + check<bf16>(model, golden);
}

}  // namespace demo
