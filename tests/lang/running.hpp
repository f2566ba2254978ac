// Functions over structs of tiles, as a kernel finds them in another header.
#pragma once
#include <limits>

#include <tilewright/tilewright.hpp>

namespace lang_test {

template <int R>
struct extreme {
  tw::tile<float, R, 1> value;
  tw::tile<int, R, 1> place;
};
template <int R>
struct running {
  lang_test::extreme<R> extreme;
  tw::tile<float, R, 1> sum;
};

template <int R>
constexpr running<R> start(tw::block b) {
  return {{b.full<float>(tw::shape<R, 1>, -tw::inf), b.full<int>(tw::shape<R, 1>, std::numeric_limits<int>::max())},
          b.zeros<float>(tw::shape<R, 1>)};
}

template <int R>
constexpr extreme<R> larger(extreme<R> const& x, extreme<R> const& y) {
  auto const first = x.value > y.value || (x.value == y.value && x.place < y.place);
  return {tw::select(first, x.value, y.value), tw::select(first, x.place, y.place)};
}

template <int R>
constexpr running<R> join(running<R> const& x, running<R> const& y) {
  return {larger(x.extreme, y.extreme), x.sum + y.sum};
}

// Of tile number j along rows of `length` elements.
template <int R, int C, class Extent>
constexpr running<R> of_tile(tw::block b, tw::tile<float, R, C> const& t, tw::tile<int> const& j,
                             Extent const& length) {
  auto const inside = b.iota<int>(tw::shape<1, C>) + j * C < tw::cast<int>(length);
  return {{tw::max(t, tw::axis<1>), tw::argmax(t, tw::axis<1>) + j * C},
          tw::sum(tw::select(tw::broadcast(inside, tw::shape<R, C>), t, 0.0f), tw::axis<1>)};
}

}  // namespace lang_test
