// ?: chooses while the kernel is traced.
// EXPECT: a traced value has no value while the kernel is traced
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto s = c.index(0) > 3 ? 1.0f : 2.0f;  // EXPECT-AT: .
  c.store(b.full<T>(tw::shape<M, N>, s));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
