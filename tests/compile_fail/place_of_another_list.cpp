// The places of one list are not those of another, whose tiles may be dealt to other blocks.
// EXPECT: a place of one list names a tile of another
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">(
  []<int B>(tw::block b, tw::out_tiles<float, B> y, tw::inout_tiles<float, B> z, tw::in<float, 1> x) {
    for (auto at : y.each()) {
      y.store(at, x.load_like(at));
      z.store(at, x.load_like(at));  // EXPECT-AT: .
    }
  });

void call() {
  (void)kernel(tw::uninit<float, 1>({64}).tiles(tw::shape<64>).dealt(tw::linear),
               std::move(v2).tiles(tw::shape<64>).dealt(tw::linear), v)
    .sync();
}
