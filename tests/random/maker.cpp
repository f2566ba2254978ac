#include "random/maker.hpp"

#include <bit>

namespace random_kernels {
namespace {

bool narrow_float(element e) { return e == element::e4m3 || e == element::e5m2 || e == element::tf32; }

}  // namespace

value maker::emit(tw::ir::op o, tile_type const& t, std::vector<value> const& operands) {
  value v{-1, t, false};
  o.first = b_.pool.size();
  o.count = static_cast<std::int32_t>(operands.size());
  for (value const& x : operands) {
    b_.pool.push_back(x.id);
    v.approximate = v.approximate || x.approximate;
  }
  v.id = b_.emit(o, tw::ir::builder::loc::current());
  return v;
}

value maker::integer(tile_type const& t, std::int64_t x) {
  tw::ir::op o = make_op(opcode::constant, t);
  // As the front end stores literals: the number in its own type.
  int const unused = 64 - tw::info(t.elem).bits;
  auto const raw = static_cast<std::uint64_t>(x) << unused;
  o.imm = t.elem == element::i1 ? x & 1
          : t.has_sign          ? static_cast<std::int64_t>(raw) >> unused
                                : static_cast<std::int64_t>(raw >> unused);
  return emit(o, t, {});
}

value maker::number(tile_type const& t, double x) {
  tw::ir::op o = make_op(opcode::constant, t);
  o.imm = std::bit_cast<std::int64_t>(x);
  return emit(o, t, {});
}

value maker::iota(tile_type const& t) {
  tile_type const line = with_shape(t, {t.bits()});
  return reshape(emit(make_op(opcode::iota, line), line, {}), t.log2);
}

value maker::unary(tw::ir::op o, value const& x) {
  tw::ir::op shaped = make_op(o.code, x.type);
  shaped.round = o.round;
  shaped.flush_to_zero = o.flush_to_zero;
  shaped.propagate_nan = o.propagate_nan;
  return emit(shaped, x.type, {x});
}

value maker::binary(tw::ir::op o, value const& x, value const& y) {
  tw::ir::op shaped = make_op(o.code, x.type);
  shaped.round = o.round;
  shaped.flush_to_zero = o.flush_to_zero;
  shaped.propagate_nan = o.propagate_nan;
  return emit(shaped, x.type, {x, y});
}

value maker::fma(tw::ir::op o, value const& x, value const& y, value const& z) {
  tw::ir::op shaped = make_op(opcode::fma, x.type);
  shaped.round = o.round;
  shaped.flush_to_zero = o.flush_to_zero;
  return emit(shaped, x.type, {x, y, z});
}

value maker::compare(tw::ir::predicate p, value const& x, value const& y) {
  bool const floats = tw::is_float(x.type.elem);
  tw::ir::op o = make_op(floats ? opcode::cmpf : opcode::cmpi, x.type);
  o.elem = element::i1;
  o.pred = p;
  o.order = p == tw::ir::predicate::not_equal ? tw::ir::ordering::unordered : tw::ir::ordering::ordered;
  return emit(o, condition_like(x.type), {x, y});
}

value maker::select(value const& c, value const& x, value const& y) {
  return emit(make_op(opcode::select, x.type), x.type, {c, x, y});
}

value maker::negated(value const& c) { return binary(plain(opcode::xori), c, integer(c.type, 1)); }

value maker::cast(element e, bool has_sign, value const& x) {
  tile_type const from = x.type, to = with_elem(from, e, has_sign);
  if (to == from) return x;
  if (e == element::i1) {
    value const zero = tw::is_float(from.elem) ? number(from, 0) : integer(from, 0);
    return compare(tw::ir::predicate::not_equal, x, zero);
  }
  bool const from_integer = tw::is_integer(from.elem), to_integer = tw::is_integer(e);
  if (from_integer && to_integer && tw::info(from.elem).bits == tw::info(e).bits) return {x.id, to, x.approximate};
  tw::ir::op o = make_op(opcode::ftof, to);
  if (from_integer) o.sign = make_op(opcode::param, from).sign;
  if (from_integer && to_integer) {
    o.code = tw::info(from.elem).bits < tw::info(e).bits ? opcode::exti : opcode::trunci;
  } else if (to_integer) {
    o.code = opcode::ftoi;
    o.round = tw::ir::rounding::nearest_int_to_zero;
  } else if (from_integer) {
    o.code = opcode::itof;
  }
  return emit(o, to, {x});
}

value maker::convert(element e, bool has_sign, value const& x) {
  bool const through_float = (e == element::i1 && narrow_float(x.type.elem)) ||
                             (e == element::tf32 && tw::is_integer(x.type.elem));
  return cast(e, has_sign, through_float ? cast(element::f32, true, x) : x);
}

value maker::reshape(value const& x, std::vector<int> log2) {
  if (log2 == x.type.log2) return x;
  tile_type const t = with_shape(x.type, std::move(log2));
  return emit(make_op(opcode::reshape, t), t, {x});
}

value maker::broadcast(value const& x, std::vector<int> log2) {
  if (log2 == x.type.log2) return x;
  tile_type const t = with_shape(x.type, std::move(log2));
  return emit(make_op(opcode::broadcast, t), t, {x});
}

value maker::permute(value const& x, std::vector<int> const& axes) {
  std::vector<int> log2;
  for (int a : axes) log2.push_back(x.type.log2[static_cast<std::size_t>(a)]);
  tile_type const t = with_shape(x.type, log2);
  tw::ir::op o = make_op(opcode::permute, t);
  for (std::size_t k = 0; k < axes.size(); ++k) o.imm |= static_cast<std::int64_t>(axes[k]) << (8 * k);
  return emit(o, t, {x});
}

value maker::cat(value const& x, value const& y, int axis) {
  tile_type t = x.type;
  ++t.log2[static_cast<std::size_t>(axis)];
  tw::ir::op o = make_op(opcode::cat, t);
  o.axis = static_cast<std::int8_t>(axis);
  return emit(o, t, {x, y});
}

value maker::extract(value const& x, std::vector<int> log2, std::vector<value> const& index) {
  tile_type const t = with_shape(x.type, std::move(log2));
  std::vector<value> operands{x};
  operands.insert(operands.end(), index.begin(), index.end());
  return emit(make_op(opcode::extract, t), t, operands);
}

value maker::insert(value const& x, value const& part, std::vector<value> const& index) {
  std::vector<value> operands{part, x};
  operands.insert(operands.end(), index.begin(), index.end());
  return emit(make_op(opcode::insert, x.type), x.type, operands);
}

value maker::reduce(opcode c, value const& x, int axis) {
  tile_type t = x.type;
  t.log2[static_cast<std::size_t>(axis)] = 0;
  tw::ir::op o = make_op(c, t);
  o.axis = static_cast<std::int8_t>(axis);
  value v = emit(o, t, {x});
  // Sums and products of floats are taken in an order that is the device's.
  v.approximate = v.approximate || (tw::is_float(t.elem) && (c == opcode::reduce_add || c == opcode::reduce_mul));
  return v;
}

std::vector<value> maker::combine(tw::ir::op const& with, std::vector<value> const& tiles,
                                  std::vector<value> const& identities, combiner const& f) {
  auto const number = [](opcode c, tile_type const& t, std::size_t k) {
    tw::ir::op o = make_op(c, t);
    o.imm = static_cast<std::int64_t>(k);
    return o;
  };
  std::vector<value> operands = tiles;
  operands.insert(operands.end(), identities.begin(), identities.end());
  value const region = emit(with, {}, operands);
  b_.open_regions.push_back(region.id);
  std::vector<value> elements;
  for (value const& x : tiles)
    for (int both = 0; both < 2; ++both) {
      tile_type const scalar = with_shape(x.type, {});
      elements.push_back(emit(number(opcode::argument, scalar, elements.size()), scalar, {region}));
    }
  std::vector<value> last = f(elements);
  b_.leave_region(region.id);
  last.insert(last.begin(), region);
  emit(plain(opcode::end), {}, last);
  std::vector<value> results;
  for (value const& x : tiles) {
    tile_type t = x.type;
    if (with.code == opcode::reduce) t.log2[static_cast<std::size_t>(with.axis)] = 0;
    results.push_back(emit(number(opcode::result, t, results.size()), t, {region}));
  }
  return results;
}

value maker::mma(value const& a, value const& b, value const& acc, bool fast) {
  bool const floats = tw::is_float(a.type.elem);
  tw::ir::op o = make_op(floats ? opcode::mmaf : opcode::mmai, acc.type);
  if (!floats) {
    o.sign = make_op(opcode::param, a.type).sign;
    o.other_sign = make_op(opcode::param, b.type).sign;
  }
  o.fast_acc = fast;
  value v = emit(o, acc.type, {a, b, acc});
  v.approximate = v.approximate || floats;
  return v;
}

value maker::extent(int param, int axis) {
  return {b_.extent(param, axis, tw::ir::builder::loc::current()), with_elem(index_type, element::i64), false};
}
value maker::block_index(int param, int axis) {
  return {b_.block_index(param, axis, tw::ir::builder::loc::current()), index_type, false};
}

value maker::view(int param, tile_type const& t, tw::ir::padding pad) {
  tw::ir::op o = make_op(opcode::tiled_view, t);
  o.imm = param;
  o.pad = pad;
  return emit(o, t, {});
}

value maker::view(int param, tile_type const& t, tw::ir::padding pad, std::vector<std::int64_t> const& steps,
                  std::vector<int> const& axes) {
  tw::ir::op o = make_op(opcode::tiled_view, t);
  o.imm = param;
  o.pad = pad;
  std::vector<std::int64_t> numbers = steps;
  numbers.insert(numbers.end(), axes.begin(), axes.end());
  o.data = b_.add_numbers(numbers.data(), static_cast<int>(numbers.size()));
  return emit(o, t, {});
}

value maker::tile_count(value const& view, int axis) {
  tw::ir::op o = make_op(opcode::tile_count, index_type);
  o.axis = static_cast<std::int8_t>(axis);
  return emit(o, index_type, {view});
}

value maker::load(value const& view, std::vector<value> const& index, int latency, bool no_tma) {
  tw::ir::op o = make_op(opcode::view_load, view.type);
  o.latency = static_cast<std::int8_t>(latency);
  o.no_tma = no_tma;
  std::vector<value> operands{view};
  operands.insert(operands.end(), index.begin(), index.end());
  return emit(o, view.type, operands);
}

value maker::gather(value const& view, int axis, value const& ids, std::vector<value> const& others, bool trap) {
  tw::ir::op o = make_op(opcode::view_gather, view.type);
  o.axis = static_cast<std::int8_t>(axis);
  o.sign = make_op(opcode::param, ids.type).sign;
  o.imm = trap ? 1 : 0;
  std::vector<value> operands{view};
  std::size_t k = 0;
  for (int a = 0; a < view.type.rank(); ++a) operands.push_back(a == axis ? ids : others[k++]);
  return emit(o, view.type, operands);
}

value maker::padded(value const& gathered, value const& view, int axis, value const& ids, value const& pad) {
  value const wide = cast(element::i64, true, ids);
  value const end = extent(static_cast<int>(op(view).imm), axis);
  value const above = compare(tw::ir::predicate::greater_than_or_equal, wide, integer(wide.type, 0));
  value const below = compare(tw::ir::predicate::less_than, wide, broadcast(end, wide.type.log2));
  value const inside = binary(plain(opcode::andi), above, below);
  std::vector<int> row(view.type.log2.size(), 0);
  row[static_cast<std::size_t>(axis)] = view.type.log2[static_cast<std::size_t>(axis)];
  value const condition = broadcast(reshape(inside, row), view.type.log2);
  return select(condition, gathered, pad);
}

value maker::own_load(int param, tile_type const& t, value const* place) {
  tw::ir::op o = make_op(opcode::tile_load, t);
  o.imm = param;
  b_.params[param].kind = tw::ir::param_kind::inout_tile;
  return emit(o, t, place != nullptr ? std::vector<value>{*place} : std::vector<value>{});
}

void maker::own_store(int param, value const& v, value const* place) {
  tw::ir::op o = make_op(opcode::tile_store, v.type);
  o.imm = param;
  emit(o, v.type, place != nullptr ? std::vector<value>{v, *place} : std::vector<value>{v});
}

void maker::scatter(int param, int axis, value const& positions, value const& v, bool trap) {
  tw::ir::op o = make_op(opcode::tile_scatter, v.type);
  o.imm = param;
  o.axis = static_cast<std::int8_t>(axis);
  o.sign = make_op(opcode::param, positions.type).sign;
  o.trap = trap;
  emit(o, v.type, {positions, v});
}

void maker::update(int param, tw::ir::atomic_mode mode, bool trap, std::vector<value> const& positions,
                   value const& v) {
  tw::ir::op o = make_op(opcode::accum_update, v.type);
  o.imm = param;
  o.mode = mode;
  o.trap = trap;
  std::vector<value> operands = positions;
  operands.push_back(v);
  emit(o, v.type, operands);
}

void maker::update(value const& view, tw::ir::atomic_mode mode, std::vector<value> const& index, value const& v) {
  tw::ir::op o = make_op(opcode::view_update, v.type);
  o.mode = mode;
  std::vector<value> operands{view};
  operands.insert(operands.end(), index.begin(), index.end());
  operands.push_back(v);
  emit(o, v.type, operands);
}

}  // namespace random_kernels
