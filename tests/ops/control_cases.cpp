// Control flow, positions, views and memory, messages.
#include "ops/op_case.hpp"

namespace ops_test {
namespace {

// 0 + 1 + ... of the numbers below n that are no multiples of 3; then halvings down to below 10.
constexpr auto control = tw::kernel<"op_control">([](tw::block b, tw::out_tile<int, 1> sum, tw::out_tile<int, 1> halved,
                                                     tw::out_tile<int, 1> steps, tw::scalar<int> n) {
  tw::var s = b.full<int>(tw::shape<1>, 0);
  for (auto i : b.range(0, n)) s = s + i;
  sum.store(s);
  tw::var h = n + 0, count = n * 0;
  b.loop([&] {
    b.break_if(h < 10);
    b.if_(h % 3 == 0, [&] { h = h / 3; }, [&] { h = h / 2; });
    count = count + 1;
    b.continue_if(h > 100);
  });
  halved.store(tw::reshape(h, tw::shape<1>));
  steps.store(tw::reshape(count, tw::shape<1>));
});
add_case const c1(
  {.name = "op_control",
   .run = [](tw::device d) { return results(control(out<int, 1>(d), out<int, 1>(d), out<int, 1>(d), 1000)); },
   .expected =
     [] {
       int h = 1000, count = 0;
       while (h >= 10) h = h % 3 == 0 ? h / 3 : h / 2, ++count;
       return arrays{values<int>({499500}), values<int>({h}), values<int>({count})};
     }});

// Each block writes its place and what it sees around it.
constexpr auto places = tw::kernel<"op_places">([](tw::block, tw::out_tile<int, 2, 4> y, tw::in<int, 2> x) {
  auto const xs = x.tiles(tw::shape<2, 4>);
  y.store(xs.load(y.index(0), y.index(1)) + 100 * y.index(0) + 10 * y.index(1));
});
add_case const c2(
  {.name = "op_places",
   .run =
     [](tw::device d) {
       std::vector<int> v(6 * 8, 1);
       return results(places(tw::uninit<int, 2>({{6, 8}}, d).tiles(tw::shape<2, 4>), matrix(v, 6, d)));
     },
   .expected =
     [] { return arrays{each<int>(48, [](std::size_t k) { return 1 + 100 * (k / 8 / 2) + 10 * (k % 8 / 4); })}; }});

constexpr auto rows = tw::kernel<"op_gather">(
  [](tw::block, tw::out_tile<float, 4, 8> y, tw::in<int, 1> ids, tw::in<float, 2> table) {
    y.store(table.tiles(tw::shape<4, 8>)
              .gather(tw::axis<0>, ids.load_like(y, tw::axis<0>), y.index(1), tw::out_of_range::pad(-1)));
  });
add_case const c3({.name = "op_gather",
                   .run =
                     [](tw::device d) {
                       std::vector<float> table;
                       for (int i = 0; i < 10 * 8; ++i) table.push_back(static_cast<float>(i));
                       return results(rows(out<float, 4, 8>(d), row<int>({9, -1, 10, 3}, d), matrix(table, 10, d)));
                     },
                   .expected =
                     [] {
                       return arrays{each<float>(32, [](std::size_t k) {
                         int const ids[] = {9, -1, 10, 3}, id = ids[k / 8];
                         return id < 0 || id > 9 ? -1 : id * 8 + static_cast<int>(k % 8);
                       })};
                     }});

// Reads what it stored: two accesses in order.
constexpr auto twice = tw::kernel<"op_order">([](tw::block b, tw::inout_tile<int, 8> y) {
  y.store(y.load() * 2);
  b.assert_(y.load() >= 0, "no number is negative");
  b.print("");
  y.store(y.load() + 1);
});
add_case const c4({.name = "op_order",
                   .run =
                     [](tw::device d) {
                       std::vector<int> v{0, 1, 2, 3, 4, 5, 6, 7};
                       return results(twice(row(v, d).tiles(tw::shape<8>)));
                     },
                   .expected = [] { return arrays{each<int>(8, [](std::size_t k) { return 2 * k + 1; })}; }});

// Two blocks take the six tiles in turn.
constexpr auto dealt = tw::kernel<"op_list">([](tw::block, tw::out_tiles<int, 4> y, tw::in<int, 1> x) {
  for (auto at : y.each()) y.store(at, x.load_like(at) + at[0] * 100);
});
add_case const c5({.name = "op_list",
                   .run =
                     [](tw::device d) {
                       std::vector<int> v(24, 7);
                       return results(
                         dealt(tw::uninit<int, 1>({{24}}, d).tiles(tw::shape<4>).dealt(tw::linear, 2), row(v, d)));
                     },
                   .expected = [] { return arrays{each<int>(24, [](std::size_t k) { return 7 + 100 * (k / 4); })}; }});

}  // namespace
}  // namespace ops_test
