// One run of the evaluator: the state that its parts share.
#pragma once
#include <map>

#include "random/arithmetic.hpp"
#include "random/evaluator.hpp"
#include "random/values.hpp"

namespace random_kernels {

class evaluator {
 public:
  evaluator(kernel const& k, tw::verify::report const& report);
  outcome run();

 private:
  enum class next { on, leave, again };
  using index_list = std::vector<std::int64_t>;

  // evaluator.cpp: blocks and control flow
  void block(index_list const& coordinates, std::int64_t number);
  next range(int from, int to);
  void loop(int i);
  void branch_results(int terminator, int end);
  void combination(int i);
  std::vector<std::uint64_t> joined(int i, std::vector<std::uint64_t> const& x, std::vector<std::uint64_t> const& y);
  void operation(int i);
  std::vector<index_list> places(int param) const;
  std::int64_t tiles(int param, int axis, std::int64_t tile) const;
  std::int64_t view_tiles(tw::ir::op const& view, int axis) const;
  index_list coordinates_of(int access, int place_operand) const;

  // evaluator_memory.cpp
  tile_value load_tile(int param, tw::ir::op const& tile, index_list const& index, tw::ir::padding);
  std::int64_t view_index(int i, int axis);
  void view_load(int i);
  void view_gather(int i);
  void accum_update(int i);
  void view_update(int i);
  void update_element(int param, tw::ir::op const& by, index_list const& at, std::uint64_t bits);
  void own_load(int i);
  void own_store(int i);
  void own_scatter(int i);
  void write_own(int param, index_list const& at, tile_value const& from, std::size_t k);
  void fail(int op, int axis, std::int64_t index);
  bool in_kernel(int op, int axis) const;
  std::uint64_t divisor(int i);

  // evaluator_tiles.cpp
  tile_value moved(int i);
  tile_value sliced(int i);
  tile_value reduced(int i);
  tile_value product(int i);
  tile_value by_element(int i);

  tw::ir::op const& op(int i) const { return f_[i]; }
  int operand(int i, int k) const { return f_.operand(i, k); }
  tile_value const& in(int i, int k) const { return values_[static_cast<std::size_t>(operand(i, k))]; }
  std::int64_t scalar(int v) const {
    return integer_of(f_[v].elem, values_[static_cast<std::size_t>(v)].bits.at(0), true);
  }
  void set(int i, std::uint64_t bits) { values_[static_cast<std::size_t>(i)] = {{bits}, {}}; }
  tensor_plan const& plan(int p) const { return k_.arguments[static_cast<std::size_t>(p)].tensor; }

  kernel const& k_;
  tw::ir::function f_;
  tw::verify::report const& report_;
  tw::verify::regions regions_;
  outcome out_;
  std::vector<tile_value> values_, left_;
  index_list block_;
  std::int64_t number_ = 0;
  std::map<int, std::vector<index_list>> places_;  // of the lists, by parameter
};

// Row-major numbers to indices and back.
std::vector<std::int64_t> index_of(tw::ir::op const&, std::int64_t element);
std::int64_t number_in(tw::ir::op const&, std::vector<std::int64_t> const& index);

}  // namespace random_kernels
