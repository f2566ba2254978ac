// The first program of the README: y = 2 x + y on whatever device there is.
#include <iostream>

#include <tilewright/tilewright.hpp>

inline constexpr auto saxpy = tw::kernel<"saxpy">(
  []<int B>(tw::block, tw::inout_tile<float, B> y, tw::in<float, 1> x, tw::scalar<float> a) {
    y.store(a * x.load_like(y) + y.load());
  });

int main() {
  auto x = tw::arange<float>(1 << 20).sync();
  auto y = tw::ones<float>(1 << 20).sync();
  y = saxpy(std::move(y).tiles(tw::shape<256>), x, 2.0f).sync();   // y is moved in and comes back; x is borrowed
  std::cout << tw::show(y) << '\n';                                // [1, 3, 5, ...]
}
