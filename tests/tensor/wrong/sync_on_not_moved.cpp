// An operation runs once.
// EXPECT: write std::move.op..sync_on.stream
#include <tilewright/async/create.hpp>

void call(tw::stream_ref s) {
  auto op = tw::zeros<float>(2);
  (void)op.sync_on(s);
}
