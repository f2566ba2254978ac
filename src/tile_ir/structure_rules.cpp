#include <variant>

#include "tile_ir/attribute_codec.hpp"
#include "tile_ir/rules.hpp"

namespace tw::tile_ir {
namespace {

class structure {
 public:
  structure(ir::entry const& e, std::vector<diagnostic>& out)
      : entry_(&e), out_(&out), defined_(e.types.size(), false), visible_(e.types.size(), false) {}

  void run() {
    for (std::size_t i = 0; i < entry_->types.size(); ++i) {
      std::string const which = "value " + std::to_string(i) + ": ";
      if (auto s = type_fault(entry_->types[i]); !s.empty()) fail(nullptr, which + s);
      else if (s = type_advice(entry_->types[i]); !s.empty())
        out_->push_back({entry_->name, "", entry_->where, which + s, nullptr, false});
    }
    block(nullptr, entry_->body);
  }

 private:
  void fail(ir::operation const* op, std::string message) {
    out_->push_back({entry_->name, op == nullptr ? "" : std::string(ir::row(op->code).name),
                     op == nullptr ? entry_->where : op->where, std::move(message), op});
  }

  void define(ir::operation const* op, ir::value v, std::vector<ir::value>& mine) {
    auto const i = static_cast<std::size_t>(v);
    if (v < 0 || i >= defined_.size()) return fail(op, "value " + std::to_string(v) + " has no type");
    if (defined_[i]) return fail(op, "value " + std::to_string(v) + " is defined twice");
    defined_[i] = visible_[i] = true;
    mine.push_back(v);
  }

  void block(ir::operation const* owner, ir::block const& b) {
    std::vector<ir::value> mine;
    for (auto v : b.arguments) define(owner, v, mine);
    if (b.operations.empty()) fail(owner, "a block without operations; it ends with a terminator");
    for (std::size_t i = 0; i < b.operations.size(); ++i) {
      auto const& op = b.operations[i];
      bool const last = i + 1 == b.operations.size();
      if (ir::row(op.code).terminator != last)
        fail(&op, last ? "a block ends with a terminator" : "operations behind a terminator are never executed");
      operation(op);
      for (auto v : op.results) define(&op, v, mine);
    }
    for (auto v : mine) visible_[static_cast<std::size_t>(v)] = false;
  }

  void operation(ir::operation const& op) {
    auto const& r = ir::row(op.code);
    if (r.number == ir::no_number) return fail(&op, "this operation cannot stand in the body of a lowered kernel");
    for (auto v : op.operands)
      if (v < 0 || static_cast<std::size_t>(v) >= visible_.size() || !visible_[static_cast<std::size_t>(v)])
        fail(&op, "operand " + std::to_string(v) + " is not defined there");
    if (!groups_of(op).legal) fail(&op, "the operands do not fit the operand groups");
    if (r.results != ir::many_results && op.results.size() != static_cast<std::size_t>(r.results))
      fail(&op, "has " + std::to_string(op.results.size()) + " results instead of " + std::to_string(r.results));
    attributes(op, r);
    bool const else_missing = op.code == ir::opcode::if_ && op.regions.size() == 1;
    if (op.regions.size() != r.regions && !else_missing)
      return fail(&op, "has " + std::to_string(op.regions.size()) + " regions instead of " + std::to_string(r.regions));
    for (std::size_t i = 0; i < op.regions.size(); ++i) {
      auto const& blocks = op.regions[i].blocks;
      bool const may_lack = op.code == ir::opcode::if_ && i == 1;
      if (blocks.size() > 1 || (blocks.empty() && !may_lack)) fail(&op, "a region has one block");
      for (auto const& b : blocks) block(&op, b);
    }
  }

  void attributes(ir::operation const& op, ir::op_row const& r) {
    for (std::size_t i = 0; i < op.attributes.size(); ++i) {
      auto const name = op.attributes[i].first;
      auto const* f = ir::field(r, name);
      if (f == nullptr) {
        fail(&op, "has an attribute that the operation does not know");
        continue;
      }
      for (std::size_t j = 0; j < i; ++j)
        if (op.attributes[j].first == name) fail(&op, "has an attribute twice");
      if (!fits(*f, op.attributes[i].second)) fail(&op, "has an attribute with a value of the wrong kind or range");
    }
    for (int i = 0; i < ir::attribute_count(r); ++i)
      if (r.attributes[i].required && ir::find(op, r.attributes[i].name) == nullptr)
        fail(&op, "lacks attribute " + std::to_string(i) + " of its row");
  }

  static bool fits(ir::attr_row const& f, ir::attribute const& a) {
    using enum ir::attr_form;
    auto const* n = std::get_if<std::int64_t>(&a.data);
    switch (f.form) {
      case none: return false;
      case unit:
      case boolean: return n != nullptr && (*n == 0 || *n == 1);
      case choice: return n != nullptr && *n >= 0 && *n < choice_count(f.name, newest_version);
      case integer: return n != nullptr && *n >= 0;
      case string: return std::holds_alternative<ir::string_attr>(a.data);
      case i32_array: return std::holds_alternative<ir::i32_array_attr>(a.data);
      case bool_array: return std::holds_alternative<ir::bool_array_attr>(a.data);
      case dense: return std::holds_alternative<ir::dense_attr>(a.data);
      case array: return std::holds_alternative<ir::array_attr>(a.data);
      case dictionary: return std::holds_alternative<ir::dictionary_attr>(a.data);
      case self_contained:
        return std::holds_alternative<ir::div_by_attr>(a.data) ||
               std::holds_alternative<ir::same_elements_attr>(a.data) ||
               std::holds_alternative<ir::bounded_attr>(a.data);
    }
    return false;
  }

  ir::entry const* entry_;
  std::vector<diagnostic>* out_;
  std::vector<bool> defined_, visible_;
};

}  // namespace

void check_structure(ir::entry const& e, std::vector<diagnostic>& out) { structure(e, out).run(); }

}  // namespace tw::tile_ir
