// A control: reductions and scans of every form compile.
// EXPECT-OK
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<class T, int M, int N, int K>(tw::block b, tw::out_tile<T, M, N> c,
                                                                         tw::in<T, 2> x, tw::in<T, 2> w,
                                                                         tw::constant<K>) {
  auto t = tw::cast<float>(x.tiles(tw::shape<M, N>).load(c.index(0), 0));
  auto far = tw::reduce(t, tw::axis<1>, 0, [](auto p, auto q) { return tw::max(tw::abs(p), tw::abs(q)); });
  auto i = tw::argmax(t, tw::axis<1>);
  auto [m, s] = tw::reduce(tw::operands(t, i + b.zeros<int>(tw::shape<M, N>)), tw::axis<1>, tw::identities(-tw::inf, 0),
                           [&](auto p, auto q) {
                             auto [v, k] = p;
                             auto [u, l] = q;
                             tw::var most = v;
                             b.if_(u > v, [&most, now = u] { most = now; });
                             return tw::operands(most, k + l);
                           });
  auto r = tw::scan(t, tw::axis<0>, 0, [&](auto p, auto q) { return p + q; }, tw::reverse);
  auto all = tw::all_of(t > 0.0f);
  auto z = tw::select(all, r, tw::cumsum(t, tw::axis<1>)) + far + m + tw::cast<float>(s);
  c.store(tw::cast<T>(z));
});

void call() { (void)kernel(tiles_of_c(), x, w, tw::value<32>).sync(); }
