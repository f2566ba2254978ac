// Threads that run the blocks of a grid.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "cpu/arena.hpp"

namespace tw::cpu {

class pool {
 public:
  // Calls `work(data, arena)` on `workers` threads at once, this one among them, each with an arena of its own, and
  // returns when all have returned. `work` may not throw. Runs of different callers take turns.
  using job = void (*)(void* data, arena&);
  void run(int workers, job work, void* data);

  static pool& instance();

 private:
  pool() = default;
  ~pool();
  void loop(std::size_t index);

  std::mutex turn_;  // held for the whole run
  std::mutex mutex_;  // guards what follows
  std::condition_variable start_, done_;
  std::vector<std::thread> threads_;
  std::vector<std::unique_ptr<arena>> arenas_;  // of the caller, then of each thread
  std::uint64_t run_number_ = 0;
  std::size_t wanted_ = 0;  // threads that take part in the current run
  std::size_t running_ = 0;
  job work_ = nullptr;
  void* data_ = nullptr;
  bool stop_ = false;
};

}  // namespace tw::cpu
