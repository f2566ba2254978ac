// Random data for the kernels at size, and how shapes are written.
#pragma once
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace demo {

template <class T>
std::vector<T> random_values(std::int64_t n, unsigned seed) {
  std::mt19937 engine(seed);
  std::normal_distribution<float> normal;
  std::vector<T> v(static_cast<std::size_t>(n));
  for (T& x : v) x = T(normal(engine));
  return v;
}

inline std::string by(std::int64_t m, std::int64_t n) { return std::to_string(m) + " x " + std::to_string(n); }

}  // namespace demo
