// Values have the element type of what they update.
// EXPECT: the value of an update has another element type than the accum
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">(
  []<int B>(tw::block b, tw::accum<float, 1> y, tw::in<int, 1> x, tw::over<B> own) {
    auto t = x.load_like(own);
    y.at(t, tw::out_of_range::skip).add(t);  // EXPECT-AT: .
  });

void call() { (void)kernel(std::move(v).accum(), n, tw::over<64>()).sync(); }
