// Matrix products of every pair of types, of bytes with and without signs, and of several matrices at once.
#include <cmath>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

template <class T>
std::vector<T> numbers(std::size_t n, int step) {
  std::vector<T> v;
  for (std::size_t i = 0; i < n; ++i)
    v.push_back(T(static_cast<float>(static_cast<int>(i * static_cast<std::size_t>(step) % 13) - 6)));
  return v;
}
template <class T>
double number(T x) {
  if constexpr (std::is_arithmetic_v<T>) return static_cast<double>(x);
  else return static_cast<double>(static_cast<float>(x));
}
// start + x y, of n matrices of 16 x 16: whole numbers, exact in every order.
template <class C, class A, class B>
array product(std::vector<A> const& x, std::vector<B> const& y, double start) {
  return each<C>(x.size(), [&](std::size_t at) {
    std::size_t const first = at / 256 * 256, r = at % 256 / 16, c = at % 16;
    double sum = start;
    for (std::size_t k = 0; k < 16; ++k) sum += number(x[first + r * 16 + k]) * number(y[first + k * 16 + c]);
    if constexpr (std::is_arithmetic_v<C>) return sum;
    else return static_cast<float>(sum);
  });
}

constexpr auto types = tw::kernel<"op_products_of_types">(
  [](tw::block b, tw::out_tile<tw::f16, 16, 16> half, tw::out_tile<float, 16, 16> of_halves,
     tw::out_tile<float, 16, 16> single, tw::out_tile<double, 16, 16> wide, tw::out_tile<float, 16, 16> narrow,
     tw::out_tile<tw::f16, 16, 16> e5, tw::out_tile<float, 16, 16> fast, tw::in<float, 2> x, tw::in<double, 2> d) {
    auto const p = x.load_like(single);
    auto const h = tw::cast<tw::f16>(p);
    auto const q = d.load_like(single);
    auto const t = tw::cast<tw::tf32>(p);
    auto const e = tw::cast<tw::e4m3>(p);
    auto const f = tw::cast<tw::e5m2>(p);
    half.store(tw::mma(h, h, b.zeros<tw::f16>(tw::shape<16, 16>)));
    of_halves.store(tw::mma(h, h, b.full<float>(tw::shape<16, 16>, 1)));
    single.store(tw::mma(p, p, b.full<float>(tw::shape<16, 16>, 2)) + tw::mma(t, t, b.zeros<float>(tw::shape<16, 16>)));
    wide.store(tw::mma(q, q, b.full<double>(tw::shape<16, 16>, 3)));
    narrow.store(tw::mma(e, e, b.full<float>(tw::shape<16, 16>, 4)));
    e5.store(tw::mma(f, f, b.zeros<tw::f16>(tw::shape<16, 16>)));
    fast.store(tw::mma(e, e, b.zeros<float>(tw::shape<16, 16>), tw::fast_acc));
  });
add_case const c1({.name = "op_products_of_types",
                   .run =
                     [](tw::device d) {
                       auto const f = [&] { return out<float, 16, 16>(d); };
                       auto const h = [&] { return out<tw::f16, 16, 16>(d); };
                       return results(types(h(), f(), f(), out<double, 16, 16>(d), f(), h(), f(),
                                            matrix(numbers<float>(256, 7), 16, d),
                                            matrix(numbers<double>(256, 7), 16, d)));
                     },
                   .expected =
                     [] {
                       auto const x = numbers<float>(256, 7);
                       auto f5 = numbers<float>(256, 7);  // e5m2 has 3 significant bits: 5 becomes 5, all are held
                       return arrays{product<tw::f16>(x, x, 0),
                                     product<float>(x, x, 1),
                                     each<float>(256,
                                                 [&](std::size_t i) {
                                                   double sum = 0;
                                                   for (std::size_t k = 0; k < 16; ++k)
                                                     sum += number(x[i / 16 * 16 + k]) * number(x[k * 16 + i % 16]);
                                                   return 2 * sum + 2;
                                                 }),
                                     product<double>(x, x, 3),
                                     product<float>(x, x, 4),
                                     product<tw::f16>(f5, f5, 0),
                                     product<float>(x, x, 0)};
                     }});

constexpr auto mixed = tw::kernel<"op_products_of_bytes">(
  [](tw::block b, tw::out_tile<int, 16, 16> both, tw::out_tile<int, 16, 16> left, tw::out_tile<int, 16, 16> right,
     tw::out_tile<int, 16, 16> none, tw::in<std::int8_t, 2> x, tw::in<std::uint8_t, 2> y) {
    auto const p = x.load_like(both);
    auto const q = y.load_like(both);
    auto const zero = b.zeros<int>(tw::shape<16, 16>);
    both.store(tw::mma(p, p, zero));
    left.store(tw::mma(p, q, zero));
    right.store(tw::mma(q, p, zero));
    none.store(tw::mma(q, q, b.full<int>(tw::shape<16, 16>, 2147483647)));
  });
std::vector<std::int8_t> with_sign() {
  std::vector<std::int8_t> v;
  for (int i = 0; i < 256; ++i) v.push_back(static_cast<std::int8_t>(i * 37));
  return v;
}
std::vector<std::uint8_t> without_sign() {
  std::vector<std::uint8_t> v;
  for (int i = 0; i < 256; ++i) v.push_back(static_cast<std::uint8_t>(i * 91 + 5));
  return v;
}
add_case const c2({.name = "op_products_of_bytes",
                   .run =
                     [](tw::device d) {
                       auto const o = [&] { return out<int, 16, 16>(d); };
                       return results(
                         mixed(o(), o(), o(), o(), matrix(with_sign(), 16, d), matrix(without_sign(), 16, d)));
                     },
                   .expected =
                     [] {
                       auto const s = with_sign();
                       auto const u = without_sign();
                       array none = product<double>(u, u, 2147483647.0);  // wraps
                       array wrapped{tw::element::i32, {}};
                       for (auto bits : none.bits)
                         wrapped.bits.push_back(
                           static_cast<std::uint32_t>(static_cast<std::int64_t>(std::bit_cast<double>(bits))));
                       return arrays{product<int>(s, s, 0), product<int>(s, u, 0), product<int>(u, s, 0), wrapped};
                     }});

constexpr auto batched = tw::kernel<"op_batched_products">([](tw::block b, tw::out_tile<float, 4, 16, 16> c,
                                                              tw::out_tile<int, 4, 16, 16> n, tw::in<tw::bf16, 3> x,
                                                              tw::in<std::int8_t, 3> y) {
  auto const p = x.load_like(c);
  auto const q = y.load_like(c);
  c.store(tw::mma(p, p, b.full<float>(tw::shape<4, 16, 16>, 0.5f)));
  n.store(tw::mma(q, q, b.zeros<int>(tw::shape<4, 16, 16>)));
});
add_case const c3({.name = "op_batched_products",
                   .run =
                     [](tw::device d) {
                       auto const x = tw::tensor<tw::bf16, 3>::from(numbers<tw::bf16>(1024, 5), {{4, 16, 16}}, d);
                       auto const y = tw::tensor<std::int8_t, 3>::from(numbers<std::int8_t>(1024, 3), {{4, 16, 16}}, d);
                       return results(batched(out<float, 4, 16, 16>(d), out<int, 4, 16, 16>(d), x, y));
                     },
                   .expected =
                     [] {
                       auto const x = numbers<tw::bf16>(1024, 5);
                       auto const y = numbers<std::int8_t>(1024, 3);
                       return arrays{product<float>(x, x, 0.5), product<int>(y, y, 0)};
                     }});

}  // namespace
}  // namespace ops_test
