#include "demo/qwen3_layer.hpp"

#include <cstdio>
#include <cstring>

#include <tilewright/tensor/safetensors.hpp>

#include "demo/report.hpp"
#include "kernels/convert.hpp"
#include "kernels/gemm.hpp"
#include "kernels/rms_norm.hpp"

namespace demo {
namespace {

using tw::bf16;
using tw::shape;

constexpr std::int64_t tokens = 7, hidden = 128, head = 32, query_heads = 8, key_heads = 2;
constexpr float epsilon = 1e-6f;

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

// x W^T, then the norm of each head: [tokens, heads * head] as rows of one head.
template <class T>
tw::tensor<T, 2> project(tw::safetensors const& model, tw::tensor<T, 2> const& x, char const* which,
                         std::int64_t heads) {
  std::string const layer = "model.layers.0.self_attn.";
  auto const w = matrix<T>(model, layer + which + "_proj.weight");
  auto const scale = vector<T>(model, layer + which + "_norm.weight");
  auto y = examples::linear(tw::uninit<T, 2>({tokens, heads * head}).tiles(shape<16, 64>), x, w, tw::value<64>).sync();
  auto const rows = std::move(y).reshape(tokens * heads, head);
  return examples::rms_norm(tw::uninit<T, 2>({tokens * heads, head}).tiles(shape<8, 32>), rows, scale, epsilon).sync();
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
  compare(golden, "q_norm", project<T>(model, normal, "q", query_heads));
  compare(golden, "k_norm", project<T>(model, normal, "k", key_heads));
  return compare.wrong;
}

}  // namespace

int check_qwen3_layer(std::string const& folder) {
  auto const model = tw::safetensors::open(folder + "/model.safetensors");
  auto const golden = tw::safetensors::open(folder + "/goldens.safetensors");
  return check<float>(model, golden) + check<bf16>(model, golden);
}

}  // namespace demo
