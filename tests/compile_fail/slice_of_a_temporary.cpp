// A slice borrows.
// EXPECT: a slice borrows from its tensor, and this one is a temporary
#include "kit.hpp"

void call() { auto s = tw::ones<float>(4).sync().slice(0, 2); }  // EXPECT-AT: .
