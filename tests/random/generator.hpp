// Makes random kernels that the verifier accepts: parameters with the arguments of one launch, statements that true facts
// (require) precede, loops, branches and carried variables, and at the end outputs that depend on what was computed.
#pragma once
#include <memory>
#include <set>
#include <vector>

#include <tilewright/lang/block.hpp>

#include "random/choices.hpp"
#include "random/kernel.hpp"
#include "random/maker.hpp"
#include "random/op_set.hpp"

namespace random_kernels {

class generator {
 public:
  explicit generator(choices& c) : choose_(c), m_(b_), block_(&b_) {}
  kernel make();

 private:
  // A parameter of the kernel, with what is known of its argument.
  struct tensor {
    int param = -1;
    tile_type type;  // of an output: its tile; of an input: element only
    std::vector<std::int64_t> extents;
    bool output = false, readable = false, list = false, accum = false;
    tw::ir::atomic_mode mode = tw::ir::atomic_mode::add;  // how all updates of an accum are made
    bool approximate = false;  // its memory may hold approximate values
  };
  // A view of an input, made in the preamble.
  struct tiled {
    value view;
    std::size_t of = 0;  // tensors_
    std::vector<std::int64_t> steps;  // by axis of the view
    std::vector<int> axes;
    bool plain = true;  // tw::tiled, which has gathers
  };
  // A tw::var: its number moves as loops and branches rename it.
  struct variable {
    int id;
    tile_type type;
    bool approximate;
  };
  struct scope {
    std::size_t values, variables;
  };

  // parameters.cpp
  void outputs();
  void input();
  void accum();
  void view_of_accum(std::size_t tensor);
  void scalar();
  void requires_();
  void views();
  void step_and_permute(tiled&);
  std::int64_t extent_along(tiled const&, int axis) const;
  std::int64_t tiles_along(tiled const&, int axis) const;
  tile_type random_type(int most_bits, int most_rank);
  std::pair<element, bool> random_element(bool of_tensor);
  std::uint64_t random_scalar(element);

  // expressions.cpp
  value pick(bool exact);
  value scalar_int();
  value condition();
  value literal(tile_type const&);
  value fit(value, tile_type const&);
  value fit_shape(value, std::vector<int> const& log2);
  value smaller(value, std::vector<int> const& log2);
  value larger(value, std::vector<int> const& log2);
  value elementwise();
  value one_more(value x);
  value beside(tile_type const&, bool exact);
  value guarded(element_op const&, value const&, bool second);
  value in_range(value const&, double lo, double hi);
  value converted();
  value moved();
  value reduced();
  value sliced();
  value slice_index(std::int64_t slices);
  value product();

  // combiners.cpp
  // How the two elements of a tile become one: by an operation, in one of several spellings, of numbers that something
  // reversible was done to.
  struct joining {
    opcode by = opcode::addi;
    enum class spelling : std::uint8_t { operation, selection, branch } as = spelling::operation;
    opcode through = opcode::addi;  // the number `amount` comes in, and is taken out again
    std::int64_t amount = 0;
    value mask;  // a scalar from outside: all elements lie in it
  };
  void combine();
  value combinable(value);
  joining random_joining(value& tile);
  value joined(joining const&, value const& x, value const& y);
  value joined_plainly(joining const&, value const& x, value const& y);
  value identity_of(joining const&, tile_type const&);
  value moved_in(joining const&, value const& x);
  value moved_out(joining const&, value const& x);
  std::vector<value> extreme_and_place(tw::ir::op const& how, value const& keys);
  value chosen();
  value mixed(tile_type const&, bool exact, int most = 2);

  // statements.cpp
  void keep(value const& v) { values_.push_back(v); }
  void statements(int budget, int depth);
  void statement(int depth);
  void expression();
  void load();
  void gather();
  value positions(tile_type, std::int64_t extent, bool trap);
  void update(tensor const&);
  void update_tile(tiled const&);
  void update_some();
  bool scatters(tensor const&) const;
  void scatter(tensor const&);
  void scatter_some();
  value index_into(tiled const&, int axis);
  void own_access(value const* place);
  void assign();
  void leave_loop();
  void loop(int depth);
  void open_loop(int depth);
  void branch(int depth);
  void assertion();
  void store_outputs();
  void walk(tensor&, bool storing);
  void declare(value const& v, bool approximate);
  scope enter() const { return {values_.size(), variables_.size()}; }
  void leave(scope const&);
  tw::tile<bool> as_condition(value const& v) { return {&b_, v.id}; }
  tw::tile<int> as_index(value const& v) { return {&b_, v.id}; }
  bool in_walk() { return !b_.open_loops.empty() && b_.open_loops.back() == walk_loop_; }

  choices& choose_;
  tw::ir::builder b_;
  maker m_;
  tw::block block_;
  kernel out_;
  std::vector<tensor> tensors_;
  std::vector<tiled> views_;
  std::vector<tiled> updated_views_;  // of accums
  std::vector<std::int64_t> counts_;  // tiles of the outputs
  std::vector<value> values_;  // what statements can use here
  std::set<int> used_;  // of these, what something was made of
  std::vector<std::unique_ptr<variable>> variables_;
  int walk_loop_ = -1;  // the loop over a list that is open, and its place
  tensor* walked_ = nullptr;
  value place_;
  int size_ = 0;  // operations so far bound what is added
};

kernel make_kernel(std::uint64_t seed);
kernel make_kernel(std::vector<std::uint32_t> decisions);

}  // namespace random_kernels
