#include "tile_ir/groups.hpp"

namespace tw::tile_ir {

operand_groups groups_of(ir::operation const& op) {
  auto const& r = ir::row(op.code);
  operand_groups out;
  out.count = ir::operand_groups(r);
  int const total = static_cast<int>(op.operands.size());
  if (op.groups.empty()) {
    int flexible = -1;
    for (int g = 0; g < out.count; ++g) {
      out.sizes[static_cast<std::size_t>(g)] = 1;
      if (r.operands[g].count == ir::arity::one) continue;
      if (flexible >= 0) return out;  // two of them: the operands cannot be told apart
      flexible = g;
    }
    if (flexible >= 0) out.sizes[static_cast<std::size_t>(flexible)] = total - (out.count - 1);
  } else {
    if (static_cast<int>(op.groups.size()) != out.count) return out;
    for (int g = 0; g < out.count; ++g) out.sizes[static_cast<std::size_t>(g)] = op.groups[static_cast<std::size_t>(g)];
  }
  int sum = 0;
  for (int g = 0; g < out.count; ++g) {
    int const n = out.sizes[static_cast<std::size_t>(g)];
    auto const a = r.operands[g].count;
    if (n < 0 || (a == ir::arity::one && n != 1) || (a == ir::arity::optional && n > 1)) return out;
    sum += n;
  }
  out.legal = sum == total;
  return out;
}

std::span<const ir::value> group(ir::operation const& op, operand_groups const& groups, int g) {
  std::size_t first = 0;
  for (int i = 0; i < g; ++i) first += static_cast<std::size_t>(groups.sizes[static_cast<std::size_t>(i)]);
  return std::span(op.operands).subspan(first, static_cast<std::size_t>(groups.sizes[static_cast<std::size_t>(g)]));
}

}  // namespace tw::tile_ir
