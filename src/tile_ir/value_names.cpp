#include "tile_ir/value_names.hpp"

#include <cmath>
#include <set>

#include "ir/constant_bits.hpp"
#include "tile_ir/text.hpp"

namespace tw::tile_ir {
namespace {

// A value's name is asked of its maker: `cst_2_f32`, `pview`; empty when it only gets a number.
using maker_table = std::vector<ir::operation const*>;

std::string constant_hint(ir::entry const& e, ir::operation const& op) {
  auto const& t = e.types[static_cast<std::size_t>(op.results[0])];
  auto const* stored = ir::find(op, ir::attr::value);
  if (stored == nullptr || t.kind != ir::type_kind::tile) return "cst";
  auto const values = elements_of(t.elem, ir::element_count(t), std::get<ir::dense_attr>(stored->data).bytes);
  std::string const type = std::string(info(t.elem).name);
  if (values.size() == 1 && t.elem == element::i1) return values[0] != 0 ? "true" : "false";
  if (values.size() != 1) return "cst_" + type;
  if (is_integer(t.elem)) return "cst_" + element_text(t.elem, values[0]) + "_" + type;
  double const v = ir::float_value(t.elem, values[0]);
  if (std::isnan(v)) return "cst_NaN_" + type;
  // Whole numbers from 0; what does not fit 64 bits has no name of its own.
  if (!std::signbit(v) && v == std::floor(v) && v < 18446744073709551616.0)
    return "cst_" + std::to_string(static_cast<std::uint64_t>(v)) + "_" + type;
  return "cst_" + type;
}

std::string hint(ir::entry const& e, maker_table const& makers, ir::operation const& op, std::size_t result) {
  constexpr const char* axes[] = {"_x", "_y", "_z"};
  switch (op.code) {
    case ir::opcode::constant: return constant_hint(e, op);
    case ir::opcode::reshape: return "reshape";
    case ir::opcode::broadcast: return "bcast";
    case ir::opcode::for_: return result == 0 ? "for" : "";
    case ir::opcode::reduce: return result == 0 ? "reduce" : "";
    case ir::opcode::make_tensor_view: return "tview";
    case ir::opcode::make_partition_view: return "pview";
    case ir::opcode::make_strided_view: return "sview";
    case ir::opcode::make_gather_scatter_view: return "gsview";
    case ir::opcode::get_tile_block_id: return std::string("blockId") + axes[result % 3];
    case ir::opcode::get_num_tile_blocks: return std::string("gridSize") + axes[result % 3];
    case ir::opcode::load_ptr_tko:
    case ir::opcode::atomic_rmw_tko:
    case ir::opcode::atomic_cas_tko: return result == 0 ? "result" : "result_token";
    case ir::opcode::load_view_tko: return result == 0 ? "tile" : "result_token";
    case ir::opcode::multimem_load_reduce_view_tko: return result == 0 ? "reduced_values" : "result_token";
    case ir::opcode::assume: {
      auto const source = static_cast<std::size_t>(op.operands.at(0));
      auto const* maker = makers[source];
      if (maker == nullptr) return "assume";
      std::size_t which = 0;
      while (which < maker->results.size() && static_cast<std::size_t>(maker->results[which]) != source) ++which;
      // Operations with regions, and they alone, count as makers of names even where they give none.
      std::string const inner = hint(e, makers, *maker, which);
      return inner.empty() && maker->regions.empty() ? "assume" : "assume_" + inner;
    }
    default: return "";
  }
}

class namer {
 public:
  explicit namer(ir::entry const& e) : entry_(&e), makers_(e.types.size(), nullptr) { out_.use.resize(e.types.size()); }

  value_names run() {
    find_makers(entry_->body);
    block(entry_->body, nullptr, 0, {});
    return std::move(out_);
  }

 private:
  struct counters {
    int number = 0, argument = 0, conflict = 0;
  };

  void find_makers(ir::block const& b) {
    for (auto const& op : b.operations) {
      for (auto v : op.results) makers_[static_cast<std::size_t>(v)] = &op;
      for (auto const& r : op.regions)
        for (auto const& inner : r.blocks) find_makers(inner);
    }
  }

  std::string unique(std::string const& name, counters& c, std::vector<std::string>& mine) {
    std::string candidate = name;
    while (used_.contains(candidate)) candidate = name + "_" + std::to_string(c.conflict++);
    used_.insert(candidate);
    mine.push_back(candidate);
    return "%" + candidate;
  }

  // Name hint of a block argument; empty: `argN`.
  static std::string argument_hint(ir::operation const* owner, std::size_t i) {
    if (owner == nullptr) return "";
    if (owner->code == ir::opcode::for_) return i == 0 ? "loopIdx" : "iterArg" + std::to_string(i - 1);
    if (owner->code != ir::opcode::reduce) return "";
    std::string const side = i % 2 == 0 ? "reduce_lhs" : "reduce_rhs";
    return owner->operands.size() > 1 ? side + std::to_string(i / 2) : side;
  }

  // A whole block is named before the regions inside it; those start with its counters and see its names.
  void block(ir::block const& b, ir::operation const* owner, int depth, counters c) {
    std::vector<std::string> mine;
    for (std::size_t i = 0; i < b.arguments.size(); ++i) {
      std::string const h = argument_hint(owner, i);
      if (!h.empty()) name(b.arguments[i], unique(h, c, mine));
    }
    for (std::size_t i = 0; i < b.arguments.size(); ++i)
      if (argument_hint(owner, i).empty()) name(b.arguments[i], unique("arg" + std::to_string(c.argument++), c, mine));
    for (auto const& op : b.operations) results(op, c, mine);
    for (auto const& op : b.operations)
      for (auto const& r : op.regions)
        for (auto const& inner : r.blocks) block(inner, &op, depth + 1, c);
    for (auto const& n : mine) used_.erase(n);
  }

  void results(ir::operation const& op, counters& c, std::vector<std::string>& mine) {
    // Results without a name of their own belong to the group of the last named one (or of the first).
    std::string head;
    std::size_t start = 0;
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      std::string const h = hint(*entry_, makers_, op, i);
      if (i == 0 || !h.empty()) {
        head = h.empty() ? "%" + std::to_string(c.number++) : unique(h, c, mine);
        start = i;
      }
      bool alone = i == start;
      if (alone) {
        bool const next_named = i + 1 >= op.results.size() || !hint(*entry_, makers_, op, i + 1).empty();
        name(op.results[i], next_named ? head : head + "#0");
      } else {
        name(op.results[i], head + "#" + std::to_string(i - start));
      }
    }
  }

  void name(ir::value v, std::string n) { out_.use.at(static_cast<std::size_t>(v)) = std::move(n); }

  ir::entry const* entry_;
  maker_table makers_;
  std::set<std::string> used_;
  value_names out_;
};

}  // namespace

value_names name_values(ir::entry const& e) { return namer(e).run(); }

std::string results_text(ir::operation const& op, value_names const& names) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < op.results.size(); ++i) {
    std::string const& n = names.use[static_cast<std::size_t>(op.results[i])];
    auto const mark = n.find('#');
    if (mark == std::string::npos) {
      parts.push_back(n);
      continue;
    }
    std::string const head = n.substr(0, mark);
    if (n.substr(mark) != "#0") continue;
    std::size_t size = 1;
    while (i + size < op.results.size() &&
           names.use[static_cast<std::size_t>(op.results[i + size])] == head + "#" + std::to_string(size))
      ++size;
    parts.push_back(head + ":" + std::to_string(size));
  }
  return joined(parts);
}

}  // namespace tw::tile_ir
