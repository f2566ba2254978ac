#include <atomic>
#include <bit>
#include <cstring>

#include <tilewright/types/float16.hpp>
#include "cpu/steps.hpp"

namespace tw::cpu::steps {
namespace {

template <class F>
void with_word(std::int32_t bytes, F f) {
  switch (bytes) {
    case 1: return f(std::uint8_t{});
    case 2: return f(std::uint16_t{});
    case 4: return f(std::uint32_t{});
    default: return f(std::uint64_t{});
  }
}

bool skipped(instruction const& i, context const& c, std::int64_t mask, std::int64_t k) {
  return i.flag != 0 && at<std::uint8_t>(c, mask + k) == 0;
}

std::memory_order order_of(ir::memory_order o) {
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

}  // namespace

result load_ptr(instruction const& i, context& c) {
  with_word(i.out_bytes, [&](auto word) {
    using t = decltype(word);
    auto* out = &at<t>(c, i.out);
    auto* pointers = &at<t const*>(c, i.in[0].at);
    for (std::int64_t k = 0; k < i.size; ++k) {
      if (skipped(i, c, i.in[1].at, k)) out[k] = i.arity == 3 ? (&at<t>(c, i.in[2].at))[k] : t{0};
      else out[k] = i.data != nullptr ? static_cast<t>(*pointers[k] != 0) : *pointers[k];
    }
  });
  return next(i);
}

result store_ptr(instruction const& i, context& c) {
  with_word(i.out_bytes, [&](auto word) {
    using t = decltype(word);
    auto* values = &at<t>(c, i.in[1].at);
    auto* pointers = &at<t*>(c, i.in[0].at);
    for (std::int64_t k = 0; k < i.size; ++k)
      if (!skipped(i, c, i.in[2].at, k)) *pointers[k] = values[k];
  });
  return next(i);
}

result atomic_rmw(instruction const& i, context& c) {
  auto const& a = *static_cast<atomic_access const*>(i.data);
  with_word(i.out_bytes, [&](auto word) {
    using t = decltype(word);
    auto* out = &at<t>(c, i.out);
    auto* values = &at<t>(c, i.in[1].at);
    auto* pointers = &at<t*>(c, i.in[0].at);
    for (std::int64_t k = 0; k < i.size; ++k)
      out[k] = skipped(i, c, i.in[2].at, k) ? t{0} : apply(pointers[k], values[k], a);
  });
  return next(i);
}

result atomic_cas(instruction const& i, context& c) {
  auto const& a = *static_cast<cas_access const*>(i.data);
  std::memory_order const success = order_of(a.access.order);
  // A failed exchange is a load: it cannot release.
  std::memory_order const failure = success == std::memory_order_release   ? std::memory_order_relaxed
                                    : success == std::memory_order_acq_rel ? std::memory_order_acquire
                                                                           : success;
  with_word(i.out_bytes, [&](auto word) {
    using t = decltype(word);
    auto* out = &at<t>(c, i.out);
    auto* expected = &at<t>(c, i.in[1].at);
    auto* desired = &at<t>(c, i.in[2].at);
    auto* pointers = &at<t*>(c, i.in[0].at);
    for (std::int64_t k = 0; k < i.size; ++k) {
      t old = expected[k];
      if (!a.masked || at<std::uint8_t>(c, a.mask + k) != 0)
        std::atomic_ref<t>(*pointers[k]).compare_exchange_strong(old, desired[k], success, failure);
      out[k] = old;
    }
  });
  return next(i);
}

}  // namespace tw::cpu::steps
