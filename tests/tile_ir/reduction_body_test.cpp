// What may stand in the body of a reduction: every operation, alone, against the official verifier.
#include <gtest/gtest.h>

#include <functional>

#include <tilewright/ir/op_table.hpp>

#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/random_modules.hpp"
#include "tile_ir/tools.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::opcode;
using ir::operation_builder;
using ir::tile_type;
using ir::value;

void reduction(operation_builder& b, value v, std::function<void()> const& body) {
  auto& op = b.add(
    opcode::reduce, {v}, {tile_type(element::i32)},
    {{attr::dim, {std::int64_t{0}}}, {attr::identities, {ir::array_attr{{{ir::integer_attr{element::i32, 0}}}}}}});
  op.regions.resize(1);
  op.regions[0].blocks.resize(1);
  auto* const outer = b.into(&op.regions[0].blocks[0]);
  auto const x = b.argument(tile_type(element::i32));
  b.argument(tile_type(element::i32));
  body();
  b.add(opcode::yield, {x}, {});
  b.into(outer);
}

// An operation with `regions` regions without arguments but those given, each ending with `end`.
void nested(operation_builder& b, opcode c, std::vector<value> operands, std::vector<std::int32_t> groups,
            std::vector<ir::type> const& arguments, opcode end) {
  auto& op = b.add(c, std::move(operands), {}, {}, std::move(groups));
  op.regions.resize(ir::row(c).regions);
  for (auto& r : op.regions) {
    r.blocks.resize(1);
    auto* const outer = b.into(&r.blocks[0]);
    for (auto const& t : arguments) b.argument(t);
    b.add(end, {}, {});
    b.into(outer);
  }
}

// Whether ours and theirs take it, which must be the same.
bool legal(std::function<void(operation_builder&, value n, value flag, value row)> const& inside) {
  ir::module m;
  auto& e = m.entries.emplace_back();
  e.name = "k";
  operation_builder b(e);
  auto const n = b.parameter(tile_type(element::i32)), flag = b.parameter(tile_type(element::i1));
  auto const row = b.make(opcode::iota, {}, tile_type(element::i32, {8}));
  reduction(b, row, [&] { inside(b, n, flag, row); });
  b.add(opcode::return_, {}, {});
  auto const official = test::disassemble(write(m, version{5}));
  bool const ours = verify(m).empty();
  EXPECT_EQ(ours, official.exit == 0) << official.err;
  return ours;
}

TEST(reduction_bodies, control_flow) {
  EXPECT_TRUE(legal([](operation_builder&, value, value, value) {}));
  auto const i32 = tile_type(element::i32);
  EXPECT_TRUE(
    legal([](operation_builder& b, value, value f, value) { nested(b, opcode::if_, {f}, {}, {}, opcode::yield); }));
  EXPECT_FALSE(legal([&](operation_builder& b, value n, value, value) {
    nested(b, opcode::for_, {n, n, n}, {1, 1, 1, 0}, {i32}, opcode::continue_);
  }));
  EXPECT_FALSE(
    legal([](operation_builder& b, value, value, value) { nested(b, opcode::loop, {}, {0}, {}, opcode::break_); }));
  EXPECT_TRUE(legal([](operation_builder& b, value, value, value row) { reduction(b, row, [] {}); }));
  EXPECT_FALSE(legal([](operation_builder& b, value, value f, value row) {
    auto& op = b.add(opcode::if_, {f}, {});
    op.regions.resize(2);
    op.regions[0].blocks.resize(1);
    auto* const outer = b.into(&op.regions[0].blocks[0]);
    b.add(opcode::print_tko, {row}, {ir::token_type()}, {{attr::str, {ir::string_attr{"%d"}}}}, {1, 0});
    b.add(opcode::yield, {}, {});
    b.into(outer);
  }))
    << "an effect inside a branch";
}

TEST(reduction_bodies, every_operation) {
  for (auto const c : test::plain_operations()) {
    ir::module m;
    std::uint32_t seed = 0;
    do m = test::random_operation(c, ++seed, false);
    while (!verify(m).empty() && seed < 200);
    ASSERT_TRUE(verify(m).empty()) << ir::row(c).name << " was never legal";
    auto& list = m.entries[0].body.operations;
    auto const op = list[list.size() - 2];
    list.resize(list.size() - 2);
    operation_builder b(m.entries[0]);
    auto const row = b.make(opcode::iota, {}, tile_type(element::i32, {8}));
    reduction(b, row, [&] { b.add(op.code, op.operands, {}, op.attributes, op.groups).results = op.results; });
    b.add(opcode::return_, {}, {});
    auto const official = test::disassemble(write(m, version{5}));
    EXPECT_EQ(verify(m).empty(), official.exit == 0) << ir::row(c).name << ": " << official.err;
  }
}

}  // namespace
}  // namespace tw::tile_ir
