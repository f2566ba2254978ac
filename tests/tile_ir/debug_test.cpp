// Debug information with scopes: written, read and printed as the official disassembler prints it with -g.
#include <gtest/gtest.h>

#include <functional>
#include <random>

#include "tile_ir/bytecode_reader.hpp"
#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/disassembler.hpp"
#include "tile_ir/fixture_index.hpp"
#include "tile_ir/tools.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {
namespace {

using ir::debug_kind;
using ir::debug_record;
using ir::opcode;

// A module with kernels of nested operations, whose locations are random places in random scopes.
class random_module {
 public:
  explicit random_module(std::uint32_t seed) : random_(seed) {}

  ir::module make() {
    for (char const* name : {"", "a.py", "some dir/b.py", "quote\"and\\\n", "\xC3\xBC.py"})
      files_.push_back(add({.kind = debug_kind::file, .name = name, .directory = "/src"}));
    for (auto f : files_) units_.push_back(add({.kind = debug_kind::compile_unit, .file = f}));
    for (int i = 0; i < 2; ++i) inlined_.push_back(subprogram(i == 0 ? "" : "inlined"));
    if (one_in(2)) {
      auto& g = m_.globals.emplace_back();
      g.name = "table";
      g.type_ = ir::tile_type(element::i8, {2});
      g.bytes = {1, 2};
    }
    int const kernels = 1 + below(3);
    m_.entries.resize(static_cast<std::size_t>(kernels));
    for (int i = 0; i < kernels; ++i) kernel(m_.entries[static_cast<std::size_t>(i)], "k" + std::to_string(i));
    return std::move(m_);
  }

 private:
  int below(int n) { return static_cast<int>(random_() % static_cast<std::uint32_t>(n)); }
  bool one_in(int n) { return below(n) == 0; }
  template <class T>
  T any(std::vector<T> const& v) {
    return v[static_cast<std::size_t>(below(static_cast<int>(v.size())))];
  }
  std::int32_t add(debug_record r) {
    m_.debug.push_back(std::move(r));
    return static_cast<std::int32_t>(m_.debug.size());
  }
  std::int32_t subprogram(std::string name) {
    return add({.kind = debug_kind::subprogram,
                .file = any(files_),
                .unit = any(units_),
                .line = below(9),
                .scope_line = below(9),
                .name = one_in(4) ? "" : name + " of the user",
                .linkage_name = name});
  }
  std::int32_t scope_in(std::int32_t outer) {
    for (int i = below(3); i > 0; --i)
      outer = add(
        {.kind = debug_kind::lexical_block, .file = any(files_), .scope = outer, .line = below(5), .column = below(3)});
    return outer;
  }
  std::int32_t place(std::int32_t scope) {
    std::string const name = m_.debug[static_cast<std::size_t>(any(files_) - 1)].name;
    return add({.kind = debug_kind::place, .scope = scope, .line = below(4), .column = below(3), .name = name});
  }
  ir::location where() {
    if (own_ == 0 || one_in(5)) return {};
    std::int32_t at = place(scope_in(own_));
    for (int i = below(4) - 1; i > 0; --i)
      at = add({.kind = debug_kind::call_site, .callee = place(scope_in(any(inlined_))), .caller = at});
    return {0, 0, 0, at};
  }

  void kernel(ir::entry& e, std::string const& name) {
    e.name = name;
    own_ = one_in(4) ? 0 : subprogram(name);
    if (own_ != 0) e.where = {0, 0, 0, place(own_)};
    ir::operation_builder b(e);
    auto const flag = b.parameter(ir::tile_type(element::i1));
    auto const n = b.parameter(ir::tile_type(element::i32));
    fill(b, flag, n, 3);
    b.at(where());
    b.add(opcode::return_, {}, {});
  }

  void fill(ir::operation_builder& b, ir::value flag, ir::value n, int depth) {
    for (int i = 1 + below(4); i > 0; --i) {
      b.at(where());
      if (depth == 0 || one_in(2)) {
        b.make(opcode::addi, {n, n}, ir::tile_type(element::i32));
        continue;
      }
      bool const loop = one_in(2);
      auto& op = loop ? b.add(opcode::for_, {n, n, n}, {}, {}, {1, 1, 1, 0}) : b.add(opcode::if_, {flag}, {});
      op.regions.resize(loop ? 1 : 2);
      for (auto& r : op.regions) {
        r.blocks.resize(1);
        auto* const outer = b.into(&r.blocks[0]);
        if (loop) b.argument(ir::tile_type(element::i32));
        fill(b, flag, n, depth - 1);
        b.at(where());
        b.add(loop ? opcode::continue_ : opcode::yield, {}, {});
        b.into(outer);
      }
    }
  }

  std::mt19937 random_;
  ir::module m_;
  std::vector<std::int32_t> files_, units_, inlined_;
  std::int32_t own_ = 0;
};

TEST(debug, random_scopes_print_as_the_official_disassembler_does) {
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    auto const m = random_module(seed).make();
    for (auto const& d : verify(m)) ADD_FAILURE() << text(d);
    version const v{1 + static_cast<int>(seed % 5)};
    auto const bytes = write(m, v, {.locations = true});
    auto const official = test::disassemble(bytes, "-g");
    ASSERT_EQ(official.exit, 0) << "seed " << seed << ": " << official.err;
    ASSERT_EQ(disassemble(bytes, {.locations = true}), official.out) << "seed " << seed;
    auto const again = write(read(bytes), v, {.locations = true});
    EXPECT_EQ(disassemble(again, {.locations = true}), official.out) << "seed " << seed;
    EXPECT_EQ(write(read(again), v, {.locations = true}), again) << "seed " << seed;
  }
}

// One kernel `k` with a subprogram of its own (record 3) and one called `other` (record 4). `fill` adds records and sets
// locations; the kernel's is a place in its subprogram (record 5).
ir::module with_records(std::function<void(ir::module&)> const& fill) {
  ir::module m;
  m.debug = {{.kind = debug_kind::file, .name = "a.py", .directory = "/src"},
             {.kind = debug_kind::compile_unit, .file = 1},
             {.kind = debug_kind::subprogram, .file = 1, .unit = 2, .line = 1, .name = "k", .linkage_name = "k"},
             {.kind = debug_kind::subprogram, .file = 1, .unit = 2, .line = 1, .name = "o", .linkage_name = "other"},
             {.kind = debug_kind::place, .scope = 3, .line = 2, .column = 1, .name = "a.py"}};
  auto& e = m.entries.emplace_back();
  e.name = "k";
  e.where.record = 5;
  ir::operation_builder(e).add(opcode::return_, {}, {});
  fill(m);
  return m;
}

std::int32_t add(ir::module& m, debug_record r) {
  m.debug.push_back(std::move(r));
  return static_cast<std::int32_t>(m.debug.size());
}
std::int32_t place(ir::module& m, std::int32_t scope) {
  return add(m, {.kind = debug_kind::place, .scope = scope, .line = 3, .column = 1, .name = "a.py"});
}
void locate(ir::module& m, std::int32_t record) { m.entries[0].body.operations[0].where.record = record; }

// The verdict of the verifier, which must be the official one's.
bool legal(std::function<void(ir::module&)> const& fill) {
  auto const m = with_records(fill);
  auto const official = test::disassemble(write(m, version{3}, {.locations = true}));
  EXPECT_EQ(verify(m).empty(), official.exit == 0) << official.err;
  return verify(m).empty();
}

TEST(debug, scopes_lead_to_the_kernels_own_subprogram) {
  EXPECT_TRUE(legal([](ir::module& m) { locate(m, place(m, 3)); }));
  EXPECT_FALSE(legal([](ir::module& m) { m.debug[2].linkage_name = "o"; })) << "another symbol";
  EXPECT_FALSE(legal([](ir::module& m) { locate(m, place(m, 4)); })) << "another subprogram";
  auto const block = [](std::int32_t scope) {
    return [scope](ir::module& m) {
      locate(m, place(m, add(m, {.kind = debug_kind::lexical_block, .file = 1, .scope = scope, .line = 2})));
    };
  };
  EXPECT_TRUE(legal(block(3)));
  EXPECT_FALSE(legal(block(4))) << "a block of another subprogram";
  EXPECT_FALSE(legal([](ir::module& m) {
    m.debug[4].scope = add(m, {.kind = debug_kind::lexical_block, .file = 1, .scope = 3, .line = 2});
    std::swap(m.debug[4], m.debug[5]);
    m.debug[5].scope = 5;
    m.entries[0].where.record = 6;
  }))
    << "the kernel itself lies in no block";
}

TEST(debug, of_a_call_the_caller_lies_in_the_kernel) {
  auto const call = [](std::int32_t callee, std::int32_t caller) {
    return [=](ir::module& m) {
      std::int32_t const to = place(m, callee), from = place(m, caller);
      locate(m, add(m, {.kind = debug_kind::call_site, .callee = to, .caller = from}));
    };
  };
  EXPECT_TRUE(legal(call(4, 3)));
  EXPECT_TRUE(legal(call(3, 3)));
  EXPECT_FALSE(legal(call(3, 4)));
  auto const unknown = [](debug_record r) { return with_records([&](ir::module& m) { locate(m, add(m, r)); }); };
  for (auto const& m :
       {unknown({.kind = debug_kind::call_site, .callee = 5}), unknown({.kind = debug_kind::call_site, .caller = 5}),
        unknown({.kind = debug_kind::call_site})}) {
    EXPECT_TRUE(verify(m).empty());
    auto const bytes = write(m, version{5}, {.locations = true});
    auto const official = test::disassemble(bytes, "-g");
    EXPECT_EQ(official.exit, 0) << official.err;
    EXPECT_EQ(disassemble(bytes, {.locations = true}), official.out);
  }
}

// What bytecode of ours cannot say.
TEST(debug, malformed_records_are_faults) {
  auto const faulty = [](std::function<void(ir::module&)> const& fill) { return !verify(with_records(fill)).empty(); };
  EXPECT_FALSE(faulty([](ir::module&) {}));
  EXPECT_TRUE(faulty([](ir::module& m) { m.entries[0].where.record = 6; })) << "no such record";
  EXPECT_TRUE(faulty([](ir::module& m) { m.entries[0].where.record = 3; })) << "a subprogram is no place";
  EXPECT_TRUE(faulty([](ir::module& m) { m.debug[4].scope = 5; })) << "in itself";
  EXPECT_TRUE(faulty([](ir::module& m) { m.debug[4].scope = 1; })) << "in a file";
  EXPECT_TRUE(faulty([](ir::module& m) { m.debug[1].file = 3; })) << "forwards";
  EXPECT_TRUE(faulty([](ir::module& m) {
    m.entries[0].where = {};
    locate(m, 5);
  }))
    << "a kernel without a scope";
  EXPECT_TRUE(faulty([](ir::module& m) {
    m.entries[0].where.record = add(m, {.kind = debug_kind::call_site, .callee = 5, .caller = 5});
  }))
    << "a kernel is not called";
}

TEST(debug, every_fixture_prints_with_locations) {
  for (auto const& f : test::fixtures()) {
    if (f.disassembler_exit != 0 || !(f.name.starts_with("debug_") || f.name.starts_with("global_"))) continue;
    auto const bytes = test::read_bytes(test::fixture_folder() / (f.name + ".tilebc"));
    EXPECT_EQ(disassemble(bytes, {.locations = true}), test::disassemble(bytes, "-g").out) << f.name;
  }
}

}  // namespace
}  // namespace tw::tile_ir
