// Kernels traced in the compiler, for tests of the language.
#pragma once
#include <tilewright/tilewright.hpp>

namespace lang_test {

template <class T, int... D>
using output = tw::launch::tiles_argument<T, false, D...>;      // of tw::uninit
template <class T, int... D>
using initialised = tw::launch::tiles_argument<T, true, D...>;  // of a tensor
template <class T, int R>
using tensor = tw::launch::in_argument<T, R>;
template <class T>
using number = tw::launch::scalar_argument<T>;

// The rule that the kernel breaks, or ok.
template <class F, class... A>
constexpr tw::verify::rule verdict(F, A...) {
  return tw::launch::judge<F, A...>({}).broken;
}
template <class F, class... A>
constexpr bool good(F f, A... a) {
  return verdict(f, a...) == tw::verify::rule::ok;
}
template <class F, class... A>
constexpr std::uint64_t hash(F, A...) {
  return tw::launch::traced<F, A...>::data.hash;
}
template <class F, class... A>
constexpr tw::ir::function code(F, A...) {
  return tw::launch::traced<F, A...>::data.view();
}
constexpr int count(tw::ir::function const& f, tw::ir::opcode c) {
  int n = 0;
  for (int i = 0; i < f.op_count; ++i) n += f[i].code == c ? 1 : 0;
  return n;
}

}  // namespace lang_test
