// What all blocks update is not read meanwhile.
// EXPECT: an accum is not read by the kernel that updates it
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::accum<int, 1> y, tw::in<int, 1> x, tw::over<B> own) {
  y.at(x.load_like(own), tw::out_of_range::skip).add(1);
  auto t = y.load(0);  // EXPECT-AT: .
});

void call() { (void)kernel(std::move(n).accum(), n, tw::over<64>()).sync(); }
