// The front end with types that are known at run time: each function emits what its namesake in include/tilewright/lang
// emits, so that a kernel made here and the same kernel written in C++ have one canonical form.
#pragma once
#include <functional>
#include <vector>

#include <tilewright/ir/builder.hpp>

#include "random/values.hpp"

namespace random_kernels {

class maker {
 public:
  explicit maker(tw::ir::builder& b) : b_(b) {}

  tw::ir::builder& builder() { return b_; }
  tw::ir::op const& op(value const& v) const { return b_.ops[v.id]; }

  // ---- creation
  value integer(tile_type const&, std::int64_t);
  value number(tile_type const&, double);  // floats
  value iota(tile_type const&);  // integers; one axis

  // ---- element by element; operands of one type
  value unary(tw::ir::op modifiers, value const& x);
  value binary(tw::ir::op modifiers, value const& x, value const& y);
  value fma(tw::ir::op modifiers, value const& x, value const& y, value const& z);
  value compare(tw::ir::predicate, value const& x, value const& y);
  value select(value const& condition, value const& x, value const& y);
  value negated(value const& condition);
  // Conversions that the language has in one step: see castable.
  value cast(element, bool has_sign, value const&);
  // The same, in several steps where one is not there.
  value convert(element, bool has_sign, value const&);

  // ---- shapes
  value reshape(value const&, std::vector<int> log2);
  value broadcast(value const&, std::vector<int> log2);
  value permute(value const&, std::vector<int> const& axes);
  value cat(value const&, value const&, int axis);
  value extract(value const&, std::vector<int> log2, std::vector<value> const& index);
  value insert(value const&, value const& part, std::vector<value> const& index);
  value reduce(opcode, value const&, int axis);
  // Reductions and scans by a function. It is given two scalars for each tile, those of tile k at 2 k and 2 k + 1, and gives one
  // for each. Identities are constants that nothing else uses.
  using combiner = std::function<std::vector<value>(std::vector<value> const&)>;
  std::vector<value> combine(tw::ir::op const& modifiers, std::vector<value> const& tiles,
                             std::vector<value> const& identities, combiner const&);
  value mma(value const& a, value const& b, value const& acc, bool fast);

  // ---- memory
  value extent(int param, int axis);
  value block_index(int param, int axis);
  value view(int param, tile_type const&, tw::ir::padding);
  // With a step and an axis of the tensor for each axis of the view.
  value view(int param, tile_type const&, tw::ir::padding, std::vector<std::int64_t> const& steps,
             std::vector<int> const& axes);
  value tile_count(value const& view, int axis);
  value load(value const& view, std::vector<value> const& index, int latency, bool no_tma);
  value gather(value const& view, int axis, value const& ids, std::vector<value> const& others, bool trap);
  // What gathers give with out_of_range::pad(v): where ids lie outside, v (a constant of the view's type).
  value padded(value const& gathered, value const& view, int axis, value const& ids, value const& pad);
  value own_load(int param, tile_type const&, value const* place);
  void own_store(int param, value const&, value const* place);

  void scatter(int param, int axis, value const& positions, value const&, bool trap);
  // Atomic updates of an accum: one tile of positions for each axis, or a tile of a view of it.
  void update(int param, tw::ir::atomic_mode, bool trap, std::vector<value> const& positions, value const&);
  void update(value const& view, tw::ir::atomic_mode, std::vector<value> const& index, value const&);

  value emit(tw::ir::op, tile_type const&, std::vector<value> const& operands);

 private:
  tw::ir::builder& b_;
};

inline tw::ir::op plain(opcode c) {
  tw::ir::op o;
  o.code = c;
  return o;
}
inline tile_type condition_like(tile_type t) { return with_elem(std::move(t), element::i1); }
inline tile_type const index_type{};  // tile<int>

}  // namespace random_kernels
