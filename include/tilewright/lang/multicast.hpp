// Multicast memory: one address for a copy of a tensor on each of several GPUs. For GPUs of sm_100, 103 and 107.
//
// The driver makes such addresses (multicast objects); nothing can tell them from others, so all of this is unsafe. On the
// CPU there is one copy.
#pragma once
#include <tilewright/lang/unsafe.hpp>

namespace tw::unsafe {

// How the copies become one, or what an update does to each of them.
template <ir::atomic_mode K>
struct reduction_t {};
namespace reduction {
inline constexpr reduction_t<ir::atomic_mode::add> add{};
inline constexpr reduction_t<ir::atomic_mode::min> min{};
inline constexpr reduction_t<ir::atomic_mode::max> max{};
inline constexpr reduction_t<ir::atomic_mode::and_> bit_and{};
inline constexpr reduction_t<ir::atomic_mode::or_> bit_or{};
inline constexpr reduction_t<ir::atomic_mode::xor_> bit_xor{};
}  // namespace reduction

namespace detail {

template <class T>
inline constexpr bool multicast_integer = std::integral<T> && !std::same_as<T, bool> && sizeof(T) >= 4;
template <class T>
inline constexpr bool multicast_half = std::same_as<T, f16> || std::same_as<T, bf16>;
template <class T>
inline constexpr bool multicast_element = multicast_integer<T> || multicast_half<T> || std::same_as<T, float> ||
                                          std::same_as<T, double>;
template <class T>
constexpr ir::atomic_mode multicast_mode(ir::atomic_mode m) {
  bool const below_zero = !multicast_integer<T> || std::is_signed_v<T>;
  if (m == ir::atomic_mode::max && !below_zero) return ir::atomic_mode::umax;
  if (m == ir::atomic_mode::min && !below_zero) return ir::atomic_mode::umin;
  return m;
}

}  // namespace detail

// The copies of a tensor, cut into a grid of tiles of D... elements. Indices must lie in the grid: nothing checks it. Elements
// beyond the edge are 0 when loaded, and are not stored. Accesses are in the order of the block's statements among
// themselves and with those through pointers; M is their order for other blocks and GPUs, S the scope of that order.
template <class T, int... D>
class multicast_tiles {
 public:
  constexpr multicast_tiles(pointer<T> first, int param) : first_(first), param_(param) {}

  // The tile at an index, each element reduced over all copies: their sum, for example. Sums of floats are rounded in an
  // order that is not specified.
  template <order M = order::weak, scope S = scope::system, ir::atomic_mode K>
  constexpr tile<T, D...> load_reduced(reduction_t<K>, lang::index_argument<D>... i, loc l = loc::current()) const {
    constexpr bool possible_order = M == order::weak || M == order::relaxed || M == order::acquire;
    static_assert(possible_order, "tilewright: load_reduced is weak, relaxed or acquire");
    constexpr bool extreme = K == ir::atomic_mode::min || K == ir::atomic_mode::max;
    constexpr bool possible = K == ir::atomic_mode::add || detail::multicast_integer<T> ||
                              (extreme && detail::multicast_half<T>);
    static_assert(possible,
                  "tilewright: load_reduced: min and max are of integers, f16 and bf16, bit operations of integers; "
                  "every type has reduction::add");
    if constexpr (possible_order && possible)
      return {first_.trace, access<K, M, S>(ir::opcode::multimem_load_reduce_view_tko, l, i...)};
    else return {first_.trace, first_.trace->emit(lang::make_op<T, D...>(ir::opcode::constant), l)};
  }
  // Combines the value with the tile at an index in every copy, atomically.
  template <order M = order::relaxed, scope S = scope::system, ir::atomic_mode K>
  constexpr void update_all(reduction_t<K>, std::type_identity_t<tile<T, D...>> const& v, lang::index_argument<D>... i,
                            loc l = loc::current()) const {
    constexpr bool possible_order = M == order::relaxed || M == order::release;
    static_assert(possible_order, "tilewright: update_all is relaxed or release");
    constexpr bool possible = K == ir::atomic_mode::add || detail::multicast_integer<T>;
    static_assert(possible,
                  "tilewright: update_all: min, max and bit operations are of integers; every type has reduction::add");
    if constexpr (possible_order && possible) access<K, M, S>(ir::opcode::multimem_reduce_view_tko, l, v, i...);
  }
  // Stores the value as the tile at an index in every copy.
  template <order M = order::weak, scope S = scope::system>
  constexpr void store_all(std::type_identity_t<tile<T, D...>> const& v, lang::index_argument<D>... i,
                           loc l = loc::current()) const {
    constexpr bool possible_order = M == order::weak || M == order::relaxed || M == order::release;
    static_assert(possible_order, "tilewright: store_all is weak, relaxed or release");
    if constexpr (possible_order) access<ir::atomic_mode::add, M, S>(ir::opcode::multimem_store_view_tko, l, v, i...);
  }

 private:
  template <ir::atomic_mode K, order M, scope S, class... X>
  constexpr int access(ir::opcode code, loc const& l, X const&... x) const {
    if (param_ < 0) return first_.trace->emit(lang::make_op<T, D...>(ir::opcode::constant), l);
    ir::op o = lang::make_op<T, D...>(code);
    o.imm = param_;
    o.mode = detail::multicast_mode<T>(K);
    o.memory = M;
    o.scope = S;
    return first_.trace->emit_with(o, l, first_.id, x.in(first_.trace, l)...);
  }
  pointer<T> first_;
  int param_;  // below 0: an error has been reported, and nothing else shall follow
};

// The memory at a multicast address as tiles: it has the extents of `x`, an in<T, R> or accum<T, R> of the kernel, and lies
// in rows without gaps. The user answers for the address: tw::unsafe::to_pointer<T>(number), of the first element
// of a mapped multicast object on a GPU, of any memory on the CPU.
template <template <class, int> class Whole, class U, int R, class T, int... D>
  requires std::derived_from<Whole<U, R>, lang::tensor_param>
constexpr multicast_tiles<T, D...> multicast(Whole<U, R> const& x, pointer<T> const& p, shape_t<D...>) {
  static_assert(std::same_as<T, U>,
                "tilewright: multicast(x, p, shape): p points to other elements than those of x; use "
                "tw::unsafe::to_pointer<T> or pointer_cast<T>");
  static_assert(sizeof...(D) == R, "tilewright: the tile shape must have as many axes as the tensor");
  static_assert(detail::multicast_element<T>,
                "tilewright: multicast memory is of (u)int32_t, (u)int64_t, f16, bf16, float or double");
  static_assert(lang::powers_of_two<D...>, "tilewright: every size of a tile is a power of two");
  static_assert(!detail::multicast_half<T> || (1 * ... * D) % 2 == 0,
                "tilewright: f16 and bf16 are moved in pairs; take tiles of an even number of elements");
  return {p, std::same_as<T, U> && sizeof...(D) == R ? x.param : -1};
}

}  // namespace tw::unsafe
