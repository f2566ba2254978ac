// Sums and maxima in one tensor would depend on the order of the blocks.
// EXPECT: all updates of one accum in a kernel are of one kind
#include "kit.hpp"

extern tw::tensor<int, 1> n;
extern tw::tensor<std::uint8_t, 1> bytes;

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::accum<int, 1> y, tw::in<int, 1> x, tw::over<B> own) {
  auto t = x.load_like(own);
  y.at(t, tw::out_of_range::skip).add(1);
  y.tiles(tw::shape<B>).max(own.index(0), t);  // EXPECT-AT: .
});

void call() { (void)kernel(std::move(n).accum(), n, tw::over<64>()).sync(); }
