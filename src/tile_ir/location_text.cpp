#include "tile_ir/location_text.hpp"

#include <algorithm>
#include <numeric>

#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::debug_kind;

char const* base_name(ir::debug_record const* r) {
  if (r == nullptr) return "loc";
  switch (r->kind) {
    case debug_kind::compile_unit: return "di_compile_unit";
    case debug_kind::file: return "di_file";
    case debug_kind::lexical_block: return "di_lexical_block";
    case debug_kind::subprogram: return "di_subprogram";
    default: return "loc";
  }
}

}  // namespace

bool implied(ir::operation const& op) {
  return op.operands.empty() && (op.code == ir::opcode::yield || op.code == ir::opcode::continue_);
}

location_aliases::location_aliases(ir::module const& m) : module_(&m) {
  if (!m.globals.empty()) visit(key_of({}));
  for (auto const& e : m.entries) {
    visit(key_of(e.where));
    visit(e.body);
  }
  number();
}

location_aliases::key location_aliases::key_of(ir::location where) const {
  if (where.record != 0) return {where.record, "", 0, 0};
  if (where.line == 0) return {0, "", 0, 0};
  return {-1, module_->files.at(static_cast<std::size_t>(where.file)), where.line, where.column};
}

ir::debug_record const* location_aliases::record(key const& k) const {
  auto const n = std::get<0>(k);
  return n <= 0 ? nullptr : &module_->debug.at(static_cast<std::size_t>(n - 1));
}

void location_aliases::visit(ir::block const& b) {
  for (auto const& op : b.operations) {
    if (implied(op)) continue;
    visit(key_of(op.where));
    for (auto const& r : op.regions)
      for (auto const& inner : r.blocks) visit(inner);
  }
}

// Everything gets its place before its parts do, and lies one deeper than the deepest of them.
int location_aliases::visit(key const& k) {
  auto const [it, added] = index_.try_emplace(k, aliases_.size());
  std::size_t const i = it->second;
  if (!added) return aliases_[i].depth;
  auto const* r = record(k);
  aliases_.push_back({k, 0, base_name(r)});
  int depth = 0;
  auto const part = [&](key const& of) { depth = std::max(depth, visit(of) + 1); };
  auto const parts = [&](std::initializer_list<std::int32_t> numbers) {
    for (auto n : numbers) part({n, "", 0, 0});
  };
  if (r != nullptr) {
    switch (r->kind) {
      case debug_kind::file: break;
      case debug_kind::compile_unit: parts({r->file}); break;
      case debug_kind::subprogram: parts({r->file, r->unit}); break;
      case debug_kind::lexical_block: parts({r->scope, r->file}); break;
      case debug_kind::call_site: parts({r->callee, r->caller}); break;
      case debug_kind::place:
        part(plain(*r));
        parts({r->scope});
        break;
    }
  }
  return aliases_[i].depth = depth;
}

void location_aliases::number() {
  order_.resize(aliases_.size());
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  std::sort(order_.begin(), order_.end(), [&](auto a, auto b) {
    return std::tie(aliases_[a].depth, aliases_[a].name, a) < std::tie(aliases_[b].depth, aliases_[b].name, b);
  });
  std::map<std::string, int> used;
  for (auto i : order_)
    if (int const n = used[aliases_[i].name]++; n > 0) aliases_[i].name += std::to_string(n);
}

std::string const& location_aliases::reference(key const& k) const { return aliases_[index_.at(k)].name; }
std::string location_aliases::reference(std::int32_t record) const { return "#" + reference(key{record, "", 0, 0}); }

std::string location_aliases::suffix(ir::location where) const { return " loc(#" + reference(key_of(where)) + ")"; }

std::string location_aliases::definition(key const& k) const {
  auto const* r = record(k);
  if (r == nullptr) {
    auto const& [number, file, line, column] = k;
    if (number == 0) return "loc(unknown)";
    return "loc(" + quoted(file) + ":" + std::to_string(line) + ":" + std::to_string(column) + ")";
  }
  std::string const head = std::string("#cuda_tile.");
  switch (r->kind) {
    case debug_kind::file: return head + "di_file<" + quoted(r->name) + " in " + quoted(r->directory) + ">";
    case debug_kind::compile_unit: return head + "di_compile_unit<file = " + reference(r->file) + ">";
    case debug_kind::subprogram:
      return head + "di_subprogram<file = " + reference(r->file) + ", line = " + std::to_string(r->line) +
             ", name = " + quoted(r->name) + ", linkageName = " + quoted(r->linkage_name) +
             ", compileUnit = " + reference(r->unit) +
             (r->scope_line == 0 ? "" : ", scopeLine = " + std::to_string(r->scope_line)) + ">";
    case debug_kind::lexical_block:
      return head + "di_lexical_block<scope = " + reference(r->scope) + ", file = " + reference(r->file) +
             ", line = " + std::to_string(r->line) + (r->column == 0 ? "" : ", column = " + std::to_string(r->column)) +
             ">";
    case debug_kind::place: return head + "di_loc<#" + reference(plain(*r)) + " in " + reference(r->scope) + ">";
    default: return "loc(callsite(" + reference(r->callee) + " at " + reference(r->caller) + "))";
  }
}

std::string location_aliases::definitions() const {
  std::string out;
  for (auto i : order_) out += "#" + aliases_[i].name + " = " + definition(aliases_[i].what) + "\n";
  return out;
}

}  // namespace tw::tile_ir
