#include <algorithm>

#include "random/evaluator_state.hpp"

namespace random_kernels {
namespace {

constexpr long most_steps = 400000;  // operations on elements

}  // namespace

std::vector<std::int64_t> index_of(tw::ir::op const& o, std::int64_t element) {
  std::vector<std::int64_t> index(o.rank);
  for (int a = o.rank - 1; a >= 0; --a) {
    index[static_cast<std::size_t>(a)] = element % o.dim(a);
    element /= o.dim(a);
  }
  return index;
}

std::int64_t number_in(tw::ir::op const& o, std::vector<std::int64_t> const& index) {
  std::int64_t n = 0;
  for (int a = 0; a < o.rank; ++a) n = n * o.dim(a) + index[static_cast<std::size_t>(a)];
  return n;
}

evaluator::evaluator(kernel const& k, tw::verify::report const& report)
    : k_(k), f_(k.code.view()), report_(report), regions_(f_), values_(static_cast<std::size_t>(f_.op_count)) {
  out_.memory = initial_buffers(k);
  out_.bound.resize(out_.memory.size());
}

std::int64_t evaluator::tiles(int p, int axis, std::int64_t tile) const {
  return (plan(p).extents[static_cast<std::size_t>(axis)] + tile - 1) / tile;
}

// As many as steps that begin inside of the tensor.
std::int64_t evaluator::view_tiles(tw::ir::op const& view, int axis) const {
  return tiles(static_cast<int>(view.imm), tw::ir::tensor_axis(f_, view, axis), tw::ir::tile_step(f_, view, axis));
}

// Where the tiles of a list lie, by place, as docs/semantics.md deals them.
std::vector<evaluator::index_list> evaluator::places(int p) const {
  tw::ir::parameter const& q = f_.params[p];
  std::vector<index_list> list{{}};
  int const banded = q.deal == tw::dealing::grouped ? q.rank - 2 : q.rank;
  for (int a = 0; a < banded; ++a) {  // row by row
    std::vector<index_list> longer;
    for (auto const& at : list)
      for (std::int64_t i = 0; i < tiles(p, a, q.tile(a)); ++i) {
        longer.push_back(at);
        longer.back().push_back(i);
      }
    list = std::move(longer);
  }
  if (q.deal != tw::dealing::grouped) return list;
  std::vector<index_list> all;
  std::int64_t const rows = tiles(p, banded, q.tile(banded)), columns = tiles(p, banded + 1, q.tile(banded + 1));
  for (auto const& outer : list)
    for (std::int64_t band = 0; band < rows; band += q.deal_number)
      for (std::int64_t c = 0; c < columns; ++c)
        for (std::int64_t r = band; r < std::min(rows, band + q.deal_number); ++r) {
          all.push_back(outer);
          all.back().push_back(r);
          all.back().push_back(c);
        }
  return all;
}

outcome evaluator::run() {
  int first = 0;
  while (!tw::ir::is_output(f_.params[first].kind)) ++first;
  tw::ir::parameter const& q = f_.params[first];
  for (int p = 0; p < f_.param_count; ++p)
    if (f_.params[p].is_list() && f_.params[p].is_persistent()) places_[p] = places(p);
  if (q.is_persistent()) {
    for (std::int64_t n = 0; n < k_.blocks; ++n) block({}, n);
    return std::move(out_);
  }
  std::vector<index_list> grid{{}};
  for (int a = 0; a < q.rank; ++a) {
    std::vector<index_list> longer;
    for (auto const& at : grid)
      for (std::int64_t i = 0; i < (q.is_whole(a) ? 1 : tiles(first, a, q.tile(a))); ++i) {
        longer.push_back(at);
        longer.back().push_back(i);
      }
    grid = std::move(longer);
  }
  for (auto const& at : grid) block(at, 0);
  return std::move(out_);
}

void evaluator::block(index_list const& coordinates, std::int64_t number) {
  block_ = coordinates;
  number_ = number;
  range(0, f_.op_count);
}

evaluator::next evaluator::range(int from, int to) {
  for (int i = from; i < to; ++i) {
    tw::ir::op const& o = op(i);
    if (o.code == opcode::branch) {
      bool const taken = scalar(operand(i, 0)) != 0;
      int const middle = regions_.middle[i], end = regions_.end[i];
      next const n = taken ? range(i + 1, middle) : range(middle + 1, end);
      if (n != next::on) return n;
      branch_results(taken ? middle : end, end);
      i = end;
    } else if (tw::ir::is_loop(o.code)) {
      loop(i);
      i = regions_.end[i];
    } else if (tw::ir::is_combiner(o.code)) {
      combination(i);
      i = regions_.end[i];
    } else if (o.code == opcode::break_if || o.code == opcode::continue_if) {
      if (scalar(operand(i, 1)) == 0) continue;
      left_.clear();
      for (int k = 2; k < o.count; ++k) left_.push_back(in(i, k));
      return o.code == opcode::break_if ? next::leave : next::again;
    } else if (o.code != opcode::end && o.code != opcode::result) {
      operation(i);
    }
  }
  return next::on;
}

void evaluator::branch_results(int terminator, int end) {
  int const n = op(end).count - 1;
  std::vector<tile_value> given;
  for (int k = 1; k <= n; ++k) given.push_back(in(terminator, k));
  for (int j = 0; j < n; ++j)
    values_[static_cast<std::size_t>(end + 1 + j)] = std::move(given[static_cast<std::size_t>(j)]);
}

void evaluator::loop(int i) {
  bool const counted = op(i).code == opcode::counted_loop;
  int const inits = counted ? 3 : 0, end = regions_.end[i];
  auto const n = static_cast<int>(op(i).imm);
  std::vector<tile_value> carried;
  for (int j = 0; j < n; ++j) carried.push_back(in(i, inits + j));
  std::int64_t const hi = counted ? scalar(operand(i, 1)) : 0, step = counted ? scalar(operand(i, 2)) : 1;
  for (std::int64_t at = counted ? scalar(operand(i, 0)) : 0; !counted || at < hi; at += step) {
    int first = i + 1;
    if (counted) set(first++, static_cast<std::uint64_t>(at) & 0xffffffff);
    for (int j = 0; j < n; ++j) values_[static_cast<std::size_t>(first + j)] = carried[static_cast<std::size_t>(j)];
    next const r = range(first + n, end);
    if (++out_.steps > most_steps) throw too_long("the kernel takes too many steps");
    if (r == next::on) {
      left_.clear();
      for (int j = 0; j < n; ++j) left_.push_back(in(end, 1 + j));
    }
    carried = left_;
    if (r == next::leave) break;
  }
  for (int j = 0; j < n; ++j) values_[static_cast<std::size_t>(end + 1 + j)] = carried[static_cast<std::size_t>(j)];
}

// The elements x and y of each tile made one by the function of reduction or scan i.
std::vector<std::uint64_t> evaluator::joined(int i, std::vector<std::uint64_t> const& x,
                                             std::vector<std::uint64_t> const& y) {
  int const n = op(i).count / 2, end = regions_.end[i];
  for (int k = 0; k < n; ++k) {
    set(i + 1 + 2 * k, x[static_cast<std::size_t>(k)]);
    set(i + 2 + 2 * k, y[static_cast<std::size_t>(k)]);
  }
  range(i + 1 + 2 * n, end);
  std::vector<std::uint64_t> made;
  for (int k = 0; k < n; ++k) made.push_back(in(end, 1 + k).bits.at(0));
  return made;
}

// One element after the other, from the beginning of the axis or from its end.
void evaluator::combination(int i) {
  tw::ir::op const& o = op(i);
  tw::ir::op const& shape = op(operand(i, 0));
  int const n = o.count / 2;
  bool const scan = o.code == opcode::scan, backwards = scan && o.imm != 0;
  std::int64_t const length = shape.dim(o.axis);
  std::vector<std::uint64_t> identity;
  for (int k = 0; k < n; ++k) identity.push_back(in(i, n + k).bits.at(0));
  std::vector<tile_value> results(static_cast<std::size_t>(n));
  for (auto& r : results) r.bits.resize(static_cast<std::size_t>(scan ? shape.elements() : shape.elements() / length));
  std::size_t line = 0;
  for (std::int64_t first = 0; first < shape.elements(); ++first) {
    index_list at = index_of(shape, first);
    if (at[static_cast<std::size_t>(o.axis)] != 0) continue;
    std::vector<std::uint64_t> all = identity;
    for (std::int64_t step = 0; step < length; ++step) {
      at[static_cast<std::size_t>(o.axis)] = backwards ? length - 1 - step : step;
      auto const place = static_cast<std::size_t>(number_in(shape, at));
      std::vector<std::uint64_t> element;
      for (int k = 0; k < n; ++k) element.push_back(in(i, k).bits.at(place));
      all = joined(i, all, element);
      if (step == 0 && all != element) throw no_combiner("what is combined with the identity changes");
      for (std::size_t k = 0; scan && k < results.size(); ++k) results[k].bits[place] = all[k];
    }
    for (std::size_t k = 0; !scan && k < results.size(); ++k) results[k].bits[line] = all[k];
    ++line;
  }
  for (int k = 0; k < n; ++k)
    values_[static_cast<std::size_t>(regions_.end[i] + 1 + k)] = std::move(results[static_cast<std::size_t>(k)]);
}

void evaluator::operation(int i) {
  tw::ir::op const& o = op(i);
  auto const p = static_cast<int>(o.imm);
  out_.steps += o.elements();
  if (out_.steps > most_steps) throw too_long("the kernel takes too many steps");
  auto const index = [&](std::int64_t v) { set(i, static_cast<std::uint64_t>(v) & mask_of(o.elem)); };
  switch (o.code) {
    case opcode::param: set(i, k_.arguments[static_cast<std::size_t>(p)].bits & mask_of(o.elem)); return;
    case opcode::extent: return index(plan(p).extents[static_cast<std::size_t>(o.axis)]);
    case opcode::block_index: return index(block_.at(static_cast<std::size_t>(o.axis)));
    case opcode::tile_count: {
      tw::ir::op const& view = op(operand(i, 0));
      return index(view_tiles(view, o.axis));
    }
    case opcode::list_begin: return index(f_.params[p].is_persistent() ? number_ : 0);
    case opcode::list_step: return index(f_.params[p].is_persistent() ? k_.blocks : 1);
    case opcode::list_end: {
      tw::ir::parameter const& q = f_.params[p];
      if (q.is_persistent()) return index(static_cast<std::int64_t>(places_.at(p).size()));
      return index(tiles(p, q.deal_number, q.tile(q.deal_number)));
    }
    case opcode::list_index: {
      return index(coordinates_of(i, operand(i, 0)).at(static_cast<std::size_t>(o.axis)));
    }
    case opcode::tiled_view:
    case opcode::require: return;
    case opcode::view_load: return view_load(i);
    case opcode::view_gather: return view_gather(i);
    case opcode::accum_update: return accum_update(i);
    case opcode::view_update: return view_update(i);
    case opcode::tile_load: return own_load(i);
    case opcode::tile_store: return own_store(i);
    case opcode::tile_scatter: return own_scatter(i);
    case opcode::assert_: {
      tile_value const& c = in(i, 0);
      for (std::size_t k = 0; k < c.bits.size(); ++k) {
        if ((c.bits[k] & 1) != 0) continue;
        fail(i, -2, static_cast<std::int64_t>(k));
        return;
      }
      return;
    }
    case opcode::mmaf:
    case opcode::mmai: values_[static_cast<std::size_t>(i)] = product(i); return;
    case opcode::reduce_add:
    case opcode::reduce_mul:
    case opcode::reduce_max:
    case opcode::reduce_min: values_[static_cast<std::size_t>(i)] = reduced(i); return;
    case opcode::extract:
    case opcode::insert: values_[static_cast<std::size_t>(i)] = sliced(i); return;
    case opcode::constant:
    case opcode::iota:
    case opcode::broadcast:
    case opcode::reshape:
    case opcode::permute:
    case opcode::cat: values_[static_cast<std::size_t>(i)] = moved(i); return;
    default: values_[static_cast<std::size_t>(i)] = by_element(i);
  }
}

outcome evaluate(kernel const& k, tw::verify::report const& report) { return evaluator(k, report).run(); }

}  // namespace random_kernels
