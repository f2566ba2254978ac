// Ranges and linear forms against arithmetic in 128 bits.
#include <algorithm>
#include <array>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tilewright/verify/interval.hpp>

namespace {

using tw::verify::ceil_div;
using tw::verify::interval;
using tw::verify::linear;
__extension__ using wide = __int128;

constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                       most = std::numeric_limits<std::int64_t>::max();

// Numbers of all sizes, the limits among them.
rc::Gen<std::int64_t> number() {
  return rc::gen::oneOf(rc::gen::inRange<std::int64_t>(-9, 10),
                        rc::gen::element(least + 0, least + 1, most - 1, most + 0, most / 2, most / 2 + 1, least / 2,
                                         least / 2 - 1, std::int64_t{1} << 32, -(std::int64_t{1} << 32)),
                        rc::gen::arbitrary<std::int64_t>());
}
interval any_interval() {
  auto const a = *number(), b = *number();
  return {std::min(a, b), std::max(a, b)};
}
bool fits(wide v) { return v >= least && v <= most; }

// The range of `f` over the corners, or all of the type with a flag: what +, - and * must give.
template <class F>
void expect_range(interval r, interval a, interval b, F f) {
  std::array const corners{f(a.lo, b.lo), f(a.lo, b.hi), f(a.hi, b.lo), f(a.hi, b.hi)};
  wide const lo = *std::min_element(corners.begin(), corners.end()),
             hi = *std::max_element(corners.begin(), corners.end());
  RC_ASSERT(r.wraps == !(fits(lo) && fits(hi)));
  RC_ASSERT(r.lo == (r.wraps ? least : static_cast<std::int64_t>(lo)));
  RC_ASSERT(r.hi == (r.wraps ? most : static_cast<std::int64_t>(hi)));
}

RC_GTEST_PROP(intervals, sums_differences_and_products_are_tight, ()) {
  interval const a = any_interval(), b = any_interval();
  expect_range(a + b, a, b, [](wide x, wide y) { return x + y; });
  expect_range(a - b, a, b, [](wide x, wide y) { return x - y; });
  expect_range(a * b, a, b, [](wide x, wide y) { return x * y; });
  interval cut = a;
  cut.wraps = true;
  for (interval const& r : {cut + b, b + cut, cut - b, b - cut, cut * b, b * cut})
    RC_ASSERT(r.wraps && r.lo == least && r.hi == most);
  interval const both = join(a, b);
  RC_ASSERT(both.lo == std::min(a.lo, b.lo) && both.hi == std::max(a.hi, b.hi));
}

RC_GTEST_PROP(intervals, quotients_rounded_down, ()) {
  auto const a = *rc::gen::inRange<std::int64_t>(-100, 100), b = *rc::gen::inRange<std::int64_t>(1, 20);
  auto const q = tw::verify::floor_div(a, b);
  RC_ASSERT(q * b <= a);
  RC_ASSERT((q + 1) * b > a);
}

RC_GTEST_PROP(intervals, tiles_cover_extents, ()) {
  auto const extent = *rc::gen::inRange<std::int64_t>(-100, 1000), tile = std::int64_t{1} << *rc::gen::inRange(0, 7);
  auto const n = ceil_div(extent, tile);
  RC_ASSERT(n * tile >= extent);
  RC_ASSERT((n - 1) * tile < extent);
  auto const tiles = tw::verify::tiles_of({extent, extent + 5}, tile);
  RC_ASSERT(tiles.lo == n && tiles.hi == ceil_div(extent + 5, tile));
}

TEST(intervals, are_empty_when_their_ends_cross) {
  EXPECT_FALSE((interval{3, 3}.empty()));
  EXPECT_TRUE((interval{4, 3}.empty()));
}

// Values of the symbols 0 to 3, and the form's value there.
using assignment = std::array<std::int64_t, 4>;
wide value(linear const& p, assignment const& s) {
  wide v = p.c0;
  for (int i = 0; i < p.size; ++i) {
    wide term = wide{p.terms[i].c} * s[static_cast<std::size_t>(p.terms[i].s)];
    if (p.terms[i].s2 >= 0) term *= s[static_cast<std::size_t>(p.terms[i].s2)];
    v += term;
  }
  return v;
}
linear any_form() {
  linear p;
  p.c0 = *rc::gen::inRange<std::int64_t>(-9, 10);
  for (int n = *rc::gen::inRange(0, 4); n > 0; --n)
    p.add(linear::term{*rc::gen::inRange(0, 4), *rc::gen::inRange(-1, 4), *rc::gen::inRange<std::int64_t>(-3, 4)});
  return p;
}

RC_GTEST_PROP(linear_forms, sums_have_the_sum_of_the_values, ()) {
  linear const p = any_form(), q = any_form();
  auto const factor = *rc::gen::inRange<std::int64_t>(-3, 4);
  linear sum = p;
  sum.add(q, factor);
  RC_PRE(sum.valid);
  sum.add_constant(7);
  assignment s;
  for (auto& v : s) v = *rc::gen::inRange<std::int64_t>(-1000000, 1000000);
  RC_ASSERT(value(sum, s) == value(p, s) + factor * value(q, s) + 7);
}

TEST(linear_forms, what_cancels_is_gone) {
  linear p;
  p.add(linear::term{2, 1, 3});
  p.add(linear::term{0, -1, 4});
  linear q = p;
  q.add(p, -1);
  EXPECT_TRUE(q.is_constant());
  EXPECT_EQ(q.c0, 0);
  EXPECT_FALSE(p.is_constant());
}

TEST(linear_forms, the_order_of_two_factors_does_not_count) {
  linear p;
  p.add(linear::term{2, 1, 3});
  p.add(linear::term{1, 2, 3});
  EXPECT_EQ(p.size, 1);
}

TEST(linear_forms, symbols_are_alone) {
  linear s;
  s.add(linear::term{2, -1, 5});
  EXPECT_TRUE(s.is_symbol());
  linear with_constant = s, product, two = s;
  EXPECT_FALSE(with_constant.add_constant(1).is_symbol());
  product.add(linear::term{2, 3, 1});
  EXPECT_FALSE(product.is_symbol());
  two.add(linear::term{1, -1, 1});
  EXPECT_FALSE(two.is_symbol());
}

TEST(linear_forms, too_long_ones_and_coefficients_beyond_64_bits_are_invalid) {
  linear p;
  for (int s = 0; s < linear::capacity; ++s) p.add(linear::term{s, -1, 1});
  EXPECT_TRUE(p.valid);
  p.add(linear::term{linear::capacity, -1, 1});
  EXPECT_FALSE(p.valid);
  linear c, term, sum;
  c.add_constant(most);
  EXPECT_TRUE(c.valid);
  linear twice = c, thrice = c;
  EXPECT_FALSE(twice.add_constant(1).valid);
  EXPECT_FALSE(thrice.add(c, 2).valid);
  term.add(linear::term{0, -1, most});
  linear doubled = term;
  doubled.add(linear::term{0, -1, 1});
  EXPECT_FALSE(doubled.valid);
  EXPECT_FALSE(sum.add(term, 3).valid);
  linear poisoned;
  EXPECT_FALSE(poisoned.add(twice, 0).valid);
}

}  // namespace
