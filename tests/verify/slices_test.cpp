// Indices of slices of tiles: on which rung each is shown to be inside.
#include <gtest/gtest.h>

#include "verify/kit.hpp"

namespace verify_test {
namespace {

using y8 = out_arg<float, 8>;
using x8 = in_arg<float, 1>;
using n_arg = scalar_arg<int>;

// y = the slice of 2 of a tile of 8 (four slices), at the index that `of` gives.
template <class F>
auto taken(F const& of) {
  return [of](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto const t = x.load_like(y);
    y.store(t + tw::reshape(tw::max(tw::extract(t, shape<2>, of(b, y, n)), tw::axis<0>), shape<1>));
  };
}
template <class F>
auto put(F const& of) {
  return [of](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto const t = x.load_like(y);
    y.store(tw::insert(t, b.zeros<float>(shape<2>), of(b, y, n)));
  };
}
template <class F>
verify::report of_slice(F const& kernel, verify::options opt = {}) {
  return verified<y8, x8, n_arg>(kernel, {}, opt);
}

TEST(slices, at_known_indices) {
  for (int i : {0, 3}) {
    EXPECT_EQ(ladder(of_slice(taken([=](block b, auto&, auto&) { return b.let(i); }))), "launch constant");
    EXPECT_EQ(ladder(of_slice(put([=](block b, auto&, auto&) { return b.let(i); }))), "launch constant");
  }
  for (int i : {-1, 4, 1 << 30}) {
    EXPECT_EQ(of_slice(taken([=](block b, auto&, auto&) { return b.let(i); })).broken, rule::slice_is_outside_the_tile);
    EXPECT_EQ(of_slice(put([=](block b, auto&, auto&) { return b.let(i); })).broken, rule::slice_is_outside_the_tile);
  }
}

TEST(slices, at_indices_of_which_a_require_says_enough) {
  auto const with = [](auto const& state) {
    return ladder(of_slice(taken([=](block b, auto&, auto& n) {
      state(b, n);
      return n;
    })));
  };
  EXPECT_EQ(with([](block b, auto& n) {
              b.require(n >= 0);
              b.require(n < 4);
            }),
            "launch constant");
  EXPECT_EQ(with([](block b, auto& n) { b.require(n < 4); }), "launch launch");
  EXPECT_EQ(with([](block b, auto& n) {
              b.require(n >= 0);
              b.require(n <= 4);
            }),
            "launch launch");
}

// A sum that only a relation bounds: 0 <= n, 0 <= m, n + m < 4.
TEST(slices, at_sums_that_a_relation_bounds) {
  auto const r = [](int limit) {
    return ladder(
      verified<y8, x8, n_arg, n_arg>([=](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n, scalar<int> m) {
        b.require(n >= 0);
        b.require(m >= 0);
        b.require(m < 100);
        b.require(n < 100);
        b.require(n + m < limit);
        y.store(tw::insert(x.load_like(y), b.zeros<float>(shape<2>), n + m));
      }));
  };
  EXPECT_EQ(r(4), "launch relation");
  EXPECT_EQ(r(5), "launch launch");
}

TEST(slices, at_scalars_are_checked_at_the_launch) {
  for (bool insert : {false, true}) {
    auto const t = insert ? trace<y8, x8, n_arg>(put([](block, auto&, auto& n) { return n; }))
                          : trace<y8, x8, n_arg>(taken([](block, auto&, auto& n) { return n; }));
    auto const f = t.canonical.view();
    auto const r = verify::verify(f);
    EXPECT_EQ(ladder(r), "launch launch");
    for (int n : {-5, -1, 0, 3, 4, 1 << 30})
      EXPECT_EQ(ask(f, r, {{{8}, {8}, {}}, {0, 0, static_cast<std::uint32_t>(n)}}),
                n >= 0 && n < 4 ? answer::accepted : answer::refused_check)
        << n;
  }
}

TEST(slices, in_a_branch_or_at_data_are_checked_in_the_kernel) {
  auto const in_a_branch = [](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto const t = x.load_like(y);
    var r = t;
    b.if_(n < 100, [&] { r = tw::insert(t, b.zeros<float>(shape<2>), n); });
    y.store(r);
  };
  EXPECT_EQ(ladder(verified<y8, x8, n_arg>(in_a_branch)), "launch kernel");
  auto const forbidden = verified<y8, x8, n_arg>(in_a_branch, {}, {.no_kernel_checks = true});
  EXPECT_EQ(forbidden.broken, rule::kernel_check_needed_but_forbidden);
  auto const at_data = verified<y8, x8, n_arg>([](block, out_tile<float, 8> y, in<float, 1> x, scalar<int>) {
    auto const t = x.load_like(y);
    auto const first = tw::reshape(tw::extract(t, shape<1>, 0), shape<>);
    y.store(t + tw::extract(t, shape<1>, tw::cast<int>(first)));
  });
  EXPECT_EQ(ladder(at_data), "launch constant kernel");
}

// Never negative, but no launch knows how large.
TEST(slices, at_data_that_is_not_negative) {
  auto const r = verified<y8, x8, n_arg>([](block, out_tile<float, 8> y, in<float, 1> x, scalar<int>) {
    auto const t = x.load_like(y);
    auto const first = tw::cast<int>(tw::reshape(tw::extract(t, shape<1>, 0), shape<>));
    y.store(t + tw::extract(t, shape<1>, tw::max(first, 0)));
  });
  EXPECT_EQ(ladder(r), "launch constant kernel");
}

// What 4 bits can hold: -8 to 7, or 0 to 15.
TEST(slices, at_numbers_of_4_bits) {
  auto const at = [](auto const& of) {
    return ladder(verified<out_arg<float, 32>, in_arg<float, 1>, n_arg>(
      [=](block b, out_tile<float, 32> y, in<float, 1> x, scalar<int> n) {
        y.store(tw::insert(x.load_like(y), b.zeros<float>(shape<2>), of(n)));
      }));
  };
  EXPECT_EQ(at([](auto& n) { return tw::cast<int>(tw::cast<u4>(n)); }), "launch constant");
  EXPECT_EQ(at([](auto& n) { return tw::cast<int>(tw::cast<u4>(n)) + 1; }), "launch launch");
  EXPECT_EQ(at([](auto& n) { return tw::cast<int>(tw::cast<i4>(n)) + 8; }), "launch constant");
  EXPECT_EQ(at([](auto& n) { return tw::cast<int>(tw::cast<i4>(n)) + 9; }), "launch launch");
  EXPECT_EQ(at([](auto& n) { return tw::cast<int>(tw::cast<i4>(n)) + 7; }), "launch kernel");
  auto const t = trace<out_arg<float, 32>, in_arg<float, 1>, n_arg>(
    [](block b, out_tile<float, 32> y, in<float, 1> x, scalar<int> n) {
      y.store(tw::insert(x.load_like(y), b.zeros<float>(shape<2>), tw::cast<int>(tw::cast<u4>(n)) + 1));
    });
  auto const f = t.canonical.view();
  auto const r = verify::verify(f);
  for (int n : {-1, 0, 14, 15, 16, 31, 32})  // the low 4 bits count
    EXPECT_EQ(ask(f, r, {{{32}, {32}, {}}, {0, 0, static_cast<std::uint32_t>(n)}}),
              (n & 15) < 15 ? answer::accepted : answer::refused_check)
      << n;
  auto const nine = verified<out_arg<float, 32>, in_arg<float, 1>>([](block b, out_tile<float, 32> y, in<float, 1> x) {
    y.store(tw::insert(x.load_like(y), b.zeros<float>(shape<2>), tw::cast<int>(tw::cast<i4>(b.let(9))) + 7));
  });
  EXPECT_EQ(ladder(nine), "launch constant");  // the bits of 9 are those of -7
}

TEST(slices, in_loops) {
  auto const upto = [](int n) {
    return verified<y8, x8, n_arg>([=](block b, out_tile<float, 8> y, in<float, 1> x, scalar<int>) {
      var r = x.load_like(y);
      for (auto i : b.range(0, n)) r = tw::insert(r, b.zeros<float>(shape<2>), i);
      y.store(r);
    });
  };
  EXPECT_EQ(ladder(upto(4)), "launch constant");
  EXPECT_EQ(ladder(upto(5)), "launch launch");  // 0 ... 4: refused when it is launched
}

// Each axis has its own number of slices.
TEST(slices, of_two_axes) {
  auto const at = [](int i, int j) {
    return verified<out_arg<float, 8, 4>, in_arg<float, 2>>([=](block b, out_tile<float, 8, 4> y, in<float, 2> x) {
             y.store(tw::insert(x.load_like(y), b.zeros<float>(shape<4, 1>), i, j));
           })
      .broken;
  };
  EXPECT_EQ(at(1, 3), rule::ok);
  EXPECT_EQ(at(2, 3), rule::slice_is_outside_the_tile);
  EXPECT_EQ(at(1, 4), rule::slice_is_outside_the_tile);
}

}  // namespace
}  // namespace verify_test
