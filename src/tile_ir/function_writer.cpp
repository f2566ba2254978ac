#include "tile_ir/function_writer.hpp"

#include <tilewright/ir/op_table.hpp>
#include <tilewright/runtime/error.hpp>

#include "tile_ir/attribute_codec.hpp"
#include "tile_ir/groups.hpp"

namespace tw::tile_ir {
namespace {

class body_writer {
 public:
  body_writer(ir::entry const& e, tables& t, debug_writer* debug)
      : entry_(&e), tables_(&t), debug_(debug), numbers_(e.types.size(), -1) {}

  std::vector<std::uint8_t> run() {
    for (auto v : entry_->body.arguments) give_number(v);
    for (auto const& op : entry_->body.operations) write(op);
    return out_.take();
  }

 private:
  void give_number(ir::value v) { numbers_.at(static_cast<std::size_t>(v)) = next_++; }

  void use(ir::value v, ir::operation const& op) {
    auto const i = static_cast<std::size_t>(v);
    if (v < 0 || i >= numbers_.size() || numbers_[i] < 0)
      fault(op, "uses value " + std::to_string(v) + ", which is not defined there");
    out_.varint(numbers_[i]);
  }

  ir::type const& type_of(ir::value v) const { return entry_->types.at(static_cast<std::size_t>(v)); }

  [[noreturn]] static void fault(ir::operation const& op, std::string const& what) {
    internal_fault("bytecode writer: '" + std::string(ir::row(op.code).name) + "' " + what);
  }

  void write(ir::operation const& op) {
    auto const& r = ir::row(op.code);
    int const minor = tables_->v.minor;
    if (r.number == ir::no_number) fault(op, "cannot stand in the body of a kernel");
    if (r.since > minor) fault(op, "needs bytecode version 13." + std::to_string(r.since));
    auto const groups = groups_of(op);
    if (!groups.legal) fault(op, "has operands that do not fit its groups");
    if (debug_ != nullptr) debug_->operation(op.where);

    out_.varint(r.number);
    std::size_t const results = minor >= r.results_since ? op.results.size() : 0;
    if (ir::counted_results(r)) out_.varint(results);
    for (std::size_t i = 0; i < results; ++i) out_.varint(tables_->type(type_of(op.results[i])));
    write_flags(op, r, groups);
    for (int i = 0; i < ir::attribute_count(r); ++i) write_attribute(op, r.attributes[i], groups);
    write_operands(op, r, groups);
    if (r.regions > 0) write_regions(op, r);
    for (std::size_t i = 0; i < results; ++i) give_number(op.results[i]);
  }

  // Whether the optional field is announced: unit flags only when set.
  static bool present(ir::operation const& op, ir::attr_row const& a) {
    if (a.form == ir::attr_form::unit) return ir::integer(op, a.name) != 0;
    return ir::find(op, a.name) != nullptr;
  }

  void write_flags(ir::operation const& op, ir::op_row const& r, operand_groups const& groups) {
    int const since = ir::flags_since(r);
    std::uint64_t flags = 0;
    for (int i = 0; i < ir::attribute_count(r); ++i) {
      auto const& a = r.attributes[i];
      if (a.bit < 0 || !present(op, a)) continue;
      if (a.since > tables_->v.minor) fault(op, "has a flag that needs bytecode version 13." + std::to_string(a.since));
      flags |= std::uint64_t{1} << a.bit;
    }
    for (int g = 0; g < groups.count; ++g) {
      auto const& o = r.operands[g];
      if (o.bit < 0 || groups.sizes[static_cast<std::size_t>(g)] == 0) continue;
      if (o.since > tables_->v.minor)
        fault(op, "has an operand that needs bytecode version 13." + std::to_string(o.since));
      flags |= std::uint64_t{1} << o.bit;
    }
    if (since > 0 && tables_->v.minor >= since) out_.varint(flags);
  }

  void write_attribute(ir::operation const& op, ir::attr_row const& a, operand_groups const& groups) {
    if (a.form == ir::attr_form::unit) return;
    auto const* stored = ir::find(op, a.name);
    if (a.since > tables_->v.minor) {
      if (stored != nullptr && !is_default(a, *stored))
        fault(op, "has an attribute that needs bytecode version 13." + std::to_string(a.since));
      return;
    }
    if (stored != nullptr) return write_inline(out_, *tables_, a, *stored);
    if (a.bit >= 0) return;
    if (a.required) fault(op, "lacks an attribute");
    if (a.form == ir::attr_form::bool_array) {  // inbounds: one flag for each index, none known to be inside
      int g = 0;
      while (ir::row(op.code).operands[g].count != ir::arity::many) ++g;
      ir::bool_array_attr const none{
        std::vector<bool>(static_cast<std::size_t>(groups.sizes[static_cast<std::size_t>(g)]))};
      return write_inline(out_, *tables_, a, {none});
    }
    write_inline(out_, *tables_, a, {std::int64_t{a.otherwise}});
  }

  static bool is_default(ir::attr_row const& a, ir::attribute const& stored) {
    if (auto const* flags = std::get_if<ir::bool_array_attr>(&stored.data)) {
      for (bool b : flags->values)
        if (b) return false;
      return true;
    }
    auto const* n = std::get_if<std::int64_t>(&stored.data);
    return n != nullptr && *n == a.otherwise;
  }

  void write_operands(ir::operation const& op, ir::op_row const& r, operand_groups const& groups) {
    if (!r.segmented) {
      if (ir::flexible_operands(r)) out_.varint(op.operands.size());
      for (auto v : op.operands) use(v, op);
      return;
    }
    for (int g = 0; g < groups.count; ++g) {
      auto const members = group(op, groups, g);
      if (r.operands[g].count == ir::arity::many) out_.varint(members.size());
      for (auto v : members) use(v, op);
    }
  }

  void write_regions(ir::operation const& op, ir::op_row const& r) {
    // A missing else may also be missing in the module.
    if (op.regions.size() > r.regions || (op.regions.size() < r.regions && op.code != ir::opcode::if_))
      fault(op, "has a wrong number of regions");
    out_.varint(int{r.regions});
    for (std::size_t i = 0; i < r.regions; ++i) {
      if (i >= op.regions.size()) {
        out_.varint(0);
        continue;
      }
      out_.varint(op.regions[i].blocks.size());
      for (auto const& b : op.regions[i].blocks) write_block(b);
    }
  }

  // Inside a block the counter goes on from the enclosing one, and falls back at its end.
  void write_block(ir::block const& b) {
    int const before = next_;
    out_.varint(b.arguments.size());
    for (auto v : b.arguments) {
      out_.varint(tables_->type(type_of(v)));
      give_number(v);
    }
    out_.varint(b.operations.size());
    for (auto const& op : b.operations) write(op);
    next_ = before;
  }

  ir::entry const* entry_;
  tables* tables_;
  debug_writer* debug_;
  std::vector<int> numbers_;
  int next_ = 0;
  byte_writer out_;
};

}  // namespace

std::vector<std::uint8_t> write_body(ir::entry const& e, tables& t, debug_writer* debug) {
  return body_writer(e, t, debug).run();
}

}  // namespace tw::tile_ir
