// Where a kernel reports to the host, without copies: a few bytes that both reach.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <tilewright/runtime/stream.hpp>

namespace tw::runtime {

// Two words at a multiple of 16 bytes, zero at first: memory of this object for the CPU, page-locked memory for a GPU. They are used
// by one launch; whoever makes one waits for that launch, then calls take().
class report_memory {
 public:
  using words = std::array<std::uint64_t, 2>;

  // Throws error(device, driver).
  report_memory(device, loc);
  report_memory(report_memory const&) = delete;
  report_memory& operator=(report_memory const&) = delete;

  // For the kernel.
  void* address() { return words_; }
  // What the kernel wrote. Only when the launch has ended, or never began: the memory may serve the next one. Without this call, it
  // is never used again: a kernel that still runs may write to it.
  words take();

 private:
  alignas(16) words own_{};
  words* words_ = &own_;
};

// GPU memory of the same form for launches whose reports nobody reads; one for all of them.
void* unread_report(device, loc);

}  // namespace tw::runtime
