// An operation runs once.
// EXPECT: an operation runs once; write std::move.op..sync
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() {
  auto op = kernel(std::move(v2).tiles(tw::shape<64>), v, 1.0f);
  (void)op.sync();  // EXPECT-AT: .
}
