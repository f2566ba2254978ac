// One case an operation of Tile IR: a kernel written as users write it, its run on a device, and what it must give.
//
// From every case come (ops_test.cpp, differential_test.cpp): the text of its Tile IR, `tests/golden/ops/NAME.mlir`, which the
// official disassembler must repeat and the assembler accept; its results on the CPU beside the expected ones; and its
// results on a GPU beside those of the CPU. `tests/golden/ops/index.txt` says which operation occurs in which case.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include <tilewright/tilewright.hpp>

namespace ops_test {

// What a kernel leaves in one output.
struct array {
  tw::element elem = tw::element::none;
  std::vector<std::uint64_t> bits;
};
using arrays = std::vector<array>;

struct op_case {
  char const* name;  // of the kernel: "op_NAME"
  arrays (*run)(tw::device);  // all outputs, in order; the device is the CPU in tests of the CPU path
  arrays (*expected)();  // from another source than the library's own code
  double ulps = 0;  // units in the last place between run, expected and the two devices
  int sm = 90;  // the first GPU that has the operation
  char const* never_on_gpu = nullptr;  // why no GPU may run it, even one that has the operation
  bool preview = false;  // calls a tile library: the disassembler has to be told, and no code can be made without one
  char const* not_executed = nullptr;  // why no device here may run it; then only its text and its code are looked at
};

std::vector<op_case>& cases();
struct add_case {
  explicit add_case(op_case const& c) { cases().push_back(c); }
};

// ---- values

template <class T>
std::uint64_t bits_of(T x) {
  if constexpr (std::same_as<T, float>) return std::bit_cast<std::uint32_t>(x);
  else if constexpr (std::same_as<T, double>) return std::bit_cast<std::uint64_t>(x);
  else if constexpr (std::integral<T>)
    return static_cast<std::uint64_t>(
      static_cast<std::make_unsigned_t<std::conditional_t<std::same_as<T, bool>, unsigned char, T>>>(x));
  else return x.bits;
}
template <class T>
array values(std::vector<T> const& v) {
  array a{tw::element_of<T>, {}};
  for (T x : v) a.bits.push_back(bits_of<T>(x));
  return a;
}
template <class T, class F>
array each(std::size_t n, F const& f) {
  array a{tw::element_of<T>, {}};
  for (std::size_t i = 0; i < n; ++i) a.bits.push_back(bits_of<T>(static_cast<T>(f(i))));
  return a;
}

// ---- arguments and results

template <class T>
tw::tensor<T, 1> row(std::vector<T> const& v, tw::device d) {
  return tw::tensor<T, 1>::from(v, {{static_cast<std::int64_t>(v.size())}}, d);
}
template <class T>
tw::tensor<T, 2> matrix(std::vector<T> const& v, std::int64_t rows, tw::device d) {
  return tw::tensor<T, 2>::from(v, {{rows, static_cast<std::int64_t>(v.size()) / rows}}, d);
}
template <class T, int... D>
auto out(tw::device d) {
  return tw::uninit<T, sizeof...(D)>({{D...}}, d).tiles(tw::shape<D...>);
}

template <class T, int R>
array contents(tw::tensor<T, R> const& t) {
  return values(tw::to_host(t));
}
// Runs an operation and gives what its outputs hold.
template <class Op>
arrays results(Op&& op) {
  auto r = std::forward<Op>(op).sync();
  if constexpr (requires { std::tuple_size<decltype(r)>::value; })
    return std::apply([](auto const&... t) { return arrays{contents(t)...}; }, r);
  else return arrays{contents(r)};
}

}  // namespace ops_test
