// Sizes, values and comparisons for the tests of the example kernels. Oracles compute in double, in the test.
#pragma once
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

#include <gtest/gtest.h>
#include <tilewright/tilewright.hpp>

namespace examples::test {

// Primes and neighbours of powers of two: every way to fill, miss or hang over a tile.
inline constexpr std::int64_t sizes[] = {1, 2, 3, 5, 17, 31, 33, 63, 65, 127, 129};

inline double wide(float v) { return static_cast<double>(v); }
inline double wide(tw::f16 v) { return static_cast<double>(v); }
inline double wide(tw::bf16 v) { return static_cast<double>(v); }

inline double wide(tw::e4m3 v) { return static_cast<double>(v); }

// Half a unit in the last place, relative; and half of the smallest number.
template <class T>
inline constexpr double half_ulp = 0;
template <>
inline constexpr double half_ulp<float> = 0x1p-24;
template <>
inline constexpr double half_ulp<tw::f16> = 0x1p-11;
template <>
inline constexpr double half_ulp<tw::bf16> = 0x1p-8;
template <class T>
inline constexpr double half_least = 0x1p-134;  // of bf16; more than that of f32
template <>
inline constexpr double half_least<tw::f16> = 0x1p-25;

template <class T>
std::vector<T> normal_values(std::int64_t n, std::mt19937& engine, float scale = 1) {
  std::normal_distribution<float> normal;
  std::vector<T> v(static_cast<std::size_t>(n));
  for (T& x : v) x = T(scale * normal(engine));
  return v;
}

template <class T>
tw::tensor<T, 2> matrix(std::vector<T> const& v, std::int64_t rows, std::int64_t columns) {
  return tw::tensor<T, 2>::from(v, {rows, columns});
}

// |value - exact| <= bound, in the words of the element (row, column). True: as it should be.
template <class T>
bool near(T value, double exact, double bound, std::int64_t row, std::int64_t column) {
  if (std::abs(wide(value) - exact) <= bound) return true;
  ADD_FAILURE() << "element (" << row << ", " << column << ") is " << wide(value) << ", should be " << exact << " +- "
                << bound;
  return false;
}

}  // namespace examples::test
