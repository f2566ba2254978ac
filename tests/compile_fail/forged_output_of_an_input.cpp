// An input would become an output.
// EXPECT: a parameter of the kernel is used as something that it is not
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([](tw::block b, tw::out_tile<int, 1> y, tw::in<int, 1> x) {
  tw::out_tile<int, 1> other(x.b, x.param);
  auto mine(other);
  mine.store(b.full<int>(tw::shape<1>, 99));
  y.store(b.full<int>(tw::shape<1>, 1));
});

void call(tw::tensor<int, 1> const& x) { (void)kernel(tw::uninit<int, 1>({64}).tiles(tw::shape<1>), x).sync(); }
