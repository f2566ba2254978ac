// Two outputs of one shape.
// EXPECT: argument 2 of this call
// EXPECT: the output is cut into tiles of another shape
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::out_tile<float, B> y, tw::out_tile<float, B> z) {
  y.store(b.zeros<float>(tw::shape<B>));
  z.store(b.zeros<float>(tw::shape<B>));
});

void call(tw::tensor<float, 1> u) {
  (void)kernel(std::move(v2).tiles(tw::shape<64>), std::move(u).tiles(tw::shape<32>)).sync();  // EXPECT-AT: .
}
