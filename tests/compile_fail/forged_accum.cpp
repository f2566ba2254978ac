// A handle made of the insides of an accum does not read it.
// EXPECT: a parameter of the kernel is used as something that it is not
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::accum<int, 1> y, tw::in<int, 1> x, tw::over<B> own) {
  auto t = tw::in<int, 1>(y.b, y.param).load_like(own);
  y.at(t, tw::out_of_range::skip).add(1);
});

void call() { (void)kernel(std::move(n).accum(), n, tw::over<64>()).sync(); }
