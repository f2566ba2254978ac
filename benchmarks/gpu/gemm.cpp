// Matrix products: sizes {m, n, k}; tensors {c, x, w}.
#include "kernels/gemm.hpp"
#include "gpu/bench.hpp"
#include "kernels/gemm_persistent.hpp"

namespace bench {
namespace {

template <class T, int M, int N, int K, auto Hints>
void plain(call const& c) {
  long const m = c.sizes[0], n = c.sizes[1], k = c.sizes[2];
  c.enqueue(examples::gemm.with(Hints)(c.output<T, 2>(0, {{m, n}}).tiles(tw::shape<M, N>), c.input<T, 2>(1, {{m, k}}),
                                       c.input<T, 2>(2, {{k, n}}), tw::value<K>));
}

// One tile a block, blocks numbered in bands of 8 rows of tiles.
template <class T, int M, int N, int K, auto Hints>
void banded(call const& c) {
  long const m = c.sizes[0], n = c.sizes[1], k = c.sizes[2];
  c.enqueue(examples::gemm.with(Hints)(c.output<T, 2>(0, {{m, n}}).tiles(tw::shape<M, N>).ordered(tw::grouped<8>),
                                       c.input<T, 2>(1, {{m, k}}), c.input<T, 2>(2, {{k, n}}), tw::value<K>));
}

// Blocks: 0, as many as the card runs at a time; -1, one for each tile.
template <class T, int M, int N, int K, auto Deal, auto Hints, int Blocks = 0>
void dealt(call const& c) {
  long const m = c.sizes[0], n = c.sizes[1], k = c.sizes[2];
  c.enqueue(examples::gemm_persistent.with(Hints)(
    c.output<T, 2>(0, {{m, n}}).tiles(tw::shape<M, N>).dealt(Deal, Blocks < 0 ? 1 << 20 : Blocks),
    c.input<T, 2>(1, {{m, k}}), c.input<T, 2>(2, {{k, n}}), tw::value<K>));
}

using tw::hints;
std::vector<std::vector<long>> const square{{4096, 4096, 4096}};  // the same code serves 1024 to 8192

}  // namespace

std::vector<configuration> gemm_configurations() {
  using T = tw::bf16;
  constexpr char const* q = "gemm bf16";
  return {
    {q, "128x128x64, 4 warps, occupancy 2, latency 4", plain<T, 128, 128, 64, hints{4, 2, 1, 4}>, square},
    {q, "128x128x64, 4 warps, occupancy 2, latency 4", banded<T, 128, 128, 64, hints{4, 2, 1, 4}>, square},
    {q, "128x256x64, 8 warps, occupancy 1, latency 6", banded<T, 128, 256, 64, hints{8, 1, 1, 6}>, square},
    {q, "128x64x128, 4 warps, occupancy 1, latency 4", banded<T, 128, 64, 128, hints{4, 1, 1, 4}>, square},
    {q, "64x128x128, 4 warps, occupancy 1, latency 4", banded<T, 64, 128, 128, hints{4, 1, 1, 4}>, square},
    {q, "128x64x128, 4 warps, occupancy 2, latency 3", banded<T, 128, 64, 128, hints{4, 2, 1, 3}>, square},
    {q, "64x128x128, 4 warps, occupancy 2, latency 3", banded<T, 64, 128, 128, hints{4, 2, 1, 3}>, square},
    {q, "64x64x128, 4 warps, occupancy 2, latency 4", banded<T, 64, 64, 128, hints{4, 2, 1, 4}>, square},
    {q, "64x64x128, 4 warps, occupancy 3, latency 3", banded<T, 64, 64, 128, hints{4, 3, 1, 3}>, square},
    {q, "64x64x128, 4 warps, occupancy 2, latency 6", banded<T, 64, 64, 128, hints{4, 2, 1, 6}>, square},
    {q, "64x64x256, 4 warps, occupancy 2, latency 2", banded<T, 64, 64, 256, hints{4, 2, 1, 2}>, square},
    {q, "64x128x64, 4 warps, occupancy 2, latency 4", banded<T, 64, 128, 64, hints{4, 2, 1, 4}>, square},
    {q, "128x64x64, 4 warps, occupancy 2, latency 4", banded<T, 128, 64, 64, hints{4, 2, 1, 4}>, square},
    {q, "64x256x64, 4 warps, occupancy 1, latency 4", banded<T, 64, 256, 64, hints{4, 1, 1, 4}>, square},
    {q, "128x128x128 on 2 CTAs, 4 warps, occupancy 1, latency 4", banded<T, 128, 128, 128, hints{4, 1, 2, 4}>, square},
    {q, "128x128x64 on 2 CTAs, 4 warps, occupancy 1, latency 6", banded<T, 128, 128, 64, hints{4, 1, 2, 6}>, square},
    {q, "128x128x128 on 2 CTAs, 8 warps, occupancy 1, latency 3", banded<T, 128, 128, 128, hints{8, 1, 2, 3}>, square},
    {q, "64x128x128, 8 warps, occupancy 1, latency 4", banded<T, 64, 128, 128, hints{8, 1, 1, 4}>, square},
    {q, "128x64x128, 8 warps, occupancy 1, latency 4", banded<T, 128, 64, 128, hints{8, 1, 1, 4}>, square},
    {q, "256x256x64 persistent on 2 CTAs, 8 warps", dealt<T, 256, 256, 64, tw::grouped<8>, hints{8, 1, 2}>, square},
    {q, "256x256x64 persistent on 2 CTAs, 8 warps, latency 4",
     dealt<T, 256, 256, 64, tw::grouped<8>, hints{8, 1, 2, 4}>, square},
    {q, "256x256x64 persistent on 2 CTAs, 8 warps, bands of 4", dealt<T, 256, 256, 64, tw::grouped<4>, hints{8, 1, 2}>,
     square},
  };
}

}  // namespace bench
