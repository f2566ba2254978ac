// Conditions do not count.
// EXPECT: arange counts; use zeros or ones
#include <tilewright/async/create.hpp>

void call() { (void)tw::arange<bool>(2); }
