// What a kernel updates is moved in.
// EXPECT: argument 1 of this call
// EXPECT: the kernel updates this one
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::accum<int, 1> y, tw::in<int, 1> x, tw::over<B> own) {
  y.at(x.load_like(own), tw::out_of_range::skip).add(1);
});

void call() { (void)kernel(n, n, tw::over<64>()).sync(); }  // EXPECT-AT: .
