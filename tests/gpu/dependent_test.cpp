// Launches that start before the kernel before them has ended: what that one wrote is read whole, again and again.
#include <tilewright/async/unsafe.hpp>

#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

// Lets the next kernel start at once, then works for a while, then writes: who did not wait would read old values.
constexpr auto slow = tw::kernel<"slow">([](tw::block b, tw::inout_tile<int, 256> y, tw::scalar<int> rounds) {
  tw::unsafe::wait_for_previous_grid(y);
  tw::unsafe::launch_dependents(y);
  tw::var t = y.load();
  for (auto k : b.range(0, rounds)) t = t * 1664525 + tw::cast<int>(k);
  y.store(t.now());
});
constexpr auto reads = tw::kernel<"reads">([](tw::block, tw::out_tile<int, 256> z, tw::in<int, 1> y) {
  tw::unsafe::wait_for_previous_grid(y);
  z.store(y.load_like(z) ^ 1);
});

TEST(gpu_dependent, launches_read_what_the_kernel_before_them_wrote) {
  constexpr std::int64_t n = 1 << 18;
  constexpr int rounds = 3000, repeats = 40;
  constexpr tw::hints early{.dependent_launch = true};
  std::mt19937 engine(61);
  std::vector<int> want(n);
  for (int& v : want) v = static_cast<int>(engine());
  tw::stream_ref const stream = tw::default_stream(gpu());
  auto y = tw::tensor<int, 1>::from(want, {{n}}, gpu());
  std::vector<tw::tensor<int, 1>>
    seen;  // all kept: the launches are enqueued one after the other, and waited for at the end
  seen.reserve(repeats);
  for (int k = 0; k < repeats; ++k) {
    y = tw::unsafe::enqueue(slow.with(early)(std::move(y).tiles(shape<256>), rounds), stream);
    auto const& lent = y;
    seen.push_back(
      tw::unsafe::enqueue(reads.with(early)(tw::uninit<int, 1>({n}, gpu()).tiles(shape<256>), lent), stream));
  }
  tw::synchronize(stream);
  if (preparing()) return;
  // Of one element after the other what all rounds do: x * a + b.
  std::uint32_t a = 1, b = 0;
  for (int k = 0; k < rounds; ++k) {
    a *= 1664525u;
    b = b * 1664525u + static_cast<std::uint32_t>(k);
  }
  for (auto const& z : seen) {
    for (int& v : want) v = static_cast<int>(static_cast<std::uint32_t>(v) * a + b);
    auto const got = tw::to_host(z);
    for (std::size_t i = 0; i < got.size(); ++i) ASSERT_EQ(got[i], want[i] ^ 1) << i;
  }
}

}  // namespace
