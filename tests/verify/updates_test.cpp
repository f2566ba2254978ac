// Tensors that all blocks update, grids over an input, and views whose tiles are no plain grid: what is proved of them.
#include <gtest/gtest.h>

#include "verify/kit.hpp"

namespace verify_test {
namespace {

using sums = launch::accum_argument<float, 1>;
using counts = launch::accum_argument<int, 1>;
using x1 = in_arg<float, 1>;
using y8 = out_arg<float, 8>;

TEST(updates, tiles_of_an_accum_climb_the_ladder) {
  auto const r = verified<sums, x1, over<8>>([](block b, accum<float, 1> y, in<float, 1> x, over<8> own) {
    auto ys = y.tiles(shape<8>);
    for (auto i : ys.axis(0)) ys.add(i, b.zeros<float>(shape<8>));  // of its own axis
    ys.add(own.index(0), x.load_like(own));  // x's own tile; y's may be missing
  });
  EXPECT_EQ(r.broken, rule::ok);
  EXPECT_EQ(ladder(r), "provenance provenance launch");
}
TEST(updates, required_extents_order_the_tiles) {
  auto const r = verified<sums, x1, over<8>>([](block b, accum<float, 1> y, in<float, 1> x, over<8> own) {
    b.require(x.extent(0) <= y.extent(0));
    y.tiles(shape<8>).add(own.index(0), x.load_like(own));
  });
  EXPECT_EQ(ladder(r), "provenance relation");
}
TEST(updates, launches_check_what_the_grid_of_an_input_reaches) {
  traced_program const t = trace<sums, x1, over<8>>([](block, accum<float, 1> y, in<float, 1> x, over<8> own) {
    y.tiles(shape<8>).add(own.index(0), x.load_like(own));
  });
  auto const r = verify::verify(t.canonical.view());
  auto const asked = [&](std::int64_t y, std::int64_t x) { return ask(t.canonical.view(), r, {{{y}, {x}}, {}}); };
  EXPECT_EQ(asked(9, 16), answer::accepted);
  EXPECT_EQ(asked(8, 9), answer::refused_check);
  EXPECT_EQ(asked(8, 8), answer::accepted);
  EXPECT_EQ(asked(0, 0), answer::nothing_to_do);
  EXPECT_EQ(asked(0, 1), answer::refused_check);
}
TEST(updates, of_positions_are_checked_in_the_kernel_when_they_trap_only) {
  auto const kernel = [](auto policy) {
    return [=](block, accum<int, 1> y, in<int, 1> x, over<8> own) { y.at(x.load_like(own), policy).add(1); };
  };
  EXPECT_EQ((ladder(verified<counts, in_arg<int, 1>, over<8>>(kernel(out_of_range::skip)))), "provenance");
  EXPECT_EQ((ladder(verified<counts, in_arg<int, 1>, over<8>>(kernel(out_of_range::trap)))), "provenance kernel");
  EXPECT_EQ((verified<counts, in_arg<int, 1>, over<8>>(kernel(out_of_range::trap), {}, {true}).broken),
            rule::kernel_check_needed_but_forbidden);
  EXPECT_EQ((verified<counts, in_arg<int, 1>, over<8>>(kernel(out_of_range::skip), {}, {true}).broken), rule::ok);
}
TEST(updates, that_trap_are_checked_along_every_axis) {
  auto const r = verified<launch::accum_argument<int, 2>, in_arg<int, 1>, over<8>>(
    [](block, accum<int, 2> y, in<int, 1> x, over<8> own) {
      auto const at = x.load_like(own);
      y.at(at, at, out_of_range::trap).add(1);
    });
  EXPECT_EQ(ladder(r), "provenance kernel kernel:1");
}
TEST(updates, of_two_kinds_are_refused_and_of_two_tensors_are_not) {
  auto const r = verified<counts, in_arg<int, 1>, over<8>>([](block, accum<int, 1> y, in<int, 1> x, over<8> own) {
    y.at(x.load_like(own), out_of_range::skip).add(1);
    y.tiles(shape<8>).max(0, x.load_like(own));
  });
  EXPECT_EQ(r.broken, rule::updates_of_several_kinds);
  EXPECT_EQ(r.param, 0);
  auto const two = verified<counts, counts, in_arg<int, 1>, over<8>>(
    [](block, accum<int, 1> y, accum<int, 1> z, in<int, 1> x, over<8> own) {
      y.at(x.load_like(own), out_of_range::skip).add(1);
      z.at(x.load_like(own), out_of_range::skip).max(1);
      y.at(0, out_of_range::skip).add(2);
    });
  EXPECT_EQ(two.broken, rule::ok);
}
TEST(updates, without_outputs_an_input_makes_the_blocks) {
  auto const r = verified<sums, x1>(
    [](block, accum<float, 1> y, in<float, 1> x) { y.tiles(shape<8>).add(0, x.tiles(shape<8>).load(0)); });
  EXPECT_EQ(r.broken, rule::kernel_has_no_blocks);
  auto const nothing = verified<x1, over<8>>(
    [](block b, in<float, 1> x, over<8> own) { b.print("{}", x.load_like(own)); });
  EXPECT_EQ(nothing.broken, rule::kernel_writes_nothing);
}

// What no front end makes: handles of the wrong kind, shapes that differ, axes named twice.
struct forged {
  traced_program t = trace<sums, x1, over<8>>([](block, accum<float, 1> y, in<float, 1> x, over<8> own) {
    y.tiles(shape<8>).add(own.index(0), x.load_like(own));
    y.at(own.index(0), out_of_range::skip).add(1.0f);
  });
  program& p = t.canonical;
  int find(ir::opcode c, int param = -1) const {
    for (std::size_t i = 0; i < p.ops.size(); ++i)
      if (p.ops[i].code == c && (param < 0 || p.ops[i].imm == param)) return static_cast<int>(i);
    return -1;
  }
  ir::op& at(ir::opcode c, int param = -1) { return p.ops[static_cast<std::size_t>(find(c, param))]; }
  std::int32_t& operand(ir::opcode c, int k) { return p.pool[static_cast<std::size_t>(at(c).first + k)]; }
  rule verdict() const { return verify::verify(p.view()).broken; }
};
TEST(forged, updates_are_of_accums_and_loads_of_inputs) {
  EXPECT_EQ(forged().verdict(), rule::ok);
  {
    forged f;
    f.operand(ir::opcode::view_update, 0) = f.find(ir::opcode::tiled_view, 1);
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
  {
    forged f;
    f.operand(ir::opcode::view_load, 0) = f.find(ir::opcode::tiled_view, 0);
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
  {
    forged f;
    f.at(ir::opcode::accum_update).imm = 1;
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
  {
    forged f;
    f.operand(ir::opcode::view_update, 0) = f.find(ir::opcode::block_index);
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
}
TEST(forged, tiles_of_an_update_have_the_shape_of_the_view_and_positions_that_of_the_value) {
  for (int what = 0; what < 12; ++what) {
    forged f;
    if (what == 0) f.at(ir::opcode::view_load).log2_dim[0] = 4;
    if (what == 1) f.at(ir::opcode::accum_update).log2_dim[0] = 1, f.at(ir::opcode::accum_update).rank = 1;
    if (what == 2) f.at(ir::opcode::accum_update).count = 1;
    if (what == 3) f.at(ir::opcode::accum_update).elem = element::f16;
    if (what == 4) f.operand(ir::opcode::accum_update, 0) = f.operand(ir::opcode::accum_update, 1);
    if (what == 5) f.at(ir::opcode::view_update).count = 2;
    if (what == 6) f.operand(ir::opcode::accum_update, 1) = f.find(ir::opcode::block_index);
    if (what == 7) f.at(ir::opcode::view_load).elem = element::i32;
    if (what == 8) f.p.ops[static_cast<std::size_t>(f.find(ir::opcode::tiled_view, 0))].rank = 2;
    if (what == 10) f.at(ir::opcode::view_load).rank = 2;
    if (what == 11) {
      f.at(ir::opcode::accum_update).rank = 1;
      f.at(ir::opcode::accum_update).log2_dim[0] = 1;
      for (int k : {0, 1}) f.p.ops[static_cast<std::size_t>(f.operand(ir::opcode::accum_update, k))].rank = 1;
    }
    if (what == 9) {
      f.at(ir::opcode::accum_update).rank = 1;
      f.p.ops[static_cast<std::size_t>(f.operand(ir::opcode::accum_update, 1))].rank = 1;
    }
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused) << what;
  }
}
// Memory with the extents of a parameter: its elements, its axes, and values of the tile's shape.
struct forged_multicast : forged {
  forged_multicast() {
    t = trace<sums, x1, over<8>>([](block b, accum<float, 1> y, in<float, 1> x, over<8> own) {
      auto const all = unsafe::multicast(y, unsafe::address<float>(y), shape<8>);
      auto const cast = unsafe::to_pointer<float>(unsafe::to_integer(unsafe::address<float>(x)));
      auto const whole = unsafe::multicast(x, cast, shape<8>);
      all.update_all(unsafe::reduction::add, b.zeros<float>(shape<8>), own.index(0));
      all.store_all(b.zeros<float>(shape<8>), own.index(0));
      static_cast<void>(whole.load_reduced(unsafe::reduction::add, 0));
    });
  }
  static constexpr auto load = ir::opcode::multimem_load_reduce_view_tko;
  static constexpr auto update = ir::opcode::multimem_reduce_view_tko;
  static constexpr auto store = ir::opcode::multimem_store_view_tko;
};
TEST(forged, multicast_memory_is_like_its_parameter) {
  EXPECT_EQ(forged_multicast().verdict(), rule::ok);
  for (int what = 0; what < 13; ++what) {
    forged_multicast f;
    auto const value = [&]() -> ir::op& {
      return f.p.ops[static_cast<std::size_t>(f.operand(forged_multicast::update, 1))];
    };
    auto const pointer = [&]() -> ir::op& {
      return f.p.ops[static_cast<std::size_t>(f.operand(forged_multicast::load, 0))];
    };
    if (what == 0) f.at(forged_multicast::load).imm = 2;
    if (what == 1) f.at(forged_multicast::load).imm = -1;
    if (what == 2) f.at(forged_multicast::load).elem = pointer().elem = element::i32;
    if (what == 3) f.at(forged_multicast::load).rank = 2;
    if (what == 4) f.at(forged_multicast::update).count = 2;
    if (what == 5) pointer().pointer = false;
    if (what == 6) pointer().rank = 1;
    if (what == 7) f.operand(forged_multicast::load, 1) = f.operand(forged_multicast::load, 0);
    if (what == 8) value().log2_dim[0] = 4;
    if (what == 9) value().elem = element::i32;
    if (what == 10) value().rank = 2;
    if (what == 11) value().pointer = true;
    if (what == 12) f.operand(forged_multicast::store, 2) = f.operand(forged_multicast::store, 1);
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused) << what;
  }
}
TEST(updates, of_multicast_memory_are_what_a_kernel_may_be_for) {
  for (bool store : {false, true}) {
    auto const r = store ? verified<sums, x1, over<8>>([](block b, accum<float, 1> y, in<float, 1>, over<8>) {
      unsafe::multicast(y, unsafe::address<float>(y), shape<8>).store_all(b.zeros<float>(shape<8>), 0);
    })
                         : verified<sums, x1, over<8>>([](block b, accum<float, 1> y, in<float, 1>, over<8>) {
                             unsafe::multicast(y, unsafe::address<float>(y), shape<8>)
                               .update_all(unsafe::reduction::add, b.zeros<float>(shape<8>), 0);
                           });
    EXPECT_EQ(r.broken, rule::ok) << store;
  }
  auto const reads = verified<x1, over<8>>([](block b, in<float, 1> x, over<8>) {
    auto const all = unsafe::multicast(x, unsafe::address<float>(x), shape<8>);
    b.print("{}", all.load_reduced(unsafe::reduction::add, 0));
  });
  EXPECT_EQ(reads.broken, rule::kernel_writes_nothing);
}
TEST(forged, one_input_makes_the_blocks) {
  {
    forged f;
    f.p.params[0].over = true;
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
  {
    forged f;  // the accum alone
    f.p.params[1].over = false;
    f.p.params[0].over = true;
    f.at(ir::opcode::block_index).imm = 0;
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
  {
    forged f;
    f.p.params.push_back(f.p.params[1]);
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);
  }
  {
    forged f;
    f.p.params[1].over = false;
    EXPECT_EQ(f.verdict(), rule::parameter_is_misused);  // block_index is of no grid
  }
  {
    auto t = trace<y8, x1>([](block, out_tile<float, 8> y, in<float, 1> x) { y.store(x.load_like(y)); });
    EXPECT_EQ(verify::verify(t.canonical.view()).broken, rule::ok);
    t.canonical.params[1].over = true;
    EXPECT_EQ(verify::verify(t.canonical.view()).broken, rule::parameter_is_misused);
  }
}
TEST(forged, views_name_every_axis_once_and_step_forward) {
  auto const with = [](std::vector<std::int64_t> numbers) {
    auto t = trace<out_arg<float, 4, 4>, in_arg<float, 2>>([](block, out_tile<float, 4, 4> y, in<float, 2> x) {
      y.store(x.tiles(shape<4, 4>, step<2, 4>, axes<1, 0>).load(0, 0));
    });
    numbers.insert(numbers.begin(), static_cast<std::int64_t>(numbers.size()));
    t.canonical.numbers = numbers;
    return verify::verify(t.canonical.view()).broken;
  };
  EXPECT_EQ(with({2, 4, 1, 0}), rule::ok);
  EXPECT_EQ(with({2, 4, 1, 1}), rule::parameter_is_misused);
  EXPECT_EQ(with({2, 4, 0, 2}), rule::parameter_is_misused);
  EXPECT_EQ(with({0, 4, 1, 0}), rule::parameter_is_misused);
  EXPECT_EQ(with({2, -4, 1, 0}), rule::parameter_is_misused);
  EXPECT_EQ(with({2, 65536, 1, 0}), rule::ok);
  EXPECT_EQ(with({2, 65537, 1, 0}), rule::parameter_is_misused);
  EXPECT_EQ(with({2, 4, 1}), rule::parameter_is_misused);
}

TEST(views, an_index_of_the_same_steps_along_the_same_axis_is_inside) {
  auto const r = verified<out_arg<float, 4, 8>, in_arg<float, 2>>([](block b, out_tile<float, 4, 8> y, in<float, 2> x) {
    auto turned = x.tiles(shape<4, 8>, step<3, 8>, axes<1, 0>);
    auto plain = x.tiles(shape<4, 8>);
    auto stepped = x.tiles(shape<4, 8>, step<8, 3>);
    tw::var acc = b.zeros<float>(shape<4, 8>);
    for (auto i : turned.axis(0)) acc += turned.load(i, 0) + stepped.load(0, i) + plain.load(0, i) + plain.load(i, 0);
    y.store(acc);
  });
  // turned's axis 0 is the tensor's axis 1 in steps of 3, as stepped's axis 1 is.
  EXPECT_EQ(r.broken, rule::ok);
  EXPECT_EQ(ladder(r), "provenance launch:1 launch provenance:1 launch launch:1 launch launch:1");
}
// The number of tiles is that of the steps along the tensor's axis: 4 of them; of the tiles' size there would be 3, of the
// other axis 2.
TEST(views, counts_are_of_the_steps_and_of_the_tensors_axis) {
  auto const r = verified<y8, in_arg<float, 2>, in_arg<float, 1>>(
    [](block b, out_tile<float, 8> y, in<float, 2> x, in<float, 1> z) {
      b.require(x.extent(0) == 6 && x.extent(1) == 10 && z.extent(0) == 24);
      auto const n = x.tiles(shape<4, 4>, step<3, 2>, axes<1, 0>).count(0);
      y.store(z.tiles(shape<8>).load(n - 4) + z.tiles(shape<8>).load(6 - n));
    });
  EXPECT_EQ(ladder(r), "constant constant");
}
TEST(views, launches_check_the_steps_that_begin_inside) {
  traced_program const t = trace<y8, x1, scalar_arg<int>>(
    [](block, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) { y.store(x.tiles(shape<8>, step<3>).load(n)); });
  auto const r = verify::verify(t.canonical.view());
  auto const asked = [&](std::int64_t x, std::int64_t n) {
    return ask(t.canonical.view(), r, {{{8}, {x}, {}}, {0, 0, static_cast<std::uint64_t>(n)}});
  };
  EXPECT_EQ(ladder(r), "launch");
  EXPECT_EQ(asked(7, 2), answer::accepted);
  EXPECT_EQ(asked(6, 2), answer::refused_check);
  EXPECT_EQ(asked(1, 0), answer::accepted);
  EXPECT_EQ(asked(7, -1), answer::refused_check);
}

}  // namespace
}  // namespace verify_test
