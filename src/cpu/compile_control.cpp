// Loops and branches. Carried values live in buffers of the loop; `continue` writes them and jumps back. A value that
// is computed in the place of a carried one (an accumulator) is already where it has to be: no copy is made.
#include "cpu/compiler.hpp"
#include "cpu/steps.hpp"

namespace tw::cpu {
using ir::opcode;

// Initial values, each in a buffer that the loop may write, and the body's arguments for them.
std::vector<tile> compiler::carried_buffers(ir::operation const& op, std::span<ir::value const> initial,
                                            ir::block const& body_block, std::size_t first_argument) {
  if (body_block.arguments.size() != first_argument + initial.size())
    illegal(op, "a body with a wrong number of arguments");
  std::vector<tile> carried;
  for (ir::value v : initial) {
    tile const t = get(v);
    bool free = takeable(v, t);
    for (std::size_t k = 0; k + initial.size() < op.operands.size(); ++k)
      free = free && op.operands[k] != v;  // a bound
    for (tile const& taken : carried) free = free && taken.buffer != t.buffer;
    if (free) {
      ++buffers_[static_cast<std::size_t>(t.buffer)].holds;
      temporaries_.push_back(t.buffer);
      carried.push_back(t);
    } else {
      carried.push_back(fresh(t.elem, t.bytes, t.count));
      copy_to(t, carried.back());
    }
  }
  return carried;
}

void compiler::for_loop(ir::operation const& op) {
  ir::block const& b = op.regions.at(0).blocks.at(0);
  tile const lower = operand(op, 0), upper = operand(op, 1), step_tile = operand(op, 2);
  std::int64_t const here = position_;
  std::vector<tile> const carried = carried_buffers(op, std::span(op.operands).subspan(3), b, 1);
  ++position_;
  tile const counter = fresh(lower.elem, lower.bytes, 1);
  copy_to(lower, counter);
  // The loop's own buffers stay until its end; bounds count as values, so that nothing is computed in their place.
  std::vector<int> const mine = std::exchange(temporaries_, {});
  for (tile const* t : {&upper, &step_tile}) ++buffers_[static_cast<std::size_t>(t->buffer)].values;
  define(b.arguments[0], counter);
  ++buffers_[static_cast<std::size_t>(counter.buffer)]
      .values;  // the counter itself, whatever the body does with its value
  for (std::size_t k = 0; k < carried.size(); ++k) define(b.arguments[k + 1], carried[k]);
  finish(here);

  loop_frame frame;
  frame.carried = frame.results = carried;
  frame.again = new_label();
  frame.out = new_label();
  bool const is_unsigned = ir::integer(op, ir::attr::unsigned_cmp) != 0;
  instruction& first = emit(steps::for_test, &counter, {&upper, &step_tile});
  first.flag = is_unsigned ? 1 : 0;
  first.target_label = frame.out;
  label const top = new_label();
  place_label(top);
  loops_.push_back(frame);
  body(b);
  loops_.pop_back();
  place_label(frame.again);
  instruction& advance = emit(steps::for_step, &counter, {&upper, &step_tile});
  advance.flag = is_unsigned ? 1 : 0;
  advance.target_label = top;
  place_label(frame.out);

  for (ir::value v : b.arguments)
    if (tiles_[static_cast<std::size_t>(v)].buffer >= 0) drop(v);
  for (std::size_t k = 0; k < op.results.size(); ++k) define(op.results[k], carried.at(k));
  for (tile const* t : {&upper, &step_tile, &counter}) {
    buffer& held = buffers_[static_cast<std::size_t>(t->buffer)];
    if (--held.values == 0 && held.holds == 0 && !held.fixed) places_.release(held.at, held.bytes);
  }
  temporaries_.insert(temporaries_.end(), mine.begin(), mine.end());
  finish(position_++);
}

void compiler::endless_loop(ir::operation const& op) {
  ir::block const& b = op.regions.at(0).blocks.at(0);
  std::int64_t const here = position_;
  loop_frame frame;
  frame.carried = carried_buffers(op, op.operands, b, 0);
  for (ir::value v : op.results) frame.results.push_back(fresh(type_of(v)));
  ++position_;
  std::vector<int> const mine = std::exchange(temporaries_, {});
  for (std::size_t k = 0; k < frame.carried.size(); ++k) define(b.arguments[k], frame.carried[k]);
  finish(here);
  frame.again = new_label();
  frame.out = new_label();
  place_label(frame.again);
  loops_.push_back(frame);
  body(b);
  loops_.pop_back();
  place_label(frame.out);
  for (ir::value v : b.arguments)
    if (tiles_[static_cast<std::size_t>(v)].buffer >= 0) drop(v);
  for (std::size_t k = 0; k < op.results.size(); ++k) define(op.results[k], frame.results[k]);
  temporaries_.insert(temporaries_.end(), mine.begin(), mine.end());
  finish(position_++);
}

void compiler::if_else(ir::operation const& op) {
  std::int64_t const here = position_++;
  std::vector<tile> results;
  for (ir::value v : op.results) results.push_back(fresh(type_of(v)));
  std::vector<int> const mine = std::exchange(temporaries_, {});
  label const other = new_label(), out = new_label();
  jump_unless(operand(op, 0), other);
  finish(here);
  yields_.push_back(results);
  yield_to_.push_back(out);
  for (std::size_t k = 0; k < 2; ++k) {
    if (k < op.regions.size() && !op.regions[k].blocks.empty()) {
      body(op.regions[k].blocks[0]);
      if (k == 0) jump(out);
    }
    if (k == 0) place_label(other);
  }
  yields_.pop_back();
  yield_to_.pop_back();
  place_label(out);
  for (std::size_t k = 0; k < op.results.size(); ++k) define(op.results[k], results[k]);
  temporaries_.insert(temporaries_.end(), mine.begin(), mine.end());
  finish(position_++);
}

bool compiler::control_op(ir::operation const& op) {
  auto const values = [&] {
    std::vector<tile> list;
    for (ir::value v : op.operands) list.push_back(get(v));
    return list;
  };
  switch (op.code) {
    case opcode::for_: return for_loop(op), true;
    case opcode::loop: return endless_loop(op), true;
    case opcode::if_: return if_else(op), true;
    case opcode::continue_:
    case opcode::break_: {
      if (loops_.empty()) illegal(op, "outside of a loop");
      loop_frame const& frame = loops_.back();
      auto const& to = op.code == opcode::break_ ? frame.results : frame.carried;
      if (to.size() != op.operands.size()) illegal(op, "a wrong number of values");
      move_all(values(), to);
      jump(op.code == opcode::break_ ? frame.out : frame.again);
      return true;
    }
    case opcode::yield:
      if (yields_.empty() || yields_.back().size() != op.operands.size()) illegal(op, "a wrong number of values");
      move_all(values(), yields_.back());
      jump(yield_to_.back());
      return true;
    case opcode::return_: return emit(steps::finish), true;
    default: return false;
  }
}

}  // namespace tw::cpu
