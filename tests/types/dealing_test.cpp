// Every dealing is a bijection between places and the grid of tiles: enumerated.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include <tilewright/types/dealing.hpp>

namespace {

using tw::dealing;
using tw::lang::place_in_grid;

// Each tile of the grid has exactly one place.
constexpr bool is_bijection(dealing kind, std::int64_t band, std::array<std::int64_t, 3> counts, int rank) {
  std::int64_t total = 1;
  for (int a = 0; a < rank; ++a) total *= counts[static_cast<std::size_t>(a)];
  std::vector<bool> seen(static_cast<std::size_t>(total), false);
  for (std::int64_t p = 0; p < total; ++p) {
    std::array<std::int64_t, 3> at{-1, -1, -1};
    place_in_grid(kind, band, rank, p, counts.data(), at.data());
    std::int64_t number = 0;
    for (int a = 0; a < rank; ++a) {
      auto const k = static_cast<std::size_t>(a);
      if (at[k] < 0 || at[k] >= counts[k]) return false;
      number = number * counts[k] + at[k];
    }
    if (seen[static_cast<std::size_t>(number)]) return false;
    seen[static_cast<std::size_t>(number)] = true;
  }
  return true;
}

TEST(dealing, linear_is_a_bijection) {
  for (int m = 1; m <= 9; ++m)
    for (int n = 1; n <= 9; ++n)
      for (int l = 1; l <= 4; ++l)
        for (int rank = 1; rank <= 3; ++rank) ASSERT_TRUE(is_bijection(dealing::linear, 0, {m, n, l}, rank));
}
TEST(dealing, grouped_is_a_bijection) {
  for (int band : {1, 2, 3, 4, 7, 8, 16, 1024})
    for (int m = 1; m <= 20; ++m)
      for (int n = 1; n <= 9; ++n) {
        ASSERT_TRUE(is_bijection(dealing::grouped, band, {m, n, 1}, 2)) << band << ": " << m << " x " << n;
        for (int l = 1; l <= 3; ++l)
          ASSERT_TRUE(is_bijection(dealing::grouped, band, {l, m, n}, 3))
            << band << ": " << l << " x " << m << " x " << n;
      }
}
TEST(dealing, grouped_walks_down_the_columns_of_a_band) {
  std::array<std::int64_t, 2> const counts{5, 3};
  std::vector<std::array<std::int64_t, 2>> order;
  for (std::int64_t p = 0; p < 15; ++p) {
    std::array<std::int64_t, 2> at{};
    place_in_grid(dealing::grouped, std::int64_t{2}, 2, p, counts.data(), at.data());
    order.push_back(at);
  }
  std::vector<std::array<std::int64_t, 2>> const wanted{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}, {2, 0}, {3, 0},
                                                        {2, 1}, {3, 1}, {2, 2}, {3, 2}, {4, 0}, {4, 1}, {4, 2}};
  EXPECT_EQ(order, wanted);
}

// A number that remembers the largest intermediate result.
struct watched {
  std::int64_t v;
  static inline std::int64_t largest = 0;
  static watched of(std::int64_t v) {
    largest = std::max(largest, v);
    EXPECT_GE(v, 0);
    return {v};
  }
  friend watched operator+(watched a, watched b) { return of(a.v + b.v); }
  friend watched operator-(watched a, watched b) { return of(a.v - b.v); }
  friend watched operator*(watched a, watched b) { return of(a.v * b.v); }
  friend watched operator/(watched a, watched b) { return of(a.v / b.v); }
  friend watched operator%(watched a, watched b) { return of(a.v % b.v); }
  friend watched min(watched a, watched b) { return a.v < b.v ? a : b; }
};
TEST(dealing, no_step_exceeds_the_number_of_places) {
  for (std::array<std::int64_t, 3> counts : {std::array<std::int64_t, 3>{1, 1, (std::int64_t{1} << 31) - (1 << 24)},
                                             {1, (std::int64_t{1} << 31) - (1 << 24), 1},
                                             {46000, 3, 15000},
                                             {3, 46000, 15000}}) {
    std::int64_t const total = counts[0] * counts[1] * counts[2];
    for (dealing kind : {dealing::linear, dealing::grouped})
      for (std::int64_t p : {std::int64_t{0}, total / 2, total - 1}) {
        watched const c[3] = {{counts[0]}, {counts[1]}, {counts[2]}};
        watched at[3] = {{-1}, {-1}, {-1}};
        watched::largest = 0;
        place_in_grid(kind, watched{8}, 3, watched{p}, c, at);
        EXPECT_LE(watched::largest, total);
      }
  }
}

}  // namespace
