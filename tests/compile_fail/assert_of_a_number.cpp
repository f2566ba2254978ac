// An assertion takes a condition.
// EXPECT: b.assert_ takes a condition
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::scalar<int> n) {
  b.assert_(n, "n is not zero");  // EXPECT-AT: .
  y.store(y.load());
});

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), 1).sync(); }
