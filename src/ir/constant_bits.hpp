// Bit patterns of constants: numbers rounded to an element type, and their bytes in a dense_attr.
#pragma once
#include <cstdint>
#include <vector>

#include <tilewright/types/element.hpp>

namespace tw::ir {

// The bits of `v` rounded to nearest even in the float format `e` (directly from double, so that nothing is rounded
// twice). Supports f16, bf16, tf32 (its upper 19 bits), f32, f64 and e5m2; other formats are an internal fault.
std::uint64_t float_bits(element e, double v);

// The value of a bit pattern of one of the same formats.
double float_value(element e, std::uint64_t bits);

// Bytes that one element takes in the raw buffer of a constant.
int constant_bytes(element e);

// The buffer of a splat: one element. Integers keep their low bits; i1 is 0xFF or 0.
std::vector<std::uint8_t> splat_bytes(element e, std::uint64_t bits);

}  // namespace tw::ir
