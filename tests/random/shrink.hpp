// Makes a kernel that fails smaller while it still fails: first by simpler decisions of the generator, then by edits of
// the traced operations: values become constants or one of their operands, statements, loops, arms and parameters go.
#pragma once
#include <functional>
#include <vector>

#include "random/kernel.hpp"

namespace random_kernels {

// Which one of some kernels fails as the one that is made smaller does: the number of the first, or -1. Called for kernels that
// may be illegal or refused: those do not.
using first_failing = std::function<int(std::vector<kernel> const&)>;

// Asks about `width` kernels at a time, and about `tries` in all. The result fails.
kernel shrink(kernel, first_failing const&, int tries = 4000, int width = 1);

// One edit of the operations, with the others adapted; canonical form again. For tests.
struct edit {
  enum class kind : std::uint8_t { to_zero, to_one, to_operand, drop, keep_then, keep_else } what;
  int op = 0, operand = 0;
};
// Not traced where the edit does not make sense.
kernel edited(kernel const&, edit const&);

}  // namespace random_kernels
