// A control: every modifier where it belongs, in any order.
// EXPECT-OK
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto f = b.zeros<float>(tw::shape<M, N>);
  auto d = b.zeros<double>(tw::shape<M, N>);
  auto i = b.zeros<int>(tw::shape<M, N>);
  f = tw::add(f, 1.0f, tw::round::up, tw::ftz) + tw::sub(f, 1.0f, tw::ftz, tw::round::down);
  f = tw::div(f, f, tw::round::approx) + tw::sqrt(f, tw::ftz, tw::round::approx) + tw::exp(f, tw::round::approx);
  f = tw::max(f, 0.0f, tw::nan_propagates, tw::ftz) + tw::fma(f, f, 1.0f, tw::round::toward_zero);
  d = tw::add(d, d, tw::round::up) + tw::cast<double>(tw::cast<float>(d, tw::round::down));
  i = tw::mul(i, 3, tw::unsafe::no_wrap) + tw::floor_div(i, 3) + tw::mulhi(i, 3) + tw::bitcast<int>(f);
  f = tw::select(tw::less(f, 0.0f, tw::unordered) || tw::isnan(f), tw::pow(f, i), tw::pow(f, 2.5f));
  f = tw::cast<float>(tw::cast<tw::f16>(f, tw::round::toward_zero)) +
      tw::cast<float>(tw::bitcast<tw::f16>(tw::cast<tw::bf16>(f)));
  c.store(tw::cast<T>(f + tw::cast<float>(i) + tw::cast<float>(d)));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
