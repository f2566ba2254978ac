#include <algorithm>
#include <cmath>
#include <limits>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

constexpr float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();

std::vector<float> const xs{0.0f,  -0.0f,  1.0f,        -1.0f, 0.1f, 3.0f, -7.5f, 1e-40f,
                            1e38f, -3e38f, 16777216.0f, inf,   -inf, nan,  2.5f,  -0.3f};
std::vector<float> const ys{1.0f,  0.0f, -0.0f, 3.0f, 0.2f, -0.1f, 2.0f, 1e-40f,
                            1e38f, 2.0f, 1.0f,  1.0f, inf,  2.0f,  nan,  -0.3f};

constexpr auto arithmetic = tw::kernel<"op_arithmetic">(
  [](tw::block, tw::out_tile<float, 16> sum, tw::out_tile<float, 16> difference, tw::out_tile<float, 16> product,
     tw::out_tile<float, 16> quotient, tw::out_tile<float, 16> fused, tw::out_tile<float, 16> larger,
     tw::out_tile<float, 16> smaller, tw::out_tile<float, 16> negative, tw::in<float, 1> x, tw::in<float, 1> y) {
    auto const p = x.load_like(sum), q = y.load_like(sum);
    sum.store(p + q);
    difference.store(p - q);
    product.store(p * q);
    quotient.store(p / q);
    fused.store(tw::fma(p, q, p));
    larger.store(tw::max(p, q));
    smaller.store(tw::min(p, q));
    negative.store(-tw::abs(p));
  });
float smaller_of(float x, float y) {
  if (std::isnan(x)) return y;
  if (std::isnan(y)) return x;
  if (x == y) return std::signbit(x) ? x : y;
  return x < y ? x : y;
}
add_case const c1({.name = "op_arithmetic",
                   .run =
                     [](tw::device d) {
                       auto const o = [&] { return out<float, 16>(d); };
                       return results(arithmetic(o(), o(), o(), o(), o(), o(), o(), o(), row(xs, d), row(ys, d)));
                     },
                   .expected =
                     [] {
                       auto const f = [](auto op) {
                         return each<float>(16, [&](std::size_t i) { return op(xs[i], ys[i]); });
                       };
                       using F = float;
                       return arrays{f([](F x, F y) { return static_cast<F>(static_cast<double>(x) + y); }),
                                     f([](F x, F y) { return static_cast<F>(static_cast<double>(x) - y); }),
                                     f([](F x, F y) { return static_cast<F>(static_cast<double>(x) * y); }),
                                     f([](F x, F y) { return static_cast<F>(static_cast<double>(x) / y); }),
                                     f([](F x, F y) { return std::fma(x, y, x); }),
                                     f([](F x, F y) { return -smaller_of(-x, -y); }),
                                     f(smaller_of),
                                     f([](F x, F) { return -std::fabs(x); })};
                     }});

constexpr auto functions = tw::kernel<"op_functions">(
  [](tw::block, tw::out_tile<float, 16> e, tw::out_tile<float, 16> e2, tw::out_tile<float, 16> l,
     tw::out_tile<float, 16> l2, tw::out_tile<float, 16> r, tw::out_tile<float, 16> t, tw::out_tile<float, 16> s,
     tw::out_tile<float, 16> c, tw::in<float, 1> x) {
    auto const v = x.load_like(e);
    e.store(tw::exp(v));
    e2.store(tw::exp2(v));
    l.store(tw::log(v));
    l2.store(tw::log2(v));
    r.store(tw::rsqrt(v));
    t.store(tw::tanh(v));
    s.store(tw::sin(v));
    c.store(tw::cos(v));
  });
std::vector<float> const arguments{0.0f,  1.0f, -1.0f, 0.5f, 3.25f,  -7.5f, 20.0f, 88.0f,
                                   1e-5f, inf,  -inf,  nan,  100.0f, 0.7f,  2.0f,  -0.01f};
add_case const c2({.name = "op_functions",
                   .run =
                     [](tw::device d) {
                       auto const o = [&] { return out<float, 16>(d); };
                       return results(functions(o(), o(), o(), o(), o(), o(), o(), o(), row(arguments, d)));
                     },
                   .expected =
                     [] {
                       auto const f = [](auto op) {
                         return each<float>(16, [&](std::size_t i) { return op(static_cast<double>(arguments[i])); });
                       };
                       return arrays{
                         f([](double x) { return std::exp(x); }),      f([](double x) { return std::exp2(x); }),
                         f([](double x) { return std::log(x); }),      f([](double x) { return std::log2(x); }),
                         f([](double x) { return 1 / std::sqrt(x); }), f([](double x) { return std::tanh(x); }),
                         f([](double x) { return std::sin(x); }),      f([](double x) { return std::cos(x); })};
                     },
                   .ulps = 4});

constexpr auto rounded = tw::kernel<"op_exact_functions">([](tw::block, tw::out_tile<float, 16> root,
                                                             tw::out_tile<float, 16> down, tw::out_tile<float, 16> up,
                                                             tw::in<float, 1> x) {
  auto const v = x.load_like(root);
  root.store(tw::sqrt(v));
  down.store(tw::floor(v));
  up.store(tw::ceil(v));
});
add_case const c3({.name = "op_exact_functions",
                   .run =
                     [](tw::device d) {
                       auto const o = [&] { return out<float, 16>(d); };
                       return results(rounded(o(), o(), o(), row(xs, d)));
                     },
                   .expected =
                     [] {
                       auto const f = [](auto op) {
                         return each<float>(16, [&](std::size_t i) { return op(static_cast<double>(xs[i])); });
                       };
                       return arrays{f([](double x) { return std::sqrt(x); }),
                                     f([](double x) { return std::floor(x); }),
                                     f([](double x) { return std::ceil(x); })};
                     }});

constexpr auto comparison = tw::kernel<"op_comparison">(
  [](tw::block, tw::out_tile<int, 16> which, tw::out_tile<float, 16> chosen, tw::in<float, 1> x, tw::in<float, 1> y) {
    auto const p = x.load_like(which), q = y.load_like(which);
    which.store(tw::cast<int>(p < q) + 2 * tw::cast<int>(p <= q) + 4 * tw::cast<int>(p == q) +
                8 * tw::cast<int>(p != q) + 16 * tw::cast<int>(p > q) + 32 * tw::cast<int>(p >= q));
    chosen.store(tw::select(p < q, p, q));
  });
add_case const c4(
  {.name = "op_comparison",
   .run = [](tw::device d) { return results(comparison(out<int, 16>(d), out<float, 16>(d), row(xs, d), row(ys, d))); },
   .expected =
     [] {
       return arrays{each<int>(16,
                               [](std::size_t i) {
                                 float const x = xs[i], y = ys[i];
                                 return (x < y) + 2 * (x <= y) + 4 * (x == y) + 8 * (x != y) + 16 * (x > y) +
                                        32 * (x >= y);
                               }),
                     each<float>(16, [](std::size_t i) { return xs[i] < ys[i] ? xs[i] : ys[i]; })};
     }});

}  // namespace
}  // namespace ops_test
