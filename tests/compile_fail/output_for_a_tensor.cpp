// Tiles where a whole tensor is read.
// EXPECT: argument 2 of this call does not fit the kernel.s parameter
// EXPECT: pass the tensor itself, without tiles
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call(tw::tensor<float, 1> z) {
  (void)kernel(std::move(v2).tiles(tw::shape<64>), std::move(z).tiles(tw::shape<64>), 1.0f).sync();  // EXPECT-AT: .
}
