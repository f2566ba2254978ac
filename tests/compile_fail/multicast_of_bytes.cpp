// Multicast memory is of larger elements.
// EXPECT: multicast memory is of
#include "kit.hpp"

extern tw::tensor<std::uint8_t, 1> sums;

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<float, 8> y, tw::accum<std::uint8_t, 1> z) {
  namespace u = tw::unsafe;
  auto const all = u::multicast(z, u::address<std::uint8_t>(z), tw::shape<8>);  // EXPECT-AT: .
  y.store(b.zeros<float>(tw::shape<8>));
});

void call() { (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<8>), std::move(sums).accum()).sync(); }
