// Atomic updates and views with steps and axes, run on the CPU in every form and compared with plain C++.
#include <gmock/gmock.h>

#include "lower/kernels.hpp"

namespace {

using namespace lower_test;

template <class T, int R>
using accum_arg = launch::accum_argument<T, R>;

std::vector<change> forms() {
  return {{},
          [](auto& s) { s.wide = true; },
          [](auto& s) {
            for (auto& t : s.tensors) t.unit_stride.fill(false);
          }};
}

// y[i[k], j[k]] += v[k]
template <class I, class J, class P>
program scattered(P policy) {
  return trace<accum_arg<int, 2>, in_arg<I, 1>, in_arg<J, 1>, in_arg<int, 1>, over<8>>(
    [=](block, accum<int, 2> y, in<I, 1> i, in<J, 1> j, in<int, 1> v, over<8> own) {
      y.at(i.load_like(own), j.load_like(own), policy).add(v.load_like(own));
    });
}
template <class I, class J>
void check_skip() {
  for (auto const& form : forms()) {
    auto const r = lowered(scattered<I, J>(out_of_range::skip), form);
    EXPECT_TRUE(r.checks.empty());
    array<int> y({5, 7}, 100), expected({5, 7}, 100), v({24});
    array<I> i({24});
    array<J> j({24});
    std::vector<I> const rows{0, 4, 5, static_cast<I>(-1), std::numeric_limits<I>::max(), std::numeric_limits<I>::min(),
                              2, 2};
    std::vector<J> const columns{
      6, 0, 7, static_cast<J>(-1), 3, std::numeric_limits<J>::min(), std::numeric_limits<J>::max()};
    for (std::size_t k = 0; k < 24; ++k) {
      i.data[k] = rows[k % rows.size()];
      j.data[k] = columns[k % columns.size()];
      v.data[k] = static_cast<int>(k) + 1;
      if (i.data[k] >= 0 && std::cmp_less(i.data[k], 5) && j.data[k] >= 0 && std::cmp_less(j.data[k], 7))
        expected(static_cast<std::int64_t>(i.data[k]), static_cast<std::int64_t>(j.data[k])) += v.data[k];
    }
    EXPECT_EQ(run(r, {3, 1, 1}, {y, i, j, v}).check, 0u);
    EXPECT_EQ(y.data, expected.data);
  }
}
TEST(updates, positions_outside_are_skipped) {
  check_skip<std::int32_t, std::int32_t>();
  check_skip<std::int64_t, std::int32_t>();
  check_skip<std::uint32_t, std::int64_t>();
  check_skip<std::uint64_t, std::uint32_t>();
}
TEST(updates, a_far_position_of_64_bits_is_not_taken_for_a_near_one) {
  for (auto const& form : forms()) {
    auto const r = lowered(scattered<std::int64_t, std::int64_t>(out_of_range::skip), form);
    array<int> y({5, 7}), v({8}, 1);
    array<std::int64_t> i({8}), j({8});
    i.data = {std::int64_t{1} << 32, (std::int64_t{1} << 32) + 2, 0, 0, 0, 0, -(std::int64_t{1} << 32), 4};
    j.data = {0, 0, std::int64_t{1} << 32, -(std::int64_t{1} << 33), 0, 0, 0, 6};
    run(r, {1, 1, 1}, {y, i, j, v});
    EXPECT_EQ(y(0, 0), 2);
    EXPECT_EQ(y(4, 6), 1);
    EXPECT_THAT(std::vector<int>(y.data.begin() + 1, y.data.end() - 1), testing::Each(0));
  }
}
TEST(updates, a_trap_reports_the_first_axis_that_is_wrong_and_updates_what_is_right) {
  for (auto const& form : forms()) {
    auto const r = lowered(scattered<std::int32_t, std::int32_t>(out_of_range::trap), form);
    ASSERT_EQ(r.checks.size(), 2u);
    array<int> y({5, 7}), v({8}, 1), i({8}), j({8});
    EXPECT_EQ(run(r, {1, 1, 1}, {y, i, j, v}).check, 0u);
    EXPECT_EQ(y(0, 0), 8);
    j.data[2] = 7;
    EXPECT_EQ(run(r, {1, 1, 1}, {y, i, j, v}), (lower::failure_report{2, 7}));
    i.data[5] = -3;
    EXPECT_EQ(run(r, {1, 1, 1}, {y, i, j, v}), (lower::failure_report{1, -3}));
    EXPECT_EQ(y(0, 0), 8 + 7 + 6);
  }
}
TEST(updates, of_every_kind) {
  auto const made = [](auto kind) {
    return lowered(trace<accum_arg<std::uint32_t, 1>, in_arg<std::uint32_t, 1>, over<4>>(
      [=](block, accum<std::uint32_t, 1> y, in<std::uint32_t, 1> x, over<4> own) {
        kind(y.at(0, out_of_range::skip), x.load_like(own));
      }));
  };
  auto const result = [&](auto kind, std::uint32_t start) {
    array<std::uint32_t> y({1}, start), x({4});
    x.data = {0x80000001u, 6, 12, 0xfffffffeu};
    run(made(kind), {1, 1, 1}, {y, x});
    return y.data[0];
  };
  EXPECT_EQ(result([](auto y, auto v) { y.add(v); }, 1), 0x80000001u + 6 + 12 + 0xfffffffeu + 1);
  EXPECT_EQ(result([](auto y, auto v) { y.max(v); }, 1), 0xfffffffeu);  // unsigned
  EXPECT_EQ(result([](auto y, auto v) { y.min(v); }, 9), 6u);
  EXPECT_EQ(result([](auto y, auto v) { y.bit_and(v); }, 0xffffffffu), 0x80000001u & 6 & 12 & 0xfffffffeu);
  EXPECT_EQ(result([](auto y, auto v) { y.bit_or(v); }, 0), 0x80000001u | 6 | 12 | 0xfffffffeu);
  EXPECT_EQ(result([](auto y, auto v) { y.bit_xor(v); }, 5), 5 ^ 0x80000001u ^ 6 ^ 12 ^ 0xfffffffeu);
}
template <class T>
void check_float_sums() {
  auto const r = lowered(trace<accum_arg<T, 1>, in_arg<T, 1>, over<8>>(
    [](block, accum<T, 1> y, in<T, 1> x, over<8> own) { y.tiles(shape<8>).add(own.index(0) % 2, x.load_like(own)); }));
  array<T> y({13}), x({48});
  for (std::size_t k = 0; k < 48; ++k) x.data[k] = static_cast<T>(static_cast<float>(k));
  run(r, {6, 1, 1}, {y, x});
  for (std::size_t k = 0; k < 13; ++k) {
    auto const first = static_cast<double>(k);  // of tiles 0, 2, 4 or 1, 3, 5
    EXPECT_EQ(static_cast<double>(static_cast<float>(y.data[k])), 3 * first + 16 + 32) << k;
  }
}
TEST(updates, of_whole_tiles_of_floats_stop_at_the_edge) {
  check_float_sums<float>();
  check_float_sums<double>();
  check_float_sums<f16>();
  check_float_sums<bf16>();
}

// ---- views

template <int D, int S>
void check_steps(pad padding, std::int64_t extent) {
  for (auto const& form : forms()) {
    auto const p = trace<out_arg<float, 1, D>, in_arg<float, 1>>([=](block, out_tile<float, 1, D> y, in<float, 1> x) {
      auto const xs = x.tiles(shape<D>, step<S>, padding);
      y.store(reshape(xs.load(y.index(0)), shape<1, D>));
    });
    auto const r = lowered(p, form);
    std::int64_t const tiles = (extent + S - 1) / S;
    array<float> x({extent}), y({tiles + 2, D}, -1);
    for (std::size_t k = 0; k < x.data.size(); ++k) x.data[k] = static_cast<float>(k) + 1;
    auto const report = run(r, {tiles, 1, 1}, {y, x});
    EXPECT_EQ(report.check, 0u);
    float const outside = padding == pad::neg_inf ? -inf : 0;
    for (std::int64_t i = 0; i < tiles; ++i)
      for (std::int64_t j = 0; j < D; ++j)
        ASSERT_EQ(y(i, j), i * S + j < extent ? static_cast<float>(i * S + j + 1) : outside)
          << extent << " in steps of " << S << ": " << i << ", " << j;
  }
}
TEST(views, tiles_that_overlap_and_tiles_with_gaps) {
  for (std::int64_t extent : {1, 7, 8, 9, 31}) {
    check_steps<8, 1>(pad::zero, extent);
    check_steps<8, 3>(pad::neg_inf, extent);
    check_steps<8, 8>(pad::zero, extent);
    check_steps<4, 11>(pad::neg_inf, extent);
  }
}
TEST(views, a_plain_grid_needs_no_strided_view) {
  auto const with = [](auto s) {
    return lowered(trace<out_arg<float, 8>, in_arg<float, 1>>(
      [=](block, out_tile<float, 8> y, in<float, 1> x) { y.store(x.tiles(shape<8>, s).load(y.index(0))); }));
  };
  EXPECT_EQ(count(with(step<8>), opcode::make_strided_view), 0u);
  EXPECT_EQ(count(with(step<4>), opcode::make_strided_view), 1u);
}
TEST(views, axes_in_every_order) {
  for (auto const& form : forms()) {
    auto const r = lowered(
      trace<out_arg<int, 2, 4, 8>, in_arg<int, 3>>([](block, out_tile<int, 2, 4, 8> y, in<int, 3> x) {
        y.store(x.tiles(shape<2, 4, 8>, axes<2, 0, 1>).load(y.index(0), y.index(1), y.index(2)));
      }),
      form);
    array<int> x({7, 11, 3}), y({3, 7, 11});
    for (std::size_t k = 0; k < x.data.size(); ++k) x.data[k] = static_cast<int>(k);
    run(r, {2, 2, 2}, {y, x});
    for (int a = 0; a < 3; ++a)
      for (int b = 0; b < 7; ++b)
        for (int c = 0; c < 11; ++c)
          ASSERT_EQ(y.data[static_cast<std::size_t>((a * 7 + b) * 11 + c)], (b * 11 + c) * 3 + a) << a << b << c;
  }
}

}  // namespace
