#include <tilewright/runtime/stream.hpp>

#include "cuda/driver.hpp"
#include "cuda/memory.hpp"

namespace tw {

stream_ref default_stream(device d, loc where) {
  if (d.is_cpu()) return {d, nullptr};
  cuda::driver const& driver = cuda::driver::instance();
  return {d, driver.activate(driver.require(d.ordinal(), where), where).stream};
}

void synchronize(stream_ref s, loc where) {
  if (s.device.is_cpu()) return;
  cuda::driver const& driver = cuda::driver::instance();
  cuda::synchronize(driver, driver.require(s.device.ordinal(), where), static_cast<cuda::stream_t>(s.native), where);
}

}  // namespace tw
