#include "tile_ir/printer.hpp"

#include <optional>

#include "tile_ir/location_text.hpp"
#include "tile_ir/op_text.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;

class printer {
 public:
  std::string run(ir::module const& m, print_options options) {
    if (options.locations) aliases_.emplace(m);
    if (m.producer) out_ += "// Producer: " + *m.producer + "\n";
    for (auto const& g : m.globals) global(g);
    for (auto const& e : m.entries) entry(e);
    if (aliases_) out_ += aliases_->definitions();
    return std::move(out_);
  }

 private:
  void global(ir::global const& g) {
    // Absent keywords leave their blanks.
    out_ += "global ";
    if (g.visibility_ == ir::visibility::private_) out_ += "private ";
    out_ += g.constant ? " constant " : " ";
    out_ += symbol(g.name);
    if (g.alignment != 0) out_ += " alignment = " + std::to_string(g.alignment);
    out_ += " " + constant_text(g.type_, g.bytes) + " : " + text(g.type_);
    end({});
  }

  void entry(ir::entry const& e) {
    entry_ = &e;
    names_ = name_values(e);
    out_ += "entry " + symbol(e.name) + "(" + typed(e.body.arguments) + ")";
    if (e.hints && !e.hints->values.empty()) out_ += " optimization_hints=" + hints_text(*e.hints);
    out_ += " {\n";
    body(e.body);
    out_ += "}";
    end(e.where);
  }

  // The end of a line that ends an operation.
  void end(ir::location where) {
    if (aliases_) out_ += aliases_->suffix(where);
    out_ += "\n";
  }

  std::string name(ir::value v) const { return names_.use[static_cast<std::size_t>(v)]; }
  std::string type(ir::value v) const { return text(entry_->types[static_cast<std::size_t>(v)]); }

  std::string typed(std::vector<ir::value> const& values) const {
    std::vector<std::string> parts;
    for (auto v : values) parts.push_back(name(v) + ": " + type(v));
    return joined(parts);
  }

  void line(std::string const& s) { out_.append(2 * static_cast<std::size_t>(depth_), ' ') += s; }

  void body(ir::block const& b) {
    ++depth_;
    for (auto const& op : b.operations)
      if (!implied(op)) operation(op);
    --depth_;
  }

  void operation(ir::operation const& op) {
    op_view const v{*entry_, names_, op, groups_of(op)};
    line(results_text(op, names_));
    if (!op.results.empty()) out_ += " = ";
    switch (op.code) {
      case opcode::for_: return counted_loop(v);
      case opcode::loop: return loop(v);
      case opcode::if_: return branch(v);
      case opcode::reduce:
      case opcode::scan: return reduction(v);
      default: out_ += op_text(v); end(op.where);
    }
  }

  void close(op_view const& v) {
    line("}");
    end(v.op.where);
  }

  // `iter_values(%iterArg0 = %cst_0_f32)`
  std::string carried(std::span<const ir::value> inside, std::span<const ir::value> initial) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < initial.size(); ++i) parts.push_back(name(inside[i]) + " = " + name(initial[i]));
    return "iter_values(" + joined(parts) + ")";
  }

  void counted_loop(op_view const& v) {
    auto const& b = v.op.regions[0].blocks[0];
    out_ += "for ";
    if (ir::integer(v.op, attr::unsigned_cmp) != 0) out_ += "unsigned ";
    out_ += name(b.arguments[0]) + " in (" + v.operand(0) + " to " + v.operand(1) + ", step " + v.operand(2) +
            ") : " + v.operand_type(0);
    if (!v.op.results.empty())
      out_ += " " + carried(std::span(b.arguments).subspan(1), std::span(v.op.operands).subspan(3)) + " -> (" +
              v.result_types() + ")";
    out_ += " {\n";
    body(b);
    close(v);
  }

  void loop(op_view const& v) {
    auto const& b = v.op.regions[0].blocks[0];
    out_ += "loop";
    if (!v.op.operands.empty()) out_ += " " + carried(b.arguments, v.op.operands) + " : " + v.operand_types();
    if (!v.op.results.empty()) out_ += (v.op.operands.empty() ? " : " : " -> ") + v.result_types();
    out_ += " {\n";
    body(b);
    close(v);
  }

  void branch(op_view const& v) {
    out_ += "if " + v.operand(0);
    if (!v.op.results.empty()) out_ += " -> (" + v.result_types() + ")";
    out_ += " {\n";
    body(v.op.regions[0].blocks[0]);
    if (v.op.regions.size() > 1 && !v.op.regions[1].blocks.empty()) {
      line("} else {\n");
      body(v.op.regions[1].blocks[0]);
    }
    close(v);
  }

  void reduction(op_view const& v) {
    out_ += std::string(ir::row(v.op.code).name) + " " + v.operands() +
            " dim=" + std::to_string(ir::integer(v.op, attr::dim));
    if (v.op.code == opcode::scan) out_ += ir::integer(v.op, attr::reverse) != 0 ? " reverse=true" : " reverse=false";
    std::vector<std::string> identities;
    for (auto const& a : std::get<ir::array_attr>(ir::find(v.op, attr::identities)->data).values)
      identities.push_back(typed_text(a));
    out_ += " identities=[" + joined(identities) + "] : " + v.operand_types() + " -> " + v.result_types() + " \n";
    auto const& b = v.op.regions[0].blocks[0];
    line("(" + typed(b.arguments) + ") {\n");
    body(b);
    close(v);
  }

  ir::entry const* entry_ = nullptr;
  value_names names_;
  std::optional<location_aliases> aliases_;
  std::string out_;
  int depth_ = 0;
};

}  // namespace

std::string print(ir::module const& m, print_options options) { return printer().run(m, options); }

}  // namespace tw::tile_ir
