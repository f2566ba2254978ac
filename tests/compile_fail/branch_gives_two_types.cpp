// EXPECT: tilewright: the arms of this b.if_ give values of two types; both have to give the same element type and shape
#include <tilewright/tilewright.hpp>

constexpr auto k = tw::kernel<"branch_gives_two_types">([](tw::block b, tw::out_tile<float, 1> y, tw::scalar<float> a) {
  y.store(b.if_(a > 0.0f, [&] { return a * 2.0f; }, [&] { return tw::cast<double>(a); }));
});

int main() { (void)k(tw::uninit<float, 1>({1}).tiles(tw::shape<1>), 1.0f).sync(); }
