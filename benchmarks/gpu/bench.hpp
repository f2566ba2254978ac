// Our kernels behind a C interface, for comparison with other libraries in one process: foreign buffers, foreign stream.
// Each configuration of each kernel is one row of a table.
#pragma once
#include <span>
#include <vector>

#include <tilewright/async/unsafe.hpp>
#include <tilewright/tilewright.hpp>

namespace bench {

// A call: the addresses of the tensors and the sizes of the question (what they mean is the question's own).
struct call {
  void* const* tensors;
  long const* sizes;
  void* stream;

  template <class T, int R>
  auto output(int i, tw::extents<R> const& e) const {
    return tw::unsafe::claim_exclusive(static_cast<T*>(tensors[i]), e, tw::device::current());
  }
  template <class T, int R>
  auto input(int i, tw::extents<R> const& e) const {
    return tw::unsafe::wrap_shared(static_cast<T const*>(tensors[i]), e, tw::device::current());
  }
  template <class Op>
  void enqueue(Op&& op) const {
    (void)tw::unsafe::enqueue(std::forward<Op>(op), tw::unsafe::foreign_stream(tw::device::current(), stream));
  }
};

struct configuration {
  char const* question;  // "gemm bf16"
  char const* name;  // "128x128x64, 4 warps, occupancy 2"
  void (*run)(call const&);
  std::vector<std::vector<long>> prepared;  // sizes for which cubins are made ahead; one of each class is enough
};

// One list for each file of kernels.
std::vector<configuration> gemm_configurations();
std::vector<configuration> row_configurations();
std::vector<configuration> attention_configurations();

}  // namespace bench
