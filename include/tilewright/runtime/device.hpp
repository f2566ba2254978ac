// Where memory lies and kernels run: the CPU or one GPU. A small value, cheap to copy and compare.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <tilewright/runtime/error.hpp>

namespace tw {

enum class device_kind : std::uint8_t { cpu, cuda };

class device {
 public:
  // The CPU.
  constexpr device() noexcept = default;
  static constexpr device cpu() noexcept { return {}; }

  // The GPU with this number, counted as the driver counts. Throws error(unsupported) that says why it cannot be used
  // (no driver, driver too old, no such GPU, compute capability below 8.0) and what to do.
  static device cuda(int ordinal = 0, loc = loc::current());

  // The device that programs use when they name none: TW_DEVICE (cpu, cuda, cuda:N) if set, else the first usable GPU,
  // else the CPU. Decided once a process. Throws error(unsupported) if TW_DEVICE asks for a GPU that cannot be used,
  // error(usage) if it is none of the three forms.
  static device current(loc = loc::current());

  // All usable GPUs; empty where there are none. Never throws for want of a driver.
  static std::vector<device> cuda_devices();

  constexpr device_kind kind() const noexcept { return kind_; }
  constexpr bool is_cpu() const noexcept { return kind_ == device_kind::cpu; }
  constexpr bool is_cuda() const noexcept { return kind_ == device_kind::cuda; }
  constexpr int ordinal() const noexcept { return ordinal_; }  // 0 on the CPU
  constexpr int sm() const noexcept { return sm_; }  // compute capability, 90 for 9.0; 0 on the CPU

  std::string name() const;  // "NVIDIA H200", or the processor's model name
  int multiprocessors() const;  // on the CPU: the threads that run blocks
  std::uint64_t memory_bytes() const;  // installed, not free

  friend constexpr bool operator==(device, device) noexcept = default;

 private:
  constexpr device(device_kind kind, int ordinal, int sm) noexcept
      : kind_(kind), ordinal_(static_cast<std::uint8_t>(ordinal)), sm_(static_cast<std::uint16_t>(sm)) {}

  device_kind kind_ = device_kind::cpu;
  std::uint8_t ordinal_ = 0;
  std::uint16_t sm_ = 0;
};

// "cpu" or "cuda:N", the spelling that TW_DEVICE understands.
std::string to_string(device);

}  // namespace tw
