// Structs of tiles: passed to and from functions, and changed by loops and branches.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lang/kit.hpp"
#include "lang/running.hpp"

namespace {

using testing::ElementsAreArray;

// The largest of each row, where it stood first, and the sum, over rows longer than a tile. The last tile is padded.
constexpr auto rows = tw::kernel<"rows">([]<int R>(tw::block b, tw::out_tile<float, R, 1> top,
                                                   tw::out_tile<int, R, 1> place, tw::out_tile<float, R, 1> sum,
                                                   tw::in<float, 2> x) {
  b.require(top.extent(0) == x.extent(0));
  auto xs = x.tiles(tw::shape<R, 8>, tw::pad::neg_inf);
  tw::var state = lang_test::start<R>(b);
  for (auto j : xs.axis(1)) {
    auto const t = xs.load(top.index(0), j);
    state = lang_test::join(state, lang_test::of_tile(b, t, j, x.extent(1)));
  }
  top.store(state.extreme.value);
  place.store(state.extreme.place);
  sum.store(state.sum);
});

TEST(structs, a_loop_carries_nested_ones) {
  std::vector<float> x;
  for (int i = 0; i < 6 * 21; ++i) x.push_back(static_cast<float>(i * 37 % 29 - 40));
  std::vector<float> top, sum;
  std::vector<int> place;
  for (std::size_t r = 0; r < 6; ++r) {
    std::size_t at = 0;
    float s = 0;
    for (std::size_t c = 0; c < 21; ++c) {
      if (x[r * 21 + c] > x[r * 21 + at]) at = c;
      s += x[r * 21 + c];
    }
    top.push_back(x[r * 21 + at]);
    place.push_back(static_cast<int>(at));
    sum.push_back(s);
  }
  auto const [t, p, s] = rows(tw::uninit<float, 2>({6, 1}).tiles(tw::shape<2, 1>),
                              tw::uninit<int, 2>({6, 1}).tiles(tw::shape<2, 1>),
                              tw::uninit<float, 2>({6, 1}).tiles(tw::shape<2, 1>),
                              tw::tensor<float, 2>::from(x, {6, 21}))
                           .sync();
  EXPECT_THAT(tw::to_host(t), ElementsAreArray(top));
  EXPECT_THAT(tw::to_host(p), ElementsAreArray(place));
  EXPECT_THAT(tw::to_host(s), ElementsAreArray(sum));
}

struct pair {
  tw::tile<int> a, b;
};
constexpr pair swapped(pair const& p) { return {p.b, p.a}; }

// Fibonacci numbers; a branch that exchanges; an exit in the middle.
constexpr auto steps = tw::kernel<"steps">(
  [](tw::block b, tw::out_tile<int, 1> y, tw::out_tile<int, 1> z, tw::scalar<int> n, tw::scalar<int> limit) {
    tw::var p = pair{b.let(0), 1};  // a literal takes part
    for (auto i : b.range(0, n)) {
      p = pair{p.b, p.a + p.b};
      b.continue_if(i == 3);
      b.break_if(p.a > limit);
    }
    tw::var q = p;  // another variable
    b.if_(n > 5, [&] { q = swapped(q); }, [&] { q = pair{q.a * 10, 7}; });
    y.store(tw::reshape(p.a * 1000 + p.b, tw::shape<1>));
    z.store(tw::reshape(q.a * 1000 + q.b, tw::shape<1>));
  });

TEST(structs, branches_and_exits) {
  for (int n : {0, 1, 4, 6, 12, 30})
    for (int limit : {2, 1000}) {
      int a = 0, b = 1;
      for (int i = 0; i < n; ++i) {
        int const next = a + b;
        a = b;
        b = next;
        if (i != 3 && a > limit) break;
      }
      auto const [y, z] = steps(tw::uninit<int, 1>({1}).tiles(tw::shape<1>),
                                tw::uninit<int, 1>({1}).tiles(tw::shape<1>), n, limit)
                            .sync();
      EXPECT_EQ(tw::to_host(y)[0], a * 1000 + b) << n << ", " << limit;
      EXPECT_EQ(tw::to_host(z)[0], n > 5 ? b * 1000 + a : a * 10000 + 7) << n << ", " << limit;
    }
}

struct with_a_number {
  tw::tile<int> a;
  int k;
};
static_assert(tw::lang::only_tiles<pair>());
static_assert(!tw::lang::only_tiles<with_a_number>());
static_assert(!tw::lang::only_tiles<int>());

}  // namespace
