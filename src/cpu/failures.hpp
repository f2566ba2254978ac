// What went wrong in the blocks of one run.
#pragma once
#include <exception>
#include <mutex>
#include <string>

namespace tw::cpu {

struct failures {
  std::mutex mutex;
  std::string first;  // of the assertions; empty: none failed
  std::exception_ptr thrown;  // by the executor itself: no memory

  void add(std::string text) {
    std::lock_guard lock(mutex);
    if (first.empty()) first = std::move(text);
  }
};

}  // namespace tw::cpu
