// The element-by-element operations that random kernels are made of, one line each. An operation that joins the language
// joins the generator, the evaluator's errors when it is missing there, and the C++ printer with its line here.
#pragma once
#include <span>
#include <string_view>

#include <tilewright/ir/op_table.hpp>

#include "random/values.hpp"

namespace random_kernels {

// Elements that an operation takes.
enum elements : unsigned {
  conditions = 1,
  integers = 2,
  signed_integers = 4,
  wide_floats = 8,  // f32, f64
  short_floats = 16,  // f16, bf16
  f32_only = 32,
};
inline constexpr unsigned floats = wide_floats | short_floats;
inline constexpr unsigned up_to_f32 = f32_only | short_floats;

// What the generator does to operands first.
enum class guard : std::uint8_t {
  none,
  divisor,  // the second operand is made positive: always of scalars, sometimes of tiles
  shift_count,  // the second operand is made less than the width, sometimes
  small,  // operands are brought into [-8, 8]
  positive,  // the operand is brought into [1/64, 64]
};

// How far the results of devices may lie from the evaluator's.
enum class law : std::uint8_t {
  exact,
  four_ulp,  // of f32; f16 and bf16 are that result rounded
};

struct element_op {
  opcode code;
  int operands;
  unsigned on;
  std::string_view spelling;  // C++, with {0}, {1}, {2} for the operands
  guard care = guard::none;
  law result = law::exact;
  bool continuous = false;  // takes operands that are known within a bound only
  tw::ir::rounding round = tw::ir::rounding::nearest_even;
  bool flush_to_zero = false;
  bool propagate_nan = false;
};

std::span<element_op const> element_ops();
// The line that an operation was made from; null: it is not element by element.
element_op const* line_of(tw::ir::op const&);

bool takes(element_op const&, element, bool has_sign);

}  // namespace random_kernels
