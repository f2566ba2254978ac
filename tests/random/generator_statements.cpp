// Statements of a random kernel: values, loads, loops, branches, and what is stored in the end.
#include <algorithm>

#include "random/generator.hpp"

namespace random_kernels {
namespace {

constexpr int most_operations = 260;  // none is begun beyond

}  // namespace

void generator::declare(value const& v, bool approximate) {
  variables_.push_back(std::make_unique<variable>(variable{v.id, v.type, approximate}));
  b_.variables.push_back(&variables_.back()->id);
}

void generator::leave(scope const& s) {
  values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(s.values), values_.end());
  while (variables_.size() > s.variables) {
    variables_.pop_back();
    b_.variables.pop_back();
  }
}

void generator::statements(int budget, int depth) {
  scope const here = enter();
  for (; budget > 0 && b_.size() < most_operations; --budget) statement(depth);
  leave(here);
}

void generator::statement(int depth) {
  bool const nest = depth < 2;
  switch (choose_.weighted({16, 5, 4, 3, 2, 2, nest ? 3 : 0, nest ? 1 : 0, nest ? 2 : 0, 1, 2, 1})) {
    case 0: expression(); return;
    case 1: load(); return;
    case 2: assign(); return;
    case 3: own_access(walked_ != nullptr ? &place_ : nullptr); return;
    case 4: gather(); return;
    case 5: leave_loop(); return;
    case 6: loop(depth); return;
    case 7: open_loop(depth); return;
    case 8: branch(depth); return;
    case 9: assertion(); return;
    case 10: update_some(); return;
    default: scatter_some();
  }
}

void generator::expression() {
  switch (choose_.weighted({14, 3, 4, 3, 3, 3, 3, 2})) {
    case 0: keep(elementwise()); return;
    case 1: keep(converted()); return;
    case 2: keep(moved()); return;
    case 3: keep(reduced()); return;
    case 4: keep(product()); return;
    case 5: keep(chosen()); return;
    case 6: combine(); return;
    default: keep(sliced());
  }
}

// A tile index along an axis of a view: mostly one that lies inside, known in all the ways that the verifier has.
value generator::index_into(tiled const& v, int axis) {
  value const number = m_.integer(index_type, tiles_along(v, axis));
  value const count = tensors_[v.of].accum ? number : m_.tile_count(v.view, axis);  // which views of accums do not give
  value const zero = m_.integer(index_type, 0), one = m_.integer(index_type, 1);
  auto const at_least_0 = [&](value const& x) { return m_.binary(plain(opcode::maxi), x, zero); };
  switch (choose_.weighted({4, 4, 4, 2, 2, 1})) {
    case 0: return zero;
    case 1: {  // some index of this block, if the tensor has as many tiles
      std::int64_t const tiles = tiles_along(v, axis);
      tensor const& y = tensors_[static_cast<std::size_t>(choose_.next(static_cast<int>(tensors_.size())))];
      auto const& p = b_.params[y.param];
      int const a = choose_.next(static_cast<int>(counts_.size()));
      if (!y.output || p.is_persistent() || p.is_whole(a) || counts_[static_cast<std::size_t>(a)] > tiles) return zero;
      return m_.block_index(y.param, a);
    }
    case 2: {
      value const last = m_.binary(plain(opcode::subi), count, one);
      return m_.binary(plain(opcode::mini), at_least_0(scalar_int()), last);
    }
    case 3: return m_.binary(plain(opcode::remi), at_least_0(scalar_int()), count);
    case 4:  // inside, which only the kernel can see
      return m_.binary(plain(opcode::remi), at_least_0(scalar_int()), number);
    default: return choose_.next(6) == 5 ? scalar_int() : zero;
  }
}

void generator::load() {
  if (views_.empty()) return;
  tiled const v = views_[static_cast<std::size_t>(choose_.next(static_cast<int>(views_.size())))];
  std::vector<value> index;
  for (int a = 0; a < v.view.type.rank(); ++a) index.push_back(index_into(v, a));
  int const latency = choose_.next(4) == 3 ? 1 + choose_.next(10) : 0;
  keep(m_.load(v.view, index, latency, choose_.once_in(4)));
}

// Positions along an axis: inside of the tensor, or anywhere.
value generator::positions(tile_type t, std::int64_t extent, bool trap) {
  value ids = fit(pick(true), t);
  bool const inside = trap ? !choose_.once_in(6) : choose_.next(2) == 0;
  if (!inside) return ids;
  ids = m_.binary(plain(opcode::maxi), ids, m_.integer(t, 0));
  return m_.binary(plain(opcode::mini), ids, m_.integer(t, extent - 1));
}

void generator::gather() {
  std::vector<tiled const*> plain_ones;
  for (tiled const& v : views_)
    if (v.plain) plain_ones.push_back(&v);
  if (plain_ones.empty()) return;
  tiled const& v = *plain_ones[static_cast<std::size_t>(choose_.next(static_cast<int>(plain_ones.size())))];
  int const axis = choose_.next(v.view.type.rank());
  tile_type ids_type;
  if (choose_.next(3) == 2) ids_type.elem = element::i64;
  ids_type.has_sign = choose_.next(4) != 3;
  ids_type.log2 = {v.view.type.log2[static_cast<std::size_t>(axis)]};
  bool const trap = choose_.once_in(3);
  value const ids = positions(ids_type, extent_along(v, axis), trap);
  std::vector<value> others;
  for (int a = 0; a < v.view.type.rank(); ++a)
    if (a != axis) others.push_back(index_into(v, a));
  value loaded = m_.gather(v.view, axis, ids, others, trap);
  bool const zeros = m_.op(v.view).pad == tw::ir::padding::zero;
  tile_type const& t = v.view.type;
  if (!trap && !zeros)  // out_of_range::zero
    loaded = m_.padded(loaded, v.view, axis, ids, tw::is_float(t.elem) ? m_.number(t, 0) : m_.integer(t, 0));
  else if (!trap && choose_.next(2) == 1) loaded = m_.padded(loaded, v.view, axis, ids, literal(t));
  keep(loaded);
}

void generator::update(tensor const& t) {
  value const x = pick(true);
  std::vector<value> at;
  bool const trap = choose_.once_in(4);
  tile_type place = with_elem(x.type, element::i32);
  for (std::int64_t extent : t.extents) {
    if (choose_.next(3) == 2) place.elem = element::i64;
    at.push_back(positions(place, extent, trap));
  }
  m_.update(t.param, t.mode, trap, at, fit(x, with_shape(t.type, x.type.log2)));
}

void generator::update_tile(tiled const& v) {
  std::vector<value> index;
  for (int a = 0; a < v.view.type.rank(); ++a) index.push_back(index_into(v, a));
  m_.update(v.view, tensors_[v.of].mode, index, mixed(v.view.type, true));
}

void generator::update_some() {
  std::vector<tensor const*> accums;
  for (tensor const& t : tensors_)
    if (t.accum) accums.push_back(&t);
  if (accums.empty()) return;
  if (!updated_views_.empty() && choose_.next(2) == 1) {
    update_tile(updated_views_[static_cast<std::size_t>(choose_.next(static_cast<int>(updated_views_.size())))]);
    return;
  }
  update(*accums[static_cast<std::size_t>(choose_.next(static_cast<int>(accums.size())))]);
}

// A list that may be read, of which each block has a whole axis.
bool generator::scatters(tensor const& t) const {
  return t.output && t.readable && b_.params[t.param].deal == tw::dealing::whole;
}

void generator::scatter(tensor const& t) {
  int const axis = b_.params[t.param].deal_number;
  bool const trap = choose_.once_in(3);
  tile_type place = with_elem(index_type, choose_.next(3) == 2 ? element::i64 : element::i32, choose_.next(4) != 3);
  place.log2 = {t.type.log2[static_cast<std::size_t>(axis)]};
  value const at = positions(place, t.extents[static_cast<std::size_t>(axis)], trap);
  m_.scatter(t.param, axis, at, mixed(t.type, !t.approximate), trap);
}

void generator::scatter_some() {
  for (tensor const& t : tensors_)
    if (scatters(t) && choose_.next(2) == 1) return scatter(t);
}

void generator::own_access(value const* place) {
  std::vector<tensor*> readable;
  for (tensor& t : tensors_)
    if (t.output && t.readable && (t.list ? &t == walked_ && place != nullptr : true)) readable.push_back(&t);
  if (readable.empty()) return;
  tensor const& t = *readable[static_cast<std::size_t>(choose_.next(static_cast<int>(readable.size())))];
  value const* at = t.list ? place : nullptr;
  if (choose_.next(2) == 0) {
    value v = m_.own_load(t.param, t.type, at);
    v.approximate = t.approximate;
    keep(v);
  } else {
    m_.own_store(t.param, mixed(t.type, !t.approximate), at);
  }
}

void generator::assign() {
  if (variables_.empty()) return;
  auto const n = static_cast<int>(variables_.size());
  variable& v = *variables_[static_cast<std::size_t>(choose_.next(n))];
  v.id = mixed(v.type, !v.approximate).id;
}

void generator::leave_loop() {
  if (b_.open_loops.empty() || in_walk()) return;
  auto const c = as_condition(condition());
  if (choose_.next(2) == 0) block_.continue_if(c);
  else block_.break_if(c);
}

void generator::loop(int depth) {
  int const kind = choose_.weighted({2, 2, 3, 1});
  value const zero = m_.integer(index_type, 0), one = m_.integer(index_type, 1);
  value lo = zero, hi = m_.integer(index_type, 1 + choose_.next(4)), step = one;
  if (kind == 0 && !views_.empty()) {  // over the tiles of a view
    tiled const v = views_[static_cast<std::size_t>(choose_.next(static_cast<int>(views_.size())))];
    int const axis = choose_.next(v.view.type.rank());
    bool const few = tiles_along(v, axis) <= 6;
    hi = m_.tile_count(v.view, axis);
    if (!few) hi = m_.binary(plain(opcode::mini), hi, m_.integer(index_type, 5));
    if (choose_.next(3) == 2) hi = m_.binary(plain(opcode::mini), hi, scalar_int());  // until
    if (choose_.next(4) == 3) lo = m_.binary(plain(opcode::maxi), lo, scalar_int());  // from
  } else if (kind == 1) {
    hi = m_.binary(plain(opcode::mini), scalar_int(), hi);
    lo = m_.integer(index_type, choose_.next(4) - 2);
  } else if (kind == 2) {
    step = m_.integer(index_type, 1 + choose_.next(3));
    if (choose_.next(3) == 2) {
      value const three = m_.integer(index_type, 3);
      step = m_.binary(plain(opcode::maxi), m_.binary(plain(opcode::mini), scalar_int(), three), one);
    }
  }
  tw::loop_range const range(&b_, lo.id, hi.id, step.id, tw::loc());
  int const budget = 1 + choose_.next(5);
  for (auto i : range) {
    scope const here = enter();
    keep({i.id, index_type, false});
    if (choose_.next(3) == 2) leave_loop();
    statements(budget, depth + 1);
    if (choose_.next(4) == 3) leave_loop();
    assign();
    leave(here);
  }
}

void generator::open_loop(int depth) {
  scope const here = enter();
  declare(m_.integer(index_type, 0), false);
  std::size_t const counter = variables_.size() - 1;
  int const rounds = 1 + choose_.next(4), budget = 1 + choose_.next(4);
  bool const early = choose_.next(2) == 1;
  block_.loop([&] {
    value const now{variables_[counter]->id, index_type, false};
    value const next = m_.binary(plain(opcode::addi), now, m_.integer(index_type, 1));
    variables_[counter]->id = next.id;
    // Known to end: the counter is compared before anything can go on with the next round.
    auto const done = m_.compare(tw::ir::predicate::greater_than, next, m_.integer(index_type, rounds));
    if (early) block_.break_if(as_condition(done));
    scope const inner = enter();
    keep(now);
    std::unique_ptr<variable> hidden = std::move(variables_[counter]);  // nothing may assign the counter
    variables_.erase(variables_.begin() + static_cast<std::ptrdiff_t>(counter));
    if (early) statements(budget, depth + 1);
    else expression();  // no `continue` before the test
    variables_.insert(variables_.begin() + static_cast<std::ptrdiff_t>(counter), std::move(hidden));
    leave({inner.values, variables_.size()});
    if (!early) block_.break_if(as_condition(done));
  });
  leave(here);
}

void generator::branch(int depth) {
  auto const c = as_condition(condition());
  int const budget = 1 + choose_.next(3), other = choose_.next(3);
  block_.if_(
    c,
    [&] {
      scope const here = enter();
      statements(budget, depth + 1);
      assign();
      leave(here);
    },
    [&] { statements(other, depth + 1); });
}

// Mostly true: a launch whose assertion fails tells nothing else.
void generator::assertion() {
  value const x = pick(true);
  value c = fit(pick(true), condition_like(x.type));
  if (!choose_.once_in(12)) c = m_.binary(plain(opcode::ori), c, m_.negated(c));
  tw::ir::op o = plain(opcode::assert_);
  o.imm = b_.add_text("claimed", 7);
  m_.emit(o, {}, {c});
}

void generator::walk(tensor& t, bool storing) {
  tw::ir::builder::loc const l;
  tw::loop_range const range(&b_, b_.list_bound(opcode::list_begin, t.param, l),
                             b_.list_bound(opcode::list_end, t.param, l), b_.list_bound(opcode::list_step, t.param, l),
                             l);
  int const budget = 1 + choose_.next(5);
  for (auto i : range) {
    scope const here = enter();
    walk_loop_ = b_.open_loops.back();
    walked_ = &t;
    place_ = {i.id, index_type, false};
    for (int a = 0; a < t.type.rank(); ++a) {
      tw::ir::op o = make_op(opcode::list_index, index_type);
      o.imm = t.param;
      o.axis = static_cast<std::int8_t>(a);
      keep(m_.emit(o, index_type, {place_}));
    }
    statements(budget, 1);
    if (storing) m_.own_store(t.param, mixed(t.type, !t.approximate, 5), &place_);
    leave(here);
    walked_ = nullptr;
    walk_loop_ = -1;
  }
}

void generator::store_outputs() {
  for (tensor& t : tensors_) {
    if (!t.output) continue;
    if (t.list) {
      walk(t, true);
      if (scatters(t) && choose_.next(2) == 1) scatter(t);
      if (scatters(t) && choose_.next(4) == 3) walk(t, choose_.next(2) == 1);
    } else if (!t.readable && choose_.next(5) == 4) {
      block_.if_(
        as_condition(condition()), [&] { m_.own_store(t.param, mixed(t.type, !t.approximate), nullptr); },
        [&] { m_.own_store(t.param, mixed(t.type, !t.approximate), nullptr); });
    } else {
      m_.own_store(t.param, mixed(t.type, !t.approximate, 5), nullptr);
    }
  }
}

}  // namespace random_kernels
