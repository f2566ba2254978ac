// What a function that combines elements may do.
#include <gtest/gtest.h>

#include <tilewright/ir/op_table.hpp>

#include "verify/kit.hpp"

namespace verify_test {
namespace {

using y8 = out_arg<float, 8>;
using x1 = in_arg<float, 1>;
using n_arg = scalar_arg<int>;

// The rule that a kernel breaks whose reduction calls `act` for each pair of elements.
template <class Act>
rule of(Act const& act) {
  return verified<y8, x1, n_arg>([&](block b, inout_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
           auto const t = x.load_like(y);
           auto const sum = reduce(t, axis<0>, 0, [&](auto p, auto q) {
             act(b, y, x, n, p);
             return p + q;
           });
           y.store(t + sum);
         })
    .broken;
}
constexpr auto refused = rule::combiner_does_more_than_arithmetic;

TEST(combiners, arithmetic_and_branches) {
  EXPECT_EQ(of([](auto...) {}), rule::ok);
  EXPECT_EQ(of([](block b, auto&, auto&, auto n, auto p) {
              var v = p;
              b.if_(n > 3 && p < 2.0f, [&] { v = v / (exp(p) + cast<float>(n + 7)); }, [&] { v = sqrt(v); });
            }),
            rule::ok);
}

TEST(combiners, no_effects) {
  EXPECT_EQ(of([](block, auto& y, auto&, auto, auto) { y.store(y.load()); }), refused);
  EXPECT_EQ(of([](block b, auto&, auto&, auto, auto) { b.print("x"); }), refused);
  EXPECT_EQ(of([](block b, auto&, auto&, auto, auto p) { b.assert_(p > 0.0f, "x"); }), refused);
  EXPECT_EQ(of([](block b, auto&, auto&, auto n, auto) {
              for (auto i : b.range(0, n)) (void)i;
            }),
            refused);
  EXPECT_EQ(of([](block b, auto&, auto&, auto, auto p) { b.loop([&] { b.break_if(p > 0.0f); }); }), refused);
  EXPECT_EQ(of([](block b, auto& y, auto&, auto n, auto) { b.if_(n > 3, [&] { y.store(y.load()); }); }), refused);
}

// Values that something else uses: what nothing uses is not there.
TEST(combiners, no_loads_and_no_tiles) {
  auto const of_value = [](auto const& value) {
    return verified<y8, x1, n_arg>([&](block, inout_tile<float, 8> y, in<float, 1> x, scalar<int>) {
             auto const t = x.load_like(y);
             y.store(t + reduce(t, axis<0>, 0, [&](auto p, auto q) { return p + q * value(y, x, t); }));
           })
      .broken;
  };
  EXPECT_EQ(of_value([](auto&, auto&, auto&) { return tile<float>(2.0f); }), rule::ok);
  EXPECT_EQ(of_value([](auto& y, auto&, auto&) { return reshape(sum(y.load(), axis<0>), shape<>); }), refused);
  EXPECT_EQ(of_value([](auto&, auto&, auto& t) { return reshape(sum(t, axis<0>), shape<>); }), refused);
  EXPECT_EQ(of_value([](auto&, auto&, auto& t) {
              return reshape(reduce(t, axis<0>, 0, [](auto p, auto q) { return max(p, q); }), shape<>);
            }),
            refused);
  EXPECT_EQ(of_value([](auto& y, auto& x, auto&) { return reshape(x.tiles(shape<1>).load(y.index(0)), shape<>); }),
            refused);
}

// Scalars from outside are ordinary values; an index is no less checked for a use in a function.
TEST(combiners, scalars_from_outside) {
  auto const r = verified<y8, x1, n_arg>([](block, inout_tile<float, 8> y, in<float, 1> x, scalar<int> n) {
    auto const scale = reshape(x.tiles(shape<1>).load(n), shape<>);
    y.store(x.load_like(y) + reduce(y.load(), axis<0>, 0, [&](auto p, auto q) { return (p + q) * scale; }));
  });
  EXPECT_EQ(r.broken, rule::ok);
  EXPECT_EQ(ladder(r), "launch launch");
}

// Elements are divided as those of tiles are: a check in the function would stop the kernel.
TEST(combiners, division_has_no_checks) {
  auto const r = verified<out_arg<int, 8>, n_arg>([](block, inout_tile<int, 8> y, scalar<int> n) {
    y.store(y.load() + reduce(y.load(), axis<0>, 0, [&](auto p, auto q) { return (p + q) % n + p / q; }));
  });
  EXPECT_EQ(r.broken, rule::ok);
  EXPECT_EQ(ladder(r), "");
  auto const by_zero = verified<out_arg<int, 8>>([](block, inout_tile<int, 8> y) {
    y.store(y.load() + reduce(y.load(), axis<0>, 0, [](auto p, auto q) { return (p + q) / 0; }));
  });
  EXPECT_EQ(by_zero.broken, rule::division_by_zero);
}

// The element that a function gives is any number: no index may rely on it.
TEST(combiners, results_have_no_range) {
  auto const r = verified<out_arg<int, 8>, in_arg<int, 1>>([](block, inout_tile<int, 8> y, in<int, 1> x) {
    auto const least = reduce(y.load(), axis<0>, 0, [](auto p, auto q) { return min(max(p, 0), max(q, 0)); });
    y.store(y.load() + x.tiles(shape<1>).load(reshape(least, shape<>)));
  });
  EXPECT_EQ(ladder(r), "kernel");
}

TEST(combiners, arithmetic_is_what_the_table_calls_pure) {
  for (int k = 0; k < ir::opcode_count; ++k) {
    auto const c = static_cast<ir::opcode>(k);
    if (!verify::is_arithmetic(c)) continue;
    auto const& row = ir::row(c);
    EXPECT_TRUE(ir::is_tile_ir(c)) << row.name;
    EXPECT_EQ(row.regions, 0) << row.name;
    EXPECT_EQ(row.results, 1) << row.name;
    bool const divides = c == ir::opcode::divi || c == ir::opcode::remi;
    EXPECT_TRUE(row.effects == ir::effect::pure || divides) << row.name;
  }
}

}  // namespace
}  // namespace verify_test
