// Kernels traced while the test runs, lowered, and looked at: as text, as operations, or by running them on the CPU.
#pragma once
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tilewright/runtime/error.hpp>
#include <tilewright/verify/verifier.hpp>

#include "cpu/program.hpp"
#include "lower/lower.hpp"
#include "support/traced.hpp"
#include "tile_ir/verify.hpp"

namespace lower_test {

using namespace tw;
using ir::opcode;

using test::in_arg;
using test::list_arg;
using test::out_arg;
using test::program;
using test::scalar_arg;

// A kernel in canonical form.
template <class... A, class F>
program trace(F const& f) {
  auto t = test::trace<A...>(f);
  if (!t.good()) throw std::logic_error("the kernel of this test does not trace");
  return std::move(t.canonical);
}

// What always holds of row-major tensors: the last stride is 1. `facts` may add more.
inline lower::specialisation row_major(program const& p) {
  lower::specialisation s;
  s.tensors.resize(p.params.size());
  for (std::size_t i = 0; i < p.params.size(); ++i)
    if (ir::is_tensor(p.params[i].kind)) s.tensors[i].unit_stride[p.params[i].rank - 1u] = true;
  return s;
}

using change = std::function<void(lower::specialisation&)>;

// Lowers; what comes out must be a legal program.
inline lower::result lowered(program const& p, change const& facts = {}, std::string_view name = "kernel") {
  lower::specialisation spec = row_major(p);
  if (facts) facts(spec);
  verify::environment env;
  env.wide = spec.wide;
  verify::report const report = verify::verify(p.view(), env);
  if (report.broken != verify::rule::ok) throw std::logic_error("the kernel of this test is not safe");
  lower::result r = lower::lower(name, p.view(), report, spec);
  for (auto const& d : tile_ir::verify(r.module)) ADD_FAILURE() << tile_ir::text(d);
  for (auto const& d : tile_ir::verify_target(r.module, 90)) ADD_FAILURE() << tile_ir::text(d);
  return r;
}

// ---- operations

inline void walk(ir::block const& b, std::function<void(ir::operation const&)> const& f) {
  for (auto const& o : b.operations) {
    f(o);
    for (auto const& r : o.regions)
      for (auto const& inner : r.blocks) walk(inner, f);
  }
}
// All operations of one kind, in program order. The result must stay alive.
inline std::vector<ir::operation const*> all(lower::result const& r, opcode c) {
  std::vector<ir::operation const*> list;
  walk(r.module.entries.at(0).body, [&](ir::operation const& o) {
    if (o.code == c) list.push_back(&o);
  });
  return list;
}
inline std::size_t count(lower::result const& r, opcode c) { return all(r, c).size(); }

// ---- execution

template <class T>
struct array {
  std::vector<std::int64_t> extents;
  std::vector<T> data;

  explicit array(std::vector<std::int64_t> e, T fill = T(0)) : extents(std::move(e)) {
    std::int64_t n = 1;
    for (auto x : extents) n *= x;
    data.assign(static_cast<std::size_t>(n), fill);
  }
  T& operator()(std::int64_t i, std::int64_t j) { return data[static_cast<std::size_t>(i * extents[1] + j)]; }
};

struct argument {
  void* data = nullptr;                // tensors
  std::vector<std::int64_t> extents;
  std::uint64_t bits = 0;              // scalars

  template <class T>
  argument(array<T>& a) : data(a.data.data()), extents(a.extents) {}
  template <std::integral T>
  argument(T v) : bits(static_cast<std::make_unsigned_t<T>>(v)) {}
  argument(float v) : bits(std::bit_cast<std::uint32_t>(v)) {}
};

// Runs all blocks and returns what they reported.
inline lower::failure_report run(lower::result const& r, cpu::grid grid, std::vector<argument> const& arguments) {
  alignas(16) lower::failure_report report;
  std::vector<std::uint64_t> values(r.slots.size());
  std::vector<void*> addresses;
  for (std::size_t i = 0; i < r.slots.size(); ++i) {
    lower::slot const& s = r.slots[i];
    argument const& a = arguments.at(s.kind == lower::slot::from::report ? 0 : static_cast<std::size_t>(s.param));
    std::int64_t stride = 1;
    for (std::size_t k = a.extents.size(); k-- > static_cast<std::size_t>(s.axis + 1);) stride *= a.extents[k];
    switch (s.kind) {
      case lower::slot::from::pointer: values[i] = reinterpret_cast<std::uintptr_t>(a.data); break;
      case lower::slot::from::extent:
        values[i] = static_cast<std::uint64_t>(a.extents.at(static_cast<std::size_t>(s.axis)));
        break;
      case lower::slot::from::stride: values[i] = static_cast<std::uint64_t>(stride); break;
      case lower::slot::from::scalar: values[i] = a.bits; break;
      case lower::slot::from::report: values[i] = reinterpret_cast<std::uintptr_t>(&report); break;
    }
    addresses.push_back(&values[i]);
  }
  cpu::run(*cpu::compile(r.module, r.module.entries.at(0).name), grid, addresses);
  return report;
}

}  // namespace lower_test
