#include <algorithm>
#include <set>

#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

bool has_type(int sm, element e) {
  if (e == element::e4m3 || e == element::e5m2) return sm >= 89;
  if (e == element::e8m0 || e == element::e2m1) return sm >= 100;
  return e != element::e5m3 || sm == 107;
}

bool has_multicast(int sm) { return sm == 100 || sm == 103 || sm == 107; }

class target_walk {
 public:
  target_walk(int sm, ir::entry const& e, std::vector<diagnostic>& out) : sm_(sm), entry_(&e), out_(&out) {}

  void run() {
    for (auto v : entry_->body.arguments) type(nullptr, v);
    hints();
    block(entry_->body);
  }

 private:
  void fail(ir::operation const* op, std::string message) {
    out_->push_back({entry_->name, op == nullptr ? "" : std::string(ir::row(op->code).name),
                     op == nullptr ? entry_->where : op->where, std::move(message)});
  }

  // Says each unknown type once for an entry.
  void type(ir::operation const* op, ir::value v) {
    auto const& t = entry_->types[static_cast<std::size_t>(v)];
    if (t.elem != element::none && !has_type(sm_, t.elem) && said_.insert(std::string(info(t.elem).name)).second)
      fail(op, "sm_" + std::to_string(sm_) + " has no type " + std::string(info(t.elem).name));
    if (t.ptr_attr && *t.ptr_attr != ir::ptr_attribute::none && !has_multicast(sm_) && said_.insert("pointers").second)
      fail(op, std::string(spelling(*t.ptr_attr)) + " pointers need sm_100, sm_103 or sm_107");
  }

  void hints() {
    if (!entry_->hints || sm_ >= 90) return;
    for (auto const& [arch, value] : entry_->hints->values) {
      auto const* d = std::get_if<ir::dictionary_attr>(&value.data);
      if (d == nullptr || arch != "sm_" + std::to_string(sm_)) continue;
      for (auto const& [name, v] : d->values) {
        auto const* i = std::get_if<ir::integer_attr>(&v.data);
        auto const* n = std::get_if<std::int64_t>(&v.data);
        if (name == "num_cta_in_cga" && ((i != nullptr && i->value != 1) || (n != nullptr && *n != 1)))
          fail(nullptr, "sm_" + std::to_string(sm_) + " has no clusters: num_cta_in_cga is 1");
      }
    }
  }

  void block(ir::block const& b) {
    for (auto const& op : b.operations) {
      for (auto v : op.results) type(&op, v);
      if (op.code == ir::opcode::call) fail(&op, "calls of tile libraries run on the CPU only: no library is linked");
      if (op.code == ir::opcode::mmaf_scaled && sm_ < 100) fail(&op, "needs sm_100 or newer");
      bool const addf = (op.code == ir::opcode::atomic_rmw_tko || op.code == ir::opcode::atomic_red_view_tko) &&
                        ir::integer(op, ir::attr::mode) == static_cast<int>(ir::atomic_mode::addf);
      if (addf && sm_ < 89 && entry_->types[static_cast<std::size_t>(op.operands[0])].elem == element::bf16)
        fail(&op, "atomic addition of bf16 needs sm_89 or newer");
      for (auto const& region : op.regions)
        for (auto const& inner : region.blocks) block(inner);
    }
  }

  int sm_;
  ir::entry const* entry_;
  std::vector<diagnostic>* out_;
  std::set<std::string> said_;
};

}  // namespace

std::vector<diagnostic> verify_target(ir::module const& m, int sm) {
  std::vector<diagnostic> out;
  if (sm == 0) return out;
  for (auto const& g : m.globals)
    if (!has_type(sm, g.type_.elem))
      out.push_back(
        {g.name, "global", {}, "sm_" + std::to_string(sm) + " has no type " + std::string(info(g.type_.elem).name)});
  for (auto const& e : m.entries) target_walk(sm, e, out).run();
  return out;
}

}  // namespace tw::tile_ir
