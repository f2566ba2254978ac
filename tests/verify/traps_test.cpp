// Unsound reasoning of other systems, and of earlier forms of this one: none of it may prove anything here.
#include <gtest/gtest.h>

#include "verify/kit.hpp"

namespace verify_test {
namespace {

using y8 = out_arg<float, 8>;
using x1 = in_arg<float, 1>;
using n_arg = scalar_arg<int>;

answer with(traced_program const& t, call const& c) {
  auto const f = t.canonical.view();
  auto const r = verify::verify(f);
  EXPECT_EQ(r.broken, rule::ok);
  return ask(f, r, c);
}

// ---- variables

TEST(traps, facts_of_the_back_edge_alone) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto xs = x.tiles(shape<8>);
    b.require(x.extent(0) >= 8);
    var i = b.let(0);
    var acc = b.zeros<float>(shape<8>);
    for (auto k : b.range(0, 10)) {
      acc = acc + xs.load(i);
      auto const old = i.now();
      i = k * 1000;
      b.continue_if(n == k);
      i = old;
    }
    y.store(acc);
  });
  EXPECT_EQ(ladder(r), "kernel");
}

TEST(traps, provenance_of_a_reassigned_variable) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto xs = x.tiles(shape<8>);
    b.require(y.extent(0) <= x.extent(0));
    var i = b.let(0);
    i = y.index(0);
    auto const inside = xs.load(i);
    b.if_(n > 0, [&] { i = n; });
    y.store(inside + xs.load(i));
  });
  EXPECT_EQ(ladder(r), "relation kernel");
}

TEST(traps, joins_take_both_arms) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto xs = x.tiles(shape<8>);
    b.require(x.extent(0) >= 80);
    var i = b.let(0);
    b.if_(n > 0, [&] { i = 9; }, [&] { i = 3; });
    auto const good = xs.load(i);
    b.if_(n > 1, [&] { i = 10; });
    y.store(good + xs.load(i));
  });
  EXPECT_EQ(ladder(r), "constant kernel");
}

TEST(traps, a_variable_after_a_loop_that_may_not_run) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    b.require(x.extent(0) >= 8);
    var i = b.let(7);
    for ([[maybe_unused]] auto k : b.range(0, n)) i = 0;
    y.store(x.tiles(shape<8>).load(i));
  });
  EXPECT_EQ(ladder(r), "kernel");
}

TEST(traps, facts_of_the_entry_alone) {
  auto const r = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) >= 8);
    var i = b.let(0);
    var acc = b.zeros<float>(shape<8>);
    b.loop([&] {
      acc = acc + x.tiles(shape<8>).load(i);
      b.break_if(i > 5);
      i = i + 1;
    });
    y.store(acc);
  });
  EXPECT_EQ(ladder(r), "kernel");
}

// ---- wrap-around

TEST(traps, sums_and_products_that_wrap) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    b.require(n >= 0);
    b.require(x.extent(0) >= 8);
    auto const i = (y.index(0) + n) * 65536;
    y.store(x.tiles(shape<8>).load(i) + x.tiles(shape<8>).load(y.index(0) + n + 2147483647));
  });
  EXPECT_EQ(ladder(r), "kernel kernel");
}

TEST(traps, functions_of_scalars_wrap_at_the_launch_as_in_the_kernel) {
  auto const t = trace<y8, x1, n_arg>([](block, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    y.store(x.tiles(shape<8>).load(max(n * 65536, 0)));
  });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "launch");
  auto const with_n = [&](int n) { return with(t, {{{8}, {16}, {}}, {0, 0, static_cast<std::uint32_t>(n)}}); };
  EXPECT_EQ(with_n(0), answer::accepted);
  EXPECT_EQ(with_n(1), answer::refused_check);
  EXPECT_EQ(with_n(32768), answer::accepted);       // -2^31, and 0 is larger
  EXPECT_EQ(with_n(65536), answer::accepted);       // 0
}

TEST(traps, the_narrow_form_has_room_for_one_more_tile) {
  using big = out_arg<float, 65536>;
  auto const r = verified<big, in_arg<float, 1>>([](block b, out_tile<float, 65536> y, in<float, 1> x) {
    auto const rows = y.index(0);
    auto const end = rows * 65536 + 65536;
    auto const tile = end / 65536;
    y.store(x.tiles(shape<65536>).load(tile));
    b.require(x.extent(0) >= 1);
  });
  EXPECT_EQ(ladder(r), "launch");  // not "kernel": within narrow extents nothing wraps
}

TEST(traps, bytes_wrap_at_eight_bits) {
  // 100 + 100 is -56 as an int8_t: never a proven index.
  auto const r = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) >= 8000);
    auto const i = b.let<std::int8_t>(100) + b.let<std::int8_t>(100);
    y.store(x.tiles(shape<8>).load(cast<int>(i)));
  });
  EXPECT_NE(ladder(r), "constant");
}

TEST(traps, the_same_bits_with_another_sign) {
  auto const r = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) >= 8000);
    auto const i = cast<std::int8_t>(b.let<std::uint8_t>(200));  // -56
    y.store(x.tiles(shape<8>).load(cast<int>(i)));
  });
  EXPECT_EQ(r.broken, rule::index_is_outside_the_tensor);
  auto const unsigned_is_fine = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) >= 8000);
    auto const i = cast<std::uint8_t>(b.let<std::int8_t>(-56));  // 200
    y.store(x.tiles(shape<8>).load(cast<int>(i)));
  });
  EXPECT_EQ(ladder(unsigned_is_fine), "constant");
}

TEST(traps, scalars_of_narrow_unsigned_types_at_the_launch) {
  auto const t = trace<y8, x1, scalar_arg<std::uint8_t>>(
    [](block, out_tile<float, 8> y, in<float, 1> x, scalar<std::uint8_t> n) {
      y.store(x.tiles(shape<8>).load(max(cast<int>(cast<std::int8_t>(n)), -200) + 0) +
              x.tiles(shape<8>).load(cast<int>(n)));
    });
  auto const f = t.canonical.view();
  auto const r = verify::verify(f);
  EXPECT_EQ(ladder(r), "kernel launch");
  EXPECT_EQ(ask(f, r, {{{8}, {2000}, {}}, {0, 0, 200}}), answer::accepted);  // -56 is the kernel's to find
  EXPECT_EQ(ask(f, r, {{{8}, {1600}, {}}, {0, 0, 200}}), answer::refused_check);
}

TEST(traps, a_constant_is_read_with_the_sign_of_the_operation) {
  auto const t = trace<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    b.require(x.extent(0) >= 48);
    b.require(cast<int>(b.let(4000000000u)) <= n);  // -294967296
    y.store(x.tiles(shape<8>).load(min(n, 5)));
  });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "kernel");
}

TEST(traps, an_unsigned_require_bounds_only_below_two_to_the_31) {
  auto const kernel = [](std::uint32_t bound) {
    return trace<y8, x1, scalar_arg<std::uint32_t>>(
      [&](block b, out_tile<float, 8> y, in<float, 1> x, scalar<std::uint32_t> n) {
        b.require(x.extent(0) >= 40);
        b.require(n < b.let(bound));
        y.store(x.tiles(shape<8>).load(min(cast<int>(n), 4)));
      });
  };
  EXPECT_EQ(ladder(verify::verify(kernel(1000u).canonical.view())), "constant");
  EXPECT_EQ(ladder(verify::verify(kernel(0x80000001u).canonical.view())), "kernel");
}

TEST(traps, a_scalar_as_an_index_may_be_negative) {
  auto const t = trace<y8, x1, n_arg>(
    [](block, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) { y.store(x.tiles(shape<8>).load(n)); });
  for (int n : {-2147483647 - 1, -1, 0, 1, 2, 2147483647})
    EXPECT_EQ(with(t, {{{8}, {16}, {}}, {0, 0, static_cast<std::uint32_t>(n)}}),
              n == 0 || n == 1 ? answer::accepted : answer::refused_check)
      << n;
}

TEST(traps, a_require_on_the_same_bits_with_another_sign) {
  auto const t = trace<y8, x1, scalar_arg<std::uint32_t>>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<std::uint32_t> n) {
      auto const i = cast<int>(n);
      b.require(i >= 0);
      b.require(extent(i) < x.extent(0));
      y.store(x.tiles(shape<1>).load(i));
    });
  EXPECT_EQ(with(t, {{{8}, {100}, {}}, {0, 0, 4000000000u}}), answer::refused_require);
  EXPECT_EQ(with(t, {{{8}, {100}, {}}, {0, 0, 99}}), answer::accepted);
}

TEST(traps, sixty_four_bit_scalars_use_all_their_bits) {
  auto const r = verified<y8, x1, scalar_arg<std::int64_t>>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<std::int64_t> n) {
      b.require(x.extent(0) >= (std::int64_t{1} << 26));
      auto const i = max(n, std::int64_t{0}) / (std::int64_t{1} << 40);  // below 2^23
      y.store(x.tiles(shape<8>).load(cast<int>(i)) + sum(x.tiles(shape<16>).load(cast<int>(i)), axis<0>));
    });
  // 2^23 tiles of 8: inside; 2^22 tiles of 16: not.
  EXPECT_EQ(ladder(r), "constant launch");
}

TEST(traps, a_number_that_loses_its_high_bits_may_read_as_negative) {
  auto const r = verified<y8, x1, scalar_arg<std::int64_t>>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<std::int64_t> n) {
      b.require(x.extent(0) >= 48);
      y.store(x.tiles(shape<8>).load(min(cast<int>(max(n, std::int64_t{0})), 5)));
    });
  EXPECT_EQ(ladder(r), "kernel");
}

TEST(traps, a_require_is_evaluated_as_the_kernel_computes) {
  // The 8-bit product wraps in the kernel: 127 * 127 is 1 there, and relates nothing.
  auto const t = trace<y8, x1, scalar_arg<std::int8_t>>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<std::int8_t> n) {
      auto const square = extent(cast<int>(n * n));
      b.require(y.extent(0) <= square);
      b.require(x.extent(0) >= 127);
      y.store(x.load_like(y));
    });
  EXPECT_NE(with(t, {{{16129}, {255}, {}}, {0, 0, 127}}), answer::accepted);
}

TEST(traps, ceil_div_near_the_limit) {
  auto const t = trace<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto const last = ceil_div(n, b.let(8)) - 1;
    b.require(n >= 1);
    y.store(x.tiles(shape<8>).load(last));
  });
  EXPECT_EQ(with(t, {{{8}, {16}, {}}, {0, 0, 16}}), answer::accepted);
  EXPECT_EQ(with(t, {{{8}, {16}, {}}, {0, 0, 17}}), answer::refused_check);
  EXPECT_EQ(with(t, {{{8}, {16}, {}}, {0, 0, 2147483647}}), answer::refused_check);
}

TEST(traps, an_unsigned_divisor_may_read_as_negative) {
  auto const r = verified<y8, x1, scalar_arg<std::uint32_t>>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<std::uint32_t> n) {
      b.require(x.extent(0) >= 48);
      auto const share = b.full<float>(shape<8>, cast<float>(b.let(3u) / n));  // n is not 0, and may be above 2^31
      y.store(share + x.tiles(shape<8>).load(min(cast<int>(n), 5)));
    });
  EXPECT_EQ(ladder(r), "launch:-1 kernel");
}

TEST(traps, an_unsigned_minimum_of_a_number_that_may_be_negative) {
  auto const t = trace<y8, x1, n_arg, scalar_arg<std::uint32_t>>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n, scalar<std::uint32_t> m) {
      auto xs = x.tiles(shape<8>);
      auto const end = min(cast<std::uint32_t>(min(xs.count(0), n)), m);  // m, when n is negative
      var acc = b.zeros<float>(shape<8>);
      for (auto i : b.range(0, cast<int>(end))) acc = acc + xs.load(i);
      y.store(acc);
    });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "launch");
  EXPECT_EQ(with(t, {{{8}, {16}, {}, {}}, {0, 0, 0xffffffffu, 100}}), answer::refused_check);
  EXPECT_EQ(with(t, {{{8}, {16}, {}, {}}, {0, 0, 100, 2}}), answer::accepted);
}

// ---- requires that say less

TEST(traps, an_upper_bound_is_no_lower_bound) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    b.require(x.extent(0) >= 800);
    b.require(n <= 5);
    y.store(x.tiles(shape<8>).load(n + 5));
  });
  EXPECT_EQ(ladder(r), "kernel");
}

TEST(traps, a_product_is_larger_than_its_first_factor) {
  auto const kernel = [](int tiles) {
    return ladder(verified<y8, x1, n_arg, n_arg, n_arg>(
      [&](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n, scalar<int> m, scalar<int> i) {
        b.require(x.extent(0) >= 8 * static_cast<std::int64_t>(tiles));
        b.require(n >= 0 && n <= 2 && m >= 0 && m <= 3);
        b.require(i >= 0 && i <= n * m);
        y.store(x.tiles(shape<8>).load(i));
      }));
  };
  EXPECT_EQ(kernel(7), "constant");
  EXPECT_EQ(kernel(6), "launch");
  EXPECT_EQ(kernel(3), "launch");
}

// ---- places that may not run

TEST(traps, a_check_in_a_loop_without_rounds_proves_nothing_after_it) {
  auto const t = trace<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto xs = x.tiles(shape<8>);
    b.require(x.extent(0) >= 0 && y.extent(0) >= 0);  // both extents have a name, so that facts about them can be kept
    var acc = b.zeros<float>(shape<8>);
    for ([[maybe_unused]] auto k : b.range(0, n)) acc = acc + xs.load(y.index(0));
    y.store(acc + xs.load(y.index(0)));
  });
  EXPECT_EQ(with(t, {{{16}, {8}, {}}, {0, 0, 0}}), answer::refused_check);
  EXPECT_EQ(with(t, {{{16}, {9}, {}}, {0, 0, 0}}), answer::accepted);
}

TEST(traps, a_loop_without_rounds_asks_for_nothing) {
  auto const t = trace<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto xs = x.tiles(shape<8>);
    b.require(x.extent(0) >= 0);
    var acc = b.zeros<float>(shape<8>);
    for ([[maybe_unused]] auto k : b.range(0, n)) acc = acc + xs.load(y.index(0));
    y.store(acc);
  });
  EXPECT_EQ(with(t, {{{16}, {8}, {}}, {0, 0, 0}}), answer::accepted);
  EXPECT_EQ(with(t, {{{16}, {8}, {}}, {0, 0, 1}}), answer::refused_check);
}

TEST(traps, a_divisor_of_a_loop_without_rounds_is_not_checked_for_later_ones) {
  auto const t = trace<y8, n_arg, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n, scalar<int> d) {
    var s = b.let(0);
    for (auto k : b.range(0, n)) s = s + k / d;
    y.store(b.full<float>(shape<8>, cast<float>(s + 100 / d)));
  });
  EXPECT_EQ(with(t, {{{8}, {}, {}}, {0, 0, 0}}), answer::refused_check);
  EXPECT_EQ(with(t, {{{8}, {}, {}}, {0, 0, 1}}), answer::accepted);
}

TEST(traps, arms_make_no_launch_checks) {
  auto const t = trace<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    var acc = b.zeros<float>(shape<8>);
    b.if_(n > 0, [&] { acc = x.tiles(shape<8>).load(5); });
    b.if_(n > 1, [&] { acc = acc + cast<float>(b.let(7) / n); });
    y.store(acc);
  });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "kernel:-1 kernel");
  EXPECT_EQ(with(t, {{{8}, {8}, {}}, {0, 0, 0}}), answer::accepted);
}

TEST(traps, arms_of_a_condition_that_a_launch_knows_make_no_launch_checks) {
  auto const t = trace<y8, x1, scalar_arg<bool>, n_arg>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<bool> wanted, scalar<int> n) {
      b.require(n >= 0 && n <= 10);
      var acc = b.zeros<float>(shape<8>);
      b.if_(wanted, [&] { acc = x.tiles(shape<8>).load(n + 1); });
      y.store(acc);
    });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "kernel");
  EXPECT_EQ(with(t, {{{8}, {8}, {}, {}}, {0, 0, 0, 5}}), answer::accepted);
}

TEST(traps, a_loop_that_never_runs_reaches_nothing) {
  auto const t = trace<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) <= 16);
    var acc = b.zeros<float>(shape<8>);
    for (auto i : b.range(5, 3)) acc = acc + x.tiles(shape<8>).load(i);
    for (auto i : b.range(-3, -5)) acc = acc + x.tiles(shape<8>).load(i);
    y.store(acc);
  });
  EXPECT_EQ(with(t, {{{8}, {8}}, {0, 0}}), answer::accepted);
}

TEST(traps, exits_before_and_after_an_access_in_a_loop) {
  for (bool before : {true, false}) {
    auto const t = trace<y8, x1, in_arg<int, 1>, n_arg>(
      [&](block b, out_tile<float, 8> y, in<float, 1> x, in<int, 1> stop, scalar<int> n) {
        b.require(stop.extent(0) >= 1);
        b.require(n <= 1000000);
        var acc = b.zeros<float>(shape<8>);
        auto const at = reshape(stop.tiles(shape<1>).load(0), shape<>);
        for (auto k : b.range(0, n)) {
          if (before) b.break_if(k == at);
          acc = acc + x.tiles(shape<8>).load(k);
          if (!before) b.break_if(k == at);
        }
        y.store(acc);
      });
    EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "constant kernel") << before;
    EXPECT_EQ(with(t, {{{8}, {8}, {1}, {}}, {0, 0, 0, 100}}), answer::accepted);  // at may be 0
  }
}

TEST(traps, bounds_that_depend_on_data_make_no_launch_checks) {
  auto const r = verified<y8, x1, in_arg<int, 1>>([](block b, out_tile<float, 8> y, in<float, 1> x, in<int, 1> counts) {
    auto const n = reshape(counts.tiles(shape<1>).load(y.index(0)), shape<>);
    var acc = b.zeros<float>(shape<8>);
    for ([[maybe_unused]] auto k : b.range(0, n)) acc = acc + x.tiles(shape<8>).load(y.index(0));
    y.store(acc);
  });
  EXPECT_EQ(ladder(r), "launch kernel");
}

TEST(traps, divisors_that_depend_on_data_make_no_launch_checks) {
  auto const t = trace<y8, x1, in_arg<int, 1>>([](block, out_tile<float, 8> y, in<float, 1> x, in<int, 1> by) {
    auto const d = max(reshape(by.tiles(shape<1>).load(0), shape<>), 1);
    y.store(x.tiles(shape<8>).load(y.index(0) / d));
  });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "launch kernel");
  EXPECT_EQ(with(t, {{{80}, {8}, {1}}, {0, 0, 0}}), answer::accepted);  // by may hold 10
}

TEST(traps, loops_that_step_over_their_last_numbers) {
  auto const t = trace<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    var acc = b.zeros<float>(shape<8>);
    for (auto i : b.range(0, 9, 3)) acc = acc + x.tiles(shape<8>).load(i);  // 0, 3 and 6
    y.store(acc);
  });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "kernel");
  EXPECT_EQ(with(t, {{{8}, {56}}, {0, 0}}), answer::accepted);
}

TEST(traps, triangular_loops) {
  auto const t = trace<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    b.require(n <= 1000);
    var acc = b.zeros<float>(shape<8>);
    for (auto i : b.range(0, n))
      for (auto j : b.range(i, n)) acc = acc + x.tiles(shape<8>).load(j - i) + x.tiles(shape<8>).load(i);
    y.store(acc);
  });
  auto const r = verify::verify(t.canonical.view());
  EXPECT_EQ(ladder(r), "kernel kernel");
}

// ---- functions of an index

TEST(traps, indices_that_mention_the_loop_variable) {
  auto const r = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    auto xs = x.tiles(shape<8>);
    var acc = b.zeros<float>(shape<8>);
    for (auto j : xs.axis(0)) {
      acc = acc + xs.load(j + 1);
      acc = acc + xs.load(j - 1);
      acc = acc + xs.load(j * 2);
    }
    y.store(acc);
  });
  EXPECT_EQ(ladder(r), "launch kernel launch");  // j + 1 and j * 2 do go outside, at launches with more than one tile
}

TEST(traps, remainders_and_quotients_of_negative_numbers) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto xs = x.tiles(shape<8>);
    b.require(x.extent(0) >= 800);
    y.store(xs.load((n + y.index(0)) % 8) + xs.load((n + y.index(0)) / 100000000) + xs.load(max(n, 0) % 100) +
            xs.load(min(max(n, 0), 99)));
  });
  EXPECT_EQ(ladder(r), "kernel kernel constant constant");  // -7 to 7, -21 to 21, 0 to 99
  auto const one_short = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto xs = x.tiles(shape<8>);
    b.require(x.extent(0) >= 792);  // 99 tiles
    auto const i = max(n + y.index(0), 0);
    y.store(xs.load(i % 100) + xs.load(min(i, 99)) + xs.load(i % 99) + xs.load(min(i, 98)));
  });
  EXPECT_EQ(ladder(one_short), "kernel kernel constant constant");
}

TEST(traps, bounds_that_no_block_attains_refuse_no_launch) {
  auto const t = trace<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(y.extent(0) <= 72);
    auto const i = y.index(0);
    auto xs = x.tiles(shape<8>);
    y.store(xs.load(8 - i + i));  // 8, and no more, though 8 - i and i together reach 16
  });
  EXPECT_EQ(with(t, {{{72}, {72}}, {0, 0}}), answer::accepted);
}

TEST(traps, terms_that_do_not_grow_together_refuse_no_launch) {
  auto const t = trace<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    b.require(y.extent(0) <= 72);
    b.require(n >= 0 && n <= 8);
    auto const i = y.index(0);
    y.store(x.tiles(shape<8>).load(i * n - i * i + 64));
  });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "kernel");
  // 80 at i = 4, and no more, though i * n alone reaches 64.
  EXPECT_EQ(with(t, {{{72}, {81 * 8}, {}}, {0, 0, 8}}), answer::accepted);
}

TEST(traps, a_check_of_smaller_tiles_orders_no_extents) {
  auto const t = trace<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) >= 0 && y.extent(0) >= 0);  // both extents have a name, so that facts about them can be kept
    auto const half = sum(x.tiles(shape<4>).load(y.index(0)), axis<0>);
    y.store(half + x.tiles(shape<8>).load(y.index(0)));
  });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "launch launch");
  EXPECT_EQ(with(t, {{{16}, {5}}, {0, 0}}), answer::refused_check);  // two tiles of 4, one of 8
  EXPECT_EQ(with(t, {{{16}, {9}}, {0, 0}}), answer::accepted);
}

// Both tilings of 8 have two tiles where the extents are 16 and 9; those of 4 have four and three.
TEST(traps, a_launch_check_of_tiles_orders_no_extents) {
  auto const t = trace<y8, x1, x1>([](block b, out_tile<float, 8> y, in<float, 1> x, in<float, 1> w) {
    b.require(w.extent(0) <= y.extent(0) && x.extent(0) >= 0);
    auto const first = x.tiles(shape<8>).load(y.index(0));
    var acc = first + x.tiles(shape<8>).load(y.index(0));
    for (auto i : w.tiles(shape<4>).axis(0)) acc = acc + sum(x.tiles(shape<4>).load(i), axis<0>);
    for (auto i : w.tiles(shape<8>).axis(0)) acc = acc + x.tiles(shape<8>).load(i);
    y.store(acc);
  });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "launch relation launch relation");
  EXPECT_EQ(with(t, {{{16}, {9}, {16}}, {0, 0, 0}}), answer::refused_check);
  EXPECT_EQ(with(t, {{{16}, {13}, {16}}, {0, 0, 0}}), answer::accepted);
}
TEST(traps, a_launch_check_is_about_its_own_tensor) {
  auto const r = verified<y8, x1, x1>([](block b, out_tile<float, 8> y, in<float, 1> x, in<float, 1> w) {
    b.require(y.extent(0) >= 0 && x.extent(0) >= 0 && w.extent(0) >= 0);  // they have names
    y.store(x.tiles(shape<8>).load(y.index(0)) + w.tiles(shape<8>).load(y.index(0)));
  });
  EXPECT_EQ(ladder(r), "launch launch");
}
TEST(traps, a_launch_check_of_tiles_orders_no_quotients) {
  auto const t = trace<y8, x1, x1>([](block b, out_tile<float, 8> y, in<float, 1> x, in<float, 1> w) {
    b.require(w.extent(0) <= y.extent(0) * 2 && x.extent(0) >= 0);
    var acc = x.tiles(shape<8>).load(y.index(0));
    for (auto i : w.tiles(shape<1>).axis(0)) acc = acc + sum(x.tiles(shape<1>).load(i / 2), axis<0>);
    y.store(acc);
  });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "launch launch");
  EXPECT_EQ(with(t, {{{16}, {9}, {32}}, {0, 0, 0}}), answer::refused_check);
  EXPECT_EQ(with(t, {{{16}, {9}, {18}}, {0, 0, 0}}), answer::accepted);
}
TEST(traps, an_unsigned_quotient_of_a_negative_number_is_large) {
  auto const t = trace<y8, x1, x1, n_arg>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, in<float, 1> z, scalar<int> n) {
      b.require(x.extent(0) <= z.extent(0) * 4);
      auto xs = x.tiles(shape<1>), zs = z.tiles(shape<1>);
      var acc = b.zeros<float>(shape<1>);
      for (auto i : b.range(n, xs.count(0))) acc = acc + zs.load(cast<int>(cast<std::uint32_t>(i) / 4u));
      for (auto i : xs.axis(0)) acc = acc + zs.load(cast<int>(cast<std::uint32_t>(i) / 4u));
      y.store(sum(acc, axis<0>) + b.zeros<float>(shape<8>));
    });
  EXPECT_EQ(ladder(verify::verify(t.canonical.view())), "launch relation");
  EXPECT_EQ(with(t, {{{8}, {16}, {4}}, {0, 0, 0, static_cast<std::uint64_t>(-1)}}), answer::refused_check);
  EXPECT_EQ(with(t, {{{8}, {16}, {4}}, {0, 0, 0, 1}}), answer::accepted);
}

TEST(traps, the_larger_of_two_unsigned_numbers_may_read_as_negative) {
  auto const r = verified<y8, x1, scalar_arg<std::uint32_t>>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<std::uint32_t> n) {
      b.require(x.extent(0) >= 80);
      auto const i = n + cast<std::uint32_t>(y.index(0));
      y.store(x.tiles(shape<8>).load(cast<int>(min(i, 5u))) + x.tiles(shape<8>).load(cast<int>(max(i, 5u))));
    });
  EXPECT_EQ(ladder(r), "constant kernel");
}

TEST(traps, conditions_are_zero_or_one) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    b.require(x.extent(0) >= 9);
    y.store(x.tiles(shape<8>).load(cast<int>(n > 3)) + x.tiles(shape<8>).load(select(n > 3, 1, 0)));
  });
  EXPECT_EQ(ladder(r), "constant constant");
}

}  // namespace
}  // namespace verify_test
