// Intervals of 64-bit integers, and linear forms over the values of a kernel.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <limits>

namespace tw::verify {

// Extents of the 32-bit index form: one tile (2^16) below 2^31, so that `i * tile + tile` cannot wrap.
inline constexpr std::int64_t narrow_limit = 2147483647 - 65536;
// Extents of the 64-bit form.
inline constexpr std::int64_t wide_limit = std::int64_t{1} << 48;
// Tiles of a view along an axis; a launch with more is refused.
inline constexpr std::int64_t max_tile_count = 2147483647;
// Blocks along the first axis of a grid: block numbers are exact up to it.
inline constexpr std::int64_t max_blocks = (std::int64_t{1} << 24) - 1;
// Places of a list of tiles: one step further still has 32 bits.
inline constexpr std::int64_t max_list_places = (std::int64_t{1} << 31) - (std::int64_t{1} << 24);

struct interval {
  std::int64_t lo = 0, hi = 0;
  bool wraps = false;  // the exact result may not fit the type: nothing but the type's range is known

  constexpr bool empty() const { return hi < lo; }
  constexpr interval without_flag() const { return {lo, hi}; }
};

// Sums, differences and products of all values. Where 64 bits do not hold them the result is all of the type and says
// `wraps`, which later sums keep: no bound may follow from a bound that was cut off.
constexpr interval beyond_64_bits() {
  return {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max(), true};
}
constexpr interval operator+(interval a, interval b) {
  interval r;
  bool const low = __builtin_add_overflow(a.lo, b.lo, &r.lo), high = __builtin_add_overflow(a.hi, b.hi, &r.hi);
  return low || high || a.wraps || b.wraps ? beyond_64_bits() : r;
}
constexpr interval operator-(interval a, interval b) {
  interval r;
  bool const low = __builtin_sub_overflow(a.lo, b.hi, &r.lo), high = __builtin_sub_overflow(a.hi, b.lo, &r.hi);
  return low || high || a.wraps || b.wraps ? beyond_64_bits() : r;
}
constexpr interval operator*(interval a, interval b) {
  if (a.wraps || b.wraps) return beyond_64_bits();
  interval v;
  bool first = true;
  for (std::int64_t x : {a.lo, a.hi})
    for (std::int64_t y : {b.lo, b.hi}) {
      std::int64_t r = 0;
      if (__builtin_mul_overflow(x, y, &r)) return beyond_64_bits();
      if (first || r < v.lo) v.lo = r;
      if (first || r > v.hi) v.hi = r;
      first = false;
    }
  return v;
}
constexpr interval join(interval a, interval b) { return {a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi}; }

constexpr std::int64_t ceil_div(std::int64_t a, std::int64_t b) { return a / b + (a % b > 0 ? 1 : 0); }
constexpr std::int64_t floor_div(std::int64_t a, std::int64_t b) { return a / b - (a % b < 0 ? 1 : 0); }
// Number of tiles of size t that cover an extent.
constexpr interval tiles_of(interval extent, std::int64_t t) {
  return {ceil_div(extent.lo, t), ceil_div(extent.hi, t)};
}

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
  constexpr linear& add_constant(std::int64_t c) {
    if (__builtin_add_overflow(c0, c, &c0)) valid = false;
    return *this;
  }
  constexpr bool is_constant() const { return valid && size == 0; }
  constexpr bool is_symbol() const { return valid && size == 1 && c0 == 0 && terms[0].s2 < 0; }
};

}  // namespace tw::verify
