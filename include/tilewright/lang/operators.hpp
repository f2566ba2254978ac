// Diagnostics of operators whose operands do not go together: one sentence instead of a list of candidates. Each still
// returns a tile of the left operand's type, so that nothing else follows from the mistake.
#pragma once
#include <tilewright/lang/tile.hpp>

namespace tw {
namespace lang {

template <class A, class B>
inline constexpr bool go_together = std::same_as<A, B> || joined<A, B>::ok;

}  // namespace lang

#define TW_LITERALS \
  "tiles of integers take integers, tiles of floats take numbers, conditions take bool; use tw::cast<T>(x)"
#define TW_MISMATCH(sym)                                                                                               \
  template <class T, int... D, class U, int... E>                                                                      \
    requires(!std::same_as<T, U> || !lang::go_together<shape_t<D...>, shape_t<E...>>)                                  \
  constexpr tile<T, D...> operator sym(tile<T, D...> const& x, tile<U, E...> const&) {                                 \
    static_assert(std::same_as<T, U>, "tilewright: the operands of '" #sym                                             \
                                      "' have different element types; convert one with tw::cast<T>(x)");              \
    static_assert(lang::go_together<shape_t<D...>, shape_t<E...>>,                                                     \
                  "tilewright: the operands of '" #sym                                                                 \
                  "' have shapes that do not broadcast: each size must be equal, or 1");                               \
    return x;                                                                                                          \
  }                                                                                                                    \
  template <class T, int... D, class U>                                                                                \
    requires(std::is_arithmetic_v<U> && !lang::literal_for<U, T>)                                                      \
  constexpr tile<T, D...> operator sym(tile<T, D...> const& x, U) {                                                    \
    static_assert(lang::literal_for<U, T>,                                                                             \
                  "tilewright: the number beside '" #sym "' is no literal for the tile's element type: " TW_LITERALS); \
    return x;                                                                                                          \
  }                                                                                                                    \
  template <class T, int... D, class U>                                                                                \
    requires(std::is_arithmetic_v<U> && !lang::literal_for<U, T>)                                                      \
  constexpr tile<T, D...> operator sym(U, tile<T, D...> const& x) {                                                    \
    static_assert(lang::literal_for<U, T>,                                                                             \
                  "tilewright: the number beside '" #sym "' is no literal for the tile's element type: " TW_LITERALS); \
    return x;                                                                                                          \
  }
TW_MISMATCH(+)
TW_MISMATCH(-)
TW_MISMATCH(*)
TW_MISMATCH(/)
TW_MISMATCH(%)
TW_MISMATCH(<)
TW_MISMATCH(<=)
TW_MISMATCH(>)
TW_MISMATCH(>=)
TW_MISMATCH(==)
TW_MISMATCH(!=)
TW_MISMATCH(&&)
TW_MISMATCH(||)
#undef TW_MISMATCH
#undef TW_LITERALS

}  // namespace tw
