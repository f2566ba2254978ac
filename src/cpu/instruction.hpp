// What a compiled program is made of. A program is a flat list of instructions; each names its operands by their place
// in the arena of the thread that runs it and returns the instruction to run next (null: the block is done).
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tw::cpu {

// A loop over `n` dense elements. `out` may be the same as one of the inputs, but may not overlap it otherwise.
using leaf = void (*)(void* out, void const* a, void const* b, void const* c, std::size_t n);

// Acc += lhs * rhs on dense row-major tiles: acc is m x n, lhs m x k, rhs k x n.
using mma_leaf = void (*)(void* acc, void const* lhs, void const* rhs, std::int64_t m, std::int64_t n, std::int64_t k);

struct failures;  // first failed assertion of a run, see program.cpp

// What one worker knows while it runs a block.
struct context {
  std::byte* arena = nullptr;  // address of arena position 0; fixed data lies below it
  std::int32_t id[3] = {};  // this block
  std::int32_t count[3] = {};  // the grid
  failures* failed = nullptr;
};

struct instruction;
using step = instruction const* (*)(instruction const&, context&);

// Where an operand of an elementwise instruction is. The instruction runs over `outer` rows of `inner` elements.
struct source {
  std::int64_t at = 0;  // arena position of the first element, in bytes
  std::int64_t stride = 0;  // bytes from row to row
  std::int32_t bytes = 0;  // of one element
  bool moves = true;  // false: one element serves the whole row
  leaf widen = nullptr;  // set: elements are 16-bit floats, converted to f32 before the leaf sees them
};

// Which fields mean something is said at each step.
struct instruction {
  step run = nullptr;
  leaf work = nullptr;
  leaf narrow = nullptr;  // set: the leaf's f32 results become 16-bit floats
  source in[3];
  std::int64_t out = 0;  // arena position
  std::int32_t out_bytes = 0;
  std::int32_t arity = 0;
  std::int64_t outer = 1, inner = 1;
  std::int64_t size = 0;  // a number of bytes or elements
  instruction const* target = nullptr;  // of a jump; while compiling: see `target_label`
  std::int32_t target_label = -1;
  std::int32_t flag = 0;
  void const* data = nullptr;  // what else the step needs; owned by the program
};

inline instruction const* next(instruction const& i) { return &i + 1; }

template <class T>
T& at(context const& c, std::int64_t place) {
  return *reinterpret_cast<T*>(c.arena + place);
}

}  // namespace tw::cpu
