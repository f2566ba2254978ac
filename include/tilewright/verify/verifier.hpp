// The verifier: from a traced kernel and what is known of its arguments to a verdict and obligations. It runs in the C++
// compiler for every kernel, and again when code is made for a launch.
//
// Bounds follow the ladder of docs/safety.md; everything assumed here is either a `require` or an obligation, and both
// are checked at every launch.
#pragma once
#include <tilewright/verify/combiners.hpp>
#include <tilewright/verify/obligations.hpp>
#include <tilewright/verify/parameters.hpp>
#include <tilewright/verify/stores.hpp>

namespace tw::verify {

struct options {
  bool no_kernel_checks = false;  // an access that needs a check in the kernel is an error

  friend constexpr options operator|(options a, options b) { return {a.no_kernel_checks || b.no_kernel_checks}; }
};

class verifier {
 public:
  constexpr verifier(ir::function const& f, environment const& env, options const& opt)
      : f_(f), opt_(opt), regions_(f), ranges_(f, env, regions_) {
    if (int const at = foreign_to_combiners(f, regions_); at >= 0) fail(rule::combiner_does_more_than_arithmetic, at);
    parameter_rules(f, out_).check();
    if (out_.broken != rule::ok) return;
    find_launch_constants();
    forms_.resize(f.op_count);
    for (int pass = 0; pass < 2; ++pass) {  // bounds of one statement may keep the arithmetic of another from wrapping
      assume_requires();
      know_more();
    }
    divisors();
    know_more();
    stores();
    if (out_.broken == rule::ok) bounds();
  }
  constexpr report take() && { return static_cast<report&&>(out_); }

 private:
  struct relation {
    linear less, more;  // less <= more
  };
  // Of two extents: no more tiles of this size in the first one than in the second.
  struct tile_relation {
    int less = -1, more = -1;
    std::int64_t tile = 1;
  };
  struct grid {
    int param = -1, axis = -1;
    std::int64_t tile = 0;
  };

  constexpr void fail(rule r, int op, int param = -1) {
    if (out_.broken != rule::ok) return;
    out_.broken = r;
    out_.op = op;
    out_.param = param;
  }
  constexpr void oblige(int op, int axis, rung by) {
    out_.counts[static_cast<int>(by)]++;
    out_.obligations.push_back({op, static_cast<std::int8_t>(axis), by});
  }

  // ---- what is known
  constexpr void know_more() {
    ranges_.refresh();
    forms_.clear();
    forms_.resize(f_.op_count);
  }
  constexpr void assume_requires() {
    for (int i = 0; i < f_.op_count; ++i)
      if (f_[i].code == opcode::require) assume(f_.operand(i, 0));
    for (int pass = 0; pass < 3; ++pass)  // a range may follow from another one: an equal extent, that of a constant
      for (auto const& q : relations_) {
        linear d = q.more;
        d.add(q.less, -1);  // d >= 0
        for (int k = 0; k < d.size && d.valid; ++k) narrow(d, d.terms[k]);
      }
  }
  // d >= 0, and t is one of its terms: an extent or a scalar is no further from zero than the rest allows.
  constexpr void narrow(linear const& d, linear::term const& t) {
    opcode const c = f_[t.s].code;
    if (t.s2 >= 0 || (c != opcode::extent && c != opcode::param) || (t.c != 1 && t.c != -1)) return;
    linear rest = d;
    rest.add(linear::term{t.s, -1, -t.c});
    interval const r = range(rest);
    if (!rest.valid || r.wraps || r.hi == std::numeric_limits<std::int64_t>::min()) return;
    interval& v = ranges_[t.s];
    if (t.c == 1 && -r.hi > v.lo) v.lo = -r.hi;
    if (t.c == -1 && r.hi < v.hi) v.hi = r.hi;
  }
  constexpr void assume(int c) {
    ir::op const& o = f_[c];
    if (o.code == opcode::andi && o.elem == element::i1) {
      assume(f_.operand(o, 0));
      assume(f_.operand(o, 1));
    }
    if (o.code != opcode::cmpi) return;
    int less = f_.operand(o, 0), more = f_.operand(o, 1);
    if (o.pred == ir::predicate::not_equal) return differ(less, more);
    bool const strict = o.pred == ir::predicate::less_than || o.pred == ir::predicate::greater_than;
    if (o.pred == ir::predicate::greater_than || o.pred == ir::predicate::greater_than_or_equal) {
      less = f_.operand(o, 1);
      more = f_.operand(o, 0);
    }
    if (o.pred == ir::predicate::equal) relate(form(more), form(less));
    else if (o.sign == ir::signedness::unsigned_ && !assume_unsigned(less, more, strict)) return;
    linear x = form(less);
    if (strict) x.add_constant(1);
    relate(x, form(more));
  }
  // less <= more or less < more, as unsigned numbers. Whether both are so as signed numbers, too.
  constexpr bool assume_unsigned(int less, int more, bool strict) {
    if (strict || ranges_[less].lo >= 1) not_zero_.push_back(more);
    if (ranges_[more].lo < 0) return false;  // it may be large
    relate({}, form(less));
    return true;
  }
  constexpr void differ(int x, int y) {
    if (ranges_[x].lo == 0 && ranges_[x].hi == 0) not_zero_.push_back(y);
    if (ranges_[y].lo == 0 && ranges_[y].hi == 0) not_zero_.push_back(x);
  }
  constexpr bool known_not_zero(int i) const {
    for (int z : not_zero_)
      if (z == i) return true;
    return ranges_[i].lo >= 1 || ranges_[i].hi < 0;
  }
  constexpr void relate(linear const& less, linear const& more) {
    if (!less.valid || !more.valid) return;
    for (auto const& q : relations_)
      if (same(q.less, less) && same(q.more, more)) return;
    relations_.push_back({less, more});
  }
  static constexpr bool same(linear x, linear const& y) {
    x.add(y, -1);
    return x.is_constant() && x.c0 == 0;
  }

  // A value as a linear form, through arithmetic that cannot wrap. Made once for each value: values are used many times.
  constexpr linear form(int i) {
    if (!forms_[i].known) {
      linear const l = make_form(i);
      forms_[i] = {l, true};
    }
    return forms_[i].value;
  }
  constexpr linear make_form(int i) {
    ir::op const& o = f_[i];
    linear p;
    if (!ranges_.tracked(i)) {
      p.valid = false;
      return p;
    }
    if (o.code == opcode::constant) {
      p.c0 = signed_value(o.elem, o.imm);
      return p;
    }
    if (!ranges_[i].wraps) {
      if (o.code == opcode::trunci || (o.code == opcode::exti && o.sign == ir::signedness::signed_))
        return form(f_.operand(o, 0));
      if (o.code == opcode::addi || o.code == opcode::subi) {
        p = form(f_.operand(o, 0));
        p.add(form(f_.operand(o, 1)), o.code == opcode::addi ? 1 : -1);
        if (p.valid) return p;
        p = {};
      }
      if (o.code == opcode::muli) {
        linear x = form(f_.operand(o, 0)), y = form(f_.operand(o, 1));
        if (x.is_constant()) {
          linear const t = x;
          x = y;
          y = t;
        }
        if (y.is_constant()) {
          p.add(x, y.c0);
          if (p.valid) return p;
          p = {};
        } else if (x.is_symbol() && y.is_symbol()) {
          std::int64_t c = 0;
          if (!__builtin_mul_overflow(x.terms[0].c, y.terms[0].c, &c)) {
            p.add(linear::term{x.terms[0].s, y.terms[0].s, c});
            return p;
          }
        }
      }
    }
    p.add(linear::term{i, -1, 1});
    return p;
  }
  constexpr interval range(linear const& p) const {
    interval v{p.c0, p.c0};
    for (int i = 0; i < p.size; ++i) {
      interval s = ranges_[p.terms[i].s].without_flag();
      if (p.terms[i].s2 >= 0) s = s * ranges_[p.terms[i].s2].without_flag();
      v = v + s * interval{p.terms[i].c, p.terms[i].c};
    }
    return v;
  }
  // x <= y follows from ranges and relations.
  constexpr bool less_equal(linear const& x, linear const& y, int depth = 3) const {
    linear d = y;
    d.add(x, -1);
    if (!d.valid) return false;
    interval const difference = range(d);
    if (!difference.wraps && difference.lo >= 0) return true;
    if (depth == 0) return false;
    for (auto const& q : relations_) {
      linear e = x;
      e.add(q.less, -1);  // x = less + e <= more + e
      if (!e.is_constant()) continue;
      linear h = q.more;
      h.add_constant(e.c0);
      if (less_equal(h, y, depth - 1)) return true;
    }
    return false;
  }

  // ---- reached at every launch that runs a block, whatever the data
  constexpr void find_launch_constants() {
    launch_constants_.resize(f_.op_count);
    for (int i = 0; i < f_.op_count; ++i) {
      ir::op const& o = f_[i];
      bool all = true;
      switch (o.code) {
        case opcode::constant:
        case opcode::extent:
        case opcode::param:
        case opcode::tile_count: break;
        case opcode::addi:
        case opcode::subi:
        case opcode::muli:
        case opcode::divi:
        case opcode::remi:
        case opcode::mini:
        case opcode::maxi:
        case opcode::exti:
        case opcode::trunci:
          for (int k = 0; k < o.count; ++k) all = all && launch_constants_[f_.operand(o, k)];
          break;
        default: all = false;
      }
      launch_constants_[i] = all;
    }
  }
  constexpr bool launch_constant(int i) const { return launch_constants_[i]; }
  constexpr bool unconditional(int i) const {
    for (int r = regions_.opener[i]; r >= 0; r = regions_.opener[r]) {
      if (f_[r].code != opcode::counted_loop) return false;
      // A list is walked to its end: some block gets to each of its places.
      bool const list = ir::list_of(f_, f_[r]) >= 0;
      if (!list && (!launch_constant(f_.operand(r, 0)) || !launch_constant(f_.operand(r, 1)))) return false;
      for (int z = r; z < i; ++z)
        if (f_[z].code == opcode::continue_if && f_.operand(z, 0) == r) return false;
      for (int z = r; z < regions_.end[r]; ++z)  // a later one, too: the next round may not come
        if (f_[z].code == opcode::break_if && f_.operand(z, 0) == r) return false;
    }
    return true;
  }

  // ---- division
  constexpr void divisors() {
    for (int i = 0; i < f_.op_count; ++i) {
      ir::op const& o = f_[i];
      if ((o.code != opcode::divi && o.code != opcode::remi) || o.rank != 0) continue;
      int const d = f_.operand(o, 1);
      interval const v = ranges_[d];
      if (known_not_zero(d)) {
        if (o.sign == ir::signedness::signed_ && v.lo <= -1 && v.hi >= -1) out_.may_divide_by_minus_one.push_back(i);
        continue;
      }
      if (v.lo == 0 && v.hi == 0) {
        fail(rule::division_by_zero, i);
        return;
      }
      if (combiner_around(f_, regions_, i) >= 0) continue;  // elements of tiles, divided like tiles
      bool const at_launch = f_[d].code == opcode::param && unconditional(i);
      oblige(i, -1, at_launch ? rung::launch : rung::kernel);
      if (at_launch) {
        // Known from here on, unless a loop without rounds would skip the division and with it the check.
        if (regions_.opener[i] >= 0) continue;
        if (o.sign == ir::signedness::signed_ || v.lo == 0) ranges_[d].lo = 1;
        else not_zero_.push_back(d);
      } else if (opt_.no_kernel_checks) {
        fail(rule::kernel_check_needed_but_forbidden, i);
        if (o.sign == ir::signedness::signed_) out_.detail << "the divisor is in [" << v.lo << ", " << v.hi << "]; ";
        out_.detail << "state b.require(divisor >= 1)";
      }
    }
    for (int i = 0; i < f_.op_count; ++i)
      if (f_[i].code == opcode::counted_loop && ranges_[f_.operand(i, 2)].lo < 1) fail(rule::step_is_not_positive, i);
  }

  // ---- outputs
  constexpr void stores() {
    int outputs = 0, updates = 0;
    for (int p = 0; p < f_.param_count; ++p)
      if (f_.params[p].kind == ir::param_kind::accum) ++updates;
    for (int i = 0; i < f_.op_count; ++i)
      if (f_[i].code == opcode::store_ptr_tko || f_[i].code == opcode::atomic_rmw_tko ||
          f_[i].code == opcode::atomic_cas_tko || f_[i].code == opcode::multimem_reduce_view_tko ||
          f_[i].code == opcode::multimem_store_view_tko)
        ++updates;
    for (int p = 0; p < f_.param_count && out_.broken == rule::ok; ++p) {
      if (!ir::is_output(f_.params[p].kind)) continue;
      ++outputs;
      if (f_.params[p].kind != ir::param_kind::out_tile) continue;
      if (f_.params[p].is_list()) each_place_stored(p);
      if (out_.broken != rule::ok) return;
      store_counter const c(f_, regions_, p);
      auto const n = c.total();
      if (n.hi == 0) fail(rule::output_is_never_stored, f_.op_count - 1, p);
      else if (n.hi > 1) fail(rule::output_may_be_stored_twice, c.second, p);
      else if (n.lo == 0)
        fail(rule::output_is_not_stored_on_every_path, c.skipping_branch >= 0 ? c.skipping_branch : c.first, p);
      if (out_.broken != rule::ok) out_.detail << "the output is parameter " << p + 2 << " of the kernel";
    }
    if (outputs > 0 || out_.broken != rule::ok) return;
    bool over = false;
    for (int p = 0; p < f_.param_count; ++p) over = over || f_.params[p].over;
    if (updates == 0) fail(rule::kernel_writes_nothing, f_.op_count - 1);
    else if (!over) fail(rule::kernel_has_no_blocks, f_.op_count - 1);
  }

  // One round of the loop over a list stores the tile at its place exactly once.
  constexpr void each_place_stored(int p) {
    for (int loop = 0; loop < f_.op_count && out_.broken == rule::ok; ++loop) {
      if (f_[loop].code != opcode::counted_loop || walked_list(f_, loop + 1) != p) continue;
      store_counter const c(f_, regions_, p, loop);
      int store = -1;  // also one that no path reaches
      for (int i = loop; i < regions_.end[loop]; ++i)
        if (f_[i].code == opcode::tile_store && f_[i].imm == p && f_.operand(f_[f_.operand(i, 1)], 0) == loop)
          store = i;
      if (store < 0) continue;  // a loop that only reads
      auto const n = c.total();
      if (n.hi > 1) fail(rule::output_may_be_stored_twice, c.second, p);
      else if (c.leaving >= 0) fail(rule::output_is_not_stored_on_every_path, c.leaving, p);
      else if (n.lo == 0)
        fail(rule::output_is_not_stored_on_every_path, c.skipping_branch >= 0 ? c.skipping_branch : store, p);
      if (out_.broken != rule::ok) out_.detail << "the output is parameter " << p + 2 << " of the kernel";
    }
  }

  // ---- bounds
  constexpr void bounds() {
    for (int i = 0; i < f_.op_count && out_.broken == rule::ok; ++i) {
      bool const gather = f_[i].code == opcode::view_gather;
      bool const update = f_[i].code == opcode::view_update;
      if (f_[i].code == opcode::accum_update && f_[i].trap) trapping_update(i);
      if (f_[i].code == opcode::tile_scatter && f_[i].trap) trapping_scatter(i);
      if (f_[i].code == opcode::extract || f_[i].code == opcode::insert) slice(i);
      if (!gather && !update && f_[i].code != opcode::view_load) continue;
      for (int a = 0; a + (update ? 2 : 1) < f_[i].count && out_.broken == rule::ok; ++a)
        if (!gather || a != f_[i].axis) access(i, a);
      if (gather && f_[i].imm != 0 && out_.broken == rule::ok) trapping_gather(i);
    }
  }
  // Indices of a slice: below the number of slices along each axis, which is known.
  constexpr void slice(int at) {
    int const whole = ir::sliced_tile(f_[at]), part = whole > 0 ? f_.operand(at, 0) : at;
    ir::op const& tile = f_[f_.operand(at, whole)];
    for (int a = 0; a < tile.rank && out_.broken == rule::ok; ++a)
      slice_index(at, a, f_.operand(at, whole + 1 + a), ir::slices_along(tile, f_[part], a));
  }
  constexpr void slice_index(int at, int axis, int i, std::int64_t n) {
    interval const x = ranges_[i];
    auto const say = [&] {
      out_.detail << "index of axis " << axis << " is in [" << x.lo << ", " << x.hi << "]; the tile has " << n
                  << " slices there";
    };
    if (ranges_.tracked(i) && x.lo >= 0 && x.hi < n) return oblige(at, axis, rung::constant);
    if (n < 1 || !ranges_.tracked(i) || (!x.empty() && (x.hi < 0 || x.lo >= n))) {
      fail(rule::slice_is_outside_the_tile, at);
      return say();
    }
    linear last;
    last.c0 = n - 1;
    if (x.lo >= 0 && less_equal(form(i), last)) return oblige(at, axis, rung::relation);
    if ((x.lo >= 0 || f_[i].code == opcode::param) && unconditional(at) && attained(i))
      return oblige(at, axis, rung::launch);
    oblige(at, axis, rung::kernel);
    obligation& left = out_.obligations[out_.obligations.size() - 1];
    left.why = x.wraps ? cause::may_wrap : x.lo < 0 ? cause::may_be_negative : cause::unbounded;
    left.lo = x.lo;
    left.hi = x.hi;
    if (!opt_.no_kernel_checks) return;
    fail(rule::kernel_check_needed_but_forbidden, at);
    say();
  }
  // Its positions are data: only the kernel can check them.
  constexpr void trapping_gather(int at) {
    oblige(at, f_[at].axis, rung::kernel);
    if (!opt_.no_kernel_checks) return;
    fail(rule::kernel_check_needed_but_forbidden, at, static_cast<int>(f_[f_.operand(at, 0)].imm));
    out_.detail << "out_of_range::trap is a check in the kernel; write zero or pad(v)";
  }
  constexpr void trapping_update(int at) {
    for (int a = 0; a + 1 < f_[at].count; ++a) oblige(at, a, rung::kernel);
    if (!opt_.no_kernel_checks) return;
    fail(rule::kernel_check_needed_but_forbidden, at, static_cast<int>(f_[at].imm));
    out_.detail << "out_of_range::trap is a check in the kernel; write skip";
  }

  constexpr void trapping_scatter(int at) {
    oblige(at, f_[at].axis, rung::kernel);
    if (!opt_.no_kernel_checks) return;
    fail(rule::kernel_check_needed_but_forbidden, at, static_cast<int>(f_[at].imm));
    out_.detail << "out_of_range::trap is a check in the kernel; write skip";
  }

  constexpr int extent_op(int param, int axis) const {
    for (int i = 0; i < f_.op_count; ++i)
      if (f_[i].code == opcode::extent && f_[i].imm == param && f_[i].axis == axis) return i;
    return -1;
  }
  // The grid axis whose indices include every value of i.
  constexpr grid provenance(int i) const {
    ir::op const& o = f_[i];
    if (o.code == opcode::block_index || o.code == opcode::list_index) {
      auto const p = static_cast<int>(o.imm);
      return {p, o.axis, f_.params[p].tile(o.axis)};
    }
    if (o.code == opcode::loop_index) return bounded_by(f_.operand(f_.operand(o, 0), 1));
    return {};
  }
  constexpr grid bounded_by(int upper) const {
    ir::op const& o = f_[upper];
    if (o.code == opcode::tile_count) {
      ir::op const& view = f_[f_.operand(o, 0)];
      return {static_cast<int>(view.imm), ir::tensor_axis(f_, view, o.axis), ir::tile_step(f_, view, o.axis)};
    }
    if (o.code == opcode::mini && o.sign == ir::signedness::signed_) {
      grid const g = bounded_by(f_.operand(o, 0));
      return g.param >= 0 ? g : bounded_by(f_.operand(o, 1));
    }
    return {};
  }
  // No fewer tiles of the grid's size than the grid has.
  constexpr bool extents_ordered(grid const& g, int param, int axis) {
    int const a = extent_op(g.param, g.axis), b = extent_op(param, axis);
    if (g.param == param && g.axis == axis) return true;
    if (a < 0 || b < 0) return false;
    if (less_equal(form(a), form(b))) return true;
    for (auto const& q : checked_tiles_)
      if (q.tile == g.tile && less_equal(form(a), form(q.less)) && less_equal(form(q.more), form(b))) return true;
    return false;
  }
  // The largest value is a function of extents, scalars and the grid, attained by some block; and the range of value i,
  // as the launch computes it, is no larger.
  constexpr bool attained(int i) {
    linear const p = form(i);
    return p.valid && varies_freely(p) && range(p).hi == ranges_[i].hi;
  }
  constexpr bool varies_freely(linear const& p) const {
    for (int i = 0; i < p.size; ++i)
      for (int s : {p.terms[i].s, p.terms[i].s2}) {
        if (s < 0) continue;
        ir::op const& o = f_[s];
        if (launch_constant(s)) continue;
        int uses = 0;  // in i * n - i * i the two terms do not grow together
        for (int k = 0; k < p.size; ++k) uses += (p.terms[k].s == s ? 1 : 0) + (p.terms[k].s2 == s ? 1 : 0);
        if (uses > 1) return false;
        if (o.code == opcode::block_index || o.code == opcode::list_index) continue;
        if (o.code == opcode::loop_index) {
          int const loop = f_.operand(o, 0);
          if (launch_constant(f_.operand(loop, 0)) && launch_constant(f_.operand(loop, 1)) &&
              f_[f_.operand(loop, 2)].code == opcode::constant && f_[f_.operand(loop, 2)].imm == 1)
            continue;
        }
        return false;
      }
    return true;
  }

  // `axis` is one of the view, `of_tensor` the tensor's axis that it lies along.
  constexpr void access(int at, int axis) {
    ir::op const& view = f_[f_.operand(at, 0)];
    int const i = f_.operand(at, 1 + axis), of_tensor = ir::tensor_axis(f_, view, axis);
    auto const param = static_cast<int>(view.imm);
    std::int64_t const t = ir::tile_step(f_, view, axis);
    interval const x = ranges_[i], n = tiles_of(ranges_.extent(param, of_tensor), t);
    grid const g = provenance(i);
    if (x.lo >= 0 && g.param == param && g.axis == of_tensor && g.tile == t) return oblige(at, axis, rung::provenance);
    if (x.lo >= 0 && x.hi < n.lo) return oblige(at, axis, rung::constant);
    if (!x.empty() && (x.hi < 0 || x.lo >= n.hi)) {
      fail(rule::index_is_outside_the_tensor, at, param);
      describe(axis, x, n);
      return;
    }
    if (x.lo >= 0 && g.param >= 0 && g.tile == t && extents_ordered(g, param, of_tensor))
      return oblige(at, axis, rung::relation);
    if (x.lo >= 0 && divided(i, param, of_tensor, t)) return oblige(at, axis, rung::relation);
    // The launch also checks the lower bound, which a scalar attains as well.
    if ((x.lo >= 0 || f_[i].code == opcode::param) && unconditional(at) && (attained(i) || divided_at_launch(i))) {
      // No fewer tiles of this size: known from here on, unless a loop without rounds would skip the check. Of the extents it
      // says nothing, the last tile may hang over the edge.
      if (g.param >= 0 && g.tile == t && regions_.opener[at] < 0) {
        int const a = extent_op(g.param, g.axis), b = extent_op(param, of_tensor);
        if (a >= 0 && b >= 0) checked_tiles_.push_back({a, b, t});
      }
      return oblige(at, axis, rung::launch);
    }
    oblige(at, axis, rung::kernel);
    obligation& left = out_.obligations[out_.obligations.size() - 1];
    left.why = x.wraps ? cause::may_wrap : x.lo < 0 ? cause::may_be_negative : cause::unbounded;
    left.lo = x.lo;
    left.hi = x.hi;
    if (!opt_.no_kernel_checks) return;
    fail(rule::kernel_check_needed_but_forbidden, at, param);
    describe(axis, x, n);
    out_.detail << (x.wraps    ? "; the index arithmetic may wrap"
                    : x.lo < 0 ? "; the index may be negative"
                               : "; its upper bound is no function of extents, scalars and the grid");
  }
  constexpr void describe(int axis, interval const& x, interval const& n) {
    out_.detail << "index of axis " << axis << " is in [" << x.lo << ", " << x.hi << "]; the view has at least " << n.lo
                << " and at most " << n.hi << " tiles there";
  }

  // i = j / d with j in a grid of single elements: inside when extent(j) <= extent * d.
  constexpr bool divided(int i, int param, int axis, std::int64_t t) {
    ir::op const& o = f_[i];
    if (o.code != opcode::divi || o.round != ir::rounding::zero || t != 1) return false;
    // What is below zero is large as an unsigned number.
    if (o.sign == ir::signedness::unsigned_ && ranges_[f_.operand(o, 0)].lo < 0) return false;
    grid const g = provenance(f_.operand(o, 0));
    int const a = g.param >= 0 && g.tile == 1 ? extent_op(g.param, g.axis) : -1, b = extent_op(param, axis);
    if (a < 0 || b < 0) return false;
    linear const d = form(f_.operand(o, 1));
    if (!d.is_constant() && !d.is_symbol()) return false;
    for (int e = 0; e < f_.op_count; ++e) {  // the extent, or one that is known to be no larger
      if (e != b && (f_[e].code != opcode::extent || !less_equal(form(e), form(b)))) continue;
      linear bound;
      if (d.is_constant()) bound.add(linear::term{e, -1, d.c0});
      else bound.add(linear::term{e, d.terms[0].s, d.terms[0].c});
      if (less_equal(form(a), bound)) return true;
    }
    return false;
  }
  constexpr bool divided_at_launch(int i) {
    ir::op const& o = f_[i];
    return o.code == opcode::divi && launch_constant(f_.operand(o, 1)) && attained(f_.operand(o, 0));
  }

  ir::function const& f_;
  options opt_;
  regions regions_;
  ranges ranges_;
  struct known_form {
    linear value;
    bool known = false;
  };
  ir::sequence<known_form> forms_;  // by operation
  ir::sequence<bool> launch_constants_;  // by operation: a function of extents and scalars
  ir::sequence<relation> relations_;
  ir::sequence<tile_relation> checked_tiles_;  // by launch checks
  ir::sequence<int> not_zero_;  // values, whatever their range
  report out_;
};

constexpr report verify(ir::function const& f, environment const& env = {}, options const& opt = {}) {
  return verifier(f, env, opt).take();
}

}  // namespace tw::verify
