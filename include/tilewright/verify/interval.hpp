// Intervals of 64-bit integers, and linear forms over the values of a kernel.
#pragma once
#include <cstdint>
#include <limits>

namespace tw::verify {

// Extents of the 32-bit index form: one tile (2^16) below 2^31, so that `i * tile + tile` cannot wrap.
inline constexpr std::int64_t narrow_limit = 2147483647 - 65536;
// Extents of the 64-bit form.
inline constexpr std::int64_t wide_limit = std::int64_t{1} << 48;

struct interval {
  std::int64_t lo = 0, hi = 0;
  bool wraps = false;  // the exact result may not fit the type: nothing but the type's range is known

  constexpr bool empty() const { return hi < lo; }
};

inline constexpr std::int64_t huge = std::numeric_limits<std::int64_t>::max() / 4;

constexpr std::int64_t clamp(std::int64_t v) { return v > huge ? huge : v < -huge ? -huge : v; }
constexpr std::int64_t product(std::int64_t a, std::int64_t b) {
  std::int64_t r = 0;
  if (__builtin_mul_overflow(a, b, &r)) return (a < 0) == (b < 0) ? huge : -huge;
  return clamp(r);
}
constexpr interval operator+(interval a, interval b) { return {clamp(a.lo + b.lo), clamp(a.hi + b.hi)}; }
constexpr interval operator-(interval a, interval b) { return {clamp(a.lo - b.hi), clamp(a.hi - b.lo)}; }
constexpr interval operator*(interval a, interval b) {
  std::int64_t const c[] = {product(a.lo, b.lo), product(a.lo, b.hi), product(a.hi, b.lo), product(a.hi, b.hi)};
  interval v{c[0], c[0]};
  for (std::int64_t x : c) {
    if (x < v.lo) v.lo = x;
    if (x > v.hi) v.hi = x;
  }
  return v;
}
constexpr interval join(interval a, interval b) { return {a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi}; }

constexpr std::int64_t ceil_div(std::int64_t a, std::int64_t b) { return a / b + (a % b > 0 ? 1 : 0); }
// Number of tiles of size t that cover an extent.
constexpr interval tiles_of(interval extent, std::int64_t t) { return {ceil_div(extent.lo, t), ceil_div(extent.hi, t)}; }

// c0 + sum of c * s * s2: values of the kernel by operation number; s2 = -1 where there is no second factor.
struct linear {
  struct term {
    int s = -1, s2 = -1;
    std::int64_t c = 0;
  };
  static constexpr int capacity = 5;
  term terms[capacity];
  int size = 0;
  std::int64_t c0 = 0;
  bool valid = true;  // false: too long, or a coefficient overflowed

  constexpr void add(term x) {
    if (x.s2 >= 0 && x.s2 < x.s) {
      int const t = x.s;
      x.s = x.s2;
      x.s2 = t;
    }
    for (int i = 0; i < size; ++i)
      if (terms[i].s == x.s && terms[i].s2 == x.s2) {
        if (__builtin_add_overflow(terms[i].c, x.c, &terms[i].c)) valid = false;
        if (terms[i].c == 0) terms[i] = terms[--size];
        return;
      }
    if (size == capacity) valid = false;
    else terms[size++] = x;
  }
  constexpr linear& add(linear const& o, std::int64_t factor) {
    valid = valid && o.valid;
    std::int64_t c = 0;
    if (__builtin_mul_overflow(o.c0, factor, &c) || __builtin_add_overflow(c0, c, &c0)) valid = false;
    for (int i = 0; i < o.size && valid; ++i) {
      if (__builtin_mul_overflow(o.terms[i].c, factor, &c)) valid = false;
      else add(term{o.terms[i].s, o.terms[i].s2, c});
    }
    return *this;
  }
  constexpr bool is_constant() const { return valid && size == 0; }
  constexpr bool is_symbol() const { return valid && size == 1 && c0 == 0 && terms[0].s2 < 0; }
};

}  // namespace tw::verify
