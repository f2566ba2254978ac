// The inner walk stores every tile once for each round of the outer one.
// EXPECT: this store may run again in a loop, or follows another store
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::out_tiles<float, B> y, tw::in<float, 1> x) {
  for (auto outer : y.each())
    for (auto at : y.each()) y.store(at, x.load_like(outer));  // EXPECT-AT: .
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>).dealt(tw::linear), v).sync(); }
