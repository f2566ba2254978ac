// Every form of control flow against the same in plain C++, on the CPU; the random kernels do it for a GPU.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "launch/control_flow_helpers.hpp"

namespace {

using control_flow::extremes;
using testing::ElementsAre;

// One number for each block of `n`.
template <class K, class... A>
std::vector<int> numbers(K const& kernel, std::int64_t n, A const&... arguments) {
  return tw::to_host(kernel(tw::uninit<int, 1>({n}).tiles(tw::shape<1>), arguments...).sync());
}

constexpr auto nested = tw::kernel<"nested">([](tw::block b, tw::out_tile<int, 1> y, tw::scalar<int> n) {
  tw::var sum = b.full<int>(tw::shape<>, 0);
  for (auto i : b.range(0, n))
    for (auto j : b.range(i, n, 2))
      for (auto k : b.range(j, j + 3)) sum = sum + i * 100 + j * 10 + k;
  y.store(sum.now());
});
TEST(control_flow, nested_loops_with_steps) {
  for (int n : {0, 1, 2, 7}) {
    int sum = 0;
    for (int i = 0; i < n; ++i)
      for (int j = i; j < n; j += 2)
        for (int k = j; k < j + 3; ++k) sum += i * 100 + j * 10 + k;
    EXPECT_THAT(numbers(nested, 1, n), ElementsAre(sum)) << n;
  }
}

// Both ways out of the inner loop, and out of both.
constexpr auto exits = tw::kernel<"exits">([](tw::block b, tw::out_tile<int, 1> y, tw::scalar<int> n) {
  tw::var sum = b.full<int>(tw::shape<>, 0);
  tw::var found = b.full<int>(tw::shape<>, -1);
  for (auto i : b.range(0, 20)) {
    for (auto j : b.range(0, 20)) {
      b.continue_if((i + j) % 3 == 0);
      b.break_if(j > i);
      sum = sum + i * j;
      b.if_(i * j == n, [&] { found = i * 100 + j; });
      b.break_if(found >= 0);
    }
    b.break_if(found >= 0);
  }
  y.store(sum * 10000 + found);
});
TEST(control_flow, early_exit_out_of_nested_loops) {
  for (int n : {0, 4, 30, 1000}) {
    int sum = 0, found = -1;
    for (int i = 0; i < 20 && found < 0; ++i)
      for (int j = 0; j < 20 && found < 0; ++j) {
        if ((i + j) % 3 == 0) continue;
        if (j > i) break;
        sum += i * j;
        if (i * j == n) found = i * 100 + j;
      }
    EXPECT_THAT(numbers(exits, 1, n), ElementsAre(sum * 10000 + found)) << n;
  }
}

// A loop in a loop without a counter, left from inside of an arm of a branch.
constexpr auto collatz = tw::kernel<"collatz">([](tw::block b, tw::out_tile<int, 1> y, tw::in<int, 1> x) {
  tw::var longest = b.full<int>(tw::shape<>, 0);
  tw::var i = b.full<int>(tw::shape<>, 0);
  b.loop([&] {
    b.break_if(i >= x.extent(0));
    tw::var v = tw::reshape(x.tiles(tw::shape<1>).load(i), tw::shape<>);
    tw::var steps = b.full<int>(tw::shape<>, 0);
    b.loop([&] {
      b.if_(
        v % 2 == 0, [&] { v = v / 2; },
        [&] {
          b.break_if(v <= 1);
          v = 3 * v + 1;
        });
      steps += 1;
    });
    longest = tw::max(longest, steps);
    i += 1;
  });
  y.store(longest.now());
});
TEST(control_flow, loops_without_counters_are_left_from_branches) {
  std::vector<int> const x{1, 7, 27, 6, 97};
  int longest = 0;
  for (int v : x) {
    int steps = 0;
    for (; v > 1; ++steps) v = v % 2 == 0 ? v / 2 : 3 * v + 1;
    longest = std::max(longest, steps);
  }
  EXPECT_THAT(numbers(collatz, 1, tw::tensor<int, 1>::from(x, {std::ssize(x)})), ElementsAre(longest));
}

// Loops over the tiles of an axis, up to a bound.
constexpr auto bounded = tw::kernel<"bounded">(
  [](tw::block b, tw::out_tile<int, 1> y, tw::in<int, 1> x, tw::scalar<int> last) {
    auto const xs = x.tiles(tw::shape<4>);
    tw::var sum = b.full<int>(tw::shape<4>, 0);
    for (auto i : xs.axis(0).until(tw::min(tw::max(last, 0), xs.count(0)))) {
      b.continue_if(i == 1);
      sum += xs.load(i);
    }
    y.store(tw::sum(sum.now(), tw::axis<0>));
  });
TEST(control_flow, axes_until) {
  std::vector<int> x(32);
  std::iota(x.begin(), x.end(), 1);
  auto const t = tw::tensor<int, 1>::from(x, {32});
  for (int last : {-3, 0, 1, 2, 5, 8, 100}) {
    int sum = 0;
    for (int i = 0; i < std::clamp(last, 0, 8); ++i)
      if (i != 1) sum += std::accumulate(x.begin() + 4 * i, x.begin() + 4 * i + 4, 0);
    EXPECT_THAT(numbers(bounded, 1, t, last), ElementsAre(sum)) << last;
  }
}

constexpr auto helpers = tw::kernel<"helpers">([](tw::block b, tw::out_tile<int, 1> y, tw::in<int, 1> x) {
  auto const all = x.tiles(tw::shape<1>);
  tw::var e = extremes{b.full<int>(tw::shape<>, 1000), b.full<int>(tw::shape<>, -1000)};
  tw::var common = b.full<int>(tw::shape<>, 0);
  for (auto i : all.axis(0)) {
    auto const v = tw::reshape(all.load(i), tw::shape<>);
    e = control_flow::widened(e, v);
    common = control_flow::gcd(b, common, v);
  }
  y.store(common * 1000000 + e.least * 1000 + e.greatest);
});
TEST(control_flow, helpers_in_headers_and_structs_of_tiles) {
  EXPECT_THAT(numbers(helpers, 1, tw::tensor<int, 1>::from(std::vector{84, 36, 60}, {3})),
              ElementsAre(12 * 1000000 + 36 * 1000 + 84));
}

// Conditions on scalars: both sides are computed, and may be.
constexpr auto conditions = tw::kernel<"conditions">(
  [](tw::block b, tw::out_tile<int, 1> y, tw::scalar<int> p, tw::scalar<int> q) {
    tw::var bits = b.full<int>(tw::shape<>, 0);
    b.if_(p > 0 && q > 0, [&] { bits += 1; });
    b.if_(p > 0 || q > 0, [&] { bits += 2; });
    b.if_(!(p > 0) && (q > 0 || p == q), [&] { bits += 4; }, [&] { bits += 8; });
    y.store(bits.now());
  });
TEST(control_flow, conditions_of_several_parts) {
  for (int p : {-1, 0, 1})
    for (int q : {-1, 0, 1}) {
      int const bits = (p > 0 && q > 0 ? 1 : 0) + (p > 0 || q > 0 ? 2 : 0) + (!(p > 0) && (q > 0 || p == q) ? 4 : 8);
      EXPECT_THAT(numbers(conditions, 1, p, q), ElementsAre(bits)) << p << ' ' << q;
    }
}

// Branches that give values: a tile, a number, a struct, from inside of loops and branches.
constexpr auto values = tw::kernel<"values">([](tw::block b, tw::out_tile<int, 1> y, tw::scalar<int> p) {
  auto const sign = b.if_(p < 0, [&] { return -1; }, [&] { return 1; });
  auto const size = b.if_(p < 0, [&] { return -p; }, [&] { return p * 1; });
  auto const e = b.if_(
    size > 10, [&] { return extremes{b.full<int>(tw::shape<>, 10), size}; },
    [&] { return extremes{size, b.full<int>(tw::shape<>, 10)}; });
  tw::var sum = b.full<int>(tw::shape<>, 0);
  for (auto i : b.range(e.least, e.greatest)) {
    tw::var odd = b.full<int>(tw::shape<>, 0);
    sum += b.if_(
      i % 2 == 0, [&] { return i * sign; },
      [&] {
        odd += 1;
        return b.if_(i % 3 == 0, [&] { return odd * 1000; }, [&] { return sum.now(); });
      });
  }
  auto const four = b.if_(
    p > 0, [&] { return b.iota<int>(tw::shape<4>); }, [&] { return b.full<int>(tw::shape<4>, 1); });
  y.store(sum * 100 + tw::sum(four, tw::axis<0>));
});
TEST(control_flow, branches_give_values) {
  for (int p : {-13, -10, -2, 0, 5, 14}) {
    int const sign = p < 0 ? -1 : 1, size = std::abs(p);
    unsigned sum = 0;  // wraps
    for (int i = std::min(size, 10); i < std::max(size, 10); ++i)
      sum += static_cast<unsigned>(i % 2 == 0 ? i * sign : i % 3 == 0 ? 1000 : static_cast<int>(sum));
    EXPECT_THAT(numbers(values, 1, p), ElementsAre(static_cast<int>(sum * 100) + (p > 0 ? 6 : 4))) << p;
  }
}

}  // namespace
