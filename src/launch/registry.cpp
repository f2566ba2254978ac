#include <tilewright/launch/registry.hpp>

#include <atomic>
#include <mutex>
#include <string>

#include <tilewright/runtime/error.hpp>

#include "launch/inspect.hpp"
#include "launch/state.hpp"
#include "runtime/log.hpp"

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

void log_report(kernel_record const& k, verify::report const& r, log::stopwatch const& time) {
  auto const count = [&](verify::rung by) { return r.counts[static_cast<int>(by)]; };
  int const proved = count(verify::rung::provenance) + count(verify::rung::constant) + count(verify::rung::relation);
  log::write("kernel '" + std::string(k.name) + "': traced by the compiler to " + std::to_string(k.code.op_count) +
             " operations; verified in " + time.text() + ": " + std::to_string(proved) + " accesses proved, " +
             std::to_string(count(verify::rung::launch)) + " checked at each launch, " +
             std::to_string(count(verify::rung::kernel)) + " checked in the kernel");
}

}  // namespace

registered_kernel::registered_kernel(kernel_record const& r) noexcept : record_(r), next_(head().load()) {
  link_inspection();
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
    log::stopwatch const time;
    reports[i].emplace(verify::verify(kernel.code, env, kernel.options));
    if (log::on(log::level::info)) log_report(kernel, *reports[i], time);
  });
  verify::report const& r = *reports[i];
  if (r.broken != verify::rule::ok && !wide)
    internal_fault("kernel '" + std::string(kernel.name) +
                   "' fails its verification at run time: " + std::string(r.detail.text));
  return r;
}

}  // namespace tw::launch
