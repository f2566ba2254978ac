// Scatters, run on the CPU in every form and compared with plain C++.
#include <gmock/gmock.h>

#include "lower/kernels.hpp"

namespace {

using namespace lower_test;

// y[at[i], :] = x[i, :], all rows of a tile at a time; the list's own tiles have 8 x 16 elements.
template <class At, class P>
program rows_to(P policy) {
  return trace<list_arg<float, whole_t<0>, 8, 16>, in_arg<At, 1>, in_arg<float, 2>>(
    [=](block b, inout_tiles<float, 8, 16> y, in<At, 1> at, in<float, 2> x) {
      b.require(y.extent(1) == x.extent(1) && at.extent(0) == x.extent(0));
      auto const ats = at.tiles(shape<8>);
      auto const xs = x.tiles(shape<8, 16>);
      for (auto k : ats.axis(0)) y.scatter(axis<0>, ats.load(k), xs.load(k, y.index(1)), policy);
    });
}

std::vector<change> forms() {
  return {{},
          [](auto& s) { s.wide = true; },
          [](auto& s) {
            for (auto& t : s.tensors) t.unit_stride.fill(false);
          }};
}

// 24 positions, some of them outside and some of them equal, in one tile and in two.
template <class At>
std::vector<At> positions(std::int64_t rows) {
  std::vector<At> list{0, static_cast<At>(rows - 1), 3, 3, static_cast<At>(-1), static_cast<At>(rows), 3, 5};
  list.push_back(std::numeric_limits<At>::max());
  list.push_back(std::numeric_limits<At>::min());
  if (sizeof(At) == 8)
    for (std::int64_t far : {std::int64_t{1} << 32, (std::int64_t{1} << 32) + 2, std::int64_t{1} << 31})
      list.push_back(static_cast<At>(far));
  for (int i = 0; list.size() < 24; ++i) list.push_back(static_cast<At>(i * 5 % (rows + 2) - 1));
  return list;
}

template <class At>
void check_rows() {
  for (auto const& form : forms()) {
    auto const r = lowered(rows_to<At>(out_of_range::skip), form);
    EXPECT_TRUE(r.checks.empty());
    for (std::int64_t columns : {16, 21, 32}) {
      constexpr std::int64_t rows = 13;
      auto const list = positions<At>(rows);
      auto const n = static_cast<std::int64_t>(list.size());
      array<At> at({n});
      at.data = list;
      array<float> x({n, columns}), y({rows, columns}, -5), expected({rows, columns}, -5);
      for (std::size_t i = 0; i < x.data.size(); ++i) x.data[i] = static_cast<float>(i + 1);
      for (std::int64_t i = 0; i < n; ++i)
        for (std::int64_t j = 0; j < columns; ++j)
          if (At const k = list[static_cast<std::size_t>(i)]; std::cmp_greater_equal(k, 0) && std::cmp_less(k, rows))
            expected(static_cast<std::int64_t>(k), j) = x(i, j);
      EXPECT_EQ(run(r, {1, (columns + 15) / 16, 1}, {y, at, x}).check, 0u);
      ASSERT_EQ(y.data, expected.data) << columns << " columns";
    }
  }
}
TEST(scatter, rows_go_to_their_positions_and_those_outside_nowhere) {
  check_rows<std::int32_t>();
  check_rows<std::int64_t>();
  check_rows<std::uint32_t>();
  check_rows<std::uint64_t>();
}

// The order in which a store writes its elements is not promised, so that no element may be named twice. On the CPU the
// last one would win in any case: here the store's own positions are looked at, through an output beside it.
template <class At, class Seen>
void check_positions(change const& form) {
  auto r = lowered(trace<list_arg<float, whole_t<0>, 8>, out_arg<Seen, 8>, in_arg<At, 1>, in_arg<float, 1>>(
                     [](block b, inout_tiles<float, 8> y, out_tile<Seen, 8> seen, in<At, 1> at, in<float, 1> x) {
                       y.scatter(axis<0>, at.tiles(shape<8>).load(0), x.tiles(shape<8>).load(0), out_of_range::skip);
                       seen.store(b.full<Seen>(shape<8>, 77));
                     }),
                   form);
  auto const stores = all(r, opcode::store_view_tko);
  ASSERT_EQ(stores.size(), 2u);
  auto* const to_seen = const_cast<ir::operation*>(stores[1]);
  to_seen->operands[0] = stores[0]->operands[2];  // tile, view, index along axis 0
  array<At> at({8});
  at.data = {4, 2, static_cast<At>(-1), 4, 13, 2, 4, 0};
  array<float> x({8}), y({13});
  array<Seen> seen({8});
  run(r, {1, 1, 1}, {y, seen, at, x});
  EXPECT_THAT(seen.data, testing::ElementsAre(13, 13, 13, 13, 13, 2, 4, 0));
}

TEST(scatter, a_store_names_no_element_twice_and_none_outside_but_the_first) {
  check_positions<std::int32_t, std::int32_t>({});
  check_positions<std::int64_t, std::int32_t>({});
  check_positions<std::uint32_t, std::int32_t>({});
  check_positions<std::int32_t, std::int64_t>([](auto& s) { s.wide = true; });
  check_positions<std::uint32_t, std::int64_t>([](auto& s) { s.wide = true; });
}

TEST(scatter, along_the_last_axis_the_middle_one_and_the_only_one) {
  auto const r = lowered(trace<list_arg<float, whole_t<1>, 2, 4, 8>, in_arg<std::int64_t, 1>, in_arg<float, 3>>(
    [](block, inout_tiles<float, 2, 4, 8> y, in<std::int64_t, 1> at, in<float, 3> x) {
      y.scatter(axis<1>, at.tiles(shape<4>).load(0), x.tiles(shape<2, 4, 8>).load(y.index(0), 0, y.index(2)),
                out_of_range::skip);
    }));
  array<float> y({4, 9, 10}, -1), x({4, 4, 10});
  array<std::int64_t> at({4});
  at.data = {8, -4, 0, 9};
  for (std::size_t i = 0; i < x.data.size(); ++i) x.data[i] = static_cast<float>(i + 1);
  run(r, {2, 1, 2}, {y, at, x});
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t k = 0; k < 9; ++k)
      for (std::size_t j = 0; j < 10; ++j) {
        float const e = k == 8 ? x.data[i * 40 + j] : k == 0 ? x.data[(i * 4 + 2) * 10 + j] : -1;
        ASSERT_EQ(y.data[(i * 9 + k) * 10 + j], e) << i << " " << k << " " << j;
      }

  auto const last = lowered(
    trace<list_arg<int, whole_t<1>, 4, 8>, in_arg<int, 1>>([](block b, inout_tiles<int, 4, 8> z, in<int, 1> to) {
      z.scatter(axis<1>, to.tiles(shape<8>).load(0), broadcast(b.iota<int>(shape<1, 8>), shape<4, 8>),
                out_of_range::skip);
    }));
  array<int> z({6, 11}, -1), to({8});
  to.data = {10, 9, 10, 0, 1, 11, 5, -7};
  run(last, {2, 1, 1}, {z, to});
  for (int i = 0; i < 6; ++i)
    for (int j = 0; j < 11; ++j) {
      int e = -1;
      for (int k = 0; k < 8; ++k)
        if (to.data[static_cast<std::size_t>(k)] == j) e = k;
      ASSERT_EQ(z(i, j), e) << i << " " << j;
    }

  auto const line = lowered(
    trace<list_arg<int, whole_t<0>, 1>, in_arg<int, 1>>([](block b, inout_tiles<int, 1> v, in<int, 1> where) {
      for (auto k : where.tiles(shape<1>).axis(0))
        v.scatter(axis<0>, where.tiles(shape<1>).load(k), reshape(b.let(0) + k, shape<1>), out_of_range::skip);
    }));
  array<int> v({11}, -1);
  run(line, {1, 1, 1}, {v, to});
  EXPECT_THAT(v.data, testing::ElementsAre(3, 4, -1, -1, -1, 6, -1, -1, -1, 1, 2));
}

TEST(scatter, a_trap_reports_the_position_and_writes_nothing_outside) {
  for (auto const& form : forms()) {
    auto const r = lowered(rows_to<std::int32_t>(out_of_range::trap), form);
    ASSERT_EQ(r.checks.size(), 1u);
    EXPECT_EQ(r.checks[0].axis, 0);
    array<float> x({8, 16}, 1), y({14, 16});
    array<std::int32_t> at({8});
    at.data = {0, 12, 5, 4, 3, 2, 1, 0};
    y.extents[0] = 13;  // a row behind the tensor
    EXPECT_EQ(run(r, {1, 1, 1}, {y, at, x}).check, 0u);
    for (std::int32_t bad : {13, -1, INT32_MIN, INT32_MAX}) {
      at.data[3] = bad;
      EXPECT_EQ(run(r, {1, 1, 1}, {y, at, x}), (lower::failure_report{1, bad}));
    }
    for (std::int64_t j = 0; j < 16; ++j) ASSERT_EQ(y(13, j), 0);
  }
}

// ---- order

// Reads every tile after rows have moved, and writes over one of them before the next move.
program moves() {
  return trace<list_arg<float, whole_t<0>, 4, 8>, in_arg<std::int32_t, 1>>(
    [](block b, inout_tiles<float, 4, 8> y, in<std::int32_t, 1> at) {
      auto const to = at.tiles(shape<4>).load(0);
      y.scatter(axis<0>, to, b.full<float>(shape<4, 8>, 1), out_of_range::skip);
      for (auto p : y.each()) {
        y.store(p, y.load(p) + 1.0f);
        y.scatter(axis<0>, to, b.full<float>(shape<4, 8>, 100) + cast<float>(p[0]), out_of_range::skip);
        y.store(p, y.load(p) * 2.0f);
      }
    });
}
TEST(scatter, keeps_its_place_among_the_blocks_own_accesses) {
  auto const r = lowered(moves());
  array<float> y({8, 8}), e({8, 8});
  array<std::int32_t> at({4});
  at.data = {1, 6, 1, -1};
  for (std::size_t i = 0; i < y.data.size(); ++i) y.data[i] = e.data[i] = static_cast<float>(i);
  auto const put = [&](float v) {
    for (std::int64_t j = 0; j < 8; ++j) e(1, j) = e(6, j) = v;
  };
  auto const tile = [&](std::int64_t p, auto f) {
    for (std::int64_t i = 4 * p; i < 4 * p + 4; ++i)
      for (std::int64_t j = 0; j < 8; ++j) e(i, j) = f(e(i, j));
  };
  put(1);
  for (std::int64_t p = 0; p < 2; ++p) {
    tile(p, [](float v) { return v + 1; });
    put(100 + static_cast<float>(p));
    tile(p, [](float v) { return v * 2; });
  }
  run(r, {1, 1, 1}, {y, at});
  EXPECT_EQ(y.data, e.data);
}
TEST(scatter, is_in_order_by_tokens_from_one_round_to_the_next) {
  auto const r = lowered(moves());
  auto const has_token = [](ir::operation const& o) { return o.groups.back() == 1; };
  auto const stores = all(r, opcode::store_view_tko), loads = all(r, opcode::load_view_tko);
  ASSERT_EQ(stores.size(), 4u);
  EXPECT_FALSE(has_token(*stores[0]));  // the first access
  for (std::size_t i = 1; i < 4; ++i) EXPECT_TRUE(has_token(*stores[i])) << i;
  ASSERT_EQ(loads.size(), 3u);
  EXPECT_FALSE(has_token(*loads[0]));  // of the positions
  EXPECT_TRUE(has_token(*loads[1]) && has_token(*loads[2]));
  auto const loops = all(r, opcode::for_);
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_EQ(loops[0]->results.size(), 1u);  // the token
}
TEST(scatter, repeated_in_a_loop_is_in_order) {
  auto const r = lowered(rows_to<std::int32_t>(out_of_range::skip));
  auto const loops = all(r, opcode::for_);
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_EQ(loops[0]->results.size(), 1u);
}

// The assembler does not order what goes through TMA and what does not (docs/known-assembler-faults.md).
TEST(scatter, keeps_all_accesses_of_its_tensor_from_tma) {
  auto const without_tma = [](ir::operation const& o) {
    auto const* hints = ir::find(o, ir::attr::optimization_hints);
    if (hints == nullptr) return false;
    auto const& of_sm = std::get<ir::dictionary_attr>(hints->data).values.at(0).second;
    for (auto const& [name, value] : std::get<ir::dictionary_attr>(of_sm.data).values)
      if (name == "allow_tma") return !std::get<ir::bool_attr>(value.data).value;
    return false;
  };
  auto const r = lowered(moves(), [](auto& s) {
    s.sm = 90;
    for (auto& t : s.tensors) t.stride_log2.fill(4);
  });
  auto const stores = all(r, opcode::store_view_tko), loads = all(r, opcode::load_view_tko);
  ASSERT_EQ(stores.size(), 4u);
  for (auto const* o : stores) EXPECT_TRUE(without_tma(*o));
  ASSERT_EQ(loads.size(), 3u);
  EXPECT_FALSE(without_tma(*loads[0]));  // of the positions, another tensor
  EXPECT_TRUE(without_tma(*loads[1]) && without_tma(*loads[2]));
}

}  // namespace
