// Scatters as users call them: into tensors dealt by whole axes, with what they report.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include <tilewright/tilewright.hpp>

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using tw::shape;

tw::tensor<int, 1> numbers(std::vector<int> const& v) {
  return tw::tensor<int, 1>::from(v, {static_cast<std::int64_t>(v.size())});
}

// A cache of keys: the rows of `fresh` go to the slots that `slots` names; each block has some columns.
constexpr auto append = tw::kernel<"append", tw::no_kernel_checks>(
  []<class T, int R, int C>(tw::block b, tw::inout_tiles<T, R, C> cache, tw::in<int, 1> slots, tw::in<T, 2> fresh) {
    b.require(slots.extent(0) == fresh.extent(0) && fresh.extent(1) == cache.extent(1));
    auto const at = slots.tiles(shape<R>);
    auto const rows = fresh.tiles(shape<R, C>);
    for (auto k : at.axis(0))
      cache.scatter(tw::axis<0>, at.load(k), rows.load(k, cache.index(1)), tw::out_of_range::skip);
  });

TEST(scatter, appends_rows_to_a_cache) {
  // Five rows by tiles of two: the last tile hangs over the edge of `slots`, and what it reads there is zero: slot 0. Rows
  // beyond the edge of `fresh` are zero as well, so slots are padded by the host where that matters.
  std::vector<float> fresh(6 * 5);
  for (std::size_t i = 0; i < fresh.size(); ++i) fresh[i] = static_cast<float>(i);
  auto cache = tw::tensor<float, 2>::from(std::vector<float>(35, -1.0f), {7, 5});
  cache = append(std::move(cache).tiles(shape<2, 4>).dealt(tw::whole<0>), numbers({6, 2, -1, 2, 7, 4}),
                 tw::tensor<float, 2>::from(fresh, {6, 5}))
            .sync();
  auto const got = tw::to_host(cache);
  int const from[] = {-1, -1, 3, -1, 5, -1, 0};  // the row of `fresh` in each slot
  for (std::size_t i = 0; i < 7; ++i)
    for (std::size_t j = 0; j < 5; ++j)
      ASSERT_EQ(got[i * 5 + j], from[i] < 0 ? -1.0f : fresh[static_cast<std::size_t>(from[i]) * 5 + j])
        << i << " " << j;
}

TEST(scatter, takes_views_and_a_grid_of_two_outputs) {
  constexpr auto both = tw::kernel<"both">(
    [](tw::block b, tw::out_tile<int, 1, 2> last, tw::inout_tiles<int, 4, 2> y, tw::in<int, 1> at) {
      auto const to = at.tiles(shape<4>).load(0);
      y.scatter(tw::axis<0>, to, tw::broadcast(b.iota<int>(shape<4, 1>), shape<4, 2>), tw::out_of_range::skip);
      tw::var top = b.full<int>(shape<1, 2>, -1);
      for (auto p : y.each()) top = tw::max(top, tw::max(y.load(p), tw::axis<0>));
      last.store(top);
    });
  auto const run = [&](std::int64_t columns) {
    return both(tw::uninit<int, 2>({1, columns}).tiles(shape<1, 2>),
                tw::zeros<int>({6, 4}).sync().tiles(shape<4, 2>).dealt(tw::whole<0>), numbers({5, 0, 5, 6}))
      .sync();
  };
  auto const [last, y] = run(4);
  EXPECT_THAT(tw::to_host(last), ElementsAre(2, 2, 2, 2));
  EXPECT_THAT(tw::to_host(y), ElementsAre(1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2));
  EXPECT_THROW((void)run(6), tw::error);  // a block without tiles of y
}

constexpr int trap_line = __LINE__ + 3;
constexpr auto strict = tw::kernel<"strict">(
  []<int R, int C>(tw::block, tw::inout_tiles<float, R, C> y, tw::in<int, 1> at, tw::in<float, 2> x) {
    y.scatter(tw::axis<0>, at.tiles(shape<R>).load(0), x.tiles(shape<R, C>).load(0, 0), tw::out_of_range::trap);
  });
TEST(scatter, that_traps_names_the_position) {
  auto const x = tw::ones<float, 2>({{4, 4}}).sync();
  auto const run = [&](int position) {
    return strict(tw::zeros<float>({3, 4}).sync().tiles(shape<4, 4>).dealt(tw::whole<0>), numbers({0, position, 1, 2}),
                  x)
      .sync();
  };
  EXPECT_THAT(tw::to_host(run(2)), testing::Each(1));
  for (int bad : {3, -1, -2147483647 - 1, 2147483647}) {
    try {
      (void)run(bad);
      ADD_FAILURE() << bad << " is no position";
    } catch (tw::error const& e) {
      EXPECT_EQ(e.kind(), tw::error_kind::device);
      EXPECT_THAT(e.what(), HasSubstr("scatter_test.cpp:" + std::to_string(trap_line)));
      EXPECT_THAT(e.what(), HasSubstr("the scatter asked for position " + std::to_string(bad) +
                                      " along axis 0 of argument 1, which has extent 3 there"));
    }
  }
}

}  // namespace
