// Divisors that must not be zero, what quotients are proved to be, and steps of loops.
#include <gtest/gtest.h>

#include "verify/kit.hpp"

namespace verify_test {
namespace {

using y8 = out_arg<float, 8>;
using x1 = in_arg<float, 1>;
using n_arg = scalar_arg<int>;

TEST(division, by_zero_and_by_scalars) {
  auto const by_zero = verified<y8>(
    [](block b, out_tile<float, 8> y) { y.store(b.full<float>(shape<8>, cast<float>(b.let(3) / b.let(0)))); });
  EXPECT_EQ(by_zero.broken, rule::division_by_zero);
  auto const t = trace<y8, n_arg>(
    [](block b, out_tile<float, 8> y, scalar<int> n) { y.store(b.full<float>(shape<8>, cast<float>(b.let(3) % n))); });
  auto const r = verify::verify(t.canonical.view());
  EXPECT_EQ(ladder(r), "launch:-1");
  for (int n : {-1, 0, 1, 2})
    EXPECT_EQ(ask(t.canonical.view(), r, {{{8}, {}}, {0, static_cast<std::uint32_t>(n)}}),
              n >= 1 ? answer::accepted : answer::refused_check);
  auto const of_arithmetic = verified<y8, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n) {
    y.store(b.full<float>(shape<8>, cast<float>(b.let(3) / (n + 1))));
  });
  EXPECT_EQ(ladder(of_arithmetic), "kernel:-1");
}

TEST(division, one_check_serves_all_later_ones) {
  auto const r = verified<y8, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n) {
    y.store(b.full<float>(shape<8>, cast<float>(b.let(3) / n + b.let(5) / n)));
  });
  EXPECT_EQ(ladder(r), "launch:-1");
}

TEST(division, unsigned_divisors_use_all_their_bits) {
  using u_arg = scalar_arg<std::uint32_t>;
  auto const t = trace<y8, u_arg>([](block b, out_tile<float, 8> y, scalar<std::uint32_t> n) {
    y.store(b.full<float>(shape<8>, cast<float>(b.let(3u) / n + b.let(3u) % n)));
  });
  auto const f = t.canonical.view();
  auto const r = verify::verify(f);
  EXPECT_EQ(ladder(r), "launch:-1");  // one check serves both
  for (std::uint32_t n : {0u, 1u, 0x7fffffffu, 0x80000000u, 0xffffffffu})
    EXPECT_EQ(ask(f, r, {{{8}, {}}, {0, n}}), n >= 1 ? answer::accepted : answer::refused_check) << n;
  // The same bits as the divisor of a signed division before it: only positive ones will do there.
  auto const both = trace<y8, u_arg>([](block b, out_tile<float, 8> y, scalar<std::uint32_t> n) {
    y.store(b.full<float>(shape<8>, cast<float>(b.let(3) / cast<int>(n)) + cast<float>(b.let(3u) / n)));
  });
  auto const g = both.canonical.view();
  auto const s = verify::verify(g);
  for (std::uint32_t n : {0u, 1u, 0x7fffffffu, 0x80000000u, 0xffffffffu})
    EXPECT_EQ(ask(g, s, {{{8}, {}}, {0, n}}), n >= 1 && n < 0x80000000u ? answer::accepted : answer::refused_check)
      << n;
}

TEST(division, divisors_of_which_a_require_says_that_they_are_not_zero) {
  auto const unsigned_ = [](auto const& state) {
    return ladder(verified<y8, scalar_arg<std::uint32_t>>([&](block b, out_tile<float, 8> y, scalar<std::uint32_t> n) {
      b.require(state(n));
      y.store(b.full<float>(shape<8>, cast<float>(b.let(3u) / n)));
    }));
  };
  EXPECT_EQ(unsigned_([](auto const& n) { return n >= 1u; }), "");
  EXPECT_EQ(unsigned_([](auto const& n) { return n > 0u; }), "");
  EXPECT_EQ(unsigned_([](auto const& n) { return n > 0x80000000u; }), "");
  EXPECT_EQ(unsigned_([](auto const& n) { return n != 0u; }), "");
  EXPECT_EQ(unsigned_([](auto const& n) { return n >= 0u; }), "launch:-1");
  EXPECT_EQ(unsigned_([](auto const& n) { return n != 1u; }), "launch:-1");
  EXPECT_EQ(unsigned_([](auto const& n) { return n < 7u; }), "launch:-1");
  EXPECT_EQ(unsigned_([](auto const& n) { return n == 7u; }), "");
  auto const signed_ = [](auto const& state) {
    return ladder(verified<y8, n_arg>([&](block b, out_tile<float, 8> y, scalar<int> n) {
      b.require(state(n));
      y.store(b.full<float>(shape<8>, cast<float>(b.let(3) / n)));
    }));
  };
  EXPECT_EQ(signed_([](auto const& n) { return n != 0; }), "");
  EXPECT_EQ(signed_([](auto const& n) { return 0 != n; }), "");
  EXPECT_EQ(signed_([](auto const& n) { return n <= -1; }), "");
  EXPECT_EQ(signed_([](auto const& n) { return n >= -1; }), "launch:-1");
}

TEST(division, by_a_scalar_that_differs_from_another_one) {
  auto const kernel = [](bool zero) {
    return ladder(verified<y8, n_arg, n_arg>([&](block b, out_tile<float, 8> y, scalar<int> n, scalar<int> d) {
      b.require(n >= 0);
      if (zero) b.require(n <= 0);
      b.require(n != d);
      y.store(b.full<float>(shape<8>, cast<float>(b.let(3) / d)));
    }));
  };
  EXPECT_EQ(kernel(true), "");
  EXPECT_EQ(kernel(false), "launch:-1");
}

TEST(division, of_tiles_is_not_checked) {
  auto const r = verified<y8, in_arg<int, 1>>([](block, out_tile<float, 8> y, in<int, 1> x) {
    auto const a = x.load_like(y);
    y.store(cast<float>(a / a + a % a));
  });
  EXPECT_EQ(r.broken, rule::ok);
  EXPECT_EQ(ladder(r), "launch");  // the tile of x alone
}

TEST(division, quotients_and_rests_of_unsigned_numbers) {
  // x / d and x % d as tile indices, where x has any bits and the view has at least `tiles` tiles of 8.
  auto const by = [](std::uint32_t d, bool rest, int tiles) {
    return ladder(verified<y8, x1, scalar_arg<std::uint32_t>>(
      [&](block b, out_tile<float, 8> y, in<float, 1> x, scalar<std::uint32_t> n) {
        b.require(x.extent(0) >= 8 * static_cast<std::int64_t>(tiles));
        auto const any = n + cast<std::uint32_t>(y.index(0));
        auto const divisor = b.let(d);
        y.store(x.tiles(shape<8>).load(cast<int>(rest ? any % divisor : any / divisor)));
      }));
  };
  EXPECT_EQ(by(10, true, 10), "constant");
  EXPECT_EQ(by(10, true, 9), "kernel");
  EXPECT_EQ(by(0x1000000, false, 256), "constant");
  EXPECT_EQ(by(0x1000000, false, 255), "kernel");
  EXPECT_EQ(by(0x80000001u, false, 2), "kernel");  // 0 or 1, but no range says so
  EXPECT_EQ(by(1, false, 200000000), "kernel");
}

TEST(division, quotients_rounded_down) {
  // floor_div(j + low, d) + add as a tile index, for j = 0 ... 8, where the view has at least `tiles` tiles of 8.
  auto const by = [](int low, int d, int add, int tiles) {
    auto const r = verified<y8, x1>([&](block b, out_tile<float, 8> y, in<float, 1> x) {
      b.require(x.extent(0) >= 8 * static_cast<std::int64_t>(tiles));
      var s = b.zeros<float>(shape<8>);
      for (auto j : b.range(0, 9)) s = s + x.tiles(shape<8>).load(floor_div(j + low, d) + add);
      y.store(s);
    });
    return ladder(r);
  };
  EXPECT_EQ(by(-9, 8, 2, 2), "constant");  // -9 ... -1: -2 or -1, so 0 or 1
  EXPECT_EQ(by(-9, 8, 1, 2), "kernel");    // from -1
  EXPECT_EQ(by(-9, 8, 2, 1), "kernel");
  EXPECT_EQ(by(-8, 8, 1, 2), "constant");  // -8 ... 0
  EXPECT_EQ(by(-8, 8, 0, 2), "kernel");
  EXPECT_EQ(by(0, 8, 0, 2), "constant");  // 0 ... 8
  EXPECT_EQ(by(0, 8, 0, 1), "kernel");
  // Of two constants, by a negative number: 7 / -2 is -4, -7 / -2 is 3.
  auto const exactly = [](int n, int d, int add, int tiles) {
    return verified<y8, x1>([&](block b, out_tile<float, 8> y, in<float, 1> x) {
             b.require(x.extent(0) == 8 * static_cast<std::int64_t>(tiles));
             y.store(x.tiles(shape<8>).load(floor_div(b.let(n), b.let(d)) + add));
           })
      .broken;
  };
  EXPECT_EQ(exactly(7, -2, 4, 1), rule::ok);
  EXPECT_EQ(exactly(7, -2, 3, 1), rule::index_is_outside_the_tensor);
  EXPECT_EQ(exactly(-7, -2, 0, 4), rule::ok);
  EXPECT_EQ(exactly(-7, -2, 0, 3), rule::index_is_outside_the_tensor);
  EXPECT_EQ(exactly(8, -2, 4, 1), rule::ok);
  EXPECT_EQ(exactly(-7, 2, 4, 1), rule::ok);
  EXPECT_EQ(exactly(-7, 2, 3, 1), rule::index_is_outside_the_tensor);
}

TEST(loops, steps_are_positive) {
  auto const unknown = verified<y8, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n) {
    var s = b.let(0);
    for (auto i : b.range(0, 10, n)) s = s + i;
    y.store(b.full<float>(shape<8>, cast<float>(s)));
  });
  EXPECT_EQ(unknown.broken, rule::step_is_not_positive);
  auto const perhaps_zero = verified<y8, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n) {
    b.require(n >= 0);
    var s = b.let(0);
    for (auto i : b.range(0, 10, n)) s = s + i;
    y.store(b.full<float>(shape<8>, cast<float>(s)));
  });
  EXPECT_EQ(perhaps_zero.broken, rule::step_is_not_positive);
  auto const stated = verified<y8, n_arg>([](block b, out_tile<float, 8> y, scalar<int> n) {
    b.require(n >= 1);
    var s = b.let(0);
    for (auto i : b.range(0, 10, n)) s = s + i;
    y.store(b.full<float>(shape<8>, cast<float>(s)));
  });
  EXPECT_EQ(stated.broken, rule::ok);
}

}  // namespace
}  // namespace verify_test
