// A number is no memory.
// EXPECT: a parameter of the kernel is used as something that it is not
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<int, 1> y, tw::scalar<int> n) {
  tw::out_tile<int, 1> other(y.b, 1);
  auto mine(other);
  mine.store(b.full<int>(tw::shape<1>, 7));
  y.store(tw::reshape(n + 1, tw::shape<1>));
});

void call() { (void)kernel(tw::uninit<int, 1>({64}).tiles(tw::shape<1>), 3).sync(); }
