#include "random/runner.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <tilewright/runtime/error.hpp>
#include <tilewright/verify/verifier.hpp>

#include "cpu/program.hpp"
#include "ir/function_text.hpp"
#include "launch/requires.hpp"
#include "random/arithmetic.hpp"
#include "tile_ir/verify.hpp"

namespace random_kernels {
namespace {

constexpr std::size_t alignment = 256;
constexpr tw::lower::failure_report nothing_failed;

std::string number_text(tw::element e, std::uint64_t bits) {
  if (tw::is_float(e)) return std::to_string(number_of(e, bits)) + " (bits " + std::to_string(bits) + ")";
  return std::to_string(integer_of(e, bits, true));
}

bool same(tw::element e, std::uint64_t expected, std::uint64_t found, double const* bound) {
  if (expected == found) return true;
  if (!tw::is_float(e)) return false;
  double const x = number_of(e, expected), y = number_of(e, found);
  if (x != x || y != y) return x != x && y != y;  // which NaN is not specified
  if (bound == nullptr) return false;
  return x == y || std::fabs(x - y) <= *bound;
}

tw::launch::kernel_record record_of(kernel const& k, std::string const& name) {
  tw::launch::kernel_record r;
  r.name = name;
  r.code = k.code.view();
  return r;
}

std::vector<tw::launch::argument> arguments_of(kernel const& k, arena const& a, std::uint8_t* base) {
  std::vector<tw::launch::argument> list(k.arguments.size());
  for (std::size_t p = 0; p < list.size(); ++p) {
    tw::ir::parameter const& q = k.code.params[p];
    tw::launch::argument& x = list[p];
    x.position = static_cast<int>(p) + 1;
    x.bits = k.arguments[p].bits;
    if (!tw::ir::is_tensor(q.kind)) continue;
    tensor_plan const& t = k.arguments[p].tensor;
    x.tensor.data = base + a.at[p] + first_byte(q, t);
    x.tensor.elem = q.elem;
    x.tensor.rank = q.rank;
    x.tensor.extents = t.extents;
    x.tensor.strides = t.strides;
    if (!tw::ir::is_output(q.kind)) continue;
    x.order = k.order;
    if (q.is_persistent()) x.blocks = k.blocks;
  }
  return list;
}

}  // namespace

char const* name_of(fate f) {
  static constexpr char const* names[] = {"agreed", "rejected", "refused", "abandoned", "differs", "unsound", "broken"};
  return names[static_cast<int>(f)];
}

std::uint8_t* arena::base() {
  auto const p = reinterpret_cast<std::uintptr_t>(bytes.data());
  return bytes.data() + (alignment - p % alignment) % alignment;
}

arena arena_of(kernel const& k, std::vector<buffer> const& buffers) {
  arena a;
  for (buffer const& b : buffers) {
    a.at.push_back(a.size);
    a.size += (b.size() + alignment - 1) / alignment * alignment;
  }
  a.report = a.size;
  a.size += alignment;
  a.bytes.resize(a.size + alignment);
  for (std::size_t p = 0; p < buffers.size(); ++p)
    if (!buffers[p].empty()) std::memcpy(a.base() + a.at[p], buffers[p].data(), buffers[p].size());
  std::memcpy(a.base() + a.report, &nothing_failed, sizeof nothing_failed);
  static_cast<void>(k);
  return a;
}

std::optional<prepared> prepare(kernel const& k, arena const& a, std::uint8_t* base, std::string const& name,
                                verdict& v) {
  prepared made;
  made.source = &k;
  tw::ir::function const f = k.code.view();
  bool const wide = k.variant == code_variant::wide;
  tw::verify::environment env;
  env.wide = wide;
  made.report = tw::verify::verify(f, env);
  if (made.report.broken != tw::verify::rule::ok) {
    v.what = fate::rejected;
    v.why = "rule " + std::to_string(static_cast<int>(made.report.broken)) + " at operation " +
            std::to_string(made.report.op) + ": " + made.report.detail.text;
    return {};
  }
  made.arguments = arguments_of(k, a, base);
  auto const record = record_of(k, name);
  tw::loc const here = tw::loc::current();
  tw::launch::tile_grid grid;
  try {
    auto const values = tw::launch::values_of(f, made.arguments);
    tw::launch::check_requires(record, made.arguments, values, here);
    grid = tw::launch::grid_of(record, made.arguments, {}, tw::device::cpu(), here);
    tw::launch::check_tile_counts(record, made.arguments, here);
    tw::launch::check_obligations(record, made.report, made.arguments, values, wide, here);
  } catch (tw::error const& e) {
    v.what = fate::refused;
    v.why = e.what();
    return {};
  }
  try {
    tw::hints hint;
    hint.generic = k.variant == code_variant::generic;
    auto spec = tw::launch::specialise(f, made.arguments, grid, hint, 90);
    spec.wide = spec.wide || wide;
    made.code = tw::lower::lower(name, f, made.report, spec);
    if (spec.linear_grid) made.grid[0] = grid.total;
    else
      for (int n = 0; n < std::min(grid.rank, 3); ++n) made.grid[n] = grid.counts[static_cast<std::size_t>(n)];
    for (auto const& d : tw::tile_ir::verify(made.code.module)) {
      v.what = fate::broken;
      v.why = "illegal Tile IR: " + tw::tile_ir::text(d);
      return {};
    }
  } catch (tw::error const& e) {
    v.what = fate::broken;
    v.why = e.what();
    return {};
  }
  return made;
}

std::vector<std::uint64_t> parameters_of(prepared const& p, arena const& a, std::uint8_t* base) {
  std::vector<std::uint64_t> values;
  auto const arguments = arguments_of(*p.source, a, base);
  for (tw::lower::slot const& s : p.code.slots) {
    tw::launch::argument const&
      x = arguments[static_cast<std::size_t>(s.kind == tw::lower::slot::from::report ? 0 : s.param)];
    auto const axis = static_cast<std::size_t>(s.axis < 0 ? 0 : s.axis);
    switch (s.kind) {
      case tw::lower::slot::from::pointer: values.push_back(reinterpret_cast<std::uintptr_t>(x.tensor.data)); break;
      case tw::lower::slot::from::extent: values.push_back(static_cast<std::uint64_t>(x.tensor.extents[axis])); break;
      case tw::lower::slot::from::stride: values.push_back(static_cast<std::uint64_t>(x.tensor.strides[axis])); break;
      case tw::lower::slot::from::scalar: values.push_back(x.bits); break;
      case tw::lower::slot::from::report: values.push_back(reinterpret_cast<std::uintptr_t>(base + a.report)); break;
    }
  }
  return values;
}

verdict compare(kernel const& k, prepared const& p, outcome const& expected, arena const& a,
                std::uint8_t const* memory) {
  verdict v;
  tw::lower::failure_report report;
  std::memcpy(&report, memory + a.report, sizeof report);
  if (report.check != 0) {
    std::size_t const number = report.check - 1;
    failed_check found{-1, 0, report.index};
    if (number < p.code.checks.size()) {
      found.op = p.code.checks[number].op;
      found.axis = p.code.checks[number].axis;
    }
    v.checks_failed = true;
    if (expected.failures.contains(found)) return v;
    v.what = fate::differs;
    v.why = "check failed: operation " + std::to_string(found.op) + ", axis " + std::to_string(found.axis) +
            ", index " + std::to_string(found.index) + "; the evaluator has " +
            std::to_string(expected.failures.size()) + " failures, not this one";
    return v;
  }
  if (!expected.failures.empty()) {
    auto const& f = *expected.failures.begin();
    v.what = fate::differs;
    v.why = "no check failed; the evaluator says that operation " + std::to_string(f.op) + ", axis " +
            std::to_string(f.axis) + " asks for " + std::to_string(f.index);
    return v;
  }
  for (std::size_t q = 0; q < k.code.params.size(); ++q) {
    tw::ir::parameter const& param = k.code.params[q];
    if (!tw::ir::is_tensor(param.kind)) continue;
    std::size_t const bytes = tw::info(param.elem).bytes;
    buffer const& want = expected.memory[q];
    auto const first = k.arguments[q].tensor.offset;
    for (std::size_t at = 0; at < want.size(); at += bytes) {
      std::uint64_t const x = read_element(&want[at], param.elem), y = read_element(memory + a.at[q] + at, param.elem);
      std::int64_t const place = static_cast<std::int64_t>(at / bytes) - first;
      double const* bound = nullptr;
      if (place >= 0 && !expected.bound[q].empty()) bound = &expected.bound[q][static_cast<std::size_t>(place)];
      if (bound != nullptr && std::isinf(*bound)) {
        ++v.unknown;
        continue;
      }
      ++v.compared;
      if (bound == nullptr || *bound == 0) ++v.exact;
      if (same(param.elem, x, y, bound)) continue;
      v.what = fate::differs;
      v.why = "parameter " + std::to_string(q) + ", place " + std::to_string(place) + ": " +
              number_text(param.elem, y) + " instead of " + number_text(param.elem, x) +
              (bound != nullptr ? ", more than " + std::to_string(*bound) + " apart" : "");
      return v;
    }
  }
  return v;
}

verdict run_on_cpu(kernel const& k) {
  verdict v;
  arena a = arena_of(k, initial_buffers(k));
  std::uint8_t* const base = a.base();
  std::string const name = "random";
  auto const p = prepare(k, a, base, name, v);
  if (!p) return v;
  try {
    outcome const expected = evaluate(k, p->report);
    auto values = parameters_of(*p, a, base);
    std::vector<void*> addresses;
    for (auto& x : values) addresses.push_back(&x);
    tw::cpu::run(*tw::cpu::compile(p->code.module, name), {p->grid[0], p->grid[1], p->grid[2]}, addresses);
    return compare(k, *p, expected, a, base);
  } catch (unsound const& e) {
    v.what = fate::unsound;
    v.why = e.what();
  } catch (too_long const&) { v.what = fate::abandoned; } catch (no_combiner const& e) {
    v.what = fate::abandoned;
    v.why = e.what();
  } catch (tw::error const& e) {
    v.what = fate::broken;
    v.why = e.what();
  }
  return v;
}

std::string text(kernel const& k) {
  std::string s = tw::ir::text(k.code.view(), "random");
  for (std::size_t p = 0; p < k.arguments.size(); ++p) {
    tensor_plan const& t = k.arguments[p].tensor;
    s += "p" + std::to_string(p) + ":";
    if (!tw::ir::is_tensor(k.code.params[p].kind)) s += " bits " + std::to_string(k.arguments[p].bits);
    for (std::size_t a = 0; a < k.code.params[p].rank; ++a)
      s += " " + std::to_string(t.extents[a]) + " (stride " + std::to_string(t.strides[a]) + ")";
    s += t.offset != 0 ? ", element 0 at " + std::to_string(t.offset) : "";
    s += "\n";
  }
  static constexpr char const* variants[] = {"special", "generic", "wide"};
  return s + "code: " + variants[static_cast<int>(k.variant)] +
         (k.blocks > 0 ? ", " + std::to_string(k.blocks) + " blocks" : "") + "\n";
}

}  // namespace random_kernels
