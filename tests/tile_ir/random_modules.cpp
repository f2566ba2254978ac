#include "tile_ir/random_modules.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include <tilewright/ir/op_table.hpp>

#include "tile_ir/random_types.hpp"
#include "tile_ir/verify.hpp"

namespace tw::test {
namespace {

using ir::attr;
using ir::attribute;
using ir::opcode;
using ir::tile_type;
using ir::value;

class maker {
 public:
  maker(ir::module& m, random_types& r) : module_(&m), r_(&r) {}

  void kernel(ir::entry& e, std::string name, int operations) {
    e.name = std::move(name);
    entry_ = &e;
    ir::operation_builder b(e);
    b_ = &b;
    visible_.clear();
    for (int i = r_->below(4); i > 0; --i) {
      ir::type t = r_->one_in(2) ? r_->pointer({}) : tile_type(r_->number(), {});
      if (t.elem == element::e2m1 && !t.pointer) t.elem = element::f32;
      visible_.push_back(b.parameter(t));
    }
    if (r_->one_in(3)) e.hints = r_->hints(nullptr);
    fill(operations, 3);
    b.add(opcode::return_, {}, {});
  }

  void one_operation(ir::entry& e, opcode c, bool damage) {
    e.name = "k";
    entry_ = &e;
    ir::operation_builder b(e);
    b_ = &b;
    add(c, damage && r_->one_in(2));
    b.add(opcode::return_, {}, {});
  }

 private:
  // `n` operations in the current block; what the verifier refuses is taken back.
  void fill(int n, int depth) {
    while (n-- > 0) {
      auto& list = block_ == nullptr ? entry_->body.operations : block_->operations;
      auto const before = list.size(), types = entry_->types.size(), seen = visible_.size();
      opcode const c = any_opcode();
      if (ir::row(c).regions > 0) {
        if (depth > 0) nested(c, depth);
        continue;
      }
      add(c, false);
      if (legal(std::vector<ir::operation>(list.begin() + static_cast<std::ptrdiff_t>(before), list.end()))) continue;
      list.resize(before);
      entry_->types.resize(types);
      visible_.resize(seen);
    }
  }

  // Whether operations that use what is visible would stand alone: in an entry with everything they need as arguments.
  bool legal(std::vector<ir::operation> operations) const {
    ir::module m;
    m.globals = module_->globals;
    auto& e = m.entries.emplace_back();
    e.name = "trial";
    e.types = entry_->types;
    e.body.operations = std::move(operations);
    std::vector<bool> defined(e.types.size(), false);
    mark(e.body, defined);
    ir::operation holder;  // a loop may have arguments that no entry may have
    holder.code = opcode::loop;
    holder.regions.resize(1);
    auto& inner = holder.regions[0].blocks.emplace_back();
    for (std::size_t i = 0; i < defined.size(); ++i)
      if (!defined[i]) e.body.arguments.push_back(static_cast<value>(i));
    inner.operations.swap(e.body.operations);
    ir::operation stop;
    stop.code = opcode::break_;
    inner.operations.push_back(stop);
    e.body.operations.push_back(std::move(holder));
    e.body.operations.emplace_back();
    for (auto const& d : tile_ir::verify(m))
      if (d.of_format && !d.message.starts_with("parameters"))
        return false;  // an entry cannot have these, but that is not the point
    return true;
  }

  // What is defined in a block and in the regions of its operations.
  static void mark(ir::block const& b, std::vector<bool>& defined) {
    for (auto v : b.arguments) defined[static_cast<std::size_t>(v)] = true;
    for (auto const& op : b.operations) {
      for (auto v : op.results) defined[static_cast<std::size_t>(v)] = true;
      for (auto const& r : op.regions)
        for (auto const& inner : r.blocks) mark(inner, defined);
    }
  }

  opcode any_opcode() {
    for (;;) {
      auto const c = static_cast<opcode>(r_->below(ir::tile_ir_opcodes));
      auto const& row = ir::row(c);
      if (row.number != ir::no_number && !row.terminator && c != opcode::call) return c;
    }
  }

  // ---- values

  value keep(value v) {
    visible_.push_back(v);
    return v;
  }

  value need(ir::type const& t) {
    if (!r_->one_in(3))
      for (std::size_t i = visible_.size(); i > 0; --i)
        if (entry_->types[static_cast<std::size_t>(visible_[i - 1])] == t) return visible_[i - 1];
    return keep(make(t));
  }

  value make(ir::type t) {
    switch (t.kind) {
      case ir::type_kind::token: return b_->make(opcode::make_token, {}, t);
      case ir::type_kind::tensor_view: {
        ir::type base = ir::pointer_tile_type(t.elem);
        base.ptr_attr = t.ptr_attr;
        std::vector<value> operands{need(base)};
        ir::type const extent = tile_type(r_->one_in(2) ? element::i32 : element::i64);
        auto const dynamics = [](auto const& list) {
          return static_cast<std::int32_t>(std::count(list.begin(), list.end(), ir::dynamic));
        };
        std::int32_t const shape = dynamics(t.shape), strides = dynamics(t.strides);
        for (int i = 0; i < shape + strides; ++i) operands.push_back(need(extent));
        return b_->make(opcode::make_tensor_view, operands, t, {}, {1, shape, strides});
      }
      case ir::type_kind::tile: break;
      default: {
        ir::type base = ir::tensor_view_type(t.elem, t.shape, t.strides);
        base.ptr_attr = t.ptr_attr;
        auto const c = t.kind == ir::type_kind::partition_view ? opcode::make_partition_view
                       : t.kind == ir::type_kind::strided_view ? opcode::make_strided_view
                                                               : opcode::make_gather_scatter_view;
        return b_->make(c, {need(base)}, t);
      }
    }
    if (t.pointer) return b_->make(opcode::int_to_ptr, {need(tile_type(element::i64, t.shape))}, t);
    if (t.elem == element::i4)
      return b_->make(opcode::trunci, {need(tile_type(element::i8, t.shape))}, t,
                      {{attr::overflow, {std::int64_t{0}}}});
    return b_->make(opcode::constant, {}, t, {{attr::value, {ir::dense_attr{r_->constant(t)}}}});
  }

  // ---- operations

  void add(opcode c, bool damaged) {
    signature s = signature_of(c, *r_, *module_);
    if (damaged) r_->damage(s);
    std::vector<value> operands;
    for (auto const& t : s.operands) operands.push_back(need(t));
    auto attributes = r_->attributes(c, s, *module_);
    auto const& op = b_->add(c, operands, s.results, std::move(attributes), s.groups);
    for (auto v : op.results) visible_.push_back(v);
  }

  std::vector<ir::type> carried() {
    std::vector<ir::type> types;
    for (int i = r_->below(3); i > 0; --i) types.push_back(r_->one_in(4) ? ir::token_type() : r_->tile());
    return types;
  }

  void inside(ir::block& b, std::vector<ir::type> const& arguments, std::function<void()> const& body) {
    auto const seen = visible_.size();
    auto* const outer_block = std::exchange(block_, &b);
    auto* const outer = b_->into(&b);
    for (auto const& t : arguments) keep(b_->argument(t));
    body();
    b_->into(outer);
    block_ = outer_block;
    visible_.resize(seen);
  }

  std::vector<value> needed(std::vector<ir::type> const& types) {
    std::vector<value> out;
    for (auto const& t : types) out.push_back(need(t));
    return out;
  }

  // Regions are filled before their operation is added, so that nothing moves meanwhile.
  void nested(opcode c, int depth) {
    ir::operation op;
    op.code = c;
    op.regions.resize(ir::row(c).regions);
    for (auto& r : op.regions) r.blocks.resize(1);
    auto& body = op.regions[0].blocks[0];
    auto const end = [&](opcode code, std::vector<ir::type> const& types) {
      auto const operands = needed(types);
      b_->add(code, operands, {});
    };
    std::vector<ir::type> results;
    switch (c) {
      case opcode::for_: {
        results = carried();
        ir::type const bound = tile_type(r_->any({element::i1, element::i8, element::i16, element::i32, element::i64}));
        op.operands = needed({bound, bound, bound});
        auto const initial = needed(results);
        op.operands.insert(op.operands.end(), initial.begin(), initial.end());
        op.groups = {1, 1, 1, static_cast<std::int32_t>(initial.size())};
        if (r_->one_in(2)) op.attributes.emplace_back(attr::unsigned_cmp, attribute{std::int64_t{1}});
        std::vector<ir::type> arguments = results;
        arguments.insert(arguments.begin(), bound);
        inside(body, arguments, [&] {
          bool const outer = std::exchange(may_return_, false);
          fill(3, depth - 1);
          may_return_ = outer;
          end(opcode::continue_, results);
        });
        break;
      }
      case opcode::loop: {
        auto const arguments = carried();
        results = carried();
        op.operands = needed(arguments);
        inside(body, arguments, [&] {
          fill(3, depth - 1);
          int const kind = r_->below(4);
          if (kind == 0) return end(opcode::continue_, arguments);
          if (kind == 1 && may_return_) return end(opcode::return_, {});
          end(opcode::break_, results);
        });
        break;
      }
      case opcode::if_:
        results = carried();
        op.operands = needed({tile_type(element::i1)});
        for (auto& r : op.regions)
          inside(r.blocks[0], {}, [&] {
            fill(2, depth - 1);
            if (r_->one_in(6) && may_return_) return end(opcode::return_, {});
            end(opcode::yield, results);
          });
        if (results.empty() && r_->one_in(2)) op.regions[1].blocks.clear();
        break;
      default: reduction(op, results, depth);
    }
    std::vector<ir::operation> alone{op};
    for (auto& t : results) op.results.push_back(b_->fresh(t));
    if (!results.empty()) alone[0].results = op.results;
    if (!legal(std::move(alone))) {
      for (std::size_t i = 0; i < results.size(); ++i) entry_->types.pop_back();
      return;
    }
    auto& list = block_ == nullptr ? entry_->body.operations : block_->operations;
    list.push_back(op);
    for (auto v : op.results) keep(v);
  }

  void reduction(ir::operation& op, std::vector<ir::type>& results, int depth) {
    auto shape = r_->shape();
    if (shape.empty()) shape = {4};
    int const dim = r_->below(static_cast<int>(shape.size()));
    auto reduced = shape;
    if (op.code == opcode::reduce) reduced.erase(reduced.begin() + dim);
    ir::array_attr identities;
    std::vector<ir::type> operands, arguments, yielded;
    for (int i = 1 + r_->below(2); i > 0; --i) {
      element e = r_->number();
      if (e == element::e2m1) e = element::f16;  // no scalars
      operands.push_back(tile_type(e, shape));
      results.push_back(tile_type(e, reduced));
      arguments.insert(arguments.end(), 2, tile_type(e));
      yielded.push_back(tile_type(e));
      identities.values.push_back(r_->identity(e));
    }
    op.operands = needed(operands);
    op.attributes = {{attr::dim, {std::int64_t{dim}}}, {attr::identities, {identities}}};
    if (op.code == opcode::scan) op.attributes.emplace_back(attr::reverse, attribute{std::int64_t{r_->below(2)}});
    inside(op.regions[0].blocks[0], arguments, [&] {
      bool const outer = std::exchange(may_return_, false);
      fill(2, depth - 1);
      may_return_ = outer;
      auto const values = needed(yielded);
      b_->add(opcode::yield, values, {});
    });
  }

  ir::module* module_;
  random_types* r_;
  ir::entry* entry_ = nullptr;
  ir::operation_builder* b_ = nullptr;
  ir::block* block_ = nullptr;
  bool may_return_ = true;  // not inside counted loops and reductions
  std::vector<value> visible_;
};

}  // namespace

ir::module random_module(std::uint32_t seed, int kernels) {
  random_types r(seed);
  ir::module m;
  if (r.one_in(4)) m.producer = "made by chance";
  char const* const names[] = {"table", "with space", "\xC3\xBC", "7th"};
  for (int i = 0; i < 4; ++i) {
    ir::global g;
    g.name = names[i];
    g.type_ = r.fitting(r.number(), {std::int64_t{1} << r.below(4)});
    g.bytes = r.constant(g.type_);
    if (r.one_in(2)) g.alignment = std::uint64_t{1} << r.below(6);
    if (r.one_in(2)) g.visibility_ = ir::visibility::private_;
    g.constant = r.one_in(2);
    m.globals.push_back(g);
  }
  m.entries.resize(static_cast<std::size_t>(kernels));
  for (int i = 0; i < kernels; ++i) {
    auto& e = m.entries[static_cast<std::size_t>(i)];
    maker(m, r).kernel(e, r.one_in(5) ? "kernel " + std::to_string(i) : "k" + std::to_string(i), 25);
  }
  return m;
}

std::vector<opcode> plain_operations() {
  std::vector<opcode> out;
  for (int i = 0; i < ir::tile_ir_opcodes; ++i) {
    auto const& r = ir::row(static_cast<opcode>(i));
    if (r.number != ir::no_number && r.regions == 0 && !r.terminator && r.code != opcode::call) out.push_back(r.code);
  }
  return out;
}

ir::module random_operation(opcode c, std::uint32_t seed, bool damage) {
  random_types r(seed);
  ir::module m;
  ir::global g;
  g.name = "g";
  g.type_ = ir::tile_type(element::f32, {4});
  g.bytes = {0, 0, 0, 0};
  m.globals.push_back(g);
  maker(m, r).one_operation(m.entries.emplace_back(), c, damage);
  return m;
}

}  // namespace tw::test
