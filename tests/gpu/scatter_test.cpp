// Scatters on both devices: positions that repeat, below 0 and far beyond the extent; alone and between other accesses.
#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

template <class At>
constexpr auto move_rows = tw::kernel<"move_rows">(
  []<class T, int M, int N>(tw::block b, tw::inout_tiles<T, M, N> y, tw::in<At, 1> at, tw::in<T, 2> x) {
    b.require(at.extent(0) == x.extent(0) && x.extent(1) == y.extent(1));
    auto const ats = at.tiles(tw::shape<M>);
    auto const xs = x.tiles(tw::shape<M, N>);
    for (auto k : ats.axis(0)) y.scatter(tw::axis<0>, ats.load(k), xs.load(k, y.index(1)), tw::out_of_range::skip);
    for (auto p : y.each()) {
      auto const t = y.load(p);
      y.scatter(tw::axis<0>, ats.load(0), t, tw::out_of_range::skip);
      y.store(p, t + y.load(p));
    }
  });
template <class At>
constexpr auto move_columns = tw::kernel<"move_columns">(
  []<class T, int M, int N>(tw::block b, tw::inout_tiles<T, M, N> y, tw::in<At, 1> at, tw::in<T, 2> x) {
    b.require(at.extent(0) == x.extent(1) && x.extent(0) == y.extent(0));
    auto const ats = at.tiles(tw::shape<N>);
    auto const xs = x.tiles(tw::shape<M, N>);
    for (auto k : ats.axis(0)) y.scatter(tw::axis<1>, ats.load(k), xs.load(y.index(0), k), tw::out_of_range::skip);
  });

template <class At>
std::vector<At> positions(std::int64_t n, std::int64_t extent) {
  std::vector<At> at{0,
                     static_cast<At>(extent - 1),
                     static_cast<At>(extent),
                     -1,
                     std::numeric_limits<At>::min(),
                     std::numeric_limits<At>::max(),
                     2,
                     2};
  std::mt19937 engine(41);
  while (std::cmp_less(at.size(), n)) at.push_back(static_cast<At>(engine() % static_cast<unsigned>(extent + 4)) - 2);
  return at;
}

template <class T, class At, int M, int N>
void check(char const* name, std::int64_t rows, std::int64_t columns) {
  constexpr std::int64_t n = 101;
  auto const old = ordinary<T>(static_cast<std::size_t>(rows * columns), 42),
             x = ordinary<T>(static_cast<std::size_t>(n * columns), 43),
             z = ordinary<T>(static_cast<std::size_t>(n * rows), 44);
  auto const run = [&](tw::device d) {
    auto const y = [&] { return tw::tensor<T, 2>::from(old, {{rows, columns}}, d).tiles(shape<M, N>); };
    auto const by_rows = move_rows<At>(y().dealt(tw::whole<0>),
                                       tw::tensor<At, 1>::from(positions<At>(n, rows), {{n}}, d),
                                       tw::tensor<T, 2>::from(x, {{n, columns}}, d))
                           .sync();
    auto const by_columns = move_columns<At>(y().dealt(tw::whole<1>),
                                             tw::tensor<At, 1>::from(positions<At>(n, columns), {{n}}, d),
                                             tw::tensor<T, 2>::from(z, {{rows, n}}, d))
                              .sync();
    return std::vector{tw::to_host(by_rows), tw::to_host(by_columns)};
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  for (std::size_t i = 0; i < a.size(); ++i) expect_equal_bits(a[i], b[i], name);
}
TEST(differential, scatters_are_the_same) {
  check<float, std::int32_t, 16, 64>("f32, positions of 32 bits", 37, 100);
  check<bf16, std::int32_t, 16, 64>("bf16, positions of 32 bits, good sizes", 64, 256);
  check<bf16, std::int64_t, 32, 32>("bf16, positions of 64 bits, good sizes", 64, 256);
  check<float, std::int64_t, 8, 8>("f32, positions of 64 bits, small tiles", 37, 77);
  check<float, std::int32_t, 128, 32>("f32, as many positions as there may be", 200, 64);
}

constexpr auto trapping = tw::kernel<"trapping_scatter">(
  []<int M, int N>(tw::block, tw::inout_tiles<float, M, N> y, tw::in<int, 1> at, tw::in<float, 2> x) {
    y.scatter(tw::axis<0>, at.tiles(tw::shape<M>).load(0), x.tiles(tw::shape<M, N>).load(0, 0), tw::out_of_range::trap);
  });
TEST(differential, a_scatter_that_traps_says_so_on_both) {
  for (tw::device d : {tw::device::cpu(), gpu()}) {
    auto const x = tw::tensor<float, 2>::from(ordinary<float>(4 * 64, 45), {{4, 64}}, d);
    auto const run = [&](int position) {
      std::vector<int> const at{0, 19, position, 4};
      return trapping(tw::tensor<float, 2>::from(std::vector<float>(20 * 64), {{20, 64}}, d)
                        .tiles(shape<4, 64>)
                        .dealt(tw::whole<0>),
                      tw::tensor<int, 1>::from(at, {{4}}, d), x)
        .sync();
    };
    (void)run(7);
    if (preparing()) continue;
    expect_traps(run, "the scatter", d);
    (void)run(8);
  }
}

}  // namespace
