// What the tests of file formats share: files that other libraries wrote, and files in a folder of one's own.
#pragma once
#include <concepts>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include <unistd.h>

#include <gtest/gtest.h>
#include <tilewright/tensor/tensor.hpp>

namespace files {

inline std::string data(std::string const& name) {
  char const* const root = std::getenv("TW_SOURCE_DIR");
  if (root == nullptr) throw std::runtime_error("TW_SOURCE_DIR is not set; run this test through ctest");
  return std::string(root) + "/tests/tensor/data/" + name;
}

inline std::string contents(std::string const& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline std::span<std::byte const> bytes(std::string const& s) { return std::as_bytes(std::span(s.data(), s.size())); }

// An empty folder, gone at the end.
struct folder {
  std::filesystem::path path = [] {
    std::string name = testing::TempDir() + "tilewright_files_XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for temporary files");
    return name;
  }();
  folder() = default;
  folder(folder const&) = delete;
  ~folder() { std::filesystem::remove_all(path); }
  std::string operator/(std::string const& name) const { return (path / name).string(); }
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (auto const& e : std::filesystem::directory_iterator(path)) all.push_back(e.path().filename().string());
    return all;
  }
};

// The values that data/make.py gives every type.
template <class T>
std::vector<T> six() {
  if constexpr (std::same_as<T, bool>) return {false, true, true, false, false, true};
  else if constexpr (std::is_integral_v<T>)
    return {std::numeric_limits<T>::min(), std::numeric_limits<T>::max(), T{0}, T{1}, T{2}, T{100}};
  else return {T(0.0f), T(-0.0f), T(1.5f), T(-2.0f), T(0.25f), T(96.0f)};
}

// Equal in every bit: tells 0 from -0.
template <class T>
bool same_bits(std::vector<T> const& a, std::vector<T> const& b) {
  if constexpr (std::same_as<T, bool>) return a == b;
  else return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

// Calls f(T, name) with every element type and its name in data/.
template <class F>
void for_all_types(F f) {
  f(bool{}, "bool");
  f(std::int8_t{}, "int8");
  f(std::uint8_t{}, "uint8");
  f(std::int16_t{}, "int16");
  f(std::uint16_t{}, "uint16");
  f(std::int32_t{}, "int32");
  f(std::uint32_t{}, "uint32");
  f(std::int64_t{}, "int64");
  f(std::uint64_t{}, "uint64");
  f(tw::f16{}, "float16");
  f(tw::bf16{}, "bf16");
  f(float{}, "float32");
  f(double{}, "float64");
}

// A tensor that holds the values.
template <class T, int R>
tw::tensor<T, R> tensor_of(std::vector<T> const& v, tw::extents<R> const& e) {
  if constexpr (std::same_as<T, bool>) {
    std::vector<char> chars(v.begin(), v.end());
    auto const* const p = reinterpret_cast<bool const*>(chars.data());
    return tw::tensor<T, R>::from(std::span(p, chars.size()), e);
  } else {
    return tw::tensor<T, R>::from(v, e);
  }
}

}  // namespace files
