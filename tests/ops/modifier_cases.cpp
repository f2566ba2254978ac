// Modifiers: directions of rounding, denormals as zeros, NaN, the fast forms.
#include <cmath>
#include <limits>

#include "ops/op_case.hpp"
#include "support/exact.hpp"

namespace ops_test {
namespace {

using tw::test::direction;
constexpr float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();

// ---- directions

template <class T>
using tile_out = tw::out_tile<T, 32>;
constexpr auto directed = []<class T>(tile_out<T>& sum, tile_out<T>& sum_down, tile_out<T>& difference,
                                      tile_out<T>& product, tile_out<T>& product_down, tile_out<T>& quotient,
                                      tile_out<T>& quotient_up, tile_out<T>& fused, tile_out<T>& root,
                                      tw::in<T, 1> const& x, tw::in<T, 1> const& y) {
  auto const p = x.load_like(sum), q = y.load_like(sum);
  sum.store(tw::add(p, q, tw::round::up));
  sum_down.store(tw::add(p, q, tw::round::down));
  difference.store(tw::sub(p, q, tw::round::toward_zero));
  product.store(tw::mul(p, q, tw::round::up));
  product_down.store(tw::mul(p, q, tw::round::down));
  quotient.store(tw::div(p, q, tw::round::toward_zero));
  quotient_up.store(tw::div(p, q, tw::round::up));
  fused.store(tw::fma(p, q, p, tw::round::down));
  root.store(tw::sqrt(tw::abs(p), tw::round::up));
};
#define TW_DIRECTED(kernel_name, T, variable)                                                               \
  constexpr auto variable = tw::kernel<kernel_name>(                                                        \
    [](tw::block, tile_out<T> a, tile_out<T> b, tile_out<T> c, tile_out<T> d, tile_out<T> e, tile_out<T> f, \
       tile_out<T> g, tile_out<T> h, tile_out<T> i, tw::in<T, 1> x,                                         \
       tw::in<T, 1> y) { directed(a, b, c, d, e, f, g, h, i, x, y); });
TW_DIRECTED("op_rounding", float, of_floats)
TW_DIRECTED("op_rounding_of_doubles", double, of_doubles)
TW_DIRECTED("op_rounding_of_halves", tw::f16, of_halves)
#undef TW_DIRECTED

// Neighbours of whole numbers, far and near exponents, the largest and the smallest; both signs.
template <class T>
std::vector<T> numbers(unsigned start) {
  std::vector<T> v;
  unsigned state = start;
  auto const next = [&] { return state = state * 1664525u + 1013904223u, state >> 8; };
  while (v.size() < 32) {
    auto const mantissa = static_cast<float>(next() % 4096) - 2048;
    float const f = std::ldexp(mantissa == 0 ? 1.0f : mantissa, static_cast<int>(next() % 12) - 10);
    if constexpr (sizeof(T) == 8) v.push_back(std::nextafter(static_cast<double>(f), next() % 2 ? 1e9 : -1e9));
    else if constexpr (sizeof(T) == 4) v.push_back(std::nextafter(f, next() % 2 ? 1e9f : -1e9f));
    else v.push_back(T(f));
  }
  return v;
}
template <class T>
double number(T x) {
  if constexpr (sizeof(T) == 2) return static_cast<double>(static_cast<float>(x));
  else return static_cast<double>(x);
}
template <class T, class Exact>
T expected(Exact const& exact, direction d) {
  if constexpr (sizeof(T) == 2) {  // through f32, in the same direction
    auto const first = static_cast<double>(tw::test::rounded_exactly<float>(exact, d));
    return first == 0 ? T(0.0f) : tw::test::rounded_exactly<T>(tw::test::exact_product_sum{first, 1, 0}, d);
  } else {
    return tw::test::rounded_exactly<T>(exact, d);
  }
}
template <class T>
arrays expected_directions() {
  auto const x = numbers<T>(1), y = numbers<T>(7);
  using sum = tw::test::exact_product_sum;
  auto const each_of = [&](auto f) {
    array a{tw::element_of<T>, {}};
    for (std::size_t i = 0; i < 32; ++i) a.bits.push_back(bits_of(f(number(x[i]), number(y[i]))));
    return a;
  };
  auto const f = [](auto exact, direction d) {
    return exact.side(1, {}) == 0 ? T(0.0f) : expected<T>(exact, d);  // no sum here is 0 when rounded down
  };
  using D = double;
  return {each_of([&](D p, D q) { return f(sum{p, 1, q}, direction::up); }),
          each_of([&](D p, D q) { return f(sum{p, 1, q}, direction::down); }),
          each_of([&](D p, D q) { return f(sum{p, 1, -q}, direction::zero); }),
          each_of([&](D p, D q) { return f(sum{p, q, 0}, direction::up); }),
          each_of([&](D p, D q) { return f(sum{p, q, 0}, direction::down); }),
          each_of([&](D p, D q) { return f(tw::test::exact_quotient{p, q}, direction::zero); }),
          each_of([&](D p, D q) { return f(tw::test::exact_quotient{p, q}, direction::up); }),
          each_of([&](D p, D q) { return f(sum{p, q, p}, direction::down); }),
          each_of([&](D p, D) { return f(tw::test::exact_root{std::fabs(p)}, direction::up); })};
}
template <class T, class K>
arrays run_directions(K const& kernel, tw::device d) {
  auto const o = [&] { return out<T, 32>(d); };
  return results(kernel(o(), o(), o(), o(), o(), o(), o(), o(), o(), row(numbers<T>(1), d), row(numbers<T>(7), d)));
}
add_case const c1({.name = "op_rounding",
                   .run = [](tw::device d) { return run_directions<float>(of_floats, d); },
                   .expected = expected_directions<float>});
add_case const c2({.name = "op_rounding_of_doubles",
                   .run = [](tw::device d) { return run_directions<double>(of_doubles, d); },
                   .expected = expected_directions<double>});
add_case const c3({.name = "op_rounding_of_halves",
                   .run = [](tw::device d) { return run_directions<tw::f16>(of_halves, d); },
                   .expected = expected_directions<tw::f16>});

// ---- denormals as zeros

std::vector<float> const xs{0.0f,   -0.0f,   1.0f,   1e-40f, -1e-40f, 1e-38f, -1.2e-38f, 3e-39f,
                            2e-38f, -2e-38f, 1e-20f, 1e-25f, inf,     nan,    -1e-39f,   4.0f};
std::vector<float> const ys{1e-40f,    1e-39f,   1e-40f, 1.0f,   2.0f,   1e-38f, 1.19e-38f, 3e-39f,
                            -1.9e-38f, 1.9e-38f, 1e-20f, 1e-15f, 1e-40f, 1e-40f, nan,       1e-39f};

constexpr auto flushed = tw::kernel<"op_flush_to_zero">(
  [](tw::block, tw::out_tile<float, 16> sum, tw::out_tile<float, 16> difference, tw::out_tile<float, 16> product,
     tw::out_tile<float, 16> quotient, tw::out_tile<float, 16> fused, tw::out_tile<float, 16> root,
     tw::out_tile<float, 16> larger, tw::out_tile<float, 16> smaller, tw::in<float, 1> x, tw::in<float, 1> y) {
    auto const p = x.load_like(sum), q = y.load_like(sum);
    sum.store(tw::add(p, q, tw::ftz));
    difference.store(tw::sub(p, q, tw::ftz, tw::round::nearest));
    product.store(tw::mul(p, q, tw::ftz));
    quotient.store(tw::div(p, q, tw::ftz));
    fused.store(tw::fma(p, q, p, tw::ftz));
    root.store(tw::sqrt(tw::abs(q), tw::ftz));
    larger.store(tw::max(p, q, tw::ftz, tw::nan_propagates));
    smaller.store(tw::min(p, q, tw::ftz));
  });
float flush(float v) { return std::fpclassify(v) == FP_SUBNORMAL ? std::copysign(0.0f, v) : v; }
float smaller_of(float x, float y) {
  if (std::isnan(x)) return y;
  if (std::isnan(y)) return x;
  if (x == y) return std::signbit(x) ? x : y;
  return x < y ? x : y;
}
float smaller_or_nan(float x, float y) { return std::isnan(x) || std::isnan(y) ? nan : smaller_of(x, y); }
add_case const c4({.name = "op_flush_to_zero",
                   .run =
                     [](tw::device d) {
                       auto const o = [&] { return out<float, 16>(d); };
                       return results(flushed(o(), o(), o(), o(), o(), o(), o(), o(), row(xs, d), row(ys, d)));
                     },
                   .expected =
                     [] {
                       auto const f = [](auto op) {
                         return each<float>(16, [&](std::size_t i) { return flush(op(flush(xs[i]), flush(ys[i]))); });
                       };
                       using F = float;
                       return arrays{
                         f([](F x, F y) { return static_cast<F>(static_cast<double>(x) + y); }),
                         f([](F x, F y) { return static_cast<F>(static_cast<double>(x) - y); }),
                         f([](F x, F y) { return static_cast<F>(static_cast<double>(x) * y); }),
                         f([](F x, F y) { return static_cast<F>(static_cast<double>(x) / y); }),
                         f([](F x, F y) { return std::fma(x, y, x); }),
                         f([](F, F y) { return static_cast<F>(std::sqrt(static_cast<double>(std::fabs(y)))); }),
                         f([](F x, F y) { return -smaller_or_nan(-x, -y); }),
                         f(smaller_of)};
                     }});

// ---- NaN

std::vector<float> const ps{0.0f, -0.0f, 1.0f, nan,  2.0f,  nan,  inf,  -inf,
                            3.0f, -1.0f, nan,  0.5f, -0.0f, 7.0f, 1.0f, -2.0f};
std::vector<float> const qs{-0.0f, 0.0f,  nan, 1.0f,  2.0f,  nan, nan,  1.0f,
                            -3.0f, -1.0f, inf, 0.25f, -0.0f, nan, 2.0f, inf};

constexpr auto with_nan = tw::kernel<"op_nan">(
  [](tw::block, tw::out_tile<int, 16> unordered, tw::out_tile<int, 16> ordered, tw::out_tile<float, 16> larger,
     tw::out_tile<float, 16> smaller, tw::out_tile<double, 16> wide, tw::in<float, 1> x, tw::in<float, 1> y) {
    auto const p = x.load_like(unordered), q = y.load_like(unordered);
    auto const all = [](auto a, auto b, auto how) {
      return tw::cast<int>(tw::less(a, b, how)) + 2 * tw::cast<int>(tw::less_equal(a, b, how)) +
             4 * tw::cast<int>(tw::equal(a, b, how)) + 8 * tw::cast<int>(tw::not_equal(a, b, how)) +
             16 * tw::cast<int>(tw::greater(a, b, how)) + 32 * tw::cast<int>(tw::greater_equal(a, b, how));
    };
    unordered.store(all(p, q, tw::unordered) + 64 * tw::cast<int>(tw::isnan(p)));
    ordered.store(all(p, q, tw::ordered));
    larger.store(tw::max(p, q, tw::nan_propagates));
    smaller.store(tw::min(p, q, tw::nan_propagates));
    wide.store(tw::max(tw::cast<double>(p), tw::cast<double>(q), tw::nan_propagates));
  });
int relations(float x, float y, bool beside_nan) {
  if (std::isnan(x) || std::isnan(y)) return beside_nan ? 63 : 0;
  return (x < y) + 2 * (x <= y) + 4 * (x == y) + 8 * (x != y) + 16 * (x > y) + 32 * (x >= y);
}
add_case const c5({.name = "op_nan",
                   .run =
                     [](tw::device d) {
                       return results(with_nan(out<int, 16>(d), out<int, 16>(d), out<float, 16>(d), out<float, 16>(d),
                                               out<double, 16>(d), row(ps, d), row(qs, d)));
                     },
                   .expected =
                     [] {
                       return arrays{
                         each<int>(
                           16, [](std::size_t i) { return relations(ps[i], qs[i], true) + 64 * std::isnan(ps[i]); }),
                         each<int>(16, [](std::size_t i) { return relations(ps[i], qs[i], false); }),
                         each<float>(16, [](std::size_t i) { return -smaller_or_nan(-ps[i], -qs[i]); }),
                         each<float>(16, [](std::size_t i) { return smaller_or_nan(ps[i], qs[i]); }),
                         each<double>(
                           16, [](std::size_t i) { return -static_cast<double>(smaller_or_nan(-ps[i], -qs[i])); })};
                     }});

// ---- fast forms: bounds of docs/semantics.md

std::vector<float> const fs{0.0f,  1.0f,   -1.0f, 0.5f, 3.25f, -7.5f, 20.0f, 80.0f,
                            1e-5f, -80.0f, 40.0f, 6.5f, 0.1f,  0.7f,  2.0f,  -0.01f};
std::vector<float> const gs{1.0f,  3.0f, 7.0f,  0.3f,    -2.5f, 1e10f, 1e-10f, 9.0f,
                            11.0f, 0.7f, 1e20f, -1e-20f, 5.0f,  13.0f, 6.0f,   17.0f};
constexpr auto fast = tw::kernel<"op_approximate">([](tw::block, tw::out_tile<float, 16> quotient,
                                                      tw::out_tile<float, 16> full, tw::out_tile<float, 16> root,
                                                      tw::in<float, 1> x, tw::in<float, 1> y) {
  auto const p = x.load_like(quotient), q = y.load_like(quotient);
  quotient.store(tw::div(p, q, tw::round::approx));
  full.store(tw::div(p, q, tw::ftz, tw::round::full));
  root.store(tw::sqrt(tw::abs(p), tw::round::approx));
});
add_case const c6({.name = "op_approximate",
                   .run =
                     [](tw::device d) {
                       auto const o = [&] { return out<float, 16>(d); };
                       return results(fast(o(), o(), o(), row(fs, d), row(gs, d)));
                     },
                   .expected =
                     [] {
                       auto const quotient = [](std::size_t i) { return static_cast<double>(fs[i]) / gs[i]; };
                       return arrays{each<float>(16, quotient), each<float>(16, quotient),
                                     each<float>(16, [](std::size_t i) {
                                       return std::sqrt(std::fabs(static_cast<double>(fs[i])));
                                     })};
                     },
                   .ulps = 2});
constexpr auto fast_exp = tw::kernel<"op_approximate_exp">(
  [](tw::block, tw::out_tile<float, 16> y, tw::in<float, 1> x) {
    y.store(tw::exp(x.load_like(y), tw::round::approx));
  });
add_case const c7(
  {.name = "op_approximate_exp",
   .run = [](tw::device d) { return results(fast_exp(out<float, 16>(d), row(fs, d))); },
   .expected =
     [] { return arrays{each<float>(16, [](std::size_t i) { return std::exp(static_cast<double>(fs[i])); })}; },
   .ulps = 96});  // 2 + 1.173 |x|
constexpr auto fast_tanh = tw::kernel<"op_approximate_tanh">(
  [](tw::block, tw::out_tile<float, 16> y, tw::in<float, 1> x) {
    y.store(tw::tanh(x.load_like(y), tw::round::approx));
  });
add_case const c8(
  {.name = "op_approximate_tanh",
   .run = [](tw::device d) { return results(fast_tanh(out<float, 16>(d), row(fs, d))); },
   .expected =
     [] { return arrays{each<float>(16, [](std::size_t i) { return std::tanh(static_cast<double>(fs[i])); })}; },
   .ulps = 16384});  // 2^-10.9 of the result

}  // namespace
}  // namespace ops_test
