// The parameter is the block's only tile.
// EXPECT: argument 1 of this call does not fit
// EXPECT: the parameter is one tile for each block
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<int B>(tw::block b, tw::out_tile<float, B> y, tw::in<float, 1> x) { y.store(x.load_like(y)); });

void call() {
  auto y = tw::uninit<float, 1>({64});
  (void)kernel(std::move(y).tiles(tw::shape<64>).dealt(tw::linear), v).sync();  // EXPECT-AT: .
}
