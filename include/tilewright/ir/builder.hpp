// Records a kernel while the C++ compiler evaluates it.
#pragma once
#include <cstdint>
#include <source_location>

#include <tilewright/ir/function.hpp>
#include <tilewright/ir/sequence.hpp>

namespace tw::ir {

// Mistakes that only the act of tracing can see. The verifier turns them into its rules.
enum class trace_fault : std::uint8_t {
  none,
  cpp_exit_from_loop,
  require_needs_launch_time_values,
  require_inside_region,
  exit_outside_loop,
  value_leaves_region,
  regions_cross,
  var_outlives_region,
  no_such_axis,
  integers_padded,
  loop_never_ends,
  literal_does_not_fit,
  print_text_is_wrong,
  text_is_too_long,
  parameter_misused
};

class builder {
 public:
  using loc = std::source_location;

  sequence<op> ops;
  sequence<std::int32_t> pool;
  sequence<loc> where;               // one per operation
  sequence<parameter> params;
  sequence<char> texts;              // of print_tko and assert_, each ended by a zero
  sequence<std::int64_t> numbers;    // op::data
  sequence<int*> variables;          // ids of the live tw::var objects, in order of declaration
  sequence<int> open_loops;
  sequence<int> open_regions;        // operations that opened them; an `otherwise` after its branch's first arm

  trace_fault fault = trace_fault::none;
  int fault_op = -1;

  int over_param = -1;  // the input whose tiles make the grid of blocks

  // Calls `bomb` when operation `bomb_at` is emitted: `bomb` is not constexpr, so the compiler prints how it got there.
  int bomb_at = -1;
  void (*bomb)() = nullptr;

  constexpr builder() = default;
  builder(builder const&) = delete;
  builder& operator=(builder const&) = delete;

  constexpr int size() const { return ops.size(); }

  constexpr int emit(op o, loc const& l) {
    if (size() == bomb_at && bomb != nullptr) bomb();
    ops.push_back(o);
    where.push_back(l);
    return size() - 1;
  }
  template <class... Ids>
  constexpr int emit_with(op o, loc const& l, Ids... ids) {
    o.first = pool.size();
    o.count = static_cast<std::int32_t>(sizeof...(ids));
    (pool.push_back(ids), ...);
    return emit(o, l);
  }
  constexpr int operand(int i, int k) const { return pool[ops[i].first + k]; }

  // The place of a text in `texts`, for an operation's `imm`.
  constexpr int add_text(char const* first, int size) {
    int const at = texts.size();
    for (int i = 0; i < size; ++i) texts.push_back(first[i]);
    texts.push_back(0);
    return at;
  }

  // The place of numbers that belong to an operation, for its `data`.
  constexpr int add_numbers(std::int64_t const* first, int size) {
    int const at = numbers.size();
    numbers.push_back(size);
    for (int i = 0; i < size; ++i) numbers.push_back(first[i]);
    return at;
  }

  // The kernel's parameter type says how an output is used, when the kernel takes it. Nothing else becomes an output, none
  // becomes another kind of output. (That memory which may be uninitialised is not read is the verifier's to say.)
  constexpr void use_as(int p, param_kind k) {
    bool const known = p >= 0 && p < params.size();
    bool const output = known && (params[p].kind == param_kind::out_tile || params[p].kind == param_kind::inout_tile);
    bool const other = output && takes_kernel && settled(p) && params[p].kind != k;
    if (!output || other) {
      fail(trace_fault::parameter_misused, size() > 0 ? size() - 1 : 0);
      return;
    }
    params[p].kind = k;
    if (takes_kernel && !settled(p)) settled_outputs.push_back(p);
  }
  bool takes_kernel = false;  // the parameters are made, the kernel runs
  sequence<int> settled_outputs;  // whose kind is decided
  constexpr bool settled(int p) const {
    for (int i = 0; i < settled_outputs.size(); ++i)
      if (settled_outputs[i] == p) return true;
    return false;
  }

  constexpr void fail(trace_fault f, int at) {
    if (fault != trace_fault::none) return;
    fault = f;
    fault_op = at;
  }

  constexpr int innermost_region() const { return open_regions.empty() ? -1 : open_regions[open_regions.size() - 1]; }
  // Closes the innermost region, which `opener` opened.
  constexpr void leave_region(int opener) {
    if (open_regions.empty() || open_regions.back() != opener) fail(trace_fault::regions_cross, opener);
    else open_regions.pop_back();
  }

  constexpr int add_parameter(parameter const& p) {
    params.push_back(p);
    caches_.push_back({});
    return params.size() - 1;
  }
  // Extent and block index of a tensor parameter, made once.
  constexpr int extent(int param, int axis, loc const& l) {
    return once(caches_[param].extent[axis], opcode::extent, element::i64, param, axis, l);
  }
  constexpr int block_index(int param, int axis, loc const& l) {
    return once(caches_[param].block[axis], opcode::block_index, element::i32, param, axis, l);
  }
  // list_begin, list_end or list_step, made once.
  constexpr int list_bound(opcode code, int param, loc const& l) {
    cache& c = caches_[param];
    int& slot = code == opcode::list_begin ? c.begin : code == opcode::list_end ? c.end : c.step;
    return once(slot, code, element::i32, param, -1, l);
  }

 private:
  struct cache {
    int extent[max_rank] = {};  // id + 1
    int block[max_rank] = {};
    int begin = 0, end = 0, step = 0;
  };
  sequence<cache> caches_;

  constexpr int once(int& slot, opcode code, element e, int param, int axis, loc const& l) {
    if (slot == 0) {
      op o;
      o.code = code;
      o.elem = e;
      o.axis = static_cast<std::int8_t>(axis);
      o.imm = param;
      slot = emit(o, l) + 1;
    }
    return slot - 1;
  }
};

}  // namespace tw::ir
