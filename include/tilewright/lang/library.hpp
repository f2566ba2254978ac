// Functions of tile libraries, called by name: a preview in Tile IR 13.5.
//
//   struct norm {
//     static constexpr char name[] = "norm";     // in the library
//     using result = tw::tile<float>;
//     static void on_cpu(std::array<float, 8> const& x, std::array<float, 1>& y);   // what it means
//   };
//   auto const n = tw::unsafe::call<norm>(x);    // x is a tile<float, 8>
#pragma once
#include <array>
#include <concepts>

#include <tilewright/ir/library.hpp>
#include <tilewright/lang/unsafe.hpp>

namespace tw::unsafe {
namespace detail {

template <class X>
struct form_of_tile;
template <class T, int... D>
struct form_of_tile<tile<T, D...>> {
  static constexpr std::size_t count = (std::size_t{1} * ... * static_cast<std::size_t>(D));
  static constexpr bool whole = element_of<T> != element::i4;
  using elements = std::array<std::conditional_t<whole, T, std::uint8_t>, count>;
  static constexpr ir::tile_form form{element_of<T>, sizeof...(D), {D...}};
};
template <class X>
using elements_of = typename form_of_tile<X>::elements;

// The C++ function behind a call with operands A..., registered once for each combination of types.
template <class F, class... A>
struct called {
  using result = typename F::result;
  static void run(void const* const* in, void* out) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      F::on_cpu(*static_cast<elements_of<A> const*>(in[I])..., *static_cast<elements_of<result>*>(out));
    }(std::index_sequence_for<A...>{});
  }
  static constexpr ir::tile_form operands[] = {form_of_tile<A>::form...};
  inline static ir::library_function const registered{F::name, operands, form_of_tile<result>::form, &run};
};

template <class F, class... A>
concept has_meaning = requires(elements_of<A> const&... in, elements_of<typename F::result>& out) {
  { F::on_cpu(in..., out) } -> std::same_as<void>;
};

template <class F, class... A>
constexpr typename F::result call(loc const& l, A const&... x) {
  using R = typename F::result;
  constexpr bool whole = (form_of_tile<A>::whole && ... && form_of_tile<R>::whole);
  static_assert(whole, "tilewright: unsafe::call takes and gives elements of at least 8 bits; use tw::pack(x)");
  constexpr bool meant = !whole || has_meaning<F, A...>;
  static_assert(
    meant,
    "tilewright: unsafe::call<F>(x...): F has no `static void on_cpu(std::array<T, N> const&..., std::array<U, "
    "M>&)` for these operands (all elements of each tile) and F::result");
  ir::builder* trace = nullptr;
  ((trace = trace != nullptr ? trace : x.trace), ...);
  if constexpr (whole && meant) {
    static_cast<void>(&called<F, A...>::registered);  // made before main
    return [&]<class T, int... D>(std::type_identity<tile<T, D...>>) {
      ir::op o = lang::make_op<T, D...>(ir::opcode::call);
      o.imm = trace->add_text(F::name, static_cast<int>(std::string_view(F::name).size()));
      return R{trace, trace->emit_with(o, l, x.in(trace, l)...)};
    }(std::type_identity<R>{});
  } else {
    return [&]<class T, int... D>(std::type_identity<tile<T, D...>>) {
      return R{trace, trace->emit(lang::make_op<T, D...>(ir::opcode::constant), l)};
    }(std::type_identity<R>{});
  }
}

}  // namespace detail

// Calls function F::name of a tile library with one to four tiles, and gives a tile of type F::result. On the CPU F::on_cpu is called: with all
// elements of each operand, then those of the result to be written. Nothing says whether the library's function does
// the same. Kernels with calls run on the CPU only: no library is linked for GPUs.
template <class F, lang::tile_like A>
constexpr typename F::result call(A const& a, loc l = loc::current()) {
  return detail::call<F, lang::as_tile_t<A>>(l, a);
}
template <class F, lang::tile_like A, lang::tile_like B>
constexpr typename F::result call(A const& a, B const& b, loc l = loc::current()) {
  return detail::call<F, lang::as_tile_t<A>, lang::as_tile_t<B>>(l, a, b);
}
template <class F, lang::tile_like A, lang::tile_like B, lang::tile_like C>
constexpr typename F::result call(A const& a, B const& b, C const& c, loc l = loc::current()) {
  return detail::call<F, lang::as_tile_t<A>, lang::as_tile_t<B>, lang::as_tile_t<C>>(l, a, b, c);
}
template <class F, lang::tile_like A, lang::tile_like B, lang::tile_like C, lang::tile_like D>
constexpr typename F::result call(A const& a, B const& b, C const& c, D const& d, loc l = loc::current()) {
  return detail::call<F, lang::as_tile_t<A>, lang::as_tile_t<B>, lang::as_tile_t<C>, lang::as_tile_t<D>>(l, a, b, c, d);
}

}  // namespace tw::unsafe
