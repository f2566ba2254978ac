// e4m3, e5m2 and tf32 on both devices: conversions are equal, products lie within the written bounds.
#include <cstdio>

#include "gpu/compare.hpp"
#include "support/narrow_floats.hpp"

namespace {

using namespace gpu_test;
using namespace tw::test;

template <class T>
std::vector<T> all_bytes() {
  std::vector<T> v;
  for (int i = 0; i < 256; ++i) v.push_back(T::from_bits(static_cast<std::uint8_t>(i)));
  return v;
}
std::vector<double> as_doubles(std::vector<float> const& x) {
  std::vector<double> v;
  for (float f : x)
    for (double d : {static_cast<double>(f), std::nextafter(static_cast<double>(f), HUGE_VAL)}) v.push_back(d);
  return v;
}

template <class T>
void conversions(std::string const& name, narrow_format format) {
  auto const f = around_every_number(format);
  auto const says = [&](char const* from) { return std::string(from) + " " + name; };
  check_conversion<T>(says("f32 to").c_str(), f);
  check_conversion<T>(says("f64 to").c_str(), as_doubles(f));
  check_conversion<T>(says("f16 to").c_str(), all_sixteen_bits<f16>());
  check_conversion<T>(says("bf16 to").c_str(), all_sixteen_bits<bf16>());
  std::vector<std::int32_t> i{INT32_MIN, INT32_MAX};
  for (int k = -66000; k <= 66000; k += 7) i.push_back(k);
  for (int k = -600; k <= 600; ++k) i.push_back(k);
  for (int k = 9; k < 17; ++k)
    for (int d = -1; d <= 1; ++d) i.push_back((1 << k) + (1 << (k - 3)) + d);
  check_conversion<T>(says("i32 to").c_str(), i);
  check_conversion<float>(says("to f32 from").c_str(), all_bytes<T>());
  check_conversion<double>(says("to f64 from").c_str(), all_bytes<T>());
  check_conversion<bf16>(says("to bf16 from").c_str(), all_bytes<T>());
  check_conversion<f16>(says("to f16 from").c_str(), all_bytes<T>());
  check_conversion<std::int8_t>(says("to i8 from").c_str(), all_bytes<T>());
  check_conversion<bool>(says("to bool from").c_str(), all_bytes<T>());
}
TEST(differential, conversions_of_8_bit_floats_are_the_same) {
  conversions<tw::e4m3>("e4m3", e4m3_format);
  conversions<tw::e5m2>("e5m2", e5m2_format);
  check_conversion<tw::e5m2>("e4m3 to e5m2", all_bytes<tw::e4m3>());
  check_conversion<tw::e4m3>("e5m2 to e4m3", all_bytes<tw::e5m2>());
}
TEST(differential, conversions_to_tf32_are_the_same) {
  auto const f = around_every_number(tf32_format, 61);
  check_conversion<tw::tf32>("f32 to tf32", f);
  check_conversion<tw::tf32>("f64 to tf32", as_doubles(f));
  check_conversion<tw::tf32>("f16 to tf32", all_sixteen_bits<f16>());
  check_conversion<tw::tf32>("bf16 to tf32", all_sixteen_bits<bf16>());
  std::vector<tw::tf32> t;
  for (float x : f) t.push_back(tw::tf32(x));
  check_conversion<float>("tf32 to f32", t);
  check_conversion<bf16>("tf32 to bf16", t);
  check_conversion<tw::e4m3>("tf32 to e4m3", t);
}

// c [m, n] in float = x [m, k] * w [k, n]
constexpr auto product_into_float = tw::kernel<"product_into_float">(
  []<class T, int M, int N, int K>(tw::block b, tw::out_tile<float, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                   tw::constant<K>) {
    b.require(x.extent(1) == w.extent(0));
    b.require(c.extent(0) <= x.extent(0));
    b.require(c.extent(1) <= w.extent(1));
    auto xs = x.tiles(tw::shape<M, K>);
    auto ws = w.tiles(tw::shape<K, N>);
    tw::var acc = b.zeros<float>(tw::shape<M, N>);
    for (auto k : xs.axis(1)) acc = tw::mma(xs.load(c.index(0), k), ws.load(k, c.index(1)), acc);
    c.store(acc);
  });

// `unit`: the error that one product may add, relative to the sum of absolute products.
template <class T, int M, int N, int K>
void product(char const* name, std::int64_t m, std::int64_t n, std::int64_t k, double unit) {
  auto const x = ordinary<T>(static_cast<std::size_t>(m * k), 21), w = ordinary<T>(static_cast<std::size_t>(k * n), 22);
  auto const run = [&](tw::device d) {
    auto const tx = tw::tensor<T, 2>::from(x, {{m, k}}, d), tw_ = tw::tensor<T, 2>::from(w, {{k, n}}, d);
    auto c = tw::uninit<float, 2>({{m, n}}, d).tiles(shape<M, N>);
    return tw::to_host(product_into_float(std::move(c), tx, tw_, tw::value<K>).sync());
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  if (preparing()) return;
  double on_cpu = 0, on_gpu = 0;
  for (std::int64_t i = 0; i < m; ++i)
    for (std::int64_t j = 0; j < n; ++j) {
      double sum = 0, absolute = 0;
      for (std::int64_t q = 0; q < k; ++q) {
        double const p = static_cast<double>(x[static_cast<std::size_t>(i * k + q)]) *
                         static_cast<double>(w[static_cast<std::size_t>(q * n + j)]);
        sum += p;
        absolute += std::abs(p);
      }
      auto const at = static_cast<std::size_t>(i * n + j);
      on_cpu = std::max(on_cpu, std::abs(static_cast<double>(a[at]) - sum) / absolute);
      on_gpu = std::max(on_gpu, std::abs(static_cast<double>(b[at]) - sum) / absolute);
    }
  std::printf("  %-24s largest error over the sum of absolute products: CPU 2^%.1f, GPU 2^%.1f\n", name,
              std::log2(on_cpu), std::log2(on_gpu));
  EXPECT_LE(on_cpu, static_cast<double>(k) * std::pow(2.0, -24)) << name;
  EXPECT_LE(on_gpu, static_cast<double>(k) * unit) << name;
}
TEST(differential, products_of_narrow_floats_are_within_the_written_bound) {
  double const f32 = std::pow(2.0, -24), f8 = std::pow(2.0, -14);
  product<tw::e4m3, 64, 64, 64>("e4m3", 130, 200, 300, f8);
  product<tw::e4m3, 128, 128, 128>("e4m3, large tiles", 256, 256, 1024, f8);
  product<tw::e5m2, 64, 128, 32>("e5m2", 129, 257, 65, f8);
  product<tw::tf32, 64, 64, 32>("tf32", 130, 200, 300, f32);
  product<tw::tf32, 32, 32, 16>("tf32, ragged", 45, 33, 70, f32);
}

}  // namespace
