// Tiles that a block stores and loads again, in loops: what it loads is what it stored, by whatever unit of the GPU both go.
#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

constexpr auto again = tw::kernel<"again">(
  []<class T, int M, int N>(tw::block b, tw::inout_tile<T, M, N> y, tw::scalar<int> n) {
    for (auto k : b.range(0, n)) y.store(y.load() * T(3) + tw::broadcast(tw::cast<T>(k), tw::shape<M, N>));
  });
// Another arrangement in between.
constexpr auto turned = tw::kernel<"turned">(
  []<class T, int M>(tw::block b, tw::inout_tile<T, M, M> y, tw::scalar<int> n) {
    for (auto k : b.range(0, n)) y.store(tw::transpose(y.load()) + tw::broadcast(tw::cast<T>(k), tw::shape<M, M>));
  });
// Each tile of a list, twice in a row, and all of them again.
constexpr auto listed = tw::kernel<"listed">(
  []<class T, int M, int N>(tw::block b, tw::inout_tiles<T, M, N> y, tw::scalar<int> n) {
    for (auto k : b.range(0, n))
      for (auto p : y.each()) {
        y.store(p, y.load(p) * T(3) + tw::broadcast(tw::cast<T>(k), tw::shape<M, N>));
        y.store(p, y.load(p) + T(1));
      }
  });

template <class T, class Run>
void check(char const* name, std::int64_t rows, std::int64_t columns, Run const& run) {
  std::vector<T> x(static_cast<std::size_t>(rows * columns));
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<T>(i % 1000);
  auto const on = [&](tw::device d) { return tw::to_host(run(tw::tensor<T, 2>::from(x, {{rows, columns}}, d))); };
  auto const got = on(gpu());
  if (preparing()) return;
  auto const want = on(tw::device::cpu());
  int wrong = 0;
  for (std::size_t i = 0; i < got.size(); ++i) wrong += got[i] != want[i];
  EXPECT_EQ(wrong, 0) << name << " " << rows << " x " << columns;
}

template <class T, int M, int N>
void check_again(std::int64_t rows, std::int64_t columns) {
  check<T>("again", rows, columns, [](auto y) { return again(std::move(y).tiles(shape<M, N>), 40).sync(); });
  check<T>("listed", rows, columns,
           [](auto y) { return listed(std::move(y).tiles(shape<M, N>).dealt(tw::linear), 10).sync(); });
}

TEST(gpu_in_place, tiles_are_loaded_as_they_were_stored) {
  for (auto const& [rows, columns] : {std::pair{1024, 2048}, std::pair{1000, 2008}}) {
    check_again<int, 64, 128>(rows, columns);
    check_again<int, 16, 32>(rows, columns);
    check_again<std::int16_t, 128, 64>(rows, columns);
    check<int>("turned", rows, columns, [](auto y) { return turned(std::move(y).tiles(shape<64, 64>), 40).sync(); });
    check<int>("turned", rows, columns, [](auto y) { return turned(std::move(y).tiles(shape<32, 32>), 40).sync(); });
  }
}

}  // namespace
