// Removes operations that nothing uses.
#include <algorithm>

#include <tilewright/ir/op_table.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

bool removable(ir::operation const& o) {
  if (o.code == opcode::assume || o.code == opcode::load_view_tko) return true;  // facts and reads matter by their results
  auto const e = ir::row(o.code).effects;
  return o.regions.empty() ? e == ir::effect::pure || e == ir::effect::unsafe : o.code == opcode::reduce;
}

void count_uses(ir::block const& b, std::vector<int>& uses, int change) {
  for (auto const& o : b.operations) {
    for (value v : o.operands) uses[static_cast<std::size_t>(v)] += change;
    for (auto const& r : o.regions)
      for (auto const& inner : r.blocks) count_uses(inner, uses, change);
  }
}

// From the last operation to the first, so that what an operation used becomes unused with it.
void clean(ir::block& b, std::vector<int>& uses) {
  for (auto o = b.operations.end(); o != b.operations.begin();) {
    --o;
    bool const used = std::any_of(o->results.begin(), o->results.end(), [&](value v) { return uses[static_cast<std::size_t>(v)] > 0; });
    if (!used && removable(*o)) {
      for (value v : o->operands) --uses[static_cast<std::size_t>(v)];
      for (auto const& r : o->regions)
        for (auto const& inner : r.blocks) count_uses(inner, uses, -1);
      o = b.operations.erase(o);
      continue;
    }
    for (auto& r : o->regions)
      for (auto& inner : r.blocks) clean(inner, uses);
  }
}

}  // namespace

void lowering::remove_unused() {
  std::vector<int> uses(entry_.types.size(), 0);
  count_uses(entry_.body, uses, 1);
  clean(entry_.body, uses);
}

}  // namespace tw::lower
