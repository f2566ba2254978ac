// Operations with regions and terminators: each with its faults, one at a time, against the official verifier.
#include <gtest/gtest.h>

#include <functional>

#include <tilewright/ir/op_table.hpp>

#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/printer.hpp"
#include "tile_ir/tools.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::attribute;
using ir::opcode;
using ir::tile_type;
using ir::value;

ir::type i32() { return tile_type(element::i32); }
ir::type f32() { return tile_type(element::f32); }

// An entry with values of several types, and what is needed to build one operation with regions.
struct bench {
  ir::module m;
  ir::operation_builder b;
  value n, x, flag, row;  // i32, f32, i1, 8 x i32

  bench() : b(m.entries.emplace_back()) {
    m.entries[0].name = "k";
    n = b.parameter(i32());
    x = b.parameter(f32());
    flag = b.parameter(tile_type(element::i1));
    row = b.make(opcode::iota, {}, tile_type(element::i32, {8}));
  }

  using body = std::function<void(std::vector<value> const& arguments)>;

  // One region, or for a branch two, with the same arguments and contents.
  void nested(opcode c, std::vector<value> operands, std::vector<ir::type> results,
              std::vector<ir::type> const& arguments, body const& fill,
              std::vector<std::pair<attr, attribute>> attributes = {}) {
    std::vector<std::int32_t> groups;
    if (c == opcode::for_) groups = {1, 1, 1, static_cast<std::int32_t>(operands.size()) - 3};
    auto& op = b.add(c, std::move(operands), std::move(results), std::move(attributes), std::move(groups));
    op.regions.resize(ir::row(c).regions);
    for (auto& r : op.regions) {
      r.blocks.resize(1);
      auto* const outer = b.into(&r.blocks[0]);
      std::vector<value> values;
      for (auto const& t : arguments) values.push_back(b.argument(t));
      fill(values);
      b.into(outer);
    }
  }
  void end(opcode c, std::vector<value> operands = {}) { b.add(c, std::move(operands), {}); }
};

void expect(bool wanted, char const* what, std::function<void(bench&)> const& fill) {
  bench t;
  fill(t);
  t.end(opcode::return_);
  auto const faults = verify(t.m);
  EXPECT_EQ(faults.empty(), wanted) << what << (faults.empty() ? "" : ": " + text(faults[0]));
  auto const official = test::disassemble(write(t.m, newest_version));
  EXPECT_EQ(official.exit == 0, wanted) << what << ": " << official.err;
}
void accepted(char const* what, std::function<void(bench&)> const& fill) { expect(true, what, fill); }
void refused(char const* what, std::function<void(bench&)> const& fill) { expect(false, what, fill); }

TEST(control, counted_loops) {
  auto const loop = [](std::vector<value> const& carried, std::vector<ir::type> results,
                       std::vector<ir::type> arguments, opcode end = opcode::continue_, bool float_bounds = false) {
    return [=](bench& t) {
      value const bound = float_bounds ? t.x : t.n;
      std::vector<value> operands{bound, bound, bound};
      operands.insert(operands.end(), carried.begin(), carried.end());
      t.nested(opcode::for_, operands, results, arguments,
               [&](auto const& a) { t.end(end, {a.begin() + (a.empty() ? 0 : 1), a.end()}); });
    };
  };
  accepted("nothing carried", loop({}, {}, {i32()}));
  accepted("a carried float", loop({1}, {f32()}, {i32(), f32()}));
  refused("no index", loop({}, {}, {}));
  refused("an index of another type", loop({}, {}, {tile_type(element::i64)}));
  refused("float bounds", loop({}, {}, {f32()}, opcode::continue_, true));
  refused("a carried value of another type inside", loop({1}, {f32()}, {i32(), i32()}));
  refused("a result of another type", loop({1}, {i32()}, {i32(), f32()}));
  refused("a result that is not carried", loop({}, {f32()}, {i32()}));
  refused("left by break", loop({}, {}, {i32()}, opcode::break_));
  refused("left by return", loop({}, {}, {i32()}, opcode::return_));
  refused("ended by yield", loop({}, {}, {i32()}, opcode::yield));
  refused("bounds of two types", [](bench& t) {
    auto const wide = t.b.constant(element::i64, {}, 1);
    t.nested(opcode::for_, {t.n, wide, t.n}, {}, {i32()}, [&](auto const&) { t.end(opcode::continue_); });
  });
  refused("bounds that are no scalars", [](bench& t) {
    t.nested(opcode::for_, {t.row, t.row, t.row}, {}, {tile_type(element::i32, {8})},
             [&](auto const&) { t.end(opcode::continue_); });
  });
  refused("continue with too few values", [](bench& t) {
    t.nested(opcode::for_, {t.n, t.n, t.n, t.x}, {f32()}, {i32(), f32()},
             [&](auto const&) { t.end(opcode::continue_); });
  });
}

TEST(control, endless_loops) {
  auto const loop = [](std::vector<ir::type> results, std::vector<ir::type> arguments, opcode end,
                       std::vector<value> values) {
    return
      [=](bench& t) { t.nested(opcode::loop, {t.n}, results, arguments, [&](auto const&) { t.end(end, values); }); };
  };
  accepted("continue", loop({}, {i32()}, opcode::continue_, {0}));
  accepted("break", loop({f32()}, {i32()}, opcode::break_, {1}));
  accepted("return", loop({f32()}, {i32()}, opcode::return_, {}));
  refused("an argument of another type", loop({}, {f32()}, opcode::continue_, {0}));
  refused("no argument", loop({}, {}, opcode::continue_, {0}));
  refused("continue with another type", loop({}, {i32()}, opcode::continue_, {1}));
  refused("continue without the value", loop({}, {i32()}, opcode::continue_, {}));
  refused("break with another type", loop({f32()}, {i32()}, opcode::break_, {0}));
  refused("break without the result", loop({f32()}, {i32()}, opcode::break_, {}));
  refused("ended by yield", loop({}, {i32()}, opcode::yield, {}));
}

TEST(control, branches) {
  auto const branch = [](value condition, std::vector<ir::type> results, opcode end, std::vector<value> values,
                         std::vector<ir::type> arguments = {}) {
    return [=](bench& t) {
      t.nested(opcode::if_, {condition}, results, arguments, [&](auto const&) { t.end(end, values); });
    };
  };
  accepted("yield", branch(2, {f32()}, opcode::yield, {1}));
  accepted("return", branch(2, {f32()}, opcode::return_, {}));
  refused("a condition of i32", branch(0, {}, opcode::yield, {}));
  refused("a tile of conditions", branch(3, {}, opcode::yield, {}));
  refused("a yield of another type", branch(2, {f32()}, opcode::yield, {0}));
  refused("a yield too many", branch(2, {}, opcode::yield, {0}));
  refused("arguments", branch(2, {}, opcode::yield, {}, {i32()}));
  refused("break outside of loops", branch(2, {}, opcode::break_, {}));
  refused("continue outside of loops", branch(2, {}, opcode::continue_, {}));
  refused("return with a value", branch(2, {}, opcode::return_, {0}));
  refused("a result and no else", [](bench& t) {
    t.nested(opcode::if_, {t.flag}, {f32()}, {}, [&](auto const&) { t.end(opcode::yield, {t.x}); });
    t.m.entries[0].body.operations.back().regions[1].blocks.clear();
  });
}

TEST(control, reductions_and_scans) {
  struct shape {
    std::int64_t dim = 0;
    std::size_t identities = 1;
    element identity = element::i32;
    std::vector<ir::type> arguments = {i32(), i32()};
    std::vector<value> yielded = {0};
    opcode end = opcode::yield;
    std::vector<std::int64_t> result = {};
    element result_element = element::i32;
  };
  for (auto const c : {opcode::reduce, opcode::scan}) {
    auto const with = [c](shape s) {
      return [=](bench& t) {
        ir::array_attr identities;
        attribute const zero = is_float(s.identity) ? attribute{ir::float_attr{s.identity, 0}}
                                                    : attribute{ir::integer_attr{s.identity, 0}};
        identities.values.assign(s.identities, zero);
        std::vector<std::pair<attr, attribute>> attributes{{attr::dim, {s.dim}}, {attr::identities, {identities}}};
        if (c == opcode::scan) attributes.emplace_back(attr::reverse, attribute{std::int64_t{0}});
        auto extents = s.result;
        if (c == opcode::scan && extents.empty()) extents = {8};
        t.nested(
          c, {t.row}, {tile_type(s.result_element, extents)}, s.arguments,
          [&](auto const&) { t.end(s.end, s.yielded); }, attributes);
      };
    };
    accepted("a sum", with({}));
    refused("an axis too many", with({.dim = 1}));
    refused("no identity", with({.identities = 0}));
    refused("two identities", with({.identities = 2}));
    refused("a wider identity", with({.identity = element::i64}));
    refused("a float identity", with({.identity = element::f32}));
    refused("one argument", with({.arguments = {i32()}}));
    refused("an argument of another type", with({.arguments = {i32(), f32()}}));
    refused("a yield of another type", with({.yielded = {1}}));
    refused("no yield", with({.yielded = {}}));
    refused("ended by continue", with({.yielded = {}, .end = opcode::continue_}));
    refused("ended by return", with({.yielded = {}, .end = opcode::return_}));
    refused("another shape", with({.result = {4}}));
    refused("another element", with({.result_element = element::i64}));
  }
}

// A preview operation, which the official disassembler prints when it is asked for.
TEST(control, calls) {
  auto const call = [](ir::array_attr const_args) {
    bench t;
    t.b.add(opcode::call, {t.x}, {f32()},
            {{attr::callee, {ir::string_attr{"f"}}}, {attr::const_args, {std::move(const_args)}}});
    t.end(opcode::return_);
    auto const official = test::disassemble(write(t.m, newest_version), "--preview=simt");
    bool const ours = verify(t.m).empty();
    EXPECT_EQ(ours, official.exit == 0) << official.err;
    if (ours) { EXPECT_EQ(print(t.m), official.out); }
    return ours;
  };
  EXPECT_TRUE(call({}));
  EXPECT_FALSE(call({{{ir::integer_attr{element::i32, 5}}}}));
}

TEST(control, globals_and_kernels) {
  auto const with_global = [](ir::type t, std::vector<std::uint8_t> bytes) {
    return [=](bench& b) {
      ir::global g;
      g.name = "g";
      g.type_ = t;
      g.bytes = bytes;
      b.m.globals.push_back(g);
    };
  };
  accepted("a global", with_global(tile_type(element::i8, {2}), {1, 2}));
  refused("a global of rank 0", with_global(tile_type(element::i8), {1}));
  refused("a global of rank 2", with_global(tile_type(element::i8, {1, 2}), {1, 2}));
  refused("a global of pointers", with_global(ir::pointer_tile_type(element::i8, {2}), {1, 2}));
  refused("a global with too few bytes", with_global(tile_type(element::i16, {2}), {1, 2, 3}));
  refused("a tile as parameter", [](bench& t) { t.b.parameter(tile_type(element::i32, {8})); });
  refused("a token as parameter", [](bench& t) { t.b.parameter(ir::token_type()); });
  refused("a kernel called like a global", [](bench& t) {
    ir::global g;
    g.name = "k";
    g.type_ = tile_type(element::i8, {1});
    g.bytes = {1};
    t.m.globals.push_back(g);
  });
}

}  // namespace
}  // namespace tw::tile_ir
