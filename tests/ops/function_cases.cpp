// The functions of floats that float_cases.cpp has not; powers; remainders.
#include <cmath>
#include <limits>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

constexpr float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
std::vector<float> const xs{0.0f,  -0.0f, 1.0f, -1.0f, 0.5f,   -0.7f, 20.0f, -30.0f,
                            1e-5f, inf,   -inf, nan,   100.0f, 2.5f,  3.0f,  -80.0f};
std::vector<float> const ys{1.0f, -1.0f, 0.0f, -0.0f, 2.0f, 3.0f,  0.1f, -4.0f,
                            inf,  1.0f,  -inf, 1.0f,  0.5f, -2.5f, 7.0f, 2.0f};

constexpr auto functions = tw::kernel<"op_more_functions">(
  [](tw::block, tw::out_tile<float, 16> tangent, tw::out_tile<float, 16> sine, tw::out_tile<float, 16> cosine,
     tw::out_tile<float, 16> angle, tw::out_tile<float, 16> power, tw::in<float, 1> x, tw::in<float, 1> y) {
    auto const p = x.load_like(tangent), q = y.load_like(tangent);
    tangent.store(tw::tan(p));
    sine.store(tw::sinh(p));
    cosine.store(tw::cosh(p));
    angle.store(tw::atan2(p, q));
    power.store(tw::pow(p, q));
  });
template <class F>
array of_x(F const& f) {
  return each<float>(16, [&](std::size_t i) { return f(static_cast<double>(xs[i])); });
}
template <class F>
array of_both(F const& f) {
  return each<float>(16, [&](std::size_t i) { return f(static_cast<double>(xs[i]), static_cast<double>(ys[i])); });
}
add_case const c1({.name = "op_more_functions",
                   .run =
                     [](tw::device d) {
                       auto const o = [&] { return out<float, 16>(d); };
                       return results(functions(o(), o(), o(), o(), o(), row(xs, d), row(ys, d)));
                     },
                   .expected =
                     [] {
                       return arrays{of_x([](double x) { return std::tan(x); }),
                                     of_x([](double x) { return std::sinh(x); }),
                                     of_x([](double x) { return std::cosh(x); }),
                                     of_both([](double x, double y) { return std::atan2(x, y); }),
                                     of_both([](double x, double y) { return std::pow(x, y); })};
                     },
                   .ulps = 8});

// Of doubles and of halves, the same functions and those of op_functions.
constexpr auto of_doubles = tw::kernel<"op_functions_of_doubles">(
  [](tw::block, tw::out_tile<double, 16> e, tw::out_tile<double, 16> l, tw::out_tile<double, 16> s,
     tw::out_tile<double, 16> t, tw::out_tile<double, 16> h, tw::out_tile<double, 16> a, tw::out_tile<double, 16> p,
     tw::out_tile<double, 16> r, tw::in<double, 1> x, tw::in<double, 1> y) {
    auto const v = x.load_like(e), w = y.load_like(e);
    e.store(tw::exp(v));
    l.store(tw::log(tw::abs(v)));
    s.store(tw::sin(v));
    t.store(tw::tan(v));
    h.store(tw::tanh(v));
    a.store(tw::atan2(v, w));
    p.store(tw::pow(tw::abs(v), w));
    r.store(tw::rsqrt(tw::abs(w)));
  });
std::vector<double> const ds{0.0, 1.0, -1.0, 0.5, -0.7, 20.0, -30.0, 1e-5, 3.75, 2.5, 3.0, -80.0, 0.1, 0.01, 7.3, -5.5};
std::vector<double> const es{1.0, -1.0, 3.0, -0.5, 2.0, 3.0, 0.1, -4.0, 6.5, 1.0, -2.0, 1.0, 0.5, -2.5, 7.0, 2.0};
add_case const c2({.name = "op_functions_of_doubles",
                   .run =
                     [](tw::device d) {
                       auto const o = [&] { return out<double, 16>(d); };
                       return results(of_doubles(o(), o(), o(), o(), o(), o(), o(), o(), row(ds, d), row(es, d)));
                     },
                   .expected =
                     [] {
                       using L = long double;
                       auto const f = [](auto op) {
                         return each<double>(
                           16, [&](std::size_t i) { return op(static_cast<L>(ds[i]), static_cast<L>(es[i])); });
                       };
                       return arrays{f([](L x, L) { return std::exp(x); }),
                                     f([](L x, L) { return std::log(std::fabs(x)); }),
                                     f([](L x, L) { return std::sin(x); }),
                                     f([](L x, L) { return std::tan(x); }),
                                     f([](L x, L) { return std::tanh(x); }),
                                     f([](L x, L y) { return std::atan2(x, y); }),
                                     f([](L x, L y) { return std::pow(std::fabs(x), y); }),
                                     f([](L, L y) { return 1 / std::sqrt(std::fabs(y)); })};
                     },
                   .ulps = 4});

constexpr auto whole_powers = tw::kernel<"op_whole_powers">(
  [](tw::block, tw::out_tile<float, 16> y, tw::out_tile<double, 16> z, tw::in<float, 1> x, tw::in<int, 1> n) {
    auto const p = x.load_like(y);
    auto const k = n.load_like(y);
    y.store(tw::pow(p, k));
    z.store(tw::pow(tw::cast<double>(p), tw::cast<std::int8_t>(k)));
  });
std::vector<float> const bases{2.0f, -3.0f, 1.1f, 0.5f, 7.25f, -1.5f, 10.0f, 0.3f,
                               1.0f, -1.0f, 2.0f, 3.0f, 0.9f,  1.7f,  5.0f,  -2.0f};
std::vector<int> const exponents{10, 3, 7, -4, 0, 5, -2, 9, 100, 101, -10, 1, -8, 12, 4, -3};
long double multiplied(float x, int n) {
  long double p = 1;
  for (int k = 0; k < std::abs(n); ++k) p *= static_cast<long double>(x);
  return n < 0 ? 1 / p : p;
}
add_case const c3({.name = "op_whole_powers",
                   .run =
                     [](tw::device d) {
                       return results(
                         whole_powers(out<float, 16>(d), out<double, 16>(d), row(bases, d), row(exponents, d)));
                     },
                   .expected =
                     [] {
                       return arrays{
                         each<float>(16, [](std::size_t i) { return multiplied(bases[i], exponents[i]); }),
                         each<double>(16, [](std::size_t i) { return multiplied(bases[i], exponents[i]); })};
                     },
                   .ulps = 16});

// The remainder of truncated division is exact.
constexpr auto remainders = tw::kernel<"op_remainders">(
  [](tw::block, tw::out_tile<float, 16> r, tw::out_tile<double, 16> wide, tw::out_tile<tw::f16, 16> half,
     tw::in<float, 1> x, tw::in<float, 1> y) {
    auto const p = x.load_like(r), q = y.load_like(r);
    r.store(p % q);
    wide.store(tw::cast<double>(p) % tw::cast<double>(q));
    half.store(tw::cast<tw::f16>(p) % tw::cast<tw::f16>(q));
  });
std::vector<float> const dividends{5.5f, -5.5f, 5.5f, 1e30f, -1e30f, 0.1f, 3.0f,   -3.0f,
                                   0.0f, -0.0f, 7.0f, inf,   2.0f,   8.0f, 1e-30f, 100.0f};
std::vector<float> const divisors{2.0f, 2.0f, -2.0f, 7.0f, 3.0f, 0.03f, 3.0f,   1.0f,
                                  2.0f, 2.0f, inf,   2.0f, 0.0f, 0.75f, 1e-35f, 0.3f};
add_case const c4({.name = "op_remainders",
                   .run =
                     [](tw::device d) {
                       return results(remainders(out<float, 16>(d), out<double, 16>(d), out<tw::f16, 16>(d),
                                                 row(dividends, d), row(divisors, d)));
                     },
                   .expected =
                     [] {
                       auto const rest = [](double x, double y) { return std::fmod(x, y); };
                       auto const half = [](float x) { return static_cast<double>(static_cast<float>(tw::f16(x))); };
                       return arrays{
                         each<float>(16, [&](std::size_t i) { return rest(dividends[i], divisors[i]); }),
                         each<double>(16, [&](std::size_t i) { return rest(dividends[i], divisors[i]); }),
                         each<tw::f16>(16, [&](std::size_t i) { return rest(half(dividends[i]), half(divisors[i])); })};
                     }});

}  // namespace
}  // namespace ops_test
