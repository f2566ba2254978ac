// Integers of all widths: divisions in every direction, upper halves of products, wide shifts, what is promised of them.
#include <cstdlib>
#include <limits>

#include "ops/op_case.hpp"

namespace ops_test {
namespace {

// Exact arithmetic of 64-bit numbers.
__extension__ typedef __int128 big;
template <class T>
constexpr T wrapped(big v) {
  return static_cast<T>(static_cast<std::uint64_t>(v));
}
big truncated(big x, big y) { return y == 0 ? 0 : x / y; }
big rest(big x, big y) { return y == 0 ? x : x % y; }
big down(big x, big y) { return y == 0 ? 0 : x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0); }
big up(big x, big y) { return y == 0 ? 0 : x / y + (x % y != 0 && (x < 0) == (y < 0) ? 1 : 0); }

// All pairs of interesting numbers: 8 x 8, zeros and -1 as divisors among them.
template <class T>
std::vector<T> interesting() {
  using limits = std::numeric_limits<T>;
  return {
    0, 1, static_cast<T>(-1), limits::max(), limits::min(), 7, static_cast<T>(limits::max() - 3), static_cast<T>(-100)};
}
template <class T>
std::vector<T> lefts() {
  std::vector<T> v;
  for (int i = 0; i < 64; ++i) v.push_back(interesting<T>()[static_cast<std::size_t>(i / 8)]);
  return v;
}
template <class T>
std::vector<T> rights() {
  std::vector<T> v;
  for (int i = 0; i < 64; ++i) v.push_back(interesting<T>()[static_cast<std::size_t>(i % 8)]);
  return v;
}

template <class T>
using tile_out = tw::out_tile<T, 64>;
constexpr auto quotients = []<class T>(tile_out<T>& quotient, tile_out<T>& remainder, tile_out<T>& lower,
                                       tile_out<T>& upper, tile_out<T>& high, tw::in<T, 1> const& x,
                                       tw::in<T, 1> const& y) {
  auto const p = x.load_like(quotient), q = y.load_like(quotient);
  quotient.store(p / q);
  remainder.store(p % q);
  lower.store(tw::floor_div(p, q));
  upper.store(tw::ceil_div(p, q));
  high.store(tw::mulhi(p, q));
};
template <class T>
arrays expected_quotients() {
  auto const x = lefts<T>(), y = rights<T>();
  auto const f = [&](auto op) {
    return each<T>(64, [&](std::size_t i) { return wrapped<T>(op(big{x[i]}, big{y[i]})); });
  };
  return {f(truncated), f(rest), f(down), f(up), f([](big p, big q) { return (p * q) >> (8 * sizeof(T)); })};
}
template <class T, class K>
arrays run_quotients(K const& kernel, tw::device d) {
  auto const o = [&] { return out<T, 64>(d); };
  return results(kernel(o(), o(), o(), o(), o(), row(lefts<T>(), d), row(rights<T>(), d)));
}
#define TW_QUOTIENTS(number, kernel_name, T)                                                                 \
  constexpr auto quotients##number = tw::kernel<kernel_name>(                                                \
    [](tw::block, tile_out<T> a, tile_out<T> b, tile_out<T> c, tile_out<T> d, tile_out<T> e, tw::in<T, 1> x, \
       tw::in<T, 1> y) { quotients(a, b, c, d, e, x, y); });                                                 \
  add_case const q##number({.name = kernel_name,                                                             \
                            .run = [](tw::device d) { return run_quotients<T>(quotients##number, d); },      \
                            .expected = expected_quotients<T>});
TW_QUOTIENTS(1, "op_quotients_of_i8", std::int8_t)
TW_QUOTIENTS(2, "op_quotients_of_u8", std::uint8_t)
TW_QUOTIENTS(3, "op_quotients_of_i16", std::int16_t)
TW_QUOTIENTS(4, "op_quotients_of_u16", std::uint16_t)
TW_QUOTIENTS(5, "op_quotients_of_i32", std::int32_t)
TW_QUOTIENTS(6, "op_quotients_of_u32", std::uint32_t)
TW_QUOTIENTS(7, "op_quotients_of_i64", std::int64_t)
TW_QUOTIENTS(8, "op_quotients_of_u64", std::uint64_t)
#undef TW_QUOTIENTS

// ---- shifts by every count, also by the width and more

template <class T>
std::vector<T> counts() {
  std::vector<T> v;
  for (int i = 0; i < 64; ++i) v.push_back(static_cast<T>(i < 60 ? i : -(i - 59)));
  return v;
}
template <class T>
std::vector<T> patterns() {
  std::vector<T> v;
  for (int i = 0; i < 64; ++i) v.push_back(static_cast<T>(0x9E3779B97F4A7C15ull * static_cast<unsigned>(i + 1)));
  return v;
}
constexpr auto shifts = []<class T>(tile_out<T>& left, tile_out<T>& right, tile_out<T>& far, tile_out<T>& far_right,
                                    tw::in<T, 1> const& x, tw::in<T, 1> const& n) {
  auto const p = x.load_like(left), k = n.load_like(left);
  left.store(p << k);
  right.store(p >> k);
  far.store(p << (8 * static_cast<int>(sizeof(T))));
  far_right.store(p >> (8 * static_cast<int>(sizeof(T)) + 5));
};
template <class T>
arrays expected_shifts() {
  auto const x = patterns<T>(), n = counts<T>();
  constexpr unsigned width = 8 * sizeof(T);
  auto const count = [&](std::size_t i) { return static_cast<std::make_unsigned_t<T>>(n[i]); };
  auto const sign = [&](std::size_t i) { return static_cast<T>(x[i] < 0 ? -1 : 0); };
  return {each<T>(64, [&](std::size_t i) { return count(i) < width ? wrapped<T>(big{x[i]} << count(i)) : T{0}; }),
          each<T>(64, [&](std::size_t i) { return count(i) < width ? wrapped<T>(big{x[i]} >> count(i)) : sign(i); }),
          each<T>(64, [](std::size_t) { return T{0}; }), each<T>(64, sign)};
}
template <class T, class K>
arrays run_shifts(K const& kernel, tw::device d) {
  auto const o = [&] { return out<T, 64>(d); };
  return results(kernel(o(), o(), o(), o(), row(patterns<T>(), d), row(counts<T>(), d)));
}
#define TW_SHIFTS(number, kernel_name, T)                                                                            \
  constexpr auto shifts##number = tw::kernel<kernel_name>([](tw::block, tile_out<T> a, tile_out<T> b, tile_out<T> c, \
                                                             tile_out<T> d, tw::in<T, 1> x,                          \
                                                             tw::in<T, 1> n) { shifts(a, b, c, d, x, n); });         \
  add_case const s##number({.name = kernel_name,                                                                     \
                            .run = [](tw::device d) { return run_shifts<T>(shifts##number, d); },                    \
                            .expected = expected_shifts<T>});
TW_SHIFTS(1, "op_shifts_of_i8", std::int8_t)
TW_SHIFTS(2, "op_shifts_of_u16", std::uint16_t)
TW_SHIFTS(3, "op_shifts_of_i32", std::int32_t)
TW_SHIFTS(4, "op_shifts_of_u32", std::uint32_t)
TW_SHIFTS(5, "op_shifts_of_i64", std::int64_t)
#undef TW_SHIFTS

// ---- promises, kept

constexpr auto promised = tw::kernel<"op_promises">(
  [](tw::block, tw::out_tile<int, 16> sum, tw::out_tile<int, 16> difference, tw::out_tile<int, 16> product,
     tw::out_tile<int, 16> shifted, tw::out_tile<int, 16> negative, tw::out_tile<std::int8_t, 16> narrow,
     tw::out_tile<int, 16> whole, tw::in<int, 1> x, tw::in<float, 1> f) {
    auto const p = x.load_like(sum);
    sum.store(tw::add(p, 3, tw::unsafe::no_wrap));
    difference.store(tw::sub(p, 1, tw::unsafe::no_signed_wrap));
    product.store(tw::mul(p, 5, tw::unsafe::no_unsigned_wrap));
    shifted.store(tw::shift_left(p, 3, tw::unsafe::no_signed_wrap));
    negative.store(tw::neg(p, tw::unsafe::no_signed_wrap));
    narrow.store(tw::cast<std::int8_t>(p, tw::unsafe::no_signed_wrap));
    whole.store(tw::cast<int>(f.load_like(sum), tw::unsafe::in_range));
  });
add_case const c1(
  {.name = "op_promises",
   .run =
     [](tw::device d) {
       auto const o = [&] { return out<int, 16>(d); };
       std::vector<int> x;
       std::vector<float> f;
       for (int i = 0; i < 16; ++i) {
         x.push_back(i * 7);
         f.push_back(static_cast<float>(i * i * i * i) * -1.37f);
       }
       return results(promised(o(), o(), o(), o(), o(), out<std::int8_t, 16>(d), o(), row(x, d), row(f, d)));
     },
   .expected =
     [] {
       auto const f = [](auto op) { return each<int>(16, [&](std::size_t i) { return op(static_cast<int>(i) * 7); }); };
       return arrays{
         f([](int x) { return x + 3; }),
         f([](int x) { return x - 1; }),
         f([](int x) { return x * 5; }),
         f([](int x) { return x * 8; }),
         f([](int x) { return -x; }),
         each<std::int8_t>(16, [](std::size_t i) { return i * 7; }),
         each<int>(16, [](std::size_t i) { return static_cast<int>(static_cast<float>(i * i * i * i) * -1.37f); })};
     }});

}  // namespace
}  // namespace ops_test
