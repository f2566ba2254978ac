// Arithmetic on known values gives what the same operation gives at run time, and leaves no code.
#include <random>

#include <gmock/gmock.h>

#include "lower/kernels.hpp"

namespace {

using namespace lower_test;

template <class T>
struct operation_case {
  char const* name;
  tile<T> (*apply)(tile<T> const&, tile<T> const&);
  bool (*defined)(T, T);
};

template <class T>
constexpr bool always(T, T) {
  return true;
}
template <class T>
constexpr bool divides(T, T y) {
  return y > 0;
}  // what scalar division is checked for
template <class T>
constexpr bool shifts(T, T y) {
  return y >= 0 && y < static_cast<T>(8 * sizeof(T));
}

template <class T>
std::vector<operation_case<T>> cases() {
  using t = tile<T> const&;
  return {
    {"+", [](t x, t y) -> tile<T> { return x + y; }, always<T>},
    {"-", [](t x, t y) -> tile<T> { return x - y; }, always<T>},
    {"*", [](t x, t y) -> tile<T> { return x * y; }, always<T>},
    {"/", [](t x, t y) -> tile<T> { return x / y; }, divides<T>},
    {"%", [](t x, t y) -> tile<T> { return x % y; }, divides<T>},
    {"ceil_div", [](t x, t y) -> tile<T> { return ceil_div(x, y); }, divides<T>},
    {"floor_div", [](t x, t y) -> tile<T> { return floor_div(x, y); }, divides<T>},
    {"<<", [](t x, t y) -> tile<T> { return x << y; }, always<T>},
    {">>", [](t x, t y) -> tile<T> { return x >> y; }, always<T>},
    {"mulhi", [](t x, t y) -> tile<T> { return mulhi(x, y); }, always<T>},
    {"&", [](t x, t y) -> tile<T> { return x & y; }, always<T>},
    {"|", [](t x, t y) -> tile<T> { return x | y; }, always<T>},
    {"^", [](t x, t y) -> tile<T> { return x ^ y; }, always<T>},
    {"negative", [](t x, t) -> tile<T> { return -x; }, always<T>},
    {"max", [](t x, t y) -> tile<T> { return max(x, y); }, always<T>},
    {"min", [](t x, t y) -> tile<T> { return min(x, y); }, always<T>},
    {"<", [](t x, t y) -> tile<T> { return cast<T>(x < y); }, always<T>},
    {"<=", [](t x, t y) -> tile<T> { return cast<T>(x <= y); }, always<T>},
    {"==", [](t x, t y) -> tile<T> { return cast<T>(x == y); }, always<T>},
    {"!=", [](t x, t y) -> tile<T> { return cast<T>(!(x == y)); }, always<T>},
    {">", [](t x, t y) -> tile<T> { return select(x > y, x, y); }, always<T>},
    {"and", [](t x, t y) -> tile<T> { return cast<T>(x < y && x >= T(0)); }, always<T>},
    {"narrower", [](t x, t) -> tile<T> { return cast<T>(cast<std::int8_t>(x)); }, always<T>},
    {"narrower unsigned", [](t x, t) -> tile<T> { return cast<T>(cast<std::uint8_t>(x)); }, always<T>},
    {"wider", [](t x, t y) -> tile<T> { return cast<T>(cast<std::int64_t>(x) * cast<std::int64_t>(y)); }, always<T>}};
}

// y = operation(a, b) for two scalars that are parameters, or known.
template <class T>
program kernel(operation_case<T> const& c, T const* a, T const* b) {
  return trace<out_arg<T, 1>, scalar_arg<T>, scalar_arg<T>>([&](block k, out_tile<T, 1> y, scalar<T> x, scalar<T> z) {
    y.store(broadcast(c.apply(a ? k.let(*a) : x, b ? k.let(*b) : z), shape<1>));
  });
}

std::size_t arithmetic_in(lower::result const& r) {
  std::size_t n = 0;
  walk(r.module.entries[0].body, [&](ir::operation const& o) {
    switch (o.code) {
      case opcode::constant:
      case opcode::assume:
      case opcode::make_tensor_view:
      case opcode::make_partition_view:
      case opcode::get_tile_block_id:
      case opcode::store_view_tko:
      case opcode::return_: break;
      default: ++n;
    }
  });
  return n;
}

template <class T>
std::vector<T> values() {
  using l = std::numeric_limits<T>;
  std::vector<T> v{T(0),
                   T(1),
                   T(2),
                   T(3),
                   T(-1),
                   T(-2),
                   T(-7),
                   l::max(),
                   l::min(),
                   T(l::max() - 1),
                   T(l::min() + 1),
                   T(100),
                   T(l::max() / 2 + 1)};
  std::mt19937_64 engine(7);
  for (int i = 0; i < 4; ++i) v.push_back(static_cast<T>(engine()));
  return v;
}

template <class T>
class folding : public testing::Test {};
using types = testing::Types<std::int8_t, std::uint8_t, std::int16_t, std::uint16_t, std::int32_t, std::uint32_t,
                             std::int64_t, std::uint64_t>;
TYPED_TEST_SUITE(folding, types);

TYPED_TEST(folding, agrees_with_execution) {
  using T = TypeParam;
  for (auto const& c : cases<T>()) {
    if (std::string_view(c.name).starts_with("narrower") && sizeof(T) == 1) continue;
    auto const executed = lowered(kernel<T>(c, nullptr, nullptr));
    for (T a : values<T>())
      for (T b : values<T>()) {
        if (!c.defined(a, b)) continue;
        array<T> expected({1}), folded({1}), half({1});
        ASSERT_EQ(run(executed, {1, 1, 1}, {expected, a, b}).check, 0u);
        auto const known = lowered(kernel<T>(c, &a, &b));
        EXPECT_EQ(arithmetic_in(known), 0u) << c.name << " " << +a << " " << +b;
        run(known, {1, 1, 1}, {folded, a, b});
        ASSERT_EQ(folded.data[0], expected.data[0]) << c.name << " " << +a << " " << +b;
        run(lowered(kernel<T>(c, nullptr, &b)), {1, 1, 1}, {half, a, b});  // identities: x + 0, x * 1
        ASSERT_EQ(half.data[0], expected.data[0]) << c.name << " " << +a << " " << +b;
        run(lowered(kernel<T>(c, &a, nullptr)), {1, 1, 1}, {half, a, b});
        ASSERT_EQ(half.data[0], expected.data[0]) << c.name << " " << +a << " " << +b;
      }
  }
}

TEST(fold, what_has_no_result_is_left_to_the_kernel) {
  auto const quotient = [](std::int32_t x, std::int32_t y) {
    return trace<out_arg<std::int32_t, 1>>(
      [=](block b, out_tile<std::int32_t, 1> out) { out.store(broadcast(b.let(x) / b.let(y), shape<1>)); });
  };
  auto const r = lowered(quotient(INT32_MIN, -1));
  EXPECT_EQ(count(r, opcode::divi), 1u);
  auto const s = lowered(quotient(7, -2));
  EXPECT_EQ(count(s, opcode::divi), 0u);
  array<std::int32_t> y({1});
  run(s, {1, 1, 1}, {y});
  EXPECT_EQ(y.data[0], -3);
}

TEST(fold, integers_become_floats_only_exactly) {
  auto const p = [](std::int32_t n) {
    return trace<out_arg<float, 1>>(
      [=](block b, out_tile<float, 1> y) { y.store(broadcast(cast<float>(b.let(n)), shape<1>)); });
  };
  for (std::int32_t n : {0, 1, -4096, 1 << 24, (1 << 24) + 1, -(1 << 24) - 3, INT32_MAX, INT32_MIN}) {
    auto const r = lowered(p(n));
    EXPECT_EQ(count(r, opcode::itof), std::abs(static_cast<double>(n)) > (1 << 24) ? 1u : 0u) << n;
    array<float> y({1});
    run(r, {1, 1, 1}, {y});
    EXPECT_EQ(y.data[0], static_cast<float>(n));
  }
}

TEST(fold, tiles_of_one_value_stay_constants) {
  auto const r = lowered(trace<out_arg<float, 4, 2>, out_arg<std::int32_t, 4, 2>>(
    [](block b, out_tile<float, 4, 2> x, out_tile<std::int32_t, 4, 2> y) {
      x.store(transpose(reshape(b.full<float>(shape<8>, 2.5f), shape<2, 4>)));
      y.store(b.full<std::int32_t>(shape<4, 2>, 3) * 5 + b.full<std::int32_t>(shape<4, 2>, 1));
    }));
  EXPECT_EQ(arithmetic_in(r), 0u);
  array<float> x({4, 2});
  array<std::int32_t> y({4, 2});
  run(r, {1, 1, 1}, {x, y});
  EXPECT_THAT(x.data, testing::Each(2.5f));
  EXPECT_THAT(y.data, testing::Each(16));
}

TEST(fold, known_conditions_choose) {
  auto const r = lowered(trace<out_arg<std::int32_t, 1>, scalar_arg<std::int32_t>>(
    [](block b, out_tile<std::int32_t, 1> y, scalar<std::int32_t> n) {
      y.store(broadcast(select(b.let(3) < b.let(4), n, n * n) + select(n > 5, n, n), shape<1>));
    }));
  for (auto c : {opcode::select, opcode::muli, opcode::cmpi}) EXPECT_EQ(count(r, c), 0u);
}

}  // namespace
