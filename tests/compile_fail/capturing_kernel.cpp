// A kernel captures nothing.
// EXPECT: a kernel captures nothing
#include "kit.hpp"

void call() {
  int n = 4;
  auto kernel = tw::kernel<"k">([n]<int B>(tw::block b, tw::out_tile<float, B> y) {  // EXPECT-AT: .
    y.store(b.full<float>(tw::shape<B>, float(n)));
  });
  (void)kernel;
}
