// What is printed is small.
// EXPECT: b.print takes tiles of at most 1024 elements
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::scalar<int> n) {
  b.print("{}\n", b.zeros<float>(tw::shape<64, 32>));  // EXPECT-AT: .
  y.store(y.load());
});

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), 1).sync(); }
