// An operation that is ready owns its value.
// EXPECT: ready.. keeps a value until the operation runs
#include <tilewright/async/create.hpp>

void call(float* p) { (void)tw::ready(p); }
