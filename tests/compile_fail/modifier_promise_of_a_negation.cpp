// Negation of an unsigned number nearly always wraps.
// EXPECT: promise tw::unsafe::no_signed_wrap of neg
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto f = b.zeros<float>(tw::shape<M, N>);
  auto d = b.zeros<double>(tw::shape<M, N>);
  auto i = b.zeros<int>(tw::shape<M, N>);
  auto wrong = tw::neg(i, tw::unsafe::no_unsigned_wrap);  // EXPECT-AT: .
  c.store(b.zeros<T>(tw::shape<M, N>));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
