// The grid follows from an output.
// EXPECT: a kernel needs an output
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([](tw::block, tw::in<float, 1> y) {
  (void)(y.extent(0) + 1);  // EXPECT-AT: .
});

void call() { (void)kernel(v).sync(); }
