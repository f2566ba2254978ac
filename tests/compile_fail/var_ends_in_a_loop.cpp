// A var that a loop ends.
// EXPECT: a tw::var ends in another loop or arm than the one that declares it
// EXPECT-GCC: rule::var_outlives_its_loop_or_branch, 15,
// EXPECT-CLANG: var_ends_in_a_loop.cpp:15:
#include <optional>

#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  std::optional<tw::var<tw::tile<int>>> kept;
  kept.emplace(b.let(1));
  tw::var other = b.let(2.0f);
  for (auto j : b.range(0, 4)) {
    kept.reset();
    other = other + 1.0f;
  }
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
