// Ranges of the integer scalars of a kernel, from what is known of extents and scalars.
#pragma once
#include <tilewright/ir/function.hpp>
#include <tilewright/ir/sequence.hpp>
#include <tilewright/verify/interval.hpp>

namespace tw::verify {

using ir::opcode;

// What is known when a kernel is verified. In the compiler: nothing. At a launch: everything.
struct environment {
  bool wide = false;                        // extents up to wide_limit, else up to narrow_limit
  std::int64_t const* extents = nullptr;    // actual extents, [parameter][ir::max_rank]
  std::int64_t const* scalars = nullptr;    // actual values of integer scalars, [parameter]
};

// Where the regions of a function end, and where branches divide.
struct regions {
  ir::sequence<int> end, middle, opener;  // by operation; -1 where there is none. opener: of the innermost region around
  constexpr explicit regions(ir::function const& f) {
    end.resize(f.op_count, -1);
    middle.resize(f.op_count, -1);
    opener.resize(f.op_count, -1);
    ir::sequence<int> open;
    for (int i = 0; i < f.op_count; ++i) {
      opcode const c = f[i].code;
      if (c == opcode::end) {
        end[open.back()] = i;
        open.pop_back();
      } else if (c == opcode::otherwise) {
        middle[open.back()] = i;
      }
      opener[i] = open.empty() ? -1 : open.back();
      if (ir::opens_region(c)) open.push_back(i);
    }
  }
};

class ranges {
 public:
  constexpr ranges(ir::function const& f, environment const& env, regions const& r) : f_(f), env_(env), regions_(r) {
    values_.resize(f.op_count);
    for (int i = 0; i < f.op_count; ++i)
      if (tracked(i)) values_[i] = evaluate(i);
  }
  // Again, after assumptions about extents and scalars.
  constexpr void refresh() {
    for (int i = 0; i < f_.op_count; ++i)
      if (tracked(i) && f_[i].code != opcode::extent && f_[i].code != opcode::param) values_[i] = evaluate(i);
  }
  constexpr interval const& operator[](int i) const { return values_[i]; }
  constexpr interval& operator[](int i) { return values_[i]; }
  constexpr bool tracked(int i) const { return f_[i].rank == 0 && ir_integer(f_[i].elem); }

  // Range of the extent of a parameter, whether or not the kernel names it.
  constexpr interval extent(int param, int axis) const {
    for (int i = 0; i < f_.op_count; ++i)
      if (f_[i].code == opcode::extent && f_[i].imm == param && f_[i].axis == axis) return values_[i];
    return unknown_extent(param, axis);
  }

  constexpr interval full(element e) const {
    switch (e) {
      case element::i1: return {0, 1};
      case element::i8: return {-128, 255};  // either sign
      case element::i16: return {-32768, 65535};
      case element::i32: return {-2147483648LL, 2147483647LL};
      default: return {-huge, huge};
    }
  }

 private:
  static constexpr bool ir_integer(element e) {
    return e == element::i1 || e == element::i8 || e == element::i16 || e == element::i32 || e == element::i64;
  }
  constexpr interval unknown_extent(int param, int axis) const {
    if (env_.extents) {
      std::int64_t const e = env_.extents[param * ir::max_rank + axis];
      return {e, e};
    }
    return {0, env_.wide ? wide_limit : narrow_limit};
  }

  constexpr interval evaluate(int i) const {
    ir::op const& o = f_[i];
    interval const all = full(o.elem);
    auto in = [&](int k) { return values_[f_.operand(o, k)]; };
    auto fit = [&](interval v) {
      if (v.lo >= all.lo && v.hi <= all.hi) return v;
      interval w = all;
      w.wraps = true;
      return w;
    };
    bool const has_sign = o.sign == ir::signedness::signed_;
    switch (o.code) {
      case opcode::constant: return {o.imm, o.imm};
      case opcode::extent: return unknown_extent(static_cast<int>(o.imm), o.axis);
      case opcode::param: {
        auto const p = static_cast<int>(o.imm);
        if (env_.scalars) return {env_.scalars[p], env_.scalars[p]};
        return all;
      }
      case opcode::block_index: {
        auto const p = static_cast<int>(o.imm);
        return {0, tiles_of(extent(p, o.axis), f_.params[p].tile(o.axis)).hi - 1};
      }
      case opcode::tile_count: {
        ir::op const& view = f_[f_.operand(o, 0)];
        return fit(tiles_of(extent(static_cast<int>(view.imm), o.axis), view.dim(o.axis)));
      }
      case opcode::loop_index: {
        ir::op const& loop = f_[f_.operand(o, 0)];
        return {values_[f_.operand(loop, 0)].lo, clamp(values_[f_.operand(loop, 1)].hi - 1)};
      }
      case opcode::addi: return fit(in(0) + in(1));
      case opcode::subi: return fit(in(0) - in(1));
      case opcode::muli: return fit(in(0) * in(1));
      case opcode::negi: return fit(interval{0, 0} - in(0));
      case opcode::divi: {
        interval const x = in(0), y = in(1);
        if (!has_sign || y.lo <= 0) return all;
        bool const up = o.round == ir::rounding::positive_inf;
        if (x.lo >= 0) return {up ? ceil_div(x.lo, y.hi) : x.lo / y.hi, up ? ceil_div(x.hi, y.lo) : x.hi / y.lo};
        return {x.lo, x.hi < 0 ? 0 : up ? ceil_div(x.hi, y.lo) : x.hi / y.lo};
      }
      case opcode::remi: {
        interval const x = in(0), y = in(1);
        if (!has_sign || y.lo <= 0 || x.lo < 0) return all;
        return {0, x.hi < y.hi - 1 ? x.hi : y.hi - 1};
      }
      case opcode::mini: {
        interval const x = in(0), y = in(1);
        return has_sign ? interval{x.lo < y.lo ? x.lo : y.lo, x.hi < y.hi ? x.hi : y.hi} : all;
      }
      case opcode::maxi: {
        interval const x = in(0), y = in(1);
        return has_sign ? interval{x.lo > y.lo ? x.lo : y.lo, x.hi > y.hi ? x.hi : y.hi} : all;
      }
      case opcode::exti:
        return has_sign || in(0).lo >= 0 ? (ir_integer(f_[f_.operand(o, 0)].elem) ? in(0) : all) : all;
      case opcode::trunci: return fit(in(0));
      case opcode::select: return join(in(1), in(2));
      case opcode::result: {
        int const region = f_.operand(o, 0);
        if (f_[region].code != opcode::branch) return all;
        int const k = 1 + static_cast<int>(o.imm);
        return join(values_[f_.operand(regions_.middle[region], k)], values_[f_.operand(regions_.end[region], k)]);
      }
      default: return all;
    }
  }

  ir::function const& f_;
  environment env_;
  regions const& regions_;
  ir::sequence<interval> values_;
};

}  // namespace tw::verify
