// Loops and branches. A counted loop that nothing breaks is a `for`; the others are `loop` with a counter of their own.
#include <tilewright/runtime/error.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

constexpr int bounds_of_a_counted_loop = 3;

}  // namespace

// Outputs whose own accesses in [from, to), a region, must stay in order with those outside; in the last place what is
// printed. The rounds of a loop over a list have tiles of their own.
std::vector<int> lowering::tokens_touched(int from, int to) const {
  std::vector<int> touched;
  auto const touches = [&](ir::op const& o, int p) {
    if (p == f_.param_count) return o.code == opcode::print_tko;
    if (p == f_.param_count + 1) return is_raw_access(o.code);
    return (o.code == opcode::tile_load || o.code == opcode::tile_store || o.code == opcode::tile_scatter) &&
           o.imm == p;
  };
  for (int p = 0; p <= f_.param_count + 1; ++p) {
    tensor const& t = tensors_[static_cast<std::size_t>(p)];
    if (!t.ordered || (t.walk >= 0 && from <= t.walk)) continue;
    for (int i = from; i < to; ++i)
      if (touches(f_[i], p)) {
        touched.push_back(p);
        break;
      }
  }
  return touched;
}

// Counting in 32 bits is safe when the first index that the loop does not reach still fits.
lowering::counter lowering::counter_of(int i) {
  counter c{operand(i, 0), operand(i, 1), operand(i, 2), element::i32};
  std::int64_t const step = ranges_[f_.operand(i, 2)].hi;
  if (step <= 1 || ranges_[f_.operand(i, 1)].hi <= INT32_MAX - (step - 1)) return c;
  c.elem = element::i64;
  value* const bounds[] = {&c.lower, &c.upper, &c.step};
  for (int k = 0; k < bounds_of_a_counted_loop; ++k) {
    auto const& known = at(f_.operand(i, k)).integer;
    *bounds[k] = known ? scalar_constant(element::i64, *known)
                       : b_.make(opcode::exti, {*bounds[k]}, ir::tile_type(element::i64),
                                 {{ir::attr::signedness, {std::int64_t{1}}}});
  }
  return c;
}

// Lowers the body of a loop into a block whose arguments are [counter,] carried values, tokens. Returns what the last
// `continue` passes on (without the counter). A counted loop that may be left early tests its counter itself.
std::vector<value> lowering::loop_body(int i, std::vector<int> const& tokens, counter const* count, bool breaks) {
  ir::op const& o = f_[i];
  int first = i + 1;
  open_loop frame;
  frame.traced = i;
  frame.tokens = tokens;
  value index = ir::no_value;
  if (count != nullptr) {
    index = b_.argument(ir::tile_type(count->elem));
    if (breaks) {
      frame.count = count;
      frame.index = index;
    }
    ++first;
  }
  for (int j = 0; j < o.imm; ++j, ++first) at(first).v = b_.argument(type_of(first));
  for (int p : tokens) tensors_[static_cast<std::size_t>(p)].token = b_.argument(ir::token_type());
  loops_.push_back(frame);
  if (count != nullptr && breaks) {  // leave when the counter has reached the upper bound
    value const done = b_.make(
      opcode::cmpi, {index, count->upper}, ir::tile_type(element::i1),
      {{ir::attr::predicate, {static_cast<std::int64_t>(ir::predicate::greater_than_or_equal)}},
       {ir::attr::signedness, {std::int64_t{1}}}});
    std::vector<value> out;
    for (int j = 0; j < o.imm; ++j) out.push_back(of(i + 2 + j));
    for (int p : tokens) out.push_back(tensors_[static_cast<std::size_t>(p)].token);
    ir::block exit;
    ir::block* const outer = b_.into(&exit);
    b_.add(opcode::break_, out, {});
    b_.into(outer);
    ir::operation& test = b_.add(opcode::if_, {done}, {});
    test.regions.resize(2);
    test.regions[0].blocks.push_back(std::move(exit));
  }
  if (count != nullptr)
    at(i + 1).v = count->elem == element::i32 ? index : b_.make(opcode::trunci, {index}, ir::tile_type(element::i32));
  find_place(i);
  for (tensor& t : tensors_)
    if (t.walk == i) t.token = ir::no_value;
  range(first, end_of(i));
  for (tensor& t : tensors_)
    if (t.walk == i) t.token = ir::no_value;
  std::vector<value> next;
  for (int k = 1; k < f_[end_of(i)].count; ++k) next.push_back(operand(end_of(i), k));
  for (int p : tokens) next.push_back(tensors_[static_cast<std::size_t>(p)].token);
  loops_.pop_back();
  return next;
}

void lowering::finish_loop(int i, std::vector<value> const& results, std::vector<int> const& tokens) {
  auto const n = static_cast<std::size_t>(f_[i].imm);
  for (std::size_t j = 0; j < n; ++j) at(end_of(i) + 1 + static_cast<int>(j)).v = results.at(j);
  for (std::size_t k = 0; k < tokens.size(); ++k)
    tensors_[static_cast<std::size_t>(tokens[k])].token = results.at(n + k);
}

void lowering::counted_loop(int i) {
  ir::op const& o = f_[i];
  bool breaks = false;
  for (int z = i; z < end_of(i); ++z) breaks = breaks || (f_[z].code == opcode::break_if && f_.operand(z, 0) == i);
  auto const tokens = tokens_touched(i, end_of(i));
  std::vector<value> inits;
  std::vector<ir::type> types;
  for (int k = bounds_of_a_counted_loop; k < o.count; ++k) {
    inits.push_back(operand(i, k));
    types.push_back(b_.type_of(inits.back()));
  }
  for (int p : tokens) {
    value& t = tensors_[static_cast<std::size_t>(p)].token;
    if (t == ir::no_value) t = b_.make(opcode::make_token, {}, ir::token_type());
    inits.push_back(t);
    types.push_back(ir::token_type());
  }
  counter const count = counter_of(i);
  ir::block body;
  ir::block* const outer = b_.into(&body);
  std::vector<value> next = loop_body(i, tokens, &count, breaks);
  if (breaks) {
    value const index = body.arguments[0];
    next.insert(next.begin(), b_.make(opcode::addi, {index, count.step}, ir::tile_type(count.elem)));
  }
  b_.add(opcode::continue_, next, {});
  b_.into(outer);
  std::vector<value> operands{count.lower};
  if (!breaks) operands.insert(operands.end(), {count.upper, count.step});
  operands.insert(operands.end(), inits.begin(), inits.end());
  auto const carried = static_cast<std::int32_t>(inits.size());
  ir::operation& loop = breaks ? b_.add(opcode::loop, operands, types, {}, {carried + 1})
                               : b_.add(opcode::for_, operands, types, {}, {1, 1, 1, carried});
  loop.regions.push_back({{std::move(body)}});
  std::vector<value> const results = loop.results;
  finish_loop(i, results, tokens);
}

void lowering::loop(int i) {
  auto const tokens = tokens_touched(i, end_of(i));
  std::vector<value> inits;
  std::vector<ir::type> types;
  for (int k = 0; k < f_[i].count; ++k) {
    inits.push_back(operand(i, k));
    types.push_back(b_.type_of(inits.back()));
  }
  for (int p : tokens) {
    value& t = tensors_[static_cast<std::size_t>(p)].token;
    if (t == ir::no_value) t = b_.make(opcode::make_token, {}, ir::token_type());
    inits.push_back(t);
    types.push_back(ir::token_type());
  }
  ir::block body;
  ir::block* const outer = b_.into(&body);
  b_.add(opcode::continue_, loop_body(i, tokens, nullptr, true), {});
  b_.into(outer);
  ir::operation& made = b_.add(opcode::loop, inits, types, {}, {static_cast<std::int32_t>(inits.size())});
  made.regions.push_back({{std::move(body)}});
  std::vector<value> const results = made.results;
  finish_loop(i, results, tokens);
}

void lowering::branch(int i) {
  int const middle = regions_.middle[i], last = end_of(i);
  auto const tokens = tokens_touched(i, last);
  std::vector<value> before;
  for (int p : tokens) {
    value& t = tensors_[static_cast<std::size_t>(p)].token;
    if (t == ir::no_value) t = b_.make(opcode::make_token, {}, ir::token_type());
    before.push_back(t);
  }
  int const n = f_[last].count - 1;
  std::vector<ir::type> types;
  auto const arm = [&](int from, int terminator) {
    ir::block body;
    ir::block* const outer = b_.into(&body);
    for (std::size_t k = 0; k < tokens.size(); ++k) tensors_[static_cast<std::size_t>(tokens[k])].token = before[k];
    range(from, terminator);
    std::vector<value> out;
    for (int k = 1; k <= n; ++k) out.push_back(operand(terminator, k));
    for (int p : tokens) out.push_back(tensors_[static_cast<std::size_t>(p)].token);
    types.clear();
    for (value v : out) types.push_back(b_.type_of(v));
    b_.add(opcode::yield, out, {});
    b_.into(outer);
    return body;
  };
  ir::block then = arm(i + 1, middle);
  ir::block otherwise = arm(middle + 1, last);
  bool const empty = otherwise.operations.size() == 1 && types.empty();
  ir::operation& made = b_.add(opcode::if_, {operand(i, 0)}, types);
  made.regions.resize(2);
  made.regions[0].blocks.push_back(std::move(then));
  if (!empty) made.regions[1].blocks.push_back(std::move(otherwise));
  std::vector<value> const results = made.results;
  for (int j = 0; j < n; ++j) at(last + 1 + j).v = results.at(static_cast<std::size_t>(j));
  for (std::size_t k = 0; k < tokens.size(); ++k)
    tensors_[static_cast<std::size_t>(tokens[k])].token = results.at(static_cast<std::size_t>(n) + k);
}

void lowering::leave(int i) {
  ir::op const& o = f_[i];
  open_loop const& l = loops_.back();
  if (l.traced != f_.operand(o, 0)) internal_fault("an exit leaves a loop that is not the innermost one");
  bool const breaks = o.code == opcode::break_if;
  ir::block body;
  ir::block* const outer = b_.into(&body);
  std::vector<value> out;
  if (!breaks && l.count != nullptr)
    out.push_back(b_.make(opcode::addi, {l.index, l.count->step}, ir::tile_type(l.count->elem)));
  for (int k = 2; k < o.count; ++k) out.push_back(operand(i, k));
  for (int p : l.tokens) out.push_back(tensors_[static_cast<std::size_t>(p)].token);
  b_.add(breaks ? opcode::break_ : opcode::continue_, out, {});
  b_.into(outer);
  ir::operation& test = b_.add(opcode::if_, {operand(i, 1)}, {});
  test.regions.resize(2);
  test.regions[0].blocks.push_back(std::move(body));
}

}  // namespace tw::lower
