// Operations on tiles. Where devices may differ, the bound says by how much.
#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "random/evaluator_state.hpp"
#include "random/op_set.hpp"

namespace random_kernels {
namespace {

constexpr double unknown = std::numeric_limits<double>::infinity();

// The bound of a result of type e that was rounded from something within `error` of it.
double rounded(element e, double result, double error) {
  if (result != result || std::isinf(result)) return unknown;
  double const most = std::fabs(result) + error;
  bool const saturates = e == element::e4m3 || e == element::e5m2;
  if (!(most < largest(e)) && !saturates) return unknown;
  return error + spacing(e, most);
}

// Of an operation on operands that are within x, y, z of what is given.
double bound_of(tw::ir::op const& o, element e, std::uint64_t const* bits, double const* error, std::uint64_t result) {
  if (o.code == opcode::select) return (bits[0] & 1) != 0 ? error[1] : error[2];
  double const x = number_of(e, bits[0]), ex = error[0], ey = error[1], ez = error[2];
  double const y = o.count > 1 ? number_of(e, bits[1]) : 0;
  double const r = number_of(o.elem, result);
  if (ex == 0 && ey == 0 && ez == 0) return 0;
  if (std::isinf(ex) || std::isinf(ey) || std::isinf(ez)) return unknown;
  switch (o.code) {
    case opcode::negf:
    case opcode::absf: return ex;
    case opcode::maxf:
    case opcode::minf: return std::max(ex, ey);
    case opcode::addf:
    case opcode::subf: return rounded(o.elem, r, ex + ey);
    case opcode::mulf: return rounded(o.elem, r, std::fabs(x) * ey + std::fabs(y) * ex + ex * ey);
    case opcode::fma: return rounded(o.elem, r, std::fabs(x) * ey + std::fabs(y) * ex + ex * ey + ez);
    case opcode::ftof: return rounded(o.elem, r, ex);
    default: throw std::logic_error("the generator gave an approximate value to an operation that does not take one");
  }
}

}  // namespace

tile_value evaluator::by_element(int i) {
  tw::ir::op const& o = op(i);
  if (o.count < 1 || o.count > 3) throw std::logic_error("the evaluator does not know this operation");
  // Of a selection the condition is the first operand, and the bits of the others are moved.
  element const e = op(operand(i, 0)).elem;
  bool const divides = (o.code == opcode::divi || o.code == opcode::remi) && o.rank == 0;
  element_op const* const line = line_of(o);
  bool const four_ulp = line != nullptr && line->result == law::four_ulp;
  bool approximate = four_ulp;
  for (int k = 0; k < o.count; ++k) approximate = approximate || !in(i, k).bound.empty();
  tile_value r;
  for (std::size_t n = 0; n < static_cast<std::size_t>(o.elements()); ++n) {
    std::uint64_t bits[3] = {};
    double error[3] = {};
    for (int k = 0; k < o.count; ++k) {
      bits[k] = in(i, k).bits.at(n);
      error[k] = in(i, k).bound_of(n);
    }
    if (divides) bits[1] = divisor(i);
    std::uint64_t const result = o.code == opcode::select ? ((bits[0] & 1) != 0 ? bits[1] : bits[2])
                                                          : apply(o, e, bits[0], bits[1], bits[2]);
    r.bits.push_back(result);
    if (!approximate) continue;
    if (four_ulp) {
      double const v = number_of(o.elem, result);
      double const within = 5 * spacing(element::f32, v) + (o.elem == element::f32 ? 0 : spacing(o.elem, v));
      r.bound.push_back(v != v || std::isinf(v) ? 0 : within);
    } else {
      r.bound.push_back(bound_of(o, e, bits, error, result));
    }
  }
  return r;
}

tile_value evaluator::moved(int i) {
  tw::ir::op const& o = op(i);
  tile_value r;
  auto const n = static_cast<std::size_t>(o.elements());
  if (o.code == opcode::constant) {
    std::uint64_t const v = tw::is_float(o.elem) ? bits_of(o.elem, std::bit_cast<double>(o.imm))
                                                 : static_cast<std::uint64_t>(o.imm) & mask_of(o.elem);
    r.bits.assign(n, v);
    return r;
  }
  if (o.code == opcode::iota) {
    for (std::size_t k = 0; k < n; ++k) r.bits.push_back(k & mask_of(o.elem));
    return r;
  }
  tw::ir::op const& x = op(operand(i, 0));
  bool bounds = false;
  for (int k = 0; k < o.count; ++k) bounds = bounds || !in(i, k).bound.empty();
  for (std::size_t k = 0; k < n; ++k) {
    index_list at = index_of(o, static_cast<std::int64_t>(k)), from = at;
    tile_value const* source = &in(i, 0);
    if (o.code == opcode::permute)
      for (int a = 0; a < o.rank; ++a)
        from[static_cast<std::size_t>(o.imm >> (8 * a) & 0xff)] = at[static_cast<std::size_t>(a)];
    if (o.code == opcode::broadcast)
      for (std::size_t a = 0; a < from.size(); ++a)
        from[a] = x.rank == 0 || x.dim(static_cast<int>(a)) == 1 ? 0 : at[a];
    if (o.code == opcode::cat) {
      auto const axis = static_cast<std::size_t>(o.axis);
      if (at[axis] >= x.dim(o.axis)) {
        from[axis] -= x.dim(o.axis);
        source = &in(i, 1);
      }
    }
    auto place = static_cast<std::int64_t>(k);  // a reshape keeps the row-major number
    if (o.code != opcode::reshape) place = 0;
    for (int a = 0; o.code != opcode::reshape && a < x.rank; ++a)
      place = place * x.dim(a) + from[static_cast<std::size_t>(a)];
    r.bits.push_back(source->bits.at(static_cast<std::size_t>(place)));
    if (bounds) r.bound.push_back(source->bound_of(static_cast<std::size_t>(place)));
  }
  return r;
}

// Indices count slices; slice 0 stands in for one that the tile does not have.
tile_value evaluator::sliced(int i) {
  tw::ir::op const& o = op(i);
  bool const insert = o.code == opcode::insert;
  int const whole = insert ? 1 : 0;
  tw::ir::op const& tile = op(operand(i, whole));
  tw::ir::op const& part = insert ? op(operand(i, 0)) : o;
  index_list first;
  for (int a = 0; a < o.rank; ++a) {
    std::int64_t at = scalar(operand(i, whole + 1 + a));
    if (at < 0 || at * part.dim(a) >= tile.dim(a)) {
      fail(i, a, at);
      at = 0;
    }
    first.push_back(at * part.dim(a));
  }
  tile_value r;
  if (insert) r = in(i, 1);
  bool const bounds = !in(i, 0).bound.empty() || !r.bound.empty();
  if (bounds) r.bound.resize(static_cast<std::size_t>(o.elements()));
  r.bits.resize(static_cast<std::size_t>(o.elements()));
  for (std::int64_t k = 0; k < part.elements(); ++k) {
    index_list at = index_of(part, k);
    for (std::size_t a = 0; a < at.size(); ++a) at[a] += first[a];
    auto const in_tile = static_cast<std::size_t>(number_in(tile, at)), in_part = static_cast<std::size_t>(k);
    std::size_t const from = insert ? in_part : in_tile, to = insert ? in_tile : in_part;
    r.bits[to] = in(i, 0).bits.at(from);
    if (bounds) r.bound[to] = in(i, 0).bound_of(from);
  }
  return r;
}

tile_value evaluator::reduced(int i) {
  tw::ir::op const& o = op(i);
  tw::ir::op const& x = op(operand(i, 0));
  element const e = o.elem;
  bool const floating = tw::is_float(e);
  bool const sum = o.code == opcode::reduce_add, product = o.code == opcode::reduce_mul;
  tw::ir::op step = o;
  step.count = 2;
  step.code = sum                            ? (floating ? opcode::addf : opcode::addi)
              : product                      ? (floating ? opcode::mulf : opcode::muli)
              : o.code == opcode::reduce_max ? (floating ? opcode::maxf : opcode::maxi)
                                             : (floating ? opcode::minf : opcode::mini);
  std::int64_t const length = x.dim(o.axis);
  bool const approximate = floating && (sum || product || !in(i, 0).bound.empty());
  tile_value r;
  for (std::int64_t k = 0; k < o.elements(); ++k) {
    index_list at = index_of(o, k);
    std::uint64_t result = 0;
    long double total = 0;
    double magnitude = 0, errors = 0, unit = unknown, grown = 1, most = 1, least = 1, error_of_all = 0;
    for (std::int64_t n = 0; n < length; ++n) {
      at[static_cast<std::size_t>(o.axis)] = n;
      std::int64_t place = 0;
      for (int a = 0; a < x.rank; ++a) place = place * x.dim(a) + at[static_cast<std::size_t>(a)];
      std::uint64_t const bits = in(i, 0).bits.at(static_cast<std::size_t>(place));
      result = n == 0 ? bits : apply(step, e, result, bits, 0);
      if (!approximate) continue;
      double const v = number_of(e, bits), error = in(i, 0).bound_of(static_cast<std::size_t>(place));
      total += static_cast<long double>(v);
      magnitude += std::fabs(v) + error;
      errors += error;
      error_of_all = std::max(error_of_all, error);
      unit = std::min(unit, lowest_bit(v));
      grown *= std::fabs(v) + error;
      if (std::fabs(v) > 1) most *= std::fabs(v) + error;
      else if (v != 0) least *= std::fabs(v);
    }
    if (approximate && sum) {
      // Exact in every order when all partial sums are numbers of the format.
      bool const exact = errors == 0 && std::isfinite(magnitude) && magnitude < largest(e) &&
                         (unit == unknown || spacing(e, magnitude) <= unit);
      if (!exact) result = bits_of(e, total);
      double const n = static_cast<double>(length);
      r.bound.push_back(exact ? 0 : !(magnitude < largest(e) / 2) ? unknown : errors + n * spacing(e, magnitude));
    } else if (approximate && product) {
      double const n = static_cast<double>(length), eps = spacing(e, 1);
      double const smallest = spacing(e, 0) / eps;  // the smallest normal number
      bool const plain = std::isfinite(most) && most < largest(e) / 4 && least > 4 * smallest && grown != 0;
      double const v = std::fabs(number_of(e, result));
      // |product of (x + d) - product of x| is at most product of (|x| + d) less product of |x|.
      r.bound.push_back(length == 1 ? errors : !plain ? unknown : (grown - v) + grown * n * eps * 2);
    } else if (approximate) {
      r.bound.push_back(error_of_all);
    }
    r.bits.push_back(result);
  }
  return r;
}

tile_value evaluator::product(int i) {
  tw::ir::op const& o = op(i);
  tw::ir::op const& a = op(operand(i, 0));
  element const e = a.elem;
  std::int64_t const rows = o.dim(0), columns = o.dim(1), depth = a.dim(1);
  tile_value r;
  for (std::int64_t m = 0; m < rows; ++m)
    for (std::int64_t n = 0; n < columns; ++n) {
      auto const at = static_cast<std::size_t>(m * columns + n);
      std::uint64_t whole = in(i, 2).bits[at];
      long double total = tw::is_float(e) ? static_cast<long double>(number_of(o.elem, whole)) : 0;
      double magnitude = std::fabs(static_cast<double>(total)), products = 0, errors = in(i, 2).bound_of(at);
      double unit = lowest_bit(static_cast<double>(total));
      for (std::int64_t k = 0; k < depth; ++k) {
        auto const left = static_cast<std::size_t>(m * depth + k), right = static_cast<std::size_t>(k * columns + n);
        std::uint64_t const x = in(i, 0).bits[left], y = in(i, 1).bits[right];
        if (!tw::is_float(e)) {
          bool const signed_x = o.sign == tw::ir::signedness::signed_,
                     signed_y = o.other_sign == tw::ir::signedness::signed_;
          whole += static_cast<std::uint64_t>(integer_of(e, x, signed_x) * integer_of(e, y, signed_y));
          continue;
        }
        double const u = number_of(e, x), v = number_of(e, y);
        double const eu = in(i, 0).bound_of(left), ev = in(i, 1).bound_of(right);
        total += static_cast<long double>(u) * static_cast<long double>(v);
        products += (std::fabs(u) + eu) * (std::fabs(v) + ev);
        errors += std::fabs(u) * ev + std::fabs(v) * eu + eu * ev;
        if (u != 0 && v != 0) unit = std::min(unit, lowest_bit(u) * lowest_bit(v));
      }
      if (!tw::is_float(e)) {
        r.bits.push_back(whole & mask_of(o.elem));
        continue;
      }
      magnitude += products;
      element const sums = o.elem == element::f64 ? element::f64 : element::f32;
      bool const eight = tw::info(e).bytes == 1;
      std::uint64_t const result = bits_of(o.elem, total);
      double const v = number_of(o.elem, result);
      // Whole multiples of one unit, and few enough of them that no order rounds.
      double const room = sums == element::f64 ? 0x1p53 : eight ? 0x1p12 : 0x1p24;
      bool const exact = errors == 0 && std::isfinite(magnitude) && std::isfinite(v) &&
                         (unit == unknown || (magnitude <= room * unit && unit > 1e-30)) &&
                         static_cast<long double>(v) == total;
      double const steps = 2 * static_cast<double>(depth) + 2;
      double bound = errors + steps * spacing(sums, magnitude);
      if (eight) bound += static_cast<double>(depth) * 0x1p-14 * products;
      r.bits.push_back(result);
      bool const known = std::isfinite(magnitude) && magnitude < largest(sums) / 2;
      r.bound.push_back(exact ? 0 : !known ? unknown : o.elem == sums ? bound : rounded(o.elem, v, bound));
    }
  return r;
}

}  // namespace random_kernels
