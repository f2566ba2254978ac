// Checks that run in the kernel: what their failures say, and that they harm nothing else.
#include <limits>

#include <gmock/gmock.h>
#include <tilewright/async/unsafe.hpp>
#include <tilewright/tilewright.hpp>

#include "kernels/saxpy.hpp"

namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using tw::shape;

template <class F>
tw::error failure(F&& launch) {
  try {
    launch();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::device) << e.what();
    EXPECT_TRUE(e.submitted());
    EXPECT_THAT(std::string(e.where().file_name()), HasSubstr("kernel_checks_test.cpp"));
    EXPECT_FALSE(e.remedy().empty());
    return e;
  }
  ADD_FAILURE() << "no check failed";
  return {tw::error_kind::internal, tw::loc::current(), "no failure"};
}
tw::tensor<int, 1> numbers(std::vector<int> const& v) {
  return tw::tensor<int, 1>::from(v, {static_cast<std::int64_t>(v.size())});
}
std::string line(int n) { return "kernel_checks_test.cpp:" + std::to_string(n); }

// The row of a table that a number says, for each row of y.
constexpr int gather_line = __LINE__ + 4;
constexpr auto gather = tw::kernel<"gather">(
  []<int C>(tw::block, tw::out_tile<float, 1, C> y, tw::in<int, 1> which, tw::in<float, 2> table) {
    auto row = tw::reshape(which.tiles(tw::shape<1>).load(y.index(0)), tw::shape<>);
    y.store(table.tiles(tw::shape<1, C>).load(row, y.index(1)));
  });

auto run_gather(tw::tensor<int, 1> const& which, tw::tensor<float, 2> const& table) {
  return gather(tw::uninit<float, 2>({which.extent(0), table.extent(1)}).tiles(shape<1, 4>), which, table).sync();
}
TEST(kernel_checks, a_gather_reads_the_rows_that_it_is_told) {
  std::vector<float> values(15);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(i);
  auto const table = tw::tensor<float, 2>::from(values, {3, 5});
  EXPECT_THAT(tw::to_host(run_gather(numbers({2, 0, 2}), table)),
              ElementsAre(10, 11, 12, 13, 14, 0, 1, 2, 3, 4, 10, 11, 12, 13, 14));
}

constexpr int trap_line = __LINE__ + 4;
constexpr auto gather_tile = tw::kernel<"gather_tile">(
  []<int R, int C, class At>(tw::block, tw::out_tile<float, R, C> y, tw::in<At, 1> which, tw::in<float, 2> table) {
    auto rows = which.load_like(y, tw::axis<0>);
    y.store(table.tiles(tw::shape<R, C>).gather(tw::axis<0>, rows, y.index(1), tw::out_of_range::trap));
  });
template <class At>
void refuses_position(At bad) {
  auto const table = tw::ones<float, 2>({{3, 5}}).sync();
  auto const at = tw::tensor<At, 1>::from(std::vector<At>{0, bad, 1, 2}, {4});
  auto const e = failure([&] { (void)gather_tile(tw::uninit<float, 2>({4, 5}).tiles(shape<4, 4>), at, table).sync(); });
  EXPECT_THAT(e.what(), HasSubstr("asked for position " + std::to_string(bad) + " along axis 0")) << bad;
}
TEST(kernel_checks, positions_are_named_in_full) {
  for (std::int64_t const bad : {std::int64_t{3}, std::int64_t{-1}, std::int64_t{1} << 40,
                                 std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()})
    refuses_position(bad);
  for (std::uint64_t const bad : {std::uint64_t{3}, std::uint64_t{1} << 40, std::numeric_limits<std::uint64_t>::max()})
    refuses_position(bad);
  refuses_position(std::uint32_t{4000000000});
}

TEST(kernel_checks, switched_off) {
  auto const table = tw::tensor<float, 2>::from(std::vector<float>{1, 2, 3, 4}, {2, 2});
  auto const at = numbers({1, 0, 1, 1});
  auto const unchecked = gather_tile.with({.checks = tw::unsafe::checks::off});
  EXPECT_THAT(tw::to_host(unchecked(tw::uninit<float, 2>({4, 2}).tiles(shape<4, 4>), at, table).sync()),
              ElementsAre(3, 4, 1, 2, 3, 4, 3, 4));
  auto const rows = gather.with({.checks = tw::unsafe::checks::off});
  EXPECT_THAT(tw::to_host(rows(tw::uninit<float, 2>({4, 2}).tiles(shape<1, 4>), at, table).sync()),
              ElementsAre(3, 4, 1, 2, 3, 4, 3, 4));
}

TEST(kernel_checks, of_launches_that_are_not_waited_for) {
  auto const table = tw::ones<float, 2>({{3, 5}}).sync();
  auto const run = [&](int id) {
    auto const which = numbers({0, id, 1, 2});
    auto y = tw::unsafe::enqueue(gather_tile(tw::uninit<float, 2>({4, 5}).tiles(shape<4, 4>), which, table),
                                 tw::default_stream(which.where()));
    tw::synchronize(tw::default_stream(y.where()));
    return tw::to_host(y);
  };
  EXPECT_THAT(run(2), Each(1));
  if (tw::device::current().is_cpu()) EXPECT_THROW((void)run(3), tw::error);
  else EXPECT_THAT(run(3), ElementsAre(1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
}

TEST(kernel_checks, a_gather_that_traps_names_the_position) {
  auto const table = tw::ones<float, 2>({{3, 5}}).sync();
  auto const run = [&](int id) {
    return gather_tile(tw::uninit<float, 2>({4, 5}).tiles(shape<4, 4>), numbers({0, id, 1, 2}), table).sync();
  };
  EXPECT_THAT(tw::to_host(run(2)), Each(1));
  for (int bad : {3, -1, -2147483647 - 1, 2147483647}) {
    auto const e = failure([&] { (void)run(bad); });
    EXPECT_THAT(e.what(), AllOf(HasSubstr("kernel 'gather_tile' failed a check at"), HasSubstr(line(trap_line)),
                                HasSubstr("the gather asked for position " + std::to_string(bad) +
                                          " along axis 0 of argument 3, which has extent 3 there")));
  }
}
TEST(kernel_checks, a_failure_names_line_index_axis_and_argument) {
  auto const table = tw::ones<float, 2>({{3, 5}}).sync();
  for (int bad : {3, 4, -1, -2147483647 - 1, 2147483647, 1000000}) {
    auto const e = failure([&] { (void)run_gather(numbers({0, bad, 1}), table); });
    EXPECT_THAT(e.what(), AllOf(HasSubstr("kernel 'gather' failed a check at"), HasSubstr(line(gather_line)),
                                HasSubstr("the load asked for tile " + std::to_string(bad) +
                                          " along axis 0 of argument 3, which has 3 tiles there")));
  }
}
TEST(kernel_checks, everything_else_stays_as_it_was_and_usable) {
  auto const table = tw::ones<float, 2>({{3, 5}}).sync();
  auto const which = numbers({0, 9});
  auto other = tw::arange<float>(4).sync();
  (void)failure([&] { (void)run_gather(which, table); });
  EXPECT_THAT(tw::to_host(table), Each(1.0f));
  EXPECT_THAT(tw::to_host(which), ElementsAre(0, 9));
  other = examples::saxpy(std::move(other).tiles(shape<4>), tw::ones<float>(4).sync(), 1.0f).sync();
  EXPECT_THAT(tw::to_host(other), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(tw::to_host(run_gather(numbers({2, 1}), table)), Each(1.0f));  // the same code again
  (void)failure([&] { (void)run_gather(numbers({3}), table); });
  EXPECT_THAT(tw::to_host(run_gather(numbers({0}), table)), Each(1.0f));
}
TEST(kernel_checks, an_empty_table_has_no_tile_to_read) {
  auto const table = tw::zeros<float, 2>({{0, 5}}).sync();
  auto const e = failure([&] { (void)run_gather(numbers({0}), table); });
  EXPECT_THAT(e.what(), HasSubstr("tile 0 along axis 0 of argument 3, which has 0 tiles there"));
}
TEST(kernel_checks, one_bad_block_among_many) {
  std::vector<int> which(5000, 1);
  which[4321] = 77;
  auto const table = tw::ones<float, 2>({{3, 8}}).sync();
  EXPECT_THAT(failure([&] { (void)run_gather(numbers(which), table); }).what(), HasSubstr("asked for tile 77 "));
}

// Axis 1, inside of a loop and an arm: only iterations that run are checked.
constexpr int walk_line = __LINE__ + 9;
constexpr auto walk = tw::kernel<"walk">([]<int B>(tw::block b, tw::out_tile<int, 1, B> y, tw::in<int, 1> next,
                                                   tw::in<int, 2> table, tw::scalar<int> steps,
                                                   tw::scalar<int> skipped) {
  tw::var sum = b.zeros<int>(tw::shape<1, B>);
  tw::var at = b.let(0);
  auto nexts = next.tiles(tw::shape<1>);
  auto columns = table.tiles(tw::shape<1, B>);
  for (auto i : b.range(0, steps)) {
    b.if_(i != skipped, [&] { sum = sum + columns.load(0, at); });
    at = tw::reshape(nexts.load(i), tw::shape<>);
  }
  y.store(sum);
});
TEST(kernel_checks, in_loops_and_arms) {
  auto const next = numbers({2, 7, 1, 0});
  std::vector<int> columns(12);
  for (std::size_t i = 0; i < columns.size(); ++i) columns[i] = static_cast<int>(i);
  auto const table = tw::tensor<int, 2>::from(columns, {1, 12});
  auto const run = [&](int steps, int skipped) {
    return tw::to_host(walk(tw::uninit<int, 2>({1, 4}).tiles(shape<1, 4>), next, table, steps, skipped).sync());
  };
  EXPECT_THAT(run(0, -1), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(run(1, -1), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(run(2, -1), ElementsAre(8, 10, 12, 14));   // tiles 0 and 2
  EXPECT_THAT(run(4, 2), ElementsAre(12, 15, 18, 21));   // and 1: tile 7 is not read, its arm does not run
  EXPECT_THAT(
    failure([&] { (void)run(4, -1); }).what(),
    AllOf(HasSubstr(line(walk_line)), HasSubstr("tile 7 along axis 1 of argument 3, which has 3 tiles there")));
}

constexpr int quotient_line = __LINE__ + 4;
constexpr auto quotient = tw::kernel<"quotient">(
  []<int B>(tw::block b, tw::out_tile<int, B> y, tw::in<int, 1> divisors) {
    auto d = tw::reshape(divisors.tiles(tw::shape<1>).load(y.index(0)), tw::shape<>);
    y.store(b.full<int>(tw::shape<B>, 1000 / d));
  });
TEST(kernel_checks, divisors_that_were_read) {
  auto const run = [&](std::vector<int> const& d) {
    auto const x = numbers(d);
    return tw::to_host(quotient(tw::uninit<int, 1>({static_cast<std::int64_t>(d.size())}).tiles(shape<1>), x).sync());
  };
  EXPECT_THAT(run({1, 3, 1001}), ElementsAre(1000, 333, 0));
  for (int bad : {0, -1, -7})
    EXPECT_THAT(failure([&] { (void)run({5, bad}); }).what(),
                AllOf(HasSubstr("kernel 'quotient' failed a check at"), HasSubstr(line(quotient_line)),
                      HasSubstr("the divisor was " + std::to_string(bad))));
}

// Unsigned divisors use all their bits: given as a scalar, and computed in the kernel.
constexpr auto unsigned_quotient = tw::kernel<"unsigned_quotient">(
  []<int B>(tw::block b, tw::out_tile<std::uint32_t, B> y, tw::scalar<std::uint32_t> n, tw::scalar<std::uint32_t> d) {
    auto i = tw::cast<std::uint32_t>(y.index(0));
    y.store(b.full<std::uint32_t>(tw::shape<B>, n / d + n % (d + i)));
  });
TEST(kernel_checks, unsigned_divisors_above_two_to_the_31) {
  auto const run = [&](std::uint32_t n, std::uint32_t d) {
    return tw::to_host(unsigned_quotient(tw::uninit<std::uint32_t, 1>({2}).tiles(shape<1>), n, d).sync());
  };
  EXPECT_THAT(run(4294967295u, 2147483648u), ElementsAre(1u + 2147483647u, 1u + 2147483646u));
  EXPECT_THAT(run(4294967294u, 4294967294u), ElementsAre(1u, 1u + 4294967294u));
  EXPECT_THAT(run(7u, 3000000000u), ElementsAre(7u, 7u));
  EXPECT_THAT(failure([&] { (void)run(7u, 4294967295u); }).what(), HasSubstr("the divisor was 0"));  // in block 1
  try {
    (void)run(7u, 0u);
    ADD_FAILURE() << "0 divides";
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::usage);
    EXPECT_THAT(e.what(), HasSubstr("divides by argument 3 [0]"));
  }
}

// The first round stores, and is the last.
constexpr auto store_and_leave = tw::kernel<"store_and_leave">(
  []<int B>(tw::block b, tw::out_tile<int, B> y, tw::scalar<int> n) {
    tw::var i = b.let(0);
    b.loop([&] {
      b.if_(i == n, [&] {
        y.store(b.full<int>(tw::shape<B>, i));
        b.break_if(true);
      });
      i = i + 1;
    });
  });
TEST(kernel_checks, a_store_before_an_unconditional_exit) {
  for (int n : {0, 1, 5})
    EXPECT_THAT(tw::to_host(store_and_leave(tw::uninit<int, 1>({6}).tiles(shape<4>), n).sync()), Each(n));
}

// Row `which` of a tile, which no launch can check, and the row of a scalar, which every launch checks.
constexpr int slice_line = __LINE__ + 5;
constexpr auto pick_row = tw::kernel<"pick_row">(
  [](tw::block, tw::out_tile<int, 1, 4> y, tw::in<int, 2> x, tw::in<int, 1> which, tw::scalar<int> other) {
    auto t = x.tiles(tw::shape<8, 4>).load(0, 0);
    auto row = tw::reshape(which.tiles(tw::shape<1>).load(0), tw::shape<>);
    y.store(tw::extract(t, tw::shape<1, 4>, row, 0) +
            tw::extract(tw::insert(t, tw::extract(t, tw::shape<2, 4>, 0, 0), other, 0), tw::shape<1, 4>, 2, 0));
  });
TEST(kernel_checks, slices_are_inside_of_their_tile) {
  std::vector<int> v(32);
  for (std::size_t i = 0; i < v.size(); ++i) v[i] = static_cast<int>(i);
  auto const x = tw::tensor<int, 2>::from(v, {8, 4});
  auto const run = [&](int which, int other) {
    return tw::to_host(pick_row(tw::uninit<int, 2>({1, 4}).tiles(shape<1, 4>), x, numbers({which}), other).sync());
  };
  EXPECT_THAT(run(7, 3), ElementsAre(28 + 8, 29 + 9, 30 + 10, 31 + 11));
  EXPECT_THAT(run(0, 1), ElementsAre(0, 2, 4, 6));
  for (int bad : {8, -1, 1 << 30})
    EXPECT_THAT(failure([&] { (void)run(bad, 3); }).what(),
                AllOf(HasSubstr("slice " + std::to_string(bad) + " along axis 0 of a tile that has 8 there"),
                      HasSubstr(line(slice_line))));
  for (int bad : {4, -1}) {
    try {
      (void)run(0, bad);
      ADD_FAILURE() << bad;
    } catch (tw::error const& e) {
      EXPECT_EQ(e.kind(), tw::error_kind::usage);
      EXPECT_THAT(e.what(), AllOf(HasSubstr("asks for slices " + std::to_string(bad)),
                                  HasSubstr("along axis 0 of a tile that has 4 there")));
    }
  }
}

}  // namespace
