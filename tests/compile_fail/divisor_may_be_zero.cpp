// A divisor that only the kernel can check.
// EXPECT: this needs a check in the kernel, and the kernel says no_kernel_checks
// EXPECT: the divisor is in
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k", tw::no_kernel_checks>(
  []<class T, int M, int N>(tw::block b, tw::out_tile<T, M, N> c) {
    auto i = c.index(0) / (c.index(1) - 3);  // EXPECT-AT: .
    c.store(b.full<T>(tw::shape<M, N>, 1.0f) * tw::cast<T>(i));
  });

void call() { (void)kernel(tiles_of_c()).sync(); }
