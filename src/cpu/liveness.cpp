#include "cpu/liveness.hpp"

#include <algorithm>
#include <tilewright/runtime/error.hpp>

namespace tw::cpu {
namespace {

bool repeats(ir::opcode c) {
  return c == ir::opcode::for_ || c == ir::opcode::loop || c == ir::opcode::reduce || c == ir::opcode::scan;
}

struct walker {
  std::vector<std::int64_t> last_use;
  std::vector<std::size_t> depth_of;       // loops around the definition of a value
  std::vector<std::size_t> around;         // loops around the current operation
  std::vector<std::int64_t> loop_end;      // by loop
  std::vector<std::pair<ir::value, std::size_t>> until_end;  // value, loop
  std::int64_t position = 0;

  std::size_t index(ir::value v) const {
    if (v < 0 || static_cast<std::size_t>(v) >= last_use.size()) internal_fault("a value number outside of its entry");
    return static_cast<std::size_t>(v);
  }
  void define(ir::value v) { depth_of[index(v)] = around.size(); }
  void use(ir::value v) {
    auto const i = index(v);
    if (depth_of[i] < around.size()) until_end.emplace_back(v, around[depth_of[i]]);
    else last_use[i] = std::max(last_use[i], position);
  }
  void walk(ir::block const& b) {
    for (auto v : b.arguments) define(v);
    for (auto const& op : b.operations) {
      for (auto v : op.operands) use(v);
      ++position;
      if (!op.regions.empty()) {
        bool const loop = repeats(op.code);
        if (loop) {
          around.push_back(loop_end.size());
          loop_end.push_back(0);
        }
        for (auto const& r : op.regions)
          for (auto const& inner : r.blocks) walk(inner);
        if (loop) {
          loop_end[around.back()] = position;
          around.pop_back();
        }
        ++position;
      }
      for (auto v : op.results) define(v);
    }
  }
};

}  // namespace

liveness find_liveness(ir::entry const& e) {
  walker w;
  w.last_use.assign(e.types.size(), -1);
  w.depth_of.assign(e.types.size(), 0);
  w.walk(e.body);
  for (auto [v, loop] : w.until_end) w.last_use[w.index(v)] = std::max(w.last_use[w.index(v)], w.loop_end[loop]);
  liveness l;
  l.dying.resize(static_cast<std::size_t>(w.position) + 1);
  for (std::size_t v = 0; v < w.last_use.size(); ++v)
    if (w.last_use[v] >= 0) l.dying[static_cast<std::size_t>(w.last_use[v])].push_back(static_cast<ir::value>(v));
  l.last_use = std::move(w.last_use);
  return l;
}

}  // namespace tw::cpu
