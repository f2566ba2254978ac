// An atomic update without an order.
// EXPECT: tilewright: the kernel cannot be traced by the compiler
// EXPECT: atomic_updates_are_relaxed_acquire_release_or_acq_rel
#include "kit.hpp"

namespace u = tw::unsafe;

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2>,
                                                                         tw::constant<K>) {
  (void)u::fetch_add(u::address<float>(x), 1.0f, u::order::weak);  // EXPECT-AT: .
  c.store(b.full<T>(tw::shape<M, N>, 0.0f));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
