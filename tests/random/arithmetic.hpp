// Arithmetic on single elements from docs/semantics.md: numbers in and out of their bits, and what one operation gives.
// Nothing here is shared with the library.
#pragma once
#include <cstdint>

#include <tilewright/ir/function.hpp>

namespace random_kernels {

using tw::element;

// The number that the bits of a float stand for (exact: a double holds all of them).
double number_of(element, std::uint64_t bits);
// Rounded to nearest even, once. e4m3 and e5m2 saturate; the others overflow to infinity.
std::uint64_t bits_of(element, long double);
// Bits of an integer, read with or without a sign; 64 bits without one are given as they are.
std::int64_t integer_of(element, std::uint64_t bits, bool has_sign);
std::uint64_t mask_of(element);
// Distance of the numbers of a format around a magnitude; of denormals below the smallest normal number.
double spacing(element, double magnitude);
double largest(element);
// The largest power of two that divides a finite number; infinity for 0.
double lowest_bit(double);

// An element-by-element operation on up to three elements of type e (conversions: from e to o.elem).
std::uint64_t apply(tw::ir::op const&, element e, std::uint64_t x, std::uint64_t y, std::uint64_t z);

}  // namespace random_kernels
