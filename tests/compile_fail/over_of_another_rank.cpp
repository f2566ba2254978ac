// tw::over cuts the first input.
// EXPECT: tw::over cuts the first input
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">(
  []<int B>(tw::block b, tw::accum<float, 1> y, tw::in<float, 2> x, tw::over<B> own) {
    y.tiles(tw::shape<1>).add(0, tw::tile<float, 1>(1));
  });

void call() { (void)kernel(std::move(v).accum(), f, tw::over<64>()).sync(); }  // EXPECT-AT: .
