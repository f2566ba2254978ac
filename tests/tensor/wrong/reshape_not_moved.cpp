// A reshaped tensor takes the memory along.
// EXPECT: reshape makes another tensor of this one.s memory: std::move.y..reshape
#include <tilewright/async/create.hpp>

void call(tw::tensor<float, 1>& y) { (void)y.reshape(2, 3); }
