// A program as users write it: a kernel of their own, run on the CPU.
#include <cstdio>
#include <utility>

#include <tilewright/tilewright.hpp>

inline constexpr auto saxpy = tw::kernel<"saxpy">(
  []<int B>(tw::block, tw::inout_tile<float, B> y, tw::in<float, 1> x, tw::scalar<float> a) {
    y.store(a * x.load_like(y) + y.load());
  });

int main() {
  std::printf("tilewright %.*s\n", static_cast<int>(tw::version().size()), tw::version().data());
  auto const x = tw::arange<float>(1000).sync();
  auto y = tw::ones<float>(1000).sync();
  y = saxpy(std::move(y).tiles(tw::shape<256>), x, 2.0f).sync();
  auto const values = tw::to_host(y);
  for (std::size_t i = 0; i < values.size(); ++i)
    if (values[i] != 2.0f * static_cast<float>(i) + 1.0f) return 1;
  return 0;
}
