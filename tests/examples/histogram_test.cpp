// Kernels that update tensors from all blocks, against counts and sums made on the host.
#include "kernels/histogram.hpp"

#include <gtest/gtest.h>

#include <random>

namespace {

using tw::shape;

template <int B>
void counts(std::vector<std::uint8_t> const& x, std::int64_t bins) {
  SCOPED_TRACE(std::to_string(x.size()) + " elements, " + std::to_string(bins) + " bins");
  std::vector<int> expected(static_cast<std::size_t>(bins), 3);
  for (auto v : x)
    if (v < bins) ++expected[v];
  auto const dx = tw::tensor<std::uint8_t, 1>::from(x, {static_cast<std::int64_t>(x.size())});
  auto start = tw::tensor<int, 1>::from(std::vector<int>(static_cast<std::size_t>(bins), 3), {bins});
  auto const counted = examples::histogram(std::move(start).accum(), dx, tw::over<B>()).sync();
  EXPECT_EQ(tw::to_host(counted), expected);
}

TEST(histogram, counts_every_element_once) {
  std::mt19937 engine(1);
  std::uniform_int_distribution<int> any(0, 255);
  for (std::size_t n :
       {std::size_t{0}, std::size_t{1}, std::size_t{63}, std::size_t{64}, std::size_t{65}, std::size_t{5000}}) {
    std::vector<std::uint8_t> x(n);
    for (auto& v : x) v = static_cast<std::uint8_t>(any(engine));
    counts<64>(x, 256);
    counts<1024>(x, 256);
    counts<64>(x, 10);  // most lie beyond the last bin
  }
}

TEST(histogram, all_blocks_into_one_bin) { counts<64>(std::vector<std::uint8_t>(100000, 7), 8); }

TEST(column_sums, of_rows_that_many_blocks_share) {
  std::int64_t const m = 700, n = 50;
  std::vector<float> x(static_cast<std::size_t>(m * n));
  std::vector<float> expected(static_cast<std::size_t>(n), 0.0f);
  for (std::size_t i = 0; i < x.size(); ++i) {
    x[i] = static_cast<float>(i * 7 % 13);  // small integers: sums are exact in any order
    expected[i % static_cast<std::size_t>(n)] += x[i];
  }
  auto const dx = tw::tensor<float, 2>::from(x, {m, n});
  auto sums = tw::zeros<float, 2>({{1, n}}).sync();
  sums = examples::column_sums(std::move(sums).accum(), dx, tw::over<16, 32>()).sync();
  EXPECT_EQ(tw::to_host(sums), expected);
}

}  // namespace
