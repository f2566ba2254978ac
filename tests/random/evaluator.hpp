// The meaning of a traced kernel, directly: loops over elements by the words of docs/semantics.md, block after block. It
// shares no code with lowering and the executor.
#pragma once
#include <functional>
#include <set>
#include <stdexcept>
#include <vector>

#include <tilewright/verify/obligations.hpp>
#include <tilewright/verify/ranges.hpp>

#include "random/memory.hpp"

namespace random_kernels {

// A tile: the bits of its elements in row-major order. Elements that devices may compute differently have a bound: the
// result of every device lies within it of ours. Infinite: nothing is known. No bounds: exact.
struct tile_value {
  std::vector<std::uint64_t> bits;
  std::vector<double> bound;

  double bound_of(std::size_t i) const { return bound.empty() ? 0 : bound[i]; }
};

// A check of the kernel that some block fails: operation and axis as in lower::kernel_check, and the index.
struct failed_check {
  int op, axis;
  std::int64_t index;
  auto operator<=>(failed_check const&) const = default;
};

struct outcome {
  std::vector<buffer> memory;  // by parameter
  std::vector<std::vector<double>> bound;  // of the elements of outputs, by place in the buffer; empty: all exact
  std::set<failed_check> failures;  // if there are any, the outputs mean nothing
  long steps = 0;
};

// The kernel does something that the verifier has ruled out: it, or the kernel's own promise, is wrong.
struct unsound : std::logic_error {
  using std::logic_error::logic_error;
};
// A function that combines elements does not do what it must.
struct no_combiner : std::logic_error {
  using std::logic_error::logic_error;
};
// More steps than a test should take.
struct too_long : std::runtime_error {
  using std::runtime_error::runtime_error;
};

outcome evaluate(kernel const&, tw::verify::report const&);

}  // namespace random_kernels
