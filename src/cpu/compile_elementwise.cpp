// Operations that work on each element by itself: arithmetic, comparisons, selection, conversions.
#include <algorithm>
#include <array>
#include <string>

#include "cpu/compiler.hpp"
#include "cpu/steps.hpp"

namespace tw::cpu {
namespace {

using ir::opcode;

bool broadcasted(form f) { return f == form::rows || f == form::columns; }

}  // namespace

compiler::argument compiler::arg(ir::operation const& op, std::size_t i) const {
  return {operand(op, i), op.operands[i]};
}

leaf compiler::find(ir::operation const& op, leaf_op l, element e) const {
  leaf found = kernels_.find(l, e);
  if (found == nullptr)
    unsupported(op, std::string("has no rule for elements of type ") + std::string(info(e).name) + " on the CPU");
  return found;
}

// Runs `work` over the operands, which stand for equally many elements. `through_f32`: 16-bit floats are widened for
// it, and `narrow` (when not null) makes the result of its f32 results. Broadcast operands stay as they are; when all
// are broadcast in the same way, so is the result.
tile compiler::apply(leaf work, std::span<argument const> given, element result, bool through_f32, leaf narrow) {
  std::array<argument, 3> in;
  std::copy(given.begin(), given.end(), in.begin());
  auto const args = std::span(in).first(given.size());
  std::int64_t count = 1;
  for (auto const& a : args) count = std::max(count, a.t.count);

  bool uniform = true;  // all operands that are no splats have the same broadcast form
  tile const* pattern = nullptr;  // the first operand that is neither a splat nor dense
  bool all_splat = true;
  for (auto const& a : args) {
    if (a.t.count == 1 || a.t.shape == form::splat) continue;
    all_splat = false;
    if (a.t.shape != form::dense && pattern == nullptr) pattern = &a.t;
  }
  for (auto const& a : args)
    if (a.t.count != 1 && a.t.shape != form::splat)
      uniform = uniform && pattern != nullptr && broadcasted(pattern->shape) && a.t.shape == pattern->shape &&
                a.t.inner == pattern->inner;
  form const kept = count == 1 ? form::dense : all_splat ? form::splat : uniform ? pattern->shape : form::dense;
  std::int64_t const inner_of_pattern = pattern != nullptr ? pattern->inner : count;

  std::int64_t stored = count;  // elements that are computed
  if (kept == form::splat) stored = 1;
  if (kept == form::rows) stored = count / inner_of_pattern;
  if (kept == form::columns) stored = inner_of_pattern;

  instruction i;
  i.work = work;
  i.narrow = narrow;
  i.arity = static_cast<std::int32_t>(args.size());
  i.inner = kept == form::dense ? inner_of_pattern : stored;
  i.outer = stored / i.inner;
  bool plain = narrow == nullptr;
  for (std::size_t k = 0; k < args.size(); ++k) {
    tile t = args[k].t;
    if (kept == form::dense && t.count > 1 && t.shape != form::splat && t.shape != form::dense && t.inner != i.inner) {
      t = dense(t);  // its rows have another length
      args[k].v = ir::no_value;
    }
    source& s = i.in[k];
    s.at = place(t);
    s.bytes = t.bytes;
    s.widen = through_f32 && is_half(t.elem) ? kernels_.convert(t.elem, element::f32, sign::signed_) : nullptr;
    bool const single = t.count == 1 || t.shape == form::splat;
    s.moves = !single;
    if (kept == form::dense && !single) {
      switch (t.shape) {
        case form::dense: s.stride = i.inner * t.bytes; break;
        case form::rows: s.stride = t.bytes, s.moves = false; break;
        case form::columns: s.stride = 0; break;
        case form::strided: s.stride = t.stride * t.bytes; break;
        case form::splat: break;
      }
    }
    plain = plain && (s.moves || stored == 1) && s.widen == nullptr;
  }

  tile out{result, bytes_of(result), count};
  out.shape = kept;
  out.inner = kept == form::rows || kept == form::columns ? inner_of_pattern : 0;
  for (auto const& a : args)
    if (kept == form::dense && a.t.bytes == out.bytes && a.t.count == count && out.buffer < 0 && takeable(a.v, a.t))
      out.buffer = a.t.buffer;
  if (out.buffer < 0) out.buffer = allocate(stored * out.bytes);
  i.out = place(out);
  i.out_bytes = out.bytes;
  i.run = !plain         ? steps::elementwise
          : stored == 1  ? steps::elementwise_one
          : i.outer == 1 ? steps::elementwise_dense
                         : steps::elementwise;
  program_->code.push_back(i);
  return out;
}

tile compiler::apply(leaf_op l, element loop, std::span<argument const> in, element result) {
  return apply(kernels_.find(l, loop), in, result, false);
}

tile compiler::convert(argument const& a, element to, sign s) {
  if (a.t.elem == to) return a.t;
  return apply(kernels_.convert(a.t.elem, to, s), std::span(&a, 1), to, false);
}

// ---- floats

void compiler::float_op(ir::operation const& op, leaf_op l, std::size_t arity) {
  element const e = operand(op, 0).elem;
  element const loop = is_half(e) ? element::f32 : e;
  auto const mode = static_cast<ir::rounding>(choice(op, ir::attr::rounding_mode));
  bool const directed = mode == ir::rounding::zero || mode == ir::rounding::negative_inf ||
                        mode == ir::rounding::positive_inf;
  bool const flush = ir::integer(op, ir::attr::flush_to_zero) != 0;
  std::vector<argument> in;
  for (std::size_t k = 0; k < arity; ++k) {
    in.push_back(arg(op, k));
    if (flush) in.back() = {apply(find(op, leaf_op::flush, e), std::span(&in.back(), 1), e, false)};
  }
  leaf narrow = nullptr;
  if (is_half(e))
    narrow = directed ? steps::directed_narrow(e, mode) : kernels_.convert(element::f32, e, sign::signed_);
  if (directed) emit(steps::set_rounding).flag = static_cast<std::int32_t>(mode);
  tile r = apply(find(op, l, loop), in, e, true, narrow);
  if (directed) emit(steps::set_rounding).flag = static_cast<std::int32_t>(ir::rounding::nearest_even);
  if (flush) {
    argument const whole{r};
    r = apply(find(op, leaf_op::flush, e), std::span(&whole, 1), e, false);
  }
  define(op.results[0], r);
}

void compiler::compare_floats(ir::operation const& op) {
  static constexpr leaf_op table[2][6] = {
    {leaf_op::eq_u, leaf_op::ne_u, leaf_op::lt_u, leaf_op::le_u, leaf_op::gt_u, leaf_op::ge_u},
    {leaf_op::eq_o, leaf_op::ne_o, leaf_op::lt_o, leaf_op::le_o, leaf_op::gt_o, leaf_op::ge_o}};
  element const e = operand(op, 0).elem;
  leaf_op const l = table[choice(op, ir::attr::ordering) != 0 ? 1 : 0][choice(op, ir::attr::predicate)];
  argument const in[] = {arg(op, 0), arg(op, 1)};
  define(op.results[0], apply(find(op, l, is_half(e) ? element::f32 : e), in, element::i1, true));
}

// ---- integers

// i1 has no loops of its own: it is widened to i8 (as 0 and -1 where it is signed) and the low bit of the result kept.
void compiler::integer_op(ir::operation const& op, leaf_op l, sign s) {
  element const e = operand(op, 0).elem;
  bool const truth = tile_of(type_of(op.results[0])).elem == element::i1;
  std::vector<argument> in;
  for (std::size_t k = 0; k < op.operands.size(); ++k) {
    in.push_back(arg(op, k));
    if (e == element::i1 && s == sign::signed_)
      in.back() = {apply(find(op, leaf_op::negate_bit, element::i8), std::span(&in.back(), 1), element::i8, false)};
  }
  element const loop = e == element::i1 ? element::i8 : e;
  bool const comparison = truth && (e != element::i1 || op.code == opcode::cmpi);
  tile r = apply(find(op, l, loop), in, truth ? element::i1 : e, false);
  if (e == element::i1 && !comparison) {
    argument const whole{r};
    r = apply(find(op, leaf_op::low_bit, element::i8), std::span(&whole, 1), element::i1, false);
  }
  define(op.results[0], r);
}

void compiler::convert_op(ir::operation const& op) {
  element const from = operand(op, 0).elem, to = tile_of(type_of(op.results[0])).elem;
  sign const s = choice(op, ir::attr::signedness) != 0 ? sign::signed_ : sign::unsigned_;
  auto const mode = static_cast<ir::rounding>(choice(op, ir::attr::rounding_mode));
  argument const in = arg(op, 0);
  bool const up_to_scale = to == element::e8m0 && mode == ir::rounding::positive_inf;  // what its conversions do
  if (op.code == opcode::ftof && mode != ir::rounding::nearest_even && !up_to_scale) {
    bool const directed = mode == ir::rounding::zero || mode == ir::rounding::negative_inf ||
                          mode == ir::rounding::positive_inf;
    if (to == element::tf32 || to == element::e8m0) {  // f64 goes through f32: toward zero twice is toward zero once
      leaf const work = steps::narrow_f32(to, mode);
      if (work == nullptr) unsupported(op, "has no such rounding");
      argument narrowed = in;
      if (from != element::f64 && from != element::f32) narrowed = {convert(in, element::f32)};
      if (from == element::f64) {
        emit(steps::set_rounding).flag = static_cast<std::int32_t>(mode);
        narrowed = {convert(in, element::f32)};
        emit(steps::set_rounding).flag = static_cast<std::int32_t>(ir::rounding::nearest_even);
      }
      return define(op.results[0], apply(work, std::span(&narrowed, 1), to, false));
    }
    if (!directed || bytes_of(to) == 1) unsupported(op, "has no such rounding");
    emit(steps::set_rounding).flag = static_cast<std::int32_t>(mode);
    tile r;
    if (is_half(to) && bytes_of(from) > 2) {  // f64 goes through f32: twice in the same direction is once
      argument const narrowed{from == element::f64 ? convert(in, element::f32) : in.t};
      r = apply(steps::directed_narrow(to, mode), std::span(&narrowed, 1), to, false);
    } else if (is_half(to)) {
      argument const widened{convert(in, element::f32)};
      r = apply(steps::directed_narrow(to, mode), std::span(&widened, 1), to, false);
    } else {
      r = convert(in, to);
    }
    emit(steps::set_rounding).flag = static_cast<std::int32_t>(ir::rounding::nearest_even);
    return define(op.results[0], r);
  }
  argument middle = in;
  if (op.code == opcode::itof && from == element::i1 && (is_half(to) || bytes_of(to) == 1 || to == element::tf32))
    middle = {convert(in, element::i8, s)};
  leaf const work = kernels_.convert(middle.t.elem, to, s);
  if (work == nullptr)
    unsupported(op, std::string("does not convert ") + std::string(info(from).name) + " to " +
                      std::string(info(to).name) + " on the CPU yet");
  define(op.results[0], apply(work, std::span(&middle, 1), to, false));
}

bool compiler::elementwise(ir::operation const& op) {
  auto const nan = [&](leaf_op plain, leaf_op propagating) {
    return ir::integer(op, ir::attr::propagate_nan) != 0 ? propagating : plain;
  };
  // Arithmetic that is the same for both signs takes i1 as unsigned.
  auto const both = [&](leaf_op l) { return integer_op(op, l, sign::unsigned_), true; };
  auto const by_sign = [&](leaf_op s, leaf_op u) {
    bool const is_signed = choice(op, ir::attr::signedness) != 0;
    return integer_op(op, is_signed ? s : u, is_signed ? sign::signed_ : sign::unsigned_), true;
  };
  auto const floats = [&](leaf_op l, std::size_t arity) { return float_op(op, l, arity), true; };
  switch (op.code) {
    case opcode::absf: return floats(leaf_op::absf, 1);
    case opcode::negf: return floats(leaf_op::negf, 1);
    case opcode::ceil: return floats(leaf_op::ceil, 1);
    case opcode::floor: return floats(leaf_op::floor, 1);
    case opcode::sqrt: return floats(leaf_op::sqrt, 1);
    case opcode::rsqrt: return floats(leaf_op::rsqrt, 1);
    case opcode::exp: return floats(leaf_op::exp, 1);
    case opcode::exp2: return floats(leaf_op::exp2, 1);
    case opcode::log: return floats(leaf_op::log, 1);
    case opcode::log2: return floats(leaf_op::log2, 1);
    case opcode::sin: return floats(leaf_op::sin, 1);
    case opcode::cos: return floats(leaf_op::cos, 1);
    case opcode::tan: return floats(leaf_op::tan, 1);
    case opcode::sinh: return floats(leaf_op::sinh, 1);
    case opcode::cosh: return floats(leaf_op::cosh, 1);
    case opcode::tanh: return floats(leaf_op::tanh, 1);
    case opcode::addf: return floats(leaf_op::addf, 2);
    case opcode::subf: return floats(leaf_op::subf, 2);
    case opcode::mulf: return floats(leaf_op::mulf, 2);
    case opcode::divf: return floats(leaf_op::divf, 2);
    case opcode::remf: return floats(leaf_op::remf, 2);
    case opcode::fpowf: return floats(leaf_op::powf, 2);
    case opcode::atan2: return floats(leaf_op::atan2, 2);
    case opcode::maxf: return floats(nan(leaf_op::maxf, leaf_op::maxf_nan), 2);
    case opcode::minf: return floats(nan(leaf_op::minf, leaf_op::minf_nan), 2);
    case opcode::fma: return floats(leaf_op::fma, 3);
    case opcode::fpowi: {  // in f64, rounded once
      argument const in[] = {{convert(arg(op, 0), element::f64)}, {convert(arg(op, 1), element::f64, sign::signed_)}};
      argument const power{apply(leaf_op::powf, element::f64, in, element::f64)};
      return define(op.results[0], convert(power, operand(op, 0).elem)), true;
    }
    case opcode::cmpf: return compare_floats(op), true;
    case opcode::absi: return integer_op(op, leaf_op::absi, sign::signed_), true;
    case opcode::negi: return both(leaf_op::negi);
    case opcode::addi: return both(leaf_op::addi);
    case opcode::subi: return both(leaf_op::subi);
    case opcode::muli: return both(leaf_op::muli);
    case opcode::mulhii:
      if (operand(op, 0).elem == element::i1) unsupported(op, "has no rule for i1 on the CPU");
      return both(leaf_op::u_mulhi);
    case opcode::andi: return both(leaf_op::and_);
    case opcode::ori: return both(leaf_op::or_);
    case opcode::xori: return both(leaf_op::xor_);
    case opcode::shli: return both(leaf_op::shl);
    case opcode::shri:
      if (operand(op, 0).elem == element::i1 &&
          choice(op, ir::attr::signedness) != 0)  // the sign fills: nothing changes
        return alias(op.results[0], operand(op, 0)), true;
      return by_sign(leaf_op::s_shr, leaf_op::u_shr);
    case opcode::divi: {
      auto const mode = static_cast<ir::rounding>(
        ir::integer(op, ir::attr::rounding_mode, static_cast<int>(ir::rounding::zero)));
      if (mode == ir::rounding::negative_inf) return by_sign(leaf_op::s_div_floor, leaf_op::u_div);
      if (mode == ir::rounding::positive_inf) return by_sign(leaf_op::s_div_ceil, leaf_op::u_div_ceil);
      return by_sign(leaf_op::s_div, leaf_op::u_div);
    }
    case opcode::remi: return by_sign(leaf_op::s_rem, leaf_op::u_rem);
    case opcode::maxi: return by_sign(leaf_op::s_max, leaf_op::u_max);
    case opcode::mini: return by_sign(leaf_op::s_min, leaf_op::u_min);
    case opcode::cmpi: {
      static constexpr leaf_op s[] = {leaf_op::eq,   leaf_op::ne,   leaf_op::s_lt,
                                      leaf_op::s_le, leaf_op::s_gt, leaf_op::s_ge};
      static constexpr leaf_op u[] = {leaf_op::eq,   leaf_op::ne,   leaf_op::u_lt,
                                      leaf_op::u_le, leaf_op::u_gt, leaf_op::u_ge};
      auto const p = choice(op, ir::attr::predicate);
      return by_sign(s[p], u[p]);
    }
    case opcode::select: {
      argument const in[] = {arg(op, 0), arg(op, 1), arg(op, 2)};
      return define(op.results[0], apply(leaf_op::select, word_of(in[1].t.bytes), in, in[1].t.elem)), true;
    }
    case opcode::exti:
    case opcode::trunci:
    case opcode::ftof:
    case opcode::ftoi:
    case opcode::itof: return convert_op(op), true;
    case opcode::offset: {
      argument const moved = arg(op, 1);
      ir::type const& pointers = type_of(op.results[0]);
      argument in[] = {
        arg(op, 0), {convert(moved, element::i64)}, {fixed_integer(element::i64, bytes_of(pointers.elem))}};
      in[2].t.count = in[0].t.count;
      in[2].t.shape = form::splat;
      return define(op.results[0], apply(leaf_op::multiply_add, element::i64, in, element::i64)), true;
    }
    default: return false;
  }
}

}  // namespace tw::cpu
