// Gathers on both devices: every policy, positions below 0 and far beyond the extent.
#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

// y = table[ids, :] in three policies; v by single elements.
template <class Id>
constexpr auto embed = tw::kernel<"embed">([]<class T, int B, int D>(tw::block, tw::out_tile<T, B, D> y,
                                                                     tw::out_tile<T, B, D> z, tw::in<Id, 1> ids,
                                                                     tw::in<T, 2> table, tw::in<T, 1> v) {
  auto const rows = ids.load_like(y, tw::axis<0>);
  auto const ts = table.tiles(tw::shape<B, D>);
  y.store(ts.gather(tw::axis<0>, rows, y.index(1), tw::out_of_range::zero));
  auto const t = ts.gather(tw::axis<0>, rows, y.index(1), tw::out_of_range::pad(3));
  auto const u = v.tiles(tw::shape<B>).gather(tw::axis<0>, rows, tw::out_of_range::pad(-1));
  z.store(t + tw::reshape(u, tw::shape<B, 1>));
});

template <class T, class Id>
void check(char const* name, std::int64_t rows, std::int64_t columns) {
  auto const table = ordinary<T>(static_cast<std::size_t>(rows * columns), 31),
             v = ordinary<T>(static_cast<std::size_t>(rows), 32);
  std::vector<Id> ids{0,  static_cast<Id>(rows - 1),      static_cast<Id>(rows),
                      -1, std::numeric_limits<Id>::min(), std::numeric_limits<Id>::max()};
  std::mt19937 engine(33);
  while (ids.size() < 101) ids.push_back(static_cast<Id>(engine() % static_cast<unsigned>(rows + 4)) - 2);
  auto const n = static_cast<std::int64_t>(ids.size());
  auto const run = [&](tw::device d) {
    auto const out = [&] { return tw::uninit<T, 2>({{n, columns}}, d).tiles(shape<16, 64>); };
    auto r = embed<Id>(out(), out(), tw::tensor<Id, 1>::from(ids, {{n}}, d),
                       tw::tensor<T, 2>::from(table, {{rows, columns}}, d), tw::tensor<T, 1>::from(v, {{rows}}, d))
               .sync();
    return std::apply([](auto const&... t) { return std::vector{tw::to_host(t)...}; }, r);
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  for (std::size_t i = 0; i < a.size(); ++i) expect_equal_bits(a[i], b[i], name);
}
TEST(differential, gathers_are_the_same) {
  check<float, std::int32_t>("f32, ids of 32 bits", 37, 100);
  check<bf16, std::int32_t>("bf16, ids of 32 bits, good sizes", 64, 256);
  check<float, std::int64_t>("f32, ids of 64 bits", 37, 77);
}

constexpr auto trapping = tw::kernel<"trapping">(
  []<int B, int D>(tw::block, tw::out_tile<float, B, D> y, tw::in<int, 1> ids, tw::in<float, 2> table) {
    y.store(table.tiles(tw::shape<B, D>)
              .gather(tw::axis<0>, ids.load_like(y, tw::axis<0>), y.index(1), tw::out_of_range::trap));
  });
TEST(differential, a_gather_that_traps_says_so_on_both) {
  for (tw::device d : {tw::device::cpu(), gpu()}) {
    auto const table = tw::tensor<float, 2>::from(ordinary<float>(20 * 64, 34), {{20, 64}}, d);
    auto const run = [&](int id) {
      std::vector<int> const ids{0, 19, id, 4};
      return trapping(tw::uninit<float, 2>({{4, 64}}, d).tiles(shape<4, 64>), tw::tensor<int, 1>::from(ids, {{4}}, d),
                      table)
        .sync();
    };
    (void)run(7);
    if (preparing()) continue;
    expect_traps(run, "the gather", d);
    (void)run(8);
  }
}

}  // namespace
