// Conversions between all pairs of element types, against exact arithmetic in long double and 128-bit integers.
#include "cpu/elementwise.hpp"

namespace {

using namespace cpu_test;

__extension__ typedef __int128 big;

template <element E>
long double exact(stored_t<E> v) {
  if constexpr (requires { v.bits; }) return static_cast<long double>(static_cast<float>(v));
  else return static_cast<long double>(v);
}

// The nearest value of a 16-bit float, ties to even, by search among all of them.
template <class T>
T nearest_of(long double v) {
  if (std::isnan(v)) return T::from_bits(0x7FFF);
  auto const sign = static_cast<std::uint16_t>(std::signbit(v) ? 0x8000 : 0);
  long double const a = std::fabs(v);
  std::uint16_t const infinity = std::is_same_v<T, f16> ? 0x7C00 : 0x7F80;
  auto at = [&](std::uint32_t b) {
    return static_cast<long double>(static_cast<float>(T::from_bits(static_cast<std::uint16_t>(b))));
  };
  std::uint32_t low = 0, high = infinity;  // largest finite or smaller pattern <= a
  while (high - low > 1) (at((low + high) / 2) <= a ? low : high) = (low + high) / 2;
  if (std::isinf(a)) return T::from_bits(static_cast<std::uint16_t>(sign | infinity));
  long double const below = at(low), gap = low + 1U == infinity ? below - at(low - 1) : at(low + 1) - below;
  long double const rest = a - below;
  bool const up = rest > gap / 2 || (rest == gap / 2 && (low & 1U) != 0);
  return T::from_bits(static_cast<std::uint16_t>(sign | (low + (up ? 1U : 0U))));
}
template <element E>
stored_t<E> nearest(long double v) {
  if constexpr (sizeof(stored_t<E>) == 2) return nearest_of<stored_t<E>>(v);
  else return static_cast<stored_t<E>>(v);
}

template <element From, element To>
void float_to_float() {
  if constexpr (From != To) {
    SCOPED_TRACE(std::string(info(From).name) + " to " + std::string(info(To).name));
    using f = stored_t<From>;
    auto x = values_of<f>(0);
    if constexpr (sizeof(f) > 2) {  // just beside the middle between two results
      std::mt19937 random(1);
      for (std::size_t i = 60; i < elements; ++i) {
        float const base = std::bit_cast<float>(static_cast<std::uint32_t>(0x38000000U + (random() & 0x0FFFFFFFU)) &
                                                0xFFFFF000U);
        x[i] = i % 3 == 0 ? static_cast<f>(base)
                          : std::nextafter(static_cast<f>(base), static_cast<f>(i % 3 == 1 ? 1e30 : -1e30));
      }
    }
    check_op<stored_t<To>>(opcode::ftof, {{From, x.data()}}, To, {set(attr::rounding_mode, 0)},
                           [&](std::size_t i) { return nearest<To>(exact<From>(x[i])); });
  }
}
template <element From>
void float_to_floats() {
  float_to_float<From, element::f16>();
  float_to_float<From, element::bf16>();
  float_to_float<From, element::f32>();
  float_to_float<From, element::f64>();
}
TEST(cpu_convert, floats_to_floats_round_once) {
  float_to_floats<element::f16>();
  float_to_floats<element::bf16>();
  float_to_floats<element::f32>();
  float_to_floats<element::f64>();
}

TEST(cpu_convert, every_16_bit_float_is_widened_exactly_and_comes_back) {
  for (element e : {element::f16, element::bf16}) {
    constexpr std::int64_t n = 1 << 16;
    std::vector<std::uint16_t> all(n), back(n);
    std::vector<float> wide(n);
    for (std::size_t i = 0; i < n; ++i) all[i] = static_cast<std::uint16_t>(i);
    kernel k;
    value const in = k.pointer(e), middle = k.pointer(element::f32), out = k.pointer(e);
    value const id = k.block_id()[0];
    value const x = k.load(k.view(in, e, {n}, {256}), {id});
    value const w = k.b.make(opcode::ftof, {x}, tile_type(element::f32, {256}), {set(attr::rounding_mode, 0)});
    k.store(w, k.view(middle, element::f32, {n}, {256}), {id});
    k.store(k.b.make(opcode::ftof, {w}, tile_type(e, {256}), {set(attr::rounding_mode, 0)}), k.view(out, e, {n}, {256}),
            {id});
    k.end();
    void *p = all.data(), *q = wide.data(), *r = back.data();
    run_everywhere(
      k, {n / 256}, {&p, &q, &r}, [] {},
      [&] {
        for (std::size_t i = 0; i < n; ++i) {
          float const want = e == element::f16 ? static_cast<float>(f16::from_bits(all[i]))
                                               : static_cast<float>(bf16::from_bits(all[i]));
          ASSERT_TRUE(same_value(wide[i], want)) << i;
          if (!std::isnan(want)) {
            ASSERT_EQ(back[i], all[i]);
          } else {
            ASSERT_TRUE(e == element::f16 ? is_nan(f16::from_bits(back[i])) : is_nan(bf16::from_bits(back[i]))) << i;
          }
        }
      });
  }
}

template <element From, element To>
void int_to_float() {
  using u = stored_t<From>;
  for (int sg : {0, 1}) {
    SCOPED_TRACE(std::string(info(From).name) + (sg != 0 ? " signed to " : " unsigned to ") +
                 std::string(info(To).name));
    auto x = values_of<u>(0);
    if (From == element::i1)
      for (auto& v : x) v &= 1;
    check_op<stored_t<To>>(opcode::itof, {{From, x.data()}}, To,
                           {set(attr::signedness, sg), set(attr::rounding_mode, 0)}, [&](std::size_t i) {
                             big v = static_cast<big>(x[i]);
                             if (sg != 0)
                               v = From == element::i1 ? -v
                                                       : static_cast<big>(static_cast<std::make_signed_t<u>>(x[i]));
                             return nearest<To>(static_cast<long double>(v));  // 64 bits: exact
                           });
  }
}
template <element From>
void int_to_floats() {
  int_to_float<From, element::f16>();
  int_to_float<From, element::bf16>();
  int_to_float<From, element::f32>();
  int_to_float<From, element::f64>();
}
TEST(cpu_convert, integers_to_floats_round_once) {
  int_to_floats<element::i1>();
  int_to_floats<element::i8>();
  int_to_floats<element::i16>();
  int_to_floats<element::i32>();
  int_to_floats<element::i64>();
}

template <element From, element To>
void float_to_int() {
  using u = stored_t<To>;
  constexpr int bits = To == element::i1 ? 1 : static_cast<int>(sizeof(u)) * 8;
  for (int sg : {0, 1}) {
    SCOPED_TRACE(std::string(info(From).name) + " to " + std::string(info(To).name) +
                 (sg != 0 ? " signed" : " unsigned"));
    auto const x = values_of<stored_t<From>>(0);
    check_op<u>(opcode::ftoi, {{From, x.data()}}, To, {set(attr::signedness, sg), set(attr::rounding_mode, 6)},
                [&](std::size_t i) {
                  long double const v = std::trunc(exact<From>(x[i]));
                  big const largest = (static_cast<big>(1) << (sg != 0 ? bits - 1 : bits)) - 1,
                            smallest = sg != 0 ? -largest - 1 : 0;
                  big r = 0;
                  if (!std::isnan(v))
                    r = v > static_cast<long double>(largest)    ? largest
                        : v < static_cast<long double>(smallest) ? smallest
                                                                 : static_cast<big>(v);
                  return static_cast<u>(To == element::i1 ? r & 1 : r);
                });
  }
}
template <element From>
void float_to_ints() {
  float_to_int<From, element::i1>();
  float_to_int<From, element::i8>();
  float_to_int<From, element::i16>();
  float_to_int<From, element::i32>();
  float_to_int<From, element::i64>();
}
TEST(cpu_convert, floats_to_integers_truncate_and_saturate) {
  float_to_ints<element::f16>();
  float_to_ints<element::bf16>();
  float_to_ints<element::f32>();
  float_to_ints<element::f64>();
}

template <element From, element To>
void resize() {
  using a = stored_t<From>;
  using b = stored_t<To>;
  auto x = values_of<a>(0);
  if (From == element::i1)
    for (auto& v : x) v &= 1;
  if constexpr (static_cast<int>(From) < static_cast<int>(To)) {
    for (int sg : {0, 1})
      check_op<b>(opcode::exti, {{From, x.data()}}, To, {set(attr::signedness, sg)}, [&](std::size_t i) {
        if (From == element::i1) return static_cast<b>(sg != 0 ? -static_cast<int>(x[i]) : static_cast<int>(x[i]));
        return sg != 0 ? static_cast<b>(static_cast<std::make_signed_t<a>>(x[i])) : static_cast<b>(x[i]);
      });
  } else if constexpr (From != To) {
    check_op<b>(opcode::trunci, {{From, x.data()}}, To, {},
                [&](std::size_t i) { return static_cast<b>(To == element::i1 ? x[i] & 1 : x[i]); });
  }
}
template <element From>
void resizes() {
  resize<From, element::i1>();
  resize<From, element::i8>();
  resize<From, element::i16>();
  resize<From, element::i32>();
  resize<From, element::i64>();
}
TEST(cpu_convert, integers_grow_and_shrink) {
  resizes<element::i1>();
  resizes<element::i8>();
  resizes<element::i16>();
  resizes<element::i32>();
  resizes<element::i64>();
}

TEST(cpu_convert, bits_can_be_read_as_another_type) {
  auto const x = values_of<float>(0);
  check_op<std::uint32_t>(opcode::bitcast, {{element::f32, x.data()}}, element::i32, {},
                          [&](std::size_t i) { return std::bit_cast<std::uint32_t>(x[i]); });
}

TEST(cpu_convert, narrowing_can_be_directed) {
  auto const x = values_of<float>(0);
  check_op<bf16>(opcode::ftof, {{element::f32, x.data()}}, element::bf16,
                 {set(attr::rounding_mode, static_cast<int>(ir::rounding::zero))}, [&](std::size_t i) {
                   if (std::isnan(x[i])) return bf16::from_bits(0x7FFF);
                   return bf16::from_bits(static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(x[i]) >>
                                                                     16));  // a bf16 is the upper half of an f32
                 });
}

}  // namespace
