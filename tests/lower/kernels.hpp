// The kernels whose lowered form the tests look at.
#pragma once
#include "lower/kit.hpp"

namespace lower_test {

inline program saxpy() {
  return trace<out_arg<float, 256>, in_arg<float, 1>, scalar_arg<float>>(
    [](block, inout_tile<float, 256> y, in<float, 1> x, scalar<float> a) { y.store(a * x.load_like(y) + y.load()); });
}

inline program gemm() {
  return trace<out_arg<bf16, 64, 32>, in_arg<bf16, 2>, in_arg<bf16, 2>>(
    [](block b, out_tile<bf16, 64, 32> c, in<bf16, 2> x, in<bf16, 2> w) {
      b.require(x.extent(1) == w.extent(0));
      b.require(c.extent(0) <= x.extent(0));
      b.require(c.extent(1) <= w.extent(1));
      auto xs = x.tiles(shape<64, 16>);
      auto ws = w.tiles(shape<16, 32>);
      var acc = b.zeros<float>(shape<64, 32>);
      for (auto k : xs.axis(1)) acc = mma(xs.load(c.index(0), k, latency<4>), ws.load(k, c.index(1), no_tma), acc);
      c.store(cast<bf16>(acc));
    });
}

// c = scale * x w^T for x and w of 8-bit floats.
inline program gemm_of_e4m3() {
  return trace<out_arg<bf16, 64, 32>, in_arg<e4m3, 2>, in_arg<e4m3, 2>, scalar_arg<float>>(
    [](block b, out_tile<bf16, 64, 32> c, in<e4m3, 2> x, in<e4m3, 2> w, scalar<float> scale) {
      b.require(x.extent(1) == w.extent(1));
      b.require(c.extent(0) <= x.extent(0));
      b.require(c.extent(1) <= w.extent(0));
      auto xs = x.tiles(shape<64, 32>);
      auto ws = w.tiles(shape<32, 32>);
      var acc = b.zeros<float>(shape<64, 32>);
      for (auto k : xs.axis(1)) acc = mma(xs.load(c.index(0), k), transpose(ws.load(c.index(1), k)), acc);
      c.store(cast<bf16>(acc * scale));
    });
}

// y = n and x in a narrow format; a product in tf32 with itself.
template <class T>
program narrow() {
  return trace<out_arg<T, 16, 16>, out_arg<T, 16, 16>, in_arg<float, 2>, scalar_arg<std::int32_t>>(
    [](block b, out_tile<T, 16, 16> y, out_tile<T, 16, 16> z, in<float, 2> x, scalar<std::int32_t> n) {
      auto t = x.load_like(y);
      auto u = cast<tf32>(t);
      y.store(select(t < 0.0f, cast<T>(mma(u, u, b.zeros<float>(shape<16, 16>))), b.full<T>(shape<16, 16>, 1.5f)));
      z.store(broadcast(cast<T>(n), shape<16, 16>));
    });
}

inline program softmax() {
  return trace<out_arg<float, 4, 128>, in_arg<float, 2>>([](block b, out_tile<float, 4, 128> y, in<float, 2> x) {
    b.require(x.extent(1) <= 128);
    b.require(x.extent(1) >= 1);
    b.require(y.extent(1) == x.extent(1));
    b.require(y.extent(0) <= x.extent(0));
    auto t = x.tiles(shape<4, 128>, pad::neg_inf).load(y.index(0), 0);
    auto e = exp(t - max(t, axis<1>));
    y.store(e / sum(e, axis<1>));
  });
}

// Rows of any length; `Columns` > 0: the length is required.
template <int Columns = 0>
program rms_norm() {
  return trace<out_arg<float, 2, 64>, in_arg<float, 2>, in_arg<float, 1>, scalar_arg<float>>(
    [](block b, out_tile<float, 2, 64> y, in<float, 2> x, in<float, 1> w, scalar<float> eps) {
      if (Columns > 0) b.require(x.extent(1) == Columns);
      b.require(y.extent(1) == x.extent(1));
      b.require(w.extent(0) == x.extent(1));
      b.require(y.extent(0) <= x.extent(0));
      auto xs = x.tiles(shape<2, 64>);
      var squares = b.zeros<float>(shape<2, 64>);
      for (auto j : xs.axis(1)) {
        auto t = xs.load(y.index(0), j);
        squares = squares + t * t;
      }
      auto mean = sum(squares, axis<1>) / cast<float>(x.extent(1));
      auto t = xs.load(y.index(0), y.index(1));
      auto weight = reshape(w.load_like(y, axis<1>), shape<1, 64>);
      y.store(t * rsqrt(mean + eps) * weight);
    });
}

// y = n even: x + 1, else x * n; the block's own tile is touched on one arm.
inline program branch() {
  return trace<out_arg<float, 16>, scalar_arg<std::int32_t>>(
    [](block b, inout_tile<float, 16> y, scalar<std::int32_t> n) {
      var v = y.load();
      var twice = b.let(0);
      b.if_((n & 1) == 0,
            [&] {
              v = v + 1.0f;
              y.store(v);
            },
            [&] {
              v = v * cast<float>(n);
              twice = n + n;
            });
      y.store(v + cast<float>(twice));
    });
}

// Steps from 0 to n by 2; odd thirds are skipped, and the loop ends when the sum exceeds `most`. A second loop without
// bounds halves.
inline program loops() {
  return trace<out_arg<std::int32_t, 1>, scalar_arg<std::int32_t>, scalar_arg<std::int32_t>>(
    [](block b, out_tile<std::int32_t, 1> y, scalar<std::int32_t> n, scalar<std::int32_t> most) {
      var s = b.let(0);
      for (auto i : b.range(0, n, 2)) {
        b.continue_if(i % 3 == 1);
        s += i;
        b.break_if(s > most);
      }
      b.loop([&] {
        b.break_if(s < 100);
        s = s / 2;
      });
      y.store(broadcast(s, shape<1>));
    });
}

// y = x[index], an index that only the kernel knows.
inline program gather() {
  return trace<out_arg<float, 1, 8>, in_arg<float, 2>, in_arg<std::int32_t, 1>>(
    [](block b, out_tile<float, 1, 8> y, in<float, 2> x, in<std::int32_t, 1> index) {
      b.require(y.extent(1) == x.extent(1));
      auto i = reshape(index.tiles(shape<1>).load(y.index(0)), shape<>);
      y.store(x.tiles(shape<1, 8>).load(i, y.index(1)));
    });
}

// y[i, :] = table[id[i], :]
template <class P>
program gather_rows(P policy) {
  return trace<out_arg<bf16, 16, 64>, in_arg<std::int32_t, 1>, in_arg<bf16, 2>>(
    [=](block b, out_tile<bf16, 16, 64> y, in<std::int32_t, 1> id, in<bf16, 2> table) {
      b.require(y.extent(1) == table.extent(1) && y.extent(0) == id.extent(0));
      y.store(table.tiles(shape<16, 64>).gather(axis<0>, id.load_like(y, axis<0>), y.index(1), policy));
    });
}

// lo <= i < hi counts without end of the type: the index never leaves its bounds.
template <bool Breaks>
program counting() {
  return trace<out_arg<std::int32_t, 1>, scalar_arg<std::int32_t>, scalar_arg<std::int32_t>, scalar_arg<std::int32_t>>(
    [](block b, out_tile<std::int32_t, 1> y, scalar<std::int32_t> lo, scalar<std::int32_t> hi,
       scalar<std::int32_t> step) {
      b.require(step >= 1);
      var n = b.let(0);
      for (auto i : b.range(lo, hi, step)) {
        n += select(i >= lo && i < hi, 1, 1000);
        if (Breaks) b.break_if(n > 5000);
      }
      y.store(broadcast(n, shape<1>));
    });
}

inline program add_2d() {
  return trace<out_arg<float, 8, 16>, in_arg<float, 2>, in_arg<float, 2>>(
    [](block b, out_tile<float, 8, 16> z, in<float, 2> x, in<float, 2> y) {
      b.require(z.extent(0) == x.extent(0) && z.extent(1) == x.extent(1));
      b.require(z.extent(0) == y.extent(0) && z.extent(1) == y.extent(1));
      z.store(x.load_like(z) + y.load_like(z));
    });
}

inline program product_of_bytes() {
  return trace<out_arg<float, 64, 32>, in_arg<e4m3, 2>, in_arg<e4m3, 2>>(
    [](block b, out_tile<float, 64, 32> c, in<e4m3, 2> x, in<e4m3, 2> w) {
      b.require(c.extent(0) == x.extent(0) && c.extent(1) == w.extent(0) && x.extent(1) == 64 && w.extent(1) == 64);
      auto a = x.tiles(shape<64, 64>).load(c.index(0), 0);
      auto e = transpose(w.tiles(shape<32, 64>).load(c.index(1), 0));
      c.store(mma(a, e, mma(a, e, b.zeros<float>(shape<64, 32>), fast_acc)));
    });
}

// The tiles of y are dealt to the blocks; those of whole rows are walked twice.
template <class Deal>
program list_2d() {
  return trace<list_arg<float, Deal, 8, 16>, in_arg<float, 2>>(
    [](block b, inout_tiles<float, 8, 16> y, in<float, 2> x) {
      b.require(y.extents() == x.extents());
      for (auto at : y.each()) y.store(at, y.load(at) + x.load_like(at));
      if (Deal::kind == dealing::whole)
        for (auto at : y.each()) y.store(at, y.load(at) * 2.0f);
    });
}

// Prints in a loop and behind it, which keep their order by a token, and assertions on a tile and on a scalar.
inline program messages() {
  return trace<out_arg<float, 2, 4>, scalar_arg<int>>([](block b, inout_tile<float, 2, 4> y, scalar<int> n) {
    auto const t = y.load();
    b.assert_(t >= 0.0f, "nothing is \"negative\"");
    for (auto i : b.range(0, n)) {
      b.assert_(i < 100, "at most 100 rounds");
      b.print("round {} of {}\n", i, n);
    }
    b.print("100 % of {:.3f}\n", t);
    y.store(t);
  });
}

}  // namespace lower_test
