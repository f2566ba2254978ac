// Reductions and scans by functions of the kernel: exact ones, so that the order in which elements meet does not matter.
#include <bit>
#include <limits>

#include "random/generator.hpp"

namespace random_kernels {
namespace {

bool is_max(opcode c) { return c == opcode::maxi || c == opcode::maxf; }
bool is_order(opcode c) { return is_max(c) || c == opcode::mini || c == opcode::minf; }

// What combining by an operation leaves as it is.
std::int64_t neutral(opcode c, tile_type const& t) {
  auto const lowest = static_cast<std::int64_t>(~std::uint64_t{0} << (tw::info(t.elem).bits - 1));
  switch (c) {
    case opcode::muli: return 1;
    case opcode::andi: return -1;
    case opcode::maxi: return t.has_sign ? lowest : 0;
    case opcode::mini: return t.has_sign ? ~lowest : -1;
    default: return 0;
  }
}

}  // namespace

// Exact, with an axis, of a type that can be combined; floats as numbers that are no NaN.
value generator::combinable(value v) {
  if (!tw::info(v.type.elem).arithmetic) v = m_.convert(element::f32, true, v);
  if (v.type.rank() == 0) v = fit_shape(v, {choose_.next(5)});
  return tw::is_float(v.type.elem) ? in_range(v, -1000, 1000) : v;
}

generator::joining generator::random_joining(value& tile) {
  static constexpr opcode of_numbers[] = {opcode::addi, opcode::maxi, opcode::mini, opcode::xori,
                                          opcode::andi, opcode::ori,  opcode::muli};
  static constexpr opcode of_conditions[] = {opcode::xori, opcode::andi, opcode::ori};
  tile_type const& t = tile.type;
  joining j;
  if (tw::is_float(t.elem)) {
    j.by = choose_.next(2) == 0 ? opcode::maxf : opcode::minf;
    return j;
  }
  bool const condition = t.elem == element::i1;
  j.by = condition ? of_conditions[choose_.next(3)] : of_numbers[choose_.next(7)];
  if (is_order(j.by)) j.as = static_cast<joining::spelling>(choose_.next(3));
  if (choose_.once_in(3)) {
    j.through = condition || choose_.next(2) == 0 ? opcode::xori : opcode::addi;
    j.amount = condition ? 1 : 1 + choose_.next(100);
  }
  bool const bits = j.by == opcode::andi || j.by == opcode::ori || j.by == opcode::xori;
  if (bits && j.amount == 0 && choose_.once_in(3)) {
    j.mask = m_.convert(t.elem, t.has_sign, scalar_int());
    tile = m_.binary(plain(opcode::andi), tile, m_.broadcast(j.mask, t.log2));
  }
  return j;
}

value generator::moved_in(joining const& j, value const& x) {
  return j.amount == 0 ? x : m_.binary(plain(j.through), x, m_.integer(x.type, j.amount));
}
value generator::moved_out(joining const& j, value const& x) {
  if (j.amount == 0) return x;
  opcode const back = j.through == opcode::addi ? opcode::subi : j.through;
  return m_.binary(plain(back), x, m_.integer(x.type, j.amount));
}

value generator::identity_of(joining const& j, tile_type const& t) {
  double const infinity = std::numeric_limits<double>::infinity();
  if (tw::is_float(t.elem)) return m_.number(t, is_max(j.by) ? -infinity : infinity);
  auto const n = static_cast<std::uint64_t>(neutral(j.by, t)), amount = static_cast<std::uint64_t>(j.amount);
  return m_.integer(t, static_cast<std::int64_t>(j.through == opcode::addi ? n - amount : n ^ amount));
}

value generator::joined_plainly(joining const& j, value const& x, value const& y) {
  if (j.as == joining::spelling::operation) return m_.binary(plain(j.by), x, y);
  using tw::ir::predicate;
  value const first = m_.compare(is_max(j.by) ? predicate::greater_than : predicate::less_than, x, y);
  if (j.as == joining::spelling::selection) return m_.select(first, x, y);
  declare(y, false);
  variable& v = *variables_.back();
  block_.if_(as_condition(first), [&] { v.id = x.id; }, [] {});
  value const r{v.id, x.type, false};
  variables_.pop_back();
  b_.variables.pop_back();
  return r;
}

value generator::joined(joining const& j, value const& x, value const& y) {
  value const r = moved_out(j, joined_plainly(j, moved_in(j, x), moved_in(j, y)));
  return j.mask.id < 0 ? r : m_.binary(plain(opcode::andi), r, j.mask);
}

// As tw::argmax does it: the larger key, or of equal ones the lower place.
std::vector<value> generator::extreme_and_place(tw::ir::op const& how, value const& keys) {
  using tw::ir::predicate;
  bool const largest = choose_.next(2) == 0;
  auto const axis = static_cast<std::size_t>(how.axis);
  // Places that are equal would leave it open which one of +0 and -0 it is.
  bool const any_place = !tw::is_float(keys.type.elem) && choose_.once_in(3);
  std::vector<int> line(keys.type.log2.size(), 0);
  line[axis] = keys.type.log2[axis];
  tile_type const places = with_elem(keys.type, element::i32);
  value const place = any_place ? fit(pick(true), places)
                                : m_.broadcast(m_.iota(with_shape(places, line)), places.log2);
  joining best;
  best.by = tw::is_float(keys.type.elem) ? (largest ? opcode::maxf : opcode::minf)
                                         : (largest ? opcode::maxi : opcode::mini);
  value const behind = m_.integer(index_type, std::numeric_limits<std::int32_t>::max());
  return m_.combine(how, {keys, place}, {identity_of(best, with_shape(keys.type, {})), behind}, [&](auto const& e) {
    value const better = m_.compare(largest ? predicate::greater_than : predicate::less_than, e[0], e[1]);
    value const before = m_.binary(plain(opcode::andi), m_.compare(predicate::equal, e[0], e[1]),
                                   m_.compare(predicate::less_than, e[2], e[3]));
    value const mine = m_.binary(plain(opcode::ori), better, before);
    return std::vector<value>{m_.select(mine, e[0], e[1]), m_.select(mine, e[2], e[3])};
  });
}

void generator::combine() {
  std::vector<value> tiles{combinable(pick(true))};
  tw::ir::op how = plain(choose_.next(2) == 0 ? opcode::reduce : opcode::scan);
  how.axis = static_cast<std::int8_t>(choose_.next(tiles[0].type.rank()));
  if (how.code == opcode::scan) how.imm = choose_.next(2);
  std::vector<value> results;
  if (choose_.once_in(4) && tiles[0].type.elem != element::i1) {
    results = extreme_and_place(how, tiles[0]);
  } else {
    if (choose_.once_in(3)) {  // two that have nothing to do with each other
      auto const [e, has_sign] = random_element(false);
      value const other = pick(true);
      tiles.push_back(combinable(fit(other, with_elem(tiles[0].type, e, has_sign))));
    }
    std::vector<joining> ways;
    for (value& x : tiles) ways.push_back(random_joining(x));
    std::vector<value> identities;
    for (std::size_t k = 0; k < tiles.size(); ++k)
      identities.push_back(identity_of(ways[k], with_shape(tiles[k].type, {})));
    results = m_.combine(how, tiles, identities, [&](auto const& e) {
      std::vector<value> made;
      for (std::size_t k = 0; k < ways.size(); ++k) made.push_back(joined(ways[k], e[2 * k], e[2 * k + 1]));
      return made;
    });
  }
  for (value const& r : results) keep(r);
}

}  // namespace random_kernels
