// Programs that mean the same have one canonical form; programs that do not have two.
#include <set>

#include "lang/kit.hpp"

#include <gtest/gtest.h>

namespace {

using namespace lang_test;
using y64 = output<float, 64>;
using x1 = tensor<float, 1>;

constexpr auto nested = []<int B>(tw::block, tw::out_tile<float, B> y, tw::in<float, 1> x, tw::in<float, 1> z) {
  y.store(tw::exp(x.load_like(y)) - tw::log(z.load_like(y)));
};
TEST(SameForm, OrderOfOperandsDoesNotCount) {
  constexpr auto left = []<int B>(tw::block, tw::out_tile<float, B> y, tw::in<float, 1> x, tw::in<float, 1> z) {
    auto a = tw::exp(x.load_like(y));
    auto b = tw::log(z.load_like(y));
    y.store(a - b);
  };
  constexpr auto right = []<int B>(tw::block, tw::out_tile<float, B> y, tw::in<float, 1> x, tw::in<float, 1> z) {
    auto b = tw::log(z.load_like(y));
    auto a = tw::exp(x.load_like(y));
    y.store(a - b);
  };
  EXPECT_EQ(hash(left, y64{}, x1{}, x1{}), hash(right, y64{}, x1{}, x1{}));
  EXPECT_EQ(hash(left, y64{}, x1{}, x1{}), hash(nested, y64{}, x1{}, x1{}));
}

TEST(SameForm, OperandsThemselvesCount) {
  constexpr auto swapped = []<int B>(tw::block, tw::out_tile<float, B> y, tw::in<float, 1> x, tw::in<float, 1> z) {
    y.store(tw::log(z.load_like(y)) - tw::exp(x.load_like(y)));
  };
  EXPECT_NE(hash(nested, y64{}, x1{}, x1{}), hash(swapped, y64{}, x1{}, x1{}));
}

TEST(SameForm, WhatNothingUsesDisappears) {
  constexpr auto with_rest = []<int B>(tw::block b, tw::out_tile<float, B> y, tw::in<float, 1> x, tw::in<float, 1> z) {
    tw::var unused = b.let(3);
    auto rest = tw::sin(x.load_like(y)) + 7.0f;
    static_cast<void>(rest);
    y.store(tw::exp(x.load_like(y)) - tw::log(z.load_like(y)));
  };
  EXPECT_EQ(hash(with_rest, y64{}, x1{}, x1{}), hash(nested, y64{}, x1{}, x1{}));
}

TEST(SameForm, VarsThatALoopLeavesAloneAreNotCarried) {
  constexpr auto plain = []<int B>(tw::block b, tw::out_tile<float, B> y, tw::in<float, 1> x) {
    auto xs = x.tiles(tw::shape<B>);
    tw::var sum = b.zeros<float>(tw::shape<B>);
    for (auto k : xs.axis(0)) sum = sum + xs.load(k);
    y.store(sum);
  };
  constexpr auto with_others = []<int B>(tw::block b, tw::out_tile<float, B> y, tw::in<float, 1> x) {
    auto xs = x.tiles(tw::shape<B>);
    tw::var before = b.let(1.0f);
    tw::var sum = b.zeros<float>(tw::shape<B>);
    tw::var after = b.let(2);
    for (auto k : xs.axis(0)) sum = sum + xs.load(k);
    y.store(sum);
  };
  EXPECT_EQ(hash(plain, y64{}, x1{}), hash(with_others, y64{}, x1{}));
}

// A store moves no read of the same tile across it.
TEST(SameForm, ReadsStayOnTheirSideOfAStore) {
  constexpr auto before = []<int B>(tw::block, tw::inout_tile<float, B> y, tw::inout_tile<float, B> z) {
    auto old = y.load();
    y.store(old + 1.0f);
    z.store(old);
  };
  constexpr auto behind = []<int B>(tw::block, tw::inout_tile<float, B> y, tw::inout_tile<float, B> z) {
    auto old = y.load();
    y.store(old + 1.0f);
    z.store(y.load());
  };
  using io = initialised<float, 64>;
  EXPECT_NE(hash(before, io{}, io{}), hash(behind, io{}, io{}));
  EXPECT_EQ(count(code(before, io{}, io{}), tw::ir::opcode::tile_load), 1);
  EXPECT_EQ(count(code(behind, io{}, io{}), tw::ir::opcode::tile_load), 2);
}

TEST(SameForm, TypesShapesAndLiteralsCount) {
  constexpr auto one = []<class T, int B>(tw::block b, tw::out_tile<T, B> y) { y.store(b.full<T>(tw::shape<B>, 1)); };
  constexpr auto two = []<class T, int B>(tw::block b, tw::out_tile<T, B> y) { y.store(b.full<T>(tw::shape<B>, 2)); };
  EXPECT_NE(hash(one, y64{}), hash(two, y64{}));
  EXPECT_NE(hash(one, y64{}), (hash(one, output<float, 32>{})));
  EXPECT_NE(hash(one, y64{}), (hash(one, output<double, 64>{})));
  EXPECT_NE(hash(one, output<int, 64>{}), (hash(one, output<unsigned, 64>{})));
}

// A reduction with its function is a value: it stands before its first use, whatever the order of the statements.
TEST(SameForm, ReductionsCountAsValues) {
  constexpr auto in_place = [](tw::block, tw::out_tile<float, 64> y, tw::in<float, 1> x, tw::in<float, 1> z) {
    y.store(tw::reduce(x.load_like(y), tw::axis<0>, 0, [](auto p, auto q) { return p + q * 1.0f; }) /
            tw::reduce(z.load_like(y), tw::axis<0>, 1, [](auto p, auto q) { return p * q; }));
  };
  constexpr auto named = [](tw::block b, tw::out_tile<float, 64> y, tw::in<float, 1> x, tw::in<float, 1> z) {
    auto unused = tw::scan(x.load_like(y), tw::axis<0>, 0, [](auto p, auto q) { return tw::max(p, q); });
    static_cast<void>(unused);
    auto divisor = tw::reduce(z.load_like(y), tw::axis<0>, 1, [](auto p, auto q) {
      auto not_used = p + q;
      static_cast<void>(not_used);
      return p * q;
    });
    auto one = b.let(1.0f);
    auto sum = tw::reduce(x.load_like(y), tw::axis<0>, 0, [=](auto p, auto q) { return p + q * 1.0f; });
    static_cast<void>(one);
    y.store(sum / divisor);
  };
  EXPECT_EQ(hash(in_place, y64{}, x1{}, x1{}), hash(named, y64{}, x1{}, x1{}));
  EXPECT_EQ(count(code(named, y64{}, x1{}, x1{}), tw::ir::opcode::scan), 0);
}

TEST(SameForm, WhatAReductionDoesCounts) {
  constexpr auto made = []<int Which>(tw::block, tw::out_tile<float, 64> y, tw::in<float, 1> x, tw::constant<Which>) {
    constexpr int k = Which;
    auto const t = x.load_like(y);
    auto const f = [](auto p, auto q) { return k == 1 ? p * q : k == 2 ? q + p : p + q; };
    if constexpr (k == 3) y.store(tw::scan(t, tw::axis<0>, 0, f));
    else if constexpr (k == 4) y.store(tw::scan(t, tw::axis<0>, 0, f, tw::reverse));
    else y.store(t + tw::reduce(t, tw::axis<0>, k == 5 ? 5 : 0, f));
  };
  std::set<std::uint64_t> const hashes{
    hash(made, y64{}, x1{}, tw::constant<0>{}), hash(made, y64{}, x1{}, tw::constant<1>{}),
    hash(made, y64{}, x1{}, tw::constant<2>{}), hash(made, y64{}, x1{}, tw::constant<3>{}),
    hash(made, y64{}, x1{}, tw::constant<4>{}), hash(made, y64{}, x1{}, tw::constant<5>{})};
  EXPECT_EQ(hashes.size(), 6u);
}

}  // namespace
