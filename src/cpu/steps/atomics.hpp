// Atomic updates of one element.
#pragma once
#include <atomic>
#include <bit>
#include <type_traits>

#include <tilewright/types/float16.hpp>
#include "cpu/steps.hpp"

namespace tw::cpu::steps {

inline std::memory_order order_of(ir::memory_order o) {
  switch (o) {
    case ir::memory_order::acquire: return std::memory_order_acquire;
    case ir::memory_order::release: return std::memory_order_release;
    case ir::memory_order::acq_rel: return std::memory_order_acq_rel;
    default: return std::memory_order_relaxed;
  }
}

// An update that the hardware has no instruction for. `f` maps the old word to the new one.
template <class T, class F>
T update(T* p, std::memory_order order, F f) {
  std::atomic_ref<T> cell(*p);
  T old = cell.load(std::memory_order_relaxed);
  while (!cell.compare_exchange_weak(old, f(old), order, std::memory_order_relaxed)) {}
  return old;
}

// Words are unsigned integers of the element's size; floats are their bits.
template <class T>
T apply(T* p, T v, atomic_access const& a) {
  std::memory_order const o = order_of(a.order);
  using s = std::make_signed_t<T>;
  std::atomic_ref<T> cell(*p);
  switch (a.mode) {
    case ir::atomic_mode::and_: return cell.fetch_and(v, o);
    case ir::atomic_mode::or_: return cell.fetch_or(v, o);
    case ir::atomic_mode::xor_: return cell.fetch_xor(v, o);
    case ir::atomic_mode::add: return cell.fetch_add(v, o);
    case ir::atomic_mode::xchg: return cell.exchange(v, o);
    case ir::atomic_mode::max:
      return update(p, o, [v](T old) { return static_cast<s>(old) > static_cast<s>(v) ? old : v; });
    case ir::atomic_mode::min:
      return update(p, o, [v](T old) { return static_cast<s>(old) < static_cast<s>(v) ? old : v; });
    case ir::atomic_mode::umax: return update(p, o, [v](T old) { return old > v ? old : v; });
    case ir::atomic_mode::umin: return update(p, o, [v](T old) { return old < v ? old : v; });
    case ir::atomic_mode::addf: break;
  }
  if constexpr (sizeof(T) == 8) {
    return update(p, o, [v](T old) { return std::bit_cast<T>(std::bit_cast<double>(old) + std::bit_cast<double>(v)); });
  } else if constexpr (sizeof(T) == 4) {
    return update(p, o, [v](T old) { return std::bit_cast<T>(std::bit_cast<float>(old) + std::bit_cast<float>(v)); });
  } else if constexpr (sizeof(T) == 2) {
    if (a.elem == element::f16)
      return update(p, o, [v](T old) {
        return f16(static_cast<float>(f16::from_bits(old)) + static_cast<float>(f16::from_bits(v))).bits;
      });
    return update(p, o, [v](T old) {
      return bf16(static_cast<float>(bf16::from_bits(old)) + static_cast<float>(bf16::from_bits(v))).bits;
    });
  } else {
    return v;  // no mode takes elements of one byte; compile_pointer.cpp refuses them
  }
}

}  // namespace tw::cpu::steps
