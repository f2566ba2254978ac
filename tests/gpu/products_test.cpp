// Matrix products of many sizes and of every pair of types: within the written bound of the exact sums, on the device of
// the test. Sizes of M, N and K meet pairwise.
#include <cstdio>

#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

constexpr auto sized_product = tw::kernel<"sized_product">(
  []<class A, class B, class C, int M, int N, int K>(tw::block b, tw::out_tile<C, M, N> c, tw::in<A, 2> x,
                                                     tw::in<B, 2> y, tw::constant<K>) {
    b.require(x.extent(1) == K);
    b.require(y.extent(0) == K);
    auto const left = x.tiles(tw::shape<M, K>).load(0, 0);
    auto const right = y.tiles(tw::shape<K, N>).load(0, 0);
    c.store(tw::mma(left, right, b.full<C>(tw::shape<M, N>, 1)));
  });

tw::device device() {
  char const* const wanted = std::getenv("TW_DEVICE");
  return wanted != nullptr && std::string(wanted) == "cpu" ? tw::device::cpu() : gpu();
}

template <class T>
std::vector<T> operands(std::size_t n, unsigned seed) {
  if constexpr (std::integral<T>) {
    std::mt19937 engine(seed);
    std::vector<T> v(n);
    for (T& x : v) x = static_cast<T>(engine());
    return v;
  } else {
    return ordinary<T>(n, seed);
  }
}
template <class T>
double number(T x) {
  if constexpr (std::is_arithmetic_v<T>) return static_cast<double>(x);
  else return static_cast<double>(static_cast<float>(x));
}

// `unit`: what one product may add to the error, relative to the sum of absolute products; 0: exact.
template <class A, class B, class C, int M, int N, int K>
void product(double unit) {
  auto const x = operands<A>(M * K, M + 3 * N);
  auto const y = operands<B>(K * N, N + 5 * K);
  auto const d = device();
  auto const tx = tw::tensor<A, 2>::from(x, {{M, K}}, d);
  auto const ty = tw::tensor<B, 2>::from(y, {{K, N}}, d);
  auto const r = tw::to_host(
    sized_product(tw::uninit<C, 2>({{M, N}}, d).tiles(shape<M, N>), tx, ty, tw::value<K>).sync());
  if (preparing()) return;
  int wrong = 0;
  for (std::size_t i = 0; i < M; ++i)
    for (std::size_t j = 0; j < N; ++j) {
      double sum = 1, absolute = 1;
      for (std::size_t k = 0; k < K; ++k) {
        double const p = number(x[i * K + k]) * number(y[k * N + j]);
        sum += p;
        absolute += std::fabs(p);
      }
      double const got = number(r[i * N + j]);
      if (std::fabs(got - sum) > (K + 1) * unit * absolute && ++wrong < 4)
        ADD_FAILURE() << M << " x " << K << " x " << N << ", element " << i << ", " << j << ": " << got << ", expected "
                      << sum;
    }
}

constexpr int sizes[] = {1, 8, 16, 32, 64, 128, 256};
// All pairs of (M, N), and with K = M + N (mod 7) all pairs of (M, K) and (N, K), too.
template <class A, class B, class C, int First, int Step>
void products(double unit) {
  [&]<int... I>(std::integer_sequence<int, I...>) {
    (product<A, B, C, sizes[(First + Step * I) / 7], sizes[(First + Step * I) % 7],
             sizes[((First + Step * I) / 7 + (First + Step * I) % 7) % 7]>(unit),
     ...);
  }(std::make_integer_sequence<int, (49 - First + Step - 1) / Step>{});
}
constexpr double f32 = 0x1p-24, f64 = 0x1p-53, f8 = 0x1p-14, f16_sum = 0x1p-11;
// Every type has a fifth of the pairs; bf16 and int8 have all.
TEST(products, bf16) { products<bf16, bf16, float, 0, 1>(f32); }
TEST(products, bytes) { products<std::int8_t, std::int8_t, std::int32_t, 0, 1>(0); }
TEST(products, bytes_of_both_kinds) {
  products<std::uint8_t, std::uint8_t, std::int32_t, 0, 5>(0);
  products<std::int8_t, std::uint8_t, std::int32_t, 1, 5>(0);
  products<std::uint8_t, std::int8_t, std::int32_t, 2, 5>(0);
}
TEST(products, f16) {
  products<f16, f16, float, 0, 5>(f32);
  products<f16, f16, f16, 1, 5>(f16_sum);
}
TEST(products, tf32) { products<tw::tf32, tw::tf32, float, 2, 5>(f32); }
TEST(products, floats) { products<float, float, float, 3, 5>(f32); }
TEST(products, doubles) { products<double, double, double, 4, 5>(f64 * 2); }
TEST(products, e4m3) { products<tw::e4m3, tw::e4m3, float, 0, 5>(f8); }
TEST(products, e5m2) { products<tw::e5m2, tw::e5m2, float, 1, 5>(f8); }

}  // namespace
