// out_tiles may be uninitialised.
// EXPECT: out_tiles are write-only
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::out_tiles<float, B> y) {
  for (auto at : y.each()) y.store(at, y.load(at) + 1.0f);  // EXPECT-AT: .
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>).dealt(tw::linear)).sync(); }
