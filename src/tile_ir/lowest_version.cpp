#include <algorithm>

#include <tilewright/ir/op_table.hpp>

#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/tables.hpp"

namespace tw::tile_ir {
namespace {

int needed_by(ir::type const& t) {
  int need = 3;
  if (t.elem != element::none) need = std::max(need, element_since(t.elem));
  if (t.ptr_attr) need = std::max(need, *t.ptr_attr == ir::ptr_attribute::none ? 4 : 5);
  return need;
}

int needed_by(ir::entry const& e, ir::operation const& op, bool in_loop) {
  auto const& r = ir::row(op.code);
  int need = r.since;
  for (auto const& [name, stored] : op.attributes) {
    auto const* f = ir::field(r, name);
    if (f == nullptr) continue;
    bool otherwise = false;
    if (auto const* flags = std::get_if<ir::bool_array_attr>(&stored.data))
      otherwise = std::find(flags->values.begin(), flags->values.end(), true) != flags->values.end();
    else if (auto const* n = std::get_if<std::int64_t>(&stored.data)) otherwise = *n != f->otherwise;
    if (otherwise) need = std::max<int>(need, f->since);
    if (name == ir::attr::rounding_mode && ir::integer(op, name) == static_cast<int>(ir::rounding::nearest_away))
      need = std::max(need, 4);
  }
  // Other roundings of ftof than nearest_even came with 13.4, but for scale types.
  if (op.code == ir::opcode::ftof && ir::integer(op, ir::attr::rounding_mode) != 0 && !op.results.empty() &&
      e.types.at(static_cast<std::size_t>(op.results[0])).elem != element::e8m0)
    need = std::max(need, 4);
  // Assemblers before 13.4 refuse a return inside a loop.
  if (op.code == ir::opcode::return_ && in_loop) need = std::max(need, 4);
  bool const loop = in_loop || op.code == ir::opcode::loop || op.code == ir::opcode::for_;
  for (auto const& region : op.regions)
    for (auto const& b : region.blocks)
      for (auto const& inner : b.operations) need = std::max(need, needed_by(e, inner, loop));
  return need;
}

}  // namespace

version lowest_version(ir::module const& m) {
  int need = 3;
  for (auto const& g : m.globals) need = std::max(need, needed_by(g.type_));
  for (auto const& e : m.entries) {
    for (auto const& t : e.types) need = std::max(need, needed_by(t));
    for (auto const& op : e.body.operations) need = std::max(need, needed_by(e, op, false));
  }
  return {need};
}

}  // namespace tw::tile_ir
