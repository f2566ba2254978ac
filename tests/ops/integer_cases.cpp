#include <algorithm>
#include <cstdlib>
#include <limits>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

constexpr int most = std::numeric_limits<int>::max(), least = std::numeric_limits<int>::min();
std::vector<int> const xs{0, 1, -1, 7, -7, most, least, 100, -100, 12345, -12345, 65536, most, least, 3, -3};
std::vector<int> const ys{1, 2, 3, -2, 2, 2, 3, -7, 7, 10, -10, 255, most, 16, 31, 5};
// The low 32 bits of exact arithmetic.
int wrapped(std::int64_t v) { return static_cast<int>(static_cast<std::uint32_t>(v)); }

constexpr auto arithmetic = tw::kernel<"op_integers">(
  [](tw::block, tw::out_tile<int, 16> linear, tw::out_tile<int, 16> product, tw::out_tile<int, 16> quotient,
     tw::out_tile<int, 16> remainder, tw::out_tile<int, 16> extremes, tw::out_tile<int, 16> bitwise,
     tw::out_tile<int, 16> left, tw::out_tile<int, 16> right, tw::in<int, 1> x, tw::in<int, 1> y) {
    auto const p = x.load_like(linear), q = y.load_like(linear);
    linear.store(-(p + q) - tw::abs(q));
    product.store(p * q);
    quotient.store(p / q);
    remainder.store(p % q);
    extremes.store(tw::max(p, q) - tw::min(p, q));
    bitwise.store(((p & q) | 5) ^ q);
    left.store(p << (q & 31));
    right.store(p >> (q & 31));
  });
add_case const c1({.name = "op_integers",
                   .run =
                     [](tw::device d) {
                       auto const o = [&] { return out<int, 16>(d); };
                       return results(arithmetic(o(), o(), o(), o(), o(), o(), o(), o(), row(xs, d), row(ys, d)));
                     },
                   .expected =
                     [] {
                       using L = std::int64_t;
                       auto const f = [](auto op) {
                         return each<int>(16, [&](std::size_t i) { return wrapped(op(L{xs[i]}, L{ys[i]})); });
                       };
                       return arrays{f([](L x, L y) { return -(x + y) - std::abs(y); }),
                                     f([](L x, L y) { return x * y; }),
                                     f([](L x, L y) { return x / y; }),
                                     f([](L x, L y) { return x % y; }),
                                     f([](L x, L y) { return std::max(x, y) - std::min(x, y); }),
                                     f([](L x, L y) { return ((x & y) | 5) ^ y; }),
                                     f([](L x, L y) { return x * (L{1} << (y & 31)); }),
                                     f([](L x, L y) { return x >> (y & 31); })};
                     }});

constexpr auto comparison = tw::kernel<"op_integer_comparison">(
  [](tw::block, tw::out_tile<int, 16> with_sign, tw::out_tile<int, 16> without, tw::in<int, 1> x, tw::in<int, 1> y) {
    auto const all = [](auto p, auto q) {
      return tw::cast<int>(p < q) + 2 * tw::cast<int>(p <= q) + 4 * tw::cast<int>(p == q) + 8 * tw::cast<int>(p != q) +
             16 * tw::cast<int>(p > q) + 32 * tw::cast<int>(p >= q);
    };
    auto const p = x.load_like(with_sign), q = y.load_like(with_sign);
    with_sign.store(all(p, q));
    without.store(all(tw::cast<unsigned>(p), tw::cast<unsigned>(q)));
  });
template <class T>
int all_of(T x, T y) {
  return (x < y) + 2 * (x <= y) + 4 * (x == y) + 8 * (x != y) + 16 * (x > y) + 32 * (x >= y);
}
add_case const c2(
  {.name = "op_integer_comparison",
   .run = [](tw::device d) { return results(comparison(out<int, 16>(d), out<int, 16>(d), row(xs, d), row(ys, d))); },
   .expected =
     [] {
       return arrays{each<int>(16, [](std::size_t i) { return all_of(xs[i], ys[i]); }),
                     each<int>(16, [](std::size_t i) {
                       return all_of(static_cast<unsigned>(xs[i]), static_cast<unsigned>(ys[i]));
                     })};
     }});

}  // namespace
}  // namespace ops_test
