// EXPECT: tilewright: this b.if_ gives a value in one arm only; write the other arm, too, which gives one of the same type
#include <tilewright/tilewright.hpp>

constexpr auto k = tw::kernel<"branch_in_one_arm">([](tw::block b, tw::out_tile<float, 1> y, tw::scalar<float> a) {
  b.if_(a > 0.0f, [&] { return a * 2.0f; });
  y.store(a);
});

int main() { (void)k(tw::uninit<float, 1>({1}).tiles(tw::shape<1>), 1.0f).sync(); }
