// An update names a position along every axis.
// EXPECT: takes one position, or tile of positions, for every axis
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">(
  []<int B>(tw::block b, tw::accum<float, 2> y, tw::in<int, 1> x, tw::over<B> own) {
    y.at(x.load_like(own), tw::out_of_range::skip).add(1);  // EXPECT-AT: .
  });

void call() { (void)kernel(std::move(f).accum(), n, tw::over<64>()).sync(); }
