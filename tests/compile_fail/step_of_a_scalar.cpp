// The step of a loop is a scalar that may be zero.
// EXPECT: the step of b.range must be known to be positive
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::scalar<int> n) {
  for (auto i : b.range(0, 64, n)) (void)i;  // EXPECT-AT: .
  y.store(y.load() + 1.0f);
});

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), 1).sync(); }
