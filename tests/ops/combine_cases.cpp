// Reductions and scans by functions of the kernel's own.
#include <algorithm>
#include <limits>
#include <numeric>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

constexpr std::size_t rows = 4, columns = 32;

// Small integers of both signs, the largest of a row several times.
std::vector<int> numbers() {
  std::vector<int> v;
  for (int i = 0; i < static_cast<int>(rows * columns); ++i) v.push_back(i * i * 7 % 23 - 11);
  return v;
}
int number(std::size_t r, std::size_t c) { return numbers()[r * columns + c]; }

// f(previous, element) along each row, from `start`; or along each column.
template <class T, class F>
std::vector<T> folded(T start, F const& f) {
  std::vector<T> v;
  for (std::size_t r = 0; r < rows; ++r) {
    T s = start;
    for (std::size_t c = 0; c < columns; ++c) s = f(s, number(r, c));
    v.push_back(s);
  }
  return v;
}
template <class T, class F>
std::vector<T> running(T start, bool backwards, F const& f) {
  std::vector<T> v(rows * columns);
  for (std::size_t r = 0; r < rows; ++r) {
    T s = start;
    for (std::size_t k = 0; k < columns; ++k) {
      std::size_t const c = backwards ? columns - 1 - k : k;
      v[r * columns + c] = s = f(s, number(r, c));
    }
  }
  return v;
}

// ---- one operand; what the body may hold

constexpr auto own = tw::kernel<"op_reduce">(
  [](tw::block b, tw::out_tile<int, 4, 1> farthest, tw::out_tile<int, 4, 1> branching, tw::out_tile<int, 1, 32> modular,
     tw::out_tile<int, 4, 1> bits, tw::in<int, 2> x, tw::scalar<int> modulus, tw::scalar<int> zero) {
    b.require(modulus >= 2);
    auto const t = x.tiles(tw::shape<4, 32>).load(0, 0);
    farthest.store(tw::reduce(t, tw::axis<1>, 0, [&](auto p, auto q) {
      return tw::max(tw::abs(p), tw::abs(q)) + p / zero;  // as for tiles, x / 0 = 0
    }));
    branching.store(tw::reduce(t, tw::axis<1>, 0, [&](auto p, auto q) {  // of two numbers the one farther from zero
      tw::var far = p;
      b.if_(q * q > p * p || (q * q == p * p && q > p), [&] { far = q; });
      return far.now();
    }));
    modular.store(tw::reduce(t + 11, tw::axis<0>, 0, [&](auto p, auto q) { return (p + q) % modulus; }));
    bits.store(tw::bits_xor(t, tw::axis<1>) + 1000 * tw::bits_and(t, tw::axis<1>) +
               1000000 * tw::bits_or(t & 15, tw::axis<1>));
  });
add_case const c1({.name = "op_reduce",
                   .run =
                     [](tw::device d) {
                       return results(own(out<int, 4, 1>(d), out<int, 4, 1>(d), out<int, 1, 32>(d), out<int, 4, 1>(d),
                                          matrix(numbers(), rows, d), 5, 0));
                     },
                   .expected =
                     [] {
                       auto const far = [](int s, int x) { return x * x > s * s || (x * x == s * s && x > s) ? x : s; };
                       auto const x = folded(0, [](int s, int v) { return s ^ v; }),
                                  a = folded(-1, [](int s, int v) { return s & v; }),
                                  o = folded(0, [](int s, int v) { return s | (v & 15); });
                       return arrays{
                         values(folded(0, [](int s, int v) { return std::max(s, std::abs(v)); })),
                         values(folded(0, far)),
                         each<int>(columns,
                                   [](std::size_t c) {
                                     int s = 0;
                                     for (std::size_t r = 0; r < rows; ++r) s += number(r, c) + 11;
                                     return s % 5;
                                   }),
                         each<int>(rows, [&](std::size_t r) { return x[r] + 1000 * a[r] + 1000000 * o[r]; })};
                     }});

// ---- places and conditions

std::vector<float> with_nan() {
  float const inf = tw::inf, nan = std::numeric_limits<float>::quiet_NaN();
  return {1,     5,    nan,   5,   -3,  -3,  0,    2,             //
          nan,   nan,  nan,   nan, nan, nan, nan,  nan,  //
          nan,   -inf, nan,   inf, nan, inf, -inf, 0,  //
          -0.0f, 0.0f, -0.0f, nan, 0,   0,   0,    0};
}
constexpr auto arguments = tw::kernel<"op_argmax">(
  [](tw::block b, tw::out_tile<int, 4, 1> most, tw::out_tile<int, 4, 1> least, tw::out_tile<int, 1, 32> highest,
     tw::out_tile<float, 4, 1> with_nan, tw::out_tile<std::uint8_t, 4, 1> some, tw::out_tile<std::uint8_t, 4, 1> all,
     tw::out_tile<int, 1, 1> anywhere, tw::in<float, 2> x, tw::in<int, 2> n) {
    auto const t = x.tiles(tw::shape<4, 8>).load(0, 0);
    most.store(tw::argmax(t, tw::axis<1>));
    least.store(tw::argmin(t, tw::axis<1>));
    auto const m = n.tiles(tw::shape<4, 32>).load(0, 0);
    highest.store(tw::argmax(m, tw::axis<0>));
    auto const first_without = tw::select(t != t && b.iota<int>(tw::shape<4, 1>) == 0, 0.0f, t);
    with_nan.store(tw::max(first_without, tw::axis<1>, tw::nan_propagates) + tw::min(first_without, tw::axis<1>));
    some.store(tw::cast<std::uint8_t>(tw::any_of(t > 4.0f, tw::axis<1>)));
    all.store(tw::cast<std::uint8_t>(tw::all_of(t <= 0.0f || t != t, tw::axis<1>)));
    anywhere.store(tw::reshape(tw::select(tw::any_of(m == 11), 1, 0) + tw::select(tw::all_of(m >= -11), 2, 0) +
                                 tw::select(tw::any_of(m > 11), 4, 0),
                               tw::shape<1, 1>));
  });
add_case const c2({.name = "op_argmax",
                   .run =
                     [](tw::device d) {
                       return results(arguments(out<int, 4, 1>(d), out<int, 4, 1>(d), out<int, 1, 32>(d),
                                                out<float, 4, 1>(d), out<std::uint8_t, 4, 1>(d),
                                                out<std::uint8_t, 4, 1>(d), out<int, 1, 1>(d), matrix(with_nan(), 4, d),
                                                matrix(numbers(), rows, d)));
                     },
                   .expected =
                     [] {
                       float const nan = std::numeric_limits<float>::quiet_NaN();
                       return arrays{values<int>({1, 0, 3, 0}),
                                     values<int>({4, 0, 1, 0}),
                                     each<int>(columns,
                                               [](std::size_t c) {
                                                 std::size_t at = 0;
                                                 for (std::size_t r = 1; r < rows; ++r)
                                                   if (number(r, c) > number(at, c)) at = r;
                                                 return at;
                                               }),
                                     values<float>({2, nan, nan, nan}),
                                     values<std::uint8_t>({1, 0, 1, 0}),
                                     values<std::uint8_t>({0, 1, 0, 1}),
                                     values<int>({3})};
                     }});

// ---- several operands

// A row's maximum and the sum of exp(x - maximum), in one pass: pairs of partial results are joined.
constexpr auto softmax = tw::kernel<"op_reduce_pairs">([](tw::block b, tw::out_tile<float, 4, 1> maximum,
                                                          tw::out_tile<float, 4, 1> sum, tw::in<float, 2> x) {
  auto const t = x.tiles(tw::shape<4, 32>).load(0, 0);
  auto const [m, s] = tw::reduce(
    tw::operands(t, b.full<float>(tw::shape<4, 32>, 1)), tw::axis<1>, tw::identities(-tw::inf, 0), [](auto p, auto q) {
      auto [pm, ps] = p;
      auto [qm, qs] = q;
      auto const most = tw::max(tw::max(pm, qm), -1e30f);  // two identities have no difference
      return tw::operands(tw::max(pm, qm), ps * tw::exp(pm - most) + qs * tw::exp(qm - most));
    });
  maximum.store(m);
  sum.store(s);
});
std::vector<float> halves() {
  std::vector<float> v;
  for (int n : numbers()) v.push_back(static_cast<float>(n) / 2);
  return v;
}
add_case const c3({.name = "op_reduce_pairs",
                   .run =
                     [](tw::device d) {
                       return results(softmax(out<float, 4, 1>(d), out<float, 4, 1>(d), matrix(halves(), rows, d)));
                     },
                   .expected =
                     [] {
                       auto const m = folded(-100, [](int s, int x) { return std::max(s, x); });
                       return arrays{each<float>(rows, [&](std::size_t r) { return m[r] / 2.0; }),
                                     each<float>(rows, [&](std::size_t r) {
                                       double s = 0;
                                       for (std::size_t c = 0; c < columns; ++c)
                                         s += std::exp((number(r, c) - m[r]) / 2.0);
                                       return s;
                                     })};
                     },
                   .ulps = 32});

// Mean and variance by joining (count, mean, sum of squares about the mean), as Welford and Chan do.
struct moments {
  tw::tile<int> count;
  tw::tile<float> mean, squares;
};
constexpr moments join(moments const& p, moments const& q) {
  auto const n = p.count + q.count;
  auto const part = tw::cast<float>(q.count) / tw::cast<float>(tw::max(n, 1));
  auto const difference = q.mean - p.mean;
  return {n, p.mean + difference * part,
          p.squares + q.squares + difference * difference * tw::cast<float>(p.count) * part};
}
constexpr auto welford = tw::kernel<"op_reduce_triples">(
  [](tw::block b, tw::out_tile<float, 4, 1> mean, tw::out_tile<float, 4, 1> variance, tw::in<float, 2> x) {
    auto const t = x.tiles(tw::shape<4, 32>).load(0, 0);
    auto const one = b.full<int>(tw::shape<4, 32>, 1);
    auto const [n, m, s] = tw::reduce(
      tw::operands(one, t, tw::cast<float>(one - 1)), tw::axis<1>, tw::identities(0, 0, 0), [](auto p, auto q) {
        moments const j = join(std::make_from_tuple<moments>(p), std::make_from_tuple<moments>(q));
        return tw::operands(j.count, j.mean, j.squares);
      });
    mean.store(m);
    variance.store(s / tw::cast<float>(n));
  });
add_case const c4({.name = "op_reduce_triples",
                   .run =
                     [](tw::device d) {
                       return results(welford(out<float, 4, 1>(d), out<float, 4, 1>(d), matrix(halves(), rows, d)));
                     },
                   .expected =
                     [] {
                       auto const sum = folded(0, [](int s, int x) { return s + x; });
                       auto const squares = folded(0, [](int s, int x) { return s + x * x; });
                       auto const mean = [=](std::size_t r) { return sum[r] / 32.0; };
                       return arrays{
                         each<float>(rows, [&](std::size_t r) { return mean(r) / 2; }),
                         each<float>(rows, [&](std::size_t r) { return (squares[r] / 32.0 - mean(r) * mean(r)) / 4; })};
                     },
                   .ulps = 64});

// ---- scans

constexpr auto scans = tw::kernel<"op_scan">([](tw::block, tw::out_tile<int, 4, 32> sums, tw::out_tile<int, 4, 32> rest,
                                                tw::out_tile<int, 4, 32> highest, tw::out_tile<int, 4, 32> down,
                                                tw::out_tile<float, 4, 32> products, tw::in<int, 2> x) {
  auto const t = x.tiles(tw::shape<4, 32>).load(0, 0);
  sums.store(tw::cumsum(t, tw::axis<1>));
  rest.store(tw::cumsum(t, tw::axis<1>, tw::reverse));
  highest.store(tw::cummax(t, tw::axis<1>) * 100 + tw::cummin(t, tw::axis<1>, tw::reverse));
  down.store(tw::scan(t, tw::axis<0>, 0, [](auto p, auto q) { return p + q; }));
  products.store(tw::cumprod(tw::select(t > 0, 2.0f, -1.0f), tw::axis<1>));
});
add_case const c5({.name = "op_scan",
                   .run =
                     [](tw::device d) {
                       return results(scans(out<int, 4, 32>(d), out<int, 4, 32>(d), out<int, 4, 32>(d),
                                            out<int, 4, 32>(d), out<float, 4, 32>(d), matrix(numbers(), rows, d)));
                     },
                   .expected =
                     [] {
                       auto const add = [](int s, int x) { return s + x; };
                       auto const most = running(-100, false, [](int s, int x) { return std::max(s, x); });
                       auto const least = running(100, true, [](int s, int x) { return std::min(s, x); });
                       return arrays{
                         values(running(0, false, add)), values(running(0, true, add)),
                         each<int>(rows * columns, [&](std::size_t k) { return most[k] * 100 + least[k]; }),
                         each<int>(rows * columns,
                                   [](std::size_t k) {
                                     int s = 0;
                                     for (std::size_t r = 0; r <= k / columns; ++r) s += number(r, k % columns);
                                     return s;
                                   }),
                         values(running(1.0f, false, [](float s, int x) { return s * (x > 0 ? 2.0f : -1.0f); }))};
                     }});

// The largest number so far and where it stood first: two operands.
constexpr auto pairs = tw::kernel<"op_scan_pairs">(
  [](tw::block b, tw::out_tile<int, 4, 32> most, tw::out_tile<std::int64_t, 4, 32> place, tw::in<int, 2> x) {
    auto const t = x.tiles(tw::shape<4, 32>).load(0, 0);
    auto const at = tw::broadcast(b.iota<std::int64_t>(tw::shape<1, 32>), tw::shape<4, 32>);
    auto const [m, i] = tw::scan(tw::operands(t, at), tw::axis<1>,
                                 tw::identities(std::numeric_limits<int>::min(), std::int64_t{1} << 40),
                                 [](auto p, auto q) {
                                   auto [v, at_v] = p;
                                   auto [w, at_w] = q;
                                   auto const first = v > w || (v == w && at_v < at_w);
                                   return tw::operands(tw::select(first, v, w), tw::select(first, at_v, at_w));
                                 });
    most.store(m);
    place.store(i);
  });
add_case const c6({.name = "op_scan_pairs",
                   .run =
                     [](tw::device d) {
                       return results(
                         pairs(out<int, 4, 32>(d), out<std::int64_t, 4, 32>(d), matrix(numbers(), rows, d)));
                     },
                   .expected =
                     [] {
                       array place{tw::element::i64, {}};
                       for (std::size_t r = 0; r < rows; ++r) {
                         std::size_t at = 0;
                         for (std::size_t c = 0; c < columns; ++c) {
                           if (number(r, c) > number(r, at)) at = c;
                           place.bits.push_back(at);
                         }
                       }
                       return arrays{values(running(-100, false, [](int s, int x) { return std::max(s, x); })), place};
                     }});

// ---- every element type; the numbers are small enough to be exact in each

constexpr auto reduced_types = tw::kernel<"op_reduce_types">(
  []<class... T>(tw::block, tw::in<int, 2> x, tw::out_tile<T, 4, 1>... y) {
    auto const t = x.tiles(tw::shape<4, 32>).load(0, 0);
    (y.store(tw::reduce(tw::cast<T>(tw::abs(t) & 3), tw::axis<1>, 0, [](auto p, auto q) { return p + q; })), ...);
  });
constexpr auto scanned_types = tw::kernel<"op_scan_types">(
  []<class... T>(tw::block, tw::in<int, 2> x, tw::out_tile<T, 4, 32>... y) {
    auto const t = x.tiles(tw::shape<4, 32>).load(0, 0);
    (y.store(tw::scan(
       tw::cast<T>(tw::abs(t) & 3), tw::axis<1>, 0, [](auto p, auto q) { return p + q; }, tw::reverse)),
     ...);
  });
template <class... T>
arrays of_types(bool scan) {
  auto const add = [](int s, int x) { return s + (std::abs(x) & 3); };
  auto const v = scan ? running(0, true, add) : folded(0, add);
  return {each<T>(v.size(), [&](std::size_t i) { return static_cast<float>(v[i]); })...};
}
#define ALL_TYPES                                                                                                   \
  std::int8_t, std::uint8_t, std::int16_t, std::uint16_t, std::int32_t, std::uint32_t, std::int64_t, std::uint64_t, \
    tw::f16, tw::bf16, float, double
template <class... T>
arrays run_reductions(tw::device d) {
  return results(reduced_types(matrix(numbers(), rows, d), out<T, 4, 1>(d)...));
}
template <class... T>
arrays run_scans(tw::device d) {
  return results(scanned_types(matrix(numbers(), rows, d), out<T, 4, 32>(d)...));
}
add_case const c7({.name = "op_reduce_types",
                   .run = [](tw::device d) { return run_reductions<ALL_TYPES>(d); },
                   .expected = [] { return of_types<ALL_TYPES>(false); }});
add_case const c8({.name = "op_scan_types",
                   .run = [](tw::device d) { return run_scans<ALL_TYPES>(d); },
                   .expected = [] { return of_types<ALL_TYPES>(true); }});

}  // namespace
}  // namespace ops_test
