// From an entry to a program: state shared by the rules, which are grouped by family in compile_*.cpp.
#pragma once
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <tilewright/ir/module.hpp>
#include "cpu/arena.hpp"
#include "cpu/kernel_table.hpp"
#include "cpu/liveness.hpp"
#include "cpu/program_data.hpp"

namespace tw::cpu {

namespace steps {
struct view_access;
struct atomic_access;
}  // namespace steps

// How the elements of a tile lie in its buffer. Broadcasts are not copied: most loops can read these forms as they are.
//   dense    row-major, one after the other
//   splat    one element stands for all
//   rows     element i is at i / inner: each stored element counts for `inner` consecutive ones
//   columns  element i is at i % inner
//   strided  rows of `inner` elements, `stride` elements from row to row (a part of a larger tile)
enum class form : std::uint8_t { dense, splat, rows, columns, strided };

struct tile {
  element elem = element::none;
  std::int32_t bytes = 0;  // of an element
  std::int64_t count = 0;  // elements that it stands for
  form shape = form::dense;
  std::int64_t inner = 0, stride = 0;
  int buffer = -1;
  std::int64_t offset = 0;  // bytes from the start of the buffer
};

struct buffer {
  std::int64_t at = 0, bytes = 0;
  int values = 0;  // values that live in it
  int holds = 0;  // other reasons to keep it: a loop's, the current operation's
  bool fixed = false;
};

// Labels are numbers of instructions, known when the label is placed.
using label = std::int32_t;

struct loop_frame {
  std::vector<tile> carried;  // written by continue
  std::vector<tile> results;  // written by break; of a `for` the carried ones
  label again = -1, out = -1;
};

class compiler {
 public:
  compiler(ir::module const&, ir::entry const&, kernel_table const&);
  std::shared_ptr<program const> compile();

 private:
  // ---- compile.cpp: values, buffers, instructions
  void body(ir::block const&);
  void operation(ir::operation const&);
  void dispatch(ir::operation const&);
  void finish(std::int64_t position);
  [[noreturn]] void unsupported(ir::operation const&, std::string_view why = "has no rule on the CPU yet") const;
  [[noreturn]] void illegal(ir::operation const&, std::string_view why) const;

  ir::type const& type_of(ir::value v) const { return entry_.types.at(static_cast<std::size_t>(v)); }
  tile const& get(ir::value) const;
  tile const& operand(ir::operation const&, std::size_t) const;
  void define(ir::value, tile);
  void drop(ir::value);
  tile tile_of(ir::type const&) const;  // without a place
  tile fresh(element, std::int32_t bytes, std::int64_t count);  // a dense tile in a new buffer
  tile fresh(ir::type const& t);
  tile fixed(element, void const* bytes, std::int64_t size,
             std::int64_t count);  // splat when size is that of an element
  tile fixed_integer(element, std::int64_t value);
  int allocate(std::int64_t bytes);  // held until the current operation is done
  void unhold(int buffer);
  bool takeable(ir::value,
                tile const&) const;  // the value dies here, alone in its buffer: its bytes may be overwritten
  std::int64_t place(tile const& t) const { return buffers_[static_cast<std::size_t>(t.buffer)].at + t.offset; }

  instruction& emit(step, tile const* out = nullptr, std::initializer_list<tile const*> in = {});
  template <class T> T* own(T value) {
    auto p = std::make_shared<T>(std::move(value));
    program_->owned.push_back(p);
    return p.get();
  }
  label new_label();
  void place_label(label);
  void jump(label);
  void jump_unless(tile const& condition, label);

  tile dense(tile const&);  // the same elements, one after the other
  void copy_to(tile const& from, tile const& to);  // `to` is dense
  void move_all(std::vector<tile> from, std::vector<tile> const& to);  // as if at the same time

  // ---- compile_elementwise.cpp
  struct argument {
    tile t;
    ir::value v = ir::no_value;  // may give its buffer to the result
  };
  tile apply(leaf, std::span<argument const>, element result, bool through_f32, leaf narrow = nullptr);
  tile apply(leaf_op, element loop, std::span<argument const>, element result);
  tile convert(argument const&, element to, sign = sign::signed_);
  bool elementwise(ir::operation const&);
  void float_op(ir::operation const&, leaf_op, std::size_t arity);
  void integer_op(ir::operation const&, leaf_op, sign);
  void compare_floats(ir::operation const&);
  void convert_op(ir::operation const&);
  argument arg(ir::operation const&, std::size_t) const;
  leaf find(ir::operation const&, leaf_op, element) const;

  // ---- compile_shape.cpp
  bool shape_op(ir::operation const&);
  void constant(ir::operation const&);
  void broadcast(ir::operation const&);
  void permute(ir::operation const&);
  void cat(ir::operation const&);
  void extract_or_insert(ir::operation const&);
  void pack_or_unpack(ir::operation const&);
  void alias(ir::value result, tile);

  // ---- compile_reduce.cpp
  void reduce(ir::operation const&);
  void scan(ir::operation const&);
  std::vector<tile> combine(ir::operation const&, std::vector<tile> const& first, std::vector<tile> const& second,
                            std::int64_t count);
  std::vector<tile> lifted_body(ir::block const&);
  void lifted_if(ir::operation const&);

  // ---- compile_memory.cpp, compile_pointer.cpp
  bool memory_op(ir::operation const&);
  void make_view(ir::operation const&);
  void view_shape(ir::operation const&);
  steps::view_access access_of(ir::operation const&, std::size_t view_operand, std::size_t first_index);
  void load_or_store_view(ir::operation const&);
  void update_view(ir::operation const&);
  void update_copies(ir::operation const&);
  void scratch(ir::operation const&);
  void table(ir::operation const&);
  bool pointer_op(ir::operation const&);
  void load_or_store_ptr(ir::operation const&);
  steps::atomic_access update_of(ir::operation const&, tile const& given) const;
  void atomic(ir::operation const&);
  void print_or_assert(ir::operation const&);
  void library_call(ir::operation const&);

  // ---- compile_mma.cpp
  void mma(ir::operation const&);
  void mma_scaled(ir::operation const&);

  // ---- compile_control.cpp
  bool control_op(ir::operation const&);
  void for_loop(ir::operation const&);
  void endless_loop(ir::operation const&);
  void if_else(ir::operation const&);
  std::vector<tile> carried_buffers(ir::operation const&, std::span<ir::value const>, ir::block const&,
                                    std::size_t first_argument);

  ir::module const& module_;
  ir::entry const& entry_;
  kernel_table const& kernels_;
  std::shared_ptr<program> program_;
  liveness live_;
  std::int64_t position_ = 0;
  place_allocator places_;
  std::vector<buffer> buffers_;
  std::vector<tile> tiles_;  // by value; buffer -1: not defined
  std::vector<int> temporaries_;  // buffers held by the current operation
  std::vector<label> labels_;
  std::vector<loop_frame> loops_;
  std::vector<std::vector<tile>> yields_;  // results of the ifs around
  std::vector<label> yield_to_;
  std::int64_t lifted_ = 0;  // > 0: in the body of a reduce or scan, where scalars stand for that many elements
  std::vector<tile> lifted_yield_;
};

// Operands of each group of an operation whose groups are given.
std::vector<std::span<ir::value const>> groups_of(ir::operation const&, std::size_t groups);

bool is_half(element e);  // f16 or bf16: computed as f32
std::int32_t bytes_of(element e);
element word_of(std::int32_t bytes);  // the integer of that size: for loops that only move bits
// An enumeration, or the default of the operation's row.
std::int64_t choice(ir::operation const&, ir::attr);

}  // namespace tw::cpu
