#include "launch/requires.hpp"

#include <optional>
#include <string>

#include <tilewright/runtime/error.hpp>

namespace tw::launch {
namespace {

using ir::opcode;

// Integer expressions over the values of a launch, as the kernel computes them: each value is the signed reading of its
// bits, as in verify::ranges. No value: the exact result does not fit the type, or a division by zero.
class evaluator {
 public:
  evaluator(ir::function const& f, launch_values const& v) : f_(f), values_(v) {}

  std::optional<std::int64_t> operator()(int i) const {
    ir::op const& o = f_[i];
    switch (o.code) {
      case opcode::constant: return verify::signed_value(o.elem, o.imm);
      case opcode::extent:
        return values_.extents[static_cast<std::size_t>(o.imm) * ir::max_rank + static_cast<std::size_t>(o.axis)];
      case opcode::param: return verify::signed_value(o.elem, values_.scalars[static_cast<std::size_t>(o.imm)]);
      case opcode::exti: return number(f_.operand(o, 0), o.sign);
      case opcode::trunci: {
        auto const v = (*this)(f_.operand(o, 0));
        return v && verify::signed_value(o.elem, *v) == *v ? v : std::nullopt;
      }
      case opcode::cmpi: return compare(o);
      default: return binary(o);
    }
  }

 private:
  // The number that an operation with this signedness sees.
  std::optional<std::int64_t> number(int i, ir::signedness sign) const {
    auto const v = (*this)(i);
    int const bits = info(f_[i].elem).bits;
    if (!v || sign == ir::signedness::signed_ || *v >= 0) return v;
    return bits < 64 ? std::optional(*v + (std::int64_t{1} << bits)) : std::nullopt;
  }
  // The signed reading of an exact result, when the type holds it.
  static std::optional<std::int64_t> fit(ir::op const& o, std::int64_t v) {
    int const bits = info(o.elem).bits;
    if (o.sign == ir::signedness::signed_ || bits == 1)
      return verify::signed_value(o.elem, v) == v ? std::optional(v) : std::nullopt;
    if (v < 0 || (bits < 64 && v >> bits != 0)) return std::nullopt;
    return verify::signed_value(o.elem, v);
  }
  std::optional<std::int64_t> compare(ir::op const& o) const {
    auto const x = number(f_.operand(o, 0), o.sign), y = number(f_.operand(o, 1), o.sign);
    if (!x || !y) return std::nullopt;
    switch (o.pred) {
      case ir::predicate::equal: return *x == *y;
      case ir::predicate::not_equal: return *x != *y;
      case ir::predicate::less_than: return *x < *y;
      case ir::predicate::less_than_or_equal: return *x <= *y;
      case ir::predicate::greater_than: return *x > *y;
      case ir::predicate::greater_than_or_equal: return *x >= *y;
    }
    return std::nullopt;
  }
  std::optional<std::int64_t> binary(ir::op const& o) const {
    auto const x = number(f_.operand(o, 0), o.sign), y = number(f_.operand(o, 1), o.sign);
    if (!x || !y) return std::nullopt;
    std::int64_t r = 0;
    switch (o.code) {
      case opcode::addi: return __builtin_add_overflow(*x, *y, &r) ? std::nullopt : fit(o, r);
      case opcode::subi: return __builtin_sub_overflow(*x, *y, &r) ? std::nullopt : fit(o, r);
      case opcode::muli: return __builtin_mul_overflow(*x, *y, &r) ? std::nullopt : fit(o, r);
      case opcode::divi: {
        if (*y == 0 || (*y == -1 && *x == INT64_MIN)) return std::nullopt;
        std::int64_t const q = *x / *y;
        bool const exact = *x % *y == 0, positive = (*x < 0) == (*y < 0);
        if (o.round == ir::rounding::positive_inf && !exact && positive) return fit(o, q + 1);
        if (o.round == ir::rounding::negative_inf && !exact && !positive) return fit(o, q - 1);
        return fit(o, q);
      }
      case opcode::remi: return *y == 0 || *y == -1 ? std::nullopt : fit(o, *x % *y);
      case opcode::mini: return fit(o, std::min(*x, *y));
      case opcode::maxi: return fit(o, std::max(*x, *y));
      case opcode::andi: return fit(o, *x & *y);
      case opcode::ori: return fit(o, *x | *y);
      case opcode::xori: return fit(o, *x ^ *y);
      default: return std::nullopt;
    }
  }

  ir::function const& f_;
  launch_values const& values_;
};

// The expression as a person would write it, with the values of this launch.
class writer {
 public:
  writer(ir::function const& f, std::span<argument const> a, launch_values const& v)
      : f_(f), arguments_(a), values_(v) {}

  std::string operator()(int i) const {
    ir::op const& o = f_[i];
    auto const p = static_cast<std::size_t>(o.imm);
    switch (o.code) {
      case opcode::constant: return std::to_string(o.imm);
      case opcode::extent:
        return "extent(" + std::to_string(o.axis) + ") of argument " + std::to_string(arguments_[p].position) + " [" +
               std::to_string(values_.extents[p * ir::max_rank + static_cast<std::size_t>(o.axis)]) + "]";
      case opcode::param:
        return "argument " + std::to_string(arguments_[p].position) + " [" + std::to_string(values_.scalars[p]) + "]";
      case opcode::exti:
      case opcode::trunci: return (*this)(f_.operand(o, 0));
      default: break;
    }
    if (o.count != 2) return "...";
    return inner(f_.operand(o, 0)) + " " + sign(o) + " " + inner(f_.operand(o, 1));
  }

 private:
  std::string inner(int i) const {
    std::string const s = (*this)(i);
    ir::op const& o = f_[i];
    bool const arithmetic = o.code == opcode::addi || o.code == opcode::subi || o.code == opcode::ori;
    return arithmetic ? "(" + s + ")" : s;
  }
  static char const* sign(ir::op const& o) {
    static constexpr char const* relations[] = {"==", "!=", "<", "<=", ">", ">="};
    switch (o.code) {
      case opcode::cmpi: return relations[static_cast<int>(o.pred)];
      case opcode::addi: return "+";
      case opcode::subi: return "-";
      case opcode::muli: return "*";
      case opcode::divi: return "/";
      case opcode::remi: return "%";
      case opcode::andi: return "&&";
      case opcode::ori: return "||";
      case opcode::mini: return "min";
      case opcode::maxi: return "max";
      default: return "?";
    }
  }

  ir::function const& f_;
  std::span<argument const> arguments_;
  launch_values const& values_;
};

std::string place(ir::function const& f, int op) {
  ir::source const& s = f.sources[op];
  return std::string(ir::file_name(f, s)) + ":" + std::to_string(s.line);
}

}  // namespace

launch_values values_of(ir::function const& f, std::span<argument const> arguments) {
  launch_values v;
  v.extents.resize(arguments.size() * ir::max_rank, 0);
  v.scalars.resize(arguments.size(), 0);
  for (std::size_t p = 0; p < arguments.size(); ++p) {
    ir::parameter const& q = f.params[p];
    if (ir::is_tensor(q.kind)) {
      for (std::size_t a = 0; a < q.rank; ++a) v.extents[p * ir::max_rank + a] = arguments[p].tensor.extents[a];
    } else if (is_integer(q.elem)) {
      int const unused = 64 - 8 * info(q.elem).bytes;
      std::uint64_t const high = arguments[p].bits << unused;
      v.scalars[p] = q.sign == ir::signedness::signed_ ? static_cast<std::int64_t>(high) >> unused
                                                       : static_cast<std::int64_t>(high >> unused);
    }
  }
  return v;
}

void check_tile_counts(kernel_record const& k, std::span<argument const> arguments, loc where) {
  for (int i = 0; i < k.code.op_count; ++i) {
    ir::op const& view = k.code[i];
    if (view.code != opcode::tiled_view) continue;
    argument const& a = arguments[static_cast<std::size_t>(view.imm)];
    for (int axis = 0; axis < view.rank; ++axis) {
      int const of_tensor = ir::tensor_axis(k.code, view, axis);
      auto const tiles = verify::ceil_div(a.tensor.extents[static_cast<std::size_t>(of_tensor)],
                                          ir::tile_step(k.code, view, axis));
      if (tiles <= verify::max_tile_count) continue;
      throw error(error_kind::usage, where,
                  "kernel '" + std::string(k.name) + "' cuts argument " + std::to_string(a.position) + " into " +
                    std::to_string(tiles) + " tiles along axis " + std::to_string(of_tensor) + " at " +
                    place(k.code, i) + "; tile numbers have 32 bits",
                  "cut it into larger tiles, or pass a part of it");
    }
  }
}

void check_requires(kernel_record const& k, std::span<argument const> arguments, launch_values const& v, loc where) {
  evaluator const value(k.code, v);
  for (int i = 0; i < k.code.op_count; ++i) {
    if (k.code[i].code != opcode::require) continue;
    int const condition = k.code.operand(i, 0);
    auto const holds = value(condition);
    if (holds && *holds != 0) continue;
    throw error(error_kind::usage, where,
                "kernel '" + std::string(k.name) + "' requires " + writer(k.code, arguments, v)(condition) +
                  " (stated at " + place(k.code, i) + ")" +
                  (holds ? "" : "; the arithmetic overflows or divides by zero"),
                "pass arguments whose extents and values satisfy it");
  }
}

void check_obligations(kernel_record const& k, verify::report const& report, std::span<argument const> arguments,
                       launch_values const& v, bool wide, loc where) {
  if (report.counts[static_cast<int>(verify::rung::launch)] == 0) return;
  ir::function const& f = k.code;
  verify::environment env;
  env.wide = wide;
  env.extents = v.extents.data();
  env.scalars = v.scalars.data();
  verify::regions const regions(f);
  verify::ranges const ranges(f, env, regions);
  auto const runs = [&](int op) {  // no loop around it is empty
    for (int r = regions.opener[op]; r >= 0; r = regions.opener[r])
      if (f[r].code == opcode::counted_loop && ranges[r + 1].empty()) return false;
    return true;
  };
  for (auto const& o : report.obligations) {
    if (o.by != verify::rung::launch || !runs(o.op)) continue;
    if (o.axis < 0) {
      auto const d = ranges[f.operand(o.op, 1)];
      bool const large = d.hi < 0 && f[o.op].sign == ir::signedness::unsigned_;  // ranges read all bits as signed
      if (d.lo >= 1 || large) continue;
      throw error(error_kind::usage, where,
                  "kernel '" + std::string(k.name) + "' divides by " + writer(f, arguments, v)(f.operand(o.op, 1)) +
                    " at " + place(f, o.op),
                  "pass a divisor of at least 1");
    }
    if (f[o.op].code == opcode::extract || f[o.op].code == opcode::insert) {
      int const whole = ir::sliced_tile(f[o.op]);
      ir::op const& part = whole > 0 ? f[f.operand(o.op, 0)] : f[o.op];
      std::int64_t const n = ir::slices_along(f[f.operand(o.op, whole)], part, o.axis);
      auto const index = ranges[f.operand(o.op, whole + 1 + o.axis)];
      if (index.empty() || (index.lo >= 0 && index.hi < n)) continue;
      throw error(error_kind::usage, where,
                  "kernel '" + std::string(k.name) + "' asks for slices " + std::to_string(index.lo) + " to " +
                    std::to_string(index.hi) + " along axis " + std::to_string(o.axis) + " of a tile that has " +
                    std::to_string(n) + " there, at " + place(f, o.op),
                  "pass arguments for which the index stays below " + std::to_string(n));
    }
    ir::op const& view = f[f.operand(o.op, 0)];
    auto const p = static_cast<std::size_t>(view.imm);
    int const axis = ir::tensor_axis(f, view, o.axis);
    std::int64_t const extent = v.extents[p * ir::max_rank + static_cast<std::size_t>(axis)];
    std::int64_t const tiles = verify::ceil_div(extent, ir::tile_step(f, view, o.axis));
    auto const index = ranges[f.operand(o.op, 1 + o.axis)];
    if (index.empty() || (index.lo >= 0 && index.hi < tiles)) continue;
    throw error(error_kind::usage, where,
                "kernel '" + std::string(k.name) + "' " + (f[o.op].code == opcode::view_update ? "updates" : "loads") +
                  " tiles " + std::to_string(index.lo) + " to " + std::to_string(index.hi) + " along axis " +
                  std::to_string(axis) + " of argument " + std::to_string(arguments[p].position) + ", which has " +
                  std::to_string(tiles) + " tiles of " + std::to_string(ir::tile_step(f, view, o.axis)) +
                  " there (extent " + std::to_string(extent) + "), at " + place(f, o.op),
                "pass a tensor that is long enough, or an output that is cut into fewer tiles");
  }
}

}  // namespace tw::launch
