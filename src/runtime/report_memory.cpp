#include "runtime/report_memory.hpp"

#include <mutex>
#include <vector>

#include "cuda/memory.hpp"

namespace tw::runtime {
namespace {

// Of all GPUs: page-locked memory has one address for all of them.
class pool {
 public:
  report_memory::words* get(device d, loc where) {
    std::lock_guard const lock(mutex_);
    if (free_.empty()) {
      auto const& driver = cuda::driver::instance();
      auto* const page = static_cast<report_memory::words*>(cuda::allocate_shared(
        driver, driver.require(d.ordinal(), where), page_words * sizeof(report_memory::words), where));
      free_.reserve(made_ += page_words);
      for (std::size_t i = page_words; i-- > 0;) free_.push_back(page + i);
    }
    auto* const p = free_.back();
    free_.pop_back();
    return p;
  }
  void put(report_memory::words* p) {
    std::lock_guard const lock(mutex_);
    free_.push_back(p);  // there is room for all
  }

 private:
  static constexpr std::size_t page_words = 4096 / sizeof(report_memory::words);
  std::mutex mutex_;
  std::size_t made_ = 0;
  std::vector<report_memory::words*> free_;
};

pool& shared_pool() {
  static auto* const p = new pool;  // launches may still end while the process does
  return *p;
}

}  // namespace

report_memory::report_memory(device d, loc where) {
  if (d.is_cuda()) words_ = shared_pool().get(d, where);
}

report_memory::words report_memory::take() {
  words const found = *words_;
  if (words_ == &own_ || words_ == nullptr) return found;
  *words_ = {};
  shared_pool().put(words_);
  words_ = nullptr;
  return found;
}

void* unread_report(device d, loc where) {
  static report_memory one(d, where);
  return one.address();
}

}  // namespace tw::runtime
