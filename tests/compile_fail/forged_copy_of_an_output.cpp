// Write-only memory would be left as it is on one path.
// EXPECT: a parameter of the kernel is used as something that it is not
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<int, 64> y) {
  tw::inout_tile<int, 64> other(y.b, y.param);
  auto mine(other);
  b.if_(y.index(0) > 3, [&] { mine.store(b.full<int>(tw::shape<64>, 1)); });
});

void call() { (void)kernel(tw::uninit<int, 1>({64}).tiles(tw::shape<64>)).sync(); }
