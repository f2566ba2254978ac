#include "cpu/pool.hpp"

#include <algorithm>
#include <cstdlib>

#include "cpu/program.hpp"
#if defined(__linux__)
#include <sched.h>
#endif

namespace tw::cpu {

int threads() {
  if (char const* text = std::getenv("TW_CPU_THREADS"); text != nullptr && *text != '\0')
    return static_cast<int>(std::clamp(std::strtol(text, nullptr, 10), 1L, 1024L));
  static int const cores = [] {
#if defined(__linux__)
    cpu_set_t set;
    CPU_ZERO(&set);
    if (sched_getaffinity(0, sizeof set, &set) == 0) return std::max(CPU_COUNT(&set), 1);
#endif
    return std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
  }();
  return cores;
}

pool& pool::instance() {
  static pool one;
  return one;
}

pool::~pool() {
  {
    std::lock_guard lock(mutex_);
    stop_ = true;
  }
  start_.notify_all();
  for (auto& t : threads_) t.join();
}

void pool::run(int workers, job work, void* data) {
  std::lock_guard turn(turn_);
  if (arenas_.empty()) arenas_.push_back(std::make_unique<arena>());
  std::size_t const helpers = static_cast<std::size_t>(std::max(workers, 1)) - 1;
  if (helpers > 0) {
    std::lock_guard lock(mutex_);
    while (arenas_.size() <= helpers) arenas_.push_back(std::make_unique<arena>());
    while (threads_.size() < helpers) threads_.emplace_back([this, index = threads_.size()] { loop(index); });
    work_ = work;
    data_ = data;
    wanted_ = running_ = helpers;
    ++run_number_;
  }
  if (helpers > 0) start_.notify_all();
  work(data, *arenas_[0]);
  if (helpers > 0) {
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return running_ == 0; });
  }
}

void pool::loop(std::size_t index) {
  std::uint64_t seen = 0;
  std::unique_lock lock(mutex_);
  for (;;) {
    start_.wait(lock, [&] { return stop_ || (run_number_ != seen && index < wanted_); });
    if (stop_) return;
    seen = run_number_;
    job const work = work_;
    void* const data = data_;
    arena& mine = *arenas_[index + 1];
    lock.unlock();
    work(data, mine);
    lock.lock();
    if (--running_ == 0) done_.notify_one();
  }
}

}  // namespace tw::cpu
