// Matrix products: sizes {m, n, k}; tensors {c, x, w}, with w [k, n]; for 8-bit floats w [n, k].
#include "kernels/gemm.hpp"
#include "gpu/bench.hpp"
#include "kernels/gemm_persistent.hpp"

namespace bench {
namespace {

using tw::hints;

// One tile a block, blocks numbered in bands of 8 rows of tiles.
template <class T, int M, int N, int K, auto Hints>
void banded(call const& c) {
  long const m = c.sizes[0], n = c.sizes[1], k = c.sizes[2];
  c.enqueue(examples::gemm.with(Hints)(c.output<T, 2>(0, {{m, n}}).tiles(tw::shape<M, N>).ordered(tw::grouped<8>),
                                       c.input<T, 2>(1, {{m, k}}), c.input<T, 2>(2, {{k, n}}), tw::value<K>));
}
// As many blocks as the card runs at a time.
template <class T, int M, int N, int K, auto Hints>
void persistent(call const& c) {
  long const m = c.sizes[0], n = c.sizes[1], k = c.sizes[2];
  c.enqueue(
    examples::gemm_persistent.with(Hints)(c.output<T, 2>(0, {{m, n}}).tiles(tw::shape<M, N>).dealt(tw::grouped<8>),
                                          c.input<T, 2>(1, {{m, k}}), c.input<T, 2>(2, {{k, n}}), tw::value<K>));
}
template <class T, int M, int N, int K, auto Hints>
void banded_linear(call const& c) {
  long const m = c.sizes[0], n = c.sizes[1], k = c.sizes[2];
  c.enqueue(
    examples::linear.with(Hints)(c.output<tw::bf16, 2>(0, {{m, n}}).tiles(tw::shape<M, N>).ordered(tw::grouped<8>),
                                 c.input<T, 2>(1, {{m, k}}), c.input<T, 2>(2, {{n, k}}), tw::value<K>));
}
template <class T, int M, int N, int K, auto Hints>
void persistent_linear(call const& c) {
  long const m = c.sizes[0], n = c.sizes[1], k = c.sizes[2];
  c.enqueue(examples::linear_persistent.with(Hints)(
    c.output<tw::bf16, 2>(0, {{m, n}}).tiles(tw::shape<M, N>).dealt(tw::grouped<8>), c.input<T, 2>(1, {{m, k}}),
    c.input<T, 2>(2, {{n, k}}), tw::value<K>));
}

std::vector<std::vector<long>> const square{{4096, 4096, 4096}};  // the same code serves 1024 to 8192

template <class T>
void sixteen_bits(std::vector<configuration>& list, char const* q) {
  list.insert(
    list.end(),
    {{q, "64x128x128, 4 warps, occupancy 1, latency 4", banded<T, 64, 128, 128, hints{4, 1, 1, 4}>, square},
     {q, "64x128x128, 8 warps, occupancy 1, latency 4", banded<T, 64, 128, 128, hints{8, 1, 1, 4}>, square},
     {q, "128x64x128, 4 warps, occupancy 1, latency 4", banded<T, 128, 64, 128, hints{4, 1, 1, 4}>, square},
     {q, "128x128x64, 4 warps, occupancy 2, latency 4", banded<T, 128, 128, 64, hints{4, 2, 1, 4}>, square},
     {q, "128x128x64 generic, 4 warps, occupancy 2, latency 4",
      banded<T, 128, 128, 64, hints{.warps = 4, .occupancy = 2, .ctas = 1, .latency = 4, .generic = true}>, square},
     {q, "128x256x64, 8 warps, occupancy 1, latency 6", banded<T, 128, 256, 64, hints{8, 1, 1, 6}>, square},
     {q, "256x256x64 persistent on 2 CTAs, 8 warps", persistent<T, 256, 256, 64, hints{8, 1, 2}>, square},
     {q, "256x256x64 persistent on 2 CTAs, 8 warps, latency 4", persistent<T, 256, 256, 64, hints{8, 1, 2, 4}>,
      square}});
}

}  // namespace

std::vector<configuration> gemm_configurations() {
  std::vector<configuration> list;
  sixteen_bits<tw::bf16>(list, "gemm bf16");
  sixteen_bits<tw::f16>(list, "gemm f16");
  using T = tw::e4m3;
  constexpr char const* q = "gemm e4m3";
  list.insert(
    list.end(),
    {{q, "128x128x128, 4 warps, occupancy 2", banded_linear<T, 128, 128, 128, hints{4, 2, 1}>, square},
     {q, "128x128x128, 4 warps, occupancy 2, latency 4", banded_linear<T, 128, 128, 128, hints{4, 2, 1, 4}>, square},
     {q, "128x256x128, 8 warps, occupancy 1", banded_linear<T, 128, 256, 128, hints{8, 1, 1}>, square},
     {q, "256x128x64 persistent, 8 warps", persistent_linear<T, 256, 128, 64, hints{8, 1, 1}>, square},
     {q, "256x256x128 persistent on 2 CTAs, 8 warps", persistent_linear<T, 256, 256, 128, hints{8, 1, 2}>, square}});
  return list;
}

}  // namespace bench
