// "Stored exactly once on every path" for the outputs of a kernel.
#pragma once
#include <tilewright/verify/ranges.hpp>

namespace tw::verify {

// Counts the stores to one output along all paths.
class store_counter {
 public:
  int first = -1, second = -1;  // a store; a store that may follow another one
  int skipping_branch = -1;     // a branch of which one arm stores and the other does not

  struct count {
    int lo = 0, hi = 0;
    bool reachable = true;
    constexpr void join(count o) {
      if (!o.reachable) return;
      if (!reachable) {
        *this = o;
        return;
      }
      if (o.lo < lo) lo = o.lo;
      if (o.hi > hi) hi = o.hi;
    }
  };

  constexpr store_counter(ir::function const& f, regions const& r, int param) : f_(f), regions_(r), param_(param) {
    total_ = walk(0, f.op_count, count{}, nullptr);
  }
  constexpr count total() const { return total_; }

 private:
  static constexpr int many = 99;
  struct exits {
    count breaks{0, 0, false}, continues{0, 0, false};
  };

  constexpr count walk(int from, int to, count s, exits* out) {
    for (int i = from; i < to; ++i) {
      ir::op const& o = f_[i];
      if (o.code == opcode::tile_store && o.imm == param_) {
        if (!s.reachable) continue;
        ++s.lo;
        ++s.hi;
        if (first < 0) first = i;
        if (s.hi > 1 && second < 0) second = i;
      } else if (o.code == opcode::branch) {
        count const a = walk(i + 1, regions_.middle[i], s, out);
        count const b = walk(regions_.middle[i] + 1, regions_.end[i], s, out);
        if (a.reachable && b.reachable && a.lo != b.lo && skipping_branch < 0) skipping_branch = i;
        s = a;
        s.join(b);
        i = regions_.end[i];
      } else if (ir::is_loop(o.code)) {
        exits left;
        count body = walk(i + 1, regions_.end[i], s, &left);
        body.join(left.continues);
        bool const again = body.reachable && body.hi > s.hi;  // the next iteration stores on top of this one
        if (again && second < 0) second = first;
        count after = s;
        if (o.code == opcode::loop_) after = left.breaks;
        else after.join(left.breaks);
        if (again) after.hi = many;
        s = after;
        i = regions_.end[i];
      } else if (o.code == opcode::break_if || o.code == opcode::continue_if) {
        if (out) (o.code == opcode::break_if ? out->breaks : out->continues).join(s);
        ir::op const& condition = f_[f_.operand(o, 1)];
        if (condition.code == opcode::constant && (condition.imm & 1) != 0) s.reachable = false;
      }
    }
    return s;
  }

  ir::function const& f_;
  regions const& regions_;
  int param_;
  count total_;
};

}  // namespace tw::verify
