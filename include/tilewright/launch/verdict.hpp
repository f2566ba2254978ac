// The verifier's answer inside the C++ compiler, and the compile errors that it becomes.
#pragma once
#include <tilewright/launch/trace.hpp>

namespace tw::launch {

using verify::rule;

struct verdict {
  rule broken = rule::ok;
  int op = -1;      // number in the raw trace
  int line = 0, column = 0;
  int counts[verify::rung_count] = {};
  verify::message detail;
};

template <class F, class... A>
constexpr verdict judge(verify::options const& opt) {
  using T = traced<F, A...>;
  verdict v;
  switch (T::sizes.fault) {
    case ir::trace_fault::none: break;
    case ir::trace_fault::parameter_misused: v.broken = rule::parameter_is_misused; break;
    case ir::trace_fault::cpp_exit_from_loop: v.broken = rule::plain_cpp_exit_leaves_a_traced_loop; break;
    case ir::trace_fault::require_needs_launch_time_values: v.broken = rule::require_needs_launch_time_values; break;
    case ir::trace_fault::require_inside_region: v.broken = rule::require_inside_a_loop_or_branch; break;
    case ir::trace_fault::exit_outside_loop: v.broken = rule::exit_outside_a_loop; break;
    case ir::trace_fault::value_leaves_region: v.broken = rule::value_leaves_its_loop_or_branch; break;
    case ir::trace_fault::regions_cross: v.broken = rule::loops_and_branches_cross; break;
    case ir::trace_fault::var_outlives_region: v.broken = rule::var_outlives_its_loop_or_branch; break;
    case ir::trace_fault::loop_never_ends: v.broken = rule::loop_never_ends; break;
    case ir::trace_fault::literal_does_not_fit: v.broken = rule::literal_does_not_fit; break;
    case ir::trace_fault::print_text_is_wrong: v.broken = rule::print_text_is_wrong; break;
    case ir::trace_fault::text_is_too_long: v.broken = rule::text_is_too_long; break;
    case ir::trace_fault::no_such_axis: v.broken = rule::there_is_no_such_axis; break;
    case ir::trace_fault::integers_padded: v.broken = rule::integers_are_padded_with_zero; break;
  }
  if (v.broken != rule::ok) {
    v.op = T::sizes.fault_op;
    ir::builder b;
    trace_into<F, A...>(b);
    v.line = static_cast<int>(b.where[v.op].line());
    v.column = static_cast<int>(b.where[v.op].column());
    return v;
  }
  ir::function const f = T::data.view();
  verify::report const r = verify::verify(f, {}, opt);
  v.broken = r.broken;
  v.detail = r.detail;
  for (int i = 0; i < verify::rung_count; ++i) v.counts[i] = r.counts[i];
  if (r.broken != rule::ok && r.op >= 0) {
    v.line = f.sources[r.op].line;
    v.column = f.sources[r.op].column;
    v.op = T::origin(r.op);
    // g++ names the user's line for a bound that the range expression made, not for the loop itself.
    if (f[r.op].code == ir::opcode::counted_loop)
      for (int k = 0; k < 3; ++k)
        if (f[f.operand(f[r.op], k)].code == ir::opcode::constant) v.op = T::origin(f.operand(f[r.op], k));
  }
  if (r.broken == rule::output_is_never_stored || r.broken == rule::kernel_writes_nothing ||
      r.broken == rule::kernel_has_no_blocks) {  // shown at the kernel's end
    ir::builder b;
    trace_into<F, A...>(b);
    v.op = b.size() - 1;
    if (v.op >= 0) {
      v.line = static_cast<int>(b.where[v.op].line());
      v.column = static_cast<int>(b.where[v.op].column());
    }
  }
  return v;
}

// Text as template arguments: pieces of exact length with the ending zero, since clang shortens longer ones when it
// prints them.
template <int N>
struct exact_text {
  char text[static_cast<unsigned>(N)] = {};
};
inline constexpr int piece_length = 24;
constexpr int pieces_of(int size) { return (size + piece_length - 1) / piece_length; }
template <class V, int Piece>
constexpr auto piece() {
  constexpr int from = Piece * piece_length, rest = V::value.detail.size - from;
  constexpr int n = rest < piece_length ? rest : piece_length;
  exact_text<n + 1> t;
  for (int i = 0; i < n; ++i) t.text[i] = V::value.detail.text[from + i];
  return t;
}

template <std::size_t N>
struct name {
  char text[N] = {};
  constexpr name(char const (&s)[N]) {
    for (std::size_t i = 0; i < N; ++i) text[i] = s[i];
  }
};

// The error of an unsafe kernel: one literal sentence for each rule; the values stand in the template arguments.
template <name Kernel, rule Rule, int Line, int Column, exact_text... Detail>
struct kernel_is_safe {
  static_assert(Rule != rule::index_is_outside_the_tensor,
                "tilewright: the index of a load lies outside of the tensor");
  static_assert(Rule != rule::output_is_never_stored,
                "tilewright: an out_tile must be stored exactly once; this kernel never stores it");
  static_assert(
    Rule != rule::output_is_not_stored_on_every_path,
    "tilewright: an out_tile must be stored on every path; one arm of b.if_, or a b.break_if, skips the store");
  static_assert(Rule != rule::output_may_be_stored_twice,
                "tilewright: an out_tile must be stored exactly once; this store may run again in a loop, or follows "
                "another store");
  static_assert(Rule != rule::kernel_check_needed_but_forbidden,
                "tilewright: this needs a check in the kernel, and the kernel says no_kernel_checks; state a bound "
                "with b.require(...)");
  static_assert(Rule != rule::plain_cpp_exit_leaves_a_traced_loop,
                "tilewright: a C++ break or return leaves a traced loop; write b.break_if(cond)");
  static_assert(Rule != rule::require_needs_launch_time_values,
                "tilewright: b.require takes only extents, integer scalars and constants: what is known at the launch");
  static_assert(
    Rule != rule::require_inside_a_loop_or_branch,
    "tilewright: b.require is a statement about the launch; move it out of loops and b.if_, to the top of the kernel");
  static_assert(
    Rule != rule::value_leaves_its_loop_or_branch,
    "tilewright: a value made in a loop or an arm of b.if_ is used outside; declare it as tw::var before the loop");
  static_assert(Rule != rule::exit_outside_a_loop,
                "tilewright: b.break_if and b.continue_if belong into a traced loop");
  static_assert(Rule != rule::division_by_zero, "tilewright: division by zero");
  static_assert(Rule != rule::step_is_not_positive,
                "tilewright: the step of b.range must be known to be positive; write b.require(step >= 1)");
  static_assert(Rule != rule::there_is_no_such_axis,
                "tilewright: this tensor, view or output has no such axis; axes count from 0");
  static_assert(Rule != rule::integers_are_padded_with_zero,
                "tilewright: integers, tf32 and floats of 8 bits are padded with zero only; leave out tw::pad");
  static_assert(Rule != rule::loops_and_branches_cross,
                "tilewright: a traced loop ends inside of another loop or arm; walk it with for (auto i : loop)");
  static_assert(
    Rule != rule::var_outlives_its_loop_or_branch,
    "tilewright: a tw::var ends in another loop or arm than the one that declares it; make it a local variable");
  static_assert(Rule != rule::loop_never_ends,
                "tilewright: b.loop repeats until b.break_if(cond), and there is none in it");
  static_assert(Rule != rule::literal_does_not_fit,
                "tilewright: this number does not fit the element type of the tile beside it");
  static_assert(Rule != rule::list_has_no_own_index,
                "tilewright: the block has many tiles along this axis; their indices are those of the places of the "
                "list: for (auto at : y.each()) ... at[axis]");
  static_assert(Rule != rule::place_of_another_list,
                "tilewright: a place of one list names a tile of another; walk each list with its own "
                "for (auto at : y.each())");
  static_assert(
    Rule != rule::scatter_needs_the_whole_axis,
    "tilewright: a scatter writes anywhere along its axis, so the block must have all of it; deal the tensor out with "
    "std::move(y).tiles(...).dealt(tw::whole<A>), A the axis of the scatter");
  static_assert(Rule != rule::outputs_are_dealt_differently,
                "tilewright: one grid of blocks serves all outputs: deal them all in the same way, "
                "with tw::linear or tw::grouped<N>, or none of them");
  static_assert(Rule != rule::outputs_have_different_ranks,
                "tilewright: one grid of blocks serves all outputs: give them the same number of axes (of size 1 where "
                "a tile has one element: out_tile<T, R, 1> beside out_tile<T, R, C>)");
  static_assert(Rule != rule::print_text_is_wrong,
                "tilewright: the text of b.print has one {} for each value, or {:x}, {:8.3f} and the like; braces are "
                "written {{ and }}");
  static_assert(
    Rule != rule::combiner_does_more_than_arithmetic,
    "tilewright: a function that combines elements works on scalars, with arithmetic, tw::select and b.if_: "
    "no loads, stores, loops, tiles, prints or asserts; do these before or after the reduction or scan");
  static_assert(Rule != rule::text_is_too_long, "tilewright: a text in a kernel has at most 1000 characters");
  static_assert(
    Rule != rule::slice_is_outside_the_tile,
    "tilewright: the index of a slice lies outside of the tile: extract and insert count slices, not elements");
  static_assert(Rule != rule::parameter_is_misused,
                "tilewright: a parameter of the kernel is used as something that it is not; use the handles that the "
                "kernel is given, not their insides");
  static_assert(Rule != rule::kernel_writes_nothing,
                "tilewright: a kernel needs an output (out_tile or inout_tile): the grid follows from its tiles; or a "
                "tensor that it updates (accum)");
  static_assert(
    Rule != rule::kernel_has_no_blocks,
    "tilewright: this kernel updates an accum and has no output whose tiles make the grid of blocks; take "
    "tw::over<B> own as its last parameter, and pass tw::over<256>(): one block for each tile of the first in");
  static_assert(
    Rule != rule::updates_of_several_kinds,
    "tilewright: all updates of one accum in a kernel are of one kind (add, max, ...): otherwise the result "
    "would depend on the order of the blocks; use two kernels");
  static constexpr bool value = true;
};

// Not constexpr: naming it in constant evaluation makes the compiler print the user's line and the chain of helper calls
// that led to it.
template <rule Rule, exact_text... Detail>
void the_kernel_breaks_a_rule_here() {}

template <verify::options Options, class F, class... A>
struct judged {
  static constexpr verdict value = judge<F, A...>(Options);
};

// Compiles only for safe kernels.
template <name Kernel, class V, class F, class... A, std::size_t... I>
constexpr bool accept_pieces(std::index_sequence<I...>) {
  constexpr bool safe = kernel_is_safe<Kernel, V::value.broken, V::value.line, V::value.column,
                                       piece<V, static_cast<int>(I)>()...>::value;
  if constexpr (V::value.broken != rule::ok && V::value.op >= 0) {
    constexpr bool shown = [] {
      ir::builder b;
      b.bomb_at = V::value.op;
      b.bomb = &the_kernel_breaks_a_rule_here<V::value.broken, piece<V, static_cast<int>(I)>()...>;
      trace_into<F, A...>(b);
      return true;
    }();
    return shown && safe;
  }
  return safe;
}
template <name Kernel, class V, class F, class... A>
constexpr bool accept() {
  return accept_pieces<Kernel, V, F, A...>(
    std::make_index_sequence<static_cast<std::size_t>(pieces_of(V::value.detail.size))>{});
}

}  // namespace tw::launch
