// Texts are stored in the program: they have a limit.
// EXPECT: a text in a kernel has at most 1000 characters
#include "kit.hpp"

struct text {
  char c[1002] = {};
  constexpr text() {
    for (int i = 0; i < 1001; ++i) c[i] = 'x';
  }
};
constexpr text long_text;

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y) {
  b.assert_(y.load() > 0.0f, long_text.c);  // EXPECT-AT: .
  y.store(y.load());
});

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>)).sync(); }
