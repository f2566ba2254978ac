// A host variable is not part of a kernel.
// EXPECT: the kernel cannot be traced by the compiler: it reads a variable of the host program
// EXPECT: host_number
// EXPECT-CLANG: host_variable.cpp:11:
#include "kit.hpp"

int host_number = 4;

constexpr auto kernel = tw::kernel<"k">(
  []<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                   tw::constant<K>) { c.store(b.full<T>(tw::shape<M, N>, float(host_number))); });

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
