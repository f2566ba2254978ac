// Kernels traced while the test runs, what the verifier says of them, and whether a launch accepts given arguments.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include <tilewright/ir/canonical.hpp>
#include <tilewright/launch/trace.hpp>
#include <tilewright/runtime/error.hpp>

#include "launch/requires.hpp"
#include "launch/specialise.hpp"

namespace verify_test {

using namespace tw;
using verify::rule;

template <class T, int R>
using in_arg = launch::in_argument<T, R>;
template <class T, int... D>
using out_arg = launch::tiles_argument<T, true, D...>;
template <class T>
using scalar_arg = launch::scalar_argument<T>;

// Operations that own their memory: a trace as it was recorded, or in canonical form.
struct program {
  std::vector<ir::op> ops;
  std::vector<std::int32_t> pool;
  std::vector<ir::parameter> params;
  std::vector<ir::source> sources;
  std::vector<char> files{'t', 0};

  ir::function view() const {
    ir::function f;
    f.ops = ops.data();
    f.pool = pool.data();
    f.params = params.data();
    f.sources = sources.data();
    f.files = files.data();
    f.op_count = static_cast<int>(ops.size());
    f.pool_count = static_cast<int>(pool.size());
    f.param_count = static_cast<int>(params.size());
    f.file_bytes = static_cast<int>(files.size());
    return f;
  }
};

template <class Trace>
program copy_of(Trace const& t, ir::builder const& b) {
  program p;
  for (auto const& o : t.ops) p.ops.push_back(o);
  for (auto const& k : t.pool) p.pool.push_back(k);
  for (auto const& q : b.params) p.params.push_back(q);
  for (auto const& w : t.where) p.sources.push_back({0, static_cast<std::int32_t>(w.line()), 0});
  return p;
}

struct traced_program {
  program raw, canonical;
  ir::trace_fault fault = ir::trace_fault::none;
  bool escapes = false;  // a value is used outside of its region
};

inline traced_program finish(ir::builder const& b) {
  traced_program t;
  t.fault = b.fault;
  t.raw = copy_of(b, b);
  if (b.fault != ir::trace_fault::none) return t;
  ir::canonicalizer const c(b);
  t.escapes = c.fault_op >= 0;
  if (!t.escapes) t.canonical = copy_of(c, b);
  return t;
}

template <class... A, class F, std::size_t... I>
traced_program trace_with(F const& f, std::index_sequence<I...>) {
  ir::builder b;
  launch::symbols<A...> s{launch::symbol<A>::make(b)...};
  f(block(&b), std::get<I>(s)...);
  return finish(b);
}
// Traces a lambda as tw::kernel does, for arguments of these kinds.
template <class... A, class F>
traced_program trace(F const& f) {
  return trace_with<A...>(f, std::index_sequence_for<A...>{});
}

inline char const* name_of(verify::rung r) {
  static constexpr char const* names[] = {"provenance", "constant", "relation", "launch", "kernel"};
  return names[static_cast<int>(r)];
}

// The rungs of all obligations, in the order of the verifier, with the axis where it is not 0: "launch kernel:1".
inline std::string ladder(verify::report const& r) {
  std::string s;
  for (auto const& o : r.obligations) {
    s += (s.empty() ? "" : " ") + std::string(name_of(o.by));
    if (o.axis != 0) s += ":" + std::to_string(o.axis);
  }
  return s;
}

template <class... A, class F>
verify::report verified(F const& f, verify::environment env = {}, verify::options opt = {}) {
  traced_program const t = trace<A...>(f);
  if (t.fault != ir::trace_fault::none || t.escapes) throw "the kernel of this test does not trace";
  return verify::verify(t.canonical.view(), env, opt);
}

// Extents of the tensor parameters and values of the scalar ones, in order of the parameters.
struct call {
  std::vector<std::vector<std::int64_t>> extents;  // by parameter; scalars: empty
  std::vector<std::uint64_t> bits;                 // by parameter; tensors: unused
};

inline std::vector<launch::argument> arguments_of(ir::function const& f, call const& c) {
  std::vector<launch::argument> list(static_cast<std::size_t>(f.param_count));
  for (std::size_t p = 0; p < list.size(); ++p) {
    launch::argument& a = list[p];
    a.position = static_cast<int>(p) + 1;
    ir::parameter const& q = f.params[p];
    if (!ir::is_tensor(q.kind)) {
      a.bits = c.bits.at(p);
      continue;
    }
    a.tensor.elem = q.elem;
    a.tensor.rank = q.rank;
    std::int64_t stride = 1;
    for (std::size_t axis = q.rank; axis-- > 0;) {
      a.tensor.extents[axis] = c.extents.at(p).at(axis);
      a.tensor.strides[axis] = stride;
      stride *= std::max<std::int64_t>(a.tensor.extents[axis], 1);
    }
  }
  return list;
}

enum class answer { refused_require, refused_check, refused_grid, nothing_to_do, accepted };

// What tw::launch::invoke decides before it enqueues anything.
inline answer ask(ir::function const& f, verify::report const& r, call const& c, bool wide = false) {
  launch::kernel_record const record{"k", f, 0, {}};
  auto const arguments = arguments_of(f, c);
  auto const values = launch::values_of(f, arguments);
  try {
    launch::check_requires(record, arguments, values, loc::current());
  } catch (error const&) { return answer::refused_require; }
  try {
    if (launch::grid_of(record, arguments, {}, device::cpu(), loc::current()).total == 0) return answer::nothing_to_do;
  } catch (error const&) { return answer::refused_grid; }
  try {
    launch::check_obligations(record, r, arguments, values, wide, loc::current());
  } catch (error const&) { return answer::refused_check; }
  return answer::accepted;
}

}  // namespace verify_test
