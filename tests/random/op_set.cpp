#include "random/op_set.hpp"

namespace random_kernels {
namespace {

using tw::ir::rounding;

// clang-format off: a table
constexpr element_op table[] = {
  {opcode::addi, 2, integers, "{0} + {1}"},
  {opcode::subi, 2, integers, "{0} - {1}"},
  {opcode::muli, 2, integers, "{0} * {1}"},
  {opcode::divi, 2, integers, "{0} / {1}", guard::divisor, law::exact, false, rounding::zero},
  {opcode::divi, 2, integers, "tw::ceil_div({0}, {1})", guard::divisor, law::exact, false, rounding::positive_inf},
  {opcode::divi, 2, signed_integers, "tw::floor_div({0}, {1})", guard::divisor, law::exact, false, rounding::negative_inf},
  {opcode::remi, 2, integers, "{0} % {1}", guard::divisor},
  {opcode::negi, 1, signed_integers, "-{0}"},
  {opcode::absi, 1, signed_integers, "tw::abs({0})"},
  {opcode::maxi, 2, integers, "tw::max({0}, {1})"},
  {opcode::mini, 2, integers, "tw::min({0}, {1})"},
  {opcode::andi, 2, integers | conditions, "{0} & {1}"},
  {opcode::ori, 2, integers | conditions, "{0} | {1}"},
  {opcode::xori, 2, integers | conditions, "{0} ^ {1}"},
  {opcode::shli, 2, integers, "{0} << {1}", guard::shift_count},
  {opcode::shri, 2, integers, "{0} >> {1}", guard::shift_count},
  {opcode::addf, 2, floats, "{0} + {1}", guard::none, law::exact, true},
  {opcode::subf, 2, floats, "{0} - {1}", guard::none, law::exact, true},
  {opcode::mulf, 2, floats, "{0} * {1}", guard::none, law::exact, true},
  {opcode::divf, 2, floats, "{0} / {1}"},
  {opcode::remf, 2, floats, "{0} % {1}"},
  {opcode::negf, 1, floats, "-{0}", guard::none, law::exact, true},
  {opcode::absf, 1, floats, "tw::abs({0})", guard::none, law::exact, true},
  {opcode::maxf, 2, floats, "tw::max({0}, {1})", guard::none, law::exact, true},
  {opcode::minf, 2, floats, "tw::min({0}, {1})", guard::none, law::exact, true},
  {opcode::fma, 3, floats, "tw::fma({0}, {1}, {2})", guard::none, law::exact, true},
  {opcode::sqrt, 1, floats, "tw::sqrt({0})"},
  {opcode::addf, 2, wide_floats, "tw::add({0}, {1}, tw::round::up)", guard::none, law::exact, false, rounding::positive_inf},
  {opcode::addf, 2, wide_floats, "tw::add({0}, {1}, tw::round::down)", guard::none, law::exact, false, rounding::negative_inf},
  {opcode::addf, 2, wide_floats, "tw::add({0}, {1}, tw::round::toward_zero)", guard::none, law::exact, false, rounding::zero},
  {opcode::addf, 2, f32_only, "tw::add({0}, {1}, tw::ftz)", guard::none, law::exact, false, rounding::nearest_even, true},
  {opcode::subf, 2, wide_floats, "tw::sub({0}, {1}, tw::round::up)", guard::none, law::exact, false, rounding::positive_inf},
  {opcode::subf, 2, wide_floats, "tw::sub({0}, {1}, tw::round::down)", guard::none, law::exact, false, rounding::negative_inf},
  {opcode::subf, 2, wide_floats, "tw::sub({0}, {1}, tw::round::toward_zero)", guard::none, law::exact, false, rounding::zero},
  {opcode::subf, 2, f32_only, "tw::sub({0}, {1}, tw::ftz)", guard::none, law::exact, false, rounding::nearest_even, true},
  {opcode::mulf, 2, wide_floats, "tw::mul({0}, {1}, tw::round::up)", guard::none, law::exact, false, rounding::positive_inf},
  {opcode::mulf, 2, wide_floats, "tw::mul({0}, {1}, tw::round::down)", guard::none, law::exact, false, rounding::negative_inf},
  {opcode::mulf, 2, wide_floats, "tw::mul({0}, {1}, tw::round::toward_zero)", guard::none, law::exact, false, rounding::zero},
  {opcode::mulf, 2, f32_only, "tw::mul({0}, {1}, tw::ftz)", guard::none, law::exact, false, rounding::nearest_even, true},
  {opcode::divf, 2, wide_floats, "tw::div({0}, {1}, tw::round::up)", guard::none, law::exact, false, rounding::positive_inf},
  {opcode::divf, 2, wide_floats, "tw::div({0}, {1}, tw::round::down)", guard::none, law::exact, false, rounding::negative_inf},
  {opcode::divf, 2, wide_floats, "tw::div({0}, {1}, tw::round::toward_zero)", guard::none, law::exact, false, rounding::zero},
  {opcode::divf, 2, f32_only, "tw::div({0}, {1}, tw::ftz)", guard::none, law::exact, false, rounding::nearest_even, true},
  {opcode::fma, 3, wide_floats, "tw::fma({0}, {1}, {2}, tw::round::up)", guard::none, law::exact, false, rounding::positive_inf},
  {opcode::fma, 3, wide_floats, "tw::fma({0}, {1}, {2}, tw::round::down)", guard::none, law::exact, false, rounding::negative_inf},
  {opcode::fma, 3, wide_floats, "tw::fma({0}, {1}, {2}, tw::round::toward_zero)", guard::none, law::exact, false, rounding::zero},
  {opcode::fma, 3, f32_only, "tw::fma({0}, {1}, {2}, tw::ftz)", guard::none, law::exact, false, rounding::nearest_even, true},
  {opcode::sqrt, 1, wide_floats, "tw::sqrt({0}, tw::round::up)", guard::none, law::exact, false, rounding::positive_inf},
  {opcode::sqrt, 1, wide_floats, "tw::sqrt({0}, tw::round::down)", guard::none, law::exact, false, rounding::negative_inf},
  {opcode::sqrt, 1, wide_floats, "tw::sqrt({0}, tw::round::toward_zero)", guard::none, law::exact, false, rounding::zero},
  {opcode::sqrt, 1, f32_only, "tw::sqrt({0}, tw::ftz)", guard::none, law::exact, false, rounding::nearest_even, true},
  {opcode::maxf, 2, floats, "tw::max({0}, {1}, tw::nan_propagates)", guard::none, law::exact, false, rounding::nearest_even, false, true},
  {opcode::minf, 2, floats, "tw::min({0}, {1}, tw::nan_propagates)", guard::none, law::exact, false, rounding::nearest_even, false, true},
  {opcode::floor, 1, floats, "tw::floor({0})"},
  {opcode::ceil, 1, floats, "tw::ceil({0})"},
  {opcode::exp, 1, up_to_f32, "tw::exp({0})", guard::small, law::four_ulp, false, rounding::full},
  {opcode::exp2, 1, up_to_f32, "tw::exp2({0})", guard::small, law::four_ulp},
  {opcode::exp2, 1, f32_only, "tw::exp2({0}, tw::ftz)", guard::small, law::four_ulp, false, rounding::nearest_even, true},
  {opcode::log, 1, up_to_f32, "tw::log({0})", guard::positive, law::four_ulp},
  {opcode::log2, 1, up_to_f32, "tw::log2({0})", guard::positive, law::four_ulp},
  {opcode::rsqrt, 1, up_to_f32, "tw::rsqrt({0})", guard::positive, law::four_ulp},
  {opcode::sin, 1, up_to_f32, "tw::sin({0})", guard::small, law::four_ulp},
  {opcode::cos, 1, up_to_f32, "tw::cos({0})", guard::small, law::four_ulp},
  {opcode::tanh, 1, up_to_f32, "tw::tanh({0})", guard::small, law::four_ulp, false, rounding::full},
};
// clang-format on

}  // namespace

std::span<element_op const> element_ops() { return table; }

element_op const* line_of(tw::ir::op const& o) {
  for (element_op const& e : table)
    if (e.code == o.code && e.flush_to_zero == o.flush_to_zero && e.round == o.round &&
        e.propagate_nan == o.propagate_nan)
      return &e;
  return nullptr;
}

bool takes(element_op const& o, element e, bool has_sign) {
  if (e == element::i1) return (o.on & conditions) != 0;
  if (tw::is_integer(e)) return (o.on & integers) != 0 || (has_sign && (o.on & signed_integers) != 0);
  if (!tw::info(e).arithmetic) return false;
  if (e == element::f16 || e == element::bf16) return (o.on & short_floats) != 0;
  return (o.on & wide_floats) != 0 || (e == element::f32 && (o.on & f32_only) != 0);
}

}  // namespace random_kernels
