// Arithmetic in every direction of rounding, for every float type, against exact arithmetic.
#include "cpu/elementwise.hpp"
#include "support/exact.hpp"

namespace {

using namespace cpu_test;
using tw::test::direction;

struct mode {
  ir::rounding attribute;
  direction d;
};
constexpr mode modes[] = {{ir::rounding::nearest_even, direction::nearest},
                          {ir::rounding::zero, direction::zero},
                          {ir::rounding::negative_inf, direction::down},
                          {ir::rounding::positive_inf, direction::up}};

template <class T> double wide(T v) { return static_cast<double>(v); }
template <> double wide(f16 v) { return static_cast<double>(static_cast<float>(v)); }
template <> double wide(bf16 v) { return static_cast<double>(static_cast<float>(v)); }

// f16 and bf16: the exact result is rounded to f32 and then to the type.
template <class T, class Exact>
T expected(Exact const& exact, direction d) {
  if constexpr (sizeof(T) == 2) {
    float const first = tw::test::rounded_exactly<float>(exact, d);
    if (!std::isfinite(first) || first == 0) return T(first);
    return tw::test::rounded_exactly<T>(tw::test::exact_product_sum{static_cast<double>(first), 1, 0}, d);
  } else {
    return tw::test::rounded_exactly<T>(exact, d);
  }
}

template <class T> class cpu_rounding : public testing::Test {};
template <element E> struct of {
  static constexpr element value = E;
};
using float_types = testing::Types<of<element::f16>, of<element::bf16>, of<element::f32>, of<element::f64>>;
TYPED_TEST_SUITE(cpu_rounding, float_types);

// Numbers whose exponents lie close together and far apart, ties and neighbours of them, the largest and the smallest.
template <class T>
std::vector<T> numbers(unsigned seed) {
  std::mt19937 random(seed);
  auto v = values_of<T>(seed);
  for (std::size_t i = 27; i < v.size(); ++i)
    if (i % 2 == 0)
      v[i] = T(std::ldexp(static_cast<float>(random() % 4096) - 2048, static_cast<int>(random() % 20) - 10));
  return v;
}

// The result where it is no rounding of a finite exact number: NaN, infinities, and zeros with their signs.
template <class T, class F>
void check(opcode op, std::vector<std::vector<T>> const& x, F const& f) {
  constexpr element e = std::is_same_v<T, f16>    ? element::f16
                        : std::is_same_v<T, bf16> ? element::bf16
                        : sizeof(T) == 4          ? element::f32
                                                  : element::f64;
  std::vector<operand_data> operands;
  for (auto const& v : x) operands.push_back({e, v.data()});
  for (mode const& m : modes) {
    SCOPED_TRACE("rounding " + std::to_string(static_cast<int>(m.attribute)));
    check_op<T>(op, operands, e, {set(attr::rounding_mode, static_cast<int>(m.attribute))},
                [&](std::size_t i) { return f(i, m.d); });
  }
}

template <class T>
T special(double v) {
  return T(static_cast<float>(v));  // only NaN, infinities and zeros come here
}
// Of two numbers whose sum is 0.
double zero_of(double x, double y, direction d) {
  return x == 0 && y == 0 && std::signbit(x) == std::signbit(y) ? x : d == direction::down ? -0.0 : 0.0;
}

TYPED_TEST(cpu_rounding, sums_products_and_fused_ones_are_exact_results_rounded_once) {
  using t = stored_t<TypeParam::value>;
  for (unsigned seed : {1u, 5u, 12u}) {
    auto const x = numbers<t>(0), y = numbers<t>(seed), z = numbers<t>(seed + 7);
    auto const finite = [](double a, double b) { return std::isfinite(a) && std::isfinite(b); };
    for (int sign : {1, -1})
      check<t>(sign > 0 ? opcode::addf : opcode::subf, {x, y}, [&](std::size_t i, direction d) {
        double const a = wide(x[i]), b = sign * wide(y[i]);
        if (!finite(a, b)) return special<t>(a + b);
        if (a == -b) return special<t>(zero_of(a, b, d));
        return expected<t>(tw::test::exact_product_sum{a, 1, b}, d);
      });
    check<t>(opcode::mulf, {x, y}, [&](std::size_t i, direction d) {
      double const a = wide(x[i]), b = wide(y[i]);
      if (!finite(a, b) || a == 0 || b == 0) return special<t>(a * b);
      return expected<t>(tw::test::exact_product_sum{a, b, 0}, d);
    });
    check<t>(opcode::fma, {x, y, z}, [&](std::size_t i, direction d) {
      double const a = wide(x[i]), b = wide(y[i]), c = wide(z[i]);
      if (!finite(a, b)) return special<t>(a * b + c);
      if (!std::isfinite(c)) return special<t>(c);
      tw::test::exact_product_sum const exact{a, b, c};
      if (exact.side(1, {}) != 0) return expected<t>(exact, d);
      double const sign = std::signbit(a) != std::signbit(b) ? -0.0 : 0.0;  // of the product, if it is 0
      return special<t>(a == 0 || b == 0 ? zero_of(sign, c, d) : zero_of(1, -1, d));
    });
  }
}

TYPED_TEST(cpu_rounding, quotients_and_roots_are_exact_results_rounded_once) {
  using t = stored_t<TypeParam::value>;
  for (unsigned seed : {1u, 5u, 12u}) {
    auto const x = numbers<t>(0), y = numbers<t>(seed);
    check<t>(opcode::divf, {x, y}, [&](std::size_t i, direction d) {
      double const a = wide(x[i]), b = wide(y[i]);
      if (!std::isfinite(a) || !std::isfinite(b) || a == 0 || b == 0) return special<t>(a / b);
      return expected<t>(tw::test::exact_quotient{a, b}, d);
    });
    check<t>(opcode::sqrt, {y}, [&](std::size_t i, direction d) {
      double const a = wide(y[i]);
      if (!(a > 0) || !std::isfinite(a)) return special<t>(std::sqrt(a));
      return expected<t>(tw::test::exact_root{a}, d);
    });
  }
}

// Conversions between floats, in the roundings that each has.
template <element From, element To>
void narrow(std::initializer_list<mode> possible) {
  using f = stored_t<From>;
  using t = stored_t<To>;
  SCOPED_TRACE(std::string(info(From).name) + " to " + std::string(info(To).name));
  std::vector<f> x = numbers<f>(3);
  std::mt19937 random(4);
  for (std::size_t i = 60; i < x.size();
       ++i) {  // at, and just beside, numbers of few bits and the middles between them
    float const few = std::bit_cast<float>((static_cast<std::uint32_t>(random()) & 0x8FFFF000u) | 0x30000000u);
    if constexpr (sizeof(f) > 2)
      x[i] = i % 3 == 0 ? static_cast<f>(few)
                        : std::nextafter(static_cast<f>(few), static_cast<f>(i % 3 == 1 ? 1e30 : -1e30));
    else x[i] = f(few);
  }
  for (mode const& m : possible)
    check_op<t>(opcode::ftof, {{From, x.data()}}, To, {set(attr::rounding_mode, static_cast<int>(m.attribute))},
                [&](std::size_t i) {
                  double const a = wide(x[i]);
                  if (!std::isfinite(a) || a == 0) return special<t>(a);
                  return tw::test::rounded_exactly<t>(tw::test::exact_product_sum{a, 1, 0}, m.d);
                });
}
TEST(cpu_rounding_of, conversions_goes_in_the_given_direction) {
  narrow<element::f64, element::f32>({modes[0], modes[1], modes[2], modes[3]});
  narrow<element::f64, element::f16>({modes[0], modes[1]});
  narrow<element::f64, element::bf16>({modes[0], modes[1]});
  narrow<element::f32, element::f16>({modes[0], modes[1]});
  narrow<element::f32, element::bf16>({modes[0], modes[1]});
  narrow<element::f16, element::bf16>({modes[0], modes[1]});
  narrow<element::bf16, element::f16>({modes[0], modes[1]});
}

// tf32 lies in memory as an f32 whose low 13 bits are 0.
TEST(cpu_rounding_of, conversions_to_tf32) {
  auto x = numbers<float>(3);
  for (std::uint32_t i = 0; i < 64; ++i)
    x[100 + i] = std::bit_cast<float>(0x3F800000u + (i % 8 << 13) + (i / 8 << 10) + (i % 3));
  auto const check = [&](ir::rounding r, auto f) {
    check_op<float>(opcode::ftof, {{element::f32, x.data()}}, element::tf32,
                    {set(attr::rounding_mode, static_cast<int>(r))}, [&](std::size_t i) -> float {
                      double const a = static_cast<double>(x[i]);
                      if (!std::isfinite(a) || a == 0) return x[i];
                      int e = 0;
                      (void)std::frexp(a, &e);
                      double const unit = std::ldexp(1.0, std::max(e - 11, -126 - 10));  // of the last place
                      double const r32 = f(a / unit) * unit;
                      return std::fabs(r32) > 0x1.FFCp127 ? std::copysign(HUGE_VALF, x[i]) : static_cast<float>(r32);
                    });
  };
  check(ir::rounding::zero, [](double v) { return std::trunc(v); });
  check(ir::rounding::nearest_away, [](double v) { return std::round(v); });  // ties away from zero
}

}  // namespace
