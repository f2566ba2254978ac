// Conversions, moves of elements, reductions, matrix products.
#include <cmath>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

std::vector<float> const xs{0.0f,     -0.0f, 0.5f,  1.5f,  2.5f, -2.5f, 255.6f, -129.0f,
                            65536.0f, 3e9f,  -3e9f, 1e-3f, 7.0f, 8.99f, -1.0f,  100.0f};

constexpr auto conversions = tw::kernel<"op_conversions">(
  [](tw::block, tw::out_tile<tw::f16, 16> half, tw::out_tile<double, 16> wide, tw::out_tile<int, 16> whole,
     tw::out_tile<std::int8_t, 16> low, tw::out_tile<std::int64_t, 16> extended, tw::out_tile<float, 16> back,
     tw::in<float, 1> x) {
    auto const v = x.load_like(half);
    auto const n = tw::cast<int>(v);
    half.store(tw::cast<tw::f16>(v));
    wide.store(tw::cast<double>(v));
    whole.store(n);
    low.store(tw::cast<std::int8_t>(n));
    extended.store(tw::cast<std::int64_t>(n));
    back.store(tw::cast<float>(n));
  });
int saturated(float x) {
  return x >= 2147483648.0f ? 2147483647 : x < -2147483648.0f ? -2147483647 - 1 : static_cast<int>(x);
}
add_case const c1(
  {.name = "op_conversions",
   .run =
     [](tw::device d) {
       return results(conversions(out<tw::f16, 16>(d), out<double, 16>(d), out<int, 16>(d), out<std::int8_t, 16>(d),
                                  out<std::int64_t, 16>(d), out<float, 16>(d), row(xs, d)));
     },
   .expected =
     [] {
       // By hand, from the format of IEEE 754: 2^16 and more is infinity; 1e-3 is 0x1.064p-10 (nearest).
       array half{tw::element::f16,
                  {0x0000, 0x8000, 0x3800, 0x3e00, 0x4100, 0xc100, 0x5bfd, 0xd808, 0x7c00, 0x7c00, 0xfc00, 0x1419,
                   0x4700, 0x487f, 0xbc00, 0x5640}};
       return arrays{
         half,
         each<double>(16, [](std::size_t i) { return static_cast<double>(xs[i]); }),
         each<int>(16, [](std::size_t i) { return saturated(xs[i]); }),
         each<std::int8_t>(16, [](std::size_t i) { return saturated(xs[i]); }),
         each<std::int64_t>(16, [](std::size_t i) { return std::int64_t{saturated(xs[i])}; }),
         each<float>(16, [](std::size_t i) { return static_cast<float>(static_cast<double>(saturated(xs[i]))); })};
     }});

// y[i, j] = x[j, i] + 10 i; z = [y, x^T] of one row more.
constexpr auto moves = tw::kernel<"op_moves">([](tw::block b, tw::out_tile<int, 8, 4> y, tw::out_tile<int, 16, 4> z,
                                                 tw::out_tile<int, 1, 32> flat, tw::in<int, 2> x) {
  auto const t = x.tiles(tw::shape<4, 8>).load(0, 0);
  auto const turned = tw::transpose(t);
  auto const r = turned + tw::broadcast(10 * b.iota<int>(tw::shape<8, 1>), tw::shape<8, 4>);
  y.store(r);
  z.store(tw::cat(r, turned, tw::axis<0>));
  flat.store(tw::reshape(t, tw::shape<1, 32>));
});
std::vector<int> counted() {
  std::vector<int> v;
  for (int i = 0; i < 32; ++i) v.push_back(i * i);
  return v;
}
add_case const c2(
  {.name = "op_moves",
   .run =
     [](tw::device d) {
       return results(moves(out<int, 8, 4>(d), out<int, 16, 4>(d), out<int, 1, 32>(d), matrix(counted(), 4, d)));
     },
   .expected =
     [] {
       auto const x = [](std::size_t i, std::size_t j) { return static_cast<int>((8 * i + j) * (8 * i + j)); };
       auto const r = [x](std::size_t k) { return x(k % 4, k / 4) + 10 * static_cast<int>(k / 4); };
       return arrays{each<int>(32, r),
                     each<int>(64, [&](std::size_t k) { return k < 32 ? r(k) : x(k % 4, (k - 32) / 4); }),
                     values(counted())};
     }});

constexpr auto reductions = tw::kernel<"op_reductions">([](tw::block, tw::out_tile<int, 4, 1> sum,
                                                           tw::out_tile<int, 1, 8> largest,
                                                           tw::out_tile<int, 4, 1> smallest, tw::in<int, 2> x) {
  auto const t = x.tiles(tw::shape<4, 8>).load(0, 0);
  sum.store(tw::sum(t, tw::axis<1>));
  largest.store(tw::max(t, tw::axis<0>));
  smallest.store(tw::min(t, tw::axis<1>));
});
add_case const c3({.name = "op_reductions",
                   .run =
                     [](tw::device d) {
                       return results(
                         reductions(out<int, 4, 1>(d), out<int, 1, 8>(d), out<int, 4, 1>(d), matrix(counted(), 4, d)));
                     },
                   .expected =
                     [] {
                       // Squares of 8 i ... 8 i + 7.
                       return arrays{values<int>({140, 1100, 3084, 6092}),
                                     each<int>(8, [](std::size_t j) { return (24 + j) * (24 + j); }),
                                     values<int>({0, 64, 256, 576})};
                     }});

constexpr auto products = tw::kernel<"op_products">([](tw::block b, tw::out_tile<float, 16, 16> c,
                                                       tw::out_tile<int, 16, 16> n, tw::in<tw::bf16, 2> x,
                                                       tw::in<std::int8_t, 2> y) {
  auto const p = x.tiles(tw::shape<16, 16>).load(0, 0);
  auto const q = y.tiles(tw::shape<16, 16>).load(0, 0);
  c.store(tw::mma(p, p, b.full<float>(tw::shape<16, 16>, 0.5f)));
  n.store(tw::mma(q, q, b.full<int>(tw::shape<16, 16>, 3)));
});
std::vector<tw::bf16> small() {
  std::vector<tw::bf16> v;
  for (int i = 0; i < 256; ++i) v.push_back(tw::bf16(static_cast<float>(i * 7 % 13 - 6)));
  return v;
}
std::vector<std::int8_t> bytes() {
  std::vector<std::int8_t> v;
  for (int i = 0; i < 256; ++i) v.push_back(static_cast<std::int8_t>(i * 37));
  return v;
}
add_case const c4({.name = "op_products",
                   .run =
                     [](tw::device d) {
                       return results(products(out<float, 16, 16>(d), out<int, 16, 16>(d), matrix(small(), 16, d),
                                               matrix(bytes(), 16, d)));
                     },
                   .expected =
                     [] {
                       auto const product = [](auto const& v, double start, std::size_t k) {
                         double s = start;
                         for (std::size_t i = 0; i < 16; ++i)
                           s += static_cast<double>(static_cast<float>(v[k / 16 * 16 + i])) *
                                static_cast<double>(static_cast<float>(v[i * 16 + k % 16]));
                         return s;
                       };
                       auto const a = small();
                       auto const b = bytes();
                       return arrays{each<float>(256, [&](std::size_t k) { return product(a, 0.5, k); }),
                                     each<int>(256, [&](std::size_t k) { return product(b, 3, k); })};
                     }});

}  // namespace
}  // namespace ops_test
