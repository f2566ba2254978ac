// A store that acquires.
// EXPECT: tilewright: the kernel cannot be traced by the compiler
// EXPECT: stores_are_weak_relaxed_or_release
#include "kit.hpp"

namespace u = tw::unsafe;

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2>,
                                                                         tw::constant<K>) {
  u::store(u::address<float>(x), 1.0f, u::order::acquire);  // EXPECT-AT: .
  c.store(b.full<T>(tw::shape<M, N>, 0.0f));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
