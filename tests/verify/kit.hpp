// Kernels traced while the test runs, what the verifier says of them, and whether a launch accepts given arguments.
#pragma once
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include <tilewright/runtime/error.hpp>

#include "launch/requires.hpp"
#include "launch/specialise.hpp"
#include "support/traced.hpp"

namespace verify_test {

using namespace tw;
using verify::rule;

using test::in_arg;
using test::out_arg;
using test::program;
using test::scalar_arg;
using test::trace;
using test::traced_program;

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
  if (!t.good()) throw std::logic_error("the kernel of this test does not trace");
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
