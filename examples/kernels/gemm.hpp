// Matrix products.
#pragma once
#include <tilewright/tilewright.hpp>

namespace examples {

// c [m, n] = x [m, k] * w [k, n], accumulated in float and rounded once to c's type. A block makes one M x N tile of c and
// walks along k in steps of K. Any m, n, k: tiles that hang over an edge are filled with zeros, and cut when stored.
inline constexpr auto gemm = tw::kernel<"gemm">(
  []<class C, class T, int M, int N, int K>(tw::block b, tw::out_tile<C, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                            tw::constant<K>) {
    b.require(x.extent(1) == w.extent(0));  // checked at each launch, a fact for the proof
    b.require(c.extent(0) <= x.extent(0));
    b.require(c.extent(1) <= w.extent(1));
    auto xs = x.tiles(tw::shape<M, K>);
    auto ws = w.tiles(tw::shape<K, N>);
    tw::var acc = b.zeros<float>(tw::shape<M, N>);
    for (auto k : xs.axis(1)) acc = tw::mma(xs.load(c.index(0), k), ws.load(k, c.index(1)), acc);
    c.store(tw::cast<C>(acc));
  });

// A product of 8-bit floats keeps partial sums in the matrix unit, as libraries do for inference.
template <class T>
constexpr auto accumulate(auto const& a, auto const& b, auto const& acc) {
  if constexpr (sizeof(T) == 1) return tw::mma(a, b, acc, tw::fast_acc);
  else return tw::mma(a, b, acc);
}

// The same with w stored row by row of the result: w [n, k], as the weights of linear layers are.
inline constexpr auto linear = tw::kernel<"linear">(
  []<class C, class T, int M, int N, int K>(tw::block b, tw::out_tile<C, M, N> c, tw::in<T, 2> x, tw::in<T, 2> w,
                                            tw::constant<K>) {
    b.require(x.extent(1) == w.extent(1));
    b.require(c.extent(0) <= x.extent(0));
    b.require(c.extent(1) <= w.extent(0));
    auto xs = x.tiles(tw::shape<M, K>);
    auto ws = w.tiles(tw::shape<N, K>);
    tw::var acc = b.zeros<float>(tw::shape<M, N>);
    for (auto k : xs.axis(1)) acc = accumulate<T>(xs.load(c.index(0), k), tw::transpose(ws.load(c.index(1), k)), acc);
    c.store(tw::cast<C>(acc));
  });

// A matrix that is stored with its axes exchanged, or not: how long it is along an axis of the product, and its tiles there.
template <bool Transposed, int M, int N, class T>
struct operand {
  tw::in<T, 2> stored;

  constexpr tw::extent extent(int axis) const { return stored.extent(Transposed ? 1 - axis : axis); }
  constexpr auto tiles() const {
    if constexpr (Transposed) return stored.tiles(tw::shape<N, M>);
    else return stored.tiles(tw::shape<M, N>);
  }
  constexpr tw::tile<T, M, N> load(auto i, auto j) const {
    if constexpr (Transposed) return tw::transpose(tiles().load(j, i));
    else return tiles().load(i, j);
  }
};

// All four layouts in one kernel: with Tx, x is stored as [k, m]; with Tw, w is stored as [n, k]. Gradients of linear layers
// need them.
inline constexpr auto gemm_transposed = tw::kernel<"gemm_transposed", tw::no_kernel_checks>(
  []<class C, class T, int M, int N, int K, bool Tx, bool Tw>(tw::block b, tw::out_tile<C, M, N> c, tw::in<T, 2> x,
                                                              tw::in<T, 2> w, tw::constant<K>, tw::constant<Tx>,
                                                              tw::constant<Tw>) {
    operand<Tx, M, K, T> left{x};
    operand<Tw, K, N, T> right{w};
    b.require(left.extent(1) == right.extent(0));
    b.require(c.extent(0) == left.extent(0));
    b.require(c.extent(1) == right.extent(1));
    tw::var acc = b.zeros<float>(tw::shape<M, N>);
    for (auto k : left.tiles().axis(Tx ? 0 : 1))
      acc = tw::mma(left.load(c.index(0), k), right.load(k, c.index(1)), acc);
    c.store(tw::cast<C>(acc));
  });

// Many products of one shape: c [batch, m, n] = x [batch, m, k] * w [batch, k, n].
inline constexpr auto gemm_batched = tw::kernel<"gemm_batched", tw::no_kernel_checks>(
  []<class C, class T, int M, int N, int K>(tw::block b, tw::out_tile<C, 1, M, N> c, tw::in<T, 3> x, tw::in<T, 3> w,
                                            tw::constant<K>) {
    b.require(c.extent(0) == x.extent(0));
    b.require(c.extent(0) == w.extent(0));
    b.require(c.extent(1) == x.extent(1));
    b.require(c.extent(2) == w.extent(2));
    b.require(x.extent(2) == w.extent(1));
    auto xs = x.tiles(tw::shape<1, M, K>);
    auto ws = w.tiles(tw::shape<1, K, N>);
    tw::var acc = b.zeros<float>(tw::shape<M, N>);
    for (auto k : xs.axis(2))
      acc = tw::mma(tw::reshape(xs.load(c.index(0), c.index(1), k), tw::shape<M, K>),
                    tw::reshape(ws.load(c.index(0), k, c.index(2)), tw::shape<K, N>), acc);
    c.store(tw::reshape(tw::cast<C>(acc), tw::shape<1, M, N>));
  });

}  // namespace examples
