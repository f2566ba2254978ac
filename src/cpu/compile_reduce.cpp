// Reductions and scans. The body, written for scalars, is compiled for whole tiles: each scalar operation becomes one
// over as many elements as there are pairs to combine. A reduction combines the first half of the axis with the second
// until one is left; a scan combines each position with the one 1, 2, 4, ... before it. The order is fixed, the same on
// every instruction set.
#include "cpu/compiler.hpp"
#include "cpu/steps.hpp"

namespace tw::cpu {
namespace {

using ir::opcode;

struct axes {
  std::int64_t outer = 1, length = 1, inner = 1;
};

axes split(std::vector<std::int64_t> const& shape, std::size_t dim) {
  axes a;
  for (std::size_t k = 0; k < dim; ++k) a.outer *= shape[k];
  a.length = shape.at(dim);
  for (std::size_t k = dim + 1; k < shape.size(); ++k) a.inner *= shape[k];
  return a;
}

// `count` positions along the axis from `first` on, of a dense tile of which the axis has `length`.
tile part(tile t, axes const& a, std::int64_t length, std::int64_t first, std::int64_t count) {
  t.offset += first * a.inner * t.bytes;
  t.count = a.outer * count * a.inner;
  if (a.outer == 1 || count == length) return t;
  t.shape = form::strided;
  t.inner = count * a.inner;
  t.stride = length * a.inner;
  return t;
}

bool flag_of(ir::operation const& op, ir::attr name) {
  auto const* stored = ir::find(op, name);
  if (stored == nullptr) return false;
  if (auto const* b = std::get_if<ir::bool_attr>(&stored->data)) return b->value;
  return ir::integer(op, name) != 0;
}

}  // namespace

// The body's operations, over `lifted_` elements; gives what it yields.
std::vector<tile> compiler::lifted_body(ir::block const& b) {
  std::vector<tile> yielded;
  for (auto const& inner : b.operations) {
    std::int64_t const here = position_;
    if (inner.code == opcode::yield) {
      for (ir::value v : inner.operands) yielded.push_back(get(v));
      for (tile const& t : yielded) {  // the caller's until it lets go
        ++buffers_[static_cast<std::size_t>(t.buffer)].holds;
      }
      finish(here);
      ++position_;
    } else if (inner.code == opcode::if_) {
      lifted_if(inner);
    } else {
      if (!inner.regions.empty()) unsupported(inner, "inside of a reduction or scan has no rule on the CPU yet");
      if (!elementwise(inner) && !shape_op(inner))
        unsupported(inner, "inside of a reduction or scan has no rule on the CPU yet");
      finish(here);
      ++position_;
    }
    for (ir::value v : inner.results)
      if (live_.last_use[static_cast<std::size_t>(v)] < 0 && tiles_[static_cast<std::size_t>(v)].buffer >= 0) drop(v);
  }
  return yielded;
}

// Both sides are computed (bodies have no effects), then each element takes its side.
void compiler::lifted_if(ir::operation const& op) {
  tile const condition = operand(op, 0);
  ++buffers_[static_cast<std::size_t>(condition.buffer)].values;
  finish(position_++);
  std::vector<std::vector<tile>> sides;
  for (auto const& r : op.regions)
    if (!r.blocks.empty()) sides.push_back(lifted_body(r.blocks[0]));
  std::int64_t const end = position_++;
  for (std::size_t k = 0; k < op.results.size(); ++k) {
    argument const in[] = {{condition}, {sides.at(0).at(k)}, {sides.at(1).at(k)}};
    define(op.results[k], apply(leaf_op::select, word_of(in[1].t.bytes), in, in[1].t.elem));
  }
  for (auto const& side : sides)
    for (tile const& t : side) unhold(t.buffer);
  buffer& b = buffers_[static_cast<std::size_t>(condition.buffer)];
  if (--b.values == 0 && b.holds == 0 && !b.fixed) places_.release(b.at, b.bytes);
  finish(end);
}

// body(first, second) for `count` pairs. The results are dense or splats and held until the current operation is done.
std::vector<tile> compiler::combine(ir::operation const& op, std::vector<tile> const& first,
                                    std::vector<tile> const& second, std::int64_t count) {
  ir::block const& b = op.regions.at(0).blocks.at(0);
  if (b.arguments.size() != 2 * first.size()) illegal(op, "a body with a wrong number of arguments");
  std::int64_t const position = position_, lifted = std::exchange(lifted_, count);
  // Temporaries of the body's operations end with these; those of the reduction stay.
  std::vector<int> mine = std::exchange(temporaries_, {});
  for (std::size_t k = 0; k < first.size(); ++k) {
    define(b.arguments[2 * k], first[k]);
    define(b.arguments[2 * k + 1], second[k]);
  }
  std::vector<tile> made = lifted_body(b);
  for (ir::value v : b.arguments)
    if (tiles_[static_cast<std::size_t>(v)].buffer >= 0) drop(v);
  temporaries_ = std::move(mine);
  for (tile& t : made) {
    temporaries_.push_back(t.buffer);  // keeps the hold that lifted_body took
    if (t.count == 1 && count > 1) t.shape = form::splat;  // a value from outside of the body
    t.count = count;
  }
  for (tile& t : made) t = dense(t);
  lifted_ = lifted;
  position_ = position;
  return made;
}

namespace {

// Operations in a body, nested ones and ends included: what liveness counted for it.
std::int64_t positions_in(ir::block const& b) {
  std::int64_t n = 0;
  for (auto const& op : b.operations) {
    ++n;
    if (op.regions.empty()) continue;
    for (auto const& r : op.regions)
      for (auto const& inner : r.blocks) n += positions_in(inner);
    ++n;
  }
  return n;
}

}  // namespace

void compiler::reduce(ir::operation const& op) {
  auto const dim = static_cast<std::size_t>(choice(op, ir::attr::dim));
  axes a = split(type_of(op.operands.at(0)).shape, dim);
  std::int64_t const here = position_++;
  std::vector<tile> current;
  for (std::size_t k = 0; k < op.operands.size(); ++k) current.push_back(dense(operand(op, k)));
  for (std::int64_t length = a.length; length > 1; length /= 2) {
    if (a.outer > 1 && length / 2 * a.inner < 16) {  // rows too short for vectors: the axis goes to the front
      for (tile& t : current) {
        steps::box b;
        b.size = {length, a.outer, a.inner};
        b.from = {a.inner, length * a.inner, 1};
        b.to = {a.outer * a.inner, a.inner, 1};
        if (a.inner == 1)
          for (auto* list : {&b.size, &b.from, &b.to}) list->pop_back();
        tile const turned = fresh(t.elem, t.bytes, t.count);
        emit(steps::copy_box, &turned, {&t}).data = own(std::move(b));
        t = turned;
      }
      a = axes{1, length, a.outer * a.inner};
    }
    std::vector<tile> first, second;
    for (tile const& t : current) {
      first.push_back(part(t, a, length, 0, length / 2));
      second.push_back(part(t, a, length, length / 2, length / 2));
    }
    current = combine(op, first, second, a.outer * (length / 2) * a.inner);
  }
  for (std::size_t k = 0; k < op.results.size(); ++k) {
    current[k].count = a.outer * a.inner;
    define(op.results[k], current[k]);
  }
  position_ += positions_in(op.regions.at(0).blocks.at(0));
  finish(here);
  finish(position_++);
}

void compiler::scan(ir::operation const& op) {
  auto const dim = static_cast<std::size_t>(choice(op, ir::attr::dim));
  axes const a = split(type_of(op.operands.at(0)).shape, dim);
  bool const reverse = flag_of(op, ir::attr::reverse);
  std::int64_t const here = position_++;
  std::vector<tile> total;
  for (std::size_t k = 0; k < op.operands.size(); ++k) {
    tile const in = operand(op, k);
    tile const out = fresh(in.elem, in.bytes, in.count);
    copy_to(in, out);
    total.push_back(out);
    ++buffers_[static_cast<std::size_t>(out.buffer)].values;  // nothing may be computed in its place
  }
  for (std::int64_t distance = 1; distance < a.length; distance *= 2) {
    std::int64_t const n = a.length - distance;
    std::vector<tile> element_part, before;
    for (tile const& t : total) {
      element_part.push_back(part(t, a, a.length, reverse ? 0 : distance, n));
      before.push_back(part(t, a, a.length, reverse ? distance : 0, n));
    }
    std::vector<tile> const made = combine(op, element_part, before, a.outer * n * a.inner);
    for (std::size_t k = 0; k < total.size(); ++k) {
      steps::box b;
      b.size = {a.outer, n * a.inner};
      b.from = {n * a.inner, 1};
      b.to = {a.length * a.inner, 1};
      emit(steps::copy_box, &element_part[k], {&made[k]}).data = own(std::move(b));
    }
  }
  for (std::size_t k = 0; k < op.results.size(); ++k) {
    define(op.results[k], total[k]);
    --buffers_[static_cast<std::size_t>(total[k].buffer)].values;
  }
  position_ += positions_in(op.regions.at(0).blocks.at(0));
  finish(here);
  finish(position_++);
}

}  // namespace tw::cpu
