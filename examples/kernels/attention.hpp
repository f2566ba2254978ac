// Attention: o = softmax(scale * q k^T) v for every head, without ever storing the scores.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// The softmax of scores that arrive tile by tile. For each of M query rows: the largest score so far, the sum of 2^(score -
// most), and the sum of the values so weighted. A larger score that comes later scales the sums down.
template <int M, int D>
struct online_softmax {
  tw::var<tw::tile<float, M, 1>> most, sum;
  tw::var<tw::tile<float, M, D>> values;

  constexpr explicit online_softmax(tw::block b)
      : most(b.full<float>(tw::shape<M, 1>, -tw::inf)),
        sum(b.zeros<float>(tw::shape<M, 1>)),
        values(b.zeros<float>(tw::shape<M, D>)) {}

  // Scores of N keys, in units that `scale` > 0 turns into logarithms to base 2, and the values of these keys. Every row
  // must have a score above -inf, here or before.
  template <class T, int N>
  constexpr void add(tw::tile<float, M, N> scores, tw::tile<T, N, D> v, tw::scalar<float> scale) {
    auto larger = tw::max(most, tw::max(scores, tw::axis<1>) * scale);
    auto weights = tw::exp2(tw::fma(scores, scale, -larger), tw::ftz);
    auto shrink = tw::exp2(most - larger, tw::ftz);
    sum = tw::fma(sum, shrink, tw::sum(weights, tw::axis<1>));
    values = tw::mma(tw::cast<T>(weights), v, values * shrink);
    most = larger;
  }
  // The weighted mean of the values.
  constexpr tw::tile<float, M, D> mean() const { return values * (1.0f / sum); }
};

inline constexpr float natural_to_binary = 1.44269504088896f;  // log2(e): e^x = 2^(x * log2(e))

// q [heads, rows, D], k and v [key heads, keys, D]; `group` query heads share a key head. A block makes M rows of one head and
// walks over the keys in steps of N. Causal: row i sees the keys 0 ... i + (keys - rows), so that the last row sees all.
// `scale` > 0, mostly 1 / sqrt(D). Any number of rows; at least one key.
//
// Two loops: all of a tile's scores count in the first one, which therefore has no mask; the second one has the tiles on
// the diagonal, or the one that hangs over the last key. The last rows have the most keys to see: let the host write
// `.ordered(tw::reversed<1>)`, so that they start first. 64 x 128 scores and two blocks a multiprocessor suit Hopper.
inline constexpr auto attention = tw::kernel<"attention", tw::no_kernel_checks>(
  []<class T, int M, int D, int N, bool Causal>(tw::block b, tw::out_tile<T, 1, M, D> o, tw::in<T, 3> q, tw::in<T, 3> k,
                                                tw::in<T, 3> v, tw::scalar<float> scale, tw::scalar<int> group,
                                                tw::constant<N>, tw::constant<Causal>) {
    b.require(group >= 1 && group <= 256);
    b.require(o.extents() == q.extents());
    b.require(q.extent(2) == D);
    b.require(q.extent(0) <= k.extent(0) * group);
    b.require(k.extents() == v.extents());
    b.require(k.extent(1) >= 1 && k.extent(1) <= 1 << 30);  // keys are counted with 32 bits
    b.require(k.extent(2) == D);
    if (Causal) b.require(q.extent(1) <= k.extent(1));
    auto head = o.index(0), rows = o.index(1);
    auto kv = head / group;
    auto ks = k.tiles(tw::shape<1, N, D>), vs = v.tiles(tw::shape<1, N, D>);
    auto query = tw::reshape(q.tiles(tw::shape<1, M, D>).load(head, rows, 0), tw::shape<M, D>);

    auto keys = tw::cast<int>(k.extent(1));
    auto first = rows * M +
                 (keys - tw::cast<int>(q.extent(1)));  // the last key that the tile's first row sees, if causal
    auto whole = Causal ? (first + 1) / N : keys / N;  // tiles of keys that all rows see
    auto seen = Causal ? tw::ceil_div(first + M, N) : ks.count(1);
    auto units = scale * natural_to_binary;
    online_softmax<M, D> result(b);
    auto scores = [&](tw::index j) {
      auto key = tw::reshape(ks.load(kv, j, 0, tw::latency<2>), tw::shape<N, D>);
      return tw::mma(query, tw::transpose(key), b.zeros<float>(tw::shape<M, N>));
    };
    auto values = [&](tw::index j) { return tw::reshape(vs.load(kv, j, 0, tw::latency<4>), tw::shape<N, D>); };
    for (auto j : ks.axis(1).until(whole)) result.add(scores(j), values(j), units);
    auto row = first + b.iota<int>(tw::shape<M, 1>);
    for (auto j : ks.axis(1).from(whole).until(seen)) {
      auto key = j * N + b.iota<int>(tw::shape<1, N>);
      auto counts = Causal ? key <= row : tw::broadcast(key < keys, tw::shape<M, N>);
      result.add(tw::select(counts, scores(j), -tw::inf), values(j), units);
    }
    o.store(tw::reshape(tw::cast<T>(result.mean()), tw::shape<1, M, D>));
  });

}  // namespace examples
