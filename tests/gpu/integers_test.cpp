// Integers where a GPU could do something else: maxima with 0 of 8 and 16 bits (docs/known-assembler-faults.md), and scalars whose
// quotient does not fit.
#include <algorithm>

#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

// Two independent minima, and the maximum of one of them with what the assembler knows to be 0, behind the barriers of another use.
template <class I>
constexpr auto clipped = tw::kernel<"clipped">([](tw::block b, tw::out_tiles<float, 1> first,
                                                  tw::out_tiles<float, 1> second, tw::out_tiles<tw::f16, 1> third,
                                                  tw::in<I, 2> x) {
  for (auto at : first.each()) first.store(at, b.full<float>(shape<1>, 0.0f));
  for (auto at : second.each()) second.store(at, b.full<float>(shape<1>, 0.0f));
  auto const tiles = x.tiles(shape<4, 4>);
  auto const least = tw::min(tiles.load(0, 0), tw::axis<0>);
  auto const row = x.tiles(shape<8, 1>).gather(tw::axis<0>, b.full<int>(shape<8>, 0), 0, tw::out_of_range::zero);
  auto const other = tw::min(tw::reshape(row, shape<2, 4>), tw::axis<0>);
  auto const positive = tw::max(least % least / other, least);
  auto const index = tw::max(tw::max(tw::reshape(tw::cast<int>(positive), shape<4, 1>), tw::axis<0>), 0);
  auto const chosen = tiles.load(tw::reshape(index, shape<>), 0);
  for (auto at : third.each()) {
    auto const largest = tw::max(tw::reshape(tw::cast<tw::f16>(chosen), shape<16, 1>), tw::axis<0>);
    third.store(at, tw::reshape(largest, shape<1>));
  }
});
template <class I>
float clip(I v, tw::device d) {
  auto const cut = [](auto t) { return std::move(t).tiles(shape<1>).dealt(tw::linear); };
  auto const x = tw::tensor<I, 2>::from(std::vector<I>(7, v), {{7, 1}}, d);
  auto [first, second, third] = clipped<I>(cut(tw::uninit<float, 1>({{1}}, d)), cut(tw::uninit<float, 1>({{1}}, d)),
                                           cut(tw::uninit<tw::f16, 1>({{1}}, d)), x)
                                  .sync();
  return static_cast<float>(tw::to_host(third)[0]);
}
template <class I>
void clips() {
  for (int v : {-1, -2, -128, 0, 1}) {
    float const got = clip(static_cast<I>(v), gpu());
    if (preparing()) continue;
    EXPECT_EQ(got, std::max(static_cast<float>(v), 0.0f)) << "the elements of tile 0, or 1, and the padding around";
  }
}
TEST(gpu_integers, maxima_with_zero_are_kept) {
  clips<std::int8_t>();
  clips<std::int16_t>();
}

// Scalars: the divisor is known not to be 0, but may be -1.
template <class I>
constexpr auto quotients = tw::kernel<"quotients">(
  []<int B>(tw::block b, tw::out_tile<I, B> y, tw::out_tile<I, B> z, tw::scalar<I> p, tw::scalar<I> q) {
    b.require(q != 0);
    y.store(b.full<I>(shape<B>, 0) + p / q);
    z.store(b.full<I>(shape<B>, 0) + p % q);
  });
template <class I>
void divides() {
  constexpr I least = std::numeric_limits<I>::min(), most = std::numeric_limits<I>::max();
  for (I p : {least, static_cast<I>(least + 1), I{-7}, I{0}, I{7}, most})
    for (I q : {least, I{-2}, I{-1}, I{1}, I{3}, most}) {
      auto const run = [&](tw::device d) {
        auto [y, z] = quotients<I>(tw::uninit<I, 1>({{2}}, d).tiles(shape<2>),
                                   tw::uninit<I, 1>({{2}}, d).tiles(shape<2>), p, q)
                        .sync();
        return std::pair{tw::to_host(y)[1], tw::to_host(z)[1]};
      };
      bool const overflows = p == least && q == -1;
      std::pair const wanted{overflows ? least : static_cast<I>(p / q), overflows ? I{0} : static_cast<I>(p % q)};
      auto const got = run(gpu());
      if (preparing()) continue;
      EXPECT_EQ(run(tw::device::cpu()), wanted) << p << " by " << q;
      EXPECT_EQ(got, wanted) << p << " by " << q;
    }
}
TEST(gpu_integers, scalar_quotients) {
  divides<std::int32_t>();
  divides<std::int64_t>();
}

}  // namespace
