// Exact arithmetic of doubles: sums of products without rounding, and the number of a format that an exact result
// rounds to in each direction, found by search among all its numbers.
#pragma once
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <type_traits>

namespace tw::test {

// A sum of products of finite doubles as a fixed-point number that holds all of them, in digits of 32 bits.
class exact_sum {
 public:
  void add(double a, double b = 1) {
    if (a == 0 || b == 0) return;
    int p = 0, q = 0;
    auto const m = static_cast<std::int64_t>(std::ldexp(std::frexp(a, &p), 53));
    auto const n = static_cast<std::int64_t>(std::ldexp(std::frexp(b, &q), 53));
    bool const minus = (m < 0) != (n < 0);
    auto const x = static_cast<std::uint64_t>(std::abs(m)), y = static_cast<std::uint64_t>(std::abs(n));
    constexpr std::uint64_t low = (std::uint64_t{1} << 27) - 1;
    int const at = p + q - 106 + offset;
    put((x & low) * (y & low), at, minus);
    put((x & low) * (y >> 27), at + 27, minus);
    put((x >> 27) * (y & low), at + 27, minus);
    put((x >> 27) * (y >> 27), at + 54, minus);
  }
  int sign() const {
    std::int64_t carry = 0;
    bool some = false;
    for (std::int64_t digit : digits_) {
      std::int64_t const v = digit + carry;
      carry = v >> 32;
      some = some || (v & 0xffffffff) != 0;
    }
    return carry < 0 ? -1 : some || carry > 0 ? 1 : 0;
  }

 private:
  static constexpr int offset = 2300;
  void put(std::uint64_t v, int at, bool minus) {
    auto const i = static_cast<std::size_t>(at / 32);
    int const s = at % 32;
    std::uint64_t const lower = (v & 0xffffffff) << s, upper = (v >> 32) << s;
    std::int64_t const parts[] = {static_cast<std::int64_t>(lower & 0xffffffff),
                                  static_cast<std::int64_t>((lower >> 32) + (upper & 0xffffffff)),
                                  static_cast<std::int64_t>(upper >> 32)};
    for (std::size_t k = 0; k < 3; ++k) digits_[i + k] += minus ? -parts[k] : parts[k];
  }
  std::array<std::int64_t, 150> digits_{};
};

// Exact results: the sign of n * result - sum of c.
struct exact_product_sum {  // x * y + z
  double x, y, z;
  int side(int n, std::initializer_list<double> c) const {
    exact_sum s;
    for (int k = 0; k < n; ++k) {
      s.add(x, y);
      s.add(z);
    }
    for (double v : c) s.add(v, -1);
    return s.sign();
  }
};
struct exact_quotient {  // x / y
  double x, y;
  int side(int n, std::initializer_list<double> c) const {
    exact_sum s;
    s.add(x, n);
    for (double v : c) s.add(v, -y);
    return y < 0 ? -s.sign() : s.sign();
  }
};
struct exact_root {  // of x > 0
  double x;
  int side(int n, std::initializer_list<double> c) const {
    exact_sum s, total;
    for (double v : c) total.add(v);
    if (total.sign() < 0) return 1;
    s.add(x, n * n);
    for (double v : c)
      for (double w : c) s.add(v, -w);
    return s.sign();
  }
};

enum class direction { nearest, zero, down, up };

// The bits of the T that a finite exact result other than 0 rounds to. T: f16, bf16, float or double.
template <class T, class Exact>
T rounded_exactly(Exact const& exact, direction d) {
  using bits = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
  auto const number = [](bits b) {
    if constexpr (sizeof(T) == 8) return std::bit_cast<double>(b);
    else if constexpr (sizeof(T) == 4) return static_cast<double>(std::bit_cast<float>(b));
    else return static_cast<double>(static_cast<float>(T::from_bits(static_cast<std::uint16_t>(b))));
  };
  bool const minus = exact.side(1, {}) < 0;
  auto const side = [&](int n, std::initializer_list<double> c) {  // of the absolute value
    if (!minus) return exact.side(n, c);
    switch (c.size()) {
      case 1: return -exact.side(n, {-c.begin()[0]});
      default: return -exact.side(n, {-c.begin()[0], -c.begin()[1], -c.begin()[2]});
    }
  };
  constexpr auto width = static_cast<int>(sizeof(T)) * 8;
  bits infinity = 0;
  if constexpr (sizeof(T) == 8) infinity = std::bit_cast<std::uint64_t>(std::numeric_limits<double>::infinity());
  else if constexpr (sizeof(T) == 4) infinity = std::bit_cast<std::uint32_t>(std::numeric_limits<float>::infinity());
  else infinity = T(std::numeric_limits<float>::infinity()).bits;
  bits low = 0, high = infinity;  // number(low) <= |exact|
  while (high - low > 1) {
    bits const middle = low + (high - low) / 2;
    (side(1, {number(middle)}) >= 0 ? low : high) = middle;
  }
  bool away = false;
  double const v = number(low);
  if (side(1, {v}) != 0) {
    double const step = low + 1 == infinity ? v - number(low - 1) : number(low + 1) - v;
    if (d == direction::nearest) {
      int const half = side(2, {v, v, step});
      away = half > 0 || (half == 0 && (low & 1) != 0);
    } else {
      away = d == (minus ? direction::down : direction::up);
    }
  }
  bits const r = (low + (away ? 1 : 0)) | (minus ? bits{1} << (width - 1) : bits{0});
  if constexpr (sizeof(T) == 8) return std::bit_cast<double>(r);
  else if constexpr (sizeof(T) == 4) return std::bit_cast<float>(r);
  else return T::from_bits(static_cast<std::uint16_t>(r));
}

}  // namespace tw::test
