// Each rung of the ladder and each rule, on kernels small enough to check by hand.
#include <gtest/gtest.h>

#include "verify/kit.hpp"

namespace verify_test {
namespace {

using y8 = out_arg<float, 8>;
using x1 = in_arg<float, 1>;
using ids = in_arg<int, 1>;
using n_arg = scalar_arg<int>;

TEST(ladder, a_loop_over_the_views_own_axis) {
  auto const r = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    auto xs = x.tiles(shape<8>);
    var acc = b.zeros<float>(shape<8>);
    for (auto i : xs.axis(0)) acc = acc + xs.load(i);
    y.store(acc);
  });
  EXPECT_EQ(r.broken, rule::ok);
  EXPECT_EQ(ladder(r), "provenance");
}

TEST(ladder, a_shortened_loop_over_the_views_own_axis) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto xs = x.tiles(shape<8>);
    var acc = b.zeros<float>(shape<8>);
    for (auto i : xs.axis(0).until(n)) acc = acc + xs.load(i);
    for (auto i : xs.axis(0).from(n)) acc = acc + xs.load(i);  // max(0, n) is at least 0
    y.store(acc);
  });
  EXPECT_EQ(ladder(r), "provenance provenance");
}

TEST(ladder, a_lengthened_loop_is_no_provenance) {
  auto const r = verified<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto xs = x.tiles(shape<8>);
    var acc = b.zeros<float>(shape<8>);
    for (auto i : b.range(0, max(xs.count(0), n))) acc = acc + xs.load(i);
    y.store(acc);
  });
  EXPECT_EQ(ladder(r), "launch");
}

TEST(ladder, the_same_axis_in_tiles_of_another_size_is_no_provenance) {
  auto const r = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    auto small = x.tiles(shape<4>);
    auto large = x.tiles(shape<8>);
    var acc = b.zeros<float>(shape<8>);
    for (auto i : small.axis(0)) acc = acc + large.load(i);
    y.store(acc);
  });
  EXPECT_EQ(ladder(r), "launch");
}

// Equal tiles on both axes: only the axis tells them apart.
TEST(ladder, another_axis_of_the_same_view_is_no_provenance) {
  using square = in_arg<float, 2>;
  auto const kernel = [](bool stated) {
    return verified<y8, square>([&](block b, out_tile<float, 8> y, in<float, 2> x) {
      if (stated) b.require(x.extent(0) <= x.extent(1));
      auto xs = x.tiles(shape<8, 8>);
      var acc = b.zeros<float>(shape<8, 8>);
      for (auto i : xs.axis(0)) acc = acc + xs.load(i, i);
      y.store(reshape(sum(acc, axis<0>), shape<8>));
    });
  };
  EXPECT_EQ(ladder(kernel(false)), "provenance launch:1");
  EXPECT_EQ(ladder(kernel(true)), "provenance relation:1");
  auto const transposed = verified<y8, square>([](block b, out_tile<float, 8> y, in<float, 2> x) {
    auto xs = x.tiles(shape<8, 8>);
    var acc = b.zeros<float>(shape<8, 8>);
    for (auto i : xs.axis(0))
      for (auto j : xs.axis(1)) acc = acc + xs.load(j, i) + xs.load(i, j);
    y.store(reshape(sum(acc, axis<0>), shape<8>));
  });
  EXPECT_EQ(ladder(transposed), "launch launch:1 provenance provenance:1");
}

TEST(ladder, gathers_prove_the_other_axes_and_leave_positions_to_their_policy) {
  auto const gather = [](auto policy) {
    return verified<out_arg<float, 8, 4>, in_arg<std::int32_t, 1>, in_arg<float, 2>>(
      [=](block b, out_tile<float, 8, 4> y, in<std::int32_t, 1> which, in<float, 2> x) {
        b.require(y.extent(0) == which.extent(0));
        y.store(x.tiles(shape<8, 4>).gather(axis<0>, which.load_like(y, axis<0>), y.index(1), policy));
      });
  };
  EXPECT_EQ(ladder(gather(out_of_range::zero)), "relation launch:1");
  EXPECT_EQ(ladder(gather(out_of_range::pad(1))), "relation launch:1");
  EXPECT_EQ(ladder(gather(out_of_range::trap)), "relation launch:1 kernel");
}

TEST(ladder, constants_need_a_stated_extent) {
  auto const unstated = verified<y8, x1>(
    [](block, out_tile<float, 8> y, in<float, 1> x) { y.store(x.tiles(shape<8>).load(1)); });
  EXPECT_EQ(ladder(unstated), "launch");
  auto const stated = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) >= 9);
    y.store(x.tiles(shape<8>).load(1));
  });
  EXPECT_EQ(ladder(stated), "constant");
  auto const too_little = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) >= 8);
    y.store(x.tiles(shape<8>).load(1));
  });
  EXPECT_EQ(ladder(too_little), "launch");
}

TEST(ladder, a_constant_that_can_never_be_inside) {
  auto const negative = verified<y8, x1>(
    [](block, out_tile<float, 8> y, in<float, 1> x) { y.store(x.tiles(shape<8>).load(-1)); });
  EXPECT_EQ(negative.broken, rule::index_is_outside_the_tensor);
  auto const beyond = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) <= 16);
    y.store(x.tiles(shape<8>).load(2));
  });
  EXPECT_EQ(beyond.broken, rule::index_is_outside_the_tensor);
  auto const last = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) <= 17);
    y.store(x.tiles(shape<8>).load(2));
  });
  EXPECT_EQ(last.broken, rule::ok);
}

TEST(ladder, extents_that_a_require_relates) {
  auto const chain = verified<y8, x1, x1>([](block b, out_tile<float, 8> y, in<float, 1> x, in<float, 1> z) {
    b.require(y.extent(0) <= x.extent(0) && x.extent(0) == z.extent(0));
    y.store(z.load_like(y));
  });
  EXPECT_EQ(ladder(chain), "relation");
  auto const reversed = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(x.extent(0) <= y.extent(0));
    y.store(x.load_like(y));
  });
  EXPECT_EQ(ladder(reversed), "launch");
  auto const almost = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(y.extent(0) <= x.extent(0) + 1);
    y.store(x.load_like(y));
  });
  EXPECT_EQ(ladder(almost), "launch");
  auto const but_one = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(y.extent(0) - 1 <= x.extent(0));
    y.store(x.load_like(y));
  });
  EXPECT_EQ(ladder(but_one), "launch");
  auto const either = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    b.require(y.extent(0) <= x.extent(0) || x.extent(0) == 3);
    y.store(x.load_like(y));
  });
  EXPECT_EQ(ladder(either), "launch");
}

TEST(ladder, a_require_after_the_access_counts_too) {
  auto const r = verified<y8, x1>([](block b, out_tile<float, 8> y, in<float, 1> x) {
    y.store(x.load_like(y));
    b.require(y.extent(0) <= x.extent(0));
  });
  EXPECT_EQ(ladder(r), "relation");
}

TEST(ladder, groups_of_heads) {
  using q = out_arg<float, 1, 8>;
  using kv = in_arg<float, 2>;
  auto const kernel = [](bool stated) {
    return verified<q, kv, n_arg>([&](block b, out_tile<float, 1, 8> y, in<float, 2> k, scalar<int> group) {
      if (stated) b.require(y.extent(0) <= k.extent(0) * extent(group));
      b.require(y.extent(1) <= k.extent(1));
      b.require(group >= 1);
      y.store(k.tiles(shape<1, 8>).load(y.index(0) / group, y.index(1)));
    });
  };
  EXPECT_EQ(ladder(kernel(true)), "relation relation:1");
  EXPECT_EQ(ladder(kernel(false)), "launch relation:1");
}

TEST(ladder, groups_of_heads_of_another_number) {
  using q = out_arg<float, 1, 8>;
  using kv = in_arg<float, 2>;
  auto const by = [](int size) {
    return ladder(verified<q, kv>([&](block b, out_tile<float, 1, 8> y, in<float, 2> k) {
      b.require(y.extent(0) <= k.extent(0) * 3 && y.extent(1) <= k.extent(1));
      y.store(k.tiles(shape<1, 8>).load(y.index(0) / size, y.index(1)));
    }));
  };
  EXPECT_EQ(by(4), "relation relation:1");
  EXPECT_EQ(by(3), "relation relation:1");
  EXPECT_EQ(by(2), "launch relation:1");
  auto const one_group_short = verified<q, kv, n_arg>(
    [](block b, out_tile<float, 1, 8> y, in<float, 2> k, scalar<int> group) {
      b.require(group >= 1);
      b.require(y.extent(0) <= (k.extent(0) + 1) * extent(group) && y.extent(1) <= k.extent(1));
      y.store(k.tiles(shape<1, 8>).load(y.index(0) / group, y.index(1)));
    });
  EXPECT_EQ(ladder(one_group_short), "launch relation:1");
}

TEST(ladder, groups_of_heads_through_a_third_extent) {
  using q = out_arg<float, 1, 8>;
  using kv = in_arg<float, 2>;
  auto const kernel = [](bool other_way) {
    return verified<q, kv, kv, n_arg>(
      [&](block b, out_tile<float, 1, 8> y, in<float, 2> k, in<float, 2> v, scalar<int> group) {
        b.require(group >= 1);
        b.require(y.extent(0) <= k.extent(0) * extent(group));
        b.require(y.extent(1) <= v.extent(1));
        if (other_way) b.require(v.extent(0) <= k.extent(0));  // v may be too short
        else b.require(k.extent(0) <= v.extent(0));
        y.store(v.tiles(shape<1, 8>).load(y.index(0) / group, y.index(1)));
      });
  };
  EXPECT_EQ(ladder(kernel(false)), "relation relation:1");
  EXPECT_EQ(ladder(kernel(true)), "launch relation:1");
}

TEST(ladder, groups_of_heads_of_tensors_beyond_32_bits) {
  using q = out_arg<float, 1, 8>;
  using kv = in_arg<float, 2>;
  auto const kernel = [](bool bounded) {
    verify::environment large;
    large.wide = true;
    return verified<q, kv, n_arg>(
      [&](block b, out_tile<float, 1, 8> y, in<float, 2> k, scalar<int> group) {
        b.require(y.extents()[0] <= k.extent(0) * extent(group));  // stated before what keeps the product from wrapping
        b.require(group >= 1);
        if (bounded) b.require(group <= 256);
        b.require(y.extent(1) <= k.extent(1));
        y.store(k.tiles(shape<1, 8>).load(y.index(0) / group, y.index(1)));
      },
      large);
  };
  EXPECT_EQ(ladder(kernel(true)), "relation relation:1");
  EXPECT_EQ(ladder(kernel(false)), "launch relation:1");  // 2^48 * 2^31 has no 64 bits
}

TEST(ladder, an_extent_that_equals_a_fixed_one_has_its_range) {
  auto const kernel = [](int n, bool equal) {
    return verified<y8, x1, x1, x1>([&](block b, out_tile<float, 8> y, in<float, 1> x, in<float, 1> z, in<float, 1> w) {
      if (equal) b.require(w.extent(0) == z.extent(0) + 8);  // stated before what it follows from
      else b.require(w.extent(0) <= z.extent(0) + 8);
      b.require(z.extent(0) >= x.extent(0));
      b.require(x.extent(0) == 16);
      y.store(w.tiles(shape<8>).load(n));
    });
  };
  EXPECT_EQ(ladder(kernel(2, true)), "constant");  // at least 24
  EXPECT_EQ(ladder(kernel(3, true)), "launch");
  EXPECT_EQ(ladder(kernel(0, false)), "launch");  // an upper bound only
}

TEST(rules, a_required_divisor_that_was_an_extent) {
  auto const kernel = [](bool stated) {
    return verified<y8, x1, n_arg>([&](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
      if (stated) b.require(x.extent(0) >= 1);
      auto share = n / cast<int>(x.extent(0));
      y.store(b.full<float>(shape<8>, cast<float>(share)));
    });
  };
  EXPECT_EQ(kernel(true).counts[4], 0);
  EXPECT_EQ(kernel(false).counts[4], 1);  // checked in the kernel
}

TEST(ladder, groups_of_heads_that_are_no_heads) {
  using q = out_arg<float, 1, 8>;
  using kv = in_arg<float, 2>;
  auto const kernel = [](auto const& load) {
    return ladder(verified<q, kv, n_arg>([&](block b, out_tile<float, 1, 8> y, in<float, 2> k, scalar<int> group) {
      b.require(y.extent(0) <= k.extent(0) * extent(group) && y.extent(1) <= k.extent(1));
      b.require(group >= 1);
      y.store(load(y, k, group));
    }));
  };
  // Rounded up, the last head may have no group; and a view in pairs has half of the tiles.
  EXPECT_EQ(kernel([](auto const& y, auto const& k, auto const& group) {
              return k.tiles(shape<1, 8>).load(ceil_div(y.index(0), group), y.index(1));
            }),
            "launch relation:1");
  EXPECT_EQ(kernel([](auto const& y, auto const& k, auto const& group) {
              return reshape(sum(k.tiles(shape<2, 8>).load(y.index(0) / group, y.index(1)), axis<0>), shape<1, 8>);
            }),
            "launch relation:1");
}

TEST(ladder, a_grid_that_is_entered_below_its_first_tile) {
  auto const r = verified<y8, x1, x1, n_arg>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, in<float, 1> z, scalar<int> n) {
      b.require(x.extent(0) <= z.extent(0));
      auto xs = x.tiles(shape<8>), zs = z.tiles(shape<8>);
      var acc = b.zeros<float>(shape<8>);
      for (auto i : b.range(n, xs.count(0))) acc = acc + xs.load(i) + zs.load(i);
      y.store(acc);
    });
  EXPECT_EQ(ladder(r), "kernel kernel");
  auto const divided = verified<y8, x1, x1, n_arg, n_arg>(
    [](block b, out_tile<float, 8> y, in<float, 1> x, in<float, 1> z, scalar<int> n, scalar<int> d) {
      b.require(x.extent(0) <= z.extent(0) * extent(d) && d >= 1);
      auto xs = x.tiles(shape<1>), zs = z.tiles(shape<1>);
      var acc = b.zeros<float>(shape<1>);
      for (auto i : b.range(n, xs.count(0))) acc = acc + zs.load(i / d);
      y.store(acc);
    });
  EXPECT_EQ(ladder(divided), "kernel");
}

TEST(ladder, functions_of_extents_and_the_grid_are_checked_at_the_launch) {
  auto const kernel = [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    b.require(n >= 0);
    auto xs = x.tiles(shape<8>);
    y.store(xs.load(y.index(0) + n) + xs.load(y.index(0) * 2));
  };
  auto const t = trace<y8, x1, n_arg>(kernel);
  auto const f = t.canonical.view();
  auto const r = verify::verify(f);
  EXPECT_EQ(ladder(r), "kernel launch");  // the sum may wrap for what the compiler knows of n
  auto const with = [&](std::int64_t y, std::int64_t x) { return ask(f, r, {{{y}, {x}, {}}, {0, 0, 0}}); };
  EXPECT_EQ(with(16, 24), answer::accepted);  // tiles 0 and 2 of 3
  EXPECT_EQ(with(16, 17), answer::accepted);
  EXPECT_EQ(with(16, 16), answer::refused_check);  // tile 2 of 2
  EXPECT_EQ(with(8, 8), answer::accepted);
  EXPECT_EQ(with(0, 0), answer::nothing_to_do);
}

TEST(ladder, a_scalar_with_bounds) {
  auto const t = trace<y8, x1, n_arg>([](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    b.require(n >= 0);
    b.require(n < 1000);
    y.store(x.tiles(shape<8>).load(y.index(0) + n));
  });
  auto const f = t.canonical.view();
  auto const r = verify::verify(f);
  EXPECT_EQ(ladder(r), "launch");
  auto const with = [&](std::int64_t y, std::int64_t x, int n) {
    return ask(f, r, {{{y}, {x}, {}}, {0, 0, static_cast<std::uint32_t>(n)}});
  };
  EXPECT_EQ(with(16, 40, 3), answer::accepted);
  EXPECT_EQ(with(16, 40, 4), answer::refused_check);
  EXPECT_EQ(with(16, 40, -1), answer::refused_require);
  EXPECT_EQ(with(16, 40, 1000), answer::refused_require);
}

TEST(ladder, loaded_indices_are_checked_in_the_kernel) {
  auto const kernel = [](block, out_tile<float, 8> y, in<float, 1> x, in<int, 1> list) {
    auto const i = reshape(list.tiles(shape<1>).load(y.index(0)), shape<>);
    y.store(x.tiles(shape<8>).load(i));
  };
  EXPECT_EQ(ladder(verified<y8, x1, ids>(kernel)), "launch kernel");
  auto const r = verified<y8, x1, ids>(kernel, {}, {.no_kernel_checks = true});
  EXPECT_EQ(r.broken, rule::kernel_check_needed_but_forbidden);
}

// ---- outputs

TEST(stores, exactly_one) {
  auto const twice = verified<y8>([](block b, out_tile<float, 8> y) {
    y.store(b.zeros<float>(shape<8>));
    y.store(b.zeros<float>(shape<8>));
  });
  EXPECT_EQ(twice.broken, rule::output_may_be_stored_twice);
  EXPECT_EQ(verified<y8>([](block, out_tile<float, 8>) {}).broken, rule::output_is_never_stored);
  EXPECT_EQ(verified<x1>([](block, in<float, 1>) {}).broken, rule::kernel_writes_nothing);
}

TEST(stores, each_output_for_itself) {
  auto const kernel = [](bool first, bool second) {
    return verified<y8, y8>([&](block b, out_tile<float, 8> y, out_tile<float, 8> z) {
             if (first) y.store(b.zeros<float>(shape<8>));
             if (second) z.store(b.zeros<float>(shape<8>));
           })
      .broken;
  };
  EXPECT_EQ(kernel(true, true), rule::ok);
  EXPECT_EQ(kernel(true, false), rule::output_is_never_stored);
  EXPECT_EQ(kernel(false, true), rule::output_is_never_stored);
}

TEST(stores, branches) {
  auto const kernel = [](int which) {
    return verified<y8, n_arg>([&](block b, out_tile<float, 8> y, scalar<int> n) {
             auto const zero = b.zeros<float>(shape<8>);
             b.if_(
               n > 0,
               [&] {
                 if (which & 1) y.store(zero);
               },
               [&] {
                 if (which & 2) y.store(zero);
               });
             if (which & 4) y.store(zero);
           })
      .broken;
  };
  EXPECT_EQ(kernel(0), rule::output_is_never_stored);
  EXPECT_EQ(kernel(1), rule::output_is_not_stored_on_every_path);
  EXPECT_EQ(kernel(2), rule::output_is_not_stored_on_every_path);
  EXPECT_EQ(kernel(3), rule::ok);
  EXPECT_EQ(kernel(4), rule::ok);
  EXPECT_EQ(kernel(5), rule::output_may_be_stored_twice);
  EXPECT_EQ(kernel(6), rule::output_may_be_stored_twice);
}

TEST(stores, loops) {
  auto const in_a_loop = verified<y8>([](block b, out_tile<float, 8> y) {
    for ([[maybe_unused]] auto i : b.range(0, 1)) y.store(b.zeros<float>(shape<8>));
  });
  EXPECT_NE(in_a_loop.broken, rule::ok);
  auto const before_the_exit = verified<y8, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n) {
    b.loop([&] {
      y.store(b.zeros<float>(shape<8>));
      b.break_if(n > 0);
    });
  });
  EXPECT_EQ(before_the_exit.broken, rule::output_may_be_stored_twice);
  auto const after_the_exit = verified<y8, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n) {
    b.loop([&] {
      b.break_if(n > 0);
      y.store(b.zeros<float>(shape<8>));
    });
  });
  EXPECT_NE(after_the_exit.broken, rule::ok);
  auto const of_inout = verified<out_arg<float, 8>>([](block b, inout_tile<float, 8> y) {
    for ([[maybe_unused]] auto i : b.range(0, 3)) y.store(y.load() + 1.0f);
  });
  EXPECT_EQ(of_inout.broken, rule::ok);
}

TEST(stores, in_an_arm_inside_a_loop) {
  auto const r = verified<y8, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n) {
    for (auto i : b.range(0, 4)) b.if_(i == n, [&] { y.store(b.zeros<float>(shape<8>)); });
    y.store(b.zeros<float>(shape<8>));
  });
  EXPECT_NE(r.broken, rule::ok);
}

TEST(stores, an_unconditional_exit_ends_the_path) {
  auto const broken = [](auto const& body) {
    return verified<y8, n_arg>([&](block b, out_tile<float, 8> y, scalar<int> n) {
             auto const store = [&] { y.store(b.zeros<float>(shape<8>)); };
             b.loop([&] { body(b, n, store); });
           })
      .broken;
  };
  EXPECT_EQ(broken([](block b, auto const&, auto const& store) {
              store();
              b.break_if(true);
            }),
            rule::ok);
  EXPECT_EQ(broken([](block b, auto const&, auto const& store) {
              store();
              b.break_if(true);
              store();  // never reached
            }),
            rule::ok);
  EXPECT_EQ(broken([](block b, auto const& n, auto const& store) {
              b.if_(n > 0, [&] {
                store();
                b.break_if(true);
              });
            }),
            rule::ok);
  EXPECT_EQ(broken([](block b, auto const& n, auto const& store) {
              b.if_(
                n > 0, [] {},
                [&] {
                  store();
                  b.break_if(true);
                });
            }),
            rule::ok);
  EXPECT_EQ(broken([](block b, auto const& n, auto const& store) {
              b.if_(
                n > 0,
                [&] {
                  store();
                  b.break_if(true);
                },
                [&] { b.break_if(true); });
            }),
            rule::output_is_not_stored_on_every_path);
  EXPECT_EQ(broken([](block b, auto const&, auto const& store) {
              store();
              b.break_if(false);
              b.break_if(true);
            }),
            rule::ok);
  EXPECT_EQ(broken([](block b, auto const&, auto const& store) {
              store();
              b.break_if(false);
            }),
            rule::output_may_be_stored_twice);
  EXPECT_EQ(broken([](block b, auto const& n, auto const& store) {
              store();
              b.continue_if(n > 0);
              b.break_if(true);
            }),
            rule::output_may_be_stored_twice);
  EXPECT_EQ(broken([](block b, auto const& n, auto const& store) {
              b.break_if(n > 0);
              store();
              b.break_if(true);
            }),
            rule::output_is_not_stored_on_every_path);
  EXPECT_EQ(broken([](block b, auto const& n, auto const& store) {
              b.break_if(n > 0);
              b.continue_if(true);
              store();
            }),
            rule::output_is_never_stored);
}

// Of a list of tiles that hold nothing yet, where no path comes to the store.
TEST(stores, of_a_list_that_no_path_reaches) {
  auto const broken = [](auto const& round) {
    return verified<launch::list_argument<float, false, linear_t, 8>>([&](block b, out_tiles<float, 8> y) {
             for (auto at : y.each()) round(b, [&] { y.store(at, b.zeros<float>(shape<8>)); });
           })
      .broken;
  };
  EXPECT_EQ(broken([](block, auto const& store) { store(); }), rule::ok);
  EXPECT_EQ(broken([](block b, auto const& store) {
              b.continue_if(b.let(true));
              store();
            }),
            rule::output_is_not_stored_on_every_path);
  EXPECT_EQ(broken([](block b, auto const& store) {
              b.break_if(b.let(true));
              store();
            }),
            rule::output_is_not_stored_on_every_path);
  EXPECT_EQ(broken([](block b, auto const& store) {
              b.loop([&] {
                b.break_if(b.let(true));
                store();
              });
            }),
            rule::output_is_not_stored_on_every_path);
}

TEST(stores, behind_a_loop_that_is_never_left) {
  auto const r = verified<y8, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n) {
    b.loop([&] {
      b.continue_if(true);
      b.break_if(n > 0);
    });
    y.store(b.zeros<float>(shape<8>));
  });
  EXPECT_EQ(r.broken, rule::output_is_never_stored);
}

TEST(stores, behind_a_loop_with_an_unconditional_exit) {
  auto const kernel = [](bool inside, bool behind) {
    return verified<y8, n_arg>([&](block b, out_tile<float, 8> y, scalar<int> n) {
             for ([[maybe_unused]] auto i : b.range(0, n)) {  // perhaps without a round
               if (inside) y.store(b.zeros<float>(shape<8>));
               b.break_if(true);
             }
             if (behind) y.store(b.zeros<float>(shape<8>));
           })
      .broken;
  };
  EXPECT_EQ(kernel(false, true), rule::ok);
  EXPECT_EQ(kernel(true, false), rule::output_is_not_stored_on_every_path);
  EXPECT_EQ(kernel(true, true), rule::output_may_be_stored_twice);
}

}  // namespace
}  // namespace verify_test
