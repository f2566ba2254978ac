#include "cpu/steps.hpp"

namespace tw::cpu::steps {

result mma(instruction const& i, context& c) {
  auto const& p = *static_cast<mma_plan const*>(i.data);
  for (std::int64_t b = 0; b < p.batch; ++b)
    p.work(c.arena + i.out + b * p.acc_bytes, c.arena + i.in[0].at + b * p.lhs_bytes,
           c.arena + i.in[1].at + b * p.rhs_bytes, p.m, p.n, p.k);
  return next(i);
}

namespace {

std::int16_t widened(std::int8_t v, bool is_unsigned) {
  return is_unsigned ? static_cast<std::int16_t>(static_cast<std::uint8_t>(v)) : static_cast<std::int16_t>(v);
}

}  // namespace

result widen_left(instruction const& i, context& c) {
  auto const& p = *static_cast<widen_plan const*>(i.data);
  std::int64_t const padded = p.columns + p.columns % 2;
  auto const* from = &at<std::int8_t>(c, i.in[0].at);
  auto* to = &at<std::int16_t>(c, i.out);
  bool const u = i.flag != 0;
  for (std::int64_t r = 0; r < p.batch * p.rows; ++r) {
    for (std::int64_t k = 0; k < p.columns; ++k) to[r * padded + k] = widened(from[r * p.columns + k], u);
    if (padded > p.columns) to[r * padded + p.columns] = 0;
  }
  return next(i);
}

result widen_right(instruction const& i, context& c) {
  auto const& p = *static_cast<widen_plan const*>(i.data);
  std::int64_t const pairs = (p.rows + 1) / 2;
  bool const u = i.flag != 0;
  for (std::int64_t b = 0; b < p.batch; ++b) {
    auto const* from = &at<std::int8_t>(c, i.in[0].at) + b * p.rows * p.columns;
    auto* to = &at<std::int16_t>(c, i.out) + b * pairs * 2 * p.columns;
    for (std::int64_t r = 0; r < pairs; ++r)
      for (std::int64_t k = 0; k < p.columns; ++k) {
        to[(r * p.columns + k) * 2] = widened(from[2 * r * p.columns + k], u);
        to[(r * p.columns + k) * 2 + 1] = 2 * r + 1 < p.rows ? widened(from[(2 * r + 1) * p.columns + k], u)
                                                             : std::int16_t{0};
      }
  }
  return next(i);
}

}  // namespace tw::cpu::steps
