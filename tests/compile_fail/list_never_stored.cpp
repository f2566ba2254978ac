// A walk without a store.
// EXPECT: this kernel never stores it
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::out_tiles<float, B> y, tw::in<float, 1> x) {
  tw::var sum = b.zeros<float>(tw::shape<B>);
  for (auto at : y.each()) sum = sum + x.load_like(at);
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>).dealt(tw::linear), v).sync(); }
