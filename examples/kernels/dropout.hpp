// Dropout: elements are zeroed at random, and the same ones again whenever the seed is the same.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// y[i] = x[i] / keep with probability keep, else 0; x and y have one shape. Which elements stay depends on the seed and on
// their numbers in the tensor: a kernel of the backward pass, with other tiles or on another device, makes the same choice.
inline constexpr auto dropout = tw::kernel<"dropout", tw::no_kernel_checks>(
  []<class T, int... D>(tw::block b, tw::out_tile<T, D...> y, tw::in<T, sizeof...(D)> x, tw::scalar<std::uint64_t> seed,
                        tw::scalar<float> keep) {
    b.require(x.extents() == y.extents());
    auto const stays = b.random(seed).uniform(tw::element_numbers(y)) < keep;
    y.store(tw::cast<T>(tw::select(stays, tw::cast<float>(x.load_like(y)) / keep, 0.0f)));
  });

}  // namespace examples
