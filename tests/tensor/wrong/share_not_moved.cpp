// What is shared is not exclusive any more.
// EXPECT: the exclusive one goes: std::move.y..share
#include <tilewright/async/create.hpp>

void call(tw::tensor<float, 1>& y) { (void)y.share(); }
