// Matrix products.
#pragma once
#include <tilewright/lang/math.hpp>

namespace tw {

// Modifier of mma for 8-bit floats: the matrix unit keeps its own partial sums, which have fewer bits (docs/semantics.md,
// "Matrix product"), and is more than twice as fast.
struct fast_acc_t {};
inline constexpr fast_acc_t fast_acc{};

namespace lang {

template <class T>
inline constexpr bool float_of_8_bits = std::same_as<T, e4m3> || std::same_as<T, e5m2>;
template <class T>
inline constexpr bool byte_integer = std::same_as<T, std::int8_t> || std::same_as<T, std::uint8_t>;

// Both operands of one type; bytes also with and without a sign.
template <class A, class B>
inline constexpr bool multiplies = std::same_as<A, B> || (byte_integer<A> && byte_integer<B>);
// Accumulator of the matrix unit: f64 for f64, i32 for bytes, f32 for all other floats (f16 also for f16, e4m3 and e5m2).
template <class A, class C>
inline constexpr bool accumulates = std::same_as<A, double> ? std::same_as<C, double>
                                    : byte_integer<A>       ? std::same_as<C, std::int32_t>
                                    : !float_element<A> || std::same_as<A, e8m0> || std::same_as<A, e5m3> ||
                                        std::same_as<A, e2m1>
                                      ? false
                                      : std::same_as<C, float> || (std::same_as<C, tw::f16> &&
                                                                   (std::same_as<A, tw::f16> || float_of_8_bits<A>));

// M x K times K x N into M x N, with one leading axis of as many products or none.
template <class A, class B, class C>
struct product_shapes {
  static constexpr bool matrices = false;
};
template <int M, int K, int K2, int N, int M2, int N2>
struct product_shapes<shape_t<M, K>, shape_t<K2, N>, shape_t<M2, N2>> {
  static constexpr bool matrices = true, batch = true, inner = K == K2, outer = M == M2 && N == N2;
};
template <int P, int M, int K, int P2, int K2, int N, int P3, int M2, int N2>
struct product_shapes<shape_t<P, M, K>, shape_t<P2, K2, N>, shape_t<P3, M2, N2>> {
  static constexpr bool matrices = true, batch = P == P2 && P == P3, inner = K == K2, outer = M == M2 && N == N2;
};

template <class A, class B, class C>
consteval bool shapes_multiply() {
  using S = product_shapes<typename A::shape_type, typename B::shape_type, typename C::shape_type>;
  static_assert(S::matrices,
                "tilewright: mma(a, b, acc) takes three tiles of two axes, or of three, the first of which counts "
                "products; use tw::reshape(x, tw::shape<M, K>)");
  if constexpr (S::matrices) {
    static_assert(S::batch,
                  "tilewright: mma(a, b, acc): the first axes of a, b and acc count products: they must be equal");
    static_assert(S::inner, "tilewright: mma(a, b, acc): the columns of a and the rows of b differ");
    static_assert(S::outer, "tilewright: mma(a, b, acc): acc must be rows(a) x columns(b)");
    return S::batch && S::inner && S::outer;
  }
  return false;
}

template <tile_like X, tile_like Y, tile_like Z>
constexpr as_tile_t<Z> checked_mma(X const& x, Y const& y, Z const& z, bool fast, loc const& l) {
  using A = typename as_tile_t<X>::value_type;
  using B = typename as_tile_t<Y>::value_type;
  using C = typename as_tile_t<Z>::value_type;
  constexpr bool shapes = shapes_multiply<as_tile_t<X>, as_tile_t<Y>, as_tile_t<Z>>();
  static_assert(multiplies<A, B>,
                "tilewright: mma(a, b, acc) needs a and b of one element type (int8_t and uint8_t go together)");
  static_assert(!multiplies<A, B> || accumulates<A, C>,
                "tilewright: mma accumulates f16, bf16, float, tf32, e4m3 and e5m2 in float (f16 also in f16, as do "
                "e4m3 and e5m2), double in double, 8-bit integers in int32_t; for e2m1 see tw::mma_scaled");
  auto const& acc = static_cast<as_tile_t<Z> const&>(z);
  if constexpr (!shapes || !multiplies<A, B> || !accumulates<A, C>) {
    return acc;
  } else {
    return [&]<int... D>(tile<C, D...> const& t) {
      ir::op o = make_op<C, D...>(float_element<A> ? opcode::mmaf : opcode::mmai);
      if constexpr (std::integral<A>) o.sign = sign_of<A>();
      if constexpr (std::integral<B>) o.other_sign = sign_of<B>();
      o.fast_acc = fast;
      return tile<C, D...>(x.trace, x.trace->emit_with(o, l, x.id, y.id, t.in(x.trace, l)));
    }(acc);
  }
}

// Scales of an operand of A: one for each block of `block` elements along K.
template <class A, class S>
constexpr bool scales_fit(int block) {
  if (float_of_8_bits<A>) return std::same_as<S, e8m0> && block == 32;
  if (!std::same_as<A, e2m1>) return false;
  bool const any_scale = std::same_as<S, e8m0> || std::same_as<S, e5m3>;
  return (any_scale && (block == 16 || block == 32)) || (std::same_as<S, e4m3> && block == 16);
}
// The shape of the scales of a left (M x K) or right (K x N) operand, K counted in blocks; 0 where they do not fit.
template <class A, class B, class SA, class SB>
inline constexpr int block_of = 0;
template <int M, int K, int N, int S>
inline constexpr int block_of<shape_t<M, K>, shape_t<K, N>, shape_t<M, S>, shape_t<S, N>> = K % S == 0 ? K / S : 0;
template <int P, int M, int K, int N, int S>
inline constexpr int block_of<shape_t<P, M, K>, shape_t<P, K, N>, shape_t<P, M, S>, shape_t<P, S, N>> = K % S == 0
                                                                                                          ? K / S
                                                                                                          : 0;

}  // namespace lang

// a (M x K) times b (K x N) plus acc (M x N); or P of these, of tiles with a leading axis of size P.
template <lang::tile_like A, lang::tile_like B, lang::tile_like C>
constexpr auto mma(A const& a, B const& b, C const& acc, loc l = loc::current()) {
  return lang::checked_mma(a, b, acc, false, l);
}
template <lang::tile_like A, lang::tile_like B, lang::tile_like C>
constexpr auto mma(A const& a, B const& b, C const& acc, fast_acc_t, loc l = loc::current()) {
  using T = typename lang::as_tile_t<A>::value_type;
  static_assert(lang::float_of_8_bits<T>, "tilewright: tw::fast_acc is for e4m3 and e5m2 only; leave it out");
  return lang::checked_mma(a, b, acc, lang::float_of_8_bits<T>, l);
}

// The same of block-scaled operands, into float: every element of a and b counts as often as the scale of its block says.
// Scales of a are M x K/V, those of b K/V x N, for blocks of V elements along K. e4m3 and e5m2: scales e8m0, V = 32 (MXFP8);
// e2m1: e8m0 with V = 16 or 32 (MXFP4), e4m3 with V = 16 (NVFP4), or e5m3 with V = 16 or 32. For sm_100 and later (e5m3: sm_107), and
// the CPU.
template <lang::tile_like A, lang::tile_like B, lang::tile_like C, lang::tile_like SA, lang::tile_like SB>
constexpr lang::as_tile_t<C> mma_scaled(A const& a, B const& b, C const& acc, SA const& scale_a, SB const& scale_b,
                                        loc l = loc::current()) {
  using TA = lang::as_tile_t<A>;
  using TB = lang::as_tile_t<B>;
  using TC = lang::as_tile_t<C>;
  using T = typename TA::value_type;
  using S = typename lang::as_tile_t<SA>::value_type;
  constexpr bool shapes = lang::shapes_multiply<TA, TB, TC>();
  constexpr bool types = std::same_as<T, typename TB::value_type> &&
                         std::same_as<S, typename lang::as_tile_t<SB>::value_type> &&
                         (lang::float_of_8_bits<T> || std::same_as<T, e2m1>);
  static_assert(types,
                "tilewright: mma_scaled(a, b, acc, scale_a, scale_b): a and b are both e4m3, e5m2 or e2m1, and both "
                "scales of one type");
  static_assert(std::same_as<typename TC::value_type, float>, "tilewright: mma_scaled accumulates in float");
  constexpr int
    block = lang::block_of<typename TA::shape_type, typename TB::shape_type, typename lang::as_tile_t<SA>::shape_type,
                           typename lang::as_tile_t<SB>::shape_type>;
  static_assert(
    !shapes || block > 0,
    "tilewright: mma_scaled: scales of a (M x K) are M x K/V, those of b (K x N) are K/V x N, for blocks of V "
    "elements along K");
  static_assert(
    !shapes || block == 0 || !types || lang::scales_fit<T, S>(block),
    "tilewright: mma_scaled: e4m3 and e5m2 have scales e8m0 for blocks of 32; e2m1 has e8m0 or e5m3 for blocks of "
    "16 or 32, or e4m3 for blocks of 16");
  auto const& sum = static_cast<TC const&>(acc);
  if constexpr (!shapes || !types || block == 0 || !std::same_as<typename TC::value_type, float>) {
    return sum;
  } else {
    return [&]<int... D>(tile<float, D...> const& t) {
      return tile<float, D...>(a.trace, a.trace->emit_with(lang::make_op<float, D...>(ir::opcode::mmaf_scaled), l, a.id,
                                                           b.id, t.in(a.trace, l), scale_a.id, scale_b.id));
    }(sum);
  }
}

}  // namespace tw
