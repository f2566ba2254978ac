#include <numeric>

#include <gmock/gmock.h>
#include <tilewright/async/create.hpp>
#include <tilewright/async/unsafe.hpp>
#include <tilewright/tensor/tensor.hpp>

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

template <class F>
std::string refusal(F&& f) {
  try {
    f();
  } catch (tw::error const& e) {
    EXPECT_EQ(e.kind(), tw::error_kind::usage);
    EXPECT_THAT(std::string(e.where().file_name()), HasSubstr("tensor_test.cpp"));
    return e.what();
  }
  ADD_FAILURE() << "nothing was refused";
  return {};
}

std::vector<float> counting(std::size_t n) {
  std::vector<float> v(n);
  std::iota(v.begin(), v.end(), 0.0f);
  return v;
}

TEST(tensor, gives_back_what_it_was_made_from) {
  auto const t = tw::tensor<float, 2>::from(counting(6), {2, 3});
  EXPECT_EQ(t.extent(0), 2);
  EXPECT_EQ(t.extent(1), 3);
  EXPECT_EQ(t.size(), 6);
  EXPECT_THAT(tw::to_host(t), ElementsAre(0, 1, 2, 3, 4, 5));
}

TEST(tensor, creation_operations_run_when_synced) {
  EXPECT_THAT(tw::to_host(tw::arange<std::int32_t>(4).sync()), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(tw::to_host(tw::ones<float>(3).sync()), ElementsAre(1, 1, 1));
  EXPECT_THAT(tw::to_host(tw::full<float, 2>({{1, 2}}, -2.5f).sync()), ElementsAre(-2.5f, -2.5f));
  EXPECT_THAT(tw::to_host(tw::zeros<std::uint8_t>(2).sync()), ElementsAre(0, 0));
  EXPECT_EQ(static_cast<float>(tw::to_host(tw::full<tw::bf16>(1, tw::bf16(3.0f)).sync())[0]), 3.0f);
}

TEST(tensor, zero_extents_are_tensors) {
  auto const t = tw::tensor<float, 3>::from({}, {3, 0, 5});
  EXPECT_EQ(t.size(), 0);
  EXPECT_TRUE(tw::to_host(t).empty());
}

TEST(tensor, extents_are_refused_when_negative_or_too_large) {
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 2>({3, -1}); }), HasSubstr("extents [3, -1]: extents cannot be negative"));
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 2>({std::int64_t{1} << 40, std::int64_t{1} << 40}); }), HasSubstr("exceeds 2^63 bytes"));
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 1>({std::int64_t{1} << 61}); }), HasSubstr("exceeds 2^63 bytes"));
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 2>({3}); }), HasSubstr("1 extents for a tensor with 2 axes"));
  EXPECT_THAT(refusal([] { (void)tw::tensor<float, 1>::from(counting(3), {4}); }), HasSubstr("3 values for a tensor of 4 elements"));
  // A zero extent beside extents whose product overflows is an empty tensor.
  EXPECT_NO_THROW(static_cast<void>((tw::uninit<float, 3>({0, std::int64_t{1} << 40, std::int64_t{1} << 40}))));
}

TEST(tensor, use_after_move_names_the_consuming_call) {
  auto t = tw::ones<float>(4).sync();
  auto const line = __LINE__ + 1;
  auto const cut = std::move(t).tiles(tw::shape<2>);
  EXPECT_FALSE(t.valid());
  auto const text = refusal([&] { (void)t.extent(0); });
  EXPECT_THAT(text, HasSubstr("extent() of a tensor that was moved from at"));
  EXPECT_THAT(text, HasSubstr("tensor_test.cpp:" + std::to_string(line)));
  EXPECT_THAT(text, HasSubstr("remedy"));
}

TEST(tensor, reshape_keeps_the_order_of_elements) {
  auto t = tw::tensor<float, 2>::from(counting(6), {2, 3});
  auto const r = std::move(t).reshape(3, 1, 2);
  EXPECT_EQ(r.extent(2), 2);
  EXPECT_THAT(tw::to_host(r), ElementsAre(0, 1, 2, 3, 4, 5));
  auto u = tw::ones<float>(6).sync();
  EXPECT_THROW((void)std::move(u).reshape(4, 2), tw::error);
}

TEST(view, slice_is_a_part_of_its_tensor) {
  auto const t = tw::tensor<float, 2>::from(counting(8), {4, 2});
  EXPECT_THAT(tw::to_host(t.slice(1, 3)), ElementsAre(2, 3, 4, 5));
  EXPECT_THAT(tw::to_host(t.slice(1, 4).slice(2, 3)), ElementsAre(6, 7));
  EXPECT_TRUE(tw::to_host(t.slice(2, 2)).empty());
  EXPECT_THAT(refusal([&] { (void)t.slice(1, 5); }), HasSubstr("slice(1, 5) of an axis with extent 4"));
  EXPECT_THAT(refusal([&] { (void)t.slice(-1, 2); }), HasSubstr("slice(-1, 2)"));
  EXPECT_THAT(refusal([&] { (void)t.slice(3, 2); }), HasSubstr("slice(3, 2)"));
}

TEST(view, exclusive_use_of_a_lent_tensor_is_refused_and_names_the_lender) {
  auto t = tw::ones<float>(4).sync();
  {
    auto const line = __LINE__ + 1;
    auto const v = t.view();
    auto const text = refusal([&] { (void)std::move(t).tiles(tw::shape<2>); });
    EXPECT_THAT(text, HasSubstr("tiles() of a tensor that is lent"));
    EXPECT_THAT(text, HasSubstr("tensor_test.cpp:" + std::to_string(line)));
    EXPECT_TRUE(t.valid());
    EXPECT_THAT(refusal([&] { (void)std::move(t).share(); }), HasSubstr("share() of a tensor that is lent"));
  }
  EXPECT_NO_THROW((void)std::move(t).tiles(tw::shape<2>));
}

TEST(shared, unshare_needs_the_last_handle) {
  auto a = tw::arange<float>(3).sync().share();
  auto b = a;
  EXPECT_FALSE(a.unique());
  EXPECT_THAT(refusal([&] { (void)std::move(a).unshare(); }), HasSubstr("unshare() while 1 other handles"));
  b = tw::arange<float>(1).sync().share();
  EXPECT_TRUE(a.unique());
  EXPECT_THAT(tw::to_host(std::move(a).unshare()), ElementsAre(0, 1, 2));
}

TEST(shared, a_slice_keeps_the_memory) {
  auto part = [] {
    auto whole = tw::arange<float>(6).sync().share();
    return whole.slice(2, 4);
  }();
  EXPECT_THAT(tw::to_host(part), ElementsAre(2, 3));
}

TEST(unsafe, foreign_memory_is_used_in_place_and_its_owner_kept) {
  auto owner = std::make_shared<std::vector<float>>(counting(4));
  std::weak_ptr<std::vector<float>> const alive = owner;
  {
    auto t = tw::unsafe::claim_exclusive<float, 1>(owner->data(), {{4}}, tw::device::cpu(), owner);
    owner.reset();
    EXPECT_FALSE(alive.expired());
    EXPECT_THAT(tw::to_host(t), ElementsAre(0, 1, 2, 3));
  }
  EXPECT_TRUE(alive.expired());
}

TEST(tensor_ref, overlap_is_decided_by_the_bytes_that_can_be_touched) {
  float memory[12] = {};
  auto const part = [&](std::int64_t first, std::int64_t rows, std::int64_t stride) {
    tw::tensor_ref r;
    r.data = memory + first;
    r.elem = tw::element::f32;
    r.rank = 2;
    r.extents = {rows, 2};
    r.strides = {stride, 1};
    return r;
  };
  EXPECT_TRUE(tw::may_overlap(part(0, 3, 4), part(9, 1, 4)));
  EXPECT_FALSE(tw::may_overlap(part(0, 2, 4), part(6, 1, 4)));
  EXPECT_FALSE(tw::may_overlap(part(0, 0, 4), part(0, 3, 4)));
  EXPECT_TRUE(tw::may_overlap(part(0, 1, 4), part(1, 1, 4)));
}

TEST(show, long_axes_are_shortened) {
  EXPECT_EQ(tw::show(tw::arange<float>(3).sync()), "[0, 1, 2]");
  EXPECT_EQ(tw::show(tw::arange<std::int32_t>(100).sync()), "[0, 1, 2, ..., 97, 98, 99]");
  EXPECT_EQ(tw::show(tw::tensor<float, 2>::from(counting(4), {2, 2})), "[[0, 1],\n [2, 3]]");
  EXPECT_EQ(tw::show(tw::zeros<float>(0).sync()), "[]");
}

}  // namespace
