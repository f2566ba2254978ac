// Parameters, the arguments that a launch gives them, and true statements about them.
#include <algorithm>
#include <bit>

#include "random/generator.hpp"

namespace random_kernels {

// Elements of tensors and values; the first is the simplest one.
std::pair<element, bool> generator::random_element(bool of_tensor) {
  switch (choose_.weighted({8, 8, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 2, of_tensor ? 1 : 2, of_tensor ? 1 : 0})) {
    case 0: return {element::i32, true};
    case 1: return {element::f32, true};
    case 2: return {element::f16, true};
    case 3: return {element::bf16, true};
    case 4: return {element::i64, true};
    case 5: return {element::i8, true};
    case 6: return {element::i8, false};
    case 7: return {element::i16, true};
    case 8: return {element::f64, true};
    case 9: return {element::i16, false};
    case 10: return {element::i32, false};
    case 11: return {element::i64, false};
    case 12: return {choose_.next(2) == 0 ? element::e4m3 : element::e5m2, true};
    case 13: return {element::i1, false};
    default: return {element::tf32, true};
  }
}

tile_type generator::random_type(int most_bits, int most_rank) {
  tile_type t;
  auto const [e, s] = random_element(false);
  t.elem = e;
  t.has_sign = s;
  if (!tensors_.empty() && tensors_[0].output && choose_.next(2) == 1) {
    t.log2 = tensors_[0].type.log2;
    return t;
  }
  int const rank = choose_.next(most_rank + 1);
  int left = most_bits;
  for (int a = 0; a < rank; ++a) {
    int const d = std::min(choose_.next(6), left);
    t.log2.push_back(d);
    left -= d;
  }
  return t;
}

void generator::outputs() {
  int const rank = 1 + choose_.weighted({6, 4, 2, 1});
  std::int64_t total = 1;
  for (int a = 0; a < rank; ++a) {
    std::int64_t n = 1 + choose_.next(3);
    if (total * n > 9) n = 1;
    counts_.push_back(n);
    total *= n;
  }
  int const how = choose_.weighted({8, 1, 2, 2});
  tw::ir::parameter form;
  if (how == 1) form.deal = tw::dealing::linear;
  if (how == 2) form.deal = rank >= 2 ? tw::dealing::grouped : tw::dealing::linear;
  if (form.deal == tw::dealing::grouped) form.deal_number = static_cast<std::int16_t>(1 + choose_.next(3));
  if (how == 3) {
    form.deal = tw::dealing::whole;
    form.deal_number = static_cast<std::int16_t>(choose_.next(rank));
  }
  if (form.deal == tw::dealing::linear || form.deal == tw::dealing::grouped)
    out_.blocks = 1 + choose_.next(static_cast<int>(total));
  if (how == 0 && choose_.once_in(3)) {
    int const order = choose_.next(3);
    if (order == 0) out_.order.linear = true;
    if (order == 1 && rank >= 2) out_.order.band = static_cast<std::int16_t>(1 + choose_.next(3));
    if (order == 2) out_.order.reversed = static_cast<std::int8_t>(choose_.next(rank));
  }
  int const n = 1 + choose_.weighted({5, 4, 1});
  for (int k = 0; k < n; ++k) {
    tensor t;
    auto const [e, s] = random_element(true);
    t.type.elem = e;
    t.type.has_sign = s;
    int left = 7;
    for (int a = 0; a < rank; ++a) {
      int const d = std::min(choose_.next(rank == 1 ? 7 : 5), left);
      t.type.log2.push_back(d);
      left -= d;
      std::int64_t const tile = std::int64_t{1} << d;
      std::int64_t const cut = choose_.next(2) == 0 ? 0 : choose_.next(static_cast<int>(tile));
      t.extents.push_back(counts_[static_cast<std::size_t>(a)] * tile - cut);
    }
    t.output = true;
    t.list = how != 0;
    t.readable = choose_.next(2) == 1;
    t.approximate = tw::is_float(e) && choose_.next(2) == 1;
    tw::ir::parameter p = form;
    p.kind = t.readable ? tw::ir::param_kind::inout_tile : tw::ir::param_kind::out_tile;
    p.elem = e;
    p.rank = static_cast<std::uint8_t>(rank);
    for (int a = 0; a < rank; ++a) p.log2_tile[a] = static_cast<std::uint8_t>(t.type.log2[static_cast<std::size_t>(a)]);
    t.param = b_.add_parameter(p);
    tensors_.push_back(t);
  }
}

void generator::input() {
  tensor t;
  auto const [e, s] = random_element(true);
  t.type.elem = e;
  t.type.has_sign = s;
  int const rank = 1 + choose_.weighted({5, 5, 2, 1});
  std::int64_t total = 1;
  for (int a = 0; a < rank; ++a) {
    std::int64_t n = 1 + choose_.next(rank == 1 ? 100 : rank == 2 ? 24 : 9);
    if (choose_.next(2) == 0) n = std::int64_t{1} << (std::bit_width(static_cast<unsigned>(n)) - 1);
    if (total * n > 2000) n = 1;
    t.extents.push_back(n);
    total *= n;
  }
  tw::ir::parameter p;
  p.kind = tw::ir::param_kind::in;
  p.elem = e;
  p.rank = static_cast<std::uint8_t>(rank);
  t.param = b_.add_parameter(p);
  tensors_.push_back(t);
}

// A tensor that all blocks update, in a way whose order does not matter.
void generator::accum() {
  using tw::ir::atomic_mode;
  tensor t;
  t.type = with_elem(t.type, choose_.next(3) == 2 ? element::i64 : element::i32, choose_.next(3) != 2);
  static constexpr atomic_mode modes[] = {atomic_mode::add,  atomic_mode::max, atomic_mode::min,
                                          atomic_mode::and_, atomic_mode::or_, atomic_mode::xor_};
  t.mode = modes[choose_.next(6)];
  if (!t.type.has_sign && t.mode == atomic_mode::max) t.mode = atomic_mode::umax;
  if (!t.type.has_sign && t.mode == atomic_mode::min) t.mode = atomic_mode::umin;
  int const rank = 1 + choose_.weighted({4, 3, 1});
  for (int a = 0; a < rank; ++a) t.extents.push_back(1 + choose_.next(rank == 1 ? 100 : 12));
  t.accum = true;
  tw::ir::parameter p;
  p.kind = tw::ir::param_kind::accum;
  p.sign = make_op(opcode::param, t.type).sign;
  p.elem = t.type.elem;
  p.rank = static_cast<std::uint8_t>(rank);
  t.param = b_.add_parameter(p);
  tensors_.push_back(t);
}

void generator::view_of_accum(std::size_t k) {
  tensor const& t = tensors_[k];
  tiled v;
  v.of = k;
  std::vector<int> log2;
  for (std::size_t a = 0; a < t.extents.size(); ++a) {
    log2.push_back(choose_.next(t.extents.size() == 1 ? 6 : 3));
    v.steps.push_back(std::int64_t{1} << log2.back());
    v.axes.push_back(static_cast<int>(a));
  }
  v.view = m_.view(t.param, with_shape(t.type, log2), tw::ir::padding::zero);
  updated_views_.push_back(v);
}

std::uint64_t generator::random_scalar(element e) {
  static constexpr std::int64_t wholes[] = {1, 2, 0, 3, 5, 7, 11, 100, -1, -3, 127, 32767, -128, 2147483647};
  static constexpr float halves[] = {1, 0.5F, 2, -1, 3, 0, -2.5F, 0.125F, 1000, -0.0F};
  if (e == element::i1) return static_cast<std::uint64_t>(choose_.next(2));
  if (e == element::f32) return std::bit_cast<std::uint32_t>(halves[choose_.next(10)]);
  auto const v = static_cast<std::uint64_t>(wholes[choose_.next(14)]);
  int const width = tw::info(e).bits;
  return width == 64 ? v : v & ((std::uint64_t{1} << width) - 1);
}

void generator::scalar() {
  tile_type t;
  switch (choose_.weighted({6, 4, 1, 1, 1, 1})) {
    case 0: break;
    case 1: t.elem = element::f32; break;
    case 2: t.elem = element::i64; break;
    case 3: t = with_elem(t, element::i8, false); break;
    case 4: t = with_elem(t, element::i1); break;
    default: t.has_sign = false;
  }
  tw::ir::parameter p;
  p.kind = tw::ir::param_kind::scalar;
  p.elem = t.elem;
  p.sign = make_op(opcode::param, t).sign;
  if (!tw::is_integer(t.elem)) p.sign = tw::ir::signedness::signed_;
  tw::ir::op o = make_op(opcode::param, t);
  o.imm = b_.add_parameter(p);
  values_.push_back(m_.emit(o, t, {}));
  argument_plan a;
  a.bits = random_scalar(t.elem);
  out_.arguments.resize(static_cast<std::size_t>(o.imm) + 1);
  out_.arguments.back() = a;
}

// True statements about the arguments of this launch.
void generator::requires_() {
  using tw::ir::predicate;
  auto const state = [&](predicate p, value const& x, value const& y) {
    tw::ir::op o = make_op(opcode::require, condition_like(index_type));
    m_.emit(o, condition_like(index_type), {m_.compare(p, x, y)});
  };
  for (int n = choose_.next(4); n > 0; --n) {
    tensor const& t = tensors_[static_cast<std::size_t>(choose_.next(static_cast<int>(tensors_.size())))];
    int const a = choose_.next(static_cast<int>(t.extents.size()));
    std::int64_t const e = t.extents[static_cast<std::size_t>(a)];
    value const x = m_.extent(t.param, a);
    switch (choose_.next(4)) {
      case 0: state(predicate::equal, x, m_.integer(x.type, e)); break;
      case 1: state(predicate::greater_than_or_equal, x, m_.integer(x.type, e - choose_.next(3))); break;
      case 2: state(predicate::less_than, x, m_.integer(x.type, e + 1 + choose_.next(5))); break;
      default: {
        tensor const& u = tensors_[static_cast<std::size_t>(choose_.next(static_cast<int>(tensors_.size())))];
        int const b = choose_.next(static_cast<int>(u.extents.size()));
        std::int64_t const f = u.extents[static_cast<std::size_t>(b)];
        value const y = m_.extent(u.param, b);
        state(e == f ? predicate::equal : e < f ? predicate::less_than : predicate::greater_than_or_equal, x, y);
      }
    }
  }
}

void generator::views() {
  static constexpr tw::ir::padding pads[] = {tw::ir::padding::zero, tw::ir::padding::neg_zero, tw::ir::padding::nan,
                                             tw::ir::padding::pos_inf, tw::ir::padding::neg_inf};
  for (std::size_t k = 0; k < tensors_.size(); ++k) {
    tensor const& t = tensors_[k];
    if (t.output) continue;
    if (t.accum) {
      if (choose_.next(2) == 1) view_of_accum(k);
      continue;
    }
    for (int n = 1 + choose_.next(2); n > 0; --n) {
      std::vector<int> log2;
      int left = 8;
      tile_type const& like = tensors_[static_cast<std::size_t>(choose_.next(static_cast<int>(tensors_.size())))].type;
      bool const as_output = like.log2.size() == t.extents.size() && choose_.next(3) != 2;
      for (std::size_t a = 0; a < t.extents.size(); ++a) {
        int const d = std::min(as_output ? like.log2[a] : choose_.next(t.extents.size() == 1 ? 7 : 5), left);
        log2.push_back(d);
        left -= d;
      }
      bool const may_pad = tw::is_float(t.type.elem) && tw::info(t.type.elem).bytes > 1 &&
                           t.type.elem != tw::element::tf32;
      tw::ir::padding const pad = pads[may_pad && choose_.next(2) == 1 ? choose_.next(5) : 0];
      tiled v;
      v.of = k;
      for (std::size_t a = 0; a < log2.size(); ++a) {
        v.steps.push_back(std::int64_t{1} << log2[a]);
        v.axes.push_back(static_cast<int>(a));
      }
      step_and_permute(v);
      tile_type const tile = with_shape(t.type, log2);
      v.view = v.plain ? m_.view(t.param, tile, pad) : m_.view(t.param, tile, pad, v.steps, v.axes);
      views_.push_back(v);
    }
  }
}

// Tiles that overlap or leave gaps, and axes in another order. Steps that are the sizes and axes in order are a case, too: such
// a view is written in another way.
void generator::step_and_permute(tiled& v) {
  int const how = choose_.weighted({12, 4, 2, 3});
  v.plain = how == 0;
  if (how == 1 || how == 3)
    for (std::int64_t& step : v.steps) {
      std::int64_t const size = step;
      switch (choose_.next(5)) {
        case 0: break;
        case 1: step = std::max<std::int64_t>(size / 2, 1); break;
        case 2: step = 1 + choose_.next(static_cast<int>(size)); break;
        case 3: step = size + 1 + choose_.next(static_cast<int>(size)); break;
        default: step = 2 * size;
      }
    }
  if (how < 2) return;
  for (auto a = static_cast<int>(v.axes.size()) - 1; a > 0; --a)
    std::swap(v.axes[static_cast<std::size_t>(a)], v.axes[static_cast<std::size_t>(choose_.next(a + 1))]);
}

std::int64_t generator::extent_along(tiled const& v, int axis) const {
  return tensors_[v.of].extents[static_cast<std::size_t>(v.axes[static_cast<std::size_t>(axis)])];
}
std::int64_t generator::tiles_along(tiled const& v, int axis) const {
  std::int64_t const step = v.steps[static_cast<std::size_t>(axis)];
  return (extent_along(v, axis) + step - 1) / step;
}

}  // namespace random_kernels
