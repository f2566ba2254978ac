#include "tile_ir/function_reader.hpp"

#include <map>

#include <tilewright/ir/op_table.hpp>

namespace tw::tile_ir {
namespace {

constexpr int deepest_nesting = 256;

std::map<int, ir::opcode> const& opcodes() {
  static std::map<int, ir::opcode> const by_number = [] {
    std::map<int, ir::opcode> m;
    for (int i = 0; i < ir::tile_ir_opcodes; ++i) {
      auto const c = static_cast<ir::opcode>(i);
      if (ir::row(c).number != ir::no_number) m.emplace(ir::row(c).number, c);
    }
    return m;
  }();
  return by_number;
}

class body_reader {
 public:
  body_reader(read_tables& t, version v, bool preview, std::vector<ir::location> const* lines, ir::entry& e,
              std::vector<std::size_t>& offsets)
      : tables_(&t), lookup_(t.attributes()), v_(v), preview_(preview), lines_(lines), entry_(&e), offsets_(&offsets) {}

  void run(byte_reader in, std::vector<ir::type> const& parameters) {
    for (auto const& t : parameters) {
      entry_->body.arguments.push_back(fresh(t));
      visible_.push_back(entry_->body.arguments.back());
    }
    while (!in.done()) entry_->body.operations.push_back(read(in, 0));
  }

 private:
  ir::value fresh(ir::type t) {
    entry_->types.push_back(std::move(t));
    return static_cast<ir::value>(entry_->types.size() - 1);
  }

  ir::value use(byte_reader& in) {
    std::size_t const where = in.offset();
    std::uint64_t const n = in.varint("an operand");
    if (n >= visible_.size())
      refuse(where,
             "operand " + std::to_string(n) + " where " + std::to_string(visible_.size()) + " values are visible");
    return visible_[static_cast<std::size_t>(n)];
  }

  ir::operation read(byte_reader& in, int depth) {
    if (depth > deepest_nesting) in.fail("regions are nested too deeply");
    std::size_t const where = in.offset();
    std::uint64_t const number = in.varint("an opcode");
    auto const found = number > 0xFFFF ? opcodes().end() : opcodes().find(static_cast<int>(number));
    if (found == opcodes().end() || ir::row(found->second).since > v_.minor)
      refuse(where, "unknown opcode " + std::to_string(number) + " for version " + text(v_));
    ir::operation op;
    op.code = found->second;
    auto const& r = ir::row(op.code);
    if (op.code == ir::opcode::call && !preview_)
      refuse(where, "a preview operation in a file without the preview tag");
    offsets_->push_back(where);
    if (lines_ != nullptr && offsets_->size() < lines_->size()) op.where = (*lines_)[offsets_->size()];

    std::size_t const fixed = r.results < 0 ? 0 : static_cast<std::size_t>(r.results);
    std::size_t results = v_.minor >= r.results_since ? fixed : 0;
    if (ir::counted_results(r)) {
      std::size_t const stated = in.count("results");
      if (r.results >= 0 && stated != results)
        refuse(where, "'" + std::string(r.name) + "' with " + std::to_string(stated) + " results");
      results = stated;
    }
    std::vector<ir::type> types;
    for (std::size_t i = 0; i < results; ++i) types.push_back(tables_->type(in));
    int const since = ir::flags_since(r);
    std::uint64_t const flags = since > 0 && v_.minor >= since ? in.varint("flags") : 0;
    for (int i = 0; i < ir::attribute_count(r); ++i) {
      auto const& a = r.attributes[i];
      if (a.since > v_.minor || (a.bit >= 0 && ((flags >> a.bit) & 1) == 0)) continue;
      op.attributes.emplace_back(a.name, read_inline(in, lookup_, a, v_));
    }
    read_operands(in, r, flags, op, where);
    if (r.regions > 0) read_regions(in, r, op, depth);
    // Results that the file's version does not have are made up, but get no number.
    for (auto& t : types) {
      op.results.push_back(fresh(std::move(t)));
      visible_.push_back(op.results.back());
    }
    if (v_.minor < r.results_since) op.results.push_back(fresh(ir::token_type()));
    return op;
  }

  void read_operands(byte_reader& in, ir::op_row const& r, std::uint64_t flags, ir::operation& op, std::size_t where) {
    int const groups = ir::operand_groups(r);
    if (!r.segmented) {
      std::size_t const required = static_cast<std::size_t>(groups);
      std::size_t const n = ir::flexible_operands(r) ? in.count("operands") : required;
      for (std::size_t i = 0; i < n; ++i) op.operands.push_back(use(in));
      int flexible = -1;
      for (int g = 0; g < groups; ++g)
        if (r.operands[g].count != ir::arity::one) flexible = g;
      if (flexible < 0) return;
      bool const optional = r.operands[flexible].count == ir::arity::optional;
      if (n + 1 < required || (optional && n > required))
        refuse(where, "'" + std::string(r.name) + "' with " + std::to_string(n) + " operands");
      for (int g = 0; g < groups; ++g)
        op.groups.push_back(g == flexible ? static_cast<std::int32_t>(n - (required - 1)) : 1);
      return;
    }
    for (int g = 0; g < groups; ++g) {
      auto const& o = r.operands[g];
      std::size_t n = 1;
      if (o.count == ir::arity::many) n = in.count("operands");
      if (o.count == ir::arity::optional) n = o.since <= v_.minor && ((flags >> o.bit) & 1) != 0 ? 1 : 0;
      for (std::size_t i = 0; i < n; ++i) op.operands.push_back(use(in));
      op.groups.push_back(static_cast<std::int32_t>(n));
    }
  }

  void read_regions(byte_reader& in, ir::op_row const& r, ir::operation& op, int depth) {
    std::size_t const where = in.offset();
    std::size_t const n = in.count("regions");
    if (n != r.regions) refuse(where, "'" + std::string(r.name) + "' with " + std::to_string(n) + " regions");
    op.regions.resize(n);
    for (auto& region : op.regions) {
      std::size_t const at = in.offset();
      std::size_t const blocks = in.count("blocks");
      if (blocks > 1) refuse(at, "a region with more than one block");
      region.blocks.resize(blocks);
      for (auto& b : region.blocks) read_block(in, b, depth + 1);
    }
  }

  void read_block(byte_reader& in, ir::block& b, int depth) {
    std::size_t const before = visible_.size();
    for (std::size_t n = in.count("block arguments"); n > 0; --n) {
      b.arguments.push_back(fresh(tables_->type(in)));
      visible_.push_back(b.arguments.back());
    }
    for (std::size_t n = in.count("operations"); n > 0; --n) b.operations.push_back(read(in, depth));
    visible_.resize(before);
  }

  read_tables* tables_;
  lookup lookup_;
  version v_;
  bool preview_;
  std::vector<ir::location> const* lines_;
  ir::entry* entry_;
  std::vector<std::size_t>* offsets_;
  std::vector<ir::value> visible_;
};

}  // namespace

void read_body(byte_reader body, read_tables& t, version v, bool preview, std::vector<ir::type> const& parameters,
               std::vector<ir::location> const* lines, ir::entry& e, std::vector<std::size_t>& offsets) {
  body_reader(t, v, preview, lines, e, offsets).run(body, parameters);
}

}  // namespace tw::tile_ir
