// Counted loops as C++ ranges. The body is traced once.
#pragma once
#include <tilewright/lang/math.hpp>
#include <tilewright/lang/var.hpp>
#include <tilewright/lang/var_of_struct.hpp>

namespace tw {
namespace lang {

// An open traced loop: the live vars are its carried values.
struct loop_frame {
  ir::builder* b = nullptr;
  int op = -1;
  int carried = 0;

  constexpr void open(ir::op o, int const* bounds, int bound_count, loc const& l) {
    carried = b->variables.size();
    o.first = b->pool.size();
    o.count = bound_count + carried;
    o.imm = carried;
    for (int i = 0; i < bound_count; ++i) b->pool.push_back(bounds[i]);
    for (int i = 0; i < carried; ++i) b->pool.push_back(*b->variables[i]);
    op = b->emit(o, l);
    if (o.code == ir::opcode::counted_loop) b->emit_with(make_op<int>(ir::opcode::loop_index), l, op);
    rename(ir::opcode::carried, l);
    b->open_loops.push_back(op);
    b->open_regions.push_back(op);
  }
  constexpr void close(loc const& l) {
    b->leave_region(op);
    if (b->fault != ir::trace_fault::none) return;
    ir::op e;
    e.code = ir::opcode::end;
    e.first = b->pool.size();
    e.count = 1 + carried;
    b->pool.push_back(op);
    for (int i = 0; i < carried; ++i) b->pool.push_back(*b->variables[i]);
    b->emit(e, l);
    rename(ir::opcode::result, l);
    b->open_loops.pop_back();
  }

 private:
  // Every var now stands for the loop's j-th argument or result.
  constexpr void rename(ir::opcode code, loc const& l) const {
    for (int j = 0; j < carried; ++j) {
      ir::op a = b->ops[*b->variables[j]];
      a.code = code;
      a.imm = j;
      *b->variables[j] = b->emit_with(a, l, op);
    }
  }
};

}  // namespace lang

// for (auto i : loop) {...}: i goes from a lower to an upper bound, exclusive.
class loop_range {
 public:
  constexpr loop_range(ir::builder* b, int lo, int hi, int step, loc const& l)
      : b_(b), bounds_{lo, hi, step}, loc_(l) {}

  // No further than `hi`.
  constexpr loop_range until(tile<int> const& hi, loc l = loc::current()) const {
    loop_range r = *this;
    r.bounds_[1] = tw::min(tile<int>(b_, bounds_[1]), hi, l).id;
    return r;
  }
  // Not before `lo`.
  constexpr loop_range from(tile<int> const& lo, loc l = loc::current()) const {
    loop_range r = *this;
    r.bounds_[0] = tw::max(tile<int>(b_, bounds_[0]), lo, l).id;
    return r;
  }

  class iterator {
   public:
    constexpr iterator(lang::loop_frame const& f, int shown, loc const& l) : frame_(f), shown_(shown), loc_(l) {}
    iterator(iterator const&) = delete;
    iterator& operator=(iterator const&) = delete;
    constexpr ~iterator() {
      if (inside_) frame_.b->fail(ir::trace_fault::cpp_exit_from_loop, shown_);
    }
    constexpr bool operator!=(int) const { return inside_; }
    constexpr index operator*() const { return {frame_.b, frame_.op + 1}; }
    constexpr void operator++() {
      frame_.close(loc_);
      inside_ = false;
    }

   private:
    lang::loop_frame frame_;
    int shown_;  // an operation of the range expression: g++ names the user's line for it, not for begin()
    loc loc_;
    bool inside_ = true;
  };
  constexpr iterator begin() const {
    lang::loop_frame f{b_};
    f.open(lang::make_op<int>(ir::opcode::counted_loop), bounds_, 3, loc_);
    return {f, bounds_[2], loc_};
  }
  constexpr int end() const { return 0; }

 private:
  ir::builder* b_;
  int bounds_[3];
  loc loc_;
};

}  // namespace tw
