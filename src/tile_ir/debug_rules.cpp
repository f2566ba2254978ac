#include <algorithm>
#include <initializer_list>

#include "tile_ir/rules.hpp"

namespace tw::tile_ir {
namespace {

using ir::debug_kind;

class debug_walk {
 public:
  debug_walk(ir::module const& m, ir::entry const& e, std::vector<diagnostic>& out)
      : module_(&m), entry_(&e), out_(&out) {}

  void run() {
    auto const* own = record(entry_->where.record);
    if (entry_->where.record != 0) {
      auto const* scope = own == nullptr ? nullptr : record(own->scope);
      if (own == nullptr || own->kind != debug_kind::place) fail(nullptr, "the location of a kernel is a plain place");
      else if (scope == nullptr || scope->kind != debug_kind::subprogram)
        fail(nullptr, "the scope of a kernel is a subprogram");
      else if (scope->linkage_name != entry_->name)
        fail(nullptr, "the scope of the kernel is the subprogram '" + scope->linkage_name + "'");
      else subprogram_ = scope;
    }
    block(entry_->body);
  }

 private:
  ir::debug_record const* record(std::int32_t number) const {
    bool const there = number > 0 && static_cast<std::size_t>(number) <= module_->debug.size();
    return there ? &module_->debug[static_cast<std::size_t>(number - 1)] : nullptr;
  }

  void fail(ir::operation const* op, std::string message) {
    out_->push_back({entry_->name, op == nullptr ? "" : std::string(ir::row(op->code).name),
                     op == nullptr ? entry_->where : op->where, std::move(message), op});
  }

  void block(ir::block const& b) {
    for (auto const& op : b.operations) {
      if (op.where.record != 0) operation(op);
      for (auto const& r : op.regions)
        for (auto const& inner : r.blocks) block(inner);
    }
  }

  void operation(ir::operation const& op) {
    if (subprogram_ == nullptr) return fail(&op, "has a location with a scope, and the kernel has none");
    // Of a call site the caller counts, if it is known; what was called may be anything.
    auto const* r = record(op.where.record);
    while (r != nullptr && r->kind == debug_kind::call_site) r = record(r->caller);
    while (r != nullptr && r->kind != debug_kind::subprogram) r = record(r->scope);
    if (r != nullptr && r != subprogram_) fail(&op, "has a location that does not lie in the kernel's subprogram");
  }

  ir::module const* module_;
  ir::entry const* entry_;
  std::vector<diagnostic>* out_;
  ir::debug_record const* subprogram_ = nullptr;
};

}  // namespace

void check_debug_records(ir::module const& m, std::vector<diagnostic>& out) {
  for (std::size_t i = 0; i < m.debug.size(); ++i) {
    auto const& r = m.debug[i];
    auto const is = [&](std::int32_t number, std::initializer_list<debug_kind> kinds) {
      if (number <= 0 || static_cast<std::size_t>(number) > i) return false;
      return std::find(kinds.begin(), kinds.end(), m.debug[static_cast<std::size_t>(number - 1)].kind) != kinds.end();
    };
    auto const scope = {debug_kind::subprogram, debug_kind::lexical_block};
    auto const place = {debug_kind::place, debug_kind::call_site};
    bool fits = true;
    switch (r.kind) {
      case debug_kind::file: break;
      case debug_kind::compile_unit: fits = is(r.file, {debug_kind::file}); break;
      case debug_kind::subprogram:
        fits = is(r.file, {debug_kind::file}) && is(r.unit, {debug_kind::compile_unit});
        break;
      case debug_kind::lexical_block: fits = is(r.scope, scope) && is(r.file, {debug_kind::file}); break;
      case debug_kind::place: fits = is(r.scope, scope); break;
      case debug_kind::call_site:
        fits = (r.callee == 0 || is(r.callee, place)) && (r.caller == 0 || is(r.caller, place));
        break;
    }
    if (!fits || r.line < 0 || r.column < 0 || r.scope_line < 0)
      out.push_back({"", "", {}, "debug record " + std::to_string(i + 1) + " is malformed"});
  }
}

void check_debug(ir::module const& m, ir::entry const& e, std::vector<diagnostic>& out) { debug_walk(m, e, out).run(); }

}  // namespace tw::tile_ir
