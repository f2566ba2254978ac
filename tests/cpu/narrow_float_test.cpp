// Conversions of e4m3, e5m2 and tf32 on the CPU: all patterns, all 16-bit floats, and floats beside every midpoint.
#include <tilewright/types/float8.hpp>

#include "cpu/run.hpp"
#include "support/narrow_floats.hpp"

namespace {

using namespace cpu_test;
using namespace tw::test;

// Converts all values of `x`, padded to whole tiles, and hands them to `check`.
template <class To, class From>
void convert(element from, element to, std::vector<From> x, opcode op, std::vector<std::pair<attr, ir::attribute>> how,
             std::function<void(std::size_t, To)> const& check) {
  SCOPED_TRACE(std::string(info(from).name) + " to " + std::string(info(to).name));
  std::size_t const given = x.size();
  while (x.size() % 256 != 0) x.push_back(From{});
  auto const n = static_cast<std::int64_t>(x.size());
  kernel k;
  value const in = k.pointer(from), out = k.pointer(to);
  value const id = k.block_id()[0];
  value const t = k.load(k.view(in, from, {n}, {256}), {id});
  k.store(k.b.make(op, {t}, tile_type(to, {256}), std::move(how)), k.view(out, to, {n}, {256}), {id});
  k.end();
  std::vector<To> got(x.size());
  void *p = x.data(), *q = got.data();
  run_everywhere(
    k, {n / 256}, {&p, &q}, [&] { std::memset(static_cast<void*>(got.data()), 0x5A, got.size() * sizeof(To)); },
    [&] {
      for (std::size_t i = 0; i < given; ++i) {
        check(i, got[i]);
        if (testing::Test::HasFatalFailure()) return;
      }
    });
}

std::vector<std::pair<attr, ir::attribute>> const nearest_even{set(attr::rounding_mode, 0)};

struct format_case {
  element elem;
  narrow_format format;
};
format_case const formats[] = {{element::e4m3, e4m3_format}, {element::e5m2, e5m2_format}};

std::vector<std::uint8_t> all_bytes() {
  std::vector<std::uint8_t> v;
  for (int i = 0; i < 256; ++i) v.push_back(static_cast<std::uint8_t>(i));
  return v;
}

template <element To>
void widened_exactly(format_case const& f) {
  using t = stored_t<To>;
  convert<t>(f.elem, To, all_bytes(), opcode::ftof, nearest_even, [&](std::size_t i, t got) {
    double const want = value_of(f.format, static_cast<std::uint32_t>(i));
    auto const have = static_cast<double>(got);
    ASSERT_TRUE(std::isnan(want) ? std::isnan(have) : want == have && std::signbit(want) == std::signbit(have)) << i;
  });
}
TEST(cpu_narrow_float, every_8_bit_float_is_widened_exactly) {
  for (auto const& f : formats) {
    widened_exactly<element::f16>(f);
    widened_exactly<element::bf16>(f);
    widened_exactly<element::f32>(f);
    widened_exactly<element::f64>(f);
  }
}

template <class From>
void rounded(format_case const& f, element from, std::vector<From> const& x) {
  convert<std::uint8_t>(from, f.elem, x, opcode::ftof, nearest_even, [&](std::size_t i, std::uint8_t got) {
    auto const v = static_cast<double>(x[i]);
    if (std::isnan(v)) {
      ASSERT_TRUE(std::isnan(value_of(f.format, got))) << i;
    } else {
      ASSERT_EQ(got, nearest_finite(f.format, v)) << v;
    }
  });
}
TEST(cpu_narrow_float, wider_floats_round_once_and_saturate) {
  std::vector<f16> halves;
  std::vector<bf16> others;
  for (std::uint32_t b = 0; b < 65536; ++b) {
    halves.push_back(f16::from_bits(static_cast<std::uint16_t>(b)));
    others.push_back(bf16::from_bits(static_cast<std::uint16_t>(b)));
  }
  for (auto const& f : formats) {
    rounded(f, element::f16, halves);
    rounded(f, element::bf16, others);
    rounded(f, element::f32, around_every_number(f.format));
    std::vector<double> doubles;
    for (std::uint32_t b = 0; b + 1 < finite_patterns(f.format); ++b) {
      double const middle = (value_of(f.format, b) + value_of(f.format, b + 1)) / 2;
      for (double v : {std::nextafter(middle, 0.0), middle, std::nextafter(middle, HUGE_VAL)}) doubles.push_back(v);
    }
    for (double v : {1e300, -1e300, HUGE_VAL, std::nan(""), 1e-300}) doubles.push_back(v);
    rounded(f, element::f64, doubles);
  }
}
TEST(cpu_narrow_float, e4m3_and_e5m2_become_each_other) {
  for (int k : {0, 1}) {
    auto const &from = formats[k], &to = formats[1 - k];
    convert<std::uint8_t>(from.elem, to.elem, all_bytes(), opcode::ftof, nearest_even,
                          [&](std::size_t i, std::uint8_t got) {
                            double const v = value_of(from.format, static_cast<std::uint32_t>(i));
                            if (std::isnan(v)) {
                              ASSERT_TRUE(std::isnan(value_of(to.format, got)));
                            } else {
                              ASSERT_EQ(got, nearest_finite(to.format, v)) << v;
                            }
                          });
  }
}

TEST(cpu_narrow_float, integers_round_once_and_saturate) {
  std::vector<std::int32_t> x{INT32_MIN, INT32_MAX};
  for (std::int32_t i = -66000; i <= 66000; ++i) x.push_back(i);
  for (auto const& f : formats) {
    std::vector<std::pair<attr, ir::attribute>> const is_signed{set(attr::signedness, 1), set(attr::rounding_mode, 0)};
    convert<std::uint8_t>(element::i32, f.elem, x, opcode::itof, is_signed, [&](std::size_t i, std::uint8_t got) {
      ASSERT_EQ(got, nearest_finite(f.format, x[i])) << x[i];
    });
  }
}
TEST(cpu_narrow_float, floats_of_8_bits_to_integers_truncate_and_saturate) {
  for (auto const& f : formats)
    convert<std::int8_t>(f.elem, element::i8, all_bytes(), opcode::ftoi,
                         {set(attr::signedness, 1), set(attr::rounding_mode, 6), set(attr::saturating, 1)},
                         [&](std::size_t i, std::int8_t got) {
                           double const v = value_of(f.format, static_cast<std::uint32_t>(i));
                           double const want = std::isnan(v) ? 0 : std::clamp(std::trunc(v), -128.0, 127.0);
                           ASSERT_EQ(got, static_cast<int>(want)) << v;
                         });
}

TEST(cpu_narrow_float, tf32_rounds_to_the_nearest) {
  auto const x = around_every_number(tf32_format, 61);
  std::uint32_t const infinite = finite_patterns(tf32_format);
  double const edge = 2 * value_of(tf32_format, infinite - 1) -
                      (value_of(tf32_format, infinite - 1) + value_of(tf32_format, infinite - 2)) / 2;
  convert<std::uint32_t>(element::f32, element::tf32, x, opcode::ftof, nearest_even,
                         [&](std::size_t i, std::uint32_t got) {
                           if (std::isnan(x[i])) {
                             ASSERT_TRUE(std::isnan(std::bit_cast<float>(got)));
                             return;
                           }
                           double const a = std::fabs(static_cast<double>(x[i]));
                           std::uint32_t const want = a >= edge ? infinite : nearest_finite(tf32_format, a);
                           ASSERT_EQ(got, (want | (std::signbit(x[i]) ? 1u << 18 : 0u)) << 13) << x[i];
                         });
}

// Small whole numbers and halves: all sums are exact.
template <class T>
void product(element in, element acc_type) {
  SCOPED_TRACE(std::string(info(in).name) + " into " + std::string(info(acc_type).name));
  constexpr std::int64_t m = 16, n = 32, p = 64;
  kernel k;
  value const a = k.pointer(in), b = k.pointer(in), c = k.pointer(element::f32);
  std::vector<value> const zero{k.i32(0), k.i32(0)};
  value const ta = k.load(k.view(a, in, {m, p}, {m, p}), zero), tb = k.load(k.view(b, in, {p, n}, {p, n}), zero);
  value r = k.b.make(opcode::mmaf, {ta, tb, k.b.constant_float(acc_type, {m, n}, 1)}, tile_type(acc_type, {m, n}));
  if (acc_type != element::f32) r = k.b.make(opcode::ftof, {r}, tile_type(element::f32, {m, n}), nearest_even);
  k.store(r, k.view(c, element::f32, {m, n}, {m, n}), zero);
  k.end();
  std::mt19937 random(5);
  std::vector<T> x(m * p), y(p * n);
  for (auto* list : {&x, &y})
    for (T& v : *list) v = T(static_cast<float>(static_cast<int>(random() % 9) - 4) / 2);
  std::vector<float> got(m * n);
  void *pa = x.data(), *pb = y.data(), *pc = got.data();
  run_everywhere(
    k, {1}, {&pa, &pb, &pc}, [&] { std::fill(got.begin(), got.end(), 99.0F); },
    [&] {
      for (std::size_t i = 0; i < m; ++i)
        for (std::size_t j = 0; j < n; ++j) {
          double want = 1;
          for (std::size_t l = 0; l < p; ++l)
            want += static_cast<double>(x[i * p + l]) * static_cast<double>(y[l * n + j]);
          ASSERT_EQ(static_cast<double>(got[i * n + j]), want) << i << ", " << j;
        }
    });
}
TEST(cpu_narrow_float, products_of_matrices) {
  for (element acc : {element::f32, element::f16}) {
    product<e4m3>(element::e4m3, acc);
    product<e5m2>(element::e5m2, acc);
  }
}

}  // namespace
