// Elements of 4 bits, scales, and block-scaled products; slices of tiles.
#include <algorithm>
#include <cmath>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

std::vector<std::uint8_t> all_bytes() {
  std::vector<std::uint8_t> v;
  for (int i = 0; i < 256; ++i) v.push_back(static_cast<std::uint8_t>(i));
  return v;
}
// The elements of all bytes: halves in order.
int half(std::size_t i) { return static_cast<int>(i % 2 == 0 ? i / 2 & 15 : i / 2 >> 4); }

constexpr auto nibbles = tw::kernel<"op_four_bits">(
  [](tw::block, tw::out_tile<int, 512> with_sign, tw::out_tile<std::int64_t, 512> without,
     tw::out_tile<std::uint8_t, 256> back, tw::out_tile<std::uint8_t, 256> rounded, tw::out_tile<std::uint8_t, 32> bits,
     tw::in<std::uint8_t, 1> x) {
    auto const bytes = x.load_like(back);
    auto const i = tw::unpack<tw::i4>(bytes);
    with_sign.store(tw::cast<int>(i));
    without.store(tw::cast<std::int64_t>(tw::unpack<tw::u4>(bytes)));
    back.store(tw::pack(tw::cast<tw::u4>(tw::cast<int>(i) + 16)));
    rounded.store(tw::pack(tw::cast<tw::i4>(tw::cast<float>(i) * 1.75f)));
    bits.store(tw::pack(bytes > 100));
  });
add_case const c1({.name = "op_four_bits",
                   .run =
                     [](tw::device d) {
                       return results(nibbles(out<int, 512>(d), out<std::int64_t, 512>(d), out<std::uint8_t, 256>(d),
                                              out<std::uint8_t, 256>(d), out<std::uint8_t, 32>(d),
                                              row(all_bytes(), d)));
                     },
                   .expected =
                     [] {
                       auto const value = [](std::size_t i) { return half(i) < 8 ? half(i) : half(i) - 16; };
                       auto const scaled = [&](std::size_t i) {
                         double const v = std::trunc(value(i) * 1.75);
                         return static_cast<int>(v > 7 ? 7 : v < -8 ? -8 : v) & 15;
                       };
                       return arrays{
                         each<int>(512, value), each<std::int64_t>(512, half), values(all_bytes()),
                         each<std::uint8_t>(256, [&](std::size_t i) { return scaled(2 * i) | scaled(2 * i + 1) << 4; }),
                         each<std::uint8_t>(32, [](std::size_t i) {
                           int byte = 0;
                           for (std::size_t k = 0; k < 8; ++k) byte |= (8 * i + k > 100 ? 1 : 0) << k;
                           return byte;
                         })};
                     }});

constexpr auto words = tw::kernel<"op_packed_words">(
  [](tw::block, tw::out_tile<float, 16, 4> singles, tw::out_tile<std::uint8_t, 16, 16> bytes,
     tw::out_tile<std::uint16_t, 16, 8> halves, tw::in<std::uint8_t, 2> x) {
    auto const t = x.tiles(tw::shape<16, 16>).load(0, 0);
    singles.store(tw::unpack<float>(t & 0x3f));
    halves.store(tw::unpack<std::uint16_t>(t));
    bytes.store(tw::pack(tw::unpack<std::uint32_t>(t) + 1u));
  });
add_case const c2({.name = "op_packed_words",
                   .run =
                     [](tw::device d) {
                       return results(words(out<float, 16, 4>(d), out<std::uint8_t, 16, 16>(d),
                                            out<std::uint16_t, 16, 8>(d), matrix(all_bytes(), 16, d)));
                     },
                   .expected =
                     [] {
                       array single{tw::element::f32, {}};
                       for (std::uint64_t i = 0; i < 64; ++i) {
                         std::uint64_t word = 0;
                         for (std::uint64_t k = 0; k < 4; ++k) word |= ((4 * i + k) & 0x3f) << (8 * k);
                         single.bits.push_back(word);
                       }
                       return arrays{single,
                                     each<std::uint8_t>(256, [](std::size_t i) { return i % 4 == 0 ? i + 1 : i; }),
                                     each<std::uint16_t>(128, [](std::size_t i) { return 2 * i | (2 * i + 1) << 8; })};
                     }});

// ---- slices

constexpr auto slices = tw::kernel<"op_slices">([](tw::block b, tw::out_tile<int, 2, 4> part,
                                                   tw::out_tile<int, 8, 8> whole, tw::out_tile<int, 8, 8> moved,
                                                   tw::in<int, 2> x, tw::in<int, 1> where, tw::scalar<int> n) {
  b.require(n >= 0);
  b.require(n < 4);
  auto const t = x.tiles(tw::shape<8, 8>).load(0, 0);
  part.store(tw::extract(t, tw::shape<2, 4>, n, 1));
  whole.store(tw::insert(t, tw::extract(t, tw::shape<2, 4>, 0, 0), n, 1));
  tw::var r = t;
  for (auto i : b.range(0, 4)) r = tw::insert(r, tw::extract(t, tw::shape<2, 8>, 3 - i, 0), i, 0);
  auto const at = tw::reshape(where.tiles(tw::shape<1>).load(0), tw::shape<>);
  moved.store(tw::insert(r, tw::extract(t, tw::shape<1, 8>, at, 0), 7, 0));
});
std::vector<int> squares() {
  std::vector<int> v;
  for (int i = 0; i < 64; ++i) v.push_back(i * i);
  return v;
}
add_case const c3({.name = "op_slices",
                   .run =
                     [](tw::device d) {
                       return results(slices(out<int, 2, 4>(d), out<int, 8, 8>(d), out<int, 8, 8>(d),
                                             matrix(squares(), 8, d), row(std::vector<int>{5}, d), 2));
                     },
                   .expected =
                     [] {
                       auto const v = squares();
                       return arrays{each<int>(8, [&](std::size_t i) { return v[(4 + i / 4) * 8 + 4 + i % 4]; }),
                                     each<int>(64,
                                               [&](std::size_t i) {
                                                 std::size_t const r = i / 8, c = i % 8;
                                                 return r / 2 == 2 && c >= 4 ? v[(r - 4) * 8 + c - 4] : v[i];
                                               }),
                                     each<int>(64, [&](std::size_t i) {
                                       std::size_t const r = i / 8, c = i % 8;
                                       return r == 7 ? v[5 * 8 + c] : v[((3 - r / 2) * 2 + r % 2) * 8 + c];
                                     })};
                     }});

// ---- scales and e2m1

constexpr double e2m1_values[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};
double e2m1_number(int bits) { return (bits & 8 ? -1 : 1) * e2m1_values[bits & 7]; }

constexpr auto narrow = tw::kernel<"op_e2m1_and_e8m0">(
  [](tw::block, tw::out_tile<float, 512> numbers, tw::out_tile<std::uint8_t, 256> back, tw::out_tile<float, 256> scales,
     tw::out_tile<tw::e8m0, 256> up, tw::out_tile<tw::e8m0, 256> down, tw::in<std::uint8_t, 1> x,
     tw::in<tw::e8m0, 1> s) {
    auto const n = tw::unpack<tw::e2m1>(x.load_like(back));
    numbers.store(tw::cast<float>(n));
    back.store(tw::pack(tw::cast<tw::e2m1>(tw::cast<float>(n) * 1.25f)));
    auto const f = tw::cast<float>(s.load_like(up));
    scales.store(f);
    up.store(tw::cast<tw::e8m0>(f * 1.5f));
    down.store(tw::cast<tw::e8m0>(f * 1.5f, tw::round::toward_zero));
  });
std::vector<tw::e8m0> all_scales() {
  std::vector<tw::e8m0> v;
  for (int i = 0; i < 256; ++i) v.push_back(tw::e8m0::from_bits(static_cast<std::uint8_t>(i)));
  return v;
}
// 1.5 * 2^e lies between 2^e and 2^(e + 1); beyond 2^127 there is no power.
array scales(int (*of)(int)) {
  array a{tw::element::e8m0, {}};
  for (int i = 0; i < 256; ++i) a.bits.push_back(static_cast<std::uint64_t>(of(i)));
  return a;
}
add_case const c4(
  {.name = "op_e2m1_and_e8m0",
   .run =
     [](tw::device d) {
       return results(narrow(out<float, 512>(d), out<std::uint8_t, 256>(d), out<float, 256>(d), out<tw::e8m0, 256>(d),
                             out<tw::e8m0, 256>(d), row(all_bytes(), d), row(all_scales(), d)));
     },
   .expected =
     [] {
       // The nearest of the eight by distance, the even pattern between two.
       auto const nearest = [](double v) {
         int best = 0;
         for (int k = 1; k < 8; ++k) {
           double const a = std::fabs(std::fabs(v) - e2m1_values[k]), b = std::fabs(std::fabs(v) - e2m1_values[best]);
           if (a < b || (a == b && k % 2 == 0)) best = k;
         }
         return best | (std::signbit(v) ? 8 : 0);
       };
       auto const scaled = [&](std::size_t i) { return nearest(e2m1_number(half(i)) * 1.25); };
       return arrays{
         each<float>(512, [](std::size_t i) { return e2m1_number(half(i)); }),
         each<std::uint8_t>(256, [&](std::size_t i) { return scaled(2 * i) | scaled(2 * i + 1) << 4; }),
         each<float>(
           256, [](std::size_t i) { return i == 255 ? std::nan("") : std::ldexp(1.0, static_cast<int>(i) - 127); }),
         scales([](int i) { return i == 255 ? 255 : std::min(i + 1, 254); }),
         scales([](int i) { return i == 254 ? 254 : i; })};
     },
   .sm = 100});

// M = N = 16, K = 64. Blocks of 32: MXFP8; of 16: NVFP4.
constexpr auto mxfp8 = tw::kernel<"op_mxfp8">(
  [](tw::block b, tw::out_tile<float, 16, 16> c, tw::in<tw::e4m3, 2> x, tw::in<tw::e8m0, 2> s) {
    auto const a = x.tiles(tw::shape<16, 64>).load(0, 0);
    auto const scale = s.tiles(tw::shape<16, 2>).load(0, 0);
    c.store(tw::mma_scaled(a, tw::transpose(a), b.full<float>(tw::shape<16, 16>, 0.5f), scale, tw::transpose(scale)));
  });
constexpr auto nvfp4 = tw::kernel<"op_nvfp4">(
  [](tw::block b, tw::out_tile<float, 16, 16> c, tw::in<std::uint8_t, 2> x, tw::in<tw::e4m3, 2> s) {
    auto const a = tw::unpack<tw::e2m1>(x.tiles(tw::shape<16, 32>).load(0, 0));
    auto const scale = s.tiles(tw::shape<16, 4>).load(0, 0);
    c.store(tw::mma_scaled(a, tw::transpose(a), b.full<float>(tw::shape<16, 16>, 0.5f), scale, tw::transpose(scale)));
  });
std::vector<tw::e4m3> small_numbers(std::size_t n, int modulus, int offset) {
  std::vector<tw::e4m3> v;
  for (std::size_t i = 0; i < n; ++i)
    v.push_back(tw::e4m3(static_cast<int>(i * 7 % static_cast<std::size_t>(modulus)) - offset));
  return v;
}
std::vector<tw::e8m0> powers(std::size_t n) {
  std::vector<tw::e8m0> v;
  for (std::size_t i = 0; i < n; ++i) v.push_back(tw::e8m0::from_bits(static_cast<std::uint8_t>(124 + i * 5 % 7)));
  return v;
}
std::vector<std::uint8_t> some_bytes(std::size_t n) {
  std::vector<std::uint8_t> v;
  for (std::size_t i = 0; i < n; ++i) v.push_back(static_cast<std::uint8_t>(i * 37 + 11));
  return v;
}
// 0.5 + the sum of x x^T with every element times the scale of its block: exact, all sums have few bits.
template <class F, class G>
array scaled_product(std::size_t block, F const& element, G const& scale) {
  return each<float>(256, [&](std::size_t at) {
    double sum = 0.5;
    for (std::size_t k = 0; k < 64; ++k) {
      auto const term = [&](std::size_t r) { return element(r * 64 + k) * scale(r * (64 / block) + k / block); };
      sum += term(at / 16) * term(at % 16);
    }
    return sum;
  });
}
add_case const c5({.name = "op_mxfp8",
                   .run =
                     [](tw::device d) {
                       return results(mxfp8(out<float, 16, 16>(d), matrix(small_numbers(1024, 13, 6), 16, d),
                                            matrix(powers(32), 16, d)));
                     },
                   .expected =
                     [] {
                       return arrays{scaled_product(
                         32, [](std::size_t i) { return static_cast<double>(static_cast<int>(i * 7 % 13) - 6); },
                         [](std::size_t i) { return std::ldexp(1.0, static_cast<int>(i * 5 % 7) - 3); })};
                     },
                   .sm = 100});
add_case const c6({.name = "op_nvfp4",
                   .run =
                     [](tw::device d) {
                       return results(nvfp4(out<float, 16, 16>(d), matrix(some_bytes(512), 16, d),
                                            matrix(small_numbers(64, 11, 0), 16, d)));
                     },
                   .expected =
                     [] {
                       auto const bytes = some_bytes(512);
                       return arrays{scaled_product(
                         16,
                         [&](std::size_t i) { return e2m1_number(i % 2 == 0 ? bytes[i / 2] & 15 : bytes[i / 2] >> 4); },
                         [](std::size_t i) { return static_cast<double>(i * 7 % 11); })};
                     },
                   .sm = 100});

// ---- e5m3, for sm_107

double e5m3_number(int i) { return i < 8 ? std::ldexp(i, -17) : std::ldexp(8 + i % 8, i / 8 - 18); }
std::vector<tw::e5m3> all_e5m3() {
  std::vector<tw::e5m3> v;
  for (int i = 0; i < 256; ++i) v.push_back(tw::e5m3::from_bits(static_cast<std::uint8_t>(i)));
  return v;
}
// From f32, f16, f64 and e4m3; the last ones have signs, which are dropped.
constexpr auto unsigned_scales = tw::kernel<"op_e5m3">(
  [](tw::block, tw::out_tile<float, 256> numbers, tw::out_tile<tw::e5m3, 256> near, tw::out_tile<tw::e5m3, 256> halves,
     tw::out_tile<tw::e5m3, 256> wide, tw::out_tile<tw::e5m3, 256> bytes, tw::in<tw::e5m3, 1> s,
     tw::in<tw::e4m3, 1> x) {
    auto const f = tw::cast<float>(s.load_like(near));
    numbers.store(f);
    near.store(tw::cast<tw::e5m3>(f * -1.0625f));
    halves.store(tw::cast<tw::e5m3>(tw::cast<tw::f16>(f * 0.0625f)));
    wide.store(tw::cast<tw::e5m3>(tw::cast<double>(f) * 1.0625));
    bytes.store(tw::cast<tw::e5m3>(x.load_like(bytes)));
  });
array e5m3_array(int (*of)(int)) {
  array a{tw::element::e5m3, {}};
  for (int i = 0; i < 256; ++i) a.bits.push_back(static_cast<std::uint64_t>(of(i)));
  return a;
}
// The nearest by distance, the even pattern between two.
int nearest_e5m3(double v) {
  if (std::isnan(v)) return 255;
  int best = 0;
  for (int k = 1; k < 255; ++k) {
    double const a = std::fabs(std::fabs(v) - e5m3_number(k)), b = std::fabs(std::fabs(v) - e5m3_number(best));
    if (a < b || (a == b && k % 2 == 0)) best = k;
  }
  return best;
}
double number_or_nan(int i) { return i == 255 ? std::nan("") : e5m3_number(i); }
add_case const c7(
  {.name = "op_e5m3",
   .run =
     [](tw::device d) {
       std::vector<tw::e4m3> bytes;
       for (auto const b : all_bytes()) bytes.push_back(tw::e4m3::from_bits(b));
       return results(unsigned_scales(out<float, 256>(d), out<tw::e5m3, 256>(d), out<tw::e5m3, 256>(d),
                                      out<tw::e5m3, 256>(d), out<tw::e5m3, 256>(d), row(all_e5m3(), d), row(bytes, d)));
     },
   .expected =
     [] {
       return arrays{each<float>(256, [](std::size_t i) { return number_or_nan(static_cast<int>(i)); }),
                     e5m3_array([](int i) { return nearest_e5m3(number_or_nan(i) * -1.0625); }),
                     e5m3_array([](int i) { return nearest_e5m3(number_or_nan(i) * 0.0625); }),  // exact as f16
                     e5m3_array([](int i) { return nearest_e5m3(number_or_nan(i) * 1.0625); }), e5m3_array([](int i) {
                       return nearest_e5m3(static_cast<double>(tw::e4m3::from_bits(static_cast<std::uint8_t>(i))));
                     })};
     },
   .sm = 107});

template <int S>
constexpr auto scaled_by_e5m3 =
  [](tw::block b, tw::out_tile<float, 16, 16> c, tw::in<std::uint8_t, 2> x, tw::in<tw::e5m3, 2> s) {
    auto const a = tw::unpack<tw::e2m1>(x.tiles(tw::shape<16, 32>).load(0, 0));
    auto const scale = s.tiles(tw::shape<16, S>).load(0, 0);
    c.store(tw::mma_scaled(a, tw::transpose(a), b.full<float>(tw::shape<16, 16>, 0.5f), scale, tw::transpose(scale)));
  };
constexpr auto blocks_of_16 = tw::kernel<"op_e5m3_scales_of_16">(scaled_by_e5m3<4>);
constexpr auto blocks_of_32 = tw::kernel<"op_e5m3_scales_of_32">(scaled_by_e5m3<2>);
std::vector<tw::e5m3> small_scales(std::size_t n) {
  std::vector<tw::e5m3> v;
  for (std::size_t i = 0; i < n; ++i) v.push_back(tw::e5m3(static_cast<double>(i * 7 % 11) / 4));
  return v;
}
template <int S>
arrays products_by_e5m3() {
  auto const bytes = some_bytes(512);
  return arrays{scaled_product(
    64 / S, [&](std::size_t i) { return e2m1_number(i % 2 == 0 ? bytes[i / 2] & 15 : bytes[i / 2] >> 4); },
    [](std::size_t i) { return static_cast<double>(i * 7 % 11) / 4; })};
}
add_case const c8({.name = "op_e5m3_scales_of_16",
                   .run =
                     [](tw::device d) {
                       return results(blocks_of_16(out<float, 16, 16>(d), matrix(some_bytes(512), 16, d),
                                                   matrix(small_scales(64), 16, d)));
                     },
                   .expected = products_by_e5m3<4>,
                   .sm = 107});
add_case const c9({.name = "op_e5m3_scales_of_32",
                   .run =
                     [](tw::device d) {
                       return results(blocks_of_32(out<float, 16, 16>(d), matrix(some_bytes(512), 16, d),
                                                   matrix(small_scales(32), 16, d)));
                     },
                   .expected = products_by_e5m3<2>,
                   .sm = 107});

}  // namespace
}  // namespace ops_test
