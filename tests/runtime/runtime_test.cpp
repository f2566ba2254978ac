#include <gmock/gmock.h>

#include <cstring>
#include <numeric>
#include <thread>

#include <tilewright/runtime/device.hpp>
#include <tilewright/runtime/error.hpp>
#include <tilewright/runtime/stream.hpp>

#include "cuda/fake.hpp"
#include "runtime/choose.hpp"
#include "runtime/memory.hpp"
#include "support/environment.hpp"

namespace {

using namespace tw;
using test::error_text;
using test::variables;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

const loc here = loc::current();

TEST(errors, text_kind_and_parts) {
  const error e(error_kind::launch, here, "the cause", "the remedy");
  const std::string place = std::string(here.file_name()) + ":" + std::to_string(here.line()) + ":" +
                            std::to_string(here.column());
  EXPECT_EQ(e.what(), place + ": launch error: the cause\n  remedy: the remedy");
  EXPECT_EQ(e.kind(), error_kind::launch);
  EXPECT_EQ(e.cause(), "the cause");
  EXPECT_EQ(e.remedy(), "the remedy");
  EXPECT_EQ(e.where().line(), here.line());
  EXPECT_FALSE(e.submitted());
  EXPECT_EQ(error(error_kind::usage, here, "alone").what(), place + ": usage error: alone");
}

TEST(errors, copies_share_and_other_places_do_not_change_the_first) {
  const error e(error_kind::device, here, "c", "r");
  const error copy = e;
  EXPECT_EQ(copy.what(), e.what()) << "the same text in memory: a copy cannot fail";
  static_assert(std::is_nothrow_copy_constructible_v<error> && std::is_nothrow_copy_assignable_v<error>);
  const loc there = loc::current();
  const error moved = e.at(there).marked_submitted();
  EXPECT_EQ(moved.where().line(), there.line());
  EXPECT_TRUE(moved.submitted());
  EXPECT_EQ(moved.kind(), error_kind::device);
  EXPECT_EQ(moved.remedy(), "r");
  EXPECT_EQ(e.where().line(), here.line());
  EXPECT_FALSE(e.submitted());
}

TEST(errors, every_kind_has_a_name_and_faults_ask_for_a_report) {
  EXPECT_EQ(name(error_kind::usage), "usage");
  EXPECT_EQ(name(error_kind::unsupported), "unsupported");
  EXPECT_EQ(name(error_kind::compile), "compile");
  EXPECT_EQ(name(error_kind::launch), "launch");
  EXPECT_EQ(name(error_kind::driver), "driver");
  EXPECT_EQ(name(error_kind::device), "device");
  EXPECT_EQ(name(error_kind::internal), "internal");
  EXPECT_THAT(error_text([] { internal_fault("it is odd"); }),
              AllOf(HasSubstr("internal error: it is odd"), HasSubstr("please report")));
}

// The driver that choose_device asks, made anew for each test.
cuda::driver const* asked = nullptr;
int times_asked = 0;
cuda::driver const& ask() {
  ++times_asked;
  return *asked;
}

runtime::choice choose(const char* wish, cuda::driver const& d) {
  asked = &d;
  times_asked = 0;
  return runtime::choose_device(wish, &ask, here);
}

TEST(choice, the_cpu_on_request_without_touching_the_driver) {
  const runtime::choice c = runtime::choose_device("cpu", nullptr, here);
  EXPECT_EQ(c.kind, device_kind::cpu);
  EXPECT_EQ(c.reason, "TW_DEVICE=cpu");
}

TEST(choice, the_first_usable_gpu_else_the_cpu) {
  {
    const variables v{{"FAKE_CUDA_SM", "75,86,90"}};
    const runtime::choice c = choose("", cuda::driver(FAKE_LIBCUDA));
    EXPECT_EQ(c.kind, device_kind::cuda);
    EXPECT_EQ(c.ordinal, 1);
  }
  {
    const variables v{{"FAKE_CUDA_SM", "75"}};
    const runtime::choice c = choose("", cuda::driver(FAKE_LIBCUDA));
    EXPECT_EQ(c.kind, device_kind::cpu);
    EXPECT_THAT(c.reason, AllOf(HasSubstr("Fake GPU 0"), HasSubstr("7.5")));
  }
  const runtime::choice c = choose("", cuda::driver("/nowhere/libcuda.so.1"));
  EXPECT_EQ(c.kind, device_kind::cpu);
  EXPECT_THAT(c.reason, HasSubstr("could not be loaded"));
}

TEST(choice, a_wish_for_a_gpu_is_met_or_refused) {
  const variables v{{"FAKE_CUDA_SM", "90,75"}};
  const cuda::driver d(FAKE_LIBCUDA);
  EXPECT_EQ(choose("cuda", d).ordinal, 0);
  EXPECT_EQ(choose("cuda:0", d).kind, device_kind::cuda);
  EXPECT_THAT(error_text([&] { choose("cuda:1", d); }),
              AllOf(HasSubstr("unsupported error: TW_DEVICE asks for cuda:1"), HasSubstr("7.5")));
  EXPECT_THAT(error_text([&] { choose("cuda:7", d); }), HasSubstr("counts 2 GPUs"));
  EXPECT_THAT(error_text([&] { choose("cuda", cuda::driver("/nowhere/libcuda.so.1")); }),
              AllOf(HasSubstr("TW_DEVICE asks for cuda"), HasSubstr("could not be loaded"), HasSubstr("remedy:")));
}

TEST(choice, other_wishes_are_mistakes) {
  const cuda::driver d(FAKE_LIBCUDA);
  for (const char* wish :
       {"gpu", "CPU", "cuda:", "cuda:x", "cuda:-1", "cuda:0x1", "cuda:1 ", "cuda1", "cuda:99999999999999999999"}) {
    EXPECT_THAT(
      error_text([&] { choose(wish, d); }),
      AllOf(HasSubstr("usage error"), HasSubstr(std::string("'") + wish + "'"), HasSubstr("cpu, cuda or cuda:N")));
  }
}

TEST(devices, the_cpu) {
  const device d = device::cpu();
  EXPECT_EQ(d, device());
  EXPECT_TRUE(d.is_cpu());
  EXPECT_EQ(d.sm(), 0);
  EXPECT_EQ(to_string(d), "cpu");
  EXPECT_FALSE(d.name().empty());
  EXPECT_GE(d.multiprocessors(), 1);
  EXPECT_GT(d.memory_bytes(), std::uint64_t{1} << 20);
  EXPECT_EQ(default_stream(d).native, nullptr);
  EXPECT_NO_THROW(synchronize(default_stream(d)));
}

TEST(devices, current_follows_the_environment) {
  EXPECT_EQ(device::current(), device::cpu());  // tests run with TW_DEVICE=cpu
}

// The process's own driver is the fake one: see main below.
TEST(devices, gpus) {
  const auto all = device::cuda_devices();
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0], device::cuda());
  EXPECT_EQ(all[1].ordinal(), 2);
  EXPECT_EQ(all[1].sm(), 121);
  EXPECT_EQ(all[1].name(), "Fake GPU 2");
  EXPECT_EQ(all[1].multiprocessors(), 7);
  EXPECT_EQ(to_string(all[1]), "cuda:2");
  EXPECT_NE(all[0], all[1]);
  EXPECT_NE(all[0], device::cpu());
  EXPECT_THAT(error_text([] { device::cuda(1); }), HasSubstr("compute capability is 7.5"));
  EXPECT_NE(default_stream(all[0]).native, default_stream(all[1]).native);
  EXPECT_EQ(default_stream(all[0]), default_stream(all[0]));
}

class memory : public testing::TestWithParam<int> {  // -1: the CPU, else a GPU's number
 protected:
  device where_ = GetParam() < 0 ? device::cpu() : device::cuda(GetParam());
  stream_ref stream_ = default_stream(where_);
};

TEST_P(memory, is_aligned_writable_and_copied) {
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{255}, std::size_t{256}, std::size_t{257},
                                  std::size_t{4} << 20, (std::size_t{9} << 20) + 5}) {
    void* p = runtime::allocate(where_, bytes, stream_, here);
    ASSERT_NE(p, nullptr);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(p) % runtime::allocation_alignment, 0u) << bytes;
    std::vector<std::uint8_t> in(bytes), out(bytes, 1);
    std::iota(in.begin(), in.end(), std::uint8_t{3});
    runtime::copy(stream_, p, where_, in.data(), device::cpu(), bytes, here);
    void* q = runtime::allocate(where_, bytes, stream_, here);
    runtime::copy(stream_, q, where_, p, where_, bytes, here);
    runtime::copy(stream_, out.data(), device::cpu(), q, where_, bytes, here);
    synchronize(stream_);
    EXPECT_EQ(in, out) << bytes;
    runtime::fill_zero(stream_, q, where_, bytes, here);
    runtime::copy(stream_, out.data(), device::cpu(), q, where_, bytes, here);
    synchronize(stream_);
    EXPECT_EQ(out, std::vector<std::uint8_t>(bytes, 0));
    runtime::release(where_, p, bytes, stream_);
    runtime::release(where_, q, bytes, stream_);
  }
}

TEST_P(memory, of_no_bytes) {
  EXPECT_EQ(runtime::allocate(where_, 0, stream_, here), nullptr);
  runtime::release(where_, nullptr, 0, stream_);
  EXPECT_NO_THROW(runtime::copy(stream_, nullptr, where_, nullptr, device::cpu(), 0, here));
  EXPECT_NO_THROW(runtime::fill_zero(stream_, nullptr, where_, 0, here));
}

TEST_P(memory, too_much_is_an_error_with_the_sizes) {
  for (const std::size_t bytes : {std::size_t{1} << 50, SIZE_MAX, SIZE_MAX - 255}) {
    const std::string text = error_text([&] { runtime::allocate(where_, bytes, stream_, here); });
    EXPECT_THAT(text, AllOf(HasSubstr("device error: out of memory on"),
                            HasSubstr(std::to_string(bytes) + " bytes were asked for"), HasSubstr("remedy")));
  }
}

INSTANTIATE_TEST_SUITE_P(devices, memory, testing::Values(-1, 0, 2));

TEST(memory_between, gpus) {
  const device a = device::cuda(0), b = device::cuda(2);
  const std::vector<std::uint8_t> in{1, 2, 3};
  std::vector<std::uint8_t> out(3);
  for (const device owner : {a, b}) {
    const stream_ref s = default_stream(owner);
    void* p = runtime::allocate(a, 3, default_stream(a), here);
    void* q = runtime::allocate(b, 3, default_stream(b), here);
    runtime::copy(s, p, a, in.data(), device::cpu(), 3, here);
    test::clear_calls();
    runtime::copy(s, q, b, p, a, 3, here);
    EXPECT_THAT(test::calls(), HasSubstr("cuMemcpyPeerAsync"));
    runtime::copy(s, out.data(), device::cpu(), q, b, 3, here);
    EXPECT_EQ(in, out);
    runtime::release(a, p, 3, default_stream(a));
    runtime::release(b, q, 3, default_stream(b));
  }
}

}  // namespace

int main(int argc, char** argv) {
  setenv("TW_LIBCUDA", FAKE_LIBCUDA, 1);
  setenv("FAKE_CUDA_SM", "90,75,121", 1);
  setenv("TW_DEVICE", "cpu", 1);
  testing::InitGoogleMock(&argc, argv);
  return RUN_ALL_TESTS();
}
