// What kernels print, against texts that are written here by hand.
#include <cstdio>
#include <sstream>

#include <gmock/gmock.h>
#include <tilewright/tilewright.hpp>

namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;
using tw::shape;

// What a launch of one block with this body prints.
template <auto const& Kernel, class... X>
std::string printed(X&&... x) {
  auto y = tw::zeros<float>(4).sync();
  std::fflush(stdout);
  testing::internal::CaptureStdout();
  y = Kernel(std::move(y).tiles(shape<4>), std::forward<X>(x)...).sync();
  std::fflush(stdout);
  return testing::internal::GetCapturedStdout();
}
std::vector<std::string> lines(std::string const& text) {
  std::vector<std::string> list;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) list.push_back(line);
  return list;
}

constexpr auto plain = tw::kernel<"plain">([](tw::block b, tw::inout_tile<float, 4> y) {
  b.print("100 % of {{}} \"quotes\" \\ and tabs\there\n");
  y.store(y.load());
});
TEST(print, plain_text_as_it_stands) { EXPECT_EQ(printed<plain>(), "100 % of {} \"quotes\" \\ and tabs\there\n"); }

constexpr auto scalars = tw::kernel<"scalars">(
  [](tw::block b, tw::inout_tile<float, 4> y, tw::scalar<int> i, tw::scalar<std::uint32_t> u,
     tw::scalar<std::int64_t> l, tw::scalar<std::uint64_t> m, tw::scalar<float> f, tw::scalar<double> d,
     tw::scalar<std::int8_t> s, tw::scalar<std::uint8_t> t, tw::scalar<std::uint16_t> v, tw::scalar<tw::bf16> h,
     tw::scalar<bool> c) {
    b.print("{} {} {} {} {} {} {} {} {} {} {}\n", i, u, l, m, f, d, s, t, v, h, c);
    b.print("{} {} {}\n", y.extent(0), y.index(0), tw::cast<tw::f16>(f));
    b.print("{} {} {} {}\n", 7, 0.25, true, std::uint64_t{18446744073709551615U});
    y.store(y.load());
  });
TEST(print, every_type_of_number) {
  std::string const text = printed<scalars>(-5, 4000000000U, std::int64_t{-9000000000000000000},
                                            std::uint64_t{18000000000000000000U}, 1.5f, -2.25, std::int8_t{-128},
                                            std::uint8_t{255}, std::uint16_t{65535}, tw::bf16(3.0f), true);
  EXPECT_EQ(text,
            "-5 4000000000 -9000000000000000000 18000000000000000000 1.5 -2.25 -128 255 65535 3 1\n"
            "4 0 1.5\n"
            "7 0.25 1 18446744073709551615\n");
}

constexpr auto formats = tw::kernel<"formats">(
  [](tw::block b, tw::inout_tile<float, 4> y, tw::scalar<int> i, tw::scalar<float> f, tw::scalar<std::int64_t> l) {
    b.print("[{:5}] [{:05d}] [{:+}] [{:x}] [{:#X}] [{:o}] [{:-6}]\n", i, i, i, i, i, i, i);
    b.print("[{:.3f}] [{:10.2e}] [{:g}] [{:G}] [{:E}] [{:F}] [{:8}] [{:.2}]\n", f, f, f, f, f, f, f, f);
    b.print("[{:20x}] [{:d}]\n", l, l);
    y.store(y.load());
  });
TEST(print, formats_are_those_of_printf) {
  char expected[512];
  int const i = 254;
  double const f = 12345.678f;
  long long const l = -1;
  std::string text;
  std::snprintf(expected, sizeof expected, "[%5d] [%05d] [%+d] [%x] [%#X] [%o] [%-6d]\n", i, i, i, 254U, 254U, 254U, i);
  text += expected;
  std::snprintf(expected, sizeof expected, "[%.3f] [%10.2e] [%g] [%G] [%E] [%F] [%8g] [%.2g]\n", f, f, f, f, f, f, f,
                f);
  text += expected;
  std::snprintf(expected, sizeof expected, "[%20llx] [%lld]\n", static_cast<unsigned long long>(l), l);
  text += expected;
  EXPECT_EQ(printed<formats>(254, 12345.678f, std::int64_t{-1}), text);
}

constexpr auto tiles = tw::kernel<"tiles">([](tw::block b, tw::inout_tile<float, 4> y) {
  auto const i = b.iota<int>(tw::shape<4>);
  b.print("{} {} {}\n", i, i > 1, tw::cast<float>(i) * 0.5f);
  b.print("{}\n", tw::reshape(i, tw::shape<2, 2>));
  b.print("{:2}{}\n", tw::reshape(i, tw::shape<1, 2, 2>), tw::reshape(i, tw::shape<4, 1>));
  y.store(y.load());
});
TEST(print, tiles_are_nested_lists) {
  EXPECT_EQ(printed<tiles>(),
            "[0, 1, 2, 3] [0, 0, 1, 1] [0, 0.5, 1, 1.5]\n"
            "[[0, 1], [2, 3]]\n"
            "[[[ 0,  1], [ 2,  3]]][[0], [1], [2], [3]]\n");
}

// Values as they are where the statement stands; the block's own order, through loops and branches.
constexpr auto steps = tw::kernel<"steps">(
  [](tw::block b, tw::inout_tile<float, 4> y, tw::scalar<int> n, tw::scalar<int> skipped) {
    b.print("start\n");
    tw::var sum = b.let(0);
    for (auto i : b.range(0, n)) {
      b.continue_if(i == skipped);
      sum += i;
      b.print("{}: {}\n", i, sum);
      b.if_(i > 3, [&] { b.print("large\n"); }, [&] { b.print("small\n"); });
      b.break_if(sum > 8);
    }
    b.print("{}\n", y.load());
    y.store(y.load() + 1.0f);
    b.print("{} {}\n", y.load(), sum);
  });
TEST(print, in_the_order_of_the_block) {
  EXPECT_THAT(lines(printed<steps>(9, 2)),
              ElementsAre("start", "0: 0", "small", "1: 1", "small", "3: 4", "small", "4: 8", "large", "5: 13", "large",
                          "[0, 0, 0, 0]", "[1, 1, 1, 1] 13"));
  EXPECT_THAT(lines(printed<steps>(0, 0)), ElementsAre("start", "[0, 0, 0, 0]", "[1, 1, 1, 1] 0"));
}

constexpr auto each_block = tw::kernel<"each_block">([](tw::block b, tw::inout_tile<int, 1, 2> y) {
  b.print("({}, {}) has {}\n", y.index(0), y.index(1), y.load());
  y.store(y.load());
});
TEST(print, one_line_a_block) {
  auto y = tw::tensor<int, 2>::from(std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8}, {2, 4});
  std::fflush(stdout);
  testing::internal::CaptureStdout();
  y = each_block(std::move(y).tiles(shape<1, 2>)).sync();
  std::fflush(stdout);
  EXPECT_THAT(
    lines(testing::internal::GetCapturedStdout()),
    UnorderedElementsAre("(0, 0) has [[1, 2]]", "(0, 1) has [[3, 4]]", "(1, 0) has [[5, 6]]", "(1, 1) has [[7, 8]]"));
}

}  // namespace
