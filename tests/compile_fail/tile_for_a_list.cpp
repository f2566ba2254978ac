// The parameter is a list, and the argument says nothing about dealing.
// EXPECT: argument 1 of this call does not fit
// EXPECT: the parameter is a list of tiles
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::out_tiles<float, B> y, tw::in<float, 1> x) {
  for (auto at : y.each()) y.store(at, x.load_like(at));
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>), v).sync(); }  // EXPECT-AT: .
