// Matrix products. Floats narrower than f32 are multiplied as f32 and accumulated in f32; i8 as i16, accumulated in i32.
#include "cpu/compiler.hpp"
#include "cpu/steps.hpp"

namespace tw::cpu {

void compiler::mma(ir::operation const& op) {
  auto const& shape = type_of(op.operands[0]).shape;
  auto const& right_shape = type_of(op.operands[1]).shape;
  std::size_t const rank = shape.size();
  if (rank < 2 || rank > 3 || right_shape.size() != rank) illegal(op, "operands that are no matrices");
  std::int64_t const batch = rank == 3 ? shape[0] : 1;
  std::int64_t const m = shape[rank - 2], k = shape[rank - 1], n = right_shape[rank - 1];
  element const e = operand(op, 0).elem;
  tile const acc = operand(op, 2);

  // The accumulator, in the result's place: the product adds to it there.
  element const sum = is_half(acc.elem) ? element::f32 : acc.elem;
  tile out;
  if (sum == acc.elem && takeable(op.operands[2], acc) && op.operands[2] != op.operands[0] &&
      op.operands[2] != op.operands[1]) {
    out = acc;
  } else {
    out = fresh(sum, bytes_of(sum), acc.count);
    if (sum == acc.elem) {
      copy_to(acc, out);
    } else {
      argument const narrow{acc};
      copy_to(convert(narrow, sum), out);
    }
  }

  steps::mma_plan plan{};
  plan.batch = batch;
  plan.m = m;
  plan.n = n;
  plan.k = k;
  plan.acc_bytes = m * n * out.bytes;
  tile left, right;
  if (op.code == ir::opcode::mmai) {
    std::int64_t const padded = k + k % 2;
    tile const a = dense(operand(op, 0)), b = dense(operand(op, 1));
    left = fresh(element::i16, 2, batch * m * padded);
    right = fresh(element::i16, 2, batch * padded * n);
    instruction& l = emit(steps::widen_left, &left, {&a});
    l.flag = choice(op, ir::attr::signedness_lhs) != 0 ? 0 : 1;
    l.data = own(steps::widen_plan{batch, m, k});
    instruction& r = emit(steps::widen_right, &right, {&b});
    r.flag = choice(op, ir::attr::signedness_rhs) != 0 ? 0 : 1;
    r.data = own(steps::widen_plan{batch, k, n});
    plan.k = padded;
    plan.work = kernels_.mma_i16;
  } else {
    bool const narrow = is_half(e) || e == element::e4m3 || e == element::e5m2;
    if (e != element::f64 && e != element::f32 && e != element::tf32 && !narrow)
      unsupported(op, "has no rule for operands of type " + std::string(info(e).name) + " on the CPU yet");
    element const wide = e == element::f64 ? element::f64 : element::f32;
    if (sum != wide) illegal(op, "an accumulator that does not fit the operands");
    auto const widened = [&](std::size_t i) {
      if (!narrow) return dense(operand(op, i));
      argument const a{operand(op, i)};
      return dense(convert(a, wide));
    };
    left = widened(0);
    right = widened(1);
    plan.work = wide == element::f64 ? kernels_.mma_f64 : kernels_.mma_f32;
  }
  plan.lhs_bytes = m * plan.k * left.bytes;
  plan.rhs_bytes = plan.k * n * right.bytes;
  emit(steps::mma, &out, {&left, &right}).data = own(plan);
  argument const total{out};
  define(op.results[0], sum == acc.elem ? out : convert(total, acc.elem));
}

// Products of scaled elements are exact in f64; their sums are rounded to f32 at the end.
void compiler::mma_scaled(ir::operation const& op) {
  auto const& shape = type_of(op.operands[0]).shape;
  auto const& right_shape = type_of(op.operands[1]).shape;
  auto const& scale_shape = type_of(op.operands[3]).shape;
  std::size_t const rank = shape.size();
  std::int64_t const batch = rank == 3 ? shape[0] : 1;
  std::int64_t const m = shape[rank - 2], k = shape[rank - 1], n = right_shape[rank - 1];
  std::int64_t const blocks = scale_shape[rank - 1];
  if (blocks <= 0 || k % blocks != 0) illegal(op, "scales that do not fit the operands");

  auto const wide = [&](std::size_t i) {
    argument const a{operand(op, i)};
    return dense(convert(a, element::f64));
  };
  tile const acc = wide(2);
  tile const out = fresh(element::f64, 8, acc.count);
  copy_to(acc, out);
  auto const scaled = [&](tile const& elements, tile const& scale) {
    argument const in[] = {{elements}, {scale}};
    return dense(apply(leaf_op::mulf, element::f64, in, element::f64));
  };
  tile left_scale = wide(3);  // one scale for each run of k / blocks elements of a row
  left_scale.shape = form::rows;
  left_scale.inner = k / blocks;
  left_scale.count = batch * m * k;
  tile const left = scaled(wide(0), k == blocks ? wide(3) : left_scale);
  tile const right_scale = fresh(element::f64, 8, batch * k * n);  // one row of scales for k / blocks rows
  steps::box b;
  b.size = {batch * blocks, k / blocks, n};
  b.from = {n, 0, 1};
  b.to = {k / blocks * n, n, 1};
  tile const row_scale = wide(4);
  emit(steps::copy_box, &right_scale, {&row_scale}).data = own(std::move(b));
  tile const right = scaled(wide(1), right_scale);

  steps::mma_plan plan{};
  plan.work = kernels_.mma_f64;
  plan.batch = batch;
  plan.m = m;
  plan.n = n;
  plan.k = k;
  plan.acc_bytes = m * n * 8;
  plan.lhs_bytes = m * k * 8;
  plan.rhs_bytes = k * n * 8;
  emit(steps::mma, &out, {&left, &right}).data = own(plan);
  argument const total{out};
  define(op.results[0], convert(total, element::f32));
}

}  // namespace tw::cpu
