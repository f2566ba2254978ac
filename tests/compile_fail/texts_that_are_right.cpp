// A control: every text and value that the wrong programs about printing get wrong.
// EXPECT-OK
#include "kit.hpp"

struct text {
  char c[1001] = {};
  constexpr text() {
    for (int i = 0; i < 1000; ++i) c[i] = 'x';
  }
};
constexpr text long_text;

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::scalar<int> n) {
  b.print("{} and {} {{}} {:.3f} {:-8d} {:08.3e}\n", n, n, y.load(), n, 0.5);
  b.print("{}\n", b.zeros<float>(tw::shape<32, 32>));
  b.print("{} {}\n", y.extent(0), y.index(0));
  b.assert_(n != 0, "n is not zero");
  b.assert_(y.load() > 0.0f, long_text.c);
  y.store(y.load());
});

void call() { (void)kernel(std::move(v2).tiles(tw::shape<64>), 1).sync(); }
