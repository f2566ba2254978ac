// Attention of one new token to all earlier ones, where a single block for each head would leave the device idle: the keys are
// split among blocks, and a second kernel combines their results.
#pragma once
#include <tilewright/tilewright.hpp>
#include "kernels/attention.hpp"

namespace examples {

// q [key heads, group, D]: the `group` query heads that share a key head are the rows of one tile. k and v [key heads,
// capacity, D], of which the first `length` keys count. Part s of n takes the s-th n-th of the key tiles and gives
// part [key heads, n, group, D], its weighted mean of the values, and weight [key heads, n, group, 1], the logarithm to base 2 of its
// sum of weights; -inf, and a mean of 0, where no key is left for it. `scale` > 0.
inline constexpr auto decode_attention = tw::kernel<"decode_attention", tw::no_kernel_checks>(
  []<class T, int G, int D, int N>(tw::block b, tw::out_tile<float, 1, 1, G, D> part,
                                   tw::out_tile<float, 1, 1, G, 1> weight, tw::in<T, 3> q, tw::in<T, 3> k,
                                   tw::in<T, 3> v, tw::scalar<float> scale, tw::scalar<int> length, tw::constant<N>) {
    b.require(part.extent(0) == q.extent(0));
    b.require(part.extent(1) >= 1 && part.extent(1) <= 4096);
    b.require(part.extent(2) == q.extent(1));
    b.require(part.extent(3) == D);
    b.require(weight.extent(0) == part.extent(0));
    b.require(weight.extent(1) == part.extent(1));
    b.require(weight.extent(2) == part.extent(2));
    b.require(weight.extent(3) == 1);
    b.require(q.extent(2) == D);
    b.require(k.extent(0) == q.extent(0));
    b.require(k.extent(2) == D);
    b.require(k.extents() == v.extents());
    b.require(length >= 1);
    b.require(length <= k.extent(1));
    auto head = part.index(0);
    auto ks = k.tiles(tw::shape<1, N, D>), vs = v.tiles(tw::shape<1, N, D>);
    auto query = tw::reshape(q.tiles(tw::shape<1, G, D>).load(head, part.index(2), 0), tw::shape<G, D>);
    auto tiles = tw::ceil_div(length, N);
    auto share = tw::ceil_div(tiles, tw::cast<int>(part.extent(1)));
    auto begin = part.index(1) * share;
    auto units = scale * natural_to_binary;
    online_softmax<G, D> result(b);
    for (auto j : ks.axis(1).from(begin).until(tw::min(begin + share, tiles))) {
      auto key = tw::reshape(ks.load(head, j, 0), tw::shape<N, D>);
      auto scores = tw::mma(query, tw::transpose(key), b.zeros<float>(tw::shape<G, N>));
      auto counts = j * N + b.iota<int>(tw::shape<1, N>) < length;
      auto values = tw::reshape(vs.load(head, j, 0), tw::shape<N, D>);
      result.add(tw::select(counts, scores, -tw::inf), values, units);
    }
    auto mean = tw::select(result.sum > 0.0f, result.mean(), 0.0f);
    part.store(tw::reshape(mean, tw::shape<1, 1, G, D>));
    weight.store(tw::reshape(result.most + tw::log2(result.sum), tw::shape<1, 1, G, 1>));
  });

// o [key heads, group, D]: the parts' mean, weighted. At most S parts, at least one of which saw a key.
inline constexpr auto combine_attention = tw::kernel<"combine_attention", tw::no_kernel_checks>(
  []<class T, int G, int D, int S>(tw::block b, tw::out_tile<T, 1, G, D> o, tw::in<float, 4> part,
                                   tw::in<float, 4> weight, tw::constant<S>) {
    b.require(part.extent(0) == o.extent(0));
    b.require(part.extent(1) >= 1);
    b.require(part.extent(1) <= S);
    b.require(part.extent(2) == o.extent(1));
    b.require(part.extent(3) == o.extent(2));
    b.require(weight.extent(0) == part.extent(0));
    b.require(weight.extent(1) == part.extent(1));
    b.require(weight.extent(2) == part.extent(2));
    b.require(weight.extent(3) == 1);
    auto at = [&](auto const& view, auto column) { return view.load(o.index(0), 0, o.index(1), column); };
    auto logarithms = at(weight.tiles(tw::shape<1, S, G, 1>, tw::pad::neg_inf), 0);
    auto w = tw::exp2(logarithms - tw::max(logarithms, tw::axis<1>), tw::ftz);
    auto parts = at(part.tiles(tw::shape<1, S, G, D>), o.index(2));
    auto mean = tw::sum(parts * w, tw::axis<1>) / tw::sum(w, tw::axis<1>);
    o.store(tw::reshape(tw::cast<T>(mean), tw::shape<1, G, D>));
  });

}  // namespace examples
