// Nor does one of an input update it.
// EXPECT: a parameter of the kernel is used as something that it is not
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::accum<int, 1> y, tw::in<int, 1> x, tw::over<B> own) {
  auto t = x.load_like(own);
  tw::accum<int, 1>(x.b, x.param).at(t, tw::out_of_range::skip).add(1);
  y.at(t, tw::out_of_range::skip).add(1);
});

void call() { (void)kernel(std::move(n).accum(), n, tw::over<64>()).sync(); }
