// A var that a loop declares and the kernel keeps.
// EXPECT: a tw::var ends in another loop or arm than the one that declares it
#include <optional>

#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  std::optional<tw::var<tw::tile<int>>> kept;
  for (auto j : b.range(0, 4)) kept.emplace(j + 1);  // EXPECT-AT: .
  kept.reset();
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
