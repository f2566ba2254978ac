// Loops, branches, block coordinates, grids.
#include "cpu/run.hpp"

namespace {

using namespace cpu_test;

// out[block] = f(block), in a 1-D grid; `body` gives an i32 scalar.
template <class Body, class Expected>
void check_scalar(std::int64_t blocks, Body body, Expected expected) {
  kernel k;
  value const out = k.pointer(element::i32);
  value const id = k.block_id()[0];
  value const r = body(k, id);
  value const tile = k.b.make(opcode::reshape, {r}, tile_type(element::i32, {1}));
  k.store(tile, k.view(out, element::i32, {std::max<std::int64_t>(blocks, 1)}, {1}), {id});
  k.end();
  std::vector<std::int32_t> data(static_cast<std::size_t>(blocks));
  void* p = data.data();
  run_everywhere(
    k, {blocks}, {&p}, [&] { std::fill(data.begin(), data.end(), -7); },
    [&] {
      for (std::int64_t i = 0; i < blocks; ++i)
        ASSERT_EQ(data[static_cast<std::size_t>(i)], expected(i)) << "block " << i;
    });
}

ir::type const i32_type = tile_type(element::i32);

TEST(cpu_control, a_block_knows_its_coordinates_and_the_grid) {
  kernel k;
  value const out = k.pointer(element::i32);
  auto const id = k.block_id();
  auto const count = k.b.add(opcode::get_num_tile_blocks, {}, {i32_type, i32_type, i32_type}).results;
  value const view = k.view(out, element::i32, {4, 3, 5, 4}, {1, 1, 1, 4});
  value line = k.b.constant(element::i32, {4}, 0);
  value const iota = k.b.make(opcode::iota, {}, tile_type(element::i32, {4}));
  for (int part = 0; part < 4; ++part) {
    value const v = part < 3 ? id[static_cast<std::size_t>(part)]
                             : k.b.make(opcode::muli,
                                        {count[0], k.b.make(opcode::muli, {count[1], count[2]}, i32_type)}, i32_type);
    value const wide = k.b.make(opcode::broadcast, {k.b.make(opcode::reshape, {v}, tile_type(element::i32, {1}))},
                                tile_type(element::i32, {4}));
    value const here = k.b.make(opcode::cmpi, {iota, k.b.constant(element::i32, {4}, part)},
                                tile_type(element::i1, {4}), {set(attr::predicate, 0), set(attr::signedness, 1)});
    line = k.b.make(opcode::select, {here, wide, line}, tile_type(element::i32, {4}));
  }
  value const tile = k.b.make(opcode::reshape, {line}, tile_type(element::i32, {1, 1, 1, 4}));
  k.store(tile, view, {id[2], id[1], id[0], k.i32(0)});
  k.end();
  std::vector<std::int32_t> data(4 * 3 * 5 * 4);
  void* p = data.data();
  run_everywhere(
    k, {5, 3, 4}, {&p}, [&] { std::fill(data.begin(), data.end(), -1); },
    [&] {
      std::size_t at = 0;
      for (int z = 0; z < 4; ++z)
        for (int y = 0; y < 3; ++y)
          for (int x = 0; x < 5; ++x, at += 4)
            ASSERT_THAT(
              (std::vector<int>(data.begin() + static_cast<long>(at), data.begin() + static_cast<long>(at) + 4)),
              testing::ElementsAre(x, y, z, 60));
    });
}

TEST(cpu_control, for_adds_up) {
  // sum of lower <= i < id by 3
  check_scalar(
    20,
    [](kernel& k, value id) {
      auto& op = k.b.add(opcode::for_, {k.i32(-2), id, k.i32(3), k.i32(100)}, {i32_type}, {}, {1, 1, 1, 1});
      value const result = op.results[0];
      op.regions.resize(1);
      op.regions[0].blocks.resize(1);
      auto* const before = k.b.into(&op.regions[0].blocks[0]);
      value const i = k.b.argument(i32_type), sum = k.b.argument(i32_type);
      k.b.add(opcode::continue_, {k.b.make(opcode::addi, {sum, i}, i32_type)}, {});
      k.b.into(before);
      return result;
    },
    [](std::int64_t id) {
      int sum = 100;
      for (int i = -2; i < id; i += 3) sum += i;
      return sum;
    });
}

TEST(cpu_control, for_ends_where_the_counter_would_overflow) {
  check_scalar(
    1,
    [](kernel& k, value) {
      auto& op = k.b.add(opcode::for_, {k.i32(0), k.i32(0x7FFFFFFF), k.i32(0x40000000), k.i32(0)}, {i32_type}, {},
                         {1, 1, 1, 1});
      value const result = op.results[0];
      op.regions.resize(1);
      op.regions[0].blocks.resize(1);
      auto* const before = k.b.into(&op.regions[0].blocks[0]);
      k.b.argument(i32_type);
      value const n = k.b.argument(i32_type);
      k.b.add(opcode::continue_, {k.b.make(opcode::addi, {n, k.i32(1)}, i32_type)}, {});
      k.b.into(before);
      return result;
    },
    [](std::int64_t) { return 2; });
}

TEST(cpu_control, carried_values_can_change_places_each_round) {
  // (a, b, c) -> (b, c, a + 1), so that no order of plain copies would be right
  check_scalar(
    7,
    [](kernel& k, value id) {
      auto& op = k.b.add(opcode::for_, {k.i32(0), id, k.i32(1), k.i32(1), k.i32(20), k.i32(300)},
                         {i32_type, i32_type, i32_type}, {}, {1, 1, 1, 3});
      auto const results = op.results;
      op.regions.resize(1);
      op.regions[0].blocks.resize(1);
      auto* const before = k.b.into(&op.regions[0].blocks[0]);
      k.b.argument(i32_type);
      value const a = k.b.argument(i32_type), b = k.b.argument(i32_type), c = k.b.argument(i32_type);
      k.b.add(opcode::continue_, {b, c, k.b.make(opcode::addi, {a, k.i32(1)}, i32_type)}, {});
      k.b.into(before);
      value const h = k.b.make(opcode::muli, {results[0], k.i32(1000)}, i32_type);
      value const s = k.b.make(opcode::subi, {results[1], results[2]}, i32_type);
      return k.b.make(opcode::addi, {h, s}, i32_type);
    },
    [](std::int64_t id) {
      int a = 1, b = 20, c = 300;
      for (int i = 0; i < id; ++i) {
        int const old = a;
        a = b, b = c, c = old + 1;
      }
      return a * 1000 + b - c;
    });
}

TEST(cpu_control, a_bound_that_is_also_carried_is_not_overwritten) {
  check_scalar(
    9,
    [](kernel& k, value id) {
      value const n = k.b.make(opcode::addi, {id, k.i32(0)}, i32_type);
      auto& op = k.b.add(opcode::for_, {k.i32(0), n, k.i32(1), n}, {i32_type}, {}, {1, 1, 1, 1});
      value const result = op.results[0];
      op.regions.resize(1);
      op.regions[0].blocks.resize(1);
      auto* const before = k.b.into(&op.regions[0].blocks[0]);
      k.b.argument(i32_type);
      k.b.add(opcode::continue_, {k.b.make(opcode::subi, {k.b.argument(i32_type), k.i32(2)}, i32_type)}, {});
      k.b.into(before);
      return result;
    },
    [](std::int64_t id) { return static_cast<int>(-id); });
}

TEST(cpu_control, a_loop_runs_until_it_breaks) {
  // Collatz steps, at most 50, with `continue` in a branch
  check_scalar(
    30,
    [](kernel& k, value id) {
      auto& op = k.b.add(opcode::loop, {id, k.i32(0)}, {i32_type}, {}, {2});
      value const result = op.results[0];
      op.regions.resize(1);
      op.regions[0].blocks.resize(1);
      auto* const before = k.b.into(&op.regions[0].blocks[0]);
      value const n = k.b.argument(i32_type), steps = k.b.argument(i32_type);
      auto compare = [&](value x, value y, int predicate) {
        return k.b.make(opcode::cmpi, {x, y}, tile_type(element::i1),
                        {set(attr::predicate, predicate), set(attr::signedness, 1)});
      };
      auto branch = [&](value condition, opcode end, std::vector<value> values) {
        auto& i = k.b.add(opcode::if_, {condition}, {});
        i.regions.resize(2);
        i.regions[0].blocks.resize(1);
        auto* const outside = k.b.into(&i.regions[0].blocks[0]);
        k.b.add(end, std::move(values), {});
        k.b.into(outside);
      };
      value const next = k.b.make(opcode::addi, {steps, k.i32(1)}, i32_type);
      branch(compare(n, k.i32(1), 3), opcode::break_, {steps});
      value const half = k.b.make(opcode::shri, {n, k.i32(1)}, i32_type, {set(attr::signedness, 0)});
      value const odd = k.b.make(opcode::andi, {n, k.i32(1)}, i32_type);
      branch(compare(odd, k.i32(0), 0), opcode::continue_, {half, next});
      value const triple = k.b.make(opcode::addi, {k.b.make(opcode::muli, {n, k.i32(3)}, i32_type), k.i32(1)},
                                    i32_type);
      k.b.add(opcode::continue_, {triple, next}, {});
      k.b.into(before);
      return result;
    },
    [](std::int64_t id) {
      int steps = 0;
      for (std::int64_t n = id; n > 1; ++steps) n = n % 2 != 0 ? 3 * n + 1 : n / 2;
      return steps;
    });
}

TEST(cpu_control, nested_loops_and_branches_with_results) {
  check_scalar(
    6,
    [](kernel& k, value id) {
      auto& outer = k.b.add(opcode::for_, {k.i32(0), k.i32(5), k.i32(1), k.i32(0)}, {i32_type}, {}, {1, 1, 1, 1});
      value const result = outer.results[0];
      outer.regions.resize(1);
      outer.regions[0].blocks.resize(1);
      auto* const before = k.b.into(&outer.regions[0].blocks[0]);
      value const i = k.b.argument(i32_type), sum = k.b.argument(i32_type);
      value const seven_i = k.b.make(opcode::muli, {i, k.i32(7)}, i32_type);  // used in the inner loop's every round
      auto& inner = k.b.add(opcode::for_, {i, id, k.i32(1), sum}, {i32_type}, {}, {1, 1, 1, 1});
      value const inner_result = inner.results[0];
      inner.regions.resize(1);
      inner.regions[0].blocks.resize(1);
      auto* const in_outer = k.b.into(&inner.regions[0].blocks[0]);
      value const j = k.b.argument(i32_type), acc = k.b.argument(i32_type);
      value const even = k.b.make(opcode::cmpi, {k.b.make(opcode::andi, {j, k.i32(1)}, i32_type), k.i32(0)},
                                  tile_type(element::i1), {set(attr::predicate, 0), set(attr::signedness, 1)});
      auto& branch = k.b.add(opcode::if_, {even}, {i32_type});
      value const picked = branch.results[0];
      branch.regions.resize(2);
      for (auto& r : branch.regions) r.blocks.resize(1);
      auto* const in_inner = k.b.into(&branch.regions[0].blocks[0]);
      k.b.add(opcode::yield, {k.b.make(opcode::addi, {acc, seven_i}, i32_type)}, {});
      k.b.into(&branch.regions[1].blocks[0]);
      k.b.add(opcode::yield, {k.b.make(opcode::subi, {acc, j}, i32_type)}, {});
      k.b.into(in_inner);
      k.b.add(opcode::continue_, {picked}, {});
      k.b.into(in_outer);
      k.b.add(opcode::continue_, {k.b.make(opcode::addi, {inner_result, seven_i}, i32_type)}, {});
      k.b.into(before);
      return result;
    },
    [](std::int64_t id) {
      int sum = 0;
      for (int i = 0; i < 5; ++i) {
        for (int j = i; j < id; ++j) sum = j % 2 == 0 ? sum + 7 * i : sum - j;
        sum += 7 * i;
      }
      return sum;
    });
}

TEST(cpu_control, return_in_a_branch_ends_the_block) {
  kernel k;
  value const out = k.pointer(element::i32);
  value const id = k.block_id()[0];
  value const view = k.view(out, element::i32, {10}, {1});
  value const odd = k.b.make(opcode::trunci, {id}, tile_type(element::i1));
  auto& branch = k.b.add(opcode::if_, {odd}, {});
  branch.regions.resize(2);
  branch.regions[0].blocks.resize(1);
  auto* const before = k.b.into(&branch.regions[0].blocks[0]);
  k.end();
  k.b.into(before);
  k.store(k.b.constant(element::i32, {1}, 5), view, {id});
  k.end();
  std::vector<std::int32_t> data(10);
  void* p = data.data();
  run_everywhere(
    k, {10}, {&p}, [&] { std::fill(data.begin(), data.end(), 1); },
    [&] { ASSERT_THAT(data, testing::ElementsAre(5, 1, 5, 1, 5, 1, 5, 1, 5, 1)); });
}

TEST(cpu_control, a_grid_without_blocks_runs_nothing) {
  kernel k;
  value const out = k.pointer(element::i32);
  k.store(k.b.constant(element::i32, {1}, 5), k.view(out, element::i32, {1}, {1}), {k.i32(0)});
  k.end();
  for (cpu::grid g : {cpu::grid{0, 1, 1}, cpu::grid{1, 0, 1}, cpu::grid{5, 5, 0}}) {
    std::int32_t data = 1;
    void* p = &data;
    run_everywhere(k, g, {&p}, [] {}, [&] { ASSERT_EQ(data, 1); });
  }
}

TEST(cpu_control, wrong_launches_say_what_is_wrong) {
  kernel k("scale");
  k.scalar(element::f32);
  k.end();
  auto const program = cpu::compile(k.module, "scale");
  float f = 0;
  void* one[] = {&f};
  EXPECT_NO_THROW(cpu::run(*program, {1 << 10}, one));
  EXPECT_THAT([&] { cpu::run(*program, {1}, {}); },
              testing::ThrowsMessage<error>(testing::HasSubstr("'scale' has 1 parameters, not 0")));
  EXPECT_THAT([&] { cpu::run(*program, {-1}, one); },
              testing::ThrowsMessage<error>(testing::HasSubstr("grid extent of -1")));
  EXPECT_THAT([&] { cpu::run(*program, {1 << 24}, one); },
              testing::ThrowsMessage<error>(testing::HasSubstr("16777216")));
  EXPECT_THROW(cpu::compile(k.module, "other"), error);
}

TEST(cpu_control, an_operation_without_a_rule_is_named) {
  kernel k("late");
  value const x = k.scalar(element::f32);
  k.b.add(opcode::call, {x}, {ir::tile_type(element::f32)},
          {{ir::attr::callee, {ir::string_attr{"f"}}}, {ir::attr::const_args, {ir::array_attr{}}}});
  k.end();
  EXPECT_THAT([&] { cpu::compile(k.module, "late"); },
              testing::ThrowsMessage<error>(
                testing::AllOf(testing::HasSubstr("'preview$call'"), testing::HasSubstr("'late'"),
                               testing::HasSubstr("names 'f', for which the program has no function"))));
}

TEST(cpu_control, many_threads_may_run_one_program) {
  kernel k;
  value const out = k.pointer(element::i32);
  value const id = k.block_id()[0];
  k.store(k.b.make(opcode::reshape, {id}, tile_type(element::i32, {1})), k.view(out, element::i32, {100}, {1}), {id});
  k.end();
  auto const program = cpu::compile(k.module, "k");
  std::vector<std::vector<std::int32_t>> data(4, std::vector<std::int32_t>(100, -1));
  std::vector<std::thread> callers;
  for (auto& d : data)
    callers.emplace_back([&] {
      for (int round = 0; round < 50; ++round) {
        void* p = d.data();
        void* params[] = {&p};
        cpu::run(*program, {100}, params);
      }
    });
  for (auto& t : callers) t.join();
  for (auto const& d : data)
    for (int i = 0; i < 100; ++i) ASSERT_EQ(d[static_cast<std::size_t>(i)], i);
}

}  // namespace
