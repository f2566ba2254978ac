// 4-bit elements have no memory of their own.
// EXPECT: elements of 4 bits lie in tensors of uint8_t
#include "kit.hpp"

tw::tensor<tw::i4, 1> wrong;
