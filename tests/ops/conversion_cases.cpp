// Conversions in other roundings than nearest, and the same bits as another type.
#include <bit>
#include <cmath>

#include "ops/op_case.hpp"
#include "support/exact.hpp"

namespace ops_test {
namespace {

using tw::test::direction;

// Finite numbers at, beside and between those of the narrow types, and beyond them.
std::vector<double> const ds = [] {
  std::vector<double> v{1.0,  -1.0,   65504.0, 65519.0, 65520.0, -70000.0, 1e-8, -1e-8,
                        6e-8, 3.4e38, -3.5e38, 1e300,   1e-300,  -1e-46,   0.1,  -0.1};
  while (v.size() < 32) {
    double const few = 1.0 + static_cast<double>(v.size()) / 1024;
    v.push_back(v.size() % 2 ? std::nextafter(few, 2) : -std::nextafter(few, 0));
  }
  return v;
}();

constexpr auto roundings = tw::kernel<"op_conversion_roundings">(
  [](tw::block, tw::out_tile<float, 32> zero, tw::out_tile<float, 32> down, tw::out_tile<float, 32> up,
     tw::out_tile<tw::f16, 32> half, tw::out_tile<tw::bf16, 32> brain, tw::out_tile<tw::tf32, 32> t_zero,
     tw::out_tile<tw::tf32, 32> t_away, tw::out_tile<tw::f16, 32> of_brain, tw::in<double, 1> x) {
    auto const v = x.load_like(zero);
    auto const f = tw::cast<float>(v, tw::round::nearest);
    zero.store(tw::cast<float>(v, tw::round::toward_zero));
    down.store(tw::cast<float>(v, tw::round::down));
    up.store(tw::cast<float>(v, tw::round::up));
    half.store(tw::cast<tw::f16>(v, tw::round::toward_zero));
    brain.store(tw::cast<tw::bf16>(f, tw::round::toward_zero));
    t_zero.store(tw::cast<tw::tf32>(f, tw::round::toward_zero));
    t_away.store(tw::cast<tw::tf32>(f, tw::round::nearest_away));
    of_brain.store(tw::cast<tw::f16>(tw::cast<tw::bf16>(f), tw::round::toward_zero));
  });
template <class T>
T rounded(double v, direction d) {
  if (v == 0 || !std::isfinite(v)) return T(static_cast<float>(v));
  return tw::test::rounded_exactly<T>(tw::test::exact_product_sum{v, 1, 0}, d);
}
// A tf32 has 11 significant bits (fewer below 2^-126) in an f32.
tw::tf32 to_tf32(float f, double (*whole)(double)) {
  if (std::isinf(f)) return tw::tf32::from_bits(std::bit_cast<std::uint32_t>(f));
  int e = 0;
  (void)std::frexp(f, &e);
  double const unit = std::ldexp(1.0, std::max(e - 11, -136)), v = whole(static_cast<double>(f) / unit) * unit;
  return tw::tf32::from_bits(std::bit_cast<std::uint32_t>(static_cast<float>(v)));
}
add_case const c1(
  {.name = "op_conversion_roundings",
   .run =
     [](tw::device d) {
       auto const o = [&] { return out<float, 32>(d); };
       auto const t = [&] { return out<tw::tf32, 32>(d); };
       return results(roundings(o(), o(), o(), out<tw::f16, 32>(d), out<tw::bf16, 32>(d), t(), t(), out<tw::f16, 32>(d),
                                row(ds, d)));
     },
   .expected =
     [] {
       auto const f = []<class T>(T, auto op) {
         array a{tw::element_of<T>, {}};
         for (double v : ds) a.bits.push_back(bits_of<T>(op(v)));
         return a;
       };
       auto const single = [](double v) { return rounded<float>(v, direction::nearest); };
       return arrays{
         f(float{}, [](double v) { return rounded<float>(v, direction::zero); }),
         f(float{}, [](double v) { return rounded<float>(v, direction::down); }),
         f(float{}, [](double v) { return rounded<float>(v, direction::up); }),
         f(tw::f16{}, [](double v) { return rounded<tw::f16>(v, direction::zero); }),
         f(tw::bf16{}, [&](double v) { return rounded<tw::bf16>(static_cast<double>(single(v)), direction::zero); }),
         f(tw::tf32{}, [&](double v) { return to_tf32(single(v), std::trunc); }),
         f(tw::tf32{}, [&](double v) { return to_tf32(single(v), std::round); }),
         f(tw::f16{}, [&](double v) {
           float const s = single(v);
           tw::bf16 const b = std::isinf(s) ? tw::bf16(s)
                                            : rounded<tw::bf16>(static_cast<double>(s), direction::nearest);
           return rounded<tw::f16>(static_cast<double>(static_cast<float>(b)), direction::zero);
         })};
     }});

constexpr auto bits = tw::kernel<"op_bitcast">(
  [](tw::block, tw::out_tile<int, 32> single, tw::out_tile<std::uint64_t, 32> wide, tw::out_tile<std::int16_t, 32> half,
     tw::out_tile<tw::bf16, 32> brain, tw::out_tile<std::uint8_t, 32> byte, tw::out_tile<float, 32> back,
     tw::out_tile<double, 32> sign, tw::in<double, 1> x) {
    auto const v = x.load_like(single);
    auto const f = tw::cast<float>(v);
    single.store(tw::bitcast<int>(f));
    wide.store(tw::bitcast<std::uint64_t>(v));
    half.store(tw::bitcast<std::int16_t>(tw::cast<tw::f16>(v)));
    brain.store(tw::bitcast<tw::bf16>(tw::cast<tw::f16>(v)));
    byte.store(tw::bitcast<std::uint8_t>(tw::cast<tw::e4m3>(f)));
    back.store(tw::bitcast<float>(tw::bitcast<unsigned>(f) ^ 0x80000000u));
    sign.store(tw::bitcast<double>(tw::bitcast<std::int64_t>(v) & std::int64_t{0x7fffffffffffffff}));
  });
add_case const c2({.name = "op_bitcast",
                   .run =
                     [](tw::device d) {
                       return results(bits(out<int, 32>(d), out<std::uint64_t, 32>(d), out<std::int16_t, 32>(d),
                                           out<tw::bf16, 32>(d), out<std::uint8_t, 32>(d), out<float, 32>(d),
                                           out<double, 32>(d), row(ds, d)));
                     },
                   .expected =
                     [] {
                       auto const f = []<class T>(T, auto op) {
                         array a{tw::element_of<T>, {}};
                         for (double v : ds) a.bits.push_back(bits_of<T>(op(v)));
                         return a;
                       };
                       auto const single = [](double v) { return rounded<float>(v, direction::nearest); };
                       auto const half = [](double v) { return rounded<tw::f16>(v, direction::nearest).bits; };
                       return arrays{f(int{}, [&](double v) { return std::bit_cast<int>(single(v)); }),
                                     f(std::uint64_t{}, [](double v) { return std::bit_cast<std::uint64_t>(v); }),
                                     f(std::int16_t{}, [&](double v) { return static_cast<std::int16_t>(half(v)); }),
                                     f(tw::bf16{}, [&](double v) { return tw::bf16::from_bits(half(v)); }),
                                     f(std::uint8_t{}, [&](double v) { return tw::e4m3(single(v)).bits; }),
                                     f(float{}, [&](double v) { return -single(v); }),
                                     f(double{}, [](double v) { return std::fabs(v); })};
                     }});

}  // namespace
}  // namespace ops_test
