// Kernels traced while the test runs.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <tilewright/ir/canonical.hpp>
#include <tilewright/launch/trace.hpp>

namespace test {

template <class T, int R>
using in_arg = tw::launch::in_argument<T, R>;
template <class T, int... D>
using out_arg = tw::launch::tiles_argument<T, true, D...>;
template <class T, class Deal, int... D>
using list_arg = tw::launch::list_argument<T, true, Deal, D...>;
template <class T>
using scalar_arg = tw::launch::scalar_argument<T>;

// Operations that own their memory: a trace as it was recorded, or in canonical form.
struct program {
  std::vector<tw::ir::op> ops;
  std::vector<std::int32_t> pool;
  std::vector<tw::ir::parameter> params;
  std::vector<tw::ir::source> sources;
  std::vector<char> files{'k', 0};
  std::vector<char> texts;
  std::vector<std::int64_t> numbers;

  tw::ir::function view() const {
    tw::ir::function f;
    f.ops = ops.data();
    f.pool = pool.data();
    f.params = params.data();
    f.sources = sources.data();
    f.files = files.data();
    f.texts = texts.data();
    f.op_count = static_cast<int>(ops.size());
    f.pool_count = static_cast<int>(pool.size());
    f.param_count = static_cast<int>(params.size());
    f.file_bytes = static_cast<int>(files.size());
    f.text_bytes = static_cast<int>(texts.size());
    f.numbers = numbers.data();
    f.number_count = static_cast<int>(numbers.size());
    return f;
  }
};

template <class Trace>
program copy_of(Trace const& t, tw::ir::builder const& b) {
  program p;
  for (auto const& o : t.ops) p.ops.push_back(o);
  for (auto const& k : t.pool) p.pool.push_back(k);
  for (auto const& q : b.params) p.params.push_back(q);
  p.texts.assign(b.texts.begin(), b.texts.end());
  for (auto n : t.numbers) p.numbers.push_back(n);
  for (auto const& w : t.where) p.sources.push_back({0, static_cast<std::int32_t>(w.line()), 0});
  return p;
}

struct traced_program {
  program raw, canonical;
  tw::ir::trace_fault fault = tw::ir::trace_fault::none;
  bool escapes = false;  // a value is used outside of its region

  bool good() const { return fault == tw::ir::trace_fault::none && !escapes; }
};

inline traced_program finish(tw::ir::builder const& b) {
  traced_program t;
  t.fault = b.fault;
  t.raw = copy_of(b, b);
  if (b.fault != tw::ir::trace_fault::none) return t;
  tw::ir::canonicalizer const c(b);
  t.escapes = c.fault_op >= 0;
  if (!t.escapes) t.canonical = copy_of(c, b);
  return t;
}

template <class... A, class F, std::size_t... I>
traced_program trace_with(F const& f, std::index_sequence<I...>) {
  tw::ir::builder b;
  tw::launch::symbols<A...> s{tw::launch::symbol<A>::make(b)...};
  (tw::launch::settle_blocks<A>(b), ...);
  f(tw::block(&b), std::get<I>(s)...);
  return finish(b);
}
// Traces a lambda as tw::kernel does, for arguments of these kinds.
template <class... A, class F>
traced_program trace(F const& f) {
  return trace_with<A...>(f, std::index_sequence_for<A...>{});
}

}  // namespace test
