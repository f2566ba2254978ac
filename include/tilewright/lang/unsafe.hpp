// tw::unsafe for kernels: pointers, and accesses through them that nothing checks. Everything here may read or write outside
// of tensors, or race with other blocks; the rest of the kernel keeps its checks (docs/safety.md, "tw::unsafe").
#pragma once
#include <cstdint>

#include <tilewright/lang/accum.hpp>

namespace tw::unsafe {

// A tile of pointers to elements of type T.
template <class T, int... D>
struct pointer {
  ir::builder* trace;
  int id;
};

using scope = ir::memory_scope;  // block, device, system
using order = ir::memory_order;  // weak, relaxed, acquire, release, acq_rel

namespace detail {

template <class T, int... D>
constexpr ir::op pointer_op(ir::opcode code) {
  ir::op o = lang::make_op<T, D...>(code);
  o.pointer = true;
  return o;
}
template <int... D, class T, int... E>
constexpr pointer<T, D...> spread(pointer<T, E...> const& p, loc const& l) {
  if constexpr (std::same_as<shape_t<D...>, shape_t<E...>>) return p;
  else return {p.trace, p.trace->emit_with(pointer_op<T, D...>(ir::opcode::broadcast), l, p.id)};
}
// Not constexpr: a trace that calls one of them ends there, and the compiler names it.
inline void loads_are_weak_relaxed_or_acquire() {}
inline void stores_are_weak_relaxed_or_release() {}
inline void atomic_updates_are_relaxed_acquire_release_or_acq_rel() {}
constexpr void check_order(ir::opcode code, order m) {
  bool const load = code == ir::opcode::load_ptr_tko, store = code == ir::opcode::store_ptr_tko;
  if (load && (m == order::release || m == order::acq_rel)) loads_are_weak_relaxed_or_acquire();
  if (store && (m == order::acquire || m == order::acq_rel)) stores_are_weak_relaxed_or_release();
  if (!load && !store && m == order::weak) atomic_updates_are_relaxed_acquire_release_or_acq_rel();
}
template <class T, int... D, class... Ids>
constexpr int access(ir::opcode code, order m, scope s, ir::builder* b, loc const& l, Ids... ids) {
  check_order(code, m);
  ir::op o = lang::make_op<T, D...>(code);
  o.memory = m;
  o.scope = s;
  return b->emit_with(o, l, ids...);
}

}  // namespace detail

// The address of element 0 of a parameter of the kernel. Accesses through it are not ordered with those of the parameter.
template <class T>
constexpr pointer<T> address(lang::tensor_param const& x, loc l = loc::current()) {
  ir::op o = detail::pointer_op<T>(ir::opcode::address);
  o.imm = x.param;
  return {x.b, x.b->emit(o, l)};
}
// Pointers `by` elements further: one to every element of `by`.
template <class T, int... E, class U, int... D>
  requires(lang::broadcasts_to<shape_t<E...>, shape_t<D...>> || std::same_as<shape_t<E...>, shape_t<D...>>)
constexpr pointer<T, D...> offset(pointer<T, E...> const& p, tile<U, D...> const& by, loc l = loc::current()) {
  static_assert(integer_element<U>, "tilewright: unsafe::offset(p, by): `by` counts elements, an integer");
  int const from = detail::spread<D...>(p, l).id;
  return {p.trace, p.trace->emit_with(detail::pointer_op<T, D...>(ir::opcode::offset), l, from, by.in(p.trace, l))};
}
template <class T, int... D>
constexpr tile<std::int64_t, D...> to_integer(pointer<T, D...> const& p, loc l = loc::current()) {
  return {p.trace, p.trace->emit_with(lang::make_op<std::int64_t, D...>(ir::opcode::ptr_to_int), l, p.id)};
}
template <class T, int... D>
constexpr pointer<T, D...> to_pointer(tile<std::int64_t, D...> const& x, loc l = loc::current()) {
  return {x.trace, x.trace->emit_with(detail::pointer_op<T, D...>(ir::opcode::int_to_ptr), l, x.id)};
}
// The same addresses as pointers to another type.
template <class U, class T, int... D>
  requires(!std::same_as<U, T>)
constexpr pointer<U, D...> pointer_cast(pointer<T, D...> const& p, loc l = loc::current()) {
  return {p.trace, p.trace->emit_with(detail::pointer_op<U, D...>(ir::opcode::ptr_to_ptr), l, p.id)};
}

// ---- accesses: in the order of the block's statements among themselves. Weak ones must not race with anything.

template <class T, int... D>
constexpr tile<T, D...> load(pointer<T, D...> const& p, order m = order::weak, scope s = scope::device,
                             loc l = loc::current()) {
  return {p.trace, detail::access<T, D...>(ir::opcode::load_ptr_tko, m, s, p.trace, l, p.id)};
}
// Where the mask does not hold nothing is read, and the element is `otherwise`.
template <class T, int... D>
constexpr tile<T, D...> load(pointer<T, D...> const& p, tile<bool, D...> const& mask,
                             std::type_identity_t<tile<T, D...>> const& otherwise, loc l = loc::current()) {
  return {p.trace, detail::access<T, D...>(ir::opcode::load_ptr_tko, order::weak, scope::device, p.trace, l, p.id,
                                           mask.in(p.trace, l), otherwise.in(p.trace, l))};
}
template <class T, int... D>
constexpr void store(pointer<T, D...> const& p, std::type_identity_t<tile<T, D...>> const& v, order m = order::weak,
                     scope s = scope::device, loc l = loc::current()) {
  detail::access<T, D...>(ir::opcode::store_ptr_tko, m, s, p.trace, l, p.id, v.in(p.trace, l));
}
template <class T, int... D>
constexpr void store(pointer<T, D...> const& p, std::type_identity_t<tile<T, D...>> const& v,
                     tile<bool, D...> const& mask, loc l = loc::current()) {
  detail::access<T, D...>(ir::opcode::store_ptr_tko, order::weak, scope::device, p.trace, l, p.id, v.in(p.trace, l),
                          mask.in(p.trace, l));
}

// Atomic updates; the result is what was there before.
template <class T, int... D>
constexpr tile<T, D...> update(ir::atomic_mode how, pointer<T, D...> const& p,
                               std::type_identity_t<tile<T, D...>> const& v, order m = order::relaxed,
                               scope s = scope::device, loc l = loc::current()) {
  detail::check_order(ir::opcode::atomic_rmw_tko, m);
  ir::op o = lang::make_op<T, D...>(ir::opcode::atomic_rmw_tko);
  o.mode = how;
  o.memory = m;
  o.scope = s;
  return {p.trace, p.trace->emit_with(o, l, p.id, v.in(p.trace, l))};
}
template <class T, int... D>
constexpr tile<T, D...> fetch_add(pointer<T, D...> const& p, std::type_identity_t<tile<T, D...>> const& v,
                                  order m = order::relaxed, scope s = scope::device, loc l = loc::current()) {
  static_cast<void>(lang::updates<T, lang::update_kind::add>());
  return update(lang::mode_of<T>(ir::atomic_mode::add), p, v, m, s, l);
}
template <class T, int... D>
constexpr tile<T, D...> exchange(pointer<T, D...> const& p, std::type_identity_t<tile<T, D...>> const& v,
                                 order m = order::relaxed, scope s = scope::device, loc l = loc::current()) {
  static_assert(sizeof(T) >= 4, "tilewright: unsafe::exchange works on elements of 32 and 64 bits");
  return update(ir::atomic_mode::xchg, p, v, m, s, l);
}
// Where the element has the bits of `expected`, it becomes `desired`.
template <class T, int... D>
constexpr tile<T, D...> compare_exchange(pointer<T, D...> const& p, std::type_identity_t<tile<T, D...>> const& expected,
                                         std::type_identity_t<tile<T, D...>> const& desired, order m = order::relaxed,
                                         scope s = scope::device, loc l = loc::current()) {
  static_assert(sizeof(T) >= 4, "tilewright: unsafe::compare_exchange works on elements of 32 and 64 bits");
  int const e = expected.in(p.trace, l), d = desired.in(p.trace, l);
  return {p.trace, detail::access<T, D...>(ir::opcode::atomic_cas_tko, m, s, p.trace, l, p.id, e, d)};
}

// Memory of this block for N elements, uninitialised, until the loop or arm around the call ends.
template <element_type T, int N>
constexpr pointer<T> scratch(lang::tensor_param const& any, loc l = loc::current()) {
  static_assert(N >= 1, "tilewright: unsafe::scratch has at least one element");
  ir::op o = detail::pointer_op<T>(ir::opcode::alloca_);
  o.imm = N;
  return {any.b, any.b->emit(o, l)};
}

// ---- assumptions: undefined behaviour where they do not hold

// Every element is a multiple of N (pointers: in bytes).
template <std::int64_t N, class T, int... D>
constexpr pointer<T, D...> assume_multiple(pointer<T, D...> const& p, loc l = loc::current()) {
  ir::op o = detail::pointer_op<T, D...>(ir::opcode::assume);
  std::int64_t const numbers[] = {N};
  o.data = p.trace->add_numbers(numbers, 1);
  return {p.trace, p.trace->emit_with(o, l, p.id)};
}
template <std::int64_t N, class T, int... D>
constexpr tile<T, D...> assume_multiple(tile<T, D...> const& x, loc l = loc::current()) {
  ir::op o = lang::make_op<T, D...>(ir::opcode::assume);
  std::int64_t const numbers[] = {N};
  o.data = x.trace->add_numbers(numbers, 1);
  return {x.trace, x.trace->emit_with(o, l, x.id)};
}
template <std::int64_t Lower, std::int64_t Upper, class T, int... D>
constexpr tile<T, D...> assume_between(tile<T, D...> const& x, loc l = loc::current()) {
  ir::op o = lang::make_op<T, D...>(ir::opcode::assume);
  std::int64_t const numbers[] = {Lower, Upper};
  o.data = x.trace->add_numbers(numbers, 2);
  return {x.trace, x.trace->emit_with(o, l, x.id)};
}

// ---- order. `any` is a parameter of the kernel.

// Accesses through different addresses of the same memory are ordered across this statement.
constexpr void alias_fence(lang::tensor_param const& any, loc l = loc::current()) {
  any.b->emit(lang::make_op<int>(ir::opcode::memory_fence_alias_tko), l);
}
// Waits for the grid before this one on the stream, which it may overlap only when launched to do so (programmatic
// dependent launch); otherwise there is nothing to wait for. At the top of a kernel everything behind it comes later; in a
// loop or an arm that holds of accesses through pointers only.
constexpr void wait_for_previous_grid(lang::tensor_param const& any, loc l = loc::current()) {
  any.b->emit(lang::make_op<int>(ir::opcode::gdc_wait_tko), l);
}
// Lets the grid behind this one start, if it was launched to do so.
constexpr void launch_dependents(lang::tensor_param const& any, loc l = loc::current()) {
  any.b->emit(lang::make_op<int>(ir::opcode::gdc_launch_dependents_tko), l);
}

}  // namespace tw::unsafe

namespace tw {

// A table of N constants of the kernel, in memory beside its code:
//   auto const codes = b.table(std::array{0.5f, 1.0f, 3.0f});
//   auto const x = codes.at(ids, 0.0f);     0 where an id is below 0 or not below 3
template <class T, int N>
class table {
 public:
  constexpr table(ir::builder* b, int id) : first_{b, id} {}

  template <class U, int... D>
  constexpr tile<T, D...> at(tile<U, D...> const& ids, std::type_identity_t<tile<T>> const& outside,
                             loc l = loc::current()) const {
    static_assert(std::same_as<U, std::int32_t> || std::same_as<U, std::int64_t>,
                  "tilewright: table.at(ids, outside): ids are int32_t or int64_t; use tw::cast<int>(ids)");
    using I = tile<U, D...>;
    auto const inside = lang::binary<bool>(lang::make_op<bool, D...>(ir::opcode::andi),
                                           lang::compare(ir::predicate::greater_than_or_equal, ids, I(0), l),
                                           lang::compare(ir::predicate::less_than, ids, I(N), l), l);
    auto const safe = select(inside, ids, I(0), l);
    tile<T> const other(first_.trace, outside.in(first_.trace, l));
    return unsafe::load(unsafe::offset(first_, safe, l), inside, lang::as<tile<T, D...>>(other, l), l);
  }

 private:
  unsafe::pointer<T> first_;
};

}  // namespace tw
