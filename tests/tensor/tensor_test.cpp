#include <cmath>
#include <limits>
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
  EXPECT_THAT(tw::to_host(tw::full<bool>(3, true).sync()), ElementsAre(true, true, true));
}

TEST(tensor, creation_takes_a_list_of_extents) {
  auto const z = tw::zeros<float>({2, 3}).sync();
  static_assert(std::is_same_v<decltype(z), tw::tensor<float, 2> const>);
  EXPECT_EQ(z.extent(1), 3);
  EXPECT_THAT(tw::to_host(tw::full<std::int8_t>({1, 2, 2}, 7).sync()), ElementsAre(7, 7, 7, 7));
  static_assert(std::is_same_v<decltype(tw::ones<float>({4}).sync()), tw::tensor<float, 1>>);
  static_assert(std::is_same_v<decltype(tw::ones<float, 2>({4, 2}).sync()), tw::tensor<float, 2>>);
  EXPECT_THAT(refusal([] { (void)tw::ones<float>({2, -3}); }), HasSubstr("extents [2, -3]"));
}

TEST(tensor, full_keeps_every_bit_of_its_value) {
  for (std::int64_t const v : {(std::int64_t{1} << 53) + 1, std::numeric_limits<std::int64_t>::max(),
                               std::numeric_limits<std::int64_t>::min()})
    EXPECT_THAT(tw::to_host(tw::full<std::int64_t>(2, v).sync()), ElementsAre(v, v));
  auto const most = std::numeric_limits<std::uint64_t>::max();
  EXPECT_THAT(tw::to_host(tw::full<std::uint64_t>(1, most).sync()), ElementsAre(most));
  EXPECT_TRUE(std::signbit(tw::to_host(tw::full<float>(1, -0.0f).sync())[0]));
  EXPECT_EQ(tw::to_host(tw::full<tw::f16>(1, tw::f16::from_bits(0x7e55)).sync())[0].bits, 0x7e55);
}

TEST(tensor, creation_of_more_than_one_piece) {
  std::int64_t const n = (5 << 20) / 4 + 3;  // pieces are of 4 MiB
  auto const counted = tw::to_host(tw::arange<std::int32_t>(n).sync()),
             filled = tw::to_host(tw::full<std::int32_t>(n, -5).sync());
  for (std::int64_t i = 0; i < n; ++i) {
    ASSERT_EQ(counted[static_cast<std::size_t>(i)], i);
    ASSERT_EQ(filled[static_cast<std::size_t>(i)], -5);
  }
}

TEST(tensor, arange_beyond_the_element_type_is_refused) {
  EXPECT_EQ(tw::to_host(tw::arange<std::int8_t>(128).sync()).back(), 127);
  EXPECT_THAT(refusal([] { (void)tw::arange<std::int8_t>(129); }),
              HasSubstr("arange(129) of int8_t: 128 is no int8_t"));
  EXPECT_EQ(tw::to_host(tw::arange<std::uint8_t>(256).sync()).back(), 255);
  EXPECT_THAT(refusal([] { (void)tw::arange<std::uint8_t>(257); }), HasSubstr("256 is no uint8_t"));
  EXPECT_EQ(static_cast<float>(tw::to_host(tw::arange<tw::bf16>(260).sync())[259]), 260.0f);  // rounded: a tie
}

TEST(tensor, zero_extents_are_tensors) {
  auto const t = tw::tensor<float, 3>::from({}, {3, 0, 5});
  EXPECT_EQ(t.size(), 0);
  EXPECT_TRUE(tw::to_host(t).empty());
}

TEST(tensor, extents_are_refused_when_negative_or_too_large) {
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 2>({3, -1}); }),
              HasSubstr("extents [3, -1]: extents cannot be negative"));
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 2>({std::int64_t{1} << 40, std::int64_t{1} << 40}); }),
              HasSubstr("exceeds 2^63 bytes"));
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 1>({std::int64_t{1} << 61}); }), HasSubstr("exceeds 2^63 bytes"));
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 2>({3}); }), HasSubstr("1 extents for a tensor with 2 axes"));
  EXPECT_THAT(refusal([] { (void)tw::tensor<float, 1>::from(counting(3), {4}); }),
              HasSubstr("3 values for a tensor of 4 elements"));
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
  auto r = std::move(t).reshape(3, 1, 2);
  EXPECT_EQ(r.extent(2), 2);
  EXPECT_THAT(tw::to_host(r), ElementsAre(0, 1, 2, 3, 4, 5));
  EXPECT_THAT(tw::to_host(std::move(r).reshape(tw::extents<1>{{6}}).share().reshape(2, 3).slice(1, 2)),
              ElementsAre(3, 4, 5));
}

TEST(tensor, reshape_that_is_refused_leaves_the_tensor_as_it_is) {
  auto u = tw::arange<float>(6).sync();
  EXPECT_THAT(refusal([&] { (void)std::move(u).reshape(4, 2); }), HasSubstr("reshape of 6 elements to 8"));
  EXPECT_THAT(refusal([&] { (void)std::move(u).reshape(-2, -3); }), HasSubstr("extents cannot be negative"));
  {
    auto const v = u.view();
    EXPECT_THAT(refusal([&] { (void)std::move(u).reshape(2, 3); }), HasSubstr("reshape() of a tensor that is lent"));
    EXPECT_THAT(refusal([&] { (void)v.reshape(5); }), HasSubstr("reshape of 6 elements to 5"));
  }
  EXPECT_THAT(tw::to_host(u), ElementsAre(0, 1, 2, 3, 4, 5));
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

TEST(tensor, axes_that_are_not_there_are_refused) {
  auto const t = tw::ones<float>(4).sync();
  EXPECT_THAT(refusal([&] { (void)t.extent(1); }), HasSubstr("extent(1) of a tensor with 1 axes"));
  EXPECT_THAT(refusal([&] { (void)t.extent(-1); }), HasSubstr("extent(-1)"));
  EXPECT_THAT(refusal([&] { (void)t.view().extent(1); }), HasSubstr("extent(1)"));
  EXPECT_THAT(refusal([] { (void)tw::uninit<float, 2>({1, 2}).extent(2); }),
              HasSubstr("extent(2) of a tensor with 2 axes"));
}

TEST(tensor, empty_tensors_whose_other_extents_are_huge) {
  std::int64_t const huge = std::int64_t{1} << 40;
  auto const t = tw::tensor<float, 4>::from({}, {5, 0, huge, huge});
  EXPECT_EQ(t.size(), 0);
  EXPECT_EQ(t.slice(4, 5).extent(0), 1);
  EXPECT_TRUE(tw::to_host(t.slice(4, 5)).empty());
  EXPECT_TRUE(tw::to_host(t.view().reshape(0, huge, huge)).empty());
}

TEST(uninit, is_used_once) {
  tw::uninit<float, 2> u({4, 8});
  EXPECT_EQ(u.extent(1), 8);
  auto const line = __LINE__ + 1;
  static_cast<void>(std::move(u).tiles(tw::shape<2, 2>));
  EXPECT_FALSE(u.valid());
  auto const text = refusal([&] { (void)std::move(u).tiles(tw::shape<2, 2>); });
  EXPECT_THAT(text, HasSubstr("tiles() of a uninit that was moved from at"));
  EXPECT_THAT(text, HasSubstr("tensor_test.cpp:" + std::to_string(line)));
  u = tw::uninit<float, 2>({1, 1});
  EXPECT_NO_THROW((void)std::move(u).tiles(tw::shape<1, 1>));
}

TEST(view, one_that_was_moved_from_is_told) {
  auto const t = tw::ones<float>(4).sync();
  auto v = t.view();
  auto const w = std::move(v);
  EXPECT_THAT(refusal([&] { (void)v.extents(); }), HasSubstr("extents() of a view that was moved from"));
  EXPECT_EQ(w.extent(0), 4);
}

TEST(storage, what_a_failed_launch_was_writing_cannot_be_read_until_it_is_filled) {
  auto t = tw::ones<float>(4).sync();
  auto const memory = t.checked("", tw::loc()).memory;
  auto const line = __LINE__ + 1;
  memory.poison(tw::loc::current());
  auto const text = refusal([&] { (void)tw::to_host(t); });
  EXPECT_THAT(text, HasSubstr("to_host() of a tensor that the launch at"));
  EXPECT_THAT(text, HasSubstr("tensor_test.cpp:" + std::to_string(line)));
  EXPECT_THAT(refusal([&] { (void)tw::show(t.slice(0, 1)); }), HasSubstr("show() of a tensor that the launch at"));
  memory.heal();
  EXPECT_THAT(tw::to_host(t), ElementsAre(1, 1, 1, 1));
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

TEST(unsafe, strided_memory_is_read_in_the_order_of_its_axes) {
  auto const v = counting(12);
  auto const host = tw::device::cpu();
  // The columns of a 3 x 4 matrix; its rows backwards; one row three times.
  EXPECT_THAT(tw::to_host(tw::unsafe::wrap_shared<float, 2>(v.data(), {{4, 3}}, {{1, 4}}, host)),
              ElementsAre(0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11));
  EXPECT_THAT(tw::to_host(tw::unsafe::wrap_shared<float, 2>(v.data() + 8, {{3, 2}}, {{-4, 1}}, host)),
              ElementsAre(8, 9, 4, 5, 0, 1));
  EXPECT_THAT(tw::to_host(tw::unsafe::wrap_shared<float, 2>(v.data() + 1, {{3, 2}}, {{0, 1}}, host)),
              ElementsAre(1, 2, 1, 2, 1, 2));
  auto const columns = tw::unsafe::wrap_shared<float, 2>(v.data(), {{4, 3}}, {{1, 4}}, host);
  EXPECT_THAT(tw::to_host(columns.slice(2, 3)), ElementsAre(2, 6, 10));
  EXPECT_THAT(refusal([&] { (void)columns.reshape(12); }), HasSubstr("rows do not lie one behind the other"));
}

TEST(unsafe, memory_that_cannot_be_is_refused) {
  auto const v = counting(4);
  auto const host = tw::device::cpu();
  EXPECT_THAT(refusal([&] { (void)tw::unsafe::wrap_shared<float, 1>(nullptr, {{4}}, host); }),
              HasSubstr("null pointer"));
  EXPECT_NO_THROW(((void)tw::unsafe::wrap_shared<float, 1>(nullptr, {{0}}, host)));
  auto const* const odd = reinterpret_cast<float const*>(reinterpret_cast<std::uintptr_t>(v.data()) + 2);
  EXPECT_THAT(refusal([&] { (void)tw::unsafe::wrap_shared<float, 1>(odd, {{1}}, host); }),
              HasSubstr("no multiple of 4"));
  auto const most = std::numeric_limits<std::int64_t>::max();
  for (std::int64_t const stride : {most, -most, most / 4 + 1, std::numeric_limits<std::int64_t>::min()})
    EXPECT_THAT(refusal([&] { (void)tw::unsafe::wrap_shared<float, 1>(v.data(), {{2}}, {{stride}}, host); }),
                HasSubstr("span more than 2^63 - 1 bytes"));
}

TEST(unsafe, memory_wrapped_for_reading_never_becomes_writable) {
  auto const v = counting(4);
  auto s = tw::unsafe::wrap_shared<float, 1>(v.data(), {{4}}, tw::device::cpu());
  EXPECT_THAT(refusal([&] { (void)std::move(s).unshare(); }),
              HasSubstr("unshare() of foreign memory that was wrapped to be read only"));
  EXPECT_THAT(tw::to_host(s), ElementsAre(0, 1, 2, 3));
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
  EXPECT_EQ(tw::show(tw::arange<tw::e4m3>(19).sync()), "[0, 1, 2, ..., 16, 16, 18]");  // 17: a tie
  EXPECT_EQ(tw::show(tw::full<tw::e5m2>(2, tw::e5m2(1e9)).sync()), "[57344, 57344]");
  EXPECT_EQ(tw::show(tw::ones<tw::tf32>(1).sync()), "[1]");
  EXPECT_EQ(tw::show(tw::full<bool>(2, true).sync()), "[true, true]");
  EXPECT_EQ(tw::show(tw::full<std::uint64_t>(1, std::numeric_limits<std::uint64_t>::max()).sync()),
            "[18446744073709551615]");
}

}  // namespace
