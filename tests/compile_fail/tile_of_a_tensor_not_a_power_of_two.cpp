// Tile sizes are powers of two.
// EXPECT: tiles.shape.: every size is a power of two
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() { (void)kernel(std::move(v2).tiles(tw::shape<48>), v, 1.0f).sync(); }  // EXPECT-AT: .
