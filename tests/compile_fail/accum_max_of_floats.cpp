// Atomic maxima are of integers.
// EXPECT: atomic max and min work on
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">(
  []<int B>(tw::block b, tw::accum<float, 1> y, tw::in<int, 1> x, tw::over<B> own) {
    y.at(x.load_like(own), tw::out_of_range::skip).max(1);  // EXPECT-AT: .
  });

void call() { (void)kernel(std::move(v).accum(), n, tw::over<64>()).sync(); }
