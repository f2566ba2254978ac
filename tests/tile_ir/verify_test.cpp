// Programs at each limit and one past it. What is refused here, the official tools must refuse as well, and what is
// accepted they must accept; the few rules of our own are marked.
#include <gtest/gtest.h>

#include <functional>

#include "tile_ir/bytecode_writer.hpp"
#include "tile_ir/sample_modules.hpp"
#include "tile_ir/tools.hpp"
#include "tile_ir/verify.hpp"

namespace tw::tile_ir {
namespace {

using ir::attr;
using ir::attribute;
using ir::opcode;
using ir::operation_builder;
using ir::tile_type;
using ir::token_type;
using ir::value;

attribute number(std::int64_t n) { return {n}; }

ir::module kernel(std::function<void(operation_builder&)> const& fill) {
  ir::module m;
  auto& e = m.entries.emplace_back();
  e.name = "k";
  operation_builder b(e);
  fill(b);
  b.add(opcode::return_, {}, {});
  return m;
}

enum class says { accepted, refused, refused_by_us_only };

void expect(says verdict, char const* what, ir::module const& m, int sm = 90) {
  auto const faults = verify(m);
  bool const ours = faults.empty();
  EXPECT_EQ(ours, verdict == says::accepted) << what << (ours ? "" : ": " + text(faults[0]));
  auto const bytes = write(m, version{5});
  auto const answer = test::disassemble(bytes);
  bool official = answer.exit == 0;
  std::string why = answer.err;
  if (official && verdict == says::refused) {  // some rules are the assembler's
    auto const assembled = test::assemble(bytes, sm);
    official = assembled.exit == 0;
    why += assembled.err;
  }
  EXPECT_EQ(official, verdict != says::refused) << what << ": " << why;
}

void expect(says verdict, char const* what, std::function<void(operation_builder&)> const& fill) {
  expect(verdict, what, kernel(fill));
}

ir::type i32(std::vector<std::int64_t> shape = {}) { return tile_type(element::i32, std::move(shape)); }
ir::type f32(std::vector<std::int64_t> shape = {}) { return tile_type(element::f32, std::move(shape)); }

TEST(verify, tile_extents_are_powers_of_two_up_to_2_to_the_24) {
  auto const constant = [](std::vector<std::int64_t> shape) {
    return [shape](operation_builder& b) { b.constant(element::i8, shape, 1); };
  };
  expect(says::accepted, "2^24 elements", constant({4096, 4096}));
  expect(says::refused, "2^25 elements", constant({4096, 8192}));
  expect(says::refused, "3 elements", constant({3}));
  expect(says::refused, "no element", constant({0}));
  expect(says::accepted, "rank 6", constant({2, 2, 2, 2, 2, 2}));
}

TEST(verify, iota_counts_as_far_as_its_type) {
  auto const iota = [](element e, std::int64_t n) {
    return [=](operation_builder& b) { b.make(opcode::iota, {}, tile_type(e, {n})); };
  };
  expect(says::accepted, "256 of i8", iota(element::i8, 256));
  expect(says::refused, "512 of i8", iota(element::i8, 512));
  expect(says::accepted, "2 of i1", iota(element::i1, 2));
  expect(says::refused, "4 of i1", iota(element::i1, 4));
  expect(says::accepted, "65536 of i16", iota(element::i16, 65536));
  expect(says::refused, "131072 of i16", iota(element::i16, 131072));
}

TEST(verify, roundings) {
  auto const add = [](element e, opcode c, ir::rounding r, bool ftz = false) {
    return [=](operation_builder& b) {
      auto const x = b.parameter(tile_type(e));
      std::vector<std::pair<attr, attribute>> attributes{{attr::rounding_mode, number(static_cast<int>(r))}};
      if (ftz) attributes.emplace_back(attr::flush_to_zero, number(1));
      std::vector<value> operands(c == opcode::sqrt ? 1 : 2, x);
      b.make(c, operands, tile_type(e), attributes);
    };
  };
  expect(says::accepted, "addf down", add(element::f64, opcode::addf, ir::rounding::negative_inf));
  expect(says::refused, "addf approx", add(element::f32, opcode::addf, ir::rounding::approx));
  expect(says::accepted, "divf full", add(element::f32, opcode::divf, ir::rounding::full));
  expect(says::refused, "divf full f16", add(element::f16, opcode::divf, ir::rounding::full));
  expect(says::accepted, "sqrt approx", add(element::f32, opcode::sqrt, ir::rounding::approx));
  expect(says::refused, "sqrt full", add(element::f32, opcode::sqrt, ir::rounding::full));
  expect(says::accepted, "ftz f32", add(element::f32, opcode::mulf, ir::rounding::zero, true));
  expect(says::refused, "ftz f64", add(element::f64, opcode::mulf, ir::rounding::zero, true));
}

TEST(verify, conversions_of_every_pair_of_floats_and_roundings) {
  element const floats[] = {element::f16,  element::bf16, element::f32,  element::tf32, element::f64,
                            element::e4m3, element::e5m2, element::e8m0, element::e2m1, element::e5m3};
  for (element from : floats)
    for (element to : floats) {
      for (int mode = 0; mode < 8; ++mode) {
        auto const m = kernel([&](operation_builder& b) {
          std::uint64_t const n = 4;
          std::vector<std::uint8_t> bytes(from == element::tf32 ? 3 : from == element::e2m1 ? 1 : info(from).bytes, 0);
          auto const x = b.make(opcode::constant, {}, tile_type(from, {n}), {{attr::value, {ir::dense_attr{bytes}}}});
          b.make(opcode::ftof, {x}, tile_type(to, {n}), {{attr::rounding_mode, number(mode)}});
        });
        auto const answer = test::disassemble(write(m, version{5}));
        EXPECT_EQ(verify(m).empty(), answer.exit == 0)
          << info(from).name << " to " << info(to).name << " rounding " << mode << ": " << answer.err;
      }
    }
}

TEST(verify, matrix_products) {
  auto const product = [](opcode c, element in, element acc, std::vector<std::int64_t> a, std::vector<std::int64_t> b_,
                          std::vector<std::int64_t> d) {
    return [=](operation_builder& b) {
      std::vector<value> operands;
      for (auto const& [e, shape] : {std::pair{in, a}, std::pair{in, b_}, std::pair{acc, d}}) {
        std::vector<std::uint8_t> bytes(e == element::tf32 ? 3 : info(e).bytes, 0);
        operands.push_back(b.make(opcode::constant, {}, tile_type(e, shape), {{attr::value, {ir::dense_attr{bytes}}}}));
      }
      std::vector<std::pair<attr, attribute>> attributes;
      if (c == opcode::mmai) attributes = {{attr::signedness_lhs, number(1)}, {attr::signedness_rhs, number(0)}};
      b.make(c, operands, tile_type(acc, d), attributes);
    };
  };
  element const elements[] = {element::f16, element::bf16, element::f32, element::tf32,
                              element::f64, element::e4m3, element::i8,  element::i32};
  for (element in : elements)
    for (element acc : elements)
      for (opcode c : {opcode::mmaf, opcode::mmai}) {
        auto const m = kernel(product(c, in, acc, {16, 32}, {32, 8}, {16, 8}));
        auto const answer = test::disassemble(write(m, version{3}));
        EXPECT_EQ(verify(m).empty(), answer.exit == 0)
          << info(in).name << " into " << info(acc).name << ": " << answer.err;
      }
  expect(says::accepted, "batched",
         product(opcode::mmaf, element::f16, element::f32, {2, 16, 32}, {2, 32, 8}, {2, 16, 8}));
  expect(says::refused, "batches differ",
         product(opcode::mmaf, element::f16, element::f32, {2, 16, 32}, {4, 32, 8}, {2, 16, 8}));
  expect(says::refused, "K differs", product(opcode::mmaf, element::f16, element::f32, {16, 32}, {16, 8}, {16, 8}));
  expect(says::refused, "rank 4",
         product(opcode::mmaf, element::f16, element::f32, {1, 2, 16, 32}, {1, 2, 32, 8}, {1, 2, 16, 8}));
}

TEST(verify, atomic_modes_of_every_element) {
  for (element e : {element::i8, element::i16, element::i32, element::i64, element::f16, element::bf16, element::f32,
                    element::f64, element::e4m3})
    for (int mode = 0; mode < 10; ++mode) {
      auto const m = kernel([&](operation_builder& b) {
        auto const p = b.parameter(ir::pointer_tile_type(e)), x = b.parameter(tile_type(e));
        b.add(opcode::atomic_rmw_tko, {p, x}, {tile_type(e), token_type()},
              {{attr::memory_ordering, number(1)}, {attr::memory_scope, number(1)}, {attr::mode, number(mode)}},
              {1, 1, 0, 0});
      });
      auto const answer = test::disassemble(write(m, version{3}));
      EXPECT_EQ(verify(m).empty(), answer.exit == 0) << info(e).name << " mode " << mode << ": " << answer.err;
    }
}

TEST(verify, orderings_and_scopes_of_loads_stores_and_atomics) {
  for (int kind = 0; kind < 3; ++kind)
    for (int order = 0; order < 5; ++order)
      for (bool scoped : {false, true}) {
        if (kind == 2 && !scoped) continue;  // bytecode has no form for it
        auto const m = kernel([&](operation_builder& b) {
          auto const p = b.parameter(ir::pointer_tile_type(element::i32)), x = b.parameter(i32());
          std::vector<std::pair<attr, attribute>> attributes{{attr::memory_ordering, number(order)}};
          if (scoped) attributes.emplace_back(attr::memory_scope, number(1));
          if (kind == 0) b.add(opcode::load_ptr_tko, {p}, {i32(), token_type()}, attributes, {1, 0, 0, 0});
          if (kind == 1) b.add(opcode::store_ptr_tko, {p, x}, {token_type()}, attributes, {1, 1, 0, 0});
          if (kind == 2) b.add(opcode::atomic_cas_tko, {p, x, x}, {i32(), token_type()}, attributes, {1, 1, 1, 0, 0});
        });
        auto const answer = test::disassemble(write(m, version{3}));
        EXPECT_EQ(verify(m).empty(), answer.exit == 0) << kind << " order " << order << scoped << ": " << answer.err;
      }
}

TEST(verify, views) {
  auto const load = [](ir::type view, std::vector<element> index, std::int64_t inbounds = -1) {
    return [=](operation_builder& b) {
      ir::type tensor = view;
      tensor.kind = ir::type_kind::tensor_view;
      tensor = ir::tensor_view_type(view.elem, view.shape, view.strides);
      auto const base = b.parameter(ir::pointer_tile_type(view.elem));
      auto const t = b.make(opcode::make_tensor_view, {base}, tensor, {}, {1, 0, 0});
      std::vector<value> operands{b.make(opcode::make_partition_view, {t}, view)};
      for (auto e : index) operands.push_back(b.parameter(tile_type(e)));
      std::vector<std::pair<attr, attribute>> attributes;
      if (inbounds >= 0)
        attributes.emplace_back(
          attr::inbounds, attribute{ir::bool_array_attr{std::vector<bool>(static_cast<std::size_t>(inbounds), true)}});
      b.add(opcode::load_view_tko, operands, {tile_type(view.elem, {view.tile.begin(), view.tile.end()}), token_type()},
            attributes, {1, static_cast<std::int32_t>(index.size()), 0});
    };
  };
  auto const tensor = ir::tensor_view_type(element::f32, {64, 32}, {32, 1});
  auto const view = ir::partition_view_type(tensor, {8, 16}, ir::padding::nan);
  auto const i = element::i32, l = element::i64;
  expect(says::accepted, "two indices", load(view, {i, i}));
  expect(says::accepted, "i64 indices", load(view, {l, l}));
  expect(says::refused, "mixed indices", load(view, {i, l}));
  expect(says::refused, "one index", load(view, {i}));
  expect(says::refused, "a float index", load(view, {element::f32, element::f32}));
  expect(says::accepted, "inbounds", load(view, {i, i}, 2));
  expect(says::refused, "inbounds too long", load(view, {i, i}, 3));
  auto map = view;
  map.dim_map = {1, 0};
  expect(says::accepted, "axis map", load(map, {i, i}));
  map.dim_map = {0, 0};
  expect(says::refused, "axis twice", load(map, {i, i}));
  map.dim_map = {1, 2};
  expect(says::refused, "axis out of range", load(map, {i, i}));
  auto odd = view;
  odd.tile = {8, 12};
  expect(says::refused, "tile of 12", load(odd, {i, i}));
  expect(says::refused, "stride 0",
         load(ir::partition_view_type(ir::tensor_view_type(element::f32, {64, 32}, {0, 1}), {8, 16}), {i, i}));
  expect(says::refused, "extent 0",
         load(ir::partition_view_type(ir::tensor_view_type(element::f32, {0, 32}, {32, 1}), {8, 16}), {i, i}));
  auto const ints = ir::tensor_view_type(element::i32, {64}, {1});
  expect(says::accepted, "zero padding of integers", load(ir::partition_view_type(ints, {8}, ir::padding::zero), {i}));
  expect(says::refused, "nan padding of integers", load(ir::partition_view_type(ints, {8}, ir::padding::nan), {i}));
}

TEST(verify, facts) {
  auto const fact = [](ir::type t, attribute a) {
    return [=](operation_builder& b) {
      value x = 0;
      if (t.shape.empty()) x = b.parameter(t);
      else x = b.constant(t.elem, t.shape, 1);
      b.make(opcode::assume, {x}, t, {{attr::assumption, a}});
    };
  };
  auto const div = [](std::uint64_t d, std::optional<std::int64_t> every = {}, std::optional<std::int64_t> along = {}) {
    return attribute{ir::div_by_attr{d, every, along}};
  };
  auto const bounds = [](std::optional<std::int64_t> lo, std::optional<std::int64_t> hi) {
    return attribute{ir::bounded_attr{lo, hi}};
  };
  expect(says::accepted, "2^62", fact(i32(), div(std::uint64_t{1} << 62)));
  expect(says::refused, "2^63", fact(i32(), div(std::uint64_t{1} << 63)));
  expect(says::refused, "12", fact(i32(), div(12)));
  expect(says::accepted, "every 8", fact(i32({8}), div(4, 8, 0)));
  expect(says::refused, "every 9", fact(i32({8}), div(4, 9, 0)));
  expect(says::refused, "every of a scalar", fact(i32(), div(4, 1, 0)));
  expect(says::refused, "of a float", fact(f32(), div(4)));
  expect(says::accepted, "pointer", fact(ir::pointer_tile_type(element::f32), div(16)));
  auto const i8 = tile_type(element::i8);
  expect(says::accepted, "i8 bounds", fact(i8, bounds(-128, 127)));
  expect(says::refused, "i8 bound 128", fact(i8, bounds(0, 128)));
  expect(says::refused, "i8 bound -129", fact(i8, bounds(-129, 0)));
  expect(says::accepted, "i1 bounds", fact(tile_type(element::i1), bounds(-1, 0)));
  expect(says::refused, "i1 bound -2", fact(tile_type(element::i1), bounds(-2, 0)));
  expect(says::accepted, "i64 bounds", fact(tile_type(element::i64), bounds(INT64_MIN, INT64_MAX)));
  expect(says::refused, "reversed", fact(i32(), bounds(2, 1)));
  expect(says::accepted, "same elements", fact(i32({8, 4}), {ir::same_elements_attr{{8, 0}}}));
  expect(says::refused, "same elements past the extent", fact(i32({8, 4}), {ir::same_elements_attr{{8, 5}}}));
  expect(says::refused, "same elements of another rank", fact(i32({8, 4}), {ir::same_elements_attr{{8}}}));
}

TEST(verify, formats_of_prints) {
  auto const print = [](std::string format, int args) {
    return [=](operation_builder& b) {
      std::vector<value> operands;
      for (int k = 0; k < args; ++k) operands.push_back(b.constant(element::i32, {}, k));
      b.add(opcode::print_tko, operands, {token_type()}, {{attr::str, {ir::string_attr{format}}}}, {args, 0});
    };
  };
  expect(says::accepted, "none", print("nothing\n", 0));
  expect(says::accepted, "percent", print("100%%", 0));
  expect(says::accepted, "two", print("%d %-08.3lx", 2));
  expect(says::refused, "too few", print("%d %d", 1));
  expect(says::refused, "too many", print("%d", 2));
  expect(says::refused, "cut", print("%", 1));
  expect(says::refused, "unknown", print("%y", 1));
}

TEST(verify, hints_that_would_be_ignored_are_refused) {
  auto const with = [](char const* arch, char const* name, attribute v) {
    auto m = test::row_softmax();
    m.entries[0].hints = ir::dictionary_attr{{{arch, {ir::dictionary_attr{{{name, v}}}}}}};
    return m;
  };
  expect(says::accepted, "occupancy 32", with("sm_90", "occupancy", number(32)));
  expect(says::refused_by_us_only, "occupancy 33", with("sm_90", "occupancy", number(33)));
  expect(says::refused_by_us_only, "occupancy 0", with("sm_90", "occupancy", number(0)));
  expect(says::accepted, "16 ctas", with("default", "num_cta_in_cga", number(16)));
  expect(says::refused_by_us_only, "3 ctas", with("default", "num_cta_in_cga", number(3)));
  expect(says::accepted, "32 warps", with("sm_121", "num_worker_warps_per_cta", number(32)));
  expect(says::refused_by_us_only, "64 warps", with("sm_121", "num_worker_warps_per_cta", number(64)));
  expect(says::refused_by_us_only, "sm_90a", with("sm_90a", "occupancy", number(1)));
  expect(says::refused_by_us_only, "misspelt", with("sm_90", "ocupancy", number(1)));
  expect(says::refused_by_us_only, "latency of an entry", with("sm_90", "latency", number(1)));
  auto const clusters = with("sm_86", "num_cta_in_cga", number(2));
  EXPECT_TRUE(verify(clusters).empty());
  EXPECT_FALSE(verify_target(clusters, 86).empty());
  EXPECT_TRUE(verify_target(clusters, 90).empty());
}

TEST(verify, names_are_unique_and_utf8) {
  auto twice = test::branches();
  twice.entries.push_back(twice.entries[0]);
  expect(says::refused, "twice", twice);
  twice.entries[1].name = "other";
  expect(says::accepted, "two entries", twice);
  twice.entries[1].name = "k\xFF";
  EXPECT_FALSE(verify(twice).empty());
  twice.entries[1].name = "";
  EXPECT_FALSE(verify(twice).empty());
}

// Faults that bytecode cannot even express: they are found before writing.
TEST(verify, structure) {
  auto const broken = [](std::function<void(ir::entry&)> const& damage) {
    auto m = test::branches();
    damage(m.entries[0]);
    return verify(m);
  };
  EXPECT_TRUE(broken([](ir::entry&) {}).empty());
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations.pop_back(); }).empty()) << "no return";
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations[2].operands[0] = 1000; }).empty());
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations[2].operands[0] = ir::no_value; }).empty());
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations[2].operands.pop_back(); }).empty());
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations[2].attributes.clear(); }).empty());
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations[2].results.clear(); }).empty());
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations[1].results[0] = 0; }).empty()) << "defined twice";
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations[3].regions[0].blocks[0].operations.clear(); }).empty());
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations[3].regions.pop_back(); }).empty()) << "results, but no else";
  EXPECT_FALSE(broken([](ir::entry& e) { e.body.operations[0].code = opcode::param; }).empty());
  EXPECT_FALSE(broken([](ir::entry& e) { std::swap(e.body.operations[0], e.body.operations[2]); }).empty())
    << "used too early";
  auto const inner = [](ir::entry& e) {  // a value of a branch, used outside
    auto const hidden = e.body.operations[3].regions[1].blocks[0].operations[0].results[0];
    e.body.operations[4].operands[0] = hidden;
  };
  EXPECT_FALSE(broken(inner).empty());
}

}  // namespace
}  // namespace tw::tile_ir
