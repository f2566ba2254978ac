// An integer is not written as a float.
// EXPECT: the text of b.print has one
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::scalar<int> n) {
  b.print("{:.3f}\n", n);  // EXPECT-AT: .
  y.store(y.load());
});

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), 1).sync(); }
