// Conversions of every value of the types of 4, 8 and 16 bits to every other type, against the formats' definitions.
#include <array>

#include "cpu/run.hpp"
#include "support/narrow_floats.hpp"

namespace {

using namespace cpu_test;
using tw::test::narrow_format;

// A type as the tests see it: an element, and for integers how it is read.
struct type {
  char const* name;
  element elem;
  int bits;
  bool integer = false, has_sign = true;
  narrow_format format = {};
};
constexpr type types[] = {
  {"f16", element::f16, 16, false, true, {5, 10, true}},
  {"bf16", element::bf16, 16, false, true, {8, 7, true}},
  {"e4m3", element::e4m3, 8, false, true, tw::test::e4m3_format},
  {"e5m2", element::e5m2, 8, false, true, tw::test::e5m2_format},
  {"e8m0", element::e8m0, 8, false, false},
  {"e5m3", element::e5m3, 8, false, false},
  {"e2m1", element::e2m1, 4},
  {"i4", element::i4, 4, true, true},
  {"u4", element::i4, 4, true, false},
  {"i8", element::i8, 8, true, true},
  {"u8", element::i8, 8, true, false},
  {"i16", element::i16, 16, true, true},
  {"u16", element::i16, 16, true, false},
  {"tf32", element::tf32, 32, false, true, tw::test::tf32_format},
  {"f32", element::f32, 32},
  {"f64", element::f64, 64},
  {"i32", element::i32, 32, true, true},
  {"u32", element::i32, 32, true, false},
  {"i64", element::i64, 64, true, true},
  {"u64", element::i64, 64, true, false},
};
constexpr double e2m1_values[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};

// 3 bits of fraction, 5 of exponent.
double e5m3_value(int bits) {
  int const exponent = bits >> 3, fraction = bits & 7;
  return std::ldexp(exponent > 0 ? 8 + fraction : fraction, (exponent > 0 ? exponent : 1) - 18);
}

// What a pattern stands for; a double holds all numbers of at most 16 bits.
double value_of(type const& t, std::uint64_t bits) {
  if (t.integer) {
    auto const v = static_cast<std::int64_t>(bits);
    return static_cast<double>(t.has_sign && bits >> (t.bits - 1) != 0 ? v - (std::int64_t{1} << t.bits) : v);
  }
  if (t.elem == element::e2m1) return (bits & 8 ? -1 : 1) * e2m1_values[bits & 7];
  if (t.elem == element::e8m0) return bits == 255 ? std::nan("") : std::ldexp(1.0, static_cast<int>(bits) - 127);
  if (t.elem == element::e5m3) return bits == 255 ? std::nan("") : e5m3_value(static_cast<int>(bits));
  return tw::test::value_of(t.format, static_cast<std::uint32_t>(bits));
}

// Nothing else is said of NaN than that it is one.
constexpr std::uint64_t nan_pattern = 0xFFFF'FFFF'0000'0001;

std::uint64_t integer_of(type const& t, double v) {  // toward zero, clamped
  double const above = std::ldexp(1.0, t.has_sign ? t.bits - 1 : t.bits), below = t.has_sign ? -above : 0;
  std::uint64_t const mask = t.bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << t.bits) - 1;
  if (std::isnan(v)) return 0;
  if (v >= above) return t.has_sign ? mask >> 1 : mask;
  if (v <= below) return t.has_sign ? std::uint64_t{1} << (t.bits - 1) : 0;
  double const whole = std::trunc(v);
  return (whole < 0 ? static_cast<std::uint64_t>(static_cast<std::int64_t>(whole))
                    : static_cast<std::uint64_t>(whole)) &
         mask;
}
std::uint64_t float_of(type const& t, double v) {
  switch (t.elem) {
    case element::f64: return std::isnan(v) ? nan_pattern : std::bit_cast<std::uint64_t>(v);
    case element::f32: return std::isnan(v) ? nan_pattern : std::bit_cast<std::uint32_t>(static_cast<float>(v));
    case element::e2m1: {
      if (std::isnan(v)) return 7;
      std::uint64_t best = 0;
      for (std::uint64_t k = 1; k < 8; ++k) {
        double const a = std::fabs(std::fabs(v) - e2m1_values[k]), b = std::fabs(std::fabs(v) - e2m1_values[best]);
        if (a < b || (a == b && k % 2 == 0)) best = k;
      }
      if (std::fabs(v) >= 6) best = 7;  // where distances would be rounded
      return best | (std::signbit(v) ? 8u : 0u);
    }
    case element::e8m0: {  // up
      if (std::isnan(v)) return 255;
      int e = -127;
      while (e < 127 && std::ldexp(1.0, e) < std::fabs(v)) ++e;
      return static_cast<std::uint64_t>(e + 127);
    }
    case element::e5m3: {  // the nearest, without a sign
      if (std::isnan(v)) return 255;
      double const a = std::fabs(v);
      std::uint64_t best = 0;
      for (int k = 1; k < 255; ++k) {
        double const to_k = std::fabs(a - e5m3_value(k)), to_best = std::fabs(a - e5m3_value(static_cast<int>(best)));
        if (to_k < to_best || (to_k == to_best && k % 2 == 0)) best = static_cast<std::uint64_t>(k);
      }
      return a >= e5m3_value(254) ? 254 : best;  // where distances would be rounded
    }
    default: break;
  }
  if (std::isnan(v)) return nan_pattern;
  narrow_format const f = t.format;
  std::uint64_t r = tw::test::nearest_finite(f, v);
  bool const saturates = t.bits == 8;
  if (!saturates) {
    std::uint32_t const last = tw::test::finite_patterns(f) - 1;
    double const most = tw::test::value_of(f, last), half = (most - tw::test::value_of(f, last - 1)) / 2;
    std::uint64_t const sign = std::signbit(v) ? std::uint64_t{1} << (f.exponent_bits + f.significand_bits) : 0;
    if (std::fabs(v) >= most + half) r = sign | (last + 1);
  }
  return t.elem == element::tf32 ? r << 13 : r;  // in memory the upper bits of 32
}
bool is_nan(type const& t, std::uint64_t bits) {
  switch (t.elem) {
    case element::f64: return std::isnan(std::bit_cast<double>(bits));
    case element::f32:
    case element::tf32: return std::isnan(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    default: return std::isnan(tw::test::value_of(t.format, static_cast<std::uint32_t>(bits)));
  }
}

int memory_bits(type const& t) { return t.bits == 4 ? 8 : t.bits; }

// Converts `n` patterns, one for each element; those of 4 bits lie two in a byte.
std::vector<std::uint64_t> converted(type const& from, type const& to, std::int64_t n) {
  std::vector<unsigned char> in(static_cast<std::size_t>(n * from.bits / 8)),
    out(static_cast<std::size_t>(n * to.bits / 8));
  for (std::int64_t i = 0; i < n; ++i) {
    auto const code = static_cast<std::uint64_t>(i);
    if (from.bits == 4) in[static_cast<std::size_t>(i / 2)] |= static_cast<unsigned char>((code & 15) << (i % 2 * 4));
    else std::memcpy(&in[static_cast<std::size_t>(i * from.bits / 8)], &code, static_cast<std::size_t>(from.bits / 8));
  }
  kernel k;
  auto const in_memory = [](type const& t) { return t.bits == 4 ? element::i8 : t.elem; };
  value const p = k.pointer(in_memory(from)), q = k.pointer(in_memory(to));
  auto const tile_bytes = [&](type const& t) { return static_cast<std::int32_t>(n * t.bits / memory_bits(t)); };
  value x = k.load(k.view(p, in_memory(from), {tile_bytes(from)}, {tile_bytes(from)}), {k.i32(0)});
  if (from.bits == 4) x = k.b.make(opcode::unpack, {x}, tile_type(from.elem, {n}));
  auto const sign = set(attr::signedness, (from.integer ? from.has_sign : to.has_sign) ? 1 : 0);
  ir::type const result = tile_type(to.elem, {n});
  value y;
  if (from.integer && to.integer) {
    y = from.bits < to.bits   ? k.b.make(opcode::exti, {x}, result, {sign})
        : from.bits > to.bits ? k.b.make(opcode::trunci, {x}, result)
                              : x;
  } else if (from.integer) {
    y = k.b.make(opcode::itof, {x}, result, {sign, set(attr::rounding_mode, 0)});
  } else if (to.integer) {
    y = k.b.make(opcode::ftoi, {x}, result, {sign, set(attr::rounding_mode, 6), set(attr::saturating, 1)});
  } else {
    auto const mode = to.elem == element::e8m0 ? ir::rounding::positive_inf : ir::rounding::nearest_even;
    y = k.b.make(opcode::ftof, {x}, result, {set(attr::rounding_mode, static_cast<int>(mode))});
  }
  if (to.bits == 4) y = k.b.make(opcode::pack, {y}, tile_type(element::i8, {n / 2}));
  k.store(y, k.view(q, in_memory(to), {tile_bytes(to)}, {tile_bytes(to)}), {k.i32(0)});
  k.end();
  auto const program = cpu::compile(k.module, k.module.entries[0].name);
  void *a = in.data(), *b = out.data();
  std::vector<void*> const params{&a, &b};
  cpu::run(*program, {1}, params);
  std::vector<std::uint64_t> patterns(static_cast<std::size_t>(n));
  for (std::int64_t i = 0; i < n; ++i) {
    auto& r = patterns[static_cast<std::size_t>(i)];
    if (to.bits == 4) r = out[static_cast<std::size_t>(i / 2)] >> (i % 2 * 4) & 15u;
    else std::memcpy(&r, &out[static_cast<std::size_t>(i * to.bits / 8)], static_cast<std::size_t>(to.bits / 8));
  }
  return patterns;
}

// No operation of the format converts these.
bool possible(type const& from, type const& to) {
  if (from.elem == to.elem) return false;
  if (from.elem == element::i4 || to.elem == element::i4) return from.integer && to.integer;
  return !(from.integer && to.elem == element::e8m0);
}

class every_value : public testing::TestWithParam<type> {};

TEST_P(every_value, becomes_each_other_type_as_its_definition_says) {
  type const from = GetParam();
  std::int64_t const n = std::int64_t{1} << from.bits;
  environment env;
  for (auto const& isa : instruction_sets()) {
    env.use(isa, 1);
    for (type const& to : types) {
      if (!possible(from, to)) continue;
      SCOPED_TRACE(isa + ": " + from.name + " to " + to.name);
      auto const got = converted(from, to, n);
      int wrong = 0;
      for (std::uint64_t i = 0; i < got.size() && wrong < 5; ++i) {
        double const v = value_of(from, i);
        std::uint64_t want = 0;
        if (from.integer && to.integer) {
          want = static_cast<std::uint64_t>(static_cast<std::int64_t>(v));  // the low bits, or the sign in front
          if (to.bits < 64) want &= (std::uint64_t{1} << to.bits) - 1;
        } else {
          want = to.integer ? integer_of(to, v) : float_of(to, v);
        }
        bool const same = want == nan_pattern ? is_nan(to, got[i]) : got[i] == want;
        if (!same && ++wrong < 5)
          ADD_FAILURE() << "pattern " << std::hex << i << ": got " << got[i] << ", expected " << want;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(of, every_value,
                         testing::Values(types[0], types[1], types[2], types[3], types[4], types[5], types[6], types[7],
                                         types[8], types[9], types[10], types[11], types[12]),
                         [](auto const& p) { return std::string(p.param.name); });

}  // namespace
