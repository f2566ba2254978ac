// A launch takes the tensors that it updates.
// EXPECT: a launch takes the tensors that it updates: std::move.y..accum
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::accum<int, 1> y, tw::in<int, 1> x, tw::over<B> own) {
  y.at(x.load_like(own), tw::out_of_range::skip).add(1);
});

void call() { (void)kernel(n.accum(), n, tw::over<64>()).sync(); }  // EXPECT-AT: .
