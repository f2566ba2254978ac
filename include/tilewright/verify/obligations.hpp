// What the verifier says about a kernel: a verdict, and for each access how its index is known to be inside.
#pragma once
#include <cstdint>

#include <tilewright/ir/sequence.hpp>

namespace tw::verify {

// The rungs of docs/safety.md: how an index was shown to lie in the tile grid.
enum class rung : std::uint8_t { provenance, constant, relation, launch, kernel };
inline constexpr int rung_count = 5;

// Why an index is checked in the kernel.
enum class cause : std::uint8_t { none, may_wrap, may_be_negative, unbounded };

// One axis of one access, or one divisor.
struct obligation {
  std::int32_t op =
    0;  // the view_load, view_gather, view_update, accum_update, tile_scatter, extract or insert; or the divi / remi
  std::int8_t axis = 0;  // of the view or accum; -1: the divisor must be positive
  rung by = rung::provenance;
  cause why = cause::none;  // of a check in the kernel
  std::int64_t lo = 0, hi = 0;  // of a check in the kernel: what is known of the index
};

// Rules of docs/safety.md that the verifier decides.
enum class rule {  // an int: compilers print smaller ones as characters
  ok,
  index_is_outside_the_tensor,
  output_is_never_stored,
  output_is_not_stored_on_every_path,
  output_may_be_stored_twice,
  kernel_check_needed_but_forbidden,
  plain_cpp_exit_leaves_a_traced_loop,
  require_needs_launch_time_values,
  division_by_zero,
  require_inside_a_loop_or_branch,
  value_leaves_its_loop_or_branch,
  exit_outside_a_loop,
  step_is_not_positive,
  kernel_writes_nothing,
  there_is_no_such_axis,
  integers_are_padded_with_zero,
  loops_and_branches_cross,
  var_outlives_its_loop_or_branch,
  loop_never_ends,
  literal_does_not_fit,
  parameter_is_misused,
  list_has_no_own_index,
  place_of_another_list,
  scatter_needs_the_whole_axis,
  outputs_are_dealt_differently,
  outputs_have_different_ranks,
  print_text_is_wrong,
  text_is_too_long,
  slice_is_outside_the_tile,
  combiner_does_more_than_arithmetic,
  updates_of_several_kinds,
  kernel_has_no_blocks
};

// Text of fixed capacity, usable in constant evaluation and as a template argument.
struct message {
  static constexpr int capacity = 240;
  char text[capacity] = {};
  int size = 0;
  constexpr message& operator<<(char const* s) {
    while (*s && size < capacity - 1) text[size++] = *s++;
    return *this;
  }
  constexpr message& operator<<(std::int64_t v) {
    char digits[24] = {};
    int n = 0;
    bool const negative = v < 0;
    do {
      auto const d = static_cast<int>(v % 10);
      digits[n++] = static_cast<char>('0' + (d < 0 ? -d : d));
      v /= 10;
    } while (v);
    if (negative) digits[n++] = '-';
    while (n && size < capacity - 1) text[size++] = digits[--n];
    return *this;
  }
};

struct report {
  rule broken = rule::ok;
  std::int32_t op = -1;  // the operation that breaks the rule; -1: the kernel as a whole
  std::int32_t param = -1;  // the parameter that it is about
  message detail;  // values
  int counts[rung_count] = {};  // obligations by rung
  ir::sequence<obligation> obligations;
  ir::sequence<int> may_divide_by_minus_one;  // divisions of scalars by what is known to differ from 0, no more
};

}  // namespace tw::verify
