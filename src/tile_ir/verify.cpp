#include "tile_ir/verify.hpp"

#include <algorithm>
#include <bit>
#include <set>

#include <tilewright/runtime/error.hpp>

#include "tile_ir/rules.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::opcode;

void symbol(std::string const& name, std::set<std::string>& names, std::vector<diagnostic>& out) {
  if (name.empty() || !is_utf8(name)) out.push_back({name, "", {}, "a name is not empty, and UTF-8"});
  if (!names.insert(name).second) out.push_back({name, "", {}, "the name is given twice"});
}

void check_global(ir::global const& g, std::vector<diagnostic>& out) {
  auto const fail = [&](std::string s) { out.push_back({g.name, "global", {}, std::move(s)}); };
  if (auto s = type_fault(g.type_); !s.empty()) return fail(s);
  if (!is_tile(g.type_, number) || g.type_.shape.size() != 1) return fail("a global is a tile of numbers of rank 1");
  if (auto s = constant_fault(g.type_, g.bytes); !s.empty()) fail(s);
  if (g.alignment != 0 && !std::has_single_bit(g.alignment))
    out.push_back({g.name, "global", {}, "an alignment is a power of two", nullptr, false});
}

void check_header(ir::entry const& e, std::vector<diagnostic>& out) {
  auto const fail = [&](std::string s) { out.push_back({e.name, "", e.where, std::move(s)}); };
  for (auto v : e.body.arguments) {
    auto const& t = e.types[static_cast<std::size_t>(v)];
    if (t.kind != ir::type_kind::tile || !t.shape.empty() || (!t.pointer && !number(t.elem)))
      fail("parameters are scalars and pointers, not " + text(t));
  }
  if (e.body.operations.back().code != opcode::return_) fail("a kernel ends with return");
  if (e.hints)
    if (auto s = hints_fault(*e.hints, nullptr); !s.empty())
      out.push_back({e.name, "", e.where, std::move(s), nullptr, false});
}

class rule_walk {
 public:
  rule_walk(ir::module const& m, ir::entry const& e, std::vector<diagnostic>& out)
      : module_(&m), entry_(&e), out_(&out) {}

  void block(ir::block const& b) {
    for (auto const& op : b.operations) operation(op);
  }

 private:
  void operation(ir::operation const& op) {
    rule_input const r{*module_, *entry_, op, parents_, groups_of(op), [&](std::string message, bool of_format) {
                         out_->push_back({entry_->name, std::string(ir::row(op.code).name), op.where,
                                          std::move(message), &op, of_format});
                       }};
    bool const known = check_arithmetic(r) || check_conversion(r) || check_shape(r) || check_mma(r) ||
                       check_memory(r) || check_atomic(r) || check_control(r) || check_misc(r);
    if (!known) internal_fault("no verification rules for '" + std::string(ir::row(op.code).name) + "'");
    for (auto const* p : parents_)
      if ((p->code == opcode::reduce || p->code == opcode::scan) && has_effect(op))
        r.fail("operations with effects and loops cannot stand in the body of a " + std::string(ir::row(p->code).name));
    parents_.push_back(&op);
    for (auto const& region : op.regions)
      for (auto const& b : region.blocks) block(b);
    parents_.pop_back();
  }

  // Loops count, whatever is in them; branches and reductions only by what is in them.
  static bool has_effect(ir::operation const& op) {
    if (op.code == opcode::for_ || op.code == opcode::loop) return true;
    auto const& r = ir::row(op.code);
    return r.effects != ir::effect::pure && r.effects != ir::effect::unsafe && !r.terminator && r.regions == 0;
  }

  ir::module const* module_;
  ir::entry const* entry_;
  std::vector<diagnostic>* out_;
  std::vector<ir::operation const*> parents_;
};

}  // namespace

std::string text(diagnostic const& d) {
  std::string s = d.entry.empty() ? "module" : "'" + d.entry + "'";
  if (d.where.line != 0) s += ", line " + std::to_string(d.where.line);
  if (!d.operation.empty()) s += ", " + d.operation;
  return s + ": " + d.message;
}

std::vector<diagnostic> verify(ir::module const& m) {
  std::vector<diagnostic> out;
  std::set<std::string> names;
  check_debug_records(m, out);
  bool const debug = out.empty();
  for (auto const& g : m.globals) {
    symbol(g.name, names, out);
    check_global(g, out);
  }
  for (auto const& e : m.entries) {
    symbol(e.name, names, out);
    check_structure(e, out);
    if (debug) check_debug(m, e, out);
  }
  if (std::any_of(out.begin(), out.end(), [](auto const& d) { return d.of_format; })) return out;
  for (auto const& e : m.entries) {
    check_header(e, out);
    rule_walk(m, e, out).block(e.body);
  }
  return out;
}

}  // namespace tw::tile_ir
