// Attention forward: sizes {batch * heads, length}; tensors {o, q, k, v}, each [batch * heads, length, D].
#include <cmath>

#include "gpu/bench.hpp"
#include "kernels/attention.hpp"

namespace bench {
namespace {

using tw::bf16;
using tw::hints;

// Rows of a head first, or the heads first.
template <int M, int D, int N, bool Causal, auto Hints, bool RowsFirst>
void attention(call const& c) {
  tw::extents<3> const e{{c.sizes[0], c.sizes[1], D}};
  auto o = [&] {
    auto tiles = c.output<bf16, 3>(0, e).tiles(tw::shape<1, M, D>);
    // Causal: the blocks with most keys first.
    if constexpr (RowsFirst && Causal) return std::move(tiles).ordered(tw::linear).ordered(tw::reversed<1>);
    else if constexpr (RowsFirst) return std::move(tiles).ordered(tw::linear);
    else if constexpr (Causal) return std::move(tiles).ordered(tw::reversed<1>);
    else return tiles;
  }();
  c.enqueue(examples::attention.with(Hints)(std::move(o), c.input<bf16, 3>(1, e), c.input<bf16, 3>(2, e),
                                            c.input<bf16, 3>(3, e), 1.0f / std::sqrt(static_cast<float>(D)), 1,
                                            tw::value<N>, tw::value<Causal>));
}

std::vector<std::vector<long>> const lengths{{64, 4096}};  // the same code serves all

template <int M, int D, int N, auto Hints, bool RowsFirst = true>
void both(std::vector<configuration>& list, char const* name) {
  static std::string const d = std::to_string(D);
  static std::string const questions[] = {"attention bf16 " + d + " full", "attention bf16 " + d + " causal"};
  list.push_back({questions[0].c_str(), name, attention<M, D, N, false, Hints, RowsFirst>, lengths});
  list.push_back({questions[1].c_str(), name, attention<M, D, N, true, Hints, RowsFirst>, lengths});
}

}  // namespace

std::vector<configuration> attention_configurations() {
  std::vector<configuration> list;
  both<64, 128, 128, hints{.occupancy = 2}>(list, "64x128, occupancy 2");
  both<64, 128, 128, hints{.occupancy = 2}, false>(list, "64x128, occupancy 2, heads first");
  both<128, 128, 64, hints{.warps = 8, .occupancy = 2}>(list, "128x64, 8 warps, occupancy 2");
  both<64, 64, 128, hints{.occupancy = 2}>(list, "64x128, occupancy 2");
  both<64, 64, 128, hints{.occupancy = 2}, false>(list, "64x128, occupancy 2, heads first");
  both<128, 64, 64, hints{.warps = 8, .occupancy = 2}>(list, "128x64, 8 warps, occupancy 2");
  both<128, 64, 64, hints{.warps = 8, .occupancy = 2}, false>(list, "128x64, 8 warps, occupancy 2, heads first");
  both<128, 64, 128, hints{.warps = 4, .occupancy = 2}>(list, "128x128, 4 warps, occupancy 2");
  return list;
}

}  // namespace bench
