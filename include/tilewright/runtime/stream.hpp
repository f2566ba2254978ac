// Streams: queues of work of one device. `stream_ref` does not own; on the CPU everything has happened when a call returns.
#pragma once
#include <tilewright/runtime/device.hpp>

namespace tw {

struct stream_ref {
  tw::device device;
  void* native = nullptr;  // the driver's stream handle; null on the CPU

  friend constexpr bool operator==(stream_ref, stream_ref) noexcept = default;
};

// The library's own stream of the device: made at first use, never destroyed, independent of the driver's null stream.
stream_ref default_stream(device, loc = loc::current());

// Waits for all work enqueued so far. Throws error(device) if any of it failed.
void synchronize(stream_ref, loc = loc::current());

}  // namespace tw
