// Launches that must be refused before anything is enqueued, and what they say.
#include <gmock/gmock.h>
#include <tilewright/async/unsafe.hpp>
#include <tilewright/tilewright.hpp>

#include "kernels/gemm.hpp"
#include "kernels/saxpy.hpp"
#include "kernels/softmax.hpp"

namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using tw::shape;
using tw::value;

template <class F>
std::string refusal(F&& launch, tw::error_kind kind = tw::error_kind::usage) {
  try {
    launch();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), kind) << e.what();
    EXPECT_THAT(std::string(e.where().file_name()), HasSubstr("refusals_test.cpp"));
    EXPECT_FALSE(e.submitted());
    EXPECT_FALSE(e.remedy().empty());
    return e.what();
  }
  ADD_FAILURE() << "the launch was not refused";
  return {};
}

auto matrix(std::int64_t m, std::int64_t n) { return tw::zeros<float, 2>({{m, n}}).sync(); }
auto product(tw::tensor<float, 2> const& x, tw::tensor<float, 2> const& w, std::int64_t m, std::int64_t n) {
  return examples::gemm(tw::uninit<float, 2>({m, n}).tiles(shape<16, 16>), x, w, value<16>).sync();
}

TEST(refusals, a_statement_of_the_kernel_that_does_not_hold) {
  auto const x = matrix(64, 32), w = matrix(48, 16);
  EXPECT_THAT(refusal([&] { (void)product(x, w, 64, 16); }),
              AllOf(HasSubstr("kernel 'gemm' requires extent(1) of argument 2 [32] == extent(0) of argument 3 [48]"),
                    HasSubstr("gemm.hpp:")));
  auto const good = matrix(32, 16);
  EXPECT_THAT(refusal([&] { (void)product(x, good, 65, 16); }),
              HasSubstr("requires extent(0) of argument 1 [65] <= extent(0) of argument 2 [64]"));
}

TEST(refusals, checks_run_at_every_launch_of_the_same_code) {
  auto const x = matrix(64, 32), w = matrix(32, 16), bad = matrix(33, 16);
  EXPECT_NO_THROW((void)product(x, w, 64, 16));
  EXPECT_THAT(refusal([&] { (void)product(x, bad, 64, 16); }), HasSubstr("[33]"));
  EXPECT_NO_THROW((void)product(x, w, 64, 16));
}

TEST(refusals, an_input_that_is_too_short) {
  auto y = tw::ones<float>(1000).sync();
  auto const x = tw::ones<float>(768).sync();
  EXPECT_THAT(refusal([&] { y = examples::saxpy(std::move(y).tiles(shape<256>), x, 1.0f).sync(); }),
              AllOf(HasSubstr("kernel 'saxpy' loads tiles 0 to 3 along axis 0 of argument 2, which has 3 tiles of 256 "
                              "there (extent 768)"),
                    HasSubstr("saxpy.hpp:")));
}

TEST(refusals, a_last_tile_that_is_partly_there_is_enough) {
  auto y = tw::ones<float>(1000).sync();
  auto const x = tw::ones<float>(769).sync();  // the fourth tile exists; beyond its end are zeros
  y = examples::saxpy(std::move(y).tiles(shape<256>), x, 1.0f).sync();
  auto const v = tw::to_host(y);
  EXPECT_EQ(v[768], 2.0f);
  EXPECT_EQ(v[769], 1.0f);
}

TEST(refusals, zero_tiles_do_nothing_and_succeed) {
  auto const empty = tw::zeros<float>(0).sync();
  auto y = examples::saxpy(tw::zeros<float>(0).sync().tiles(shape<256>), empty, 1.0f).sync();
  EXPECT_EQ(y.size(), 0);
  auto const x = matrix(0, 32), w = matrix(32, 0);
  EXPECT_EQ(product(x, w, 0, 0).size(), 0);
}

TEST(refusals, a_zero_inner_extent_gives_zeros) {
  auto const x = matrix(20, 0), w = matrix(0, 20);
  for (float v : tw::to_host(product(x, w, 20, 20))) ASSERT_EQ(v, 0.0f);
}

TEST(refusals, what_is_written_is_not_passed_twice) {
  std::vector<float> memory(64, 1.0f);
  auto const host = tw::device::cpu();
  auto const run = [&](std::int64_t read_at, std::int64_t n) {
    auto y = tw::unsafe::claim_exclusive<float, 1>(memory.data(), {{16}}, host);
    auto const x = tw::unsafe::wrap_shared<float, 1>(memory.data() + read_at, {{n}}, host);
    (void)examples::saxpy(std::move(y).tiles(shape<16>), x, 1.0f).sync();
  };
  EXPECT_THAT(refusal([&] { run(0, 16); }), HasSubstr("arguments 1 and 2 share memory"));
  EXPECT_THAT(refusal([&] { run(15, 16); }), HasSubstr("share memory"));
  EXPECT_NO_THROW(run(16, 16));
  auto const twice = [&] {
    auto z = tw::unsafe::claim_exclusive<float, 1>(memory.data(), {{16}}, host),
         q = tw::unsafe::claim_exclusive<float, 1>(memory.data() + 8, {{16}}, host);
    constexpr auto two = tw::kernel<"two">(
      []<int B>(tw::block, tw::inout_tile<float, B> a, tw::inout_tile<float, B> b) {
        a.store(b.load());
        b.store(a.load());
      });
    (void)two(std::move(z).tiles(shape<16>), std::move(q).tiles(shape<16>)).sync();
  };
  EXPECT_THAT(refusal(twice), HasSubstr("arguments 1 and 2 share memory"));
}

TEST(refusals, tensors_that_were_moved_away_or_are_lent) {
  auto y = tw::ones<float>(16).sync();
  auto x = tw::ones<float>(16).sync();
  auto const gone = std::move(x);
  EXPECT_THAT(refusal([&] { y = examples::saxpy(std::move(y).tiles(shape<16>), x, 1.0f).sync(); }),
              HasSubstr("a kernel gets a tensor that was moved from"));
  auto z = tw::ones<float>(16).sync();
  auto const operation = examples::saxpy(tw::ones<float>(16).sync().tiles(shape<16>), z,
                                         1.0f);  // borrows z until it is run
  EXPECT_THAT(refusal([&] { (void)std::move(z).tiles(shape<16>); }), HasSubstr("tiles() of a tensor that is lent"));
}

constexpr auto scaled = tw::kernel<"scaled">([]<int B>(tw::block b, tw::out_tile<int, B> y, tw::in<int, 1> x,
                                                       tw::scalar<int> group, tw::scalar<std::int64_t> many) {
  b.require(x.extent(0) * tw::extent(many.trace, many.id) >= 0);
  y.store(x.tiles(tw::shape<B>).load(y.index(0) / group));
});

TEST(refusals, a_divisor_of_zero) {
  auto const x = tw::arange<int>(64).sync();
  auto const out = [] { return tw::uninit<int, 1>({64}).tiles(shape<16>); };
  EXPECT_THAT(refusal([&] { (void)scaled(out(), x, 0, std::int64_t{1}).sync(); }),
              HasSubstr("kernel 'scaled' divides by argument 3 [0]"));
  EXPECT_THAT(refusal([&] { (void)scaled(out(), x, -2, std::int64_t{1}).sync(); }),
              HasSubstr("divides by argument 3 [-2]"));
  EXPECT_THAT(tw::to_host(scaled(out(), x, 2, std::int64_t{1}).sync())[40], 24);
}

TEST(refusals, arithmetic_of_a_statement_that_overflows_fails_closed) {
  auto const x = tw::arange<int>(64).sync();
  EXPECT_THAT(refusal([&] { (void)scaled(tw::uninit<int, 1>({64}).tiles(shape<16>), x, 1, INT64_MAX / 2).sync(); }),
              HasSubstr("the arithmetic overflows"));
}

TEST(refusals, outputs_that_are_cut_into_different_numbers_of_tiles) {
  constexpr auto pair = tw::kernel<"pair">([]<int B>(tw::block b, tw::out_tile<float, B> p, tw::out_tile<float, B> q) {
    p.store(b.zeros<float>(tw::shape<B>));
    q.store(b.zeros<float>(tw::shape<B>));
  });
  EXPECT_THAT(
    refusal([&] {
      (void)pair(tw::uninit<float, 1>({64}).tiles(shape<16>), tw::uninit<float, 1>({65}).tiles(shape<16>)).sync();
    }),
    HasSubstr("along axis 0 argument 1 has 4 tiles and argument 2 has 5"));
}

TEST(refusals, extents_that_are_no_size_of_a_tensor) {
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 2>({4, -1}); }),
              HasSubstr("extents [4, -1]: extents cannot be negative"));
  std::int64_t const big = std::int64_t{1} << 31;
  EXPECT_THAT(refusal([&] { (void)tw::uninit<float, 2>({big, big}); }), HasSubstr("its size exceeds 2^63 bytes"));
  EXPECT_NO_THROW(((void)tw::uninit<std::int8_t, 2>({big, big})));
}

TEST(refusals, hints_out_of_range) {
  auto const x = tw::ones<float>(16).sync();
  auto const with = [&](tw::hints h) {
    (void)examples::saxpy.with(h)(tw::ones<float>(16).sync().tiles(shape<16>), x, 1.0f).sync();
  };
  EXPECT_THAT(refusal([&] { with({.warps = 3}); }), HasSubstr("warps = 3"));
  EXPECT_THAT(refusal([&] { with({.warps = 64}); }), HasSubstr("out of range"));
  EXPECT_THAT(refusal([&] { with({.occupancy = 33}); }), HasSubstr("occupancy = 33"));
  EXPECT_THAT(refusal([&] { with({.ctas = -1}); }), HasSubstr("ctas = -1"));
  EXPECT_NO_THROW(with({.warps = 8, .occupancy = 2, .ctas = 2}));
}

TEST(refusals, more_tiles_than_a_launch_can_have) {
  // The memory is never touched: the launch is refused before.
  auto y = tw::unsafe::claim_exclusive<float, 1>(reinterpret_cast<float*>(std::uintptr_t{1} << 40),
                                                 {{std::int64_t{1} << 25}}, tw::device::cpu());
  auto const x = tw::unsafe::wrap_shared<float, 1>(reinterpret_cast<float*>(std::uintptr_t{2} << 40),
                                                   {{std::int64_t{1} << 25}}, tw::device::cpu());
  EXPECT_THAT(refusal([&] { (void)examples::saxpy(std::move(y).tiles(shape<1>), x, 1.0f).sync(); }),
              HasSubstr("cut into 33554432 tiles"));
}

TEST(refusals, large_extents_are_compared_without_the_memory) {
  // Reports 13 and 16 of comparable systems: offsets beyond 2^31 must not wrap into acceptance.
  std::int64_t const big = (std::int64_t{1} << 31) + 5;
  auto const far = [](int i) { return reinterpret_cast<float*>(static_cast<std::uintptr_t>(i) << 44); };
  auto y = tw::unsafe::claim_exclusive<float, 1>(far(1), {{big}}, tw::device::cpu());
  auto const x = tw::unsafe::wrap_shared<float, 1>(far(2), {{5}}, tw::device::cpu());  // big modulo 2^31
  EXPECT_THAT(refusal([&] { (void)examples::saxpy(std::move(y).tiles(shape<4096>), x, 1.0f).sync(); }),
              HasSubstr("loads tiles 0 to 524288 along axis 0 of argument 2, which has 1 tiles"));
  auto c = tw::unsafe::claim_exclusive<float, 2>(far(1), {{16, 16}}, tw::device::cpu());
  auto const a = tw::unsafe::wrap_shared<float, 2>(far(2), {{16, std::int64_t{1} << 32}}, tw::device::cpu());
  auto const b = tw::unsafe::wrap_shared<float, 2>(far(3), {{16, 16}}, tw::device::cpu());
  EXPECT_THAT(refusal([&] { (void)examples::gemm(std::move(c).tiles(shape<16, 16>), a, b, value<16>).sync(); }),
              HasSubstr("[4294967296] == extent(0) of argument 3 [16]"));
}

// ---- checks in the kernel

constexpr auto lookup = tw::kernel<"lookup">(
  []<int B>(tw::block b, tw::out_tile<int, B> y, tw::in<int, 1> which, tw::in<int, 1> table) {
    auto i = tw::reshape(which.tiles(tw::shape<1>).load(y.index(0)), tw::shape<>);
    y.store(table.tiles(tw::shape<B>).load(i));   // the lookup
    static_cast<void>(b);
  });

TEST(kernel_checks, a_data_dependent_index_outside_is_an_error_with_line_index_and_axis) {
  auto const table = tw::arange<int>(64).sync();
  auto const run = [&](std::vector<int> const& w) {
    auto const which = tw::tensor<int, 1>::from(w, {static_cast<std::int64_t>(w.size())});
    return tw::to_host(
      lookup(tw::uninit<int, 1>({static_cast<std::int64_t>(w.size()) * 16}).tiles(shape<16>), which, table).sync());
  };
  EXPECT_EQ(run({3, 0})[0], 48);
  for (int bad : {4, -1, INT32_MAX, INT32_MIN}) {
    try {
      (void)run({1, bad});
      ADD_FAILURE() << bad;
    } catch (tw::error const& e) {
      EXPECT_EQ(e.kind(), tw::error_kind::device);
      EXPECT_TRUE(e.submitted());
      EXPECT_THAT(e.what(), AllOf(HasSubstr("kernel 'lookup' failed a check at"), HasSubstr("refusals_test.cpp:"),
                                  HasSubstr("tile " + std::to_string(bad) +
                                            " along axis 0 of argument 3, which has 4 tiles there")));
    }
  }
  EXPECT_EQ(run({2, 1})[0], 32);  // everything is usable afterwards
}

// Kernels that start before the one before them has ended wait for it before they touch memory.
constexpr auto waits_first = tw::kernel<"waits_first">(
  [](tw::block b, tw::inout_tile<int, 8> y, tw::in<int, 1> x, tw::scalar<int> n) {
    b.require(x.extent(0) >= y.extent(0));
    b.require(n * 2 > 0);
    tw::unsafe::launch_dependents(x);
    auto const early = x.load_like(y);  // its first use decides: behind the wait
    tw::unsafe::wait_for_previous_grid(x);
    y.store(y.load() + early * n);
  });
constexpr auto waits_never = tw::kernel<"waits_never">(
  [](tw::block, tw::inout_tile<int, 8> y) { y.store(y.load() + 1); });
constexpr auto waits_late = tw::kernel<"waits_late">([](tw::block, tw::inout_tile<int, 8> y) {
  y.store(y.load() + 1);
  tw::unsafe::wait_for_previous_grid(y);
});
constexpr auto waits_sometimes = tw::kernel<"waits_sometimes">(
  [](tw::block b, tw::inout_tile<int, 8> y, tw::scalar<int> n) {
    b.if_(n > 0, [&] { tw::unsafe::wait_for_previous_grid(y); });
    y.store(y.load() + 1);
  });
constexpr auto waits_in_a_loop = tw::kernel<"waits_in_a_loop">(
  [](tw::block b, tw::inout_tile<int, 8> y, tw::scalar<int> n) {
    for (auto i : b.range(0, n)) {
      static_cast<void>(i);
      tw::unsafe::wait_for_previous_grid(y);
    }
    y.store(y.load() + 1);
  });
constexpr auto loads_first = tw::kernel<"loads_first">([](tw::block b, tw::inout_tile<int, 8> y, tw::in<int, 1> x) {
  b.print("{}", tw::sum(x.tiles(shape<8>).load(0), tw::axis<0>));
  tw::unsafe::wait_for_previous_grid(y);
  y.store(y.load() + 1);
});
constexpr auto reads_a_pointer_first = tw::kernel<"reads_a_pointer_first">(
  [](tw::block, tw::inout_tile<int, 8> y, tw::in<int, 1> x) {
    auto const v = tw::unsafe::load(tw::unsafe::address<int>(x));
    tw::unsafe::wait_for_previous_grid(y);
    y.store(y.load() + v);
  });

TEST(refusals, a_dependent_launch_of_a_kernel_that_does_not_wait_first) {
  auto const eight = [] { return tw::full<int, 1>({8}, 5).sync(); };
  auto const said = [](char const* kernel, char const* op) {
    return AllOf(HasSubstr("kernel '" + std::string(kernel) + "' was to start before the kernel before it"),
                 HasSubstr("'" + std::string(op) + "' at "), HasSubstr("refusals_test.cpp:"),
                 HasSubstr("tw::unsafe::wait_for_previous_grid at the top of the kernel"));
  };
  tw::hints const early{.dependent_launch = true};
  auto const x = eight();
  EXPECT_THAT(refusal([&] { (void)waits_never.with(early)(eight().tiles(shape<8>)).sync(); }),
              said("waits_never", "tile_load"));
  EXPECT_THAT(refusal([&] { (void)waits_late.with(early)(eight().tiles(shape<8>)).sync(); }),
              said("waits_late", "tile_load"));
  EXPECT_THAT(refusal([&] { (void)waits_sometimes.with(early)(eight().tiles(shape<8>), 1).sync(); }),
              said("waits_sometimes", "branch"));
  EXPECT_THAT(refusal([&] { (void)waits_in_a_loop.with(early)(eight().tiles(shape<8>), 1).sync(); }),
              said("waits_in_a_loop", "counted_loop"));
  EXPECT_THAT(refusal([&] { (void)loads_first.with(early)(eight().tiles(shape<8>), x).sync(); }),
              said("loads_first", "view_load"));
  EXPECT_THAT(refusal([&] { (void)reads_a_pointer_first.with(early)(eight().tiles(shape<8>), x).sync(); }),
              said("reads_a_pointer_first", "address"));
  EXPECT_THAT(tw::to_host(waits_first.with(early)(eight().tiles(shape<8>), x, 3).sync()), testing::Each(20));
  EXPECT_THAT(tw::to_host(waits_late(eight().tiles(shape<8>)).sync()), testing::Each(6));
}

}  // namespace
