// Values of a random kernel: what the C++ type tile<T, D...> says, known while the generator runs.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <tilewright/ir/function.hpp>

namespace random_kernels {

using tw::element;
using tw::ir::opcode;

// T and D... of a tile. Sizes are powers of two; `log2` has one number an axis.
struct tile_type {
  element elem = element::i32;
  bool has_sign = true;  // integers; conditions have none
  std::vector<int> log2;

  int rank() const { return static_cast<int>(log2.size()); }
  int bits() const {
    int n = 0;
    for (int d : log2) n += d;
    return n;
  }
  std::int64_t elements() const { return std::int64_t{1} << bits(); }
  bool operator==(tile_type const&) const = default;
};

inline tile_type with_shape(tile_type t, std::vector<int> log2) {
  t.log2 = std::move(log2);
  return t;
}
inline tile_type with_elem(tile_type t, element e, bool has_sign = true) {
  t.elem = e;
  t.has_sign = e != element::i1 && (has_sign || !tw::is_integer(e));
  return t;
}

struct value {
  int id = -1;
  tile_type type;
  bool approximate = false;  // devices may give different numbers within the bounds of docs/semantics.md
};

// "float", "std::uint8_t", "tw::bf16"
std::string cpp_name(element, bool has_sign);

// An operation whose result is of this type, as the front end makes it (lang::make_op).
tw::ir::op make_op(opcode, tile_type const&);
// The type of an operation's result.
tile_type type_of(tw::ir::op const&);

}  // namespace random_kernels
