// Reductions and scans along an axis by a function of the kernel's own:
//
//   auto longest = tw::reduce(tw::abs(x), tw::axis<1>, 0.0f, [](auto a, auto b) { return tw::max(a, b); });
//   auto [m, s] = tw::reduce(tw::operands(maxima, sums), tw::axis<1>, tw::identities(-tw::inf, 0.0f), join);
//   auto before = tw::scan(x, tw::axis<0>, 0, [](auto a, auto b) { return a + b; });
//
// The function takes two scalars (of several operands: two tuples of scalars) and gives one. It must be associative and
// commutative, and combining with the identity must change nothing: in which order elements meet is the device's choice,
// and the identity may be among them any number of times (docs/semantics.md, "Reductions").
#pragma once
#include <tuple>
#include <utility>

#include <tilewright/lang/shape_ops.hpp>

namespace tw {

// Several tiles of one shape, reduced or scanned together; in the function: several results.
template <lang::tile_like... X>
constexpr std::tuple<lang::as_tile_t<X>...> operands(X const&... x) {
  return {static_cast<lang::as_tile_t<X> const&>(x)...};
}
// The identities of several operands, one C++ number for each.
template <class... U>
constexpr std::tuple<U...> identities(U... v) {
  static_assert((std::is_arithmetic_v<U> && ...), "tilewright: tw::identities takes C++ numbers, one for each operand");
  return {v...};
}

// Modifier of scans: from the end of the axis to its beginning.
struct reverse_t {};
inline constexpr reverse_t reverse{};

namespace lang {

// The function returned `Returned` for an operand whose elements are `Element`.
template <class Returned, class Element>
consteval bool returns_element() {
  if constexpr (tile_like<Returned>) {
    using R = as_tile_t<Returned>;
    static_assert(R::shape_type::rank == 0, "tilewright: the function that combines two elements returns a scalar");
    static_assert(std::same_as<typename R::value_type, Element>,
                  "tilewright: the function that combines two elements returns one of another type; convert it with "
                  "tw::cast<T>(x), or the tile before");
    return std::same_as<R, tile<Element>>;
  } else {
    static_assert(literal_for<Returned, Element>,
                  "tilewright: the function that combines two elements returns a scalar of their type; for several "
                  "operands tw::operands(a, b, ...)");
    return literal_for<Returned, Element>;
  }
}
template <class Identity, class Element>
consteval bool is_identity() {
  static_assert(literal_for<Identity, Element>,
                "tilewright: the identity is a C++ number that the tile's elements take: tiles of integers take "
                "integers, tiles of floats take numbers, conditions take bool; for several operands "
                "tw::identities(v, w, ...)");
  return literal_for<Identity, Element>;
}
template <int A, tile_like X>
consteval bool has_axis() {
  constexpr bool there = A >= 0 && A < as_tile_t<X>::shape_type::rank;
  static_assert(there, "tilewright: the tile has no such axis");
  return there;
}
template <class X>
consteval bool combinable() {
  static_assert(computes<typename X::value_type>());
  return arithmetic_element<typename X::value_type>;
}

template <class X>
using scalar_of = tile<typename X::value_type>;
template <class X, int A>
using reduced_t = tile_with_t<
  typename X::value_type,
  typename with_one<A, typename X::shape_type,
                    std::make_index_sequence<static_cast<unsigned>(X::shape_type::rank)>>::type>;

template <class T, int... D>
constexpr ir::op result_op(tile<T, D...> const*, int k) {
  ir::op o = make_op<T, D...>(opcode::result);
  o.imm = k;
  return o;
}
template <class T>
constexpr int argument_of(ir::builder* b, int region, int j, loc const& l) {
  ir::op o = make_op<T>(opcode::argument);
  o.imm = j;
  return b->emit_with(o, l, region);
}

// Tuples of scalars, or the scalars themselves for a single tile: what the function takes and gives.
template <bool Several, class Tuple>
constexpr auto as_argument(Tuple const& t) {
  if constexpr (Several) return t;
  else return std::get<0>(t);
}
template <bool Several, class R>
constexpr auto as_tuple(R const& r) {
  if constexpr (Several) return r;
  else return std::tuple<R>(r);
}

template <class F, class P>
constexpr auto called(F const& f, P const& p, P const& q) {
  using R = decltype(f(p, q));
  static_assert(!std::same_as<R, void>,
                "tilewright: the function that combines two elements returns a value: "
                "[](auto x, auto y) { return ...; }");
  if constexpr (std::same_as<R, void>) {
    f(p, q);
    return p;
  } else {
    return f(p, q);
  }
}

template <class R>
inline constexpr int tuple_length = -1;
template <class... R>
inline constexpr int tuple_length<std::tuple<R...>> = sizeof...(R);

// The scalar that the function gave, or a constant after a message.
template <class Returned, class Element>
constexpr int returned_value(ir::builder* b, Returned const& r, loc const& l) {
  if constexpr (!returns_element<Returned, Element>()) return tile<Element>(lang::zero_literal<Element>).in(b, l);
  else if constexpr (tile_like<Returned>) return static_cast<as_tile_t<Returned> const&>(r).in(b, l);
  else return tile<Element>(r).in(b, l);
}

// One reduction (Keeps: scan) of the tiles of a tuple. Gives a tuple of results.
template <bool Keeps, int A, bool Several, class... X, class... U, class F, std::size_t... I>
constexpr auto combine(std::tuple<X...> const& x, std::tuple<U...> const& neutral, bool backwards, F const& f,
                       loc const& l, std::index_sequence<I...>) {
  constexpr int n = sizeof...(X);
  ir::builder* b = nullptr;
  ((b = b ? b : std::get<I>(x).trace), ...);
  int const in[] = {std::get<I>(x).in(b, l)..., scalar_of<X>(std::get<I>(neutral)).in(b, l)...};
  ir::op o;
  o.code = Keeps ? opcode::scan : opcode::reduce;
  o.axis = A;
  o.imm = backwards ? 1 : 0;
  o.first = b->pool.size();
  o.count = 2 * n;
  for (int v : in) b->pool.push_back(v);
  int const region = b->emit(o, l);
  b->open_regions.push_back(region);
  int arguments[2 * static_cast<unsigned>(n)] = {};
  ((arguments[2 * I] = argument_of<typename X::value_type>(b, region, 2 * static_cast<int>(I), l),
    arguments[2 * I + 1] = argument_of<typename X::value_type>(b, region, 2 * static_cast<int>(I) + 1, l)),
   ...);
  std::tuple<scalar_of<X>...> const p{scalar_of<X>(b, arguments[2 * I])...},
    q{scalar_of<X>(b, arguments[2 * I + 1])...};
  auto const made = as_tuple<Several>(called(f, as_argument<Several>(p), as_argument<Several>(q)));
  int values[static_cast<unsigned>(n)] = {};
  constexpr bool all_made = tuple_length<std::remove_const_t<decltype(made)>> == n;
  static_assert(all_made,
                "tilewright: the function that combines several operands returns tw::operands(a, b, ...), one "
                "scalar for each");
  if constexpr (all_made)
    ((values[I] = returned_value<std::remove_cvref_t<decltype(std::get<I>(made))>, typename X::value_type>(
        b, std::get<I>(made), l)),
     ...);
  b->leave_region(region);
  ir::op e;
  e.code = opcode::end;
  e.first = b->pool.size();
  e.count = 1 + n;
  b->pool.push_back(region);
  for (int v : values) b->pool.push_back(v);
  b->emit(e, l);
  if constexpr (Keeps)
    return std::tuple<X...>{
      X(b, b->emit_with(result_op(static_cast<X const*>(nullptr), static_cast<int>(I)), l, region))...};
  else
    return std::tuple<reduced_t<X, A>...>{reduced_t<X, A>(
      b, b->emit_with(result_op(static_cast<reduced_t<X, A> const*>(nullptr), static_cast<int>(I)), l, region))...};
}

template <bool Keeps, int A, bool Several, class X0, class... X, class... U, class F>
constexpr auto checked_combine(std::tuple<X0, X...> const& x, std::tuple<U...> const& neutral, bool backwards,
                               F const& f, loc const& l) {
  constexpr bool one_shape = (std::same_as<typename X0::shape_type, typename X::shape_type> && ...);
  static_assert(one_shape, "tilewright: tw::operands(a, b, ...) takes tiles of one shape; use tw::broadcast(x, shape)");
  constexpr bool one_each = sizeof...(U) == 1 + sizeof...(X);
  static_assert(one_each,
                "tilewright: a reduction or scan has one identity for each operand: tw::identities(v, w, ...)");
  if constexpr (!one_shape || !has_axis<A, X0>() || !one_each) {
    return x;
  } else {
    constexpr bool good = (combinable<X0>() && ... && combinable<X>()) && []<class... E>(std::tuple<E...> const*) {
      return (is_identity<U, typename E::value_type>() && ...);
    }(static_cast<std::tuple<X0, X...> const*>(nullptr));
    if constexpr (good)
      return combine<Keeps, A, Several>(x, neutral, backwards, f, l, std::index_sequence_for<X0, X...>{});
    else return x;
  }
}

template <bool Keeps, int A, tile_like X, class U, class F>
constexpr auto combine_one(X const& x, U const& identity, bool backwards, F const& f, loc const& l) {
  return std::get<0>(
    checked_combine<Keeps, A, false>(std::tuple<as_tile_t<X>>(x), std::tuple<U>(identity), backwards, f, l));
}

}  // namespace lang

// x combined along axis A, which stays with size 1.
template <lang::tile_like X, int A, class U, class F>
constexpr auto reduce(X const& x, axis_t<A>, U const& identity, F const& f, loc l = loc::current()) {
  return lang::combine_one<false, A>(x, identity, false, f, l);
}
// Several tiles at once, as a std::tuple of tiles.
template <class... X, int A, class... U, class F>
constexpr auto reduce(std::tuple<X...> const& x, axis_t<A>, std::tuple<U...> const& identities, F const& f,
                      loc l = loc::current()) {
  return lang::checked_combine<false, A, true>(x, identities, false, f, l);
}

// Each element of the result is all elements of x up to its place along axis A, combined.
template <lang::tile_like X, int A, class U, class F>
constexpr auto scan(X const& x, axis_t<A>, U const& identity, F const& f, loc l = loc::current()) {
  return lang::combine_one<true, A>(x, identity, false, f, l);
}
template <class... X, int A, class... U, class F>
constexpr auto scan(std::tuple<X...> const& x, axis_t<A>, std::tuple<U...> const& identities, F const& f,
                    loc l = loc::current()) {
  return lang::checked_combine<true, A, true>(x, identities, false, f, l);
}
// The same from the end: all elements from its place on.
template <lang::tile_like X, int A, class U, class F>
constexpr auto scan(X const& x, axis_t<A>, U const& identity, F const& f, reverse_t, loc l = loc::current()) {
  return lang::combine_one<true, A>(x, identity, true, f, l);
}
template <class... X, int A, class... U, class F>
constexpr auto scan(std::tuple<X...> const& x, axis_t<A>, std::tuple<U...> const& identities, F const& f, reverse_t,
                    loc l = loc::current()) {
  return lang::checked_combine<true, A, true>(x, identities, true, f, l);
}

}  // namespace tw
