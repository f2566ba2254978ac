// A failed call gives back the tensors that were moved into it.
#include <gmock/gmock.h>
#include <tilewright/tilewright.hpp>

namespace {

constexpr auto add_half = tw::kernel<"add_half">(
  []<int B>(tw::block, tw::inout_tile<float, B> y, tw::inout_tile<float, B> z, tw::in<float, 1> x) {
    y.store(y.load() + x.load_like(y));
    z.store(z.load() + 0.5f);
  });

TEST(restore, a_refused_launch_gives_its_tensors_back_unchanged_and_in_order) {
  auto y = tw::arange<float>(4).sync(), z = tw::ones<float>(4).sync();
  auto const shorter = tw::ones<float>(1).sync();
  try {
    std::tie(y, z) = add_half(std::move(y).tiles(tw::shape<2>), std::move(z).tiles(tw::shape<2>), shorter).sync();
    FAIL() << "the launch was not refused";
  } catch (tw::error const& e) {
    EXPECT_FALSE(e.submitted());
    EXPECT_FALSE(y.valid());
    auto const copy = e;
    EXPECT_TRUE(copy.restore(y));
    EXPECT_TRUE(e.restore(z));
    EXPECT_FALSE(e.restore(z));
  }
  EXPECT_THAT(tw::to_host(y), testing::ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(tw::to_host(z), testing::ElementsAre(1, 1, 1, 1));
  auto const x = tw::ones<float>(4).sync();
  std::tie(y, z) = add_half(std::move(y).tiles(tw::shape<2>), std::move(z).tiles(tw::shape<2>), x).sync();
  EXPECT_THAT(tw::to_host(y), testing::ElementsAre(1, 2, 3, 4));
}

TEST(restore, a_handle_of_another_type_gets_nothing) {
  auto y = tw::arange<float>(4).sync(), z = tw::ones<float>(4).sync();
  tw::tensor<int, 1> other = tw::ones<int>(1).sync();
  auto const shorter = tw::ones<float>(1).sync();
  try {
    std::tie(y, z) = add_half(std::move(y).tiles(tw::shape<2>), std::move(z).tiles(tw::shape<2>), shorter).sync();
    FAIL() << "the launch was not refused";
  } catch (tw::error const& e) { EXPECT_FALSE(e.restore(other)); }
}

}  // namespace
