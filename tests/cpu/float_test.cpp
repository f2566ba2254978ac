// Float arithmetic, comparisons and functions of f16, bf16, f32 and f64.
#include "cpu/elementwise.hpp"

#include <cfenv>

namespace {

using namespace cpu_test;

template <element E> struct of {
  static constexpr element value = E;
};
template <class T> class cpu_float : public testing::Test {};
using float_types = testing::Types<of<element::f16>, of<element::bf16>, of<element::f32>, of<element::f64>>;
TYPED_TEST_SUITE(cpu_float, float_types);

// 16-bit floats are computed as f32 and rounded once.
template <class T> using wide_t = std::conditional_t<sizeof(T) == 2, float, T>;
template <class T> wide_t<T> wide(T v) { return static_cast<wide_t<T>>(v); }
template <class T> T rounded(wide_t<T> v) { return T(v); }

template <element E, class F>
void check_unary(opcode op, F f, std::vector<std::pair<attr, ir::attribute>> attributes = {}) {
  using t = stored_t<E>;
  auto const x = values_of<t>(0);
  check_op<t>(op, {{E, x.data()}}, E, std::move(attributes), [&](std::size_t i) { return rounded<t>(f(wide(x[i]))); });
}
template <element E, class F>
void check_binary(opcode op, F f, std::vector<std::pair<attr, ir::attribute>> attributes = {}) {
  using t = stored_t<E>;
  for (unsigned seed = 1; seed < 27; seed += 5) {
    auto const x = values_of<t>(0), y = values_of<t>(seed);
    check_op<t>(op, {{E, x.data()}, {E, y.data()}}, E, attributes,
                [&](std::size_t i) { return rounded<t>(f(wide(x[i]), wide(y[i]))); });
  }
}

TYPED_TEST(cpu_float, arithmetic_is_rounded_to_nearest_even) {
  constexpr element e = TypeParam::value;
  check_binary<e>(opcode::addf, [](auto x, auto y) { return x + y; });
  check_binary<e>(opcode::subf, [](auto x, auto y) { return x - y; });
  check_binary<e>(opcode::mulf, [](auto x, auto y) { return x * y; });
  check_binary<e>(opcode::divf, [](auto x, auto y) { return x / y; });
  check_unary<e>(opcode::sqrt, [](auto x) { return std::sqrt(x); });
  check_unary<e>(opcode::rsqrt, [](auto x) { return 1 / std::sqrt(x); });
  check_unary<e>(opcode::absf, [](auto x) { return std::fabs(x); });
  check_unary<e>(opcode::negf, [](auto x) { return -x; });
  check_unary<e>(opcode::ceil, [](auto x) { return std::ceil(x); });
  check_unary<e>(opcode::floor, [](auto x) { return std::floor(x); });
  check_binary<e>(opcode::remf, [](auto x, auto y) { return std::fmod(x, y); });
  using t = stored_t<e>;
  auto const x = values_of<t>(0), y = values_of<t>(3), z = values_of<t>(8);
  check_op<t>(opcode::fma, {{e, x.data()}, {e, y.data()}, {e, z.data()}}, e, {},
              [&](std::size_t i) { return rounded<t>(std::fma(wide(x[i]), wide(y[i]), wide(z[i]))); });
}

TYPED_TEST(cpu_float, rounding_can_be_directed) {
  constexpr element e = TypeParam::value;
  using t = stored_t<e>;
  struct mode {
    ir::rounding r;
    int c;
  } const modes[] = {{ir::rounding::zero, FE_TOWARDZERO},
                     {ir::rounding::negative_inf, FE_DOWNWARD},
                     {ir::rounding::positive_inf, FE_UPWARD}};
  // Values whose sums and products are exact in a wider type (long double, 64 bits, of values with few bits and near
  // exponents).
  std::mt19937 random(5);
  std::vector<t> x, y;
  for (std::size_t i = 0; i < elements; ++i) {
    x.push_back(t(static_cast<float>(std::uniform_real_distribution<double>(-4, 4)(random))));
    y.push_back(t(static_cast<float>(std::uniform_real_distribution<double>(-4, 4)(random))));
  }
  for (auto m : modes) {
    auto check = [&](opcode op, auto f) {
      check_op<t>(
        op, {{e, x.data()}, {e, y.data()}}, e, {set(attr::rounding_mode, static_cast<int>(m.r))}, [&](std::size_t i) {
          long double const exact = f(static_cast<long double>(wide(x[i])), static_cast<long double>(wide(y[i])));
          if (exact == 0)
            return t(m.r == ir::rounding::negative_inf ? -0.0F : 0.0F);  // of a sum, by IEEE 754; no product is 0 here
          if constexpr (sizeof(t) > 2) {
            std::fesetround(m.c);
            long double volatile kept = exact;
            t volatile r = static_cast<t>(kept);
            std::fesetround(FE_TONEAREST);
            return r;
          } else {  // the neighbour in the right direction, found by stepping over bit patterns
            t r = t(static_cast<double>(exact));
            auto value_of = [](t v) { return static_cast<long double>(static_cast<float>(v)); };
            bool const up = m.r == ir::rounding::positive_inf || (m.r == ir::rounding::zero && exact < 0);
            for (int step = -1; step <= 1; ++step) {
              t const c = t::from_bits(static_cast<std::uint16_t>(r.bits + step));
              if (up ? value_of(c) >= exact && (value_of(r) < exact || value_of(c) < value_of(r))
                     : value_of(c) <= exact && (value_of(r) > exact || value_of(c) > value_of(r)))
                r = c;
            }
            return r;
          }
        });
    };
    check(opcode::addf, [](long double a, long double b) { return a + b; });
    check(opcode::mulf, [](long double a, long double b) { return a * b; });
  }
}

TYPED_TEST(cpu_float, the_larger_and_the_smaller_of_zeros_and_nans) {
  constexpr element e = TypeParam::value;
  auto larger = [](auto x, auto y) {
    if (std::isnan(x)) return y;
    if (std::isnan(y)) return x;
    if (x == 0 && y == 0) return std::signbit(x) ? y : x;
    return x > y ? x : y;
  };
  auto smaller = [](auto x, auto y) {
    if (std::isnan(x)) return y;
    if (std::isnan(y)) return x;
    if (x == 0 && y == 0) return std::signbit(x) ? x : y;
    return x < y ? x : y;
  };
  check_binary<e>(opcode::maxf, larger);
  check_binary<e>(opcode::minf, smaller);
  check_binary<e>(opcode::maxf, [=](auto x, auto y) { return std::isnan(x)   ? x
                                                             : std::isnan(y) ? y
                                                                             : larger(x, y); },
                  {set(attr::propagate_nan, 1)});
  check_binary<e>(opcode::minf, [=](auto x, auto y) { return std::isnan(x)   ? x
                                                             : std::isnan(y) ? y
                                                                             : smaller(x, y); },
                  {set(attr::propagate_nan, 1)});
}

TYPED_TEST(cpu_float, comparisons_with_and_without_nans) {
  constexpr element e = TypeParam::value;
  using t = stored_t<e>;
  for (unsigned seed : {0U, 1U, 6U, 13U})
    for (int predicate = 0; predicate < 6; ++predicate)
      for (int ordered = 0; ordered < 2; ++ordered) {
        auto const x = values_of<t>(0), y = values_of<t>(seed);
        check_op<std::uint8_t>(opcode::cmpf, {{e, x.data()}, {e, y.data()}}, element::i1,
                               {set(attr::predicate, predicate), set(attr::ordering, ordered)},
                               [&](std::size_t i) -> std::uint8_t {
                                 auto const a = wide(x[i]), b = wide(y[i]);
                                 if (std::isnan(a) || std::isnan(b)) return ordered == 0;
                                 bool const results[] = {a == b, a != b, a<b, a <= b, a> b, a >= b};
                                 return results[predicate];
                               });
      }
}

// Functions: distance in units of the last place from the value computed in long double.
template <class T>
double ulps(T got, long double want) {
  if (std::isnan(want) || std::isinf(static_cast<T>(want))) return same_value(got, static_cast<T>(want)) ? 0 : 1e9;
  T const near = static_cast<T>(want);
  T const unit = std::max(std::nextafter(std::fabs(near), std::numeric_limits<T>::infinity()) - std::fabs(near),
                          std::numeric_limits<T>::denorm_min());
  return static_cast<double>(std::fabs(static_cast<long double>(got) - want) / static_cast<long double>(unit));
}

template <element E>
void check_function(opcode op, long double (*f)(long double), double bound, std::vector<float> const& extra = {}) {
  using t = stored_t<E>;
  auto x = values_of<t>(0);
  for (std::size_t i = 0; i < extra.size() && i < 200; ++i) x[i + 40] = static_cast<t>(extra[i]);
  check_op<t>(
    op, {{E, x.data()}}, E, {}, [&](std::size_t i) { return static_cast<t>(f(static_cast<long double>(x[i]))); },
    [bound](t got, t want) {
      return same_value(got, want) || ulps(got, static_cast<long double>(want)) <= bound + 0.5;
    });
}

TEST(cpu_functions, are_within_two_units_of_the_last_place) {
  std::vector<float> around;
  for (float v = -104.0F; v < 90.0F; v += 1.0371F) around.push_back(v);
  std::vector<float> positive;
  for (int k = -149; k < 128; k += 2) positive.push_back(std::ldexp(1.37F, k));
  check_function<element::f32>(opcode::exp, std::exp, 1, around);
  check_function<element::f32>(opcode::exp2, std::exp2, 1, around);
  check_function<element::f32>(opcode::log, std::log, 1, positive);
  check_function<element::f32>(opcode::log2, std::log2, 1, positive);
  check_function<element::f32>(opcode::tanh, std::tanh, 1, around);
  check_function<element::f32>(opcode::sin, std::sin, 2, around);
  check_function<element::f32>(opcode::cos, std::cos, 2, around);
  check_function<element::f32>(opcode::tan, std::tan, 2, around);
  check_function<element::f32>(opcode::sinh, std::sinh, 2, around);
  check_function<element::f32>(opcode::cosh, std::cosh, 2, around);
  check_function<element::f64>(opcode::exp, std::exp, 2, around);
  check_function<element::f64>(opcode::exp2, std::exp2, 2, around);
  check_function<element::f64>(opcode::log, std::log, 2, positive);
  check_function<element::f64>(opcode::log2, std::log2, 2, positive);
  check_function<element::f64>(opcode::tanh, std::tanh, 2, around);
  auto const x = values_of<float>(2), y = values_of<float>(9);
  check_op<float>(
    opcode::fpowf, {{element::f32, x.data()}, {element::f32, y.data()}}, element::f32, {},
    [&](std::size_t i) { return static_cast<float>(std::pow(static_cast<double>(x[i]), static_cast<double>(y[i]))); },
    [](float got, float want) { return same_value(got, want) || ulps(got, static_cast<long double>(want)) <= 2; });
  check_op<float>(
    opcode::atan2, {{element::f32, x.data()}, {element::f32, y.data()}}, element::f32, {},
    [&](std::size_t i) { return static_cast<float>(std::atan2(static_cast<double>(x[i]), static_cast<double>(y[i]))); },
    [](float got, float want) { return same_value(got, want) || ulps(got, static_cast<long double>(want)) <= 2; });
}

// Dense runs of f32 arguments, 2^16 for each function and instruction set, against libm's f64 functions: within 0.51
// ulp of the exact value, exp and exp2, which trade it for speed, within 0.8.
TEST(cpu_functions, of_f32_are_nearly_exact) {
  struct function {
    opcode op;
    double (*f)(double);
    float from, to;
  };
  auto const bound = [](opcode op) { return op == opcode::exp || op == opcode::exp2 ? 0.8 : 0.51; };
  for (auto const& fn :
       {function{opcode::exp, std::exp, -104.5F, 89.5F}, function{opcode::exp2, std::exp2, -151.0F, 129.0F},
        function{opcode::log, std::log, 1e-40F, 3e38F}, function{opcode::log2, std::log2, 1e-40F, 3e38F},
        function{opcode::log2, std::log2, 0.99F, 1.01F}, function{opcode::tanh, std::tanh, -10.0F, 10.0F},
        function{opcode::tanh, std::tanh, -0.02F, 0.02F}}) {
    constexpr std::int64_t n = 1 << 16;
    std::vector<float> x, y(n);
    bool const logarithmic = fn.to > 1e30F;
    for (std::int64_t i = 0; i < n; ++i) {
      double const p = static_cast<double>(i) / (n - 1);
      x.push_back(static_cast<float>(logarithmic
                                       ? std::exp(std::log(1e-40) + p * (std::log(3e38) - std::log(1e-40)))
                                       : static_cast<double>(fn.from) + p * static_cast<double>(fn.to - fn.from)));
    }
    kernel k;
    value const in = k.pointer(element::f32), out = k.pointer(element::f32);
    value const id = k.block_id()[0];
    value const v = k.load(k.view(in, element::f32, {n}, {1024}), {id});
    k.store(k.b.make(fn.op, {v}, tile_type(element::f32, {1024})), k.view(out, element::f32, {n}, {1024}), {id});
    k.end();
    void* p = x.data();
    void* q = y.data();
    run_everywhere(
      k, {n / 1024}, {&p, &q}, [&] { std::fill(y.begin(), y.end(), 0.0F); },
      [&] {
        for (std::size_t i = 0; i < n; ++i)
          ASSERT_LE(ulps(y[i], static_cast<long double>(fn.f(static_cast<double>(x[i])))), bound(fn.op))
            << "x = " << x[i] << ", got " << y[i];
      });
  }
}

TEST(cpu_functions, whole_powers) {
  auto const x = values_of<float>(0);
  std::vector<std::int8_t> n(elements);
  for (std::size_t i = 0; i < elements; ++i) n[i] = static_cast<std::int8_t>(static_cast<int>(i % 9) - 4);
  check_op<float>(
    opcode::fpowi, {{element::f32, x.data()}, {element::i8, n.data()}}, element::f32, {},
    [&](std::size_t i) {
      long double p = 1;
      for (int k = 0; k < std::abs(n[i]); ++k) p *= static_cast<long double>(x[i]);
      return static_cast<float>(n[i] < 0 ? 1 / p : p);
    },
    [](float got, float want) { return same_value(got, want) || ulps(got, static_cast<long double>(want)) <= 1; });
}

TEST(cpu_functions, denormals_are_flushed_when_asked) {
  auto flush = [](float v) { return std::fpclassify(v) == FP_SUBNORMAL ? std::copysign(0.0F, v) : v; };
  auto const x = [] {
    std::vector<float> v;
    std::mt19937 random(3);
    for (std::size_t i = 0; i < elements; ++i)
      v.push_back(
        std::bit_cast<float>((static_cast<std::uint32_t>(random()) & 0x80FFFFFFU) | (i % 3 == 0 ? 0U : 0x00800000U)));
    return v;
  }();
  auto y = x;
  std::rotate(y.begin(), y.begin() + 7, y.end());
  auto check = [&](opcode op, auto f) {
    check_op<float>(op, {{element::f32, x.data()}, {element::f32, y.data()}}, element::f32,
                    {set(attr::flush_to_zero, 1)}, [&](std::size_t i) { return flush(f(flush(x[i]), flush(y[i]))); });
  };
  check(opcode::addf, [](float a, float b) { return a + b; });
  check(opcode::subf, [](float a, float b) { return a - b; });
  check(opcode::mulf, [](float a, float b) { return a * b; });
  check(opcode::divf, [](float a, float b) { return a / b; });
}

}  // namespace
