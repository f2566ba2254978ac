#include <tilewright/launch/registry.hpp>

#include <atomic>
#include <mutex>
#include <string>

#include <tilewright/runtime/error.hpp>

#include "launch/state.hpp"

namespace tw::launch {
namespace {

std::atomic<registered_kernel const*>& head() {
  static std::atomic<registered_kernel const*> first{nullptr};
  return first;
}

std::mutex& state_mutex() {
  static auto* m = new std::mutex;  // never destroyed: kernels may be launched while the process exits
  return *m;
}

}  // namespace

registered_kernel::registered_kernel(kernel_record const& r) noexcept : record_(r), next_(head().load()) {
  while (!head().compare_exchange_weak(next_, this)) {}
}

kernel_state& registered_kernel::state() const {
  std::lock_guard const lock(state_mutex());
  if (state_ == nullptr) state_ = new kernel_state;
  return *state_;
}

std::vector<registered_kernel const*> kernels() {
  std::vector<registered_kernel const*> all;
  for (auto const* k = head().load(); k != nullptr; k = k->next()) all.push_back(k);
  return all;
}

verify::report const& kernel_state::report(kernel_record const& kernel, bool wide) {
  auto const i = wide ? 1u : 0u;
  std::call_once(made[i], [&] {
    verify::environment env;
    env.wide = wide;
    reports[i].emplace(verify::verify(kernel.code, env, kernel.options));
  });
  verify::report const& r = *reports[i];
  if (r.broken != verify::rule::ok && !wide)
    internal_fault("kernel '" + std::string(kernel.name) +
                   "' fails its verification at run time: " + std::string(r.detail.text));
  return r;
}

}  // namespace tw::launch
