// Runs the integer part of a traced kernel, block by block, by the plainest rules: what the verifier must be right about.
#pragma once
#include <cstdint>
#include <functional>
#include <type_traits>
#include <vector>

#include <tilewright/ir/function.hpp>
#include <tilewright/verify/ranges.hpp>

namespace test {

using tw::ir::opcode;

class interpreter {
 public:
  // Called for each load that is executed, with its number, its axis, the index and the number of tiles there.
  std::function<void(int, int, std::int64_t, std::int64_t)> on_access = [](int, int, std::int64_t, std::int64_t) {};
  std::function<void(int, std::int64_t)> on_divisor = [](int, std::int64_t) {};
  // The block's own tiles, as one number each.
  std::function<std::int64_t(std::int64_t)> on_own_load = [](std::int64_t) { return std::int64_t{0}; };
  std::function<void(std::int64_t, std::int64_t)> on_own_store = [](std::int64_t, std::int64_t) {};
  int stores = 0;  // of the current block
  long steps = 0;  // executed operations; programs that run too long are given up
  static constexpr long limit = 4000;

  interpreter(tw::ir::function const& f, std::vector<std::int64_t> const& extents,
              std::vector<std::int64_t> const& scalars)
      : f_(f), extents_(extents), scalars_(scalars), regions_(f), values_(static_cast<std::size_t>(f.op_count), 0) {}

  void block(std::vector<std::int64_t> const& index) {
    index_ = index;
    stores = 0;
    run(0, f_.op_count);
  }
  bool gave_up() const { return steps > limit; }

 private:
  enum class outcome { next, leave, again };

  std::int64_t extent(std::int64_t param, int axis) const {
    return extents_[static_cast<std::size_t>(param) * tw::ir::max_rank + static_cast<std::size_t>(axis)];
  }
  std::int64_t tiles(tw::ir::op const& view, int axis) const {
    std::int64_t const size = view.dim(axis);
    return (extent(view.imm, axis) + size - 1) / size;
  }
  std::int64_t value(int op) const { return values_[static_cast<std::size_t>(op)]; }
  std::int64_t operand(int i, int k) const { return value(f_.operand(i, k)); }
  void set(int op, std::int64_t v) { values_[static_cast<std::size_t>(op)] = v; }
  // Values are the bits of their type, read as a signed number; conditions are 0 or 1.
  static std::int64_t wrap(tw::element e, std::uint64_t v) {
    switch (e) {
      case tw::element::i1: return static_cast<std::int64_t>(v & 1);
      case tw::element::i8: return static_cast<std::int8_t>(v);
      case tw::element::i16: return static_cast<std::int16_t>(v);
      case tw::element::i32: return static_cast<std::int32_t>(v);
      default: return static_cast<std::int64_t>(v);
    }
  }
  static std::uint64_t bits(tw::element e, std::int64_t v) {
    auto const u = static_cast<std::uint64_t>(v);
    switch (e) {
      case tw::element::i1: return u & 1;
      case tw::element::i8: return static_cast<std::uint8_t>(u);
      case tw::element::i16: return static_cast<std::uint16_t>(u);
      case tw::element::i32: return static_cast<std::uint32_t>(u);
      default: return u;
    }
  }
  // Quotient or rest as Number, the signed or the unsigned 64-bit type.
  template <class Number>
  static std::uint64_t divide(tw::ir::op const& o, Number a, Number d) {
    if constexpr (std::is_signed_v<Number>)
      if (d == -1) return o.code == opcode::divi ? 0 - static_cast<std::uint64_t>(a) : 0;
    Number q = a / d;
    if (o.round == tw::ir::rounding::positive_inf && a % d != 0 && (a < 0) == (d < 0)) ++q;
    if (o.round == tw::ir::rounding::negative_inf && a % d != 0 && (a < 0) != (d < 0)) --q;
    return static_cast<std::uint64_t>(o.code == opcode::divi ? q : a % d);
  }

  outcome run(int from, int to) {
    for (int i = from; i < to; ++i) {
      if (++steps > limit) return outcome::leave;
      auto const& o = f_[i];
      if (o.code == opcode::branch) {
        bool const taken = operand(i, 0) != 0;
        int const middle = regions_.middle[i], end = regions_.end[i];
        outcome const r = taken ? run(i + 1, middle) : run(middle + 1, end);
        if (r != outcome::next) return r;
        copy_results(taken ? middle : end, end, f_[end].count - 1);
        i = end;
      } else if (tw::ir::is_combiner(o.code)) {  // tiles of one element, which meets the identity
        int const end = regions_.end[i];
        for (int k = 0; k < o.count / 2; ++k) {
          set(i + 1 + 2 * k, operand(i, k));
          set(i + 2 + 2 * k, operand(i, o.count / 2 + k));
        }
        run(i + 1 + o.count, end);
        copy_results(end, end, f_[end].count - 1);
        i = end;
      } else if (tw::ir::is_loop(o.code)) {
        loop(i);
        i = regions_.end[i];
      } else if (o.code == opcode::break_if || o.code == opcode::continue_if) {
        if (operand(i, 1) == 0) continue;
        left_.clear();
        for (int k = 2; k < o.count; ++k) left_.push_back(operand(i, k));
        return o.code == opcode::break_if ? outcome::leave : outcome::again;
      } else {
        operation(i);
      }
    }
    return outcome::next;
  }
  void copy_results(int terminator, int end, int n) {
    std::vector<std::int64_t> v;
    for (int k = 1; k <= n; ++k) v.push_back(operand(terminator, k));
    for (int j = 0; j < n; ++j) set(end + 1 + j, v[static_cast<std::size_t>(j)]);
  }
  void loop(int i) {
    auto const& o = f_[i];
    bool const counted = o.code == opcode::counted_loop;
    int const inits = counted ? 3 : 0, end = regions_.end[i];
    auto const n = static_cast<int>(o.imm);
    std::vector<std::int64_t> carried;
    for (int j = 0; j < n; ++j) carried.push_back(operand(i, inits + j));
    std::int64_t const hi = counted ? operand(i, 1) : 0, step = counted ? operand(i, 2) : 1;
    for (std::int64_t at = counted ? operand(i, 0) : 0; !counted || at < hi; at += step) {
      int first = i + 1;
      if (counted) set(first++, at);
      for (int j = 0; j < n; ++j) set(first + j, carried[static_cast<std::size_t>(j)]);
      outcome const r = run(first + n, end);
      if (++steps > limit) return;
      if (r == outcome::next) {
        for (int j = 0; j < n; ++j)
          left_.resize(static_cast<std::size_t>(n)), left_[static_cast<std::size_t>(j)] = operand(end, 1 + j);
      }
      carried = left_;
      carried.resize(static_cast<std::size_t>(n));
      if (r == outcome::leave) break;
    }
    for (int j = 0; j < n; ++j) set(end + 1 + j, carried[static_cast<std::size_t>(j)]);
  }

  void operation(int i) {
    auto const& o = f_[i];
    auto const a = o.count > 0 ? operand(i, 0) : 0, b = o.count > 1 ? operand(i, 1) : 0;
    auto const x = static_cast<std::uint64_t>(a), y = static_cast<std::uint64_t>(b);
    bool const has_sign = o.sign == tw::ir::signedness::signed_;
    // As unsigned numbers, of the type of the first operand.
    tw::element const e = o.count > 0 ? f_[f_.operand(i, 0)].elem : o.elem;
    auto const ux = bits(e, a), uy = bits(e, b);
    switch (o.code) {
      case opcode::param:
        set(i, wrap(o.elem, static_cast<std::uint64_t>(scalars_[static_cast<std::size_t>(o.imm)])));
        break;
      case opcode::constant: set(i, wrap(o.elem, static_cast<std::uint64_t>(o.imm))); break;
      case opcode::extent: set(i, extent(o.imm, o.axis)); break;
      case opcode::block_index: set(i, index_[static_cast<std::size_t>(o.axis)]); break;
      case opcode::tile_count: {
        auto const& view = f_[f_.operand(i, 0)];
        set(i, tiles(view, o.axis));
        break;
      }
      case opcode::addi: set(i, wrap(o.elem, x + y)); break;
      case opcode::subi: set(i, wrap(o.elem, x - y)); break;
      case opcode::muli: set(i, wrap(o.elem, x * y)); break;
      case opcode::negi: set(i, wrap(o.elem, 0 - x)); break;
      case opcode::mini: set(i, (has_sign ? a < b : ux < uy) ? a : b); break;
      case opcode::maxi: set(i, (has_sign ? a > b : ux > uy) ? a : b); break;
      case opcode::divi:
      case opcode::remi:
        on_divisor(i, b);
        set(i, wrap(o.elem, has_sign ? divide<std::int64_t>(o, a, b == 0 ? 1 : b)
                                     : divide<std::uint64_t>(o, ux, uy == 0 ? 1 : uy)));
        break;
      case opcode::exti: set(i, wrap(o.elem, has_sign ? x : ux)); break;
      case opcode::trunci: set(i, wrap(o.elem, x)); break;
      case opcode::select: set(i, a != 0 ? b : operand(i, 2)); break;
      case opcode::andi: set(i, a & b); break;
      case opcode::xori: set(i, a ^ b); break;
      case opcode::cmpi: {
        bool const r[] = {a == b,
                          a != b,
                          has_sign ? a < b : ux < uy,
                          has_sign ? a <= b : ux <= uy,
                          has_sign ? a > b : ux > uy,
                          has_sign ? a >= b : ux >= uy};
        set(i, r[static_cast<int>(o.pred)]);
        break;
      }
      case opcode::tile_load: set(i, on_own_load(o.imm)); break;
      case opcode::tile_store:
        ++stores;
        on_own_store(o.imm, a);
        break;
      case opcode::view_load: {
        auto const& view = f_[f_.operand(i, 0)];
        std::uint64_t h = static_cast<std::uint64_t>(i) * 0x9e3779b97f4a7c15ULL;
        for (int k = 0; k + 1 < o.count; ++k) {
          std::int64_t const index = operand(i, 1 + k);
          on_access(i, k, index, tiles(view, k));
          h = (h ^ static_cast<std::uint64_t>(index)) * 0xbf58476d1ce4e5b9ULL;
        }
        set(i, static_cast<std::int64_t>(h >> 60) - 4);  // data: anything
        break;
      }
      case opcode::reshape:
      case opcode::broadcast: set(i, a); break;
      default: break;
    }
  }

  tw::ir::function const& f_;
  std::vector<std::int64_t> const &extents_, &scalars_;
  tw::verify::regions regions_;
  std::vector<std::int64_t> values_, left_, index_;
};

}  // namespace test
