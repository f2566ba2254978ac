// A control: lists of every dealing, walked once to write and twice to read and write.
// EXPECT-OK
#include "kit.hpp"

constexpr auto once = tw::kernel<"once">(
  []<int M, int N>(tw::block b, tw::out_tiles<float, M, N> y, tw::in<float, 2> x) {
    for (auto at : y.each()) {
      tw::var t = x.load_like(at);
      b.if_(at[0] > at[1], [&] { t = t * 2.0f; });
      b.if_(at[1] > 3, [&] { y.store(at, t); }, [&] { y.store(at, -t); });
      b.continue_if(at[0] > 5);
    }
  });
constexpr auto twice = tw::kernel<"twice">(
  []<int M, int N>(tw::block b, tw::inout_tiles<float, M, N> y, tw::in<float, 2> x) {
    for (auto at : y.each()) {
      y.store(at, y.load(at) + x.load_like(at));
      b.break_if(at[0] > 100);
    }
    for (auto at : y.each()) y.store(at, y.load(at) * 2.0f);
  });

void call() {
  (void)once(tw::uninit<float, 2>({64, 64}).tiles(tw::shape<16, 16>).dealt(tw::linear), f).sync();
  (void)once(tw::uninit<float, 2>({64, 64}).tiles(tw::shape<16, 16>).dealt(tw::grouped<4>, 8), f).sync();
  (void)once(tw::uninit<float, 2>({64, 64}).tiles(tw::shape<16, 16>).dealt(tw::whole<0>), f).sync();
  (void)twice(tw::zeros<float>({64, 64}).sync().tiles(tw::shape<16, 16>).dealt(tw::whole<1>), f).sync();
}
