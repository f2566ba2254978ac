// The example kernels on both devices, with the tiles and hints that suit GPUs: moves are equal, sums lie within what their
// rounding may do. That the CPU is right is shown in tests/examples.
#include <cstdio>

#include "gpu/compare.hpp"
#include "kernels/attention.hpp"
#include "kernels/decode_attention.hpp"
#include "kernels/gemm.hpp"
#include "kernels/layer_norm.hpp"
#include "kernels/rotary.hpp"
#include "kernels/silu_mul.hpp"
#include "kernels/transpose.hpp"

namespace {

using namespace gpu_test;
using tw::value;

// `step`: of the element type, relative; `slack`: what sums that differ in their last bits may add, absolute.
template <class T>
inline constexpr double step = 0x1p-22;
template <>
inline constexpr double step<bf16> = 0x1p-7;
template <>
inline constexpr double step<f16> = 0x1p-10;

template <class T>
void expect_close(std::vector<T> const& a, std::vector<T> const& b, double slack, char const* what) {
  if (preparing()) return;
  ASSERT_EQ(a.size(), b.size());
  ASSERT_FALSE(a.empty());
  double worst = 0, largest = 0;
  int wrong = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    double const x = static_cast<double>(a[i]), y = static_cast<double>(b[i]), d = std::abs(x - y);
    worst = std::max(worst, d);
    largest = std::max(largest, std::abs(x));
    if (!(d <= slack + step<T> * std::abs(x)) && wrong++ < 5)
      ADD_FAILURE() << what << " element " << i << ": CPU " << x << ", GPU " << y;
  }
  EXPECT_GT(largest, 1e-3) << what << ": nothing was computed";
  std::printf("  %-40s largest difference %.2e\n", what, worst);
}

// Runs a call on both devices: f(device) gives the result on the host.
template <class F>
void both(double slack, char const* what, F&& f) {
  auto const a = f(tw::device::cpu());
  auto const b = f(gpu());
  expect_close(a, b, slack, what);
}
template <class T, int R>
tw::tensor<T, R> normal(tw::extents<R> const& e, unsigned seed, tw::device d) {
  std::size_t n = 1;
  for (auto x : e) n *= static_cast<std::size_t>(x);
  return tw::tensor<T, R>::from(ordinary<T>(n, seed), e, d);
}

template <class T, int M, int D, int N, bool Causal>
void attention(char const* what, std::int64_t heads, std::int64_t rows, std::int64_t keys, int group) {
  both(4 * step<T>, what, [&](tw::device d) {
    auto const q = normal<T, 3>({{heads, rows, D}}, 21, d), k = normal<T, 3>({{heads / group, keys, D}}, 22, d),
               v = normal<T, 3>({{heads / group, keys, D}}, 23, d);
    return tw::to_host(
      examples::attention
        .with({.occupancy = 2})(
          tw::uninit<T, 3>({{heads, rows, D}}, d).template tiles<1, M, D>(shape<1, M, D>).ordered(tw::reversed<1>), q,
          k, v, 1 / std::sqrt(static_cast<float>(D)), group, value<N>, value<Causal>)
        .sync());
  });
}
TEST(examples, attention) {
  attention<bf16, 64, 128, 128, true>("bf16, 128, causal", 8, 512, 512, 4);
  attention<bf16, 64, 128, 128, true>("bf16, 128, causal, ragged", 4, 333, 400, 2);
  attention<bf16, 64, 128, 128, false>("bf16, 128", 4, 256, 512, 1);
  attention<bf16, 64, 128, 128, false>("bf16, 128, ragged", 2, 77, 333, 1);
  attention<bf16, 128, 64, 64, true>("bf16, 64, causal", 4, 500, 500, 2);
  attention<f16, 64, 64, 128, true>("f16, 64, causal", 4, 256, 256, 2);
  attention<float, 32, 64, 32, true>("f32, 64, causal, ragged", 4, 100, 131, 4);
}
template <class T, int D>
void decode(char const* what, std::int64_t kv, int length, std::int64_t parts) {
  both(2 * step<T>, what, [&](tw::device d) {
    auto const q = normal<T, 3>({{kv, 4, D}}, 24, d), k = normal<T, 3>({{kv, 2048, D}}, 25, d),
               v = normal<T, 3>({{kv, 2048, D}}, 26, d);
    auto [part, weight] = examples::decode_attention(
                            tw::uninit<float, 4>({{kv, parts, 4, D}}, d).template tiles<1, 1, 8, D>(shape<1, 1, 8, D>),
                            tw::uninit<float, 4>({{kv, parts, 4, 1}}, d).tiles(shape<1, 1, 8, 1>), q, k, v,
                            1 / std::sqrt(static_cast<float>(D)), length, value<64>)
                            .sync();
    return tw::to_host(
      examples::combine_attention(tw::uninit<T, 3>({{kv, 4, D}}, d).template tiles<1, 4, D>(shape<1, 4, D>), part,
                                  weight, value<16>)
        .sync());
  });
}
TEST(examples, decode_attention) {
  decode<bf16, 128>("bf16, 2048 keys", 8, 2048, 16);
  decode<bf16, 128>("bf16, one key", 2, 1, 3);
  decode<f16, 64>("f16, 777 keys", 2, 777, 5);
  decode<float, 64>("f32, 100 keys", 2, 100, 16);
}

template <class T>
void rows(char const* what) {
  both(4 * step<T>, what, [](tw::device d) {
    auto const x = normal<T, 2>({{67, 1000}}, 27, d);
    auto const w = normal<T, 1>({{1000}}, 28, d), bias = normal<T, 1>({{1000}}, 29, d);
    return tw::to_host(
      examples::layer_norm(tw::uninit<T, 2>({{67, 1000}}, d).tiles(shape<2, 1024>), x, w, bias, 1e-5f).sync());
  });
  both(0x1p-20, what, [](tw::device d) {
    auto const g = normal<T, 2>({{67, 1000}}, 30, d), u = normal<T, 2>({{67, 1000}}, 31, d);
    return tw::to_host(examples::silu_mul(tw::uninit<T, 2>({{67, 1000}}, d).tiles(shape<1, 1024>), g, u).sync());
  });
}
TEST(examples, layer_norm_and_silu_mul) {
  rows<float>("f32");
  rows<bf16>("bf16");
  rows<f16>("f16");
}

TEST(examples, rotary) {
  both(0x1p-18, "bf16", [](tw::device d) {
    std::vector<float> frequency;
    for (int i = 0; i < 64; ++i) frequency.push_back(std::pow(1e6f, -static_cast<float>(i) / 64));
    auto const f = tw::tensor<float, 1>::from(frequency, {{64}}, d);
    auto const table = [&] { return tw::uninit<float, 2>({{1000, 64}}, d).tiles(shape<16, 64>); };
    auto const [cosine, sine] = examples::rotary_table(table(), table(), f).sync();
    auto const x = normal<bf16, 3>({{999, 6, 128}}, 32, d);
    return tw::to_host(
      examples::rotary(tw::uninit<bf16, 3>({{999, 6, 128}}, d).tiles(shape<1, 8, 128>), x, cosine, sine).sync());
  });
}

TEST(examples, moves_are_the_same) {
  auto const turned = [](tw::device d) {
    auto const x = normal<bf16, 2>({{333, 200}}, 33, d);
    return tw::to_host(examples::transpose(tw::uninit<bf16, 2>({{200, 333}}, d).tiles(shape<64, 64>), x).sync());
  };
  expect_equal_bits(turned(tw::device::cpu()), turned(gpu()), "transpose");
  auto const swapped = [](tw::device d) {
    auto const x = normal<float, 3>({{37, 5, 64}}, 34, d);
    return tw::to_host(
      examples::swap_outer_axes(tw::uninit<float, 3>({{5, 37, 64}}, d).tiles(shape<4, 16, 64>), x).sync());
  };
  expect_equal_bits(swapped(tw::device::cpu()), swapped(gpu()), "swap_outer_axes");
}

// Sums of 200 products of numbers near 1: 200 roundings of a sum below 200, and the last one to T.
template <class T, bool Tx, bool Tw>
void transposed(char const* what) {
  both(200 * 200 * 0x1p-24, what, [](tw::device d) {
    auto const x = normal<T, 2>(Tx ? tw::extents<2>{{200, 130}} : tw::extents<2>{{130, 200}}, 35, d);
    auto const w = normal<T, 2>(Tw ? tw::extents<2>{{70, 200}} : tw::extents<2>{{200, 70}}, 36, d);
    return tw::to_host(examples::gemm_transposed(tw::uninit<T, 2>({{130, 70}}, d).tiles(shape<64, 64>), x, w, value<32>,
                                                 value<Tx>, value<Tw>)
                         .sync());
  });
}
TEST(examples, products) {
  transposed<bf16, false, false>("bf16 x w");
  transposed<bf16, true, false>("bf16 x' w");
  transposed<bf16, false, true>("bf16 x w'");
  transposed<bf16, true, true>("bf16 x' w'");
  transposed<f16, true, true>("f16 x' w'");
  transposed<float, true, false>("f32 x' w");
  both(200 * 200 * 0x1p-24, "bf16, batched", [](tw::device d) {
    auto const x = normal<bf16, 3>({{5, 130, 200}}, 37, d), w = normal<bf16, 3>({{5, 200, 70}}, 38, d);
    return tw::to_host(
      examples::gemm_batched(tw::uninit<bf16, 3>({{5, 130, 70}}, d).tiles(shape<1, 64, 64>), x, w, value<64>).sync());
  });
  both(200 * 130 * 0x1p-14, "e4m3 to bf16", [](tw::device d) {  // Hopper keeps 14 bits of sums of 8-bit floats
    auto const x = normal<tw::e4m3, 2>({{130, 200}}, 39, d), w = normal<tw::e4m3, 2>({{200, 70}}, 40, d);
    return tw::to_host(
      examples::gemm(tw::uninit<bf16, 2>({{130, 70}}, d).tiles(shape<64, 64>), x, w, value<64>).sync());
  });
}

}  // namespace
