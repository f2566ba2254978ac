// One run of lowering: the state that the parts of it share.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <tilewright/verify/ranges.hpp>

#include "lower/lower.hpp"

namespace tw::lower {

using ir::opcode;
using ir::value;

// The attributes of an operation, as its row lists them.
std::vector<std::pair<ir::attr, ir::attribute>> attributes_of(ir::op const&);

class lowering {
 public:
  lowering(std::string_view name, ir::function const&, verify::report const&, specialisation const&);
  result run();

 private:
  // A value of the traced function in the lowered program.
  struct mapped {
    value v = ir::no_value;
    value narrow = ir::no_value;          // i64 values that fit 32 bits: the same as i32
    std::optional<std::int64_t> integer;  // constants: every element has this value
  };
  // A tensor parameter.
  struct tensor {
    value pointer = ir::no_value, unaligned = ir::no_value; // with and without the alignment that a launch has
    std::vector<value> extents, strides;               // parameters of the entry; no_value: a constant
    std::vector<std::optional<std::int64_t>> constant; // extents that a `require` fixes
    value view = ir::no_value, view_of_small = ir::no_value; // make_tensor_view
    value stored = ir::no_value, loaded = ir::no_value; // partition views of the block's own tile
    value token = ir::no_value;                        // of the last access in program order; inout only
    int walk = -1;                                     // a list: the only loop that accesses its tiles
    bool scattered = false;                            // no access goes through TMA (docs/known-assembler-faults.md)
    bool ordered = false;                              // a block may access it more than once: accesses need tokens
  };

  // parameters.cpp
  void find_constant_extents();
  void make_parameters();
  void make_tensor(int param);
  value scalar_parameter(int param);
  value assumed(value, std::uint8_t align_log2, std::optional<std::int64_t> upper);
  bool is_small(std::int64_t elements) const;
  value tensor_view(int param, std::int64_t tile_elements);
  value partition_view(int param, std::uint8_t const* log2_dim, std::optional<ir::padding>);
  value view_of(ir::op const& view);
  value own_view(int param, bool for_load);
  int grid_parameter() const;
  bool is_persistent() const { return f_.params[grid_parameter()].is_persistent(); }
  value block_coordinate(int axis);
  bool needs_order(int param) const;
  int only_walk(int param) const;

  // lists.cpp
  void list_bound(int i);
  void find_place(int loop);
  value tiles_of_own(int param, int axis);
  value blocks_along(int output, int axis);
  std::vector<value> coordinates_of(dealing, int band, value place, std::vector<value> const& counts);
  value own_coordinate(int i, int axis);

  // operations.cpp
  void range(int from, int to);  // operations [from, to) of one region
  void operation(int i);
  void constant(int i);
  void broadcast(int i);
  void conversion(int i);
  void scale(int i);
  void comparison(int i);
  void generic(int i);
  value splat(element, std::vector<std::int64_t> const& shape, std::int64_t imm);
  value scalar_constant(element, std::int64_t);
  void set_constant(int i, std::int64_t imm);

  // reductions.cpp
  void reduction(int i);
  void combination(int i);
  value loaded_once(value loaded);
  void repeated(int i);
  value held(value, opcode by);
  bool scans_out_of_bounds(ir::type const&, int axis) const;
  value rows_along(value, int axis);
  value from_rows(value rows, ir::type const&, int axis);
  // integers.cpp
  void division(int i);
  bool scalar_may_be_minus_one(int division) const;
  void absolute(int i);
  void shift(int i);
  value extremum(opcode, value x, value y, std::vector<std::pair<ir::attr, ir::attribute>> attributes, ir::signedness);
  value compare_with(value x, ir::predicate, value y);

  // folding.cpp
  bool fold(int i);  // the operation needs no code: its value is known, or that of an operand
  std::optional<std::int64_t> known_result(int i) const;
  int same_as(int i) const;

  // memory.cpp
  std::vector<value> const& index_space(value view);
  value tiles_along(int param, int axis, std::int64_t tile, value view, int view_axis);
  void tile_count(int i);
  value input_load(int i, std::vector<value> operands, std::vector<std::pair<ir::attr, ir::attribute>> const&);
  void view_load(int i);
  struct own_access {
    std::vector<value> operands;
    std::vector<std::pair<ir::attr, ir::attribute>> attributes;
    std::int32_t rank, tokens;
  };
  own_access access_own(int i, std::vector<value> operands);
  void view_gather(int i);
  value gathered_positions(int i);
  value first_element(value index, std::int64_t tile);
  value tile_index(int i, int axis, std::vector<bool>& inside);
  void slice(int i);
  void own_load(int i);
  void own_store(int i);
  bool in_bounds(int param, int axis, std::int64_t tile) const;
  void access_attributes(std::vector<std::pair<ir::attr, ir::attribute>>&, int i,
                         std::vector<bool> const& inside) const;
  value checked_index(int i, int axis, value index, value count);
  value checked_divisor(int i, value divisor);
  void report_failure(value ok, int i, int axis, value index, ir::signedness);
  void branch_on(value condition, ir::block body);
  bool is_left_to_kernel(verify::obligation const*) const;

  // updates.cpp
  value spread(value, std::vector<std::int64_t> const& shape);
  value extended(value, element to, ir::signedness);
  value largest(value positions);
  value extent_of(int param, int axis, element);
  void report_outside(int i, int param, int axis, value positions, ir::signedness);
  void accum_update(int i);
  void view_update(int i);

  // scatter.cpp
  value scattered_positions(int i);
  value last_of_equals(value positions);
  void own_scatter(int i);

  // pointers.cpp
  bool raw_memory(int i);  // an operation of tw::unsafe, or a table
  void raw_access(int i);
  value in_order(int i, std::vector<value> operands, std::vector<std::int32_t> groups,
                 std::vector<std::pair<ir::attr, ir::attribute>> how, bool gives_value);
  void raw_order(int i);
  void assumption(int i);
  void library_call(int i);
  value multicast_view(int i);
  void multicast_access(int i);
  void constant_table(int i);
  static bool is_raw_access(opcode);
  tensor& raw() { return tensors_.back(); }
  tensor& prints() { return tensors_[static_cast<std::size_t>(f_.param_count)]; }
  bool waits() const { return waits_; }

  // messages.cpp
  void print(int i);
  void assertion(int i);
  value minimum(value);
  bool orders_prints() const;

  // control_flow.cpp
  // What a counted loop counts with. The counter is an i64 where index + step may exceed 32 bits.
  struct counter {
    value lower = ir::no_value, upper = ir::no_value, step = ir::no_value;
    element elem = element::i32;
  };
  int end_of(int region) const { return regions_.end[region]; }
  counter counter_of(int loop);
  void counted_loop(int i);
  void loop(int i);
  void branch(int i);
  void leave(int i);
  std::vector<int> tokens_touched(int from, int to) const;  // parameters
  std::vector<value> loop_body(int i, std::vector<int> const& tokens, counter const* count, bool breaks);
  void finish_loop(int i, std::vector<value> const& results, std::vector<int> const& tokens);

  // cleaning.cpp
  void merge_equal();
  void remove_unused();

  // ordering.cpp
  void places_first();

  mapped const& at(int traced) const { return values_[static_cast<std::size_t>(traced)]; }
  mapped& at(int traced) { return values_[static_cast<std::size_t>(traced)]; }
  value of(int traced) const;
  value operand(int i, int k) const { return of(f_.operand(i, k)); }
  ir::type type_of(int traced) const;
  std::vector<std::int64_t> shape_of(ir::op const&) const;
  element index_element() const { return spec_.wide ? element::i64 : element::i32; }
  verify::obligation const* obligation(int op, int axis) const;

  std::string name_;
  ir::function const& f_;
  verify::report const& report_;
  specialisation const& spec_;
  verify::regions regions_;
  verify::ranges ranges_;  // of integer scalars, whatever the arguments
  result out_;
  ir::entry entry_;
  ir::operation_builder b_;
  ir::block constants_;  // goes to the front of the body
  std::vector<mapped> values_;
  std::vector<tensor>
    tensors_;  // by parameter; two more, of which only the token is used: what is printed, accesses through pointers
  std::vector<value> scalars_;
  std::map<std::pair<element, std::vector<std::int64_t>>, std::map<std::int64_t, value>> splats_;
  std::map<value, std::vector<value>> counts_;  // index space of each partition view
  std::map<int, std::vector<value>> places_;    // by loop over a list: where its tile lies
  std::vector<value> coordinates_;              // block numbers along the axes of the grid
  value failure_ = ir::no_value;                // address of the failure_report

  bool waits_ = false;  // for the grid before: loads come behind that
  bool gathers_ = false;

  // The innermost loop being lowered: what `continue` adds to the carried values.
  struct open_loop {
    int traced = -1;
    value index = ir::no_value;       // of a `loop` with an explicit counter
    counter const* count = nullptr;   // the same
    std::vector<int> tokens;
  };
  std::vector<open_loop> loops_;
};

}  // namespace tw::lower
