// Report 8: a missing libcuda.so.1 ended in an unclear failure. Here the CPU works, and a GPU call explains itself.
#include <gmock/gmock.h>

#include <cstdlib>

#include <tilewright/runtime/device.hpp>
#include <tilewright/runtime/stream.hpp>

#include "runtime/memory.hpp"
#include "support/environment.hpp"

namespace {

using namespace tw;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(report_8, without_a_driver_the_cpu_works_and_a_gpu_call_explains) {
  EXPECT_THAT(device::cuda_devices(), IsEmpty());
  const device d = device::current();
  EXPECT_EQ(d, device::cpu());
  float value = 3, copy = 0;
  void* p = runtime::allocate(d, sizeof value, default_stream(d), loc::current());
  runtime::copy(default_stream(d), p, d, &value, device::cpu(), sizeof value, loc::current());
  runtime::copy(default_stream(d), &copy, device::cpu(), p, d, sizeof value, loc::current());
  runtime::release(d, p, sizeof value, default_stream(d));
  EXPECT_EQ(copy, 3);
  EXPECT_THAT(test::error_text([] { device::cuda(); }),
              AllOf(HasSubstr("no_driver_test.cpp:"), HasSubstr("unsupported error: GPU 0 cannot be used"),
                    HasSubstr("/nowhere/libcuda.so.1"), HasSubstr("remedy: install NVIDIA's driver"),
                    HasSubstr("TW_DEVICE=cpu")));
}

}  // namespace

int main(int argc, char** argv) {
  setenv("TW_LIBCUDA", "/nowhere/libcuda.so.1", 1);
  unsetenv("TW_DEVICE");
  testing::InitGoogleMock(&argc, argv);
  return RUN_ALL_TESTS();
}
