// Where operations stand, which decides how good the assembler's code is. The traced form has each value just in front of
// its first use.
#include <algorithm>
#include <iterator>

#include <tilewright/ir/op_table.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

using operations = std::vector<ir::operation>;

// Gives integers along one axis: few registers.
bool is_line(std::vector<ir::type> const& types, ir::operation const& o) {
  if (o.results.size() != 1) return false;
  auto const& t = types[static_cast<std::size_t>(o.results[0])];
  return t.kind == ir::type_kind::tile && !t.pointer && !t.shape.empty() &&
         (t.elem == element::i32 || t.elem == element::i64) &&
         std::count_if(t.shape.begin(), t.shape.end(), [](auto n) { return n != 1; }) <= 1;
}

// Moves the places out of the operations and of their regions; the others keep their order.
void take_places(operations::iterator from, operations::iterator to, operations& places, operations& rest) {
  for (; from != to; ++from) {
    for (auto& r : from->regions)
      for (auto& inner : r.blocks) {
        operations others;
        take_places(inner.operations.begin(), inner.operations.end(), places, others);
        inner.operations = std::move(others);
      }
    (from->code == opcode::iota ? places : rest).push_back(std::move(*from));
  }
}

}  // namespace

// Numbers of places stand in front of the first loop, and rows and columns that are computed from them: between two loops,
// or in the second, they keep the assembler from its faster code for the first (docs/known-assembler-faults.md).
void lowering::places_first() {
  auto& ops = entry_.body.operations;
  auto const loop = std::find_if(ops.begin(), ops.end(), [](auto const& o) { return o.code == opcode::for_; });
  if (spec_.sm == 0 || loop == ops.end()) return;
  operations places, rest;
  take_places(loop, ops.end(), places, rest);
  ops.erase(loop, ops.end());
  std::move(places.begin(), places.end(), std::back_inserter(ops));
  std::vector<bool> known(entry_.types.size(), false);
  auto const note = [&](std::vector<value> const& values) {
    for (value v : values) known[static_cast<std::size_t>(v)] = true;
  };
  note(entry_.body.arguments);
  for (auto const& o : ops) note(o.results);
  auto const goes_first = [&](ir::operation const& o) {
    return o.regions.empty() && ir::row(o.code).effects == ir::effect::pure && is_line(entry_.types, o) &&
           std::all_of(o.operands.begin(), o.operands.end(),
                       [&](value v) { return known[static_cast<std::size_t>(v)]; });
  };
  operations others;
  for (auto& o : rest) {
    bool const first = goes_first(o);
    if (first) note(o.results);
    (first ? ops : others).push_back(std::move(o));
  }
  std::move(others.begin(), others.end(), std::back_inserter(ops));
}

}  // namespace tw::lower
