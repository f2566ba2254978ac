// Uninitialised memory is not read.
// EXPECT: a kernel takes tensors
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() {
  (void)kernel(std::move(v2).tiles(tw::shape<64>), tw::uninit<float, 1>({64}), 1.0f).sync();  // EXPECT-AT: .
}
