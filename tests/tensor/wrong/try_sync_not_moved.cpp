// An operation runs once.
// EXPECT: write std::move.op..try_sync
#include <tilewright/async/create.hpp>

void call() {
  auto op = tw::zeros<float>(2);
  (void)op.try_sync();
}
