// The output has another element type.
// EXPECT: argument 1 of this call
// EXPECT: the tensor.s element type is not the parameter.s
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call(tw::tensor<double, 1> z) { (void)kernel(std::move(z).tiles(tw::shape<64>), v, 1.0f).sync(); }  // EXPECT-AT: .
