// Our kernels behind a C interface, for comparison with other libraries in one process: foreign buffers, foreign stream.
// Every function returns 0, or 1 with the reason in tw_bench_error().
#include <string>

#include <tilewright/async/unsafe.hpp>

#include "kernels/gemm.hpp"
#include "kernels/saxpy.hpp"

namespace {

std::string last_error;

template <class F>
int guarded(F&& f) {
  try {
    f();
    return 0;
  } catch (std::exception const& e) {
    last_error = e.what();
    return 1;
  }
}

using tw::bf16;

template <int M, int N, int K>
void gemm_of(tw::hints h, void* c, void const* x, void const* w, long m, long n, long k, void* stream) {
  auto const gpu = tw::device::current();
  auto out = tw::unsafe::claim_exclusive(static_cast<bf16*>(c), tw::extents<2>{{m, n}}, gpu);
  auto const a = tw::unsafe::wrap_shared(static_cast<bf16 const*>(x), tw::extents<2>{{m, k}}, gpu);
  auto const b = tw::unsafe::wrap_shared(static_cast<bf16 const*>(w), tw::extents<2>{{k, n}}, gpu);
  (void)tw::unsafe::enqueue(examples::gemm.with(h)(std::move(out).tiles(tw::shape<M, N>), a, b, tw::value<K>),
                            tw::unsafe::foreign_stream(gpu, stream));
}

template <int B>
void add_of(tw::hints h, void* z, void const* x, void const* y, long n, void* stream) {
  auto const gpu = tw::device::current();
  auto out = tw::unsafe::claim_exclusive(static_cast<float*>(z), tw::extents<1>{{n}}, gpu);
  auto const a = tw::unsafe::wrap_shared(static_cast<float const*>(x), tw::extents<1>{{n}}, gpu);
  auto const b = tw::unsafe::wrap_shared(static_cast<float const*>(y), tw::extents<1>{{n}}, gpu);
  (void)tw::unsafe::enqueue(examples::add.with(h)(std::move(out).tiles(tw::shape<B>), a, b),
                            tw::unsafe::foreign_stream(gpu, stream));
}

}  // namespace

extern "C" {

char const* tw_bench_error() { return last_error.c_str(); }

// Configurations by number; compare.py names them.
int tw_bench_gemm_bf16(int config, void* c, void const* x, void const* w, long m, long n, long k, void* stream) {
  return guarded([&] {
    switch (config) {
      case 0: gemm_of<128, 128, 64>({4, 2, 1}, c, x, w, m, n, k, stream); break;
      case 1: gemm_of<128, 256, 64>({8, 1, 1}, c, x, w, m, n, k, stream); break;
      case 2: gemm_of<256, 128, 64>({8, 1, 1}, c, x, w, m, n, k, stream); break;
      default: throw std::out_of_range("no such configuration");
    }
  });
}

int tw_bench_add_f32(int config, void* z, void const* x, void const* y, long n, void* stream) {
  return guarded([&] {
    switch (config) {
      case 0: add_of<4096>({8, 0, 0}, z, x, y, n, stream); break;
      case 1: add_of<1024>({4, 0, 0}, z, x, y, n, stream); break;
      default: throw std::out_of_range("no such configuration");
    }
  });
}

// Every configuration for the shapes of compare.py, on addresses that are only aligned as the GPU's are: for runs with
// TW_PREPARE, which execute nothing.
int tw_bench_prepare_all() {
  auto const fake = [](std::uintptr_t i) { return reinterpret_cast<void*>(i << 40); };
  for (int config = 0; config < 3; ++config)
    for (long n : {1024, 2048, 4096, 8192})
      if (tw_bench_gemm_bf16(config, fake(1), fake(2), fake(3), n, n, n, nullptr) != 0) return 1;
  for (int config = 0; config < 2; ++config)
    if (tw_bench_add_f32(config, fake(1), fake(2), fake(3), 1L << 28, nullptr) != 0) return 1;
  return 0;
}

}  // extern "C"
