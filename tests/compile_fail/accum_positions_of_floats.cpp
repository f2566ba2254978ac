// Positions are integers.
// EXPECT: positions are integers of 32 or 64 bits
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">(
  []<int B>(tw::block b, tw::accum<int, 1> y, tw::in<float, 1> x, tw::over<B> own) {
    y.at(x.load_like(own), tw::out_of_range::skip).add(1);  // EXPECT-AT: .
  });

void call() { (void)kernel(std::move(n).accum(), v, tw::over<64>()).sync(); }
