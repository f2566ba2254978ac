// The name becomes a symbol.
// EXPECT: the name of a kernel is a C identifier
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"my kernel">([]<int B>(tw::block b, tw::out_tile<float, B> y) {  // EXPECT-AT: .
  y.store(b.zeros<float>(tw::shape<B>));
});
