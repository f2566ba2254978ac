// Bit patterns of constants: numbers rounded to an element type, and their bytes in a dense_attr.
#pragma once
#include <cstdint>
#include <vector>

#include <tilewright/types/element.hpp>

namespace tw::ir {

// The bits of `v` rounded to nearest even in the float format `e` (directly from double, so that nothing is rounded
// twice); tf32 in its upper 19 bits. What is too large becomes infinity in formats of 16 bits and more, and the largest
// number of that sign in smaller ones. An internal fault: negative numbers in unsigned formats (e5m3, e8m0), zero in e8m0,
// NaN in e2m1.
std::uint64_t float_bits(element e, double v);

// The value of a bit pattern.
double float_value(element e, std::uint64_t bits);

// Bytes that one element takes in the raw buffer of a constant.
int constant_bytes(element e);

// The buffer of a splat: one element. Integers keep their low bits; i1 is 0xFF or 0.
std::vector<std::uint8_t> splat_bytes(element e, std::uint64_t bits);

}  // namespace tw::ir
