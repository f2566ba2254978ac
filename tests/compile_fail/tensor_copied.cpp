// A tensor is exclusive.
// EXPECT: deleted|copy
#include "kit.hpp"

void call() { auto second = v; }  // EXPECT-AT: .
