// Values: picked, brought to a type and shape, and combined.
#include <algorithm>
#include <numeric>

#include "random/generator.hpp"

namespace random_kernels {
namespace {

std::vector<int> flat(tile_type const& t) { return {t.bits()}; }
bool is_narrow(element e) { return !tw::info(e).arithmetic; }

}  // namespace

value generator::literal(tile_type const& t) {
  static constexpr double halves[] = {1, 0, 2, -1, 0.5, -0.0, 3, -1.5, 100, 0.25};
  static constexpr std::int64_t wholes[] = {1, 0, 2, 3, 7, -1, 5, 16, 100, -128};
  if (tw::is_float(t.elem)) return m_.number(t, halves[choose_.next(10)]);
  std::int64_t const v = wholes[choose_.next(10)];
  if (t.elem == element::i1) return m_.integer(t, v & 1);
  return m_.integer(t, !t.has_sign && v < 0 ? -v : v);
}

// Something that was computed here, most likely what nothing has used yet; or a variable's value; or a literal where
// there is nothing.
value generator::pick(bool exact) {
  auto const usable = [&](value const& v) { return !(exact && v.approximate); };
  if (!variables_.empty() && choose_.next(5) == 4) {
    variable const& v = *variables_[static_cast<std::size_t>(choose_.next(static_cast<int>(variables_.size())))];
    value const now{v.id, v.type, v.approximate};
    if (usable(now)) return now;
  }
  if (choose_.next(4) != 3) {
    std::vector<value const*> fresh;
    for (auto v = values_.rbegin(); v != values_.rend() && fresh.size() < 3; ++v)
      if (usable(*v) && !used_.contains(v->id)) fresh.push_back(&*v);
    if (!fresh.empty()) {
      value const v = *fresh[static_cast<std::size_t>(choose_.next(static_cast<int>(fresh.size())))];
      used_.insert(v.id);
      return v;
    }
  }
  for (int tries = 0; tries < 4 && !values_.empty(); ++tries) {
    auto const n = static_cast<int>(values_.size());
    value const v = values_[static_cast<std::size_t>(n - 1 - choose_.next(n))];
    if (!usable(v)) continue;
    used_.insert(v.id);
    return v;
  }
  return literal(random_type(5, 2));
}

value generator::scalar_int() {
  for (int tries = 0; tries < 4 && !values_.empty(); ++tries) {
    value const& v = values_[static_cast<std::size_t>(choose_.next(static_cast<int>(values_.size())))];
    if (v.type == index_type && !v.approximate) return v;
  }
  if (choose_.next(2) == 0) return literal(index_type);
  return fit(pick(true), index_type);
}

value generator::condition() {
  using tw::ir::predicate;
  value x = choose_.next(2) == 0 ? scalar_int() : fit(pick(true), index_type);
  value y = choose_.next(2) == 0 ? literal(x.type) : scalar_int();
  if (choose_.next(4) == 3) {  // numbers of 64 bits that 32 would hold, read with or without a sign
    bool const has_sign = choose_.next(2) == 0;
    for (value* v : {&x, &y}) *v = m_.cast(element::i64, has_sign, m_.cast(element::i64, true, *v));
  }
  return m_.compare(static_cast<predicate>(choose_.next(6)), x, y);
}

// Brings a value to a type: its elements by conversions, its shape by whatever does it. Nothing that is known within a
// bound only gets into a type that cannot say so: callers see to it.
value generator::fit(value v, tile_type const& t) {
  bool const shape_first = choose_.next(2) == 1;
  if (shape_first) v = fit_shape(v, t.log2);
  v = m_.convert(t.elem, t.has_sign, v);
  return shape_first ? v : fit_shape(v, t.log2);
}

value generator::fit_shape(value v, std::vector<int> const& log2) {
  int const have = v.type.bits(), want = with_shape(v.type, log2).bits();
  if (v.type.log2 == log2) return v;
  if (v.type.rank() == 0 && !log2.empty()) return m_.broadcast(v, log2);
  if (have > want) return smaller(v, log2);
  if (have < want) return larger(v, log2);
  return m_.reshape(v, log2);
}

value generator::smaller(value v, std::vector<int> const& log2) {
  int const have = v.type.bits(), want = with_shape(v.type, log2).bits();
  bool const reducible = tw::info(v.type.elem).arithmetic && v.type.elem != element::i1;
  if (!reducible) {  // elements that are moved only: they are converted meanwhile
    tile_type const to = v.type;
    bool const condition = v.type.elem == element::i1;
    value const wide = condition ? m_.convert(element::i32, true, v) : m_.convert(element::f32, true, v);
    return m_.convert(to.elem, to.has_sign, smaller(wide, log2));
  }
  int const axis = choose_.next(2);
  std::vector<int> const cut = axis == 0 ? std::vector<int>{have - want, want} : std::vector<int>{want, have - want};
  v = m_.reshape(v, cut);
  static constexpr opcode kinds[] = {opcode::reduce_max, opcode::reduce_min, opcode::reduce_add};
  bool const floating = tw::is_float(v.type.elem);
  opcode const kind = kinds[choose_.next(floating && !v.approximate ? 2 : 3)];
  if (floating && kind != opcode::reduce_add) v = in_range(v, -1000, 1000);  // no NaN: all of a slice could be
  return m_.reshape(m_.reduce(kind, v, axis), log2);
}

value generator::larger(value v, std::vector<int> const& log2) {
  int const have = v.type.bits(), want = with_shape(v.type, log2).bits();
  if (choose_.next(3) == 2 && want - have <= 3) {
    v = m_.reshape(v, flat(v.type));
    while (v.type.bits() < want) v = m_.cat(v, v, 0);
    return m_.reshape(v, log2);
  }
  bool const behind = choose_.next(2) == 1;
  v = m_.reshape(v, behind ? std::vector<int>{have, 0} : std::vector<int>{0, have});
  v = m_.broadcast(v, behind ? std::vector<int>{have, want - have} : std::vector<int>{want - have, have});
  return m_.reshape(v, log2);
}

// Clamped; what is no number becomes one of the bounds.
value generator::in_range(value const& v, double lo, double hi) {
  tw::ir::op at_least = plain(opcode::maxf), at_most = plain(opcode::minf);
  return m_.binary(at_most, m_.binary(at_least, v, m_.number(v.type, lo)), m_.number(v.type, hi));
}

value generator::guarded(element_op const& o, value const& v, bool second) {
  tile_type const& t = v.type;
  switch (o.care) {
    case guard::none: return v;
    case guard::small: return in_range(v, -8, 8);
    case guard::positive: return in_range(v, 1.0 / 64, 64);
    case guard::divisor:
      if (!second || (t.rank() > 0 && choose_.next(2) == 0)) return v;  // by zero: the law says what that gives
      if (choose_.next(2) == 0) {
        tw::ir::op max = plain(opcode::maxi);
        // Unsigned numbers from the middle on read as negative; as divisors they are as good as any.
        return m_.binary(max, v, m_.integer(t, 1));
      }
      return m_.binary(plain(opcode::addi), m_.binary(plain(opcode::andi), v, m_.integer(t, 7)), m_.integer(t, 1));
    case guard::shift_count:
      if (!second || choose_.next(2) == 0) return v;
      return m_.binary(plain(opcode::andi), v, m_.integer(t, tw::info(t.elem).bits - 1));
  }
  return v;
}

// An operand beside one of this type: most likely one that has it already.
value generator::beside(tile_type const& t, bool exact) {
  if (choose_.next(4) == 3) return literal(t);
  if (choose_.next(3) != 2)
    for (auto v = values_.rbegin(); v != values_.rend(); ++v)
      if (v->type == t && !(exact && v->approximate) && choose_.next(2) == 0) {
        used_.insert(v->id);
        return *v;
      }
  return fit(pick(exact || !tw::is_float(t.elem)), t);
}

value generator::elementwise() {
  value x = pick(false);
  for (int tries = 0; tries < 2 && x.type.rank() == 0; ++tries) x = pick(false);  // tiles, rather than numbers
  if (choose_.next(8) == 7) x = literal(x.type);  // known values, which lowering computes with
  for (int n = 1 + choose_.next(4); n > 0; --n) x = one_more(x);
  return x;
}

value generator::one_more(value x) {
  if (is_narrow(x.type.elem)) x = m_.convert(element::f32, true, x);
  std::vector<element_op const*> fitting;
  for (element_op const& o : element_ops())
    if (takes(o, x.type.elem, x.type.has_sign) && (o.continuous || !x.approximate)) fitting.push_back(&o);
  element_op const& o = *fitting[static_cast<std::size_t>(choose_.next(static_cast<int>(fitting.size())))];
  tw::ir::op with = plain(o.code);
  with.round = o.round;
  with.flush_to_zero = o.flush_to_zero;
  with.propagate_nan = o.propagate_nan;
  value v;
  if (o.operands == 1) {
    v = m_.unary(with, guarded(o, x, false));
  } else if (o.operands == 2) {
    value y = beside(x.type, !o.continuous);
    if (o.care == guard::none && choose_.next(2) == 1) std::swap(x, y);
    v = m_.binary(with, guarded(o, x, false), guarded(o, y, true));
  } else {
    value const y = beside(x.type, !o.continuous), z = beside(x.type, !o.continuous);
    v = m_.fma(with, x, y, z);
  }
  v.approximate = v.approximate || o.result != law::exact;
  return v;
}

// One conversion, or several: numbers of many bits that few would hold are a case of their own.
value generator::converted() {
  value x = pick(false);
  for (int n = 1 + choose_.next(3); n > 0; --n) {
    auto [e, s] = random_element(false);
    if (choose_.next(3) == 2) e = element::i64, s = choose_.next(2) == 0;
    if (x.approximate && !tw::is_float(e)) e = element::f32;
    x = m_.convert(e, s, x);
  }
  return x;
}

value generator::moved() {
  value x = pick(false);
  int const rank = x.type.rank();
  switch (choose_.next(5)) {
    case 0: {  // the same elements in another shape
      std::vector<int> log2;
      int left = x.type.bits();
      int const axes = choose_.next(3);
      for (int a = 0; a < axes; ++a) {
        log2.push_back(choose_.next(left + 1));
        left -= log2.back();
      }
      log2.push_back(left);
      return m_.reshape(x, log2);
    }
    case 1: {
      if (rank < 2) return x;
      std::vector<int> axes(static_cast<std::size_t>(rank));
      std::iota(axes.begin(), axes.end(), 0);
      for (int a = rank - 1; a > 0; --a)
        std::swap(axes[static_cast<std::size_t>(a)], axes[static_cast<std::size_t>(choose_.next(a + 1))]);
      return m_.permute(x, axes);
    }
    case 2: {
      if (x.type.bits() >= 9) return x;
      if (rank == 0) x = m_.reshape(x, {0});
      value const y = choose_.next(2) == 0 ? x : fit(pick(!tw::is_float(x.type.elem)), x.type);
      int const axis = choose_.next(x.type.rank());
      return choose_.next(2) == 0 ? m_.cat(x, y, axis) : m_.cat(y, x, axis);
    }
    case 3: {
      if (x.type.bits() >= 8) return x;
      std::vector<int> log2 = x.type.log2;
      if (rank == 0) log2 = {choose_.next(5)};
      int grown = 0;
      for (int& d : log2)
        if (rank > 0 && d == 0 && grown++ == 0) d = choose_.next(4);
      return m_.broadcast(x, log2);
    }
    default: {
      auto [e, s] = random_element(false);
      bool const counts = tw::is_integer(e) && e != element::i1;
      tile_type t = with_elem(index_type, counts ? e : element::i32, counts ? s : true);
      std::vector<int> log2(static_cast<std::size_t>(1 + choose_.next(2)), 0);
      log2[static_cast<std::size_t>(choose_.next(static_cast<int>(log2.size())))] = choose_.next(7);
      return m_.iota(with_shape(t, log2));
    }
  }
}

// Mostly inside: known to be, or not; else the kernel's check fails.
value generator::slice_index(std::int64_t slices) {
  value const zero = m_.integer(index_type, 0), last = m_.integer(index_type, slices - 1);
  auto const at_least_0 = [&](value const& x) { return m_.binary(plain(opcode::maxi), x, zero); };
  switch (choose_.weighted({3, 3, 3, 2, 2})) {
    case 0: return zero;
    case 1: return m_.integer(index_type, choose_.next(static_cast<int>(slices)));
    case 2: return m_.binary(plain(opcode::mini), at_least_0(scalar_int()), last);
    case 3: return m_.binary(plain(opcode::remi), at_least_0(scalar_int()), m_.integer(index_type, slices));
    default: {
      value const x = scalar_int(), n = m_.integer(index_type, slices);
      bool const constant = m_.op(x).code == opcode::constant;  // outside, it would be refused
      if (!constant && choose_.once_in(8)) return x;
      // The rest of a division: inside, which only the kernel can see.
      value const some = m_.binary(plain(opcode::mini), at_least_0(x), m_.integer(index_type, 1000));
      tw::ir::op divide = plain(opcode::divi);
      divide.round = tw::ir::rounding::zero;
      return m_.binary(plain(opcode::subi), some, m_.binary(plain(opcode::muli), m_.binary(divide, some, n), n));
    }
  }
}

// A part of a tile, or a tile with a part replaced.
value generator::sliced() {
  value x = pick(false);
  for (int tries = 0; tries < 2 && x.type.bits() == 0; ++tries) x = pick(false);
  if (x.type.rank() == 0) x = m_.reshape(x, {0});
  std::vector<int> log2;
  for (int d : x.type.log2) log2.push_back(choose_.next(d + 1));
  bool const insert = choose_.next(2) == 1;
  value part;
  if (insert) part = fit(pick(!tw::is_float(x.type.elem)), with_shape(x.type, log2));
  std::vector<value> index;
  for (std::size_t a = 0; a < log2.size(); ++a)
    index.push_back(slice_index(std::int64_t{1} << (x.type.log2[a] - log2[a])));
  return insert ? m_.insert(x, part, index) : m_.extract(x, log2, index);
}

value generator::reduced() {
  value x = pick(false);
  if (is_narrow(x.type.elem)) x = m_.convert(element::f32, true, x);
  if (x.type.elem == element::i1) x = m_.convert(element::i32, true, x);
  if (x.type.rank() == 0) x = fit_shape(x, {choose_.next(4)});
  static constexpr opcode kinds[] = {opcode::reduce_add, opcode::reduce_max, opcode::reduce_min, opcode::reduce_mul};
  opcode const kind = kinds[choose_.next(4)];
  bool const order = kind == opcode::reduce_max || kind == opcode::reduce_min;
  if (tw::is_float(x.type.elem) && order) x = in_range(x, -1000, 1000);
  return m_.reduce(kind, x, choose_.next(x.type.rank()));
}

value generator::product() {
  struct types {
    element of, acc;
    bool has_sign;
  };
  static constexpr types legal[] = {
    {element::f16, element::f32, true},  {element::bf16, element::f32, true}, {element::i8, element::i32, true},
    {element::f32, element::f32, true},  {element::f16, element::f16, true},  {element::i8, element::i32, false},
    {element::f64, element::f64, true},  {element::tf32, element::f32, true}, {element::e4m3, element::f32, true},
    {element::e5m2, element::f32, true}, {element::e4m3, element::f16, true}};
  types const& t = legal[choose_.next(11)];
  int const m = choose_.next(5), n = choose_.next(5), k = choose_.next(5);
  tile_type const a = with_shape(with_elem({}, t.of, t.has_sign), {m, k});
  // Bytes with and without a sign go together.
  bool const other_sign = t.of == element::i8 ? choose_.next(2) == 1 : t.has_sign;
  tile_type const b = with_shape(with_elem({}, t.of, other_sign), {k, n});
  tile_type const c = with_shape(with_elem({}, t.acc), {m, n});
  bool const whole = !tw::is_float(t.of);
  value const x = fit(pick(whole), a), y = fit(pick(whole), b), z = fit(pick(whole), c);
  bool const fast = (t.of == element::e4m3 || t.of == element::e5m2) && choose_.next(2) == 1;
  return m_.mma(x, y, z, fast);
}

value generator::chosen() {
  value const x = pick(false);
  value const y = choose_.next(3) == 2 ? literal(x.type) : fit(pick(!tw::is_float(x.type.elem)), x.type);
  value c;
  if (choose_.next(2) == 0 && !x.approximate && !y.approximate && tw::info(x.type.elem).arithmetic) {
    c = m_.compare(static_cast<tw::ir::predicate>(choose_.next(6)), x, y);
    if (choose_.next(3) == 0) return c;
  } else {
    c = fit(pick(true), condition_like(x.type));
  }
  if (choose_.next(4) == 3) c = m_.negated(c);
  return m_.select(c, x, y);
}

// A value of the type that depends on several others.
value generator::mixed(tile_type const& t, bool exact, int most) {
  bool const whole = !tw::is_float(t.elem);
  tile_type by = t;  // the type to combine in
  if (!whole && is_narrow(t.elem)) by.elem = element::f32;
  value v = fit(pick(exact || whole), by);
  for (int n = 1 + choose_.next(most); n > 0; --n) {
    value const w = fit(pick(exact || whole), by);
    if (by.elem == element::i1) v = m_.binary(plain(opcode::xori), v, w);
    else if (whole) v = m_.binary(plain(choose_.next(2) == 0 ? opcode::addi : opcode::xori), v, w);
    else if (choose_.next(3) == 2) v = m_.select(fit(pick(true), condition_like(by)), v, w);
    else v = m_.binary(plain(choose_.next(2) == 0 ? opcode::addf : opcode::subf), v, w);
  }
  return m_.convert(t.elem, t.has_sign, v);
}

}  // namespace random_kernels
