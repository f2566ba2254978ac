// What a kernel needs of a multiprocessor, as its cubin says, read without trusting a byte.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tw::cuda {

// Fields that the cubin does not state are empty.
struct resources {
  std::optional<std::int64_t> registers;  // of a thread
  std::optional<std::int64_t> stack;      // bytes of a thread: registers that did not fit, and local arrays
  std::int64_t shared = 0;  // bytes of a CTA, without what the system keeps for itself (1 KiB from sm_90 on)
  std::optional<std::int64_t> threads;  // of a CTA
  std::int64_t cluster = 1;  // CTAs that work on one tile block
  std::int64_t code = 0;  // bytes of machine code
  bool lines = false;  // it has line information
  std::string problem;  // not empty: the cubin is not whole, or has no such kernel; the rest is then 0

  bool known() const noexcept { return problem.empty(); }
};

// Never throws for bad contents.
resources read_resources(std::span<const std::uint8_t> cubin, std::string_view kernel);

}  // namespace tw::cuda
