// Kernels built with the operation builder: what lowering will make, in small.
#pragma once
#include <ostream>

#include <tilewright/ir/module.hpp>

namespace tw::test {

ir::module gemm();             // the full module of the format reference, 6.6, with f16 operands
ir::module scaled_copy();      // views with padding, a mulf by a constant, hints on the load
ir::module row_softmax();      // reduce max and add, exp2, divf
ir::module argmax();           // a reduce of two operands with a body of several operations
ir::module prefix_sums();      // scan
ir::module branches();         // if with results, if without else, counted loop inside
ir::module spin_sum();         // loop with break, carried values
ir::module checks();           // status word: if !ok { atomic_cas }, print, assert
ir::module histogram();        // masked pointer accesses, atomic_rmw, offsets

struct sample {
  char const* name;
  ir::module (*make)();
};
inline void PrintTo(sample const& s, std::ostream* out) { *out << s.name; }  // GoogleTest's name for it

inline constexpr sample samples[] = {{"gemm", gemm},         {"scaled_copy", scaled_copy}, {"row_softmax", row_softmax},
                                     {"argmax", argmax},     {"prefix_sums", prefix_sums}, {"branches", branches},
                                     {"spin_sum", spin_sum}, {"checks", checks},           {"histogram", histogram}};

}  // namespace tw::test
