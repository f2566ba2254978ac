// Good kernels of every construct trace and verify in the compiler; what they become is counted.
#include "lang/kit.hpp"

#include <gtest/gtest.h>

namespace {

using namespace lang_test;
using tw::ir::opcode;
using tw::verify::rule;
using y64 = output<float, 64>;
using x1 = tensor<float, 1>;

constexpr auto arithmetic = []<int B>(tw::block b, tw::out_tile<float, B> y, tw::in<float, 1> x, tw::scalar<float> a) {
  auto t = x.load_like(y);
  auto u = (t + 1.0f) * a - t / 2.0f;
  auto mask = (t < u && !(t == 0.0f)) || u >= a;
  auto i = b.iota<int>(tw::shape<B>);
  auto bits = ((i & 7) | (i ^ 3)) + (i << 1) - (i >> 2) + i % 5;
  y.store(tw::select(mask, tw::max(t, u), tw::min(t, 0.0f)) + tw::cast<float>(bits));
};
static_assert(good(arithmetic, y64{}, x1{}, number<float>{}));

constexpr auto functions = []<int B>(tw::block, tw::out_tile<float, B> y, tw::in<float, 1> x) {
  auto t = x.load_like(y);
  t = tw::exp(t) + tw::exp2(t, tw::ftz) + tw::log(t) + tw::log2(t) + tw::sqrt(t) + tw::rsqrt(t);
  y.store(t + tw::sin(t) + tw::cos(t) + tw::tanh(t) + tw::floor(t) + tw::ceil(t) + tw::abs(t) + tw::fma(t, 2.0f, t));
};
static_assert(good(functions, y64{}, x1{}));

constexpr auto shapes = []<int M, int N>(tw::block, tw::out_tile<float, M, N> y, tw::in<float, 2> x) {
  auto t = x.load_like(y);
  auto turned = tw::transpose(tw::transpose(t));
  auto three = tw::permute<2, 0, 1>(tw::reshape(t, tw::shape<1, M, N>));
  auto back = tw::reshape(tw::permute<1, 2, 0>(three), tw::shape<M, N>);
  y.store(turned + back + tw::broadcast(tw::sum(t, tw::axis<1>), tw::shape<M, N>) - tw::max(t, tw::axis<0>) +
          tw::product(t, tw::axis<1>) * tw::min(t, tw::axis<0>));
};
static_assert(good(shapes, output<float, 16, 32>{}, tensor<float, 2>{}));

// Operands of fma broadcast as those of operators do; cat doubles one axis.
constexpr auto joined = []<int M, int N>(tw::block b, tw::out_tile<float, M, N> y, tw::in<float, 2> x,
                                         tw::scalar<float> a) {
  b.require(x.extent(0) == 2 * M);
  b.require(x.extent(1) == N);
  auto halves = x.tiles(tw::shape<M, N / 2>);
  tw::tile<float, M, N> across = tw::cat(halves.load(0, 0), halves.load(0, 1), tw::axis<1>);
  tw::tile<float, 2 * M, N / 2> down = tw::cat(halves.load(0, 0), halves.load(1, 0), tw::axis<0>);
  auto row = tw::max(across, tw::axis<0>);
  auto column = tw::min(across, tw::axis<1>);
  tw::tile<float, M, N> outer = tw::fma(row, column, a);
  y.store(tw::fma(a, across, outer) + tw::fma(across, a, 1.0f) + tw::fma(1, row, column) +
          tw::max(tw::max(down, tw::axis<1>), tw::axis<0>));
};
static_assert(good(joined, output<float, 16, 32>{}, tensor<float, 2>{}, number<float>{}));

constexpr auto control = []<int B>(tw::block b, tw::out_tile<float, B> y, tw::in<float, 1> x, tw::scalar<int> n) {
  auto xs = x.tiles(tw::shape<B>);
  tw::var acc = b.zeros<float>(tw::shape<B>);
  tw::var steps = b.let(0);
  for (auto k : xs.axis(0).until(n)) {
    b.continue_if(k == 3);
    b.if_(k > 5, [&] { acc += xs.load(k); }, [&] { acc = acc.now() - 1.0f; });
    for (auto j : b.range(0, 4)) {
      b.break_if(j > k);
      acc *= 2.0f;
    }
  }
  b.loop([&] {
    steps = steps + 1;
    b.if_(steps > 100, [&] { acc = 0.0f; });
    b.break_if(steps > 7);
  });
  y.store(acc);
};
static_assert(good(control, y64{}, x1{}, number<int>{}));

TEST(Constructs, LoopsAndBranchesKeepTheirNumber) {
  constexpr auto f = code(control, y64{}, x1{}, number<int>{});
  static_assert(count(f, opcode::counted_loop) == 2);
  static_assert(count(f, opcode::loop_) == 1);
  static_assert(count(f, opcode::branch) == 2);
  static_assert(count(f, opcode::end) == 5);
  static_assert(count(f, opcode::break_if) == 2);
  static_assert(count(f, opcode::continue_if) == 1);
  EXPECT_EQ(f.param_count, 3);
}

// The kernel's parameter says how its output may be used, by value or by reference.
template <class F>
constexpr tw::ir::param_kind kind_of_output(F f) {
  return code(f, initialised<float, 64>{}).params[0].kind;
}
TEST(Constructs, ParametersByReferenceKeepTheirKind) {
  using tw::ir::param_kind;
  EXPECT_EQ(kind_of_output([]<int B>(tw::block, tw::inout_tile<float, B> y) { y.store(y.load()); }),
            param_kind::inout_tile);
  EXPECT_EQ(kind_of_output([]<int B>(tw::block, tw::inout_tile<float, B>& y) { y.store(y.load()); }),
            param_kind::inout_tile);
  EXPECT_EQ(kind_of_output([]<int B>(tw::block, tw::inout_tile<float, B> const& y) { y.store(y.load()); }),
            param_kind::inout_tile);
  EXPECT_EQ(kind_of_output([]<int B>(tw::block b, tw::out_tile<float, B> y) { y.store(b.zeros<float>(tw::shape<B>)); }),
            param_kind::out_tile);
}

// A helper function is part of the kernel that calls it.
template <int B>
constexpr auto twice(tw::tile<float, B> t) {
  return t + t;
}
constexpr auto with_helper = []<int B>(tw::block, tw::out_tile<float, B> y, tw::in<float, 1> x) {
  y.store(twice(x.load_like(y)));
};
static_assert(good(with_helper, y64{}, x1{}));

// Each rule decides one way for a kernel and the other way for its repaired twin.
TEST(Constructs, StoresAreCountedOnEveryPath) {
  constexpr auto both = []<int B>(tw::block b, tw::out_tile<float, B> y) {
    auto z = b.zeros<float>(tw::shape<B>);
    b.if_(y.index(0) > 3, [&] { y.store(z); }, [&] { y.store(z + 1.0f); });
  };
  constexpr auto one = []<int B>(tw::block b, tw::out_tile<float, B> y) {
    auto z = b.zeros<float>(tw::shape<B>);
    b.if_(y.index(0) > 3, [&] { y.store(z); });
  };
  constexpr auto again = []<int B>(tw::block b, tw::inout_tile<float, B> y) {
    y.store(b.zeros<float>(tw::shape<B>));
    y.store(y.load() + 1.0f);
  };
  EXPECT_EQ(verdict(both, y64{}), rule::ok);
  EXPECT_EQ(verdict(one, y64{}), rule::output_is_not_stored_on_every_path);
  EXPECT_EQ(verdict(again, initialised<float, 64>{}), rule::ok);  // an inout_tile may be stored as often as one likes
}

TEST(Constructs, LiteralsFitTheirElementType) {
  EXPECT_TRUE(good(
    []<int B>(tw::block b, tw::out_tile<std::uint8_t, B> y) { y.store(b.zeros<std::uint8_t>(tw::shape<B>) + 255); },
    output<std::uint8_t, 64>{}));
  EXPECT_EQ(verdict([]<int B>(tw::block b,
                              tw::out_tile<std::uint8_t, B> y) { y.store(b.zeros<std::uint8_t>(tw::shape<B>) + 256); },
                    output<std::uint8_t, 64>{}),
            rule::literal_does_not_fit);
  EXPECT_EQ(
    verdict([]<int B>(tw::block b, tw::out_tile<int, B> y) { y.store(b.zeros<int>(tw::shape<B>) + 5000000000); },
            output<int, 64>{}),
    rule::literal_does_not_fit);
}

}  // namespace
