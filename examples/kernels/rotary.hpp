// Rotary position embedding: pairs of elements of a head are turned by an angle that grows with the token's position. Pair i
// is elements i and D/2 + i, as in Qwen3 and Llama.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// cosines and sines [positions, D/2] of all angles: position p turns pair i by p * frequency[i], where frequency[i] is
// theta^(-2i/D), made on the host in double precision: an error in it is multiplied by the position.
inline constexpr auto rotary_table = tw::kernel<"rotary_table", tw::no_kernel_checks>(
  []<int P, int H>(tw::block b, tw::out_tile<float, P, H> cosine, tw::out_tile<float, P, H> sine,
                   tw::in<float, 1> frequency) {
    b.require(cosine.extents() == sine.extents());
    b.require(cosine.extent(1) == frequency.extent(0));
    auto position = cosine.index(0) * P + b.iota<int>(tw::shape<P, 1>);
    auto angle = tw::cast<float>(position) * tw::reshape(frequency.load_like(cosine, tw::axis<1>), tw::shape<1, H>);
    cosine.store(tw::cos(angle));
    sine.store(tw::sin(angle));
  });

// y [tokens, heads, D]: x turned. Row t of the tables belongs to token t: pass a slice of them for tokens that start at
// another position. A block turns N heads of M tokens.
inline constexpr auto rotary = tw::kernel<"rotary", tw::no_kernel_checks>(
  []<class T, int M, int N, int D>(tw::block b, tw::out_tile<T, M, N, D> y, tw::in<T, 3> x, tw::in<float, 2> cosine,
                                   tw::in<float, 2> sine) {
    constexpr int H = D / 2;
    b.require(y.extents() == x.extents());
    b.require(x.extent(2) == D);
    b.require(cosine.extent(1) == H);
    b.require(cosine.extents() == sine.extents());
    b.require(x.extent(0) <= cosine.extent(0));
    auto xs = x.tiles(tw::shape<M, N, H>);
    auto low = tw::cast<float>(xs.load(y.index(0), y.index(1), 0));
    auto high = tw::cast<float>(xs.load(y.index(0), y.index(1), 1));
    auto of_tokens = [&](auto const& table) {
      return tw::reshape(table.tiles(tw::shape<M, H>).load(y.index(0), 0), tw::shape<M, 1, H>);
    };
    auto c = of_tokens(cosine), s = of_tokens(sine);
    y.store(tw::cast<T>(tw::cat(low * c - high * s, high * c + low * s, tw::axis<2>)));
  });

}  // namespace examples
