// Bands of rows need rows.
// EXPECT: the tensor needs two axes or more; use tw::linear
#include "kit.hpp"

void call() { (void)tw::uninit<float, 1>({64}).tiles(tw::shape<64>).dealt(tw::grouped<8>); }  // EXPECT-AT: .
