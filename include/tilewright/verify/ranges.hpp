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
  ir::sequence<int> end, middle,
    opener;  // by operation; -1 where there is none. opener: of the innermost region around
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

// The bits of an integer of type e, read as a signed number (conditions: 0 or 1). All ranges are ranges of this reading.
constexpr std::int64_t signed_value(element e, std::int64_t v) {
  switch (e) {
    case element::i1: return v & 1;
    case element::i4: return ((v & 15) ^ 8) - 8;
    case element::i8: return static_cast<std::int8_t>(v & 0xff);
    case element::i16: return static_cast<std::int16_t>(v & 0xffff);
    case element::i32: return static_cast<std::int32_t>(v & 0xffffffff);
    default: return v;
  }
}

// The same bits, read as an unsigned number.
constexpr std::uint64_t unsigned_value(element e, std::int64_t v) {
  std::uint64_t const bits = static_cast<std::uint64_t>(v);
  switch (e) {
    case element::i1: return bits & 1;
    case element::i4: return bits & 15;
    case element::i8: return bits & 0xff;
    case element::i16: return bits & 0xffff;
    case element::i32: return bits & 0xffffffff;
    default: return bits;
  }
}

class ranges {
 public:
  constexpr ranges(ir::function const& f, environment const& env, regions const& r) : f_(f), env_(env), regions_(r) {
    values_.resize(f.op_count);
    // Extents and scalars first: a tile count may stand before the extent that it follows from.
    for (int i = 0; i < f.op_count; ++i)
      if (tracked(i) && (f[i].code == opcode::extent || f[i].code == opcode::param)) values_[i] = evaluate(i);
    refresh();
  }
  // Again, after assumptions about extents and scalars.
  constexpr void refresh() {
    for (int i = 0; i < f_.op_count; ++i)
      if (tracked(i) && f_[i].code != opcode::extent && f_[i].code != opcode::param) values_[i] = evaluate(i);
  }
  constexpr interval const& operator[](int i) const { return values_[i]; }
  constexpr interval& operator[](int i) { return values_[i]; }
  constexpr bool tracked(int i) const { return f_[i].rank == 0 && !f_[i].pointer && is_integer(f_[i].elem); }

  // Range of the extent of a parameter, whether or not the kernel names it.
  constexpr interval extent(int param, int axis) const {
    for (int i = 0; i < f_.op_count; ++i)
      if (f_[i].code == opcode::extent && f_[i].imm == param && f_[i].axis == axis) return values_[i];
    return unknown_extent(param, axis);
  }

  constexpr interval full(element e) const {
    switch (e) {
      case element::i1: return {0, 1};
      case element::i4: return {-8, 7};
      case element::i8: return {-128, 127};
      case element::i16: return {-32768, 32767};
      case element::i32: return {-2147483648LL, 2147483647LL};
      default: return beyond_64_bits().without_flag();
    }
  }

 private:
  static constexpr interval exactly(std::int64_t v) { return {v, v}; }
  static constexpr bool one(interval v) { return v.lo == v.hi; }
  // Signed and unsigned order agree.
  static constexpr bool same_side(interval x, interval y) { return (x.lo >= 0 && y.lo >= 0) || (x.hi < 0 && y.hi < 0); }
  static constexpr std::int64_t smaller(std::int64_t a, std::int64_t b) { return a < b ? a : b; }
  static constexpr std::int64_t larger(std::int64_t a, std::int64_t b) { return a > b ? a : b; }
  // Quotients toward zero, up or down, and rests. The divisor is not 0: a launch or a kernel that divides by 0 is refused, or
  // goes on with 1.
  constexpr interval divided(ir::op const& o, interval x, interval y) const {
    interval const all = full(o.elem);
    bool const up = o.round == ir::rounding::positive_inf, rest = o.code == opcode::remi;
    if (x.empty() || y.empty() || (one(y) && y.lo == 0)) return all;
    if (o.sign == ir::signedness::unsigned_) return divided_unsigned(o, x, y, all);
    if (y.lo <= 0) return one(x) && one(y) ? by_negative(o, x.lo, y.lo) : all;
    if (rest && one(x) && one(y)) return exactly(x.lo % y.lo);
    if (rest) return {x.lo >= 0 ? 0 : larger(x.lo, 1 - y.hi), x.hi <= 0 ? 0 : smaller(x.hi, y.hi - 1)};
    bool const down = o.round == ir::rounding::negative_inf;
    auto const quotient = [&](std::int64_t n, std::int64_t d) {
      return up ? ceil_div(n, d) : down ? floor_div(n, d) : n / d;
    };
    return {quotient(x.lo, x.lo >= 0 ? y.hi : y.lo), quotient(x.hi, x.hi >= 0 ? y.lo : y.hi)};
  }
  static constexpr interval by_negative(ir::op const& o, std::int64_t n, std::int64_t d) {
    if (d == -1) return o.code == opcode::remi ? exactly(0) : exactly(0) - exactly(n);
    std::int64_t const rest = n % d;
    if (o.code == opcode::remi) return exactly(rest);
    return exactly(n / d + (o.round == ir::rounding::positive_inf && rest < 0 ? 1 : 0) -
                   (o.round == ir::rounding::negative_inf && rest > 0 ? 1 : 0));
  }
  // What reads as negative is large.
  static constexpr interval divided_unsigned(ir::op const& o, interval x, interval y, interval all) {
    bool const up = o.round == ir::rounding::positive_inf, rest = o.code == opcode::remi;
    if (one(x) && one(y)) {
      std::uint64_t const n = unsigned_value(o.elem, x.lo), d = unsigned_value(o.elem, y.lo);
      std::uint64_t const r = rest ? n % d : n / d + (up && n % d != 0 ? 1 : 0);
      return exactly(signed_value(o.elem, static_cast<std::int64_t>(r)));
    }
    std::int64_t const least = larger(y.lo, 1);  // of a divisor that is not large
    if (rest) {
      if (y.lo >= 0) return {0, x.lo >= 0 ? smaller(x.hi, y.hi - 1) : y.hi - 1};
      return x.lo >= 0 ? interval{0, x.hi} : all;
    }
    if (x.lo >= 0) {
      if (y.hi < 0) return up ? interval{x.lo > 0, x.hi > 0} : exactly(0);
      auto const quotient = [&](std::int64_t n, std::int64_t d) { return up ? ceil_div(n, d) : n / d; };
      return {y.lo < 0 ? 0 : quotient(x.lo, y.hi), quotient(x.hi, least)};
    }
    std::uint64_t const most = unsigned_value(o.elem, -1), d = static_cast<std::uint64_t>(least);
    std::uint64_t const bound = most / d + (up && most % d != 0 ? 1 : 0);
    return y.lo >= 0 && bound <= static_cast<std::uint64_t>(all.hi) ? interval{0, static_cast<std::int64_t>(bound)}
                                                                    : all;
  }
  constexpr interval unknown_extent(int param, int axis) const {
    if (env_.extents) {
      std::int64_t const e = env_.extents[param * ir::max_rank + axis];
      return {e, e};
    }
    return {0, env_.wide ? wide_limit : narrow_limit};
  }

  // How many places the list of an output has. Launches refuse longer ones than max_list_places.
  constexpr interval places(int p) const {
    ir::parameter const& q = f_.params[p];
    interval n{1, 1};
    for (int a = 0; a < q.rank; ++a)
      if (q.is_persistent() || q.is_whole(a)) n = n * tiles_of(extent(p, a), q.tile(a));
    if (n.wraps || n.hi > max_list_places) n.hi = max_list_places;
    if (n.lo < 0 || n.lo > max_list_places) n.lo = n.wraps ? 0 : max_list_places;
    return n.without_flag();
  }

  constexpr interval evaluate(int i) const {
    ir::op const& o = f_[i];
    interval const all = full(o.elem);
    auto in = [&](int k) { return values_[f_.operand(o, k)].without_flag(); };
    auto fit = [&](interval v) {
      if (!v.wraps && v.lo >= all.lo && v.hi <= all.hi) return v;
      // One value, as at a launch: wrapped as the kernel wraps it.
      interval w = !v.wraps && v.lo == v.hi ? exactly(signed_value(o.elem, v.lo)) : all;
      w.wraps = true;
      return w;
    };
    bool const has_sign = o.sign == ir::signedness::signed_;
    switch (o.code) {
      case opcode::constant: return exactly(signed_value(o.elem, o.imm));
      case opcode::extent: return unknown_extent(static_cast<int>(o.imm), o.axis);
      case opcode::param: {
        auto const p = static_cast<int>(o.imm);
        if (env_.scalars) return exactly(signed_value(o.elem, env_.scalars[p]));
        return all;
      }
      case opcode::block_index: {
        auto const p = static_cast<int>(o.imm);
        // A launch over more tiles is refused.
        return {0, smaller(tiles_of(extent(p, o.axis), f_.params[p].tile(o.axis)).hi, max_tile_count) - 1};
      }
      case opcode::list_begin: {
        if (f_.params[o.imm].deal == dealing::whole) return exactly(0);
        return {0, smaller(places(static_cast<int>(o.imm)).hi, max_blocks) - 1};
      }
      case opcode::list_end: return places(static_cast<int>(o.imm));
      case opcode::list_step: return {1, f_.params[o.imm].deal == dealing::whole ? 1 : max_blocks};
      case opcode::list_index: {
        auto const p = static_cast<int>(o.imm);
        return {0, tiles_of(extent(p, o.axis), f_.params[p].tile(o.axis)).hi - 1};
      }
      case opcode::tile_count: {
        ir::op const& view = f_[f_.operand(o, 0)];
        interval const n = tiles_of(extent(static_cast<int>(view.imm), ir::tensor_axis(f_, view, o.axis)),
                                    ir::tile_step(f_, view, o.axis));
        return {smaller(n.lo, max_tile_count), smaller(n.hi, max_tile_count)};
      }
      case opcode::loop_index: {
        ir::op const& loop = f_[f_.operand(o, 0)];
        return {values_[f_.operand(loop, 0)].lo, values_[f_.operand(loop, 1)].hi - 1};
      }
      case opcode::addi: return fit(in(0) + in(1));
      case opcode::subi: return fit(in(0) - in(1));
      case opcode::muli: return fit(in(0) * in(1));
      case opcode::negi: return fit(interval{0, 0} - in(0));
      case opcode::divi:
      case opcode::remi: return fit(divided(o, in(0), in(1)));
      case opcode::mini: {
        interval const x = in(0), y = in(1);
        if (has_sign || same_side(x, y)) return {smaller(x.lo, y.lo), smaller(x.hi, y.hi)};
        // Unsigned: what reads as negative is large.
        if (x.lo >= 0) return y.hi < 0 ? x : interval{0, x.hi};
        if (y.lo >= 0) return x.hi < 0 ? y : interval{0, y.hi};
        return all;
      }
      case opcode::maxi: {
        interval const x = in(0), y = in(1);
        if (has_sign || same_side(x, y)) return {larger(x.lo, y.lo), larger(x.hi, y.hi)};
        if (x.lo >= 0 && y.hi < 0) return y;
        if (y.lo >= 0 && x.hi < 0) return x;
        return all;
      }
      case opcode::exti: {
        interval const x = in(0);
        if (has_sign || x.lo >= 0) return x;
        std::int64_t const period = 2 * (full(f_[f_.operand(o, 0)].elem).hi + 1);
        return x.hi < 0 ? interval{x.lo + period, x.hi + period} : interval{0, period - 1};
      }
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
