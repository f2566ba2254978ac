// Each tile of a list is stored on every path.
// EXPECT: one arm of b.if_, or a b.break_if, skips the store
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::out_tiles<float, B> y, tw::in<float, 1> x) {
  for (auto at : y.each()) b.if_(at[0] > 3, [&] { y.store(at, x.load_like(at)); });  // EXPECT-AT: .
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>).dealt(tw::linear), v).sync(); }
