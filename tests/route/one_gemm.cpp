// What a user's file with one kernel costs to compile: compile_time_test.cpp times it.
#include "kernels/gemm.hpp"

tw::tensor<float, 2> product(tw::tensor<float, 2> const& x, tw::tensor<float, 2> const& w) {
  return examples::gemm(tw::uninit<float, 2>({x.extent(0), w.extent(1)}).tiles(tw::shape<64, 64>), x, w, tw::value<32>)
    .sync();
}
