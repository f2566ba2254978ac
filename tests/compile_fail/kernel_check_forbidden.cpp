// An index that only the kernel can check, in a helper function.
// EXPECT: this needs a check in the kernel, and the kernel says no_kernel_checks
// EXPECT: index of axis 1 is in
// EXPECT: helper
#include "kit.hpp"

template <class T, int M, int N>
constexpr auto helper(tw::in<T, 2> x, tw::tile<int> i, tw::tile<int> j) {
  return x.tiles(tw::shape<M, N>).load(i, j);  // EXPECT-AT: .
}

constexpr auto kernel = tw::kernel<"k", tw::no_kernel_checks>(
  []<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                   tw::constant<K>) {
    tw::var at = b.let(0);
    for (auto j : b.range(0, 4)) at = at * 2 + j;
    c.store(helper<T, M, N>(x, c.index(0), at));  // EXPECT-AT: .
  });

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
