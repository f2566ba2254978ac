// trap is a check in the kernel.
// EXPECT: this needs a check in the kernel
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k", tw::no_kernel_checks>(
  []<int B>(tw::block b, tw::accum<int, 1> y, tw::in<int, 1> x, tw::over<B> own) {
    y.at(x.load_like(own), tw::out_of_range::trap).add(1);  // EXPECT-AT: .
  });

void call() { (void)kernel(std::move(n).accum(), n, tw::over<64>()).sync(); }
