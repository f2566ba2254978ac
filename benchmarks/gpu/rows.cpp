// Element by element and row by row. add: sizes {n}, tensors {z, x, y}.
#include "gpu/bench.hpp"
#include "kernels/saxpy.hpp"

namespace bench {
namespace {

template <int B, auto Hints>
void add(call const& c) {
  tw::extents<1> const e{{c.sizes[0]}};
  c.enqueue(examples::add.with(Hints)(c.output<float, 1>(0, e).tiles(tw::shape<B>), c.input<float, 1>(1, e),
                                      c.input<float, 1>(2, e)));
}

using tw::hints;

}  // namespace

std::vector<configuration> row_configurations() {
  std::vector<std::vector<long>> const large{{1L << 28}};
  return {
    {"add f32", "4096, 8 warps", add<4096, hints{8}>, large},
    {"add f32", "1024, 4 warps", add<1024, hints{4}>, large},
  };
}

}  // namespace bench
