// "Stored exactly once on every path" for the outputs of a kernel.
#pragma once
#include <tilewright/verify/ranges.hpp>

namespace tw::verify {

// Counts the stores to one output along all paths.
class store_counter {
 public:
  int first = -1, second = -1;  // a store; a store that may follow another one
  int leaving = -1;             // a break_if, after which the rest of the list is not stored
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

  // Of the whole kernel. A loop over the tiles of a list counts as one store.
  constexpr store_counter(ir::function const& f, regions const& r, int param) : f_(f), regions_(r), param_(param) {
    total_ = walk(0, f.op_count, count{}, nullptr);
  }
  // Of one round of a loop over the tiles of a list: the stores of the tile at its place.
  constexpr store_counter(ir::function const& f, regions const& r, int param, int loop)
      : f_(f), regions_(r), param_(param), loop_(loop) {
    exits left;
    total_ = walk(loop + 1, r.end[loop], count{}, &left);
    total_.join(left.continues);
    for (int i = loop; i < r.end[loop]; ++i)
      if (f[i].code == opcode::break_if && f.operand(i, 0) == loop) leaving = i;
  }
  constexpr count total() const { return total_; }

 private:
  static constexpr int many = 99;
  struct exits {
    count breaks{0, 0, false}, continues{0, 0, false};
  };

  constexpr void add_store(count& s, int i) {
    if (!s.reachable) return;
    ++s.lo;
    ++s.hi;
    if (first < 0) first = i;
    if (s.hi > 1 && second < 0) second = i;
  }
  // The loop that counts the place of a store; -1: the block's only tile.
  constexpr int place_loop(ir::op const& store) const {
    return store.count < 2 ? -1 : f_.operand(f_[f_.operand(store, 1)], 0);
  }
  // The first store of the tiles of the list that this loop walks, or -1.
  constexpr int list_store(int loop) const {
    if (ir::list_of(f_, f_[loop]) != param_) return -1;
    for (int i = loop; i < regions_.end[loop]; ++i)
      if (f_[i].code == opcode::tile_store && f_[i].imm == param_ && place_loop(f_[i]) == loop) return i;
    return -1;
  }

  constexpr count walk(int from, int to, count s, exits* out) {
    for (int i = from; i < to; ++i) {
      ir::op const& o = f_[i];
      if (o.code == opcode::tile_store && o.imm == param_ && place_loop(o) == loop_) {
        add_store(s, i);
      } else if (o.code == opcode::branch) {
        count const a = walk(i + 1, regions_.middle[i], s, out);
        count const b = walk(regions_.middle[i] + 1, regions_.end[i], s, out);
        if (a.reachable && b.reachable && a.lo != b.lo && skipping_branch < 0) skipping_branch = i;
        s = a;
        s.join(b);
        i = regions_.end[i];
      } else if (ir::is_loop(o.code)) {
        if (int const store = list_store(i); loop_ < 0 && store >= 0) add_store(s, store);
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
  int loop_ = -1;
  count total_;
};

}  // namespace tw::verify
