// The rule by which a program's device is chosen, apart from the process's state so that it can be tested and explained.
#pragma once
#include <string>
#include <string_view>

#include <tilewright/runtime/device.hpp>

#include "cuda/driver.hpp"

namespace tw::runtime {

struct choice {
  device_kind kind = device_kind::cpu;
  int ordinal = 0;
  std::string reason;  // for people: "TW_DEVICE=cpu", "first usable GPU", "no usable GPU: ..."
};

// `wish` is the value of TW_DEVICE, empty if unset. The driver is only asked for (loaded) when the wish does not settle
// it. Throws like device::current.
choice choose_device(std::string_view wish, cuda::driver const& (*driver)(), loc);

}  // namespace tw::runtime
