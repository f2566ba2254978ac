// A tensor is no value.
// EXPECT: b.print takes tiles, extents and numbers
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::scalar<int> n) {
  b.print("{}\n", y);  // EXPECT-AT: .
  y.store(y.load());
});

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), 1).sync(); }
