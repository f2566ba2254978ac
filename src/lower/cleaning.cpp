// Merges equal operations, and removes those that nothing uses.
#include <algorithm>
#include <unordered_map>

#include <tilewright/ir/op_table.hpp>

#include "lower/lowering.hpp"

namespace tw::lower {
namespace {

bool removable(ir::operation const& o) {
  if (o.code == opcode::assume || o.code == opcode::load_view_tko)
    return true;  // facts and reads matter by their results
  auto const e = ir::row(o.code).effects;
  return o.regions.empty() ? e == ir::effect::pure || e == ir::effect::unsafe
                           : o.code == opcode::reduce || o.code == opcode::scan;
}

void count_uses(ir::block const& b, std::vector<int>& uses, int change) {
  for (auto const& o : b.operations) {
    for (value v : o.operands) uses[static_cast<std::size_t>(v)] += change;
    for (auto const& r : o.regions)
      for (auto const& inner : r.blocks) count_uses(inner, uses, change);
  }
}

// Operations that give the same values wherever they stand: one does for all that it dominates.
class merger {
 public:
  explicit merger(ir::entry& e) : types_(e.types), same_(e.types.size(), ir::no_value) {}

  void block(ir::block& b) {
    std::vector<std::size_t> mine;
    for (auto& o : b.operations) {
      for (value& v : o.operands)
        if (value const s = same_[static_cast<std::size_t>(v)]; s != ir::no_value) v = s;
      for (auto& r : o.regions)
        for (auto& inner : r.blocks) block(inner);
      if (!mergeable(o)) continue;
      std::size_t const h = hash(o);
      auto& candidates = known_[h];
      auto const found = std::find_if(candidates.begin(), candidates.end(),
                                      [&](auto const* c) { return equal(*c, o); });
      if (found == candidates.end()) {
        candidates.push_back(&o);
        mine.push_back(h);
        continue;
      }
      for (std::size_t k = 0; k < o.results.size(); ++k)
        same_[static_cast<std::size_t>(o.results[k])] = (*found)->results[k];
    }
    for (auto h = mine.rbegin(); h != mine.rend(); ++h) known_[*h].pop_back();
  }

 private:
  static bool mergeable(ir::operation const& o) {
    auto const& r = ir::row(o.code);
    return o.regions.empty() && !r.terminator && (r.effects == ir::effect::pure || r.effects == ir::effect::unsafe);
  }
  static std::size_t hash(ir::operation const& o) {
    auto h = static_cast<std::size_t>(o.code);
    for (value v : o.operands) h = (h ^ static_cast<std::size_t>(v)) * 1099511628211U;
    return h;
  }
  ir::type const& type(value v) const { return types_[static_cast<std::size_t>(v)]; }
  bool equal(ir::operation const& a, ir::operation const& b) const {
    return a.code == b.code && a.operands == b.operands && a.groups == b.groups && a.attributes == b.attributes &&
           std::equal(a.results.begin(), a.results.end(), b.results.begin(), b.results.end(),
                      [&](value x, value y) { return type(x) == type(y); });
  }

  std::vector<ir::type> const& types_;
  std::vector<value> same_;  // by value: the one that stands for it
  std::unordered_map<std::size_t, std::vector<ir::operation const*>> known_;  // of the blocks around, innermost last
};

// From the last operation to the first, so that what an operation used becomes unused with it.
void clean(ir::block& b, std::vector<int>& uses) {
  for (auto o = b.operations.end(); o != b.operations.begin();) {
    --o;
    bool const used = std::any_of(o->results.begin(), o->results.end(),
                                  [&](value v) { return uses[static_cast<std::size_t>(v)] > 0; });
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

void lowering::merge_equal() { merger(entry_).block(entry_.body); }

void lowering::remove_unused() {
  std::vector<int> uses(entry_.types.size(), 0);
  count_uses(entry_.body, uses, 1);
  clean(entry_.body, uses);
}

}  // namespace tw::lower
