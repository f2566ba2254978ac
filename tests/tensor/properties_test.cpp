// Tensors beside plain arithmetic on indices.
#include <algorithm>
#include <cstring>
#include <numeric>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tilewright/async/create.hpp>
#include <tilewright/async/unsafe.hpp>

namespace {

using i64 = std::int64_t;

tw::tensor<i64, 3> numbers(tw::extents<3> const& e) { return tw::arange<i64>(e[0] * e[1] * e[2]).sync().reshape(e); }
tw::extents<3> some_extents() {
  return {{*rc::gen::inRange<i64>(0, 6), *rc::gen::inRange<i64>(0, 6), *rc::gen::inRange<i64>(0, 6)}};
}

RC_GTEST_PROP(tensor_property, a_slice_holds_the_rows_from_lo_to_hi, ()) {
  auto const e = some_extents();
  i64 const lo = *rc::gen::inRange<i64>(0, e[0] + 1), hi = *rc::gen::inRange<i64>(lo, e[0] + 1);
  auto const t = numbers(e);
  std::vector<i64> expected(static_cast<std::size_t>((hi - lo) * e[1] * e[2]));
  std::iota(expected.begin(), expected.end(), lo * e[1] * e[2]);
  RC_ASSERT(tw::to_host(t.slice(lo, hi)) == expected);
  // A slice of a slice is the slice at the sum.
  i64 const inner = *rc::gen::inRange<i64>(0, hi - lo + 1);
  RC_ASSERT(tw::to_host(t.slice(lo, hi).slice(inner, hi - lo)) == tw::to_host(t.slice(lo + inner, hi)));
  // And it may be reshaped, as its rows lie densely.
  RC_ASSERT(tw::to_host(t.slice(lo, hi).reshape(e[2], hi - lo, e[1])) == expected);
}

RC_GTEST_PROP(tensor_property, strided_memory_is_read_element_by_element, ()) {
  std::vector<i64> memory(400);
  std::iota(memory.begin(), memory.end(), 0);
  auto const e = some_extents();
  auto const stride = [] { return *rc::gen::inRange<i64>(-13, 14); };
  tw::extents<3> const s{{stride(), stride(), stride()}};
  i64 const origin = 200;  // 3 * 5 * 13 elements to either side are reached at most
  std::vector<i64> expected;
  for (i64 i = 0; i < e[0]; ++i)
    for (i64 j = 0; j < e[1]; ++j)
      for (i64 k = 0; k < e[2]; ++k) expected.push_back(origin + i * s[0] + j * s[1] + k * s[2]);
  RC_ASSERT(tw::to_host(tw::unsafe::wrap_shared<i64, 3>(memory.data() + origin, e, s, tw::device::cpu())) == expected);
}

std::set<i64> touched(tw::tensor_ref const& t, std::int32_t const* memory) {
  std::set<i64> all;
  auto const first = static_cast<std::int32_t const*>(t.data) - memory;
  for (i64 i = 0; i < t.extents[0]; ++i)
    for (i64 j = 0; j < t.extents[1]; ++j) all.insert(first + i * t.strides[0] + j * t.strides[1]);
  return all;
}

RC_GTEST_PROP(tensor_property, overlap_is_never_missed_and_exact_for_row_slices, ()) {
  static std::int32_t memory[400];
  bool const rows_only = *rc::gen::arbitrary<bool>();
  i64 const width = *rc::gen::inRange<i64>(1, 6);
  auto const make = [&] {
    tw::tensor_ref r;
    r.elem = tw::element::i32;
    r.rank = 2;
    if (rows_only) {
      r.data = memory + 100 + width * *rc::gen::inRange<i64>(0, 12);
      r.extents = {*rc::gen::inRange<i64>(0, 6), width};
      r.strides = {width, 1};
    } else {
      r.data = memory + *rc::gen::inRange<i64>(150, 250);
      r.extents = {*rc::gen::inRange<i64>(0, 5), *rc::gen::inRange<i64>(0, 5)};
      r.strides = {*rc::gen::inRange<i64>(-9, 10), *rc::gen::inRange<i64>(-9, 10)};
    }
    return r;
  };
  auto const a = make(), b = make();
  auto const in_a = touched(a, memory), in_b = touched(b, memory);
  bool const shared = std::any_of(in_a.begin(), in_a.end(), [&](i64 x) { return in_b.contains(x); });
  if (shared || rows_only) RC_ASSERT(tw::may_overlap(a, b) == shared);
  RC_ASSERT(tw::may_overlap(a, b) == tw::may_overlap(b, a));
  auto const range = tw::bytes_of(a);
  for (i64 const x : in_a) {
    auto const at = reinterpret_cast<std::uintptr_t>(memory + x);
    RC_ASSERT(range.begin <= at && at + 4 <= range.end);
  }
}

// Powers of two and small numbers: their product is exact as a double, however large.
RC_GTEST_PROP(tensor_property, a_count_is_the_product_or_an_error, ()) {
  auto const e = *rc::gen::container<std::vector<i64>>(
    3, rc::gen::oneOf(rc::gen::inRange<i64>(-1, 4),
                      rc::gen::map(rc::gen::inRange(0, 63), [](int b) { return i64{1} << b; })));
  bool const negative = std::any_of(e.begin(), e.end(), [](i64 x) { return x < 0; }),
             empty = std::find(e.begin(), e.end(), 0) != e.end();
  double const bytes = 8.0 * static_cast<double>(e[0]) * static_cast<double>(e[1]) * static_cast<double>(e[2]);
  bool const fits = !negative && (empty || bytes < 9223372036854775808.0);
  try {
    i64 const n = tw::detail::checked_count(e, tw::element::i64, tw::loc::current());
    RC_ASSERT(fits);
    RC_ASSERT(n == (empty ? 0 : e[0] * e[1] * e[2]));
  } catch (tw::error const& f) {
    RC_ASSERT(!fits);
    RC_ASSERT(f.kind() == tw::error_kind::usage);
  }
}

RC_GTEST_PROP(tensor_property, host_values_come_back, (std::vector<float> const& values)) {
  auto const n = static_cast<i64>(values.size());
  auto const t = tw::tensor<float, 2>::from(values, {n, 1});
  auto const back = tw::to_host(t);
  RC_ASSERT(back.size() == values.size());
  bool const same = values.empty() || std::memcmp(back.data(), values.data(), values.size() * sizeof(float)) == 0;
  RC_ASSERT(same);
}

}  // namespace
