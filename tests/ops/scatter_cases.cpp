// Stores to positions given one by one.
#include "ops/op_case.hpp"

namespace {

using namespace ops_test;

// Two blocks with half of the columns each. Every round moves four rows; positions repeat in one round and in two.
constexpr auto move = tw::kernel<"op_scatter">(
  [](tw::block b, tw::inout_tiles<float, 4, 8> y, tw::in<int, 1> at, tw::in<float, 2> x) {
    b.require(at.extent(0) == x.extent(0) && x.extent(1) == y.extent(1));
    auto const ats = at.tiles(tw::shape<4>);
    auto const xs = x.tiles(tw::shape<4, 8>);
    for (auto k : ats.axis(0)) y.scatter(tw::axis<0>, ats.load(k), xs.load(k, y.index(1)), tw::out_of_range::skip);
    for (auto p : y.each()) y.store(p, y.load(p) + 1.0f);
  });
int const to[] = {9, -1, 9, 10, 3, 9, 3, 3, 0, 1 << 30, 2, 5};
add_case const c1({.name = "op_scatter",
                   .run =
                     [](tw::device d) {
                       std::vector<float> x;
                       for (int i = 0; i < 12 * 16; ++i) x.push_back(static_cast<float>(i + 1000));
                       std::vector<float> const y(10 * 16, 7);
                       return results(move(matrix(y, 10, d).tiles(tw::shape<4, 8>).dealt(tw::whole<0>),
                                           row(std::vector<int>(std::begin(to), std::end(to)), d), matrix(x, 12, d)));
                     },
                   .expected =
                     [] {
                       return arrays{each<float>(160, [](std::size_t k) {
                         auto const r = static_cast<int>(k / 16), c = static_cast<int>(k % 16);
                         int v = 7;
                         for (int i = 0; i < 12; ++i)
                           if (to[i] == r) v = 1000 + i * 16 + c;
                         return v + 1;
                       })};
                     }});

}  // namespace
