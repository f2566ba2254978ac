// Ranges of integer arithmetic against all values, in four bits: nothing that can come out lies outside, and nothing is known
// less exactly than said below.
#include <algorithm>
#include <array>
#include <functional>

#include <gtest/gtest.h>
#include <tilewright/ir/op_table.hpp>
#include <tilewright/verify/ranges.hpp>

namespace {

using namespace tw;
using ir::opcode;
using ir::rounding;
using ir::signedness;
using verify::interval;

// operation {a, b}, of two scalars whose ranges are given.
struct program {
  std::array<ir::op, 4> ops{};
  std::array<std::int32_t, 3> pool{0, 1, 2};
  std::array<ir::parameter, 3> params{};

  program(ir::op o, element operand, element result, int count) {
    for (int i = 0; i < 3; ++i) {
      ops[static_cast<std::size_t>(i)].code = opcode::param;
      ops[static_cast<std::size_t>(i)].elem = operand;
      ops[static_cast<std::size_t>(i)].imm = i;
    }
    o.elem = result;
    o.count = count;
    ops[3] = o;
  }
  interval of(interval a, interval b) const {
    ir::function f;
    f.ops = ops.data();
    f.op_count = 4;
    f.pool = pool.data();
    f.params = params.data();
    f.param_count = 3;
    verify::regions const r(f);
    verify::ranges values(f, {}, r);
    values[0] = ops[3].code == opcode::select ? interval{0, 1} : a;
    values[1] = ops[3].code == opcode::select ? a : b;
    values[2] = b;
    values.refresh();
    return values[3];
  }
};

ir::op operation(opcode c, signedness s = signedness::signed_, rounding r = rounding::zero) {
  ir::op o;
  o.code = c;
  o.sign = s;
  o.round = r;
  return o;
}

constexpr int least = -8, most = 7, period = 16;
int wrapped(int v) { return ((v - least) % period + period) % period + least; }
int bits(int v) { return v & (period - 1); }
std::string text(interval a) { return "[" + std::to_string(a.lo) + ", " + std::to_string(a.hi) + "]"; }

// All pairs of ranges with all values in them. `result`: without the width of the type. `exact`: for which ranges the answer is
// exactly what comes out, where it fits.
void check(
  ir::op const& o, std::function<int(int, int)> const& result,
  std::function<bool(interval, interval)> const& exact = [](interval, interval) { return false; }) {
  bool const divides = o.code == opcode::divi || o.code == opcode::remi;
  program const p(o, element::i4, element::i4, o.code == opcode::negi ? 1 : o.code == opcode::select ? 3 : 2);
  for (int al = least; al <= most; ++al)
    for (int ah = al; ah <= most; ++ah)
      for (int bl = least; bl <= most; ++bl)
        for (int bh = bl; bh <= most; ++bh) {
          interval const a{al, ah}, b{bl, bh};
          int lo = 1000, hi = -1000;
          bool fits = true;
          for (int x = al; x <= ah; ++x)
            for (int y = bl; y <= bh; ++y) {
              if (divides && y == 0) continue;
              int const v = result(x, y);
              fits = fits && v == wrapped(v);
              lo = std::min(lo, wrapped(v));
              hi = std::max(hi, wrapped(v));
            }
          if (lo > hi) continue;
          interval const r = p.of(a, b);
          auto const said = [&] {
            return std::string(ir::row(o.code).name) + " of " + text(a) + " and " + text(b) + ": " + text(r) +
                   ", and " + text({lo, hi}) + " comes out";
          };
          ASSERT_TRUE(r.lo <= lo && hi <= r.hi) << said();
          ASSERT_TRUE(least <= r.lo && r.hi <= most) << said();
          ASSERT_TRUE(fits || divides || r.wraps) << said();
          ASSERT_TRUE(!fits || !exact(a, b) || (r.lo == lo && r.hi == hi && !r.wraps)) << said();
        }
}
bool always(interval, interval) { return true; }
bool both_positive(interval a, interval b) { return a.lo >= 0 && b.lo >= 1; }
bool positive_divisor(interval, interval b) { return b.lo >= 1; }
bool single(interval a, interval b) { return a.lo == a.hi && b.lo == b.hi; }

int floored(int x, int y) { return x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0); }
int raised(int x, int y) { return x / y + (x % y != 0 && (x < 0) == (y < 0) ? 1 : 0); }
// Unsigned results as the signed number with the same bits.
int read(int v) { return wrapped(v); }

TEST(ranges, of_sums_differences_and_products) {
  check(operation(opcode::addi), [](int x, int y) { return x + y; }, always);
  check(operation(opcode::subi), [](int x, int y) { return x - y; }, always);
  check(operation(opcode::muli), [](int x, int y) { return x * y; }, always);
  check(operation(opcode::negi), [](int x, int) { return -x; }, always);
}
TEST(ranges, of_quotients) {
  check(
    operation(opcode::divi), [](int x, int y) { return x / y; },
    [](interval a, interval b) { return positive_divisor(a, b) || single(a, b); });
  check(operation(opcode::divi, signedness::signed_, rounding::negative_inf), floored,
        [](interval a, interval b) { return positive_divisor(a, b) || single(a, b); });
  check(operation(opcode::divi, signedness::signed_, rounding::positive_inf), raised,
        [](interval a, interval b) { return positive_divisor(a, b) || single(a, b); });
  check(
    operation(opcode::divi, signedness::unsigned_), [](int x, int y) { return read(bits(x) / bits(y)); },
    [](interval a, interval b) { return both_positive(a, b) || single(a, b); });
  check(
    operation(opcode::divi, signedness::unsigned_, rounding::positive_inf),
    [](int x, int y) { return read(raised(bits(x), bits(y))); },
    [](interval a, interval b) { return both_positive(a, b) || single(a, b); });
}
TEST(ranges, of_remainders) {
  check(operation(opcode::remi), [](int x, int y) { return x % y; }, single);
  check(operation(opcode::remi, signedness::unsigned_), [](int x, int y) { return read(bits(x) % bits(y)); }, single);
  // No further from 0 than the number, nor than the divisor less one.
  program const rest(operation(opcode::remi), element::i4, element::i4, 2);
  for (int al = least; al <= most; ++al)
    for (int ah = al; ah <= most; ++ah)
      for (int d = 2; d <= most; ++d) {
        interval const r = rest.of({al, ah}, {d - 1, d});
        EXPECT_EQ(r.lo, std::max(std::min(al, 0), 1 - d));
        EXPECT_EQ(r.hi, std::min(std::max(ah, 0), d - 1));
      }
}
TEST(ranges, of_the_smaller_and_the_larger) {
  auto const same = [](interval a, interval b) { return (a.lo >= 0 && b.lo >= 0) || (a.hi < 0 && b.hi < 0); };
  auto const apart = [&](interval a, interval b) {
    return same(a, b) || (a.lo >= 0 && b.hi < 0) || (b.lo >= 0 && a.hi < 0);
  };
  check(operation(opcode::mini), [](int x, int y) { return std::min(x, y); }, always);
  check(operation(opcode::maxi), [](int x, int y) { return std::max(x, y); }, always);
  check(operation(opcode::mini, signedness::unsigned_), [](int x, int y) { return bits(x) < bits(y) ? x : y; }, apart);
  check(operation(opcode::maxi, signedness::unsigned_), [](int x, int y) { return bits(x) < bits(y) ? y : x; }, apart);
}
TEST(ranges, of_either_of_two) {
  for (int choice : {0, 1}) check(operation(opcode::select), [=](int x, int y) { return choice != 0 ? x : y; });
  program const either(operation(opcode::select), element::i4, element::i4, 3);
  EXPECT_EQ(either.of({1, 2}, {5, 6}).lo, 1);
  EXPECT_EQ(either.of({1, 2}, {5, 6}).hi, 6);
}
TEST(ranges, of_numbers_of_another_width) {
  program const widened(operation(opcode::exti), element::i4, element::i8, 1);
  program const as_unsigned(operation(opcode::exti, signedness::unsigned_), element::i4, element::i8, 1);
  for (int l = least; l <= most; ++l)
    for (int h = l; h <= most; ++h) {
      interval const s = widened.of({l, h}, {}), u = as_unsigned.of({l, h}, {});
      EXPECT_TRUE(s.lo == l && s.hi == h) << text(s);
      for (int x = l; x <= h; ++x) EXPECT_TRUE(u.lo <= bits(x) && bits(x) <= u.hi) << text({l, h}) << text(u);
      bool const one_side = l >= 0 || h < 0;
      EXPECT_TRUE(!one_side || (u.lo == bits(l) && u.hi == bits(h))) << text({l, h}) << text(u);
    }
  program const narrowed(operation(opcode::trunci), element::i8, element::i4, 1);
  for (int l = -128; l <= 127; ++l)
    for (int h = l; h <= 127; ++h) {
      interval const r = narrowed.of({l, h}, {});
      for (int x = l; x <= h; ++x)
        ASSERT_TRUE(r.lo <= wrapped(x) && wrapped(x) <= r.hi) << text({l, h}) << ": " << text(r);
      bool const fits = l >= least && h <= most;
      ASSERT_TRUE(fits ? r.lo == l && r.hi == h && !r.wraps : r.wraps);
    }
}
// The tile count of a launch has 31 bits, whatever the extent is.
TEST(ranges, of_tile_counts) {
  std::array<ir::op, 2> ops{};
  std::array<std::int32_t, 1> pool{0};
  ops[0].code = opcode::tiled_view;
  ops[0].elem = element::f32;
  ops[0].rank = 1;
  ops[1].code = opcode::tile_count;
  ops[1].elem = element::i32;
  ops[1].axis = 0;
  ops[1].count = 1;
  ir::parameter x;
  x.rank = 1;
  ir::function f;
  f.ops = ops.data();
  f.op_count = 2;
  f.pool = pool.data();
  f.params = &x;
  f.param_count = 1;
  verify::regions const r(f);
  verify::environment wide;
  wide.wide = true;
  EXPECT_EQ(verify::ranges(f, wide, r)[1].hi, verify::max_tile_count);
  EXPECT_EQ(verify::ranges(f, {}, r)[1].hi, verify::narrow_limit);
  std::array<std::int64_t, ir::max_rank> huge{std::int64_t{1} << 40}, ten{10};
  wide.extents = huge.data();
  EXPECT_EQ(verify::ranges(f, wide, r)[1].lo, verify::max_tile_count);
  wide.extents = ten.data();
  EXPECT_EQ(verify::ranges(f, wide, r)[1].lo, 10);
}

}  // namespace
