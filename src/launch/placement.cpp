// Where each check of a kernel takes place, in words.
#include <fmt/format.h>

#include "ir/function_text.hpp"
#include "launch/inspect.hpp"

namespace tw::launch {
namespace {

std::string what(ir::function const& f, verify::obligation const& o) {
  if (o.axis < 0) return "divisor";
  if (f[o.op].code == ir::opcode::extract) return fmt::format("slice taken out, axis {}", o.axis);
  if (f[o.op].code == ir::opcode::insert) return fmt::format("slice put in, axis {}", o.axis);
  switch (f[o.op].code) {
    case ir::opcode::tile_scatter: return fmt::format("scatter to p{}, axis {}", f[o.op].imm, o.axis);
    case ir::opcode::accum_update: return fmt::format("update of p{}, axis {}", f[o.op].imm, o.axis);
    case ir::opcode::view_update: return fmt::format("update of p{}, axis {}", f[f.operand(o.op, 0)].imm, o.axis);
    case ir::opcode::view_gather: return fmt::format("gather of p{}, axis {}", f[f.operand(o.op, 0)].imm, o.axis);
    default: return fmt::format("load of p{}, axis {}", f[f.operand(o.op, 0)].imm, o.axis);
  }
}

std::string reason(verify::obligation const& o) {
  switch (o.by) {
    case verify::rung::provenance: return "proved: the index counts the tiles of this axis";
    case verify::rung::constant: return "proved: by the range of the index";
    case verify::rung::relation: return "proved: by what b.require states or an earlier check guarantees";
    case verify::rung::launch: return "checked at each launch, from extents and scalars";
    case verify::rung::kernel: break;
  }
  std::string why = "checked in the kernel: ";
  switch (o.why) {
    case verify::cause::none:
      return why + (o.axis < 0 ? "the divisor is not known at the launch" : "the positions are data");
    case verify::cause::may_wrap: why += "the index arithmetic may wrap"; break;
    case verify::cause::may_be_negative: why += "the index may be negative"; break;
    case verify::cause::unbounded: why += "its upper bound is no function of extents, scalars and the grid"; break;
  }
  return fmt::format("{} (index in [{}, {}])", why, o.lo, o.hi);
}

}  // namespace

std::vector<std::string> placement_of_checks(kernel_record const& k, verify::report const& r) {
  ir::function const& f = k.code;
  std::vector<std::string> lines;
  for (auto const& o : r.obligations)
    lines.push_back(fmt::format("{}  {}: {}", ir::place(f, o.op), what(f, o), reason(o)));
  for (int i = 0; i < f.op_count; ++i) {
    if (f[i].code == ir::opcode::require)
      lines.push_back(fmt::format("{}  b.require: checked at each launch", ir::place(f, i)));
    if (f[i].code == ir::opcode::assert_)
      lines.push_back(fmt::format("{}  b.assert_ \"{}\": checked in the kernel", ir::place(f, i), text_of(f, f[i])));
  }
  return lines;
}

}  // namespace tw::launch
