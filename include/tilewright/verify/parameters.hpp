// Parameters are used as what they are. The types of the language see to it; a kernel that makes handles of its own from
// their insides does not get past this.
#pragma once
#include <tilewright/verify/obligations.hpp>
#include <tilewright/verify/ranges.hpp>

namespace tw::verify {

// The list of which value i is a place, or -1.
constexpr int walked_list(ir::function const& f, int i) {
  if (f[i].code != opcode::loop_index) return -1;
  ir::op const& loop = f[f.operand(i, 0)];
  int const list = ir::list_of(f, loop);
  if (list < 0) return -1;
  ir::op const& end = f[f.operand(loop, 1)];
  ir::op const& step = f[f.operand(loop, 2)];
  bool const whole = end.code == opcode::list_end && end.imm == list && step.code == opcode::list_step &&
                     step.imm == list;
  return whole ? list : -1;
}

class parameter_rules {
 public:
  // The report gets the first rule that is broken.
  constexpr parameter_rules(ir::function const& f, report& out) : f_(f), out_(out) {}

  constexpr void check() {
    for (int i = 0; i < f_.op_count && out_.broken == rule::ok; ++i) {
      ir::op const& o = f_[i];
      bool const tensor = o.code == opcode::extent || o.code == opcode::block_index || o.code == opcode::tiled_view ||
                          o.code == opcode::tile_load || o.code == opcode::tile_store ||
                          o.code == opcode::tile_scatter || o.code == opcode::accum_update ||
                          o.code == opcode::address || ir::is_multimem(o.code) || of_list(o.code);
      if (o.code == opcode::view_load || o.code == opcode::view_gather || o.code == opcode::view_update) {
        view_used_rightly(i);
        continue;
      }
      if (!tensor && o.code != opcode::param) continue;
      if (o.imm < 0 || o.imm >= f_.param_count || !used_rightly(o, f_.params[o.imm])) {
        fail(rule::parameter_is_misused, i);
        out_.detail << "parameter " << o.imm + 2 << " of the kernel";
        return;
      }
      ir::parameter const& p = f_.params[o.imm];
      bool const access = o.code == opcode::tile_load || o.code == opcode::tile_store;
      if (o.code == opcode::block_index && (p.is_persistent() || p.is_whole(o.axis)))
        fail(rule::list_has_no_own_index, i);
      else if ((access && !placed_rightly(o, p)) ||
               (o.code == opcode::list_index && walked_list(f_, f_.operand(o, 0)) != o.imm))
        fail(rule::place_of_another_list, i);
      // Elsewhere along the axis are tiles of other blocks.
      else if (o.code == opcode::tile_scatter && !p.is_whole(o.axis)) {
        fail(rule::scatter_needs_the_whole_axis, i, static_cast<int>(o.imm));
        out_.detail << "axis " << o.axis << " of parameter " << o.imm + 2 << " of the kernel";
      }
    }
    for (int p = 0; p < f_.param_count && out_.broken == rule::ok; ++p)
      if (f_.params[p].kind == ir::param_kind::inout_tile && !f_.params[p].initialised) {
        fail(rule::parameter_is_misused, f_.op_count - 1);
        out_.detail << "parameter " << p + 2 << " of the kernel";
      }
    one_kind_of_update();
    if (out_.broken == rule::ok) grid_of_blocks();
  }

 private:
  constexpr void fail(rule r, int op, int param = -1) {
    if (out_.broken != rule::ok) return;
    out_.broken = r;
    out_.op = op;
    out_.param = param;
  }
  // What is read is not updated, and the other way round.
  constexpr void view_used_rightly(int i) {
    ir::op const& o = f_[i];
    int const v = f_.operand(o, 0);
    ir::op const& view = f_[v];
    bool const known = view.code == opcode::tiled_view && view.imm >= 0 && view.imm < f_.param_count;
    bool const update = o.code == opcode::view_update;
    ir::op const& t = update && o.count > 1 ? f_[f_.operand(o, o.count - 1)] : o;
    bool same = known && t.elem == view.elem && t.rank == view.rank && o.count == view.rank + (update ? 2 : 1);
    for (int a = 0; same && a < view.rank; ++a) same = t.log2_dim[a] == view.log2_dim[a];
    if (same && f_.params[view.imm].kind == (update ? ir::param_kind::accum : ir::param_kind::in)) return;
    fail(rule::parameter_is_misused, i);
    if (known) out_.detail << "parameter " << view.imm + 2 << " of the kernel";
  }
  // Updates of one kind give the same in any order; of several kinds they do not.
  constexpr void one_kind_of_update() {
    for (int p = 0; p < f_.param_count && out_.broken == rule::ok; ++p) {
      if (f_.params[p].kind != ir::param_kind::accum) continue;
      int first = -1;
      for (int i = 0; i < f_.op_count && out_.broken == rule::ok; ++i) {
        if (updated(i) != p) continue;
        if (first < 0) first = i;
        if (f_[i].mode == f_[first].mode) continue;
        fail(rule::updates_of_several_kinds, i, p);
        out_.detail << "parameter " << p + 2 << " of the kernel";
      }
    }
  }
  // The accum that an operation updates, or -1.
  constexpr int updated(int i) const {
    if (f_[i].code == opcode::accum_update) return static_cast<int>(f_[i].imm);
    if (f_[i].code == opcode::view_update) return static_cast<int>(f_[f_.operand(i, 0)].imm);
    return -1;
  }
  // One grid of blocks serves all outputs; without any, an input makes it.
  constexpr void grid_of_blocks() {
    int over = 0, outputs = 0;
    for (int p = 0; p < f_.param_count; ++p) {
      over += f_.params[p].over ? 1 : 0;
      outputs += ir::is_output(f_.params[p].kind) ? 1 : 0;
      if (f_.params[p].over && f_.params[p].kind != ir::param_kind::in) over = 2;
    }
    if (over > 1 || (over == 1 && outputs > 0)) fail(rule::parameter_is_misused, f_.op_count - 1);
    int first = -1;
    for (int p = 0; p < f_.param_count && out_.broken == rule::ok; ++p) {
      ir::parameter const& q = f_.params[p];
      if (!ir::is_output(q.kind)) continue;
      if (first < 0) first = p;
      ir::parameter const& z = f_.params[first];
      bool const alike = !q.is_persistent() && !z.is_persistent() ? true
                                                                  : q.deal == z.deal && q.deal_number == z.deal_number;
      if (q.rank != z.rank) fail(rule::outputs_have_different_ranks, f_.op_count - 1, p);
      else if (!alike) fail(rule::outputs_are_dealt_differently, f_.op_count - 1, p);
      if (out_.broken != rule::ok) {
        out_.detail << "parameters " << first + 2 << " and " << p + 2 << " of the kernel";
      }
    }
  }
  static constexpr bool of_list(opcode c) {
    return c == opcode::list_begin || c == opcode::list_end || c == opcode::list_step || c == opcode::list_index;
  }
  // Tiles of a list are named by places that its own loop counts; a block's only tile has no place.
  constexpr bool placed_rightly(ir::op const& o, ir::parameter const& p) const {
    int const at = o.code == opcode::tile_store ? 1 : 0;
    if (!p.is_list()) return o.count == at;
    return o.count == at + 1 && walked_list(f_, f_.operand(o, at)) == o.imm;
  }
  constexpr bool used_rightly(ir::op const& o, ir::parameter const& p) const {
    if (o.code == opcode::param) return !ir::is_tensor(p.kind) && o.elem == p.elem;
    if (!ir::is_tensor(p.kind)) return false;
    if (o.code == opcode::address) return o.pointer && o.elem == p.elem;  // tw::unsafe: any tensor
    if (ir::is_multimem(o.code)) return multicast_rightly(o, p);
    if (o.code == opcode::extent) return o.axis >= 0 && o.axis < p.rank;
    if (o.code == opcode::block_index) return p.has_blocks() && o.axis >= 0 && o.axis < p.rank;
    if (o.code == opcode::list_index && !(o.axis >= 0 && o.axis < p.rank)) return false;
    if (of_list(o.code)) return ir::is_output(p.kind) && p.is_list();
    if (o.code == opcode::tiled_view) {
      bool const plain = o.data < 0 || p.kind == ir::param_kind::in;
      return (p.kind == ir::param_kind::in || p.kind == ir::param_kind::accum) && plain && o.elem == p.elem &&
             o.rank == p.rank && good_axes(o);
    }
    if (o.code == opcode::tile_scatter)
      return p.kind == ir::param_kind::inout_tile && p.initialised && scatters_rightly(o, p);
    if (o.code == opcode::accum_update) return p.kind == ir::param_kind::accum && updates_rightly(o, p);
    ir::op const& tile = o.code == opcode::tile_store ? f_[f_.operand(o, 0)] : o;
    bool const own = tile.elem == p.elem && tile.rank == p.rank;
    for (int a = 0; own && a < p.rank; ++a)
      if (tile.log2_dim[a] != p.log2_tile[a]) return false;
    if (o.code == opcode::tile_store) return own && ir::is_output(p.kind);
    return own && p.kind == ir::param_kind::inout_tile && p.initialised;
  }

  // A pointer, then what is stored, then one index for each axis of the tensor whose extents the memory has.
  constexpr bool multicast_rightly(ir::op const& o, ir::parameter const& p) const {
    int const value = o.code == opcode::multimem_load_reduce_view_tko ? 0 : 1;
    if (o.elem != p.elem || o.rank != p.rank || o.count != p.rank + 1 + value) return false;
    ir::op const& to = f_[f_.operand(o, 0)];
    if (!to.pointer || to.rank != 0 || to.elem != o.elem) return false;
    for (int k = 1 + value; k < o.count; ++k) {
      ir::op const& index = f_[f_.operand(o, k)];
      if (index.rank != 0 || index.pointer || index.elem != element::i32) return false;
    }
    ir::op const& v = f_[f_.operand(o, value)];
    if (value == 0) return true;
    if (v.pointer || v.elem != o.elem || v.rank != o.rank) return false;
    for (int a = 0; a < o.rank; ++a)
      if (v.log2_dim[a] != o.log2_dim[a]) return false;
    return true;
  }

  // A view with steps and axes of its own names each axis of the tensor once.
  constexpr bool good_axes(ir::op const& view) const {
    if (view.data < 0) return true;
    if (f_.numbers[view.data] != std::int64_t{2} * view.rank) return false;
    for (int a = 0; a < view.rank; ++a) {
      int found = 0;
      for (int k = 0; k < view.rank; ++k) found += ir::tensor_axis(f_, view, k) == a ? 1 : 0;
      if (found != 1 || ir::tile_step(f_, view, a) < 1 || ir::tile_step(f_, view, a) > (1 << 16)) return false;
    }
    return true;
  }
  // A tile of the output's shape, and a position for each of its slices along the axis.
  constexpr bool scatters_rightly(ir::op const& o, ir::parameter const& p) const {
    if (o.count != 2 || o.axis < 0 || o.axis >= p.rank) return false;
    ir::op const& at = f_[f_.operand(o, 0)];
    ir::op const& v = f_[f_.operand(o, 1)];
    if (at.rank != 1 || at.log2_dim[0] != p.log2_tile[o.axis] || at.pointer) return false;
    if ((at.elem != element::i32 && at.elem != element::i64) || v.elem != p.elem || v.pointer || v.rank != p.rank)
      return false;
    for (int a = 0; a < p.rank; ++a)
      if (v.log2_dim[a] != p.log2_tile[a]) return false;
    return true;
  }
  // One tile of positions for each axis, all of the shape of the value.
  constexpr bool updates_rightly(ir::op const& o, ir::parameter const& p) const {
    if (o.count != p.rank + 1 || o.elem != p.elem) return false;
    for (int k = 0; k < o.count; ++k) {
      ir::op const& x = f_[f_.operand(o, k)];
      bool const position = x.elem == element::i32 || x.elem == element::i64;
      if (x.rank != o.rank || (k < p.rank ? !position : x.elem != p.elem)) return false;
      for (int a = 0; a < o.rank; ++a)
        if (x.log2_dim[a] != o.log2_dim[a]) return false;
    }
    return true;
  }

  ir::function const& f_;
  report& out_;
};

}  // namespace tw::verify
