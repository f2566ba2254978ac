// Builds one-entry modules and runs them on the CPU executor with every instruction set and several numbers of threads.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <limits>
#include <random>
#include <span>
#include <string>
#include <vector>

#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <tilewright/ir/module.hpp>
#include <tilewright/runtime/error.hpp>
#include <tilewright/types/float16.hpp>
#include "cpu/program.hpp"

namespace cpu_test {

using namespace tw;
using ir::attr;
using ir::opcode;
using ir::tile_type;
using ir::value;

inline std::pair<attr, ir::attribute> set(attr a, std::int64_t v) { return {a, {v}}; }

// An entry under construction; `b` appends to it.
struct kernel {
  ir::module module;
  ir::operation_builder b;
  explicit kernel(std::string name = "k") : module{}, b(add(std::move(name))) {}
  kernel(kernel const&) = delete;

  ir::entry& add(std::string name) {
    module.entries.emplace_back().name = std::move(name);
    return module.entries.back();
  }
  value pointer(element e) { return b.parameter(ir::pointer_tile_type(e)); }
  value scalar(element e) { return b.parameter(tile_type(e)); }
  value i32(std::int64_t v) { return b.constant(element::i32, {}, v); }
  void end() { b.add(opcode::return_, {}, {}); }

  // A partition view of a dense tensor with static extents.
  value view(value base, element e, std::vector<std::int64_t> shape, std::vector<std::int32_t> tile,
             std::optional<ir::padding> pad = {}) {
    std::vector<std::int64_t> strides(shape.size(), 1);
    for (std::size_t k = shape.size(); k-- > 1;) strides[k - 1] = strides[k] * shape[k];
    ir::type const tensor = ir::tensor_view_type(e, shape, strides);
    value const v = b.make(opcode::make_tensor_view, {base}, tensor, {}, {1, 0, 0});
    return b.make(opcode::make_partition_view, {v}, ir::partition_view_type(tensor, tile, pad));
  }
  std::vector<value> block_id() {
    return b
      .add(opcode::get_tile_block_id, {}, {tile_type(element::i32), tile_type(element::i32), tile_type(element::i32)})
      .results;
  }
  value load(value view, std::vector<value> index) {
    ir::type const& t = b.type_of(view);
    std::vector<std::int64_t> const shape(t.tile.begin(), t.tile.end());
    std::vector<value> operands{view};
    operands.insert(operands.end(), index.begin(), index.end());
    return b
      .add(opcode::load_view_tko, operands, {tile_type(t.elem, shape), ir::token_type()},
           {set(attr::memory_ordering, 0)}, {1, static_cast<std::int32_t>(index.size()), 0})
      .results[0];
  }
  void store(value tile, value view, std::vector<value> index) {
    std::vector<value> operands{tile, view};
    operands.insert(operands.end(), index.begin(), index.end());
    b.add(opcode::store_view_tko, operands, {ir::token_type()}, {set(attr::memory_ordering, 0)},
          {1, 1, static_cast<std::int32_t>(index.size()), 0});
  }
};

inline std::vector<std::string> instruction_sets() {
  std::vector<std::string> all;
  unsetenv("TW_CPU_ISA");
  std::string const best = cpu::isa();
  for (char const* name : {"generic", "x86-64", "x86-64-v3", "x86-64-v4"}) {
    if (best.starts_with("x86-64") != std::string_view(name).starts_with("x86-64")) continue;
    all.push_back(name);
    if (best == name) break;
  }
  return all;
}

// Restores the environment that chooses the instruction set and the number of threads.
struct environment {
  ~environment() {
    unsetenv("TW_CPU_ISA");
    unsetenv("TW_CPU_THREADS");
  }
  void use(std::string const& isa, int threads) {
    setenv("TW_CPU_ISA", isa.c_str(), 1);
    setenv("TW_CPU_THREADS", std::to_string(threads).c_str(), 1);
  }
};

// Runs the module's first entry with each instruction set and with 1 and 3 threads. `prepare` resets the data, `check`
// looks at it.
inline void run_everywhere(kernel const& k, cpu::grid grid, std::vector<void*> const& params,
                           std::function<void()> const& prepare, std::function<void()> const& check) {
  environment env;
  for (auto const& isa : instruction_sets())
    for (int threads : {1, 3}) {
      SCOPED_TRACE(isa + ", " + std::to_string(threads) + " threads");
      env.use(isa, threads);
      auto const program = cpu::compile(k.module, k.module.entries[0].name);
      prepare();
      cpu::run(*program, grid, params);
      check();
      if (testing::Test::HasFatalFailure()) return;
    }
}

// The element type's C++ twin in memory: integers are unsigned, 16-bit floats are their bits.
template <element E> struct stored;
template <> struct stored<element::i1> {
  using type = std::uint8_t;
};
template <> struct stored<element::i8> {
  using type = std::uint8_t;
};
template <> struct stored<element::i16> {
  using type = std::uint16_t;
};
template <> struct stored<element::i32> {
  using type = std::uint32_t;
};
template <> struct stored<element::i64> {
  using type = std::uint64_t;
};
template <> struct stored<element::f16> {
  using type = f16;
};
template <> struct stored<element::bf16> {
  using type = bf16;
};
template <> struct stored<element::f32> {
  using type = float;
};
template <> struct stored<element::f64> {
  using type = double;
};
template <element E> using stored_t = typename stored<E>::type;

// Floats that are likely to be wrong somewhere, then random ones of all magnitudes.
inline std::vector<double> interesting_floats(std::size_t n, unsigned seed) {
  double const inf = std::numeric_limits<double>::infinity();
  std::vector<double> v{
    0.0,          -0.0,          1.0,     -1.0,    inf,     -inf,   std::nan(""), 1e-45, -1e-45, 1.17549435e-38,
    3.4028234e38, -3.4028234e38, 65504.0, 65519.0, 65520.0, 6e-8,   5.9e-8,       0.5,   1.5,    2.5,
    -2.5,         1e300,         88.7,    -103.9,  128.0,   -150.0, 0.1};
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> exponent(-40.0, 40.0), mantissa(-2.0, 2.0);
  while (v.size() < n)
    v.push_back(v.size() % 2 != 0 ? mantissa(random)
                                  : std::ldexp(mantissa(random), static_cast<int>(exponent(random))));
  v.resize(n);
  return v;
}
inline std::vector<std::uint64_t> interesting_integers(std::size_t n, unsigned seed) {
  std::vector<std::uint64_t> v{0,
                               1,
                               2,
                               ~0ULL,
                               ~0ULL - 1,
                               127,
                               128,
                               255,
                               32767,
                               32768,
                               65535,
                               0x7FFFFFFF,
                               0x80000000,
                               0xFFFFFFFF,
                               0x7FFFFFFFFFFFFFFF,
                               0x8000000000000000,
                               7,
                               8,
                               15,
                               16,
                               31,
                               32,
                               63,
                               64,
                               65,
                               3,
                               10};
  std::mt19937_64 random(seed);
  while (v.size() < n) v.push_back(v.size() % 2 != 0 ? random() : random() % 100);
  v.resize(n);
  return v;
}

template <class T>
bool same_bits(T a, T b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}
template <class T>
bool is_nan(T v) {
  if constexpr (requires { v.bits; }) return std::isnan(static_cast<float>(v));
  else if constexpr (std::is_floating_point_v<T>) return std::isnan(v);
  else return false;
}
// Equal bits; all NaNs are one value.
template <class T>
bool same_value(T a, T b) {
  return same_bits(a, b) || (is_nan(a) && is_nan(b));
}

}  // namespace cpu_test
