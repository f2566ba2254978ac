#include <algorithm>

#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;

using values = std::span<const ir::value>;

std::string list(rule_input const& r, values v) {
  std::vector<std::string> parts;
  for (auto x : v) parts.push_back(text(r.type(x)));
  return "(" + joined(parts) + ")";
}

bool equal_types(rule_input const& r, values a, values b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](auto x, auto y) { return r.type(x) == r.type(y); });
}

void same(rule_input const& r, values a, values b, char const* what) {
  r.expect(equal_types(r, a, b), std::string(what) + ": " + list(r, a) + " and " + list(r, b) + " must be equal");
}

// The kind of terminator that a block ends with. Structure checks make sure that there is one.
opcode end_of(ir::block const& b) { return b.operations.back().code; }

void carryable(rule_input const& r, values v) {
  for (auto x : v)
    r.expect(r.type(x).kind == ir::type_kind::tile || r.type(x).kind == ir::type_kind::token,
             "views cannot be carried through control flow: " + text(r.type(x)));
}

void counted_loop(rule_input const& r) {
  auto const operands = values(r.op.operands);
  auto const& b = r.op.regions[0].blocks[0];
  auto const initial = operands.subspan(3);
  r.expect(is_scalar(r.in(0), any_int), "bounds are integer scalars, not " + text(r.in(0)));
  r.expect(r.in(1) == r.in(0) && r.in(2) == r.in(0), "both bounds and the step have one type");
  if (!r.expect(b.arguments.size() == initial.size() + 1, "the body takes the index and every carried value")) return;
  r.expect(r.type(b.arguments[0]) == r.in(0), "the index has the type of the bounds");
  same(r, values(b.arguments).subspan(1), initial, "carried values of the body and initial values");
  same(r, r.op.results, initial, "results and initial values");
  carryable(r, initial);
  r.expect(end_of(b) == opcode::continue_, "the body of a counted loop ends with continue");
}

void endless_loop(rule_input const& r) {
  auto const& b = r.op.regions[0].blocks[0];
  same(r, b.arguments, r.op.operands, "carried values of the body and initial values");
  carryable(r, r.op.operands);
  carryable(r, r.op.results);
  auto const end = end_of(b);
  r.expect(end == opcode::continue_ || end == opcode::break_ || end == opcode::return_,
           "the body of a loop ends with continue, break or return");
}

void branch(rule_input const& r) {
  r.expect(is_scalar(r.in(0), [](element e) { return e == element::i1; }),
           "the condition is an i1 scalar, not " + text(r.in(0)));
  carryable(r, r.op.results);
  bool const has_else = r.op.regions.size() > 1 && !r.op.regions[1].blocks.empty();
  r.expect(has_else || r.op.results.empty(), "a branch with results has both sides");
  for (auto const& region : r.op.regions)
    for (auto const& b : region.blocks) {
      r.expect(b.arguments.empty(), "the sides of a branch take no arguments");
      auto const end = end_of(b);
      r.expect(end == opcode::yield || end == opcode::break_ || end == opcode::continue_ || end == opcode::return_,
               "a side of a branch ends with yield, break, continue or return");
      if (end == opcode::yield) same(r, b.operations.back().operands, r.op.results, "yielded values and results");
    }
}

element element_of_identity(ir::attribute const& a) {
  if (auto const* i = std::get_if<ir::integer_attr>(&a.data)) return i->type;
  if (auto const* f = std::get_if<ir::float_attr>(&a.data)) return f->type;
  return std::holds_alternative<ir::bool_attr>(a.data) ? element::i1 : element::none;
}

void reduction(rule_input const& r) {
  std::size_t const n = r.op.operands.size();
  if (!r.expect(n > 0 && r.op.results.size() == n, "has operands, and one result for each")) return;
  auto const dim = static_cast<std::size_t>(ir::integer(r.op, attr::dim));
  auto shape = r.in(0).shape;
  if (!r.expect(dim < shape.size(), "axis " + std::to_string(dim) + " is out of range")) return;
  if (r.op.code == opcode::reduce) shape.erase(shape.begin() + static_cast<std::ptrdiff_t>(dim));
  auto const& identities = std::get<ir::array_attr>(ir::find(r.op, attr::identities)->data).values;
  auto const& b = r.op.regions[0].blocks[0];
  if (!r.expect(identities.size() == n, "there is one identity for each operand")) return;
  if (!r.expect(b.arguments.size() == 2 * n, "the body takes two scalars for each operand")) return;
  auto const& end = b.operations.back();
  if (!r.expect(end.code == opcode::yield && end.operands.size() == n, "the body yields one scalar for each operand"))
    return;
  for (std::size_t i = 0; i < n; ++i) {
    auto const& t = r.in(i);
    if (!r.expect(is_tile(t, number) && t.shape == r.in(0).shape, "operands are tiles of numbers of one shape"))
      continue;
    if (element const e = element_of_identity(identities[i]); e != t.elem) {
      std::string const what = "identity " + std::to_string(i) + " is not of type " + std::string(info(t.elem).name);
      // The official verifier compares widths only; the back end then fails without a reason.
      bool const as_wide = is_float(e) && is_float(t.elem) && info(e).bits == info(t.elem).bits;
      as_wide ? r.advise(what) : r.fail(what);
    }
    r.expect(r.out(i) == ir::tile_type(t.elem, shape), "result " + std::to_string(i) + " has type " + text(r.out(i)));
    ir::type const scalar = ir::tile_type(t.elem);
    for (auto v : {b.arguments[2 * i], b.arguments[2 * i + 1], end.operands[i]})
      r.expect(r.type(v) == scalar, "the body works on " + text(scalar) + ", not " + text(r.type(v)));
  }
}

// The innermost operation around that is no branch; null: the entry itself.
ir::operation const* around(rule_input const& r) {
  for (std::size_t i = r.parents.size(); i > 0; --i)
    if (r.parents[i - 1]->code != opcode::if_) return r.parents[i - 1];
  return nullptr;
}

void terminator(rule_input const& r) {
  auto const* target = around(r);
  auto const code = target == nullptr ? opcode::entry : target->code;
  if (r.op.code == opcode::break_) {
    if (r.expect(code == opcode::loop, "leaves loops only; counted loops cannot be left early"))
      same(r, r.op.operands, target->results, "values of the break and results of the loop");
  } else if (r.op.code == opcode::continue_) {
    if (!r.expect(code == opcode::loop || code == opcode::for_, "stands in loops only")) return;
    auto const carried = values(target->operands).subspan(code == opcode::for_ ? 3 : 0);
    same(r, r.op.operands, carried, "values of the continue and carried values");
  } else if (r.op.code == opcode::yield) {
    r.expect(!r.parents.empty() && (r.parents.back()->code == opcode::if_ || r.parents.back()->code == opcode::reduce ||
                                    r.parents.back()->code == opcode::scan),
             "ends the sides of branches and the bodies of reductions");
  } else {
    r.expect(r.op.operands.empty(), "a kernel returns nothing");
    for (auto const* p : r.parents)
      r.expect(p->code == opcode::if_ || p->code == opcode::loop, "cannot stand in a counted loop or reduction");
  }
}

}  // namespace

bool check_control(rule_input const& r) {
  switch (r.op.code) {
    case opcode::for_: counted_loop(r); return true;
    case opcode::loop: endless_loop(r); return true;
    case opcode::if_: branch(r); return true;
    case opcode::reduce:
    case opcode::scan: reduction(r); return true;
    case opcode::break_:
    case opcode::continue_:
    case opcode::yield:
    case opcode::return_: terminator(r); return true;
    default: return false;
  }
}

}  // namespace tw::tile_ir
