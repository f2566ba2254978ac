// Runs one elementwise operation over given values and compares with an independent computation.
#pragma once
#include "cpu/run.hpp"

namespace cpu_test {

inline constexpr std::size_t elements = 256;

// Rows of values for one operand of each type.
template <class T>
std::vector<T> values_of(unsigned seed) {
  std::vector<T> v;
  v.reserve(elements);
  if constexpr (std::is_same_v<T, bool>) {
    static_assert(!std::is_same_v<T, bool>);
  } else if constexpr (std::is_integral_v<T>) {
    for (auto i : interesting_integers(elements, seed)) v.push_back(static_cast<T>(i));
  } else {
    for (auto f : interesting_floats(elements, seed)) v.push_back(T(static_cast<float>(f)));
    if constexpr (std::is_same_v<T, double>) v = interesting_floats(elements, seed);
  }
  // The first values of all operands meet each other: rotate by the seed.
  std::rotate(v.begin(), v.begin() + static_cast<std::ptrdiff_t>(seed % 27), v.begin() + 27);
  return v;
}

struct operand_data {
  element elem;
  void const* data;
};

// An entry that loads each operand (as a tile of `elements`), applies `op` and stores the result.
template <class R>
void check_op(opcode op, std::vector<operand_data> const& operands, element result,
              std::vector<std::pair<attr, ir::attribute>> attributes, std::function<R(std::size_t)> const& expected,
              std::function<bool(R, R)> const& equal = same_value<R>) {
  kernel k;
  std::vector<value> pointers, loaded;
  for (auto const& o : operands) pointers.push_back(k.pointer(o.elem));
  value const out = k.pointer(result);
  std::int64_t const n = elements;
  for (std::size_t i = 0; i < operands.size(); ++i)
    loaded.push_back(k.load(k.view(pointers[i], operands[i].elem, {n}, {static_cast<std::int32_t>(n)}), {k.i32(0)}));
  value const r = k.b.make(op, loaded, tile_type(result, {n}), std::move(attributes));
  k.store(r, k.view(out, result, {n}, {static_cast<std::int32_t>(n)}), {k.i32(0)});
  k.end();
  std::vector<R> got(elements), reference;
  std::vector<void const*> addresses;
  for (auto const& o : operands) addresses.push_back(o.data);
  addresses.push_back(got.data());
  std::vector<void*> params;
  for (auto& a : addresses) params.push_back(&a);
  run_everywhere(
    k, {1}, params, [&] { std::memset(static_cast<void*>(got.data()), 0x5A, elements * sizeof(R)); },
    [&] {
      for (std::size_t i = 0; i < elements; ++i) {
        R const want = expected(i);
        ASSERT_TRUE(equal(got[i], want)) << "element " << i << ": got " << testing::PrintToString(got[i])
                                         << ", expected " << testing::PrintToString(want);
      }
      if (reference.empty()) reference = got;
      for (std::size_t i = 0; i < elements; ++i)
        ASSERT_TRUE(same_value(got[i], reference[i])) << "element " << i << " depends on the instruction set";
    });
}

}  // namespace cpu_test
