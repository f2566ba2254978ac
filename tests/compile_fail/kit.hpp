// Tensors that the wrong programs of this folder pass to their kernels.
#pragma once
#include <tilewright/tilewright.hpp>

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"

using tw::bf16;
extern tw::tensor<bf16, 2> x, w;
extern tw::tensor<float, 2> f;
extern tw::tensor<float, 1> v, v2;
inline auto tiles_of_c() { return tw::uninit<bf16, 2>({64, 64}).tiles(tw::shape<64, 64>); }
