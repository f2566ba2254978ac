// An operation that borrows stays where it is.
// EXPECT: deleted
// EXPECT: an_operation_that_borrows_cannot_be_moved_pass_x_share_to_keep_it
#include "kit.hpp"

constexpr auto kernel = tw::kernel<"k">([]<int B>(tw::block b, tw::inout_tile<float, B> y, tw::in<float, 1> x,
                                                  tw::scalar<float> a) { y.store(y.load() + a); });

void call() {
  auto op = kernel(std::move(v2).tiles(tw::shape<64>), v, 1.0f);
  auto other = std::move(op);  // EXPECT-AT: .
}
