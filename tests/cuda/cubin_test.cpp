#include "cuda/cubin.hpp"

#include <gmock/gmock.h>
#include <rapidcheck.h>

#include "cuda/make_cubin.hpp"

namespace {

using namespace tw;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(cubin, tells_architecture_and_kernels) {
  for (const int sm : {80, 86, 90, 100, 103, 120, 121}) {
    for (const int abi : {7, 8}) {
      const cuda::cubin c = cuda::parse_cubin(test::make_cubin({.sm = sm, .abi = abi, .kernels = {"gemm", "softmax"}}));
      EXPECT_TRUE(c.whole()) << c.problem;
      EXPECT_EQ(c.sm, sm) << "ABI " << abi;
      EXPECT_THAT(c.kernels, ElementsAre("gemm", "softmax"));
      EXPECT_TRUE(c.has("gemm"));
      EXPECT_FALSE(c.has("gem"));
      EXPECT_FALSE(c.has("gemm2"));
    }
  }
}

TEST(cubin, every_cut_is_noticed) {
  const auto whole = test::make_cubin();
  ASSERT_TRUE(cuda::parse_cubin(whole).whole());
  for (std::size_t n = 0; n < whole.size(); ++n) {
    // A buffer of exactly n bytes, so that a sanitizer sees every read past its end.
    const std::vector<std::uint8_t> cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(n));
    EXPECT_FALSE(cuda::parse_cubin(cut).whole()) << n << " of " << whole.size() << " bytes";
  }
}

TEST(cubin, no_single_damaged_byte_leads_outside) {
  const auto whole = test::make_cubin({.kernels = {"a", "bb"}});
  int noticed = 0;
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (const int value : {0x00, 0x01, 0x7f, 0x80, 0xff}) {
      auto bytes = whole;
      bytes[at] = static_cast<std::uint8_t>(value);
      noticed += !cuda::parse_cubin(bytes).whole();  // what matters is that a sanitizer is silent
    }
  }
  EXPECT_GT(noticed, 100);
}

TEST(cubin, damaged_bytes_never_lead_outside) {
  const auto whole = test::make_cubin({.kernels = {"a", "bb", "ccc"}});
  const bool held = rc::check("a cubin with random damage is parsed without reading outside", [&] {
    auto bytes = whole;
    const int damages = *rc::gen::inRange(1, 6);
    for (int i = 0; i < damages; ++i) {
      const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
      bytes[at] = *rc::gen::element<std::uint8_t>(0, 1, 0x7f, 0x80, 0xff, *rc::gen::arbitrary<std::uint8_t>());
    }
    const cuda::cubin c = cuda::parse_cubin(bytes);
    if (c.whole()) {
      for (std::string const& name : c.kernels) RC_ASSERT(name.size() < bytes.size());
    }
  });
  EXPECT_TRUE(held);
}

TEST(cubin, says_what_is_wrong) {
  const auto why = [](std::vector<std::uint8_t> const& bytes) { return cuda::parse_cubin(bytes).problem; };
  EXPECT_THAT(why({}), HasSubstr("it is empty"));
  EXPECT_THAT(why({1, 2, 3}), HasSubstr("shorter than an ELF header"));
  EXPECT_THAT(why(std::vector<std::uint8_t>(100, 'x')), HasSubstr("ELF magic"));
  EXPECT_THAT(why(test::make_cubin({.machine = 62})), HasSubstr("machine 62"));
  auto wide = test::make_cubin();
  wide[4] = 1;
  EXPECT_THAT(why(wide), HasSubstr("64-bit"));
}

// Where the parts of make_cubin lie, read from its own headers.
std::uint64_t number(std::vector<std::uint8_t> const& bytes, std::size_t at, int size) {
  std::uint64_t value = 0;
  for (int i = size; i-- > 0;) value = value << 8 | bytes[at + static_cast<std::size_t>(i)];
  return value;
}

TEST(cubin, a_segment_outside_the_file) {
  auto bytes = test::make_cubin();
  const std::size_t segment = number(bytes, 32, 8);
  bytes[segment + 32 + 2] = 1;  // 65536 bytes more in the file
  EXPECT_THAT(cuda::parse_cubin(bytes).problem, HasSubstr("segment 0 lies outside"));
}

TEST(cubin, a_function_that_is_only_referred_to_is_no_kernel) {
  auto bytes = test::make_cubin({.kernels = {"here", "elsewhere"}});
  const std::size_t sections = number(bytes, 40, 8), symbols = number(bytes, sections + 3 * 64 + 24, 8);
  bytes[symbols + 2 * 24 + 6] = 0;  // the section of the second function: undefined
  const cuda::cubin c = cuda::parse_cubin(bytes);
  EXPECT_TRUE(c.whole()) << c.problem;
  EXPECT_THAT(c.kernels, ElementsAre("here"));
}

TEST(cubin, code_outside_its_section) {
  auto bytes = test::make_cubin();
  const std::size_t sections = number(bytes, 40, 8), symbols = number(bytes, sections + 3 * 64 + 24, 8);
  bytes[symbols + 24 + 16] = 17;  // its size; the section has 16 bytes
  EXPECT_THAT(cuda::parse_cubin(bytes).problem, HasSubstr("code of function kernel lies outside"));
}

TEST(cubin, loadable_only_for_its_architecture_and_kernel) {
  const auto bytes = test::make_cubin({.sm = 90, .kernels = {"gemm"}});
  EXPECT_THAT(cuda::why_not_loadable(bytes, 90, "gemm"), IsEmpty());
  EXPECT_THAT(cuda::why_not_loadable(bytes, 100, "gemm"), HasSubstr("for sm_90, not for sm_100"));
  EXPECT_THAT(cuda::why_not_loadable(bytes, 90, "other"), HasSubstr("no kernel 'other'; it has: gemm"));
}

}  // namespace
