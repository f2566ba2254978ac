#include <atomic>
#include <cstring>

#include "cpu/steps.hpp"
#include "cpu/steps/atomics.hpp"

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

}  // namespace

result address(instruction const& i, context& c) {
  at<std::byte*>(c, i.out) = c.arena + i.in[0].at;
  return next(i);
}

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
