// Each tile of a list is stored once.
// EXPECT: this store may run again in a loop, or follows another store
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::out_tiles<float, B> y, tw::in<float, 1> x) {
  for (auto at : y.each()) {
    auto t = x.load_like(at);
    y.store(at, t);
    y.store(at, t);  // EXPECT-AT: .
  }
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>).dealt(tw::linear), v).sync(); }
