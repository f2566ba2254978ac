// The last handle goes when its tensor becomes exclusive.
// EXPECT: unshare takes the last handle: std::move.x..unshare
#include <tilewright/async/create.hpp>

void call(tw::shared<float, 1>& x) { (void)x.unshare(); }
