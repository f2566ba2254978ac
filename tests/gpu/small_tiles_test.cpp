// Tiles of fewer elements than a block has threads: in a tensor that the block overwrites, and beside values of which each
// thread has all elements (docs/known-assembler-faults.md). And absolute values of the least integers.
#include "gpu/compare.hpp"

namespace {

using namespace gpu_test;

// y = t spread over rows + v spread over columns, where t is what p held before it is overwritten.
template <int A, int M>
constexpr auto read_then_overwritten = tw::kernel<"read_then_overwritten">(
  [](tw::block b, tw::inout_tile<float, A> p, tw::out_tile<float, A * M> y, tw::in<float, 1> v) {
    auto const t = p.load();
    auto const row = tw::reshape(v.tiles(shape<M>).load(0), shape<1, M>);
    p.store(b.full<float>(shape<A>, 1000));
    auto const sum = tw::broadcast(tw::reshape(t, shape<A, 1>), shape<A, M>) + tw::broadcast(row, shape<A, M>);
    y.store(tw::reshape(sum, shape<A * M>));
  });

// Two sums that each thread has, spread over the two halves of a tile that is loaded.
template <class T, int M>
constexpr auto halves = tw::kernel<"halves">([](tw::block b, tw::out_tile<T, 2 * M> y, tw::in<T, 1> x) {
  b.require(x.extent(0) >= 2 * M);
  auto const sum = tw::sum(x.tiles(shape<16>).load(0), tw::axis<0>);
  auto const two = tw::cat(sum, sum + T(1), tw::axis<0>);
  auto const spread = tw::reshape(tw::broadcast(tw::reshape(two, shape<2, 1>), shape<2, M>), shape<2 * M>);
  y.store(x.tiles(shape<2 * M>).load(0) + spread);
});

// Rows of a tensor whose columns do not lie at multiples of 16 bytes.
constexpr auto rows_of_one = tw::kernel<"rows_of_one">(
  [](tw::block b, tw::out_tile<std::int32_t, 16, 1, 2, 8> y, tw::in<std::int32_t, 4> x) {
    auto const first = tw::reshape(b.full<std::int32_t>(shape<1>, 0), shape<1>);
    y.store(x.tiles(shape<16, 1, 2, 8>).gather(tw::axis<1>, first, 0, 0, 0, tw::out_of_range::zero));
  });

template <class T, int N>
constexpr auto absolute = tw::kernel<"absolute">([](tw::block, tw::out_tile<float, N> y, tw::in<T, 1> x) {
  y.store(tw::cast<float>(tw::abs(x.tiles(shape<N>).load(0))));
});

template <int A, int M>
void overwritten() {
  auto const p = ordinary<float>(A, 1), v = ordinary<float>(M, 2);
  auto const run = [&](tw::device d) {
    auto [after, y] = read_then_overwritten<A, M>(tw::tensor<float, 1>::from(p, {{A}}, d).tiles(shape<A>),
                                                  tw::uninit<float, 1>({A * M}, d).tiles(shape<A * M>),
                                                  tw::tensor<float, 1>::from(v, {{M}}, d))
                        .sync();
    return std::pair(tw::to_host(after), tw::to_host(y));
  };
  auto const a = run(tw::device::cpu()), b = run(gpu());
  expect_equal_bits(a.first, b.first, "what was stored");
  expect_equal_bits(a.second, b.second, "what was read before");
}
TEST(small_tiles, are_read_before_they_are_overwritten) {
  overwritten<2, 8>();
  overwritten<32, 32>();
  overwritten<64, 64>();
  overwritten<128, 32>();
}

template <class T, int M>
void halves_agree() {
  std::vector<T> x;
  for (int i = 0; i < std::max(16, 2 * M); ++i) x.push_back(static_cast<T>(i * i % 23));
  auto const run = [&](tw::device d) {
    auto const n = static_cast<std::int64_t>(x.size());
    return tw::to_host(
      halves<T, M>(tw::uninit<T, 1>({2 * M}, d).tiles(shape<2 * M>), tw::tensor<T, 1>::from(x, {{n}}, d)).sync());
  };
  expect_equal_bits(run(tw::device::cpu()), run(gpu()), "halves");
}
TEST(small_tiles, beside_values_that_each_thread_has) {
  halves_agree<std::int8_t, 4>();
  halves_agree<std::int16_t, 2>();
  halves_agree<std::int32_t, 2>();
  halves_agree<std::int32_t, 4>();
  halves_agree<std::int32_t, 32>();
  halves_agree<std::int32_t, 64>();
  halves_agree<double, 16>();
}

TEST(gathers, of_rows_at_odd_addresses) {
  std::vector<std::int32_t> x(3 * 7 * 8 * 9);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<std::int32_t>(i);
  auto const run = [&](tw::device d) {
    return tw::to_host(rows_of_one(tw::uninit<std::int32_t, 4>({{16, 1, 2, 8}}, d).tiles(shape<16, 1, 2, 8>),
                                   tw::tensor<std::int32_t, 4>::from(x, {{3, 7, 8, 9}}, d))
                         .sync());
  };
  expect_equal_bits(run(tw::device::cpu()), run(gpu()), "rows");
}

template <class T>
void absolute_agrees() {
  std::vector<T> x{std::numeric_limits<T>::min(), std::numeric_limits<T>::max(), 0, -1};
  auto const run = [&](tw::device d) {
    return tw::to_host(
      absolute<T, 4>(tw::uninit<float, 1>({4}, d).tiles(shape<4>), tw::tensor<T, 1>::from(x, {{4}}, d)).sync());
  };
  auto const a = run(tw::device::cpu());
  if (!preparing()) { EXPECT_LT(a.at(0), 0) << "the least integer is its own absolute value"; }
  expect_equal_bits(a, run(gpu()), "absolute values");
}
TEST(integers, the_least_one_is_its_own_absolute_value) {
  absolute_agrees<std::int8_t>();
  absolute_agrees<std::int16_t>();
  absolute_agrees<std::int32_t>();
  absolute_agrees<std::int64_t>();
}

}  // namespace
