// Floats of the formats that PTX has, by way of double: every value of a narrower format is one.
#pragma once
#include <cstdint>

#include "ptx/program.hpp"

namespace ptx {

// The host's rounding while it lives; none counts as rn.
class rounding_scope {
 public:
  explicit rounding_scope(rounding r);
  ~rounding_scope();
  rounding_scope(rounding_scope const&) = delete;
  rounding_scope& operator=(rounding_scope const&) = delete;

 private:
  int before_;
};

double number_of(kind k, std::uint64_t bits);

// Rounds once. saturate: what is too large (infinity, too) becomes the largest finite value.
std::uint64_t bits_of(kind k, double x, rounding r, bool saturate = false);

// For results of double that are to be rounded again: the last bit says that something was left, so that the second rounding
// is right.
double sum_to_odd(double a, double b);
double integer_to_odd(bool is_signed, std::uint64_t bits);

std::uint64_t canonical_nan(kind k);
bool is_nan(kind k, std::uint64_t bits);

// Subnormals of f32 become zeros with their sign.
std::uint64_t flushed(type t, std::uint64_t bits);

}  // namespace ptx
