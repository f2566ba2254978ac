// What the differential tests share: the two devices, inputs, and comparison of results.
//
// Here, without a GPU: TW_PREPARE=sm_90 makes the cubins, and nothing is compared. There: with the cache folder.
#pragma once
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tilewright/tilewright.hpp>

#include "kernels/convert.hpp"

namespace gpu_test {

using tw::bf16;
using tw::f16;
using tw::shape;

inline bool preparing() { return std::getenv("TW_PREPARE") != nullptr; }
inline tw::device gpu() { return preparing() ? tw::device::cpu() : tw::device::cuda(0); }

template <class T>
std::vector<T> interesting(std::size_t n, unsigned seed) {
  std::mt19937 engine(seed);
  std::vector<T> v;
  using limits = std::numeric_limits<float>;
  for (float x : {0.0f,
                  -0.0f,
                  1.0f,
                  -1.0f,
                  0.5f,
                  3.0f,
                  1e-3f,
                  1e3f,
                  limits::max(),
                  limits::lowest(),
                  limits::min(),
                  limits::denorm_min(),
                  -limits::denorm_min(),
                  limits::infinity(),
                  -limits::infinity(),
                  limits::quiet_NaN(),
                  65504.0f,
                  65520.0f,
                  257.0f,
                  1e-40f})
    v.push_back(T(x));
  while (v.size() < n)
    v.push_back(T(std::bit_cast<float>(static_cast<std::uint32_t>(engine()))));  // any bits: all exponents, NaN
  return v;
}
template <class T>
std::vector<T> ordinary(std::size_t n, unsigned seed, float scale = 1) {
  std::mt19937 engine(seed);
  std::normal_distribution<float> normal;
  std::vector<T> v(n);
  for (T& x : v) x = T(scale * normal(engine));
  return v;
}

inline std::uint64_t bits(float x) { return std::isnan(x) ? 0x7fc00000u : std::bit_cast<std::uint32_t>(x); }
inline std::uint64_t bits(double x) { return std::isnan(x) ? 0x7ff8000000000000u : std::bit_cast<std::uint64_t>(x); }
inline std::uint64_t bits(bf16 x) { return std::isnan(static_cast<float>(x)) ? 0x7fc0u : x.bits; }
inline std::uint64_t bits(f16 x) { return std::isnan(static_cast<float>(x)) ? 0x7e00u : x.bits; }
inline std::uint64_t bits(tw::e4m3 x) { return std::isnan(static_cast<float>(x)) ? 0x7fu : x.bits; }
inline std::uint64_t bits(tw::e5m2 x) { return std::isnan(static_cast<float>(x)) ? 0x7fu : x.bits; }
inline std::uint64_t bits(tw::tf32 x) { return std::isnan(static_cast<float>(x)) ? 0x7fc00000u : x.bits; }
template <std::integral T>
std::uint64_t bits(T x) {
  return static_cast<std::uint64_t>(x);
}

template <class T>
void expect_equal_bits(std::vector<T> const& a, std::vector<T> const& b, char const* what) {
  if (preparing()) return;
  ASSERT_EQ(a.size(), b.size());
  int wrong = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (bits(a[i]) != bits(b[i]) && wrong++ < 5)
      ADD_FAILURE() << what << " element " << i << ": CPU " << std::hex << bits(a[i]) << ", GPU " << bits(b[i]);
  EXPECT_EQ(wrong, 0) << what;
}
// run(position) fails its check with that text, on this device, for positions outside of an extent of 20.
template <class Run>
void expect_traps(Run const& run, std::string const& what, tw::device d) {
  for (int bad : {20, -1, INT32_MIN}) {
    try {
      (void)run(bad);
      ADD_FAILURE() << "the check did not fail on " << to_string(d);
    } catch (tw::error const& e) {
      EXPECT_NE(std::string(e.what()).find(what + " asked for position " + std::to_string(bad)), std::string::npos)
        << e.what();
    }
  }
}
// Units in the last place between two floats.
inline double ulps(float a, float b) {
  if (std::isnan(a) && std::isnan(b)) return 0;
  if (a == b) return 0;
  auto const place = [](float x) {
    auto const i = std::bit_cast<std::int32_t>(x);
    return static_cast<double>(i < 0 ? std::int32_t{INT32_MIN} - i : i);
  };
  return std::abs(place(a) - place(b));
}

template <class To, class From>
void check_conversion(char const* name, std::vector<From> const& x) {
  auto const n = static_cast<std::int64_t>(x.size());
  auto const run = [&](tw::device d) {
    auto const t = tw::tensor<From, 2>::from(x, {{1, n}}, d);
    return tw::to_host(examples::convert(tw::uninit<To, 2>({{1, n}}, d).tiles(shape<1, 1024>), t).sync());
  };
  expect_equal_bits(run(tw::device::cpu()), run(gpu()), name);
}
template <class T>
std::vector<T> all_sixteen_bits() {
  std::vector<T> v;
  for (std::uint32_t i = 0; i < 65536; ++i) v.push_back(T::from_bits(static_cast<std::uint16_t>(i)));
  return v;
}

}  // namespace gpu_test
