// What the example kernels state about their arguments is checked at the launch, before anything runs.
#include <gmock/gmock.h>
#include <tilewright/tilewright.hpp>

#include "kernels/attention.hpp"
#include "kernels/decode_attention.hpp"
#include "kernels/gemm.hpp"
#include "kernels/layer_norm.hpp"
#include "kernels/rotary.hpp"
#include "kernels/silu_mul.hpp"
#include "kernels/transpose.hpp"

namespace {

using testing::AllOf;
using testing::HasSubstr;
using tw::shape;
using tw::value;

template <class F>
std::string refusal(F&& launch) {
  try {
    launch();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::usage) << e.what();
    EXPECT_FALSE(e.submitted());
    return e.what();
  }
  ADD_FAILURE() << "the launch was not refused";
  return {};
}

tw::tensor<float, 1> vector(std::int64_t n) { return tw::zeros<float>(n).sync(); }
tw::tensor<float, 2> matrix(std::int64_t m, std::int64_t n) { return tw::zeros<float, 2>({{m, n}}).sync(); }
tw::tensor<float, 3> cube(std::int64_t a, std::int64_t b, std::int64_t c) {
  return tw::zeros<float, 3>({{a, b, c}}).sync();
}

template <bool Causal>
auto attention(tw::tensor<float, 3> const& q, tw::tensor<float, 3> const& k, tw::tensor<float, 3> const& v, int group) {
  return examples::attention(tw::uninit<float, 3>(q.extents()).tiles(shape<1, 16, 32>), q, k, v, 1.0f, group, value<16>,
                             value<Causal>)
    .sync();
}
TEST(attention, heads_without_a_key_head) {
  auto const q = cube(8, 20, 32), k = cube(2, 20, 32);
  EXPECT_NO_THROW((void)attention<true>(q, k, k, 4));
  EXPECT_THAT(
    refusal([&] { (void)attention<true>(q, k, k, 3); }),
    AllOf(HasSubstr("kernel 'attention' requires extent(0) of argument 2 [8] <= "), HasSubstr("attention.hpp:")));
  EXPECT_THAT(refusal([&] { (void)attention<true>(q, k, k, 0); }), HasSubstr("[0]"));
  EXPECT_THAT(refusal([&] { (void)attention<true>(q, k, k, 257); }), HasSubstr("[257]"));
}
TEST(attention, keys_and_values_that_do_not_match) {
  auto const q = cube(2, 20, 32);
  EXPECT_THAT(refusal([&] { (void)attention<false>(q, cube(2, 20, 32), cube(2, 19, 32), 1); }), HasSubstr("[19]"));
  EXPECT_THAT(refusal([&] { (void)attention<false>(q, cube(2, 20, 32), cube(1, 20, 32), 1); }), HasSubstr("requires"));
  EXPECT_THAT(refusal([&] { (void)attention<false>(q, cube(2, 20, 31), cube(2, 20, 31), 1); }), HasSubstr("[31]"));
}
TEST(attention, heads_of_another_size_than_the_tile) {
  auto const q = cube(2, 20, 16);
  EXPECT_THAT(refusal([&] { (void)attention<false>(q, q, q, 1); }), HasSubstr("extent(2) of argument 2 [16] == 32"));
}
TEST(attention, no_keys_and_causal_rows_before_the_first_key) {
  auto const q = cube(2, 20, 32), none = cube(2, 0, 32), few = cube(2, 19, 32);
  EXPECT_THAT(refusal([&] { (void)attention<false>(q, none, none, 1); }), HasSubstr("[0] >= 1"));
  EXPECT_NO_THROW((void)attention<false>(q, few, few, 1));
  EXPECT_THAT(refusal([&] { (void)attention<true>(q, few, few, 1); }),
              HasSubstr("extent(1) of argument 2 [20] <= extent(1) of argument 3 [19]"));
}

TEST(decode_attention, lengths_outside_the_keys) {
  auto const q = cube(2, 4, 32), k = cube(2, 20, 32);
  auto const call = [&](int length, std::int64_t parts) {
    return examples::decode_attention(tw::uninit<float, 4>({2, parts, 4, 32}).tiles(shape<1, 1, 4, 32>),
                                      tw::uninit<float, 4>({2, parts, 4, 1}).tiles(shape<1, 1, 4, 1>), q, k, k, 1.0f,
                                      length, value<16>)
      .sync();
  };
  EXPECT_NO_THROW((void)call(20, 3));
  EXPECT_THAT(refusal([&] { (void)call(21, 3); }), HasSubstr("[21]"));
  EXPECT_THAT(refusal([&] { (void)call(0, 3); }), HasSubstr("[0]"));
  EXPECT_THAT(refusal([&] { (void)call(-1, 3); }), HasSubstr("[-1]"));
  EXPECT_THAT(refusal([&] { (void)call(20, 0); }), HasSubstr("[0]"));
}
TEST(combine_attention, more_parts_than_fit) {
  auto const call = [&](std::int64_t parts, std::int64_t weights) {
    auto const p = tw::zeros<float, 4>({{2, parts, 4, 32}}).sync(),
               w = tw::zeros<float, 4>({{2, weights, 4, 1}}).sync();
    return examples::combine_attention(tw::uninit<float, 3>({2, 4, 32}).tiles(shape<1, 4, 32>), p, w, value<8>).sync();
  };
  EXPECT_NO_THROW((void)call(8, 8));
  EXPECT_THAT(refusal([&] { (void)call(9, 9); }), HasSubstr("[9] <= 8"));
  EXPECT_THAT(refusal([&] { (void)call(8, 7); }), HasSubstr("[7]"));
}

TEST(layer_norm, rows_longer_than_the_tile_and_weights_of_another_length) {
  auto const call = [](std::int64_t n, std::int64_t w, std::int64_t bias) {
    return examples::layer_norm(tw::uninit<float, 2>({3, n}).tiles(shape<1, 32>), matrix(3, n), vector(w), vector(bias),
                                1e-5f)
      .sync();
  };
  EXPECT_NO_THROW((void)call(32, 32, 32));
  EXPECT_THAT(refusal([&] { (void)call(33, 33, 33); }), HasSubstr("[33] <= 32"));
  EXPECT_THAT(refusal([&] { (void)call(20, 19, 20); }), HasSubstr("[19]"));
  EXPECT_THAT(refusal([&] { (void)call(20, 20, 21); }), HasSubstr("[21]"));
  EXPECT_THAT(refusal([&] { (void)call(0, 0, 0); }), HasSubstr("[0] >= 1"));
}
TEST(silu_mul, gates_of_another_shape) {
  auto const call = [](std::int64_t m, std::int64_t n) {
    return examples::silu_mul(tw::uninit<float, 2>({3, 20}).tiles(shape<1, 32>), matrix(3, 20), matrix(m, n)).sync();
  };
  EXPECT_NO_THROW((void)call(3, 20));
  EXPECT_THAT(refusal([&] { (void)call(3, 21); }), HasSubstr("[21]"));
  EXPECT_THAT(refusal([&] { (void)call(4, 20); }), HasSubstr("[4]"));
}
TEST(transpose, a_result_of_another_shape) {
  auto const x = matrix(3, 20);
  EXPECT_THAT(refusal([&] { (void)examples::transpose(tw::uninit<float, 2>({3, 20}).tiles(shape<16, 16>), x).sync(); }),
              HasSubstr("requires extent(0) of argument 1 [3] == extent(1) of argument 2 [20]"));
  auto const c = cube(3, 20, 5);
  EXPECT_THAT(
    refusal([&] { (void)examples::swap_outer_axes(tw::uninit<float, 3>({20, 3, 4}).tiles(shape<4, 4, 8>), c).sync(); }),
    HasSubstr("[4]"));
}
TEST(rotary, tables_that_are_too_short_or_for_another_head) {
  auto const x = cube(9, 2, 32);
  auto const call = [&](std::int64_t positions, std::int64_t half) {
    return examples::rotary(tw::uninit<float, 3>({9, 2, 32}).tiles(shape<4, 2, 32>), x, matrix(positions, half),
                            matrix(positions, half))
      .sync();
  };
  EXPECT_NO_THROW((void)call(9, 16));
  EXPECT_NO_THROW((void)call(100, 16));
  EXPECT_THAT(refusal([&] { (void)call(8, 16); }), HasSubstr("[9] <= extent(0) of argument 3 [8]"));
  EXPECT_THAT(refusal([&] { (void)call(9, 15); }), HasSubstr("[15] == 16"));
}
TEST(products, sizes_that_do_not_match) {
  auto const call = [](auto tx, auto tw_, tw::tensor<float, 2> const& x, tw::tensor<float, 2> const& w) {
    return examples::gemm_transposed(tw::uninit<float, 2>({20, 30}).tiles(shape<16, 16>), x, w, value<16>, tx, tw_)
      .sync();
  };
  EXPECT_NO_THROW((void)call(value<true>, value<false>, matrix(7, 20), matrix(7, 30)));
  EXPECT_THAT(refusal([&] { (void)call(value<true>, value<false>, matrix(7, 20), matrix(8, 30)); }), HasSubstr("[8]"));
  EXPECT_THAT(refusal([&] { (void)call(value<true>, value<true>, matrix(7, 20), matrix(7, 30)); }), HasSubstr("[7]"));
  auto const batched = [](std::int64_t batch) {
    return examples::gemm_batched(tw::uninit<float, 3>({2, 20, 30}).tiles(shape<1, 16, 16>), cube(2, 20, 7),
                                  cube(batch, 7, 30), value<16>)
      .sync();
  };
  EXPECT_NO_THROW((void)batched(2));
  EXPECT_THAT(refusal([&] { (void)batched(1); }), HasSubstr("extent(0) of argument 3 [1]"));
}

}  // namespace
