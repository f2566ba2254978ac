// Gathers, run on the CPU in every form and compared with plain C++.
#include <gmock/gmock.h>

#include "lower/kernels.hpp"

namespace {

using namespace lower_test;

// y[i, :] = table[id[i], :]
template <class Id, class P>
program rows_of(P policy, pad padding = pad::zero) {
  return trace<out_arg<float, 8, 16>, in_arg<Id, 1>, in_arg<float, 2>>(
    [=](block b, out_tile<float, 8, 16> y, in<Id, 1> id, in<float, 2> table) {
      b.require(y.extent(1) == table.extent(1) && y.extent(0) == id.extent(0));
      y.store(table.tiles(shape<8, 16>, padding).gather(axis<0>, id.load_like(y, axis<0>), y.index(1), policy));
    });
}

std::vector<change> forms() {
  return {{},
          [](auto& s) { s.wide = true; },
          [](auto& s) {
            for (auto& t : s.tensors) t.unit_stride.fill(false);
          }};
}

template <class Id>
std::vector<Id> positions(std::int64_t rows) {
  std::vector<Id> list{0, static_cast<Id>(rows - 1), 3, 3, static_cast<Id>(-1), static_cast<Id>(rows)};
  list.push_back(std::numeric_limits<Id>::max());
  list.push_back(std::numeric_limits<Id>::min());
  for (int i = 0; i < 11; ++i) list.push_back(static_cast<Id>(i * 5 % (rows + 2) - 1));
  if (sizeof(Id) == 8)
    for (std::int64_t far : {std::int64_t{1} << 32, (std::int64_t{1} << 32) + 2, std::int64_t{1} << 31})
      list.push_back(static_cast<Id>(far));
  return list;
}

template <class Id, class P>
void check_rows(P policy, float outside, pad padding = pad::zero) {
  for (auto const& form : forms()) {
    auto const r = lowered(rows_of<Id>(policy, padding), form);
    EXPECT_TRUE(r.checks.empty());
    for (std::int64_t columns : {16, 21}) {
      constexpr std::int64_t rows = 13;
      array<float> table({rows, columns});
      for (std::size_t i = 0; i < table.data.size(); ++i) table.data[i] = static_cast<float>(i + 1);
      auto const ids = positions<Id>(rows);
      auto const n = static_cast<std::int64_t>(ids.size());
      array<Id> id({n});
      id.data = ids;
      array<float> y({n, columns}, -5);
      EXPECT_EQ(run(r, {(n + 7) / 8, (columns + 15) / 16, 1}, {y, id, table}).check, 0u);
      for (std::int64_t i = 0; i < n; ++i)
        for (std::int64_t j = 0; j < columns; ++j) {
          Id const k = ids[static_cast<std::size_t>(i)];
          bool const inside = k >= 0 && std::cmp_less(k, rows);
          ASSERT_EQ(y(i, j), inside ? table(static_cast<std::int64_t>(k), j) : outside)
            << "id " << k << " column " << j;
        }
    }
  }
}
TEST(gather, positions_outside_give_zero) {
  check_rows<std::int32_t>(out_of_range::zero, 0);
  check_rows<std::int64_t>(out_of_range::zero, 0);
  check_rows<std::uint32_t>(out_of_range::zero, 0);
  check_rows<std::uint64_t>(out_of_range::zero, 0);
}
TEST(gather, positions_outside_give_zero_whatever_the_padding_of_the_view) {
  check_rows<std::int32_t>(out_of_range::zero, 0, pad::neg_inf);
}
TEST(gather, positions_outside_give_the_stated_value) {
  check_rows<std::int32_t>(out_of_range::pad(2.5f), 2.5f);
  check_rows<std::int64_t>(out_of_range::pad(-1), -1);
}

TEST(gather, positions_along_the_last_axis) {
  for (auto const& form : forms()) {
    auto const r = lowered(
      trace<out_arg<std::int32_t, 4, 8>, in_arg<std::int32_t, 1>, in_arg<std::int32_t, 2>>(
        [](block, out_tile<std::int32_t, 4, 8> y, in<std::int32_t, 1> id, in<std::int32_t, 2> t) {
          y.store(t.tiles(shape<4, 8>).gather(axis<1>, id.load_like(y, axis<1>), y.index(0), out_of_range::pad(-7)));
        }),
      form);
    array<std::int32_t> y({6, 8}), id({8}), t({6, 5});
    id.data = {4, 0, 5, -1, 2, 2, 1000, 3};
    for (std::size_t i = 0; i < t.data.size(); ++i) t.data[i] = static_cast<std::int32_t>(i * i);
    run(r, {2, 1, 1}, {y, id, t});
    for (int i = 0; i < 6; ++i)
      for (int j = 0; j < 8; ++j) {
        auto const k = id.data[static_cast<std::size_t>(j)];
        ASSERT_EQ(y(i, j), k >= 0 && k < 5 ? t(i, k) : -7) << i << " " << k;
      }
  }
}

TEST(gather, positions_in_the_middle_of_three_axes_and_alone) {
  auto const r = lowered(trace<out_arg<float, 2, 4, 8>, in_arg<std::int64_t, 1>, in_arg<float, 3>, in_arg<float, 1>>(
    [](block, out_tile<float, 2, 4, 8> y, in<std::int64_t, 1> id, in<float, 3> t, in<float, 1> v) {
      auto const ids = id.load_like(y, axis<1>);
      auto const x = t.tiles(shape<2, 4, 8>).gather(axis<1>, ids, y.index(0), y.index(2), out_of_range::zero);
      auto const w = v.tiles(shape<4>).gather(axis<0>, ids, out_of_range::pad(100));
      y.store(x + reshape(w, shape<1, 4, 1>));
    }));
  array<float> y({2, 4, 8}), t({2, 3, 8}), v({2});
  array<std::int64_t> id({4});
  id.data = {2, -4, 0, 1};
  v.data = {1000, 2000};
  for (std::size_t i = 0; i < t.data.size(); ++i) t.data[i] = static_cast<float>(i + 1);
  run(r, {1, 1, 1}, {y, id, t, v});
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t k = 0; k < 4; ++k)
      for (std::size_t j = 0; j < 8; ++j) {
        auto const at = id.data[k];
        float const x = at >= 0 ? t.data[(i * 3 + static_cast<std::size_t>(at)) * 8 + j] : 0;
        float const w = at >= 0 && at < 2 ? v.data[static_cast<std::size_t>(at)] : 100;
        ASSERT_EQ(y.data[(i * 4 + k) * 8 + j], x + w) << i << k << j;
      }
}

TEST(gather, a_trap_reports_the_position_and_reads_nothing_outside) {
  for (auto const& form : forms()) {
    auto const r = lowered(rows_of<std::int32_t>(out_of_range::trap), form);
    ASSERT_EQ(r.checks.size(), 1u);
    EXPECT_EQ(r.checks[0].axis, 0);
    array<float> table({13, 16}, 1), y({8, 16});
    array<std::int32_t> id({8});
    id.data = {0, 12, 5, 4, 3, 2, 1, 0};
    EXPECT_EQ(run(r, {1, 1, 1}, {y, id, table}).check, 0u);
    for (float v : y.data) ASSERT_EQ(v, 1);
    for (std::int32_t bad : {13, -1, INT32_MIN, INT32_MAX}) {
      id.data[3] = bad;
      EXPECT_EQ(run(r, {1, 1, 1}, {y, id, table}), (lower::failure_report{1, bad}));
    }
  }
}

TEST(gather, a_policy_that_the_view_carries_out_needs_no_code) {
  auto const plain = lowered(rows_of<std::int32_t>(out_of_range::zero));
  EXPECT_EQ(count(plain, opcode::make_gather_scatter_view), 1u);
  EXPECT_EQ(count(plain, opcode::select), 0u);
  EXPECT_EQ(count(plain, opcode::make_partition_view), 2u);  // of y and id
  auto const padded = lowered(rows_of<std::int32_t>(out_of_range::pad(1)));
  EXPECT_EQ(count(padded, opcode::select), 1u);
}

}  // namespace
