// Random numbers that are functions of a seed and a counter: the same on every device, for every cutting into tiles and in
// every order of blocks.
//
//   auto const r = b.random(seed);
//   y.store(tw::select(r.uniform(tw::element_numbers(y)) < keep, x / keep, 0.0f));   dropout
//
// The generator is Philox 4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011).
#pragma once
#include <array>
#include <cstdint>

#include <tilewright/lang/view.hpp>

namespace tw {
namespace lang {

template <int... D>
using words = tile<std::uint32_t, D...>;

// An operation on two tiles of one type.
template <class T, int... D>
constexpr tile<T, D...> alike(opcode code, tile<T, D...> const& x, tile<T, D...> const& y, loc const& l) {
  ir::op o;
  o.code = code;
  if constexpr (std::integral<T>) o.sign = sign_of<T>();
  return binary<T>(o, x, y, l);
}
// The high half of a product of unsigned numbers.
template <int... D>
constexpr words<D...> high_product(words<D...> const& x, std::uint32_t y, loc const& l) {
  ir::op o;
  o.code = opcode::mulhii;
  return binary<std::uint32_t>(o, x, words<D...>(y), l);
}
template <int... D>
constexpr words<D...> product(words<D...> const& x, std::uint32_t y, loc const& l) {
  ir::op o;
  o.code = opcode::muli;
  o.sign = ir::signedness::unsigned_;
  return binary<std::uint32_t>(o, x, words<D...>(y), l);
}
template <class X, class Y>
constexpr auto exclusive_or(X const& x, Y const& y, loc const& l) {
  ir::op o;
  o.code = opcode::xori;
  o.sign = ir::signedness::unsigned_;
  return binary<std::uint32_t>(o, x, X(y, l), l);
}

// A row of 0, 1, 2, ... along axis A of a tile with the sizes D.
template <int A, int... D, std::size_t... I>
constexpr auto counted_along(ir::builder* b, shape_t<D...>, std::index_sequence<I...>, loc const& l) {
  constexpr int sizes[] = {D...};
  tile<std::int64_t, sizes[A]> const line(b, b->emit(make_op<std::int64_t, sizes[A]>(opcode::iota), l));
  return reshape(line, shape<(static_cast<int>(I) == A ? D : 1)...>, l);
}

}  // namespace lang

// What b.random(seed, stream) gives.
class random_numbers {
 public:
  constexpr random_numbers(ir::builder* b, tile<std::uint64_t> const& seed, tile<std::uint64_t> const& stream,
                           loc const& l)
      : seed_(b, seed.in(b, l)), stream_(b, stream.in(b, l)) {}

  // Four words of 32 random bits for every counter: block `counter` of the generator with this key and stream.
  template <lang::tile_like N>
  constexpr auto words(N const& counter, loc l = loc::current()) const {
    using C = lang::as_tile_t<N>;
    static_assert(
      integer_element<typename C::value_type> && !std::same_as<typename C::value_type, bool>,
      "tilewright: random numbers are functions of counters, which are integers: r.uniform(tw::element_numbers(y))");
    return philox(cast<std::uint64_t>(static_cast<C const&>(counter), l), l);
  }
  // 32 random bits.
  template <lang::tile_like N>
  constexpr auto bits(N const& counter, loc l = loc::current()) const {
    return words(counter, l)[0];
  }
  // Evenly distributed in [0, 1): multiples of 2^-24 (double: 2^-53), exactly the same on every device.
  template <class T = float, lang::tile_like N>
  constexpr auto uniform(N const& counter, loc l = loc::current()) const {
    static_assert(std::same_as<T, float> || std::same_as<T, double>,
                  "tilewright: r.uniform<T>: T is float or double; convert the result with tw::cast<T>");
    auto const w = words(counter, l);
    if constexpr (std::same_as<T, double>) return fraction53(w[0], w[1], l);
    else return scaled(part(w[0], 8, l), 0.0f, l);
  }
  // Of the normal distribution with mean 0 and deviation 1; at most 5.8 from 0. Devices differ by at most 1e-5.
  template <lang::tile_like N>
  constexpr auto normal(N const& counter, loc l = loc::current()) const {
    auto const w = words(counter, l);
    auto const u = scaled(part(w[0], 8, l), 1.0f, l), v = scaled(part(w[1], 8, l), 0.0f, l);
    using R = std::remove_const_t<decltype(u)>;
    auto const times = [&](R const& x, R const& y) { return lang::alike(ir::opcode::mulf, x, y, l); };
    return times(sqrt(times(log(u, l), R(-2.0f)), l), cos(times(v, R(6.283185307179586f)), l));
  }

 private:
  template <int... D>
  constexpr std::array<lang::words<D...>, 4> philox(tile<std::uint64_t, D...> const& counter, loc const& l) const {
    using w = lang::words<D...>;
    lang::words<> k0 = low(seed_, l), k1 = high(seed_, l);
    w c0 = low(counter, l), c1 = high(counter, l), c2 = w(low(stream_, l), l), c3 = w(high(stream_, l), l);
    for (int round = 0; round < 10; ++round) {
      w const h0 = lang::high_product(c0, 0xD2511F53u, l), l0 = lang::product(c0, 0xD2511F53u, l);
      w const h1 = lang::high_product(c2, 0xCD9E8D57u, l), l1 = lang::product(c2, 0xCD9E8D57u, l);
      c0 = lang::exclusive_or(lang::exclusive_or(h1, c1, l), k0, l);
      c1 = l1;
      c2 = lang::exclusive_or(lang::exclusive_or(h0, c3, l), k1, l);
      c3 = l0;
      if (round == 9) break;
      k0 = lang::alike(ir::opcode::addi, k0, lang::words<>(0x9E3779B9u), l);
      k1 = lang::alike(ir::opcode::addi, k1, lang::words<>(0xBB67AE85u), l);
    }
    return {c0, c1, c2, c3};
  }
  template <int... D>
  static constexpr lang::words<D...> low(tile<std::uint64_t, D...> const& x, loc const& l) {
    return cast<std::uint32_t>(x, l);
  }
  template <int... D>
  static constexpr lang::words<D...> high(tile<std::uint64_t, D...> const& x, loc const& l) {
    return cast<std::uint32_t>(shifted(x, 32, l), l);
  }
  template <class X>
  static constexpr X shifted(X const& x, int by, loc const& l) {
    return lang::alike(ir::opcode::shri, x, X(by), l);
  }
  // The upper bits of a word as a number.
  template <int... D>
  static constexpr tile<float, D...> part(lang::words<D...> const& w, int drop, loc const& l) {
    return cast<float>(cast<int>(shifted(w, drop, l), l), l);
  }
  template <int... D>
  static constexpr tile<float, D...> scaled(tile<float, D...> const& x, float plus, loc const& l) {
    using t = tile<float, D...>;
    auto const sum = plus == 0.0f ? x : lang::alike(ir::opcode::addf, x, t(plus), l);
    return lang::alike(ir::opcode::mulf, sum, t(0x1p-24f), l);
  }
  template <int... D>
  static constexpr tile<double, D...> fraction53(lang::words<D...> const& x, lang::words<D...> const& y, loc const& l) {
    using t = tile<double, D...>;
    t const upper = cast<double>(cast<int>(shifted(x, 5, l), l), l),
            lower = cast<double>(cast<int>(shifted(y, 6, l), l), l);
    t const all = lang::alike(ir::opcode::addf, lang::alike(ir::opcode::mulf, upper, t(67108864.0), l), lower, l);
    return lang::alike(ir::opcode::mulf, all, t(0x1p-53), l);
  }

  tile<std::uint64_t> seed_, stream_;
};

// The row-major numbers of the elements of a block's own tile within the whole output: counters for random numbers that no
// two elements share, whatever the tiles.
template <template <class, int...> class Out, class T, int... D>
constexpr tile<std::int64_t, D...> element_numbers(Out<T, D...> const& y, loc l = loc::current()) {
  return [&]<std::size_t... I>(std::index_sequence<I...> all) {
    using R = tile<std::int64_t, D...>;
    constexpr int sizes[] = {D...};
    tile<std::int64_t, D...> n(y.b, R(0).in(y.b, l));
    auto const add = [&](auto axis, auto const& along) {
      constexpr int a = decltype(axis)::value;
      auto const first = lang::alike(ir::opcode::muli, cast<std::int64_t>(y.index(a, l), l),
                                     tile<std::int64_t>(sizes[a]), l);
      auto const position = lang::alike(ir::opcode::addi, std::remove_cvref_t<decltype(along)>(first, l), along, l);
      tile<std::int64_t> const extent(y.extent(a, l));
      if (a > 0) n = lang::alike(ir::opcode::muli, n, R(extent, l), l);
      n = lang::alike(ir::opcode::addi, n, R(position, l), l);
    };
    (add(std::integral_constant<int, static_cast<int>(I)>{},
         lang::counted_along<static_cast<int>(I)>(y.b, shape<D...>, all, l)),
     ...);
    return n;
  }(std::make_index_sequence<sizeof...(D)>{});
}

}  // namespace tw
