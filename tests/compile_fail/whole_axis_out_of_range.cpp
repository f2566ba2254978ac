// Axes count from 0.
// EXPECT: tw::whole<Axis> names an axis of the tensor
#include "kit.hpp"

void call() { (void)tw::uninit<float, 1>({64}).tiles(tw::shape<64>).dealt(tw::whole<1>); }  // EXPECT-AT: .
